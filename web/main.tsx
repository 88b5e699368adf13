import { render } from 'preact';
import { App, ready } from './pages/App.tsx';
import { takeFragment } from './pages/fragment.ts';
import { startWords } from './pages/language.ts';
import { startClock } from './pages/time.ts';
import { routeOf, startRouter } from './pages/router.ts';

// Before anything else: a key must leave the address bar before any script could ask for anything.
takeFragment();
startRouter();
startClock();
const root = document.getElementById('app')!;
// Not with a top-level await: the pages' chunks import this one, and each would wait for the other.
// A failed load is told by the page itself, where it can be tried again.
void Promise.all([startWords(), ready(routeOf(location.pathname)).catch(() => undefined)]).then(() => {
  root.replaceChildren();
  render(<App />, root);
});
