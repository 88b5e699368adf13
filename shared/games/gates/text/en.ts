import { seen, size, type Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { inWords as count } from '../../../text/numbers/en.ts';
import { plural } from '../../../text/plural.ts';
import { type GameText, listed, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import type { Character } from '../characters.ts';
import { type Event, type Move, type Pearl, type State, valueOf } from '../state.ts';
import { ability, and, cost, gains, gems, more, names, value } from './faces/en.ts';
import { changes, type GatesWords, paymentOf, priceOf, type Reason, reasons, type Spot, spotIn, spotOn } from './play.ts';

/** Gates in English. */
export const text: GameText<State, Move, Event> = {
  event,
  move: sentence,
  effect: (move, state, seat) => changes(move, state, seat).map(({ of, from, to }) => say`${{ power: 'Power', diamonds: 'Diamonds', hand: 'Hand' }[of]} ${from} → ${to}`),
  options: {
    keepPortal: { title: 'No clearing the portal', help: 'While your portal is full you may not discard a character to make room for another.' },
  },
};

/** The game’s words that boards use too. */
export const words: GatesWords = {
  face: (character) => names[character],
  cost,
  gains,
  ability,
  spends(values, diamonds) {
    const all = [...(values.length > 0 ? [values.length === 1 ? value(values[0]!) : and(values)] : []), ...(diamonds > 0 ? [gems(diamonds)] : [])];
    return all.length === 0 ? 'without spending a pearl' : `with ${all.join(' and ')}`;
  },
  why(uses, diamonds) {
    const price = priceOf(uses, diamonds);
    return [...reasons(uses).map(reason), ...(price > 0 ? [`the cost includes ${gems(price)}`] : [])].join(', ');
  },
};

function event(event: Visible<Event>, me: Viewer): Say {
  const who = 'seat' in event ? whoOf(event.seat, me) : '';
  switch (event.type) {
    case 'dealt':
      return say`The pearls ${row(event.pearls)} lie open, and with them ${these(event.characters)}.`;
    case 'took':
      return say`${who} took ${a(event.pearl)}; ${a(event.next)} came up.`;
    case 'drew':
      return say`${who} drew ${pearl(seen(event.pearl))} from the pile.`;
    case 'swept':
      return say`${who} replaced the open pearls: now ${row(event.row)}.`;
    case 'renewed': {
      const row = event.row.filter((each) => each !== null);
      return say`Renewal: ${event.gone.length > 0 ? say`${these(event.gone)} left, ` : []}${row.length > 0 ? these(row) : 'nobody'} came.`;
    }
    case 'placed':
      return say`${who} brought ${the(event.character)}${event.from === 'deck' ? ' from the pile' : ''} to ${event.seat === me ? 'your' : 'the'} portal${
        event.dropped === null ? [] : say`, after discarding ${the(event.dropped)}`}${event.next === null ? [] : say`; ${the(event.next)} came up`}.`;
    case 'activated':
      return activated(event, me);
    case 'actions':
      return say`${The(event.character)} gives ${whom(event.seat, me)} ${more(event.more)} this turn.`;
    case 'bonus':
      return say`${whoOf(event.to, me)} will have ${more(event.more)} next turn.`;
    case 'fizzled':
      return say`The ability of ${the(event.character)} had no effect.`;
    case 'looked': {
      const hand = seen(event.hand);
      return say`${who} looked at ${whose(event.victim, me)} hand${hand === undefined ? '' : `: ${row(hand)}`}.`;
    }
    case 'stole':
      return say`${who} took ${pearl(seen(event.pearl))} from ${whose(event.victim, me)} hand.`;
    case 'banished':
      return say`${who} discarded ${the(event.character)} from ${whose(event.owner, me)} portal.`;
    case 'recovered':
      return say`${who} took back ${a(event.pearl)}.`;
    case 'peeked': {
      const top = seen(event.character);
      return say`${who} looked at the top character of the pile${top === undefined ? [] : say`: ${the(top)}`}.`;
    }
    case 'exchanged':
      return say`${who} exchanged ${the(event.gave)} for ${the(event.got)}.`;
    case 'traded':
      return say`${who} traded a 2 for a diamond.`;
    case 'redrew': {
      const drawn = seen(event.drawn);
      return say`${who} discarded ${row(event.gone)}, and drew ${drawn === undefined ? pearls(size(event.drawn)) : row(drawn)}.`;
    }
    case 'discarded':
      return say`${who} discarded ${a(event.pearl)}.`;
    case 'reshuffled':
      return say`The discarded ${event.pile} were shuffled into a new pile of ${event.cards}.`;
    case 'filled':
      return say`${The(event.character)} came up in the empty place.`;
    case 'set':
      return say`${event.by === null ? WHY[event.why] : say`${whoOf(event.by, me)} ${event.by === me ? 'have' : 'has'} twelve power or more`}: round ${event.last} is the last.`;
    case 'round':
      return say`Round ${event.round} is over. Power: ${listed(event.power.map((power, seat) => say`${whom(seat, me)} ${power}`), ', ')}.`;
    case 'ended': {
      const winners = listed(event.winners.map((seat, i) => (i === 0 ? whoOf(seat, me) : whom(seat, me))), ' and ');
      return say`${winners} ${event.winners.length > 1 ? 'share the win' : 'won'} with ${event.power} power and ${gems(event.diamonds)} left.`;
    }
    default:
      return unreachable(event);
  }
}

const WHY = { power: '', rounds: 'A hundred rounds are played', characters: 'No character is left' } as const;

function activated(event: Event & { type: 'activated' }, me: Viewer): Say {
  const { seat, owner, character, pearls, uses, diamonds, from, to, earned } = event;
  const taken = owner === seat ? [] : say` from ${whose(owner, me)} portal`;
  const why = words.why(uses, diamonds.length);
  const gain = [...(from === to ? [] : [`power ${from} → ${to}`]), ...(earned === 0 ? [] : [`${gems(earned)} earned`])].join(', ');
  const paid = words.spends(pearls.map(valueOf), diamonds.length);
  return say`${whoOf(seat, me)} activated ${the(character)}${taken} ${paid}${why && ` (${why})`}${gain && `: ${gain}`}.`;
}

function sentence(move: Move, state: Visible<State>, seat: Seat): Say {
  switch (move.act) {
    case 'pearl':
      return move.from === 'deck' ? say`Draw a pearl from the pile.` : say`Take the ${placed(spotIn(state.pearls.row.map(valueOf), move.from), String)}.`;
    case 'sweep':
      return say`Replace the four open pearls.`;
    case 'place': {
      const what = move.from === 'deck' ? say`the top character of the pile` : placed(spotIn(state.characters.row, move.from), the);
      const dropped = move.dropping && placed(spotOn(state, seat, move.dropping), the);
      return say`${dropped ? say`Discard ${dropped}, then bring` : 'Bring'} ${what} to your portal.`;
    }
    case 'activate': {
      const { owner, place, values, diamonds } = move;
      const why = words.why(paymentOf(move, state, seat), diamonds);
      return say`Activate ${placed(spotOn(state, owner ?? seat, place), the)}${owner === null ? [] : say` from ${whose(owner, seat)} portal`} ${words.spends(values, diamonds)}${why && `: ${why}`}.`;
    }
    case 'peek':
      return say`Look at the top character of the pile.`;
    case 'exchange':
      return say`Exchange ${placed(spotOn(state, seat, move.place), the)} for ${placed(spotIn(state.characters.row, move.with), the)}.`;
    case 'trade':
      return say`Trade a 2 for a diamond.`;
    case 'look':
      return say`Look at ${whose(move.seat, seat)} hand and take a pearl from it.`;
    case 'steal':
      return say`Take ${value(move.value)} from ${whose(state.victim!, seat)} hand.`;
    case 'banish':
      return say`Discard ${placed(spotOn(state, move.seat, move.place), the)} from ${whose(move.seat, seat)} portal.`;
    case 'recover':
      return say`Take back ${value(move.value)}.`;
    case 'redraw':
      return say`Discard your hand, and draw ${pearls(size(state.players[seat]!.hand))}.`;
    case 'end':
      return say`End your turn.`;
    case 'discard':
      return say`Discard ${value(move.value)}.`;
    default:
      return unreachable(move);
  }
}

/** A card, and where it lies when that has to be said. */
const placed = <T>({ card, n }: Spot<T>, word: (card: T) => string | Say): Say => say`${word(card)}${n === null ? '' : ` in place ${n}`}`;

function reason({ n, pearl, by, printed, as, counts }: Reason): string {
  if (pearl === null) return `the ${names[by!]} adds ${n === 1 ? value(counts) : `${count(n)} ${counts}s`}`;
  const changed = counts > as ? 'lift' : 'lower';
  const these = n === 1 ? `the ${printed}` : `${count(n)} ${printed}s`;
  const counted = as === printed ? '' : `${these} ${n === 1 ? 'counts' : 'count'} as ${as}`;
  if (as === counts) return counted;
  const lifted = `${n === 1 ? 'a diamond' : `${count(n)} diamonds`} ${changed}${n === 1 ? 's' : ''}`;
  return `${counted && `${counted} and `}${lifted} ${counted ? (n === 1 ? 'it' : 'them') : these} to ${counts}`;
}

/** Somebody at the start of a sentence, as the reader knows them. */
export const whoOf = (seat: Seat, me: Viewer): Part => (seat === me ? 'You' : player(seat));
/** The same inside a sentence. */
export const whom = (seat: Seat, me: Viewer): Part => (seat === me ? 'you' : player(seat));
/** "your", "Bo’s". */
export const whose = (seat: Seat, me: Viewer): Say => (seat === me ? ['your'] : say`${player(seat)}’s`);
/** A character with its article. */
export const the = (character: Character): Say => say`the ${named(character)}`;
const The = (character: Character): Say => say`The ${named(character)}`;
const named = (character: Character): Part => ({ card: character, words: names[character] });
export const these = (characters: readonly Character[]): Say => listed(characters.map(the), ' and ');
export const row = (pearls: readonly Pearl[]): string => and(pearls.map(valueOf));
const pearls = (n: number): string => `${count(n)} ${plural('en', n, 'pearl', 'pearls')}`;
const a = (pearl: Pearl): string => value(valueOf(pearl));
const pearl = (shown: Pearl | undefined): string => (shown === undefined ? 'a pearl' : a(shown));
