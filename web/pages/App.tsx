import { type ComponentType, h } from 'preact';
import { Foot, Head } from './Frame.tsx';
import { needBoth, needHome, needMore, useWords } from './language.ts';
import { lazily } from './Lazy.tsx';
import { place, type Route, routeOf } from './router.ts';

/** The whole page: head, the page of the path, foot. */
export function App() {
  const route = routeOf(place.value.path);
  return (
    <>
      <a class="skip button" href="#main">
        {useWords().text.skip}
      </a>
      <Head route={route} />
      <Page key={place.value.path} route={route} />
      <Foot route={route} />
    </>
  );
}

/** The page of a route, with what else the path says. */
function Page({ route }: { route: Route }) {
  return h(PAGES[route.page] as ComponentType<Route>, route);
}

/** Loads the code of a page before it is drawn. */
export async function ready(route: Route): Promise<void> {
  await PAGES[route.page].ready();
}

const Home = lazily(() => import('./Home.tsx').then((module) => module.Home), needHome);
const New = lazily(() => import('./New.tsx').then((module) => module.New), needBoth);
const Rules = lazily(() => import('./Rules.tsx').then((module) => module.Rules), needBoth);
const About = lazily(() => import('./About.tsx').then((module) => module.About));
const Table = lazily(() => import('../table/Table.tsx').then((module) => module.Table));
const Missing = lazily(() => import('./Missing.tsx').then((module) => module.Missing), needMore);
const Inbox = lazily(() => import('../inbox/load.ts').then((module) => module.inboxPage()));
const PAGES = { home: Home, new: New, rules: Rules, about: About, table: Table, inbox: Inbox, missing: Missing } as const;
