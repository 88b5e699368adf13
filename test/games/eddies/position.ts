import { type Card, DECK, rankOf } from '../../../shared/cards/mystique.ts';
import type { Match } from '../../../shared/engine/match.ts';
import { secret } from '../../../shared/engine/secret.ts';
import { type Seat, seatName } from '../../../shared/engine/types.ts';
import { eddies } from '../../../shared/games/eddies/index.ts';
import type { Aspect, Event, Move, Options, State, Tally, Trick } from '../../../shared/games/eddies/state.ts';
import { testSeed } from '../playout.ts';
import { type Bare, type Notation, partsIn } from '../table.ts';
import { credit, KINDS, ranking, type Won } from './sheet.ts';

/**
 * Eddies in tests: `with target 9 balance short | round 2 | tricks 8 3 9 | p1 3rm 1bc | p2 … | led p1 | trick 3rm | out 2ys`.
 * `tricks`, `suit`, `colour`, `number` are what was won before this round, by seat; `done p1 3rm 1bm 5rm, p3 …` are finished
 * tricks of this round with their leaders; `first` led the first of them, `led` leads the one being played (as `first` when
 * left out). Left out: 3 rounds, plain, full hands, round 1, p1 first, nothing won, no trick, nothing left over, no extra round.
 */
export const EDDIES_NOTATION: Notation<State, Move, Event, Options> = { game: eddies, set, parts, tell };

function set(text: string): Match<State, Move, Event, Options> {
  const named = partsIn(text);
  const seats = [1, 2, 3, 4, 5, 6, 7, 8].filter((number) => named[`p${number}`] !== undefined);
  const options = optionsIn(named['with'] ?? '');
  const first = seatIn(named['first'] ?? 'p1');
  const state: State = {
    options,
    hands: seats.map((number, seat) => secret(inOrder(cardsIn(named[`p${number}`])), seat)),
    out: secret(inOrder(cardsIn(named['out']))),
    first,
    trick: { leader: named['led'] === undefined ? first : seatIn(named['led']), cards: cardsIn(named['trick']) },
    tricks: tricksIn(named['done']),
    past: pastIn(named, seats.length),
    extra: Number(named['extra'] ?? 0),
  };
  return { game: eddies, deal: { options, seats: seats.length, seed: testSeed(0) }, seating: seats.map((_, seat) => seat), state, n: 0, told: [] };
}

function parts(state: Bare<State>): Record<string, string> {
  const won = wonIn(state);
  return {
    ...Object.fromEntries(state.hands.map((hand, seat) => [seatName(seat), pile(hand)])),
    out: pile(state.out),
    round: String(state.past.length + 1),
    first: seatName(state.first),
    led: seatName(state.trick.leader),
    trick: pile(state.trick.cards),
    done: state.tricks.map(({ leader, cards }) => [seatName(leader), ...cards].join(' ')).join(', ') || '-',
    extra: String(state.extra),
    ...Object.fromEntries(KINDS.map((kind) => [kind, won.map((each) => each[kind]).join(' ')])),
  };
}

function tell(event: Bare<Event>): string {
  switch (event.type) {
    case 'dealt': return `dealt ${event.cards} in round ${event.round} to ${seatName(event.leader)}`;
    case 'played': return [seatName(event.seat), MANNERS[event.manner], event.card, ...inWords(event.aspects), ...(event.rules === true ? ['by the rules'] : [])].join(' ');
    case 'won': return [seatName(event.winner), 'won with', event.card, 'over', event.over ?? 'nobody', ...inWords(event.aspects)].join(' ');
    case 'round': return [`round ${event.round} over`, `out ${pile(event.out)}`, ...KINDS.map((kind) => `${kind} ${event.totals.map((won) => won[kind]).join(' ')}`)].join(', ');
    case 'extra': return `extra ${event.extra} for ${event.tied.map(seatName).join(' ')}`;
    case 'ended': return `ended by ${event.reason} in round ${event.round}, ${event.winners.map(seatName).join(' ')} with ${event.score}`;
  }
}

const MANNERS = { lead: 'led', set: 'set', follow: 'followed', toss: 'tossed' } as const;

const inWords = (aspects: readonly Aspect[]): string[] => (aspects.length === 0 ? [] : [`(${aspects.join(' ')})`]);

/** Everything won so far, counted from what the position shows by the sheet's own words. */
function wonIn({ past, tricks, hands }: Bare<State>): Won[] {
  const won = hands.map((_, seat) => Object.fromEntries(KINDS.map((kind) => [kind, past.reduce((sum, round) => sum + round[seat]![kind], 0)])) as Won);
  for (const { leader, cards } of tricks) credit(won[(leader + cards.indexOf(ranking(cards)[0] as Card)) % hands.length]!, cards);
  return won;
}

function optionsIn(text: string): Options {
  const words = text.split(' ').filter((word) => word !== '');
  const after = (word: string): number | undefined => (words.includes(word) ? Number(words[words.indexOf(word) + 1]) : undefined);
  const target = after('target');
  return {
    match: target === undefined ? { rounds: after('rounds') ?? 3 } : { target },
    scoring: words.includes('balance') ? 'balance' : 'plain',
    hand: words.includes('short') ? 'short' : 'full',
  };
}

function pastIn(named: Readonly<Record<string, string>>, seats: number): Tally[][] {
  const round = Number(named['round'] ?? 1);
  const given = (kind: string, seat: Seat): number => Number(named[kind]?.split(' ')[seat] ?? 0);
  if (round === 1 && KINDS.some((kind) => named[kind] !== undefined)) throw new Error('nothing is won before round 1');
  const tally = (of: (kind: string) => number): Tally => ({ tricks: of('tricks'), suit: of('suit'), colour: of('colour'), number: of('number') });
  return Array.from({ length: round - 1 }, (_, before) =>
    Array.from({ length: seats }, (__, seat) => tally((kind) => (before === 0 ? given(kind, seat) : 0))));
}

function tricksIn(text: string | undefined): Trick[] {
  if (text === undefined || text === '-') return [];
  return text.split(',').map((trick) => {
    const [leader, ...cards] = trick.trim().split(' ');
    return { leader: seatIn(leader!), cards: cardsIn(cards.join(' ')) };
  });
}

/** Unseen cards are counted: `?*57`. */
function pile(cards: readonly string[]): string {
  if (cards.length === 0) return '-';
  return cards.every((card) => card === '?') ? `?*${cards.length}` : cards.join(' ');
}

const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => rankOf(a) - rankOf(b));

const cardsIn = (text: string | undefined): Card[] => (text ?? '').split(' ').filter((word) => word !== '' && word !== '-').map(cardIn);

function cardIn(word: string): Card {
  const card = DECK.find((known) => known === word);
  if (card === undefined) throw new Error(`'${word}' is no card`);
  return card;
}

function seatIn(name: string): Seat {
  if (!/^p[1-8]$/.test(name)) throw new Error(`'${name}' is no seat`);
  return Number(name.slice(1)) - 1;
}
