import { describe, expect, test } from 'vitest';
import { diceFor } from '../../shared/engine/dice.ts';
import { deal, legalMoves, type Match, play } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { gates } from '../../shared/games/gates/complete.ts';
import type { Event, Move, Options, State } from '../../shared/games/gates/state.ts';
import { chooseForHouse } from '../../shared/house.ts';
import { GATES_NOTATION } from './gates-position.ts';
import { testSeed } from './playout.ts';

type Game = Match<State, Move, Event, Options>;

/** A position with p1 to move, and what the house plays there, or does not; `*` stands for any end. */
interface Judged {
  readonly says: string;
  readonly given: string;
  readonly plays?: string;
  readonly not?: string;
}

const LAST = 'round 9 | end power p2 9';
const LEVEL = 'left 3 | p1 1 1 | p1.a g-pair | p1.power 11 | p2.power 11 | p3.power 11 | p4.power 11 | row 3 4 5 6 | open - - | pile -';

const judged: Judged[] = [
  { says: 'a card that can be paid for with the last action', given: `${LAST} | left 1 | p1 8 8 | p1.a g-88`, plays: 'activate a with 8 8' },
  { says: 'the card of more power, when there is time for one', given: `${LAST} | left 1 | p1 1 1 8 8 | p1.a g-pair | p1.b g-88`, plays: 'activate b with 8 8' },
  { says: 'the pearl first, when that still leaves an action to pay', given: `${LAST} | left 2 | p1 8 | p1.a g-88 | row 1 2 8 3`, plays: 'pearl 3' },
  { says: 'the character first, when that still leaves an action to pay', given: `${LAST} | left 2 | p1 7 7 7 7 | p1.a g-8888 | open b-peek g-7777`, plays: 'place 2' },
  { says: 'not a card that cannot be paid for any more', given: `${LAST} | left 2 | p1 6 6 | p1.a g-88 | open g-8888 g-pair`, plays: 'place 2' },
  { says: 'room is made by the card that is worth less now', given: `${LAST} | left 3 | p1 6 6 8 8 | p1.a g-88 | p1.b g-7777 | open g-pair b-extra`, plays: '* | activate a with 8 8' },
  { says: 'more actions before anything else', given: 'left 1 | p1 1 3 5 7 | p1.a r-actions-odd', plays: 'activate a with 1 3 5 7' },
  { says: 'no diamond where a pearl does', given: 'left 1 | p1 7 8 8 | p1.a g-88 | p1.gems g-pair | row 1 2 2 3', plays: 'activate a with 8 8' },
  { says: 'the hand pearl is kept where a virtual one does', given: 'left 1 | p1 8 8 | p1.has b-virtual-8 | p1.a g-88 | row 1 2 2 3', plays: 'activate a with 8' },
  { says: 'what the other card needs is not spent', given: `${LAST} | left 3 | p1 1 1 8 8 | p1.a g-pair | p1.b g-88`, not: 'activate a with 8 8' },
  { says: 'the pearl that is missing is taken, not swept away', given: 'left 1 | p1 8 8 8 | p1.a g-8888 | row 1 2 3 8', plays: 'pearl 4' },
  { says: 'nor is it waited for blindly', given: 'left 3 | p1 7 7 7 | p1.a g-7777 | row 7 1 2 3', plays: 'pearl 1' },
  { says: 'a hand that pays for an open character gets it', given: 'left 3 | p1 6 6 8 8 | open g-6688 g-1234', plays: 'place 1' },
  { says: 'a wisp of a neighbour', given: 'left 1 | p1 3 3 3 | p2.a r-wisp-36', plays: 'activate p2.a with 3 3 3' },
  { says: 'a look at the pile comes first', given: 'p1 8 8 | p1.has b-peek | p1.a g-88', plays: 'peek' },
  { says: 'and once only', given: 'p1 8 8 | p1.has b-peek | p1.a g-88 | peeked g-7777 p1 | pile g-pair g-7777', not: 'peek' },
  { says: 'the card seen there is placed when the hand pays for it', given: 'left 3 | p1 7 7 7 7 | p1.has b-peek | used peek | peeked g-7777 p1 | pile g-pair g-7777 | open g-1234 g-222', plays: 'place deck' },
  { says: 'a card is exchanged for one that the hand pays for', given: 'p1 7 7 7 7 | p1.has b-exchange | p1.a g-1234 | open g-222 g-7777', plays: 'exchange a with 2' },
  { says: 'but not for a worse one', given: 'p1 7 7 7 7 | p1.has b-exchange | p1.a g-7777 | open g-222 g-1234', not: 'exchange *' },
  { says: 'the end: a 2 that serves nothing more becomes a diamond', given: `${LAST} | phase end | left 0 | p1 2 | p1.has b-trade`, plays: 'trade' },
  { says: 'a 2 that is needed stays', given: 'phase end | left 0 | p1 2 2 2 | p1.has b-trade | p1.a g-222 | p1.gems g-pair', plays: 'end' },
  { says: 'a useless hand is drawn anew', given: 'phase end | left 0 | p1 1 1 1 2 2 | p1.has b-redraw | p1.a g-7777 | p1.b g-6688 | open g-88 g-7788', plays: 'redraw' },
  { says: 'a good one is not', given: 'phase end | left 0 | p1 7 7 8 8 | p1.has b-redraw | p1.a g-7788 | p1.b g-6688', plays: 'end' },
  { says: 'the hand limit takes what is needed least', given: 'phase limit | left 0 | p1 1 7 7 7 7 8 | p1.a g-7777 | p1.b g-88', plays: 'discard 1' },
  { says: 'cards that may not be dropped are worked for', given: 'with keepPortal | left 1 | p1 7 8 8 8 8 | p1.a g-7777 | p1.b g-7777 | row 1 2 8 7', plays: 'pearl 4' },
  { says: 'and the hand makes room for that', given: 'with keepPortal | phase limit | left 0 | p1 7 8 8 8 8 8 | p1.a g-7777 | p1.b g-7777', plays: 'discard 8' },
  { says: 'the robber takes what is missing', given: 'phase steal | left 2 | victim p2 | p1 8 8 8 | p1.a g-8888 | p2 1 4 7 8', plays: 'steal 8' },
  { says: 'what is needed next is taken back', given: 'phase recover | left 2 | p1 4 4 4 | paid 3 4 5 | p1.has r-recover | p1.a g-quad', plays: 'recover 4' },
  { says: 'a hand is looked at where there is much to choose from and much to fear', given: 'phase look | left 1 | p2 1 | p3 1 2 3 4 5 | p3.power 9', plays: 'look p3' },
  { says: 'the end is not set by little while others are level', given: `${LEVEL} | round 12`, not: 'activate *' },
  { says: 'but no game waits for it for ever', given: `${LEVEL} | round 19`, plays: 'activate a with 1 1' },
  { says: 'the best card of whoever is ahead is banished', given: 'phase banish | left 1 | p2.power 2 | p2.a g-7777 | p3.power 9 | p3.a g-pair | p3.b g-8888', plays: 'banish p3.b' },
];

describe('its judgement', () => {
  test.each(judged)('$says', ({ given, plays, not }) => {
    const match = GATES_NOTATION.set(given);
    const wanted = (plays ?? not!).split(' | ').at(-1)!;
    const chosen = plays?.startsWith('* | ') === true ? choicesOfTurn(match) : [choiceIn(match)];
    const found = chosen.some((text) => (wanted.endsWith('*') ? text.startsWith(wanted.slice(0, -1)) : text === wanted));
    expect(found, chosen.join('; ')).toBe(plays !== undefined);
  });

  test('what it may not see does not matter', () => {
    const seen = 'p1 1 3 6 8 | p1.a g-6688 | p1.b b-peek | row 2 5 6 8 | open g-pair b-limit | left 2';
    const one = GATES_NOTATION.set(`${seen} | p2 1 1 | pearls 6 6 6 1 2 | pile g-88 g-7777 b-minus`);
    const other = GATES_NOTATION.set(`${seen} | p2 8 8 | pearls 8 8 8 4 4 | pile b-extra g-88 r-look`);
    expect(choiceIn(one)).toBe(choiceIn(other));
  });
});

describe('the house at play', () => {
  test.each([2, 3, 4, 5])('%i seats: it beats seats at random', (seats) => {
    for (let game = 0; game < seats; game++) {
      const mine = game % seats;
      const { places } = playGame(game, seats, game % 2 === 1, (seat) => seat === mine);
      expect(places.filter((place) => place === 1), `game ${game}`).toHaveLength(1);
      expect(places[mine], `game ${game}`).toBe(1);
    }
  });

  test.each([2, 3, 4, 5])('%i seats, all its own: somebody has 12 power within 25 rounds', (seats) => {
    for (const game of [0, 1]) {
      const { state } = playGame(game, seats, game === 1, () => true);
      expect(state.end).toMatchObject({ why: 'power' });
      expect(state.round).toBeLessThanOrEqual(25);
    }
  });

  test('chooses the same for the same sight and dice', () => {
    const text = () => playGame(5, 3, false, () => true).moves.join(', ');
    expect(text()).toBe(text());
  });
});

/** A whole game: the house where `isHouse` says so, random moves elsewhere, all from the seed. */
function playGame(game: number, seats: number, keepPortal: boolean, isHouse: (seat: Seat) => boolean) {
  const { rules } = gates;
  const seed = testSeed(game);
  const { state } = deal(rules, { options: { keepPortal }, seats, seed });
  const moves: string[] = [];
  for (;;) {
    const ended = rules.outcome(state);
    if (ended !== null) return { state, places: ended.places, moves };
    const dice = diceFor(seed, moves.length + 1, 'idle');
    const all = legalMoves(rules, state, state.turn);
    const move = isHouse(state.turn) ? chooseForHouse(gates, redact(state, state.turn), state.turn, dice) : all[dice.below(all.length)]!;
    moves.push(rules.notate(move));
    rules.apply(state, state.turn, move, { dice: diceFor(seed, moves.length), emit: () => undefined });
  }
}

/** What the house plays for p1. */
function choiceIn(match: Game): string {
  return gates.rules.notate(chosenIn(match));
}

/** What it plays until p1's turn is over. */
function choicesOfTurn(match: Game): string[] {
  const texts: string[] = [];
  for (let now = match; now.state.turn === 0 && now.state.phase !== 'over'; now = play(now, 0, chosenIn(now))) texts.push(choiceIn(now));
  return texts;
}

const chosenIn = (match: Game) => chooseForHouse(gates, redact(match.state, 0), 0, diceFor(match.deal.seed, match.n + 1, 'idle'));
