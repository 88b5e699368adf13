import { act, cleanup, render, waitFor } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { own, redact } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { deal } from '../../shared/engine/match.ts';
import { eddies } from '../../shared/games/eddies/index.ts';
import { scoreOf, standings, totals } from '../../shared/games/eddies/score.ts';
import type { Options, State } from '../../shared/games/eddies/state.ts';
import { common } from '../../shared/text/common/all.ts';
import { type Language, LANGUAGES, plain } from '../../shared/text/say.ts';
import { End, verdict as verdictOf } from '../../web/games/eddies/End.tsx';
import view from '../../web/games/eddies/index.tsx';
import { startWords } from '../../web/pages/language.ts';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import { type EddiesMatch, PEOPLE, peopleIn, position } from './eddies-table.tsx';

beforeAll(() => Promise.all([...LANGUAGES.map(view.load), startWords()]));

const PLAIN: Options = { match: { rounds: 2 }, scoring: 'plain', hand: 'full' };
const BALANCE: Options = { match: { rounds: 3 }, scoring: 'balance', hand: 'full' };
const finished = (options: Options, seats: number): EddiesMatch => playout(eddies, { options, seats, seed: testSeed(11) }, atRandom()).match;

function ending(match: EddiesMatch, language: Language = 'en'): HTMLElement {
  cleanup();
  const events = match.told.map(({ event }) => redact(event, 'everyone'));
  return render(<End state={redact(match.state, 'everyone')} events={events} me={0} people={peopleIn(language).slice(0, match.deal.seats)} language={language} />).container as HTMLElement;
}

const cells = (root: HTMLElement, selector: string): string[][] =>
  [...root.querySelectorAll(selector)].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()));

describe('plain', () => {
  const match = finished(PLAIN, 3);
  const won = totals(match.state);

  test('tricks round by round add up, for everybody and for each round', () => {
    const root = ending(match);
    const body = cells(root, '.rounds tbody tr').map((row) => row.map(Number));
    expect(body).toHaveLength(2);
    for (const row of body) expect(row.reduce((sum, n) => sum + n, 0)).toBe(20);
    expect(cells(root, '.rounds tfoot tr')[0]!.map(Number)).toEqual(won.map(({ tricks }) => tricks));
    expect(PEOPLE.slice(0, 3).map((_, seat) => body.reduce((sum, row) => sum + row[seat]!, 0))).toEqual(won.map(({ tricks }) => tricks));
  });

  test('a bar for everybody, the best first', () => {
    const { places } = standings(won, 'plain');
    const best = PEOPLE.slice(0, 3).sort((a, b) => places[a.seat]! - places[b.seat]!);
    expect([...ending(match).querySelectorAll('.bars .hide')].map((one) => one.textContent)).toEqual(best.map(({ seat, name }) => `${name}, ${won[seat]!.tricks} tricks`));
  });

  test('the hands of every round as they were dealt, and its tricks, when it is opened', () => {
    const root = ending(match);
    const rounds = [...root.querySelectorAll('details')];
    expect(rounds).toHaveLength(2);
    expect(root.querySelectorAll('details .card')).toHaveLength(0);
    void act(() => {
      rounds[0]!.open = true;
      rounds[0]!.dispatchEvent(new Event('toggle'));
    });
    const dealt = deal(eddies, match.deal).state.hands.map((hand, seat) => own(hand, seat).length);
    expect([...rounds[0]!.querySelectorAll('.open-hands h3')].map((one) => one.textContent)).toEqual(dealt.map((n, seat) => `${PEOPLE[seat]!.name}, ${n} cards`));
    expect(rounds[0]!.querySelectorAll('.open-hands .card')).toHaveLength(60);
    expect(rounds[0]!.querySelectorAll('.trick-list > li')).toHaveLength(20);
  });
});

describe('balance', () => {
  const match = finished(BALANCE, 7);
  const won = totals(match.state);

  test('three categories and the score, which is the lowest; places that are shared say so', () => {
    const root = ending(match);
    const { places, scores } = standings(won, 'balance');
    const best = PEOPLE.slice(0, 7).sort((a, b) => places[a.seat]! - places[b.seat]!);
    expect(cells(root, '.scores tbody tr').map((row) => row.map((cell) => Number.parseInt(cell)))).toEqual(best.map(({ seat }) => [won[seat]!.suit, won[seat]!.colour, won[seat]!.number, scores[seat]!]));
    for (const row of root.querySelectorAll('.scores tbody tr')) {
      for (const ring of row.querySelectorAll('.won')) expect(Number.parseInt(ring.textContent)).toBe(Number(row.querySelector('td:last-child')!.textContent));
    }
    const shared = best.filter(({ seat }) => places.filter((place) => place === places[seat]).length > 1).length;
    expect([...root.querySelectorAll('.scores small')].filter((one) => one.textContent.endsWith(', shared'))).toHaveLength(shared);
  });

  test('the points after each round, the last of them the result', () => {
    expect(cells(ending(match), '.rounds tbody tr').at(-1)!.map(Number)).toEqual(won.map((each) => scoreOf(each, 'balance')));
  });

  test('what was left out lies open with the hands', () => {
    const root = ending(match);
    const round = root.querySelector('details')!;
    void act(() => {
      round.open = true;
      round.dispatchEvent(new Event('toggle'));
    });
    const out = [...round.querySelectorAll('.open-hands > li')].at(-1)!;
    expect(out.querySelector('h3')!.textContent).toBe('Left out');
    expect(out.querySelectorAll('.card')).toHaveLength(4);
  });
});

test('the reckoning and the verdict come when they are first shown', async () => {
  const state = redact(finished(PLAIN, 3).state, 'everyone');
  cleanup();
  const root = render(<view.End state={state} events={[]} me={0} people={PEOPLE.slice(0, 3)} language="en" />).container;
  await waitFor(() => expect(root.querySelector('.bars')).not.toBeNull());
  expect(view.verdict(state, 'en')).toEqual(verdictOf(state, 'en'));
});

describe('the verdict', () => {
  const verdict = (given: string, language: Language = 'en', name = (seat: Seat, _inside: boolean) => common[language].person(PEOPLE[seat]!.name)) => {
    const state = position(`${given} | p1 - | p2 - | p3 -`).state as State;
    return plain(verdictOf(redact(state, 'everyone'), language), name);
  };

  test('why the match ended, and by how much it was won', () => {
    expect(verdict('with rounds 2 | round 2 | tricks 9 3 8')).toBe('All 2 rounds are played: Bo has 9 points, 1 more than Jo.');
    expect(verdict('with rounds 1 | done p1 5rm 2rm 1rm')).toBe('The round is played: Bo has 1 point, 1 more than Ana and Jo; Ana and Jo share 2nd place with 0 points each.');
    expect(verdict('with rounds 1 | done p1 5rm 2rm 1rm', 'es')).toBe('Se ha jugado la ronda: Bo tiene 1 punto, 1 más que Ana y Jo; Ana y Jo comparten el 2.º puesto con 0 puntos.');
    expect(verdict('with target 9 | round 2 | tricks 9 3 8')).toBe('The target was reached in round 2: Bo has 9 points, 1 more than Jo.');
    expect(verdict('with target 9 | round 3 | extra 1 | tricks 9 3 12')).toBe('The extra round, number 3, decided: Jo has 12 points, 3 more than Bo.');
    expect(verdict('with target 9 | round 3 | extra 1 | tricks 9 3 12', 'ko')).toBe('연장까지 간 3라운드에서 승부가 났습니다. Jo 님이 12점으로 Bo 님보다 3점 많습니다.');
    expect(verdict('with target 9 | round 3 | extra 1 | tricks 9 3 12', 'es')).toBe('La ronda extra, la número 3, deshizo el empate: Jo tiene 12 puntos, 3 más que Bo.');
  });

  test('shared wins and shared places are named', () => {
    expect(verdict('with rounds 2 | round 2 | tricks 8 4 8')).toBe('All 2 rounds are played: Bo and Jo share the win with 8 points each.');
    expect(verdict('with rounds 2 | round 2 | tricks 6 9 6')).toBe('All 2 rounds are played: Ana has 9 points, 3 more than Bo and Jo; Bo and Jo share 2nd place with 6 points each.');
    expect(verdict('with target 5 | round 5 | extra 3 | tricks 8 4 8')).toBe('Three extra rounds decided nothing: Bo and Jo share the win with 8 points each.');
    expect(verdict('with rounds 2 | round 2 | tricks 8 4 8', 'ko')).toBe('2라운드를 모두 마쳤습니다. Bo 님과 Jo 님이 8점으로 함께 이겼습니다.');
    const name = (seat: Seat) => (seat === 2 ? '컴퓨터' : `${PEOPLE[seat]!.name} 님`);
    expect(verdict('with rounds 2 | round 2 | tricks 8 4 8', 'ko', name)).toBe('2라운드를 모두 마쳤습니다. Bo 님과 컴퓨터가 8점으로 함께 이겼습니다.');
    expect(verdict('with rounds 2 | round 2 | tricks 6 9 6', 'ko', name)).toBe('2라운드를 모두 마쳤습니다. Ana 님이 9점으로 Bo 님과 컴퓨터보다 3점 많습니다. Bo 님과 컴퓨터가 6점으로 공동 2위입니다.');
  });

  test('no clause begins with the house as if it stood inside of one', () => {
    const name = (seat: Seat, inside: boolean) => (seat === 0 ? (inside ? 'the house' : 'The house') : PEOPLE[seat]!.name);
    for (const given of ['tricks 9 3 8', 'tricks 6 9 6', 'tricks 8 4 8']) expect(verdict(`with rounds 2 | round 2 | ${given}`, 'en', name)).not.toMatch(/[.] the house/);
  });

  test('in balance the middle number decides, then the highest', () => {
    const given = (last: string) => `with rounds 3 balance | round 3 | tricks 9 9 9 | ${last}`;
    expect(verdict(given('suit 2 2 1 | colour 3 4 1 | number 5 5 1'))).toContain('Ana and Bo have 2 points each; the middle of the three numbers decides: 4 against 3 for Ana.');
    expect(verdict(given('suit 2 2 1 | colour 4 4 1 | number 6 5 1'))).toContain('Bo and Ana have 2 points each; the highest of the three numbers decides: 6 against 5 for Bo.');
    expect(verdict(given('suit 2 2 1 | colour 4 4 1 | number 6 5 1'), 'ko')).toContain('Bo 님과 Ana 님은 똑같이 2점이지만, 세 수 가운데 가장 높은 수가 6 대 5로 Bo 님이 앞섭니다.');
    expect(verdict(given('suit 2 2 1 | colour 3 4 1 | number 5 5 1'), 'ko')).toContain('가운데 중간 수가 4 대 3으로 Ana 님이 앞섭니다.');
    expect(verdict(given('suit 2 2 1 | colour 4 4 1 | number 6 5 1'), 'es')).toContain('Bo y Ana empatan a 2 puntos; decide el número más alto de los tres: 6 contra 5 a favor de Bo.');
  });
});
