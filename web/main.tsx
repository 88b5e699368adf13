// What every game reads its table with, and what both the first page and a table draw: here, so that each is loaded
// once and no file of its own.
import '../shared/engine/secret.ts';
import './pages/games.ts';
import './pages/names.ts';
import './pages/Sentence.tsx';
import './pages/Stamp.tsx';
import './table/options.ts';
import { render } from 'preact';
import { App, ready } from './pages/App.tsx';
import { takeFragment } from './pages/fragment.ts';
import { restoreInbox } from './pages/inbox.ts';
import { startWords } from './pages/language.ts';
import { routeOf, startRouter } from './pages/router.ts';
import { startClock } from './pages/time.ts';

// Before anything else: a key must leave the address bar before any script could ask for anything.
takeFragment();
startRouter();
startClock();
void restoreInbox();
void start();

// Not awaited at the top: the pages import from this very file, and would wait for it while it waits for them.
async function start(): Promise<void> {
  // A page that could not be loaded says so itself, where it can be tried again.
  await Promise.all([startWords(), ready(routeOf(location.pathname)).catch(() => undefined)]);
  const root = document.getElementById('app')!;
  root.replaceChildren();
  render(<App />, root);
}
