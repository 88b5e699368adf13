import { clone } from '../../shared/engine/clone.ts';
import type { Match } from '../../shared/engine/match.ts';
import { secret } from '../../shared/engine/secret.ts';
import { type Seat, seatName } from '../../shared/engine/types.ts';
import { type Character, FACES } from '../../shared/games/gates/characters.ts';
import { PEARL_CARDS } from '../../shared/games/gates/decks.ts';
import { gates } from '../../shared/games/gates/index.ts';
import {
  type End, type Event, type Move, type OnceATurn, type Options, type Pearl, type Phase, type Player, type State,
} from '../../shared/games/gates/state.ts';
import { FACTS } from './gates-sheet.ts';
import { testSeed } from './playout.ts';
import { type Bare, type Notation, partsIn } from './table.ts';

/**
 * Gates in tests: `round 3 | turn p2 | phase actions | left 2 | p1 1 3r | p1.a g-pair | p1.b b-peek | p1.has b-trade | p1.gems g-88 |
 * row 8 8 7 7 | pearls 1 2 | spent 5 | open g-pair - | pile g-88 | out g-quad | end power p1 4`. `peeked g-88 p1 p3` is
 * the top of the pile, as p1 and p3 saw it. `p1` is a hand, `p1.has` what was
 * activated, `p1.gems` the diamonds, oldest first; `pearls` and `pile` are piles, `spent` and `out` their discards, tops last. There are as many
 * seats as are named, at least two. Left out: what `USUAL` says, empty hands and portals, the start window with three actions.
 */
export const GATES_NOTATION: Notation<State, Move, Event, Options> = { game: gates, set, parts, tell };

/** What lies on the table when a position does not say. */
export const USUAL = {
  row: '8 8 7 7', pearls: '6 6 6 6 6 6 6 6 6 6 6 6', spent: '-', open: 'g-quad g-8888', pile: 'g-6688 g-6688 g-6688 g-7777 g-7777', out: '-',
} as const;

function set(text: string): Match<State, Move, Event, Options> {
  const named: Readonly<Record<string, string>> = { ...USUAL, ...(text === '' ? {} : partsIn(text)) };
  const known = [...Object.keys(USUAL), ...'with round turn phase left bonus used paid victim end peeked'.split(' ')];
  for (const name of Object.keys(named)) if (!known.includes(name) && !/^p[1-5](\.(a|b|has|gems|power))?$/.test(name)) throw new Error(`no part is called ${name}`);
  const seats = Math.max(2, ...Object.keys(named).flatMap((name) => (/^p[1-5]/.test(name) ? [Number(name[1])] : [])));
  const options: Options = { keepPortal: named['with'] === 'keepPortal' };
  const victim = named['victim'] === undefined ? null : seatIn(named['victim']);
  const turn = seatIn(named['turn'] ?? 'p1');
  const state: State = {
    options,
    pearls: { pile: secret(pearlsIn(named['pearls'])), discard: pearlsIn(named['spent']), row: pearlsIn(named['row']) },
    characters: { pile: secret(charactersIn(named['pile'])), discard: charactersIn(named['out']), row: rowIn(named['open']!), peeked: peekedIn(named['peeked']) },
    players: Array.from({ length: seats }, (_, seat) => playerIn(named, seat, victim === seat ? [turn] : [])),
    round: Number(named['round'] ?? 1),
    turn,
    phase: (named['phase'] ?? (named['left'] === undefined ? 'start' : 'actions')) as Phase,
    actions: Number(named['left'] ?? 3),
    bonus: Number(named['bonus'] ?? 0),
    used: wordsIn(named['used']) as OnceATurn[],
    paid: pearlsIn(named['paid']),
    victim,
    end: endIn(named['end']),
  };
  return { game: gates, deal: { options, seats, seed: testSeed(0) }, seating: state.players.map((_, seat) => seat), state: clone(state), n: 0, told: [] };
}

function parts(state: Bare<State>): Record<string, string> {
  const { pearls, characters, end } = state;
  return {
    row: pile(pearls.row), pearls: pile(pearls.pile), spent: pile(pearls.discard),
    open: characters.row.map((character) => character ?? '-').join(' '), pile: pile(characters.pile), out: pile(characters.discard),
    peeked: characters.peeked?.card ?? '-', peekers: (characters.peeked?.by ?? []).map(seatName).join(' ') || '-',
    ...Object.fromEntries(state.players.flatMap((player, seat) => Object.entries(partsOfPlayer(player, seatName(seat))))),
    round: String(state.round), phase: state.phase, left: String(state.actions), bonus: String(state.bonus), used: pile(state.used),
    paid: pile(state.paid), victim: state.victim === null ? '-' : seatName(state.victim),
    end: end === null ? '-' : [end.why, ...(end.seat === null ? [] : [seatName(end.seat)]), end.last].join(' '),
  };
}

function partsOfPlayer({ hand, portal, active, diamonds, power }: Bare<Player>, name: string): Record<string, string> {
  return {
    [name]: pile(hand), [`${name}.a`]: portal.a ?? '-', [`${name}.b`]: portal.b ?? '-',
    [`${name}.has`]: pile(active), [`${name}.gems`]: pile(diamonds), [`${name}.power`]: String(power),
  };
}

function tell(event: Bare<Event>): string {
  const by = 'seat' in event ? seatName(event.seat) : '';
  switch (event.type) {
    case 'dealt': return `dealt ${pile(event.pearls)}, ${pile(event.characters)}`;
    case 'took': return `${by} took ${event.pearl} from ${event.place + 1}, next ${event.next}`;
    case 'drew': return `${by} drew ${event.pearl}`;
    case 'swept': return `${by} swept ${pile(event.gone)} for ${pile(event.row)}`;
    case 'renewed': return `renewed by ${pile(event.pearls)}, ${pile(event.gone)} for ${event.row.map((one) => one ?? '-').join(' ')}`;
    case 'placed': {
      const from = event.from === 'deck' ? 'the deck' : `${event.from + 1}, next ${event.next ?? '-'},`;
      return `${by} placed ${event.character} from ${from} on ${event.place}${event.dropped === null ? '' : ` dropping ${event.dropped}`}`;
    }
    case 'activated': {
      const of = event.owner === event.seat ? '' : `${seatName(event.owner)}.`;
      const [paid, power] = [`with ${pile(event.pearls)} diamonds ${pile(event.diamonds)}`, `power ${event.from} to ${event.to}`];
      return `${by} activated ${event.character} on ${of}${event.place} ${paid}, ${power}, earned ${event.earned}`;
    }
    case 'actions': return `${by} has ${event.more} more by ${event.character}`;
    case 'bonus': return `${by} gave ${seatName(event.to)} ${event.more} more`;
    case 'fizzled': return `${by} had nothing of ${event.character}`;
    case 'looked': return `${by} looked at ${seatName(event.victim)}: ${pile(event.hand)}`;
    case 'stole': return `${by} stole ${event.pearl} from ${seatName(event.victim)}`;
    case 'banished': return `${by} banished ${event.character} from ${seatName(event.owner)}.${event.place}`;
    case 'recovered': return `${by} recovered ${event.pearl}`;
    case 'peeked': return `${by} peeked at ${event.character}`;
    case 'exchanged': return `${by} exchanged ${event.gave} on ${event.place} for ${event.got} on ${event.row + 1}`;
    case 'traded': return `${by} traded`;
    case 'redrew': return `${by} redrew ${pile(event.gone)} for ${pile(event.drawn)}`;
    case 'discarded': return `${by} discarded ${event.pearl}`;
    case 'reshuffled': return `reshuffled ${event.cards} ${event.pile}`;
    case 'filled': return `filled ${event.place + 1} with ${event.character}`;
    case 'set': return `set by ${event.why}${event.by === null ? '' : ` of ${seatName(event.by)}`}, last ${event.last}`;
    case 'round': return `round ${event.round} over, power ${event.power.join(' ')}, diamonds ${event.diamonds.join(' ')}`;
    case 'ended': return `ended, ${event.winners.map(seatName).join(' ')} with ${event.power} and ${event.diamonds}`;
  }
}

function playerIn(named: Readonly<Record<string, string>>, seat: Seat, shown: readonly Seat[]): Player {
  const name = seatName(seat);
  const active = charactersIn(named[`${name}.has`]);
  const [a = null, b = null] = [`${name}.a`, `${name}.b`].map((place) => charactersIn(named[place])[0] ?? null);
  return {
    hand: secret(pearlsIn(named[name]).sort(), seat, ...shown),
    portal: { a, b },
    active,
    diamonds: secret(charactersIn(named[`${name}.gems`])),
    power: Number(named[`${name}.power`] ?? active.reduce((sum, character) => sum + FACTS[character]!.power, 0)),
  };
}

function peekedIn(text: string | undefined): State['characters']['peeked'] {
  const [character, ...seats] = wordsIn(text);
  const by = seats.map(seatIn);
  return character === undefined ? null : { by, card: secret(characterIn(character), ...by) };
}

function endIn(text: string | undefined): End | null {
  const words = wordsIn(text);
  if (words.length === 0) return null;
  return { why: words[0] as End['why'], seat: words.length === 3 ? seatIn(words[1]!) : null, last: Number(words.at(-1)) };
}

/** Unseen cards are counted: `?*4`. */
function pile(cards: readonly string[]): string {
  if (cards.length === 0) return '-';
  return cards.every((card) => card === '?') ? `?*${cards.length}` : cards.join(' ');
}

const wordsIn = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '' && word !== '-');

const rowIn = (text: string): (Character | null)[] => text.split(' ').map((word) => (word === '-' ? null : characterIn(word)));

const charactersIn = (text: string | undefined): Character[] => wordsIn(text).map(characterIn);

const pearlsIn = (text: string | undefined): Pearl[] => wordsIn(text).map((word) => found(PEARL_CARDS, word));

const characterIn = (word: string): Character => found(FACES, word);

function found<T extends string>(cards: readonly T[], word: string): T {
  const card = cards.find((known) => known === word);
  if (card === undefined) throw new Error(`'${word}' is no card`);
  return card;
}

function seatIn(name: string): Seat {
  if (!/^p[1-5]$/.test(name)) throw new Error(`'${name}' is no seat`);
  return Number(name[1]) - 1;
}
