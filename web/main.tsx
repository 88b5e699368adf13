import { render } from 'preact';
import { App } from './pages/App.tsx';
import { takeFragment } from './pages/fragment.ts';
import { startWords } from './pages/language.ts';
import { startClock } from './pages/time.ts';
import { startRouter } from './pages/router.ts';

// Before anything else: a key must leave the address bar before any script could ask for anything.
takeFragment();
startRouter();
startClock();
const root = document.getElementById('app')!;
await startWords();
root.replaceChildren();
render(<App />, root);
