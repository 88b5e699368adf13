import { cleanup, render, waitFor } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { redact } from '../../shared/engine/secret.ts';
import { type Language, plain } from '../../shared/text/say.ts';
import { End, verdict as verdictOf } from '../../web/games/guilds/End.tsx';
import view from '../../web/games/guilds/index.tsx';
import { startWords } from '../../web/pages/language.ts';
import { GUILDS_NOTATION } from '../games/guilds/position.ts';
import { common } from '../../shared/text/common/all.ts';
import { PEOPLE, peopleIn } from './guilds-table.tsx';

beforeAll(() => Promise.all([view.load('en'), view.load('ko'), view.load('es'), startWords()]));

const over = (given: string) => redact(GUILDS_NOTATION.set(`${given} | deck -`).state, 'everyone');

function ending(given: string, language: Language = 'en'): HTMLElement {
  cleanup();
  const state = over(given);
  return render(<End state={state} events={[]} me={0} people={peopleIn(language).slice(0, state.hands.length)} language={language} />).container as HTMLElement;
}

const rows = (root: HTMLElement, part: string): string[][] =>
  [...root.querySelectorAll(`.ledger ${part} tr`)].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.querySelector('.hide')?.textContent ?? cell.textContent));

describe('the reckoning', () => {
  // A 8–4 in yellow suns, 2 points for blue suns; red moons to B; blue crowns tied.
  const GIVEN = 'p1 5ys 3ys 2bs 4bc | p2 4ys 4rm 3bc 1bc';

  test('values, control, why and worth, guild by guild', () => {
    const root = ending(GIVEN);
    const body = rows(root, 'tbody');
    expect(body).toHaveLength(12);
    expect(body[0]).toEqual(['8', '4', 'Bo, 8 to 4', '1']);
    expect(body[2]).toEqual(['2', '0', 'Bo, 2 to 0', '2']);
    expect(body[4]).toEqual(['0', '4', 'Ana, 4 to 0', '1']);
    expect(body[11]).toEqual(['=4', '=4', 'Nobody: Bo and Ana both 4', '–']);
    expect(body[1]).toEqual(['0', '0', 'Nobody holds any', '–']);
    expect([...root.querySelectorAll('.ledger .won')].map((cell) => cell.textContent)).toEqual(['8', '2', '4']);
  });

  test('points add up, and the cards that decide a tie stand under them', () => {
    const [points, cards] = rows(ending(GIVEN), 'tfoot');
    expect(points).toEqual(['3', '1', 'of 13 at most', '4']);
    expect(cards!.slice(0, 2)).toEqual(['4', '4']);
  });

  test('the guilds of each, as long as their points, and every card', () => {
    const root = ending(GIVEN);
    expect([...root.querySelectorAll('.wins .hide')].map((one) => one.textContent)).toEqual(['Bo, 3 points: Yellow suns and Blue suns', 'Ana, 1 point: Red moons']);
    expect(root.querySelectorAll('details .card')).toHaveLength(8);
  });

  test('a tie of three is named in every language', () => {
    const three = 'p1 4ys | p2 3ys 1ys | p3 1rm';
    const tied = 'p1 2bc | p2 2bc | p3 2bc';
    expect(rows(ending(three), 'tbody')[0]![3]).toBe('Nobody: Bo and Ana both 4');
    expect(rows(ending(tied), 'tbody')[11]![3]).toBe('Nobody: Bo, Ana and Jo all 2');
    expect(rows(ending(tied, 'ko'), 'tbody')[11]![3]).toBe('없음: Bo 님, Ana 님, Jo 님 모두 2');
    expect(rows(ending(tied, 'es'), 'tbody')[11]![3]).toBe('Nadie: Bo, Ana y Jo empatan a 2');
  });
});

test('the reckoning and the verdict come when they are first shown', async () => {
  const state = over('p1 5ys | p2 -');
  expect(view.verdict(state, 'en')).toEqual([]);
  cleanup();
  const root = render(<view.End state={state} events={[]} me={0} people={PEOPLE.slice(0, 2)} language="en" />).container;
  await waitFor(() => expect(root.querySelector('.ledger')).not.toBeNull());
  expect(view.verdict(state, 'en')).toEqual(verdictOf(state, 'en'));
});

describe('the verdict', () => {
  const verdict = (given: string, language: Language = 'en') => plain(verdictOf(over(given), language), (seat) => common[language].person(PEOPLE[seat]!.name));

  test('who ended the game', () => {
    expect(verdict('p1 5ys | p2 - | turn p1')).toBe('Ana emptied the Draw Deck, which ended the game.');
    expect(verdict('p1 5ys | p2 - | turn p2')).toBe('Bo emptied the Draw Deck, which ended the game.');
  });

  test('the house begins every sentence of it with a capital letter, and none within', () => {
    const house = plain(verdictOf(over('p1 5ys 1ys | p2 5ym'), 'en'), (seat, inside) => (seat === 1 ? common.en.house(0, inside) : 'Bo'));
    expect(house).toMatch(/ The house and Bo have 1 point each; the house holds fewer cards and wins\.$/);
  });

  test('a tie that fewer cards decide', () => {
    expect(verdict('p1 5ys 1rm 1bs | p2 5ym 4rm 4ya 3bm')).not.toContain('each');
    expect(verdict('p1 5ys 1ys | p2 5ym')).toContain('Ana and Bo have 1 point each; Ana holds fewer cards and wins.');
    expect(verdict('p1 5ys 4ym | p2 5rs | p3 1rc 2rc')).toContain('Ana and Jo have 1 point each; Ana holds fewer cards and comes second.');
    expect(verdict('p1 5ys 1ys | p2 5ym', 'ko')).toContain('Ana 님과 Bo 님은 똑같이 1점이지만, 손패가 더 적은 Ana 님이 이겼습니다.');
    expect(verdict('p1 5ys 1ys | p2 5ym', 'es')).toContain('Ana y Bo empatan a 1 punto; Ana tiene menos cartas y gana.');
  });

  test('a tie of three with their cards', () => {
    expect(verdict('p1 5ys 1ys 2ys | p2 5ym | p3 1rc 2rc')).toContain('Ana, Jo and Bo have 1 point each; fewer cards decide: Ana 1, Jo 2 and Bo 3.');
  });

  test('a shared win offers a rematch, a shared second place does not', () => {
    expect(verdict('p1 5ys | p2 5ym')).toContain('Bo and Ana have 1 point and 1 card each. Bo and Ana share the win; a rematch can settle it.');
    const second = verdict('p1 5ys 4ym | p2 5rs | p3 1rc');
    expect(second).toContain('Ana and Jo have 1 point and 1 card each and share second place.');
    expect(second).not.toContain('rematch');
    expect(verdict('p1 5ys | p2 5ym', 'ko')).toContain('Bo 님과 Ana 님이 함께 이겼습니다.');
  });
});
