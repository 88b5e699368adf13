import { Table } from '../table/Table.tsx';
import { Foot, Head } from './Frame.tsx';
import { Home } from './Home.tsx';
import { useWords } from './language.ts';
import { lazily } from './Lazy.tsx';
import { Missing } from './Missing.tsx';
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

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'new':
      return <New game={route.game} />;
    case 'table':
      return <Table table={route.table} />;
    case 'rules':
      return <Rules game={route.game} />;
    case 'about':
      return <About />;
    case 'missing':
      return <Missing />;
  }
}

const New = lazily(() => import('./New.tsx').then((module) => module.New));
const Rules = lazily(() => import('./Rules.tsx').then((module) => module.Rules));
const About = lazily(() => import('./About.tsx').then((module) => module.About));
