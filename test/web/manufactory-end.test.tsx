import { cleanup, render, waitFor } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { redact } from '../../shared/engine/secret.ts';
import { manufactory } from '../../shared/games/manufactory/index.ts';
import { standings } from '../../shared/games/manufactory/score.ts';
import { COLOURS } from '../../shared/games/manufactory/state.ts';
import { common } from '../../shared/text/common/all.ts';
import { type Language, LANGUAGES, plain } from '../../shared/text/say.ts';
import { End, verdict as verdictOf } from '../../web/games/manufactory/End.tsx';
import view from '../../web/games/manufactory/index.tsx';
import { startWords } from '../../web/pages/language.ts';
import { MANUFACTORY_NOTATION } from '../games/manufactory/position.ts';
import { byDefault, playout, testSeed } from '../games/playout.ts';
import { PEOPLE, peopleIn, written } from './manufactory-table.tsx';

beforeAll(() => Promise.all([...LANGUAGES.map(view.load), startWords()]));

const over = (groups: string) => redact(MANUFACTORY_NOTATION.set(`${groups} | belt - | deck -`).state, 'everyone');

function ending(groups: string, language: Language = 'en'): HTMLElement {
  cleanup();
  const state = over(groups);
  return render(<End state={state} events={[]} me={null} people={peopleIn(language).slice(0, state.groups.length)} language={language} />).container as HTMLElement;
}

const FOUR = 'w001/3 u001/1 k001/1 r001/1';

describe('the reckoning', () => {
  test('everybody by place; colours and the bonus add up to the points', () => {
    const root = ending(`p1 w002/2 | p2 ${FOUR}`);
    expect(written(root, '.groups thead th')).toEqual(['Ana', 'Bo']);
    const sums = written(root, '.groups tfoot td');
    expect(sums).toEqual(['+24 / 6', '+01 / 6', '14', '2']);
    const [ana] = standings(over(`p1 w002/2 | p2 ${FOUR}`)).slice(1);
    expect(COLOURS.reduce((sum, colour) => sum + ana!.points[colour], ana!.bonus)).toBe(14);
  });

  test('why nobody is second is said where several are first and others have some (R23)', () => {
    const notes = (groups: string) => written(ending(groups), '.groups tbody th small')[0];
    const tied = 'p1 w001/4 | p2 w002/4 | p3 w003/2';
    expect(notes(tied)).toBe('Bo and Ana level · no second place after a tie');
    expect(notes(`with secondAfterTie | ${tied}`)).toBe('Bo and Ana level');
    expect(notes('p1 w001/4 | p2 w002/4')).toBe('Bo and Ana level');
  });

  test('all parts by name, and what was scrapped', () => {
    const root = ending(`p1 w002/2 | p2 ${FOUR} | discard n001/5 n002/1`);
    expect(written(root, 'summary')).toEqual(['Ana, 4 parts', 'Bo, 1 part', 'Scrapped, 2 parts']);
    expect(root.querySelectorAll('.shelf li').length).toBe(7);
    for (const name of written(root, '.shelf bdi')) expect(name).toMatch(/\p{L}+ \p{L}+/u);
  });
});

test('the score turn by turn: a line for each seat, from nothing to the result', () => {
  cleanup();
  const { match } = playout(manufactory, { options: { crates: 3, secondAfterTie: false, parts: 'pool' }, seats: 3, seed: testSeed(2) }, byDefault);
  const state = redact(match.state, 'everyone');
  const events = match.told.map(({ event }) => redact(event, 'everyone'));
  const root = render(<End state={state} events={events} me={0} people={PEOPLE.slice(0, 3)} language="en" />).container;
  const lines = [...root.querySelectorAll('.points-chart > svg .of-seat')].map((one) => one.getAttribute('d')!);
  expect(lines.length).toBe(3);
  for (const line of lines) expect(line.match(/H/g)!.length).toBe(match.n);
  const scores = standings(state).map(({ total }) => total);
  const said = root.querySelector('.points-chart')!.getAttribute('aria-label')!;
  for (const { seat, name } of PEOPLE.slice(0, 3)) expect(said).toContain(`${name} ${scores[seat]}`);
});

test('the reckoning and the verdict come when they are first shown', async () => {
  const state = over(`p1 w002/2 | p2 ${FOUR}`);
  expect(view.verdict(state, 'en')).toEqual([]);
  cleanup();
  const root = render(<view.End state={state} events={[]} me={0} people={PEOPLE.slice(0, 2)} language="en" />).container;
  await waitFor(() => expect(root.querySelector('.ledger')).not.toBeNull());
  expect(view.verdict(state, 'en')).toEqual(verdictOf(state, 'en'));
});

describe('the verdict', () => {
  const verdict = (groups: string, language: Language = 'en') => plain(verdictOf(over(groups), language), (seat) => common[language].person(PEOPLE[seat]!.name));

  test('most points, by how many, and where they come from', () => {
    expect(LANGUAGES.map((language) => verdict(`p1 w002/2 | p2 ${FOUR}`, language))).toEqual([
      'Ana has 14 points, 12 more than Bo. 12 are for being first or second in colours, 2 for holding 4 of them.',
      'Ana 님이 14점으로 Bo 님보다 12점 많습니다. 색 순위로 12점, 4가지 색을 모아 2점을 얻었습니다.',
      'Ana tiene 14 puntos, 12 más que Bo. De ellos, 12 vienen de los puestos en los colores y 2 de tener 4 distintos.',
    ]);
    expect(verdict('p1 w001/1 | p2 w002/3 | p3 w003/1')).toBe('Ana has 3 points, 2 more than Bo and 민지. All of them are for colours.');
  });

  test('a shared win', () => {
    expect(LANGUAGES.map((language) => verdict('p1 w001/1 | p2 u001/3', language))).toEqual([
      'Bo and Ana share the win with 3 points each.',
      'Bo 님과 Ana 님이 3점으로 함께 이겼습니다.',
      'Bo y Ana comparten la victoria con 3 puntos.',
    ]);
  });
});
