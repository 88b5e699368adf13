import { type Card, type Guild, guildOf } from '../../cards/mystique.ts';
import { seen, size } from '../../engine/secret.ts';
import { type Seat, unreachable } from '../../engine/types.ts';
import { proposalOf } from './market.ts';
import { valuesOf } from './reckon.ts';
import type { Move, State } from './state.ts';

/** A number that a move changes: the seat's value in a guild, or the height of a deck. */
export interface Change {
  readonly of: Guild | 'deck' | 'discard';
  readonly from: number;
  readonly to: number;
}

/** What a move surely changes, as its own seat can know it: guilds first, then the decks. */
export function changes(move: Move, state: State, seat: Seat): readonly Change[] {
  const { held = [], lost = [], gained = [], deck = 0, discard = 0 } = stirred(move, state);
  const before = [...(seen(state.hands[seat]!) ?? []), ...held];
  const after = [...before.filter((card) => !lost.includes(card)), ...gained];
  const guilds = new Set([...lost, ...gained].map(guildOf));
  const values = (guild: Guild): Change => ({ of: guild, from: valuesOf(before).get(guild) ?? 0, to: valuesOf(after).get(guild) ?? 0 });
  const heights: Change[] = [
    { of: 'deck', from: size(state.deck), to: size(state.deck) + deck },
    { of: 'discard', from: state.discard.length, to: state.discard.length + discard },
  ];
  return [...[...guilds].map(values), ...heights].filter(({ from, to }) => from !== to);
}

/** Who is to move, or null when the game is over. */
export function toMove({ deck, proposal, turn }: State): Seat | null {
  if (size(deck) === 0) return null;
  return proposal === null || proposal.want === null || proposal.closed ? turn : proposal.seller;
}

/** Whether it is an answer to a proposal that is awaited, not an ordinary turn. */
export const answering = ({ proposal }: State): boolean => proposal !== null && proposal.want !== null;

/** The top cards of the Discard Deck, the topmost first. */
export const topOf = ({ discard }: State, k: number): readonly Card[] => (k === 0 ? [] : discard.slice(-k).reverse());

/** Whether the move takes the last of the Draw Deck. */
export function endsGame(move: Move, state: State): boolean {
  const drawn = move.act === 'draw' ? 1 : move.act === 'buy' ? move.deck : 0;
  return drawn === size(state.deck);
}

interface Stirred {
  /** What was in the hand before the turn and lies on the table now. */
  readonly held?: readonly Card[];
  readonly lost?: readonly Card[];
  readonly gained?: readonly Card[];
  readonly deck?: number;
  readonly discard?: number;
}

function stirred(move: Move, state: State): Stirred {
  switch (move.act) {
    case 'draw':
      return { deck: -1 };
    case 'take':
      return { gained: topOf(state, 1), discard: -1 };
    case 'buy': {
      // That the Influence card lands on the Discard Deck goes without saying.
      const discard = move.discard === 0 ? 0 : 1 - move.discard;
      return { lost: [move.card], gained: topOf(state, move.discard), deck: -move.deck, discard };
    }
    case 'ask':
      return { lost: [move.card] };
    case 'decline':
      return { gained: [proposalOf(state).card] };
    case 'accept':
      return { held: [proposalOf(state).card], lost: [proposalOf(state).card], gained: seen(proposalOf(state).laid) ?? [] };
    case 'for':
    case 'offer':
    case 'close':
    case 'refuse':
      return {};
    default:
      return unreachable(move);
  }
}
