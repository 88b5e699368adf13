import type { Card, Guild } from '../../../cards/mystique.ts';
import { cardPart, guildPart, guildTitle } from '../../../cards/text/en.ts';
import { type Secret, seen, size, type Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { inWords } from '../../../text/numbers/en.ts';
import { plural } from '../../../text/plural.ts';
import { type GameText, listed, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import { type Change, changes, endsGame, topOf } from '../changes.ts';
import { mostFor, proposalOf } from '../market.ts';
import type { Event, Move, State } from '../state.ts';

/** Guilds in English. */
export const text: GameText<State, Move, Event> = {
  event,
  move: (move, state, seat) => [...sentence(move, state, seat), ...(endsGame(move, state) ? [' The Draw Deck runs out and the game ends.'] : [])],
  effect: (move, state, seat) => changes(move, state, seat).map(effect),
  options: {
    buyFromBoth: { title: 'Buy from both decks', help: 'When you buy, you may take cards from the top of the Discard Deck as well.' },
    market: { title: 'The Market', help: 'You may also buy cards from another player, if you both agree.' },
  },
};

function event(event: Visible<Event>, me: Viewer): Say {
  const who: Part = event.seat === me ? 'You' : player(event.seat);
  switch (event.type) {
    case 'drew': {
      const card = seen(event.card);
      return say`${who} drew ${card === undefined ? 'a card' : the(card)}.`;
    }
    case 'took':
      return say`${who} took ${the(event.card)} from the Discard Deck.`;
    case 'bought':
      return say`${who} bought with ${the(event.card)}${gains(event.discard, event.drawn)}.`;
    case 'asked':
      return say`${who} asked ${whom(event.seller, me)} to sell ${upTo(event.most)} for ${the(event.card)}.`;
    case 'wanted':
      return say`${who} asked ${whom(event.seller, me)} for ${guildOrAny(event.guild)}.`;
    case 'offered': {
      const card = seen(event.card);
      return say`${who} laid out ${card === undefined ? 'a card' : the(card)} for ${whom(event.buyer, me)}.`;
    }
    case 'closed':
      return say`${who} offered ${whom(event.buyer, me)} ${cardsOrCount(event.cards)}.`;
    case 'refused':
      return say`${who} refused, and ${the(event.card)} went back to ${event.buyer === me ? 'your hand' : player(event.buyer)}.`;
    case 'accepted':
      return say`${who} accepted and bought ${cardsOrCount(event.cards)} from ${whom(event.seller, me)} for ${the(event.card)}.`;
    case 'declined':
      return say`${who} declined what ${whom(event.seller, me)} offered and took back ${the(event.card)}.`;
    case 'ended':
      return say`${who} emptied the Draw Deck, and the game ended.`;
    default:
      return unreachable(event);
  }
}

function gains(discard: readonly Card[], drawn: Secret<readonly Card[]>): Say {
  const k = size(drawn);
  const cards = seen(drawn);
  const draws = k === 0 ? [] : say` and drew ${cards === undefined ? inWords(k) : these(cards)}`;
  if (discard.length === 0) return draws;
  return say`${k === 0 ? ' and' : ','} took ${these(discard)} from the Discard Deck${draws}${k === 0 ? '' : ' from the Draw Deck'}`;
}

function sentence(move: Move, state: Visible<State>, seat: Seat): Say {
  switch (move.act) {
    case 'draw':
      return say`Draw a card from the Draw Deck.`;
    case 'take':
      return say`Take ${these(topOf(state, 1))} from the Discard Deck.`;
    case 'buy': {
      const draw = move.deck === 0 ? '' : ` and draw ${cards(move.deck)}`;
      if (move.discard === 0) return say`Buy with ${the(move.card)}${draw}.`;
      return say`Buy with ${the(move.card)}${draw === '' ? ' and' : ','} take ${these(topOf(state, move.discard))} from the Discard Deck${draw}.`;
    }
    case 'ask': {
      const most = mostFor(move.card, move.seller, state);
      return say`Ask ${player(move.seller)} to sell ${most === 1 ? '' : 'up to '}${cards(most)} for ${the(move.card)}.`;
    }
    case 'for':
      return say`Ask for ${guildOrAny(move.guild)}.`;
    case 'offer':
      return say`Lay out ${the(move.card)}.`;
    case 'close':
      return say`Offer ${whom(state.turn, seat)} ${cardsOrCount(proposalOf(state).laid)}.`;
    case 'refuse':
      return say`Refuse; ${the(proposalOf(state).card)} goes back to ${whom(state.turn, seat)}.`;
    case 'accept':
      return say`Buy ${cardsOrCount(proposalOf(state).laid)} from ${player(proposalOf(state).seller)} for ${the(proposalOf(state).card)}.`;
    case 'decline':
      return say`Decline, take back ${the(proposalOf(state).card)}, then pick or buy as usual.`;
    default:
      return unreachable(move);
  }
}

function effect({ of, from, to }: Change): Say {
  const what: Part = of === 'deck' ? 'Draw Deck' : of === 'discard' ? 'Discard Deck' : { card: of, words: guildTitle(of) };
  return say`${what} ${from} → ${to}`;
}

export const the = (card: Card): Say => say`the ${cardPart(card)}`;
export const these = (cards: readonly Card[]): Say => listed(cards.map(the), ' and ');
export const cards = (n: number): string => `${n} ${plural('en', n, 'card', 'cards')}`;
export const upTo = (n: number): string => `${n === 1 ? '' : 'up to '}${inWords(n)} ${plural('en', n, 'card', 'cards')}`;
export const whom = (seat: Seat, me: Viewer): Part => (seat === me ? 'you' : player(seat));
export const guildOrAny = (guild: Guild | 'any'): Part => (guild === 'any' ? 'cards of any guild' : guildPart(guild));

export function cardsOrCount(from: Secret<readonly Card[]>): Say {
  const shown = seen(from);
  return shown === undefined ? say`${inWords(size(from))} ${plural('en', size(from), 'card', 'cards')}` : these(shown);
}
