import { signal } from '@preact/signals';
import { tableOf, takeFragment } from './fragment.ts';

/** The pages there are. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'rules'; readonly game: string | null }
  | { readonly page: 'about' }
  /** `stop`: what a letter's "unsubscribe" leads to. */
  | { readonly page: 'inbox'; readonly stop: string }
  | { readonly page: 'missing' };

/** Which page a path means. */
export function routeOf(path: string): Route {
  const table = tableOf(path);
  if (table !== null) return { page: 'table', table };
  const [first = '', second = '', ...more] = path.split('/').slice(1);
  if (more.some((part) => part !== '')) return { page: 'missing' };
  if (first === '') return { page: 'home' };
  if (first === 'new' && second !== '') return { page: 'new', game: second };
  if (first === 'rules') return { page: 'rules', game: second === '' ? null : second };
  if (first === 'about' && second === '') return { page: 'about' };
  if (first === (second === '' ? 'inbox' : 'stop')) return { page: 'inbox', stop: second };
  return { page: 'missing' };
}

/** The path shown; each visit is a new object, so that the same link can be followed again. */
export const place = signal({ path: location.pathname, first: true });

/** Goes to a page of ours without loading anew; a fragment's secrets are put away before anything is drawn. */
export function go(to: string): void {
  history.pushState(null, '', to);
  takeFragment();
  arrive();
  scrollTo(0, 0);
}

/** Listens to links and to the browser's own back and forward. */
export function startRouter(): void {
  place.value = { path: location.pathname, first: true };
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  addEventListener('click', (event) => {
    const to = followed(event);
    if (to === null) return;
    event.preventDefault();
    go(to);
  });
}

function arrive(): void {
  takeFragment();
  if (place.peek().path !== location.pathname) place.value = { path: location.pathname, first: false };
}

/** Where a click leads, when it is a plain click on a link to another page of ours. */
function followed(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  const url = new URL(link.href, location.href);
  const elsewhere = url.origin !== location.origin || /^\/(api|mailbox)\b/.test(url.pathname);
  const onPage = url.pathname === location.pathname && url.hash !== '';
  return elsewhere || onPage ? null : url.pathname + url.search + url.hash;
}
