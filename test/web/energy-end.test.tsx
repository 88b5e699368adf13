import { act, cleanup, render, waitFor } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { redact } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { common } from '../../shared/text/common/all.ts';
import { type Language, LANGUAGES, plain } from '../../shared/text/say.ts';
import { End, verdict as verdictOf } from '../../web/games/energy/End.tsx';
import view from '../../web/games/energy/index.tsx';
import { startWords } from '../../web/pages/language.ts';
import { ENERGY_NOTATION } from '../games/energy/position.ts';
import { labels, PEOPLE, peopleIn } from './energy-table.tsx';

beforeAll(() => Promise.all([...LANGUAGES.map(view.load), startWords()]));

// The worked example of the rule sheet: red 5, moons 3, fours 2 make 30.
const LAID = '0,0:1rs 0,1:2rs 1,0:3rs 1,1:5rs 2,0:4rs 2,1:4ba 3,0:1ym 3,1:2ym 4,0:3bm 4,1:1ya 5,0:2ya 5,1:1bc';
const over = (energies: string, seats = energies.split('|').length) => {
  const none = Array.from({ length: seats }, (_, seat) => `p${seat + 1} -`).join(' | ');
  return redact(ENERGY_NOTATION.set(`${energies} | ${none} | layout ${LAID} | apart ${60 - seats - 12} | deck -`).state, 'everyone');
};

function ending(energies: string, language: Language = 'en'): HTMLElement {
  cleanup();
  const state = over(energies);
  return render(<End state={state} events={[]} me={null} people={peopleIn(language).slice(0, state.energy.length)} language={language} />).container as HTMLElement;
}

describe('the reckoning', () => {
  test('everybody by place: the energy card, the three factors, the product', () => {
    const root = ending('e1 4rm | e2 1bc');
    const rows = [...root.querySelectorAll('.products tbody tr')].map((row) => [
      row.querySelector('.card')!.getAttribute('aria-label'), ...[...row.querySelectorAll('bdi, th small, td b, td:last-child')].map((one) => one.textContent),
    ]);
    expect(rows).toContainEqual(['4 of red moons', 'Bo', expect.any(String), '5', '3', '2', '30']);
    for (const [, , , a, b, c, product] of rows) expect(Number(a) * Number(b) * Number(c)).toBe(Number(product));
    expect(rows.map((row) => row[2])).toEqual(['first', 'second']);
    expect(Number(rows[0]![6])).toBeLessThanOrEqual(Number(rows[1]![6]));
    expect(root.querySelectorAll('.products .won').length).toBe(1);
  });

  test('the groups of whoever is chosen, outlined; the winner’s first', () => {
    const root = ending('e1 4rm | e2 1bc');
    const lines = () => [...root.querySelectorAll('.outlines .over')].map((one) => one.getAttribute('d'));
    const names = [...root.querySelectorAll('.pick bdi')].map((one) => one.textContent);
    const radios = root.querySelectorAll<HTMLInputElement>('.pick input');
    expect(names).toHaveLength(2);
    expect(radios[0]!.checked).toBe(true);
    const winners = lines();
    void act(() => radios[1]!.click());
    expect(lines()).not.toEqual(winners);
    const bo = names.indexOf('Bo');
    void act(() => radios[bo]!.click());
    const red = labels(root, '[role=gridcell]').filter((name) => name!.includes('the red group'));
    expect(red).toHaveLength(5);
  });
});

test('the reckoning and the verdict come when they are first shown', async () => {
  const state = over('e1 4rm | e2 1bc');
  expect(view.verdict(state, 'en')).toEqual([]);
  cleanup();
  const root = render(<view.End state={state} events={[]} me={0} people={PEOPLE.slice(0, 2)} language="en" />).container;
  await waitFor(() => expect(root.querySelector('.ledger')).not.toBeNull());
  expect(view.verdict(state, 'en')).toEqual(verdictOf(state, 'en'));
});

describe('the verdict', () => {
  const verdict = (energies: string, language: Language = 'en') => plain(verdictOf(over(energies), language), (seat) => common[language].person(PEOPLE[seat]!.name));

  test('the lowest product', () => {
    expect(LANGUAGES.map((language) => verdict('e1 4rm | e2 3ys', language))).toEqual([
      expect.stringMatching(/^(Bo|Ana) has the lowest product: \d+\.$/),
      expect.stringMatching(/^(Bo|Ana) 님의 곱이 \d+(으)?로 가장 작습니다\.$/),
      expect.stringMatching(/^(Bo|Ana) tiene el producto más bajo: \d+\.$/),
    ]);
  });

  test('a tie is decided by who placed the last card earlier, and it is said', () => {
    // Two cards of the same colour, suit and size of number group have equal products; found by looking, not by luck.
    const [low, high] = tie();
    const energies = `e1 ${low} | e2 ${high}`;
    expect(verdict(energies)).toMatch(/^Bo and Ana tie at \d+, the lowest product; whoever placed their last card earlier stands before the others: Bo, then Ana\.$/);
    expect(verdict(energies, 'ko')).toMatch(/^Bo 님, Ana 님은 곱이 \d+(으로|로) 같고 가장 작습니다\. 이때는 마지막 카드를 먼저 놓은 순서대로 Bo 님, Ana 님 순입니다\.$/);
    expect(verdict(energies, 'es')).toMatch(/^Bo y Ana empatan a \d+, el producto más bajo; queda por delante quien colocó antes su última carta: Bo y después Ana\.$/);
  });
});

test('a tie told after the winner begins with the house as a sentence does', () => {
  const name = (seat: Seat, inside: boolean) => (seat === 1 ? common.en.house(0, inside) : PEOPLE[seat]!.name);
  const [low, high] = tie();
  const told = CARDS.filter((card) => card !== low && card !== high).map((card) => plain(verdictOf(over(`e1 ${card} | e2 ${low} | e3 ${high}`), 'en'), name));
  expect(told.filter((text) => text.startsWith('Bo has'))).not.toEqual([]);
  for (const text of told.filter((one) => one.startsWith('Bo has'))) expect(text).toMatch(/\. The house and Jo tie at \d+; .* before the others: the house, then Jo\.$/);
});

const CARDS = ['1yc', '2yc', '3yc', '4yc', '5yc', '1rc', '2rc', '3rc', '4rc', '5rc', '5bc', '4bc', '3bc'];

/** Two energy cards with equal products on that layout. */
function tie(): readonly [string, string] {
  for (const low of CARDS) {
    for (const high of CARDS) {
      if (low === high) continue;
      const text = plain(verdictOf(over(`e1 ${low} | e2 ${high}`), 'en'), (seat) => PEOPLE[seat]!.name);
      if (text.includes(' tie at ')) return [low, high];
    }
  }
  throw new Error('no two of these cards tie');
}
