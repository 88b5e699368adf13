import type { Card, Guild } from '../../../cards/mystique.ts';
import { cardPart, guildPart, guildTitle } from '../../../cards/text/es.ts';
import { type Secret, seen, size, type Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { inWords } from '../../../text/numbers/es.ts';
import { plural } from '../../../text/plural.ts';
import { type GameText, listed, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import { type Change, changes, endsGame, topOf } from '../changes.ts';
import { mostFor, proposalOf } from '../market.ts';
import type { Event, Move, State } from '../state.ts';

/** Guilds in Spanish. */
export const text: GameText<State, Move, Event> = {
  event,
  move: (move, state) => [...sentence(move, state), ...(endsGame(move, state) ? [' El mazo de robo se agota y la partida termina.'] : [])],
  effect: (move, state, seat) => changes(move, state, seat).map(effect),
  options: {
    buyFromBoth: { title: 'Comprar de los dos mazos', help: 'Al comprar, también se pueden tomar cartas de encima de los descartes.' },
    market: { title: 'El mercado', help: 'También se pueden comprar cartas a otra persona, si ambas están de acuerdo.' },
  },
};

function event(event: Visible<Event>, me: Viewer): Say {
  const { seat } = event;
  /** The verb in the second person without a pronoun, or in the third after the name. */
  const does = (mine: string, other: string): Say => (seat === me ? [mine] : say`${player(seat)} ${other}`);
  switch (event.type) {
    case 'drew': {
      const card = seen(event.card);
      return say`${does('Robaste', 'robó')} ${card === undefined ? 'una carta' : the(card)}.`;
    }
    case 'took':
      return say`${does('Tomaste', 'tomó')} ${the(event.card)} de los descartes.`;
    case 'bought':
      return say`${does('Compraste', 'compró')} con ${the(event.card)}${gains(event.discard, event.drawn, seat === me)}.`;
    case 'asked':
      return say`${asked(event, me)}.`;
    case 'wanted':
      if (event.seller === me) return say`${player(seat)} te pidió ${guildOrAny(event.guild)}.`;
      return say`${does('Le pediste', 'le pidió')} a ${player(event.seller)} ${guildOrAny(event.guild)}.`;
    case 'offered': {
      const card = seen(event.card);
      return say`${does('Pusiste', 'puso')} sobre la mesa ${card === undefined ? 'una carta' : the(card)} para ${event.buyer === me ? 'ti' : player(event.buyer)}.`;
    }
    case 'closed':
      return say`${offered(seat, event.buyer, event.cards, me)}.`;
    case 'refused': {
      const hand = event.buyer === me ? say`tu mano` : say`la mano de ${player(event.buyer)}`;
      return say`${does('Rechazaste', 'rechazó')} la propuesta; ${the(event.card)} volvió a ${hand}.`;
    }
    case 'accepted': {
      const bargain = say`${cardsOrCount(event.cards)} con ${the(event.card)}`;
      if (event.seller === me) return say`${player(seat)} aceptó y te compró ${bargain}.`;
      return say`${does('Aceptaste y le compraste', 'aceptó y le compró')} a ${player(event.seller)} ${bargain}.`;
    }
    case 'declined': {
      const offer = event.seller === me ? say`tu oferta` : say`la oferta de ${player(event.seller)}`;
      return say`${does('No aceptaste', 'no aceptó')} ${offer} y ${seat === me ? 'recuperaste' : 'recuperó'} ${the(event.card)}.`;
    }
    case 'ended':
      return say`${does('Agotaste', 'agotó')} el mazo de robo y la partida terminó.`;
    default:
      return unreachable(event);
  }
}

function gains(discard: readonly Card[], drawn: Secret<readonly Card[]>, mine: boolean): Say {
  const draws = size(drawn) === 0 ? [] : say` y ${mine ? 'robaste' : 'robó'} ${cardsOrCount(drawn)}`;
  if (discard.length === 0) return draws;
  const takes = say`${mine ? 'tomaste' : 'tomó'} ${these(discard)} de los descartes`;
  return draws.length === 0 ? say` y ${takes}` : say`, ${takes}${draws} del mazo de robo`;
}

export function asked({ seat: buyer, seller, card, most }: Asked, me: Viewer): Say {
  const what = say`${most === 1 ? '' : 'hasta '}${count(most)} con ${the(card)}`;
  if (seller === me) return say`${player(buyer)} te propuso comprarte ${what}`;
  return say`${buyer === me ? say`Le propusiste` : say`${player(buyer)} le propuso`} a ${player(seller)} comprarle ${what}`;
}

type Asked = Omit<Event & { type: 'asked' }, 'type'>;

export function offered(seller: Seat, buyer: Seat, cards: Secret<readonly Card[]>, me: Viewer): Say {
  if (buyer === me) return say`${player(seller)} te ofreció ${cardsOrCount(cards)}`;
  return say`${seller === me ? say`Le ofreciste` : say`${player(seller)} le ofreció`} a ${player(buyer)} ${cardsOrCount(cards)}`;
}

function sentence(move: Move, state: Visible<State>): Say {
  switch (move.act) {
    case 'draw':
      return say`Roba una carta del mazo de robo.`;
    case 'take':
      return say`Toma ${these(topOf(state, 1))} de los descartes.`;
    case 'buy': {
      const draw = move.deck === 0 ? '' : ` y roba ${digits(move.deck)}`;
      if (move.discard === 0) return say`Compra con ${the(move.card)}${draw}.`;
      return say`Compra con ${the(move.card)}${draw === '' ? ' y' : ','} toma ${these(topOf(state, move.discard))} de los descartes${draw}.`;
    }
    case 'ask': {
      const most = mostFor(move.card, move.seller, state);
      return say`Propón a ${player(move.seller)} comprarle ${most === 1 ? '' : 'hasta '}${digits(most)} con ${the(move.card)}.`;
    }
    case 'for':
      return say`Pide ${guildOrAny(move.guild)}.`;
    case 'offer':
      return say`Pon ${the(move.card)} sobre la mesa.`;
    case 'close':
      return say`Ofrece a ${player(state.turn)} ${cardsOrCount(proposalOf(state).laid)}.`;
    case 'refuse':
      return say`Rechaza la propuesta; ${the(proposalOf(state).card)} vuelve a la mano de ${player(state.turn)}.`;
    case 'accept':
      return say`Compra a ${player(proposalOf(state).seller)} ${cardsOrCount(proposalOf(state).laid)} con ${the(proposalOf(state).card)}.`;
    case 'decline':
      return say`Rechaza la oferta, recupera ${the(proposalOf(state).card)} y luego toma una carta o compra como siempre.`;
    default:
      return unreachable(move);
  }
}

function effect({ of, from, to }: Change): Say {
  const what: Part = of === 'deck' ? 'Mazo de robo' : of === 'discard' ? 'Descartes' : { card: of, words: guildTitle(of) };
  return say`${what} ${from} → ${to}`;
}

const the = (card: Card): Say => say`el ${cardPart(card)}`;
export const these = (cards: readonly Card[]): Say => listed(cards.map(the), ' y ');
const count = (n: number): string => `${inWords(n)} ${plural('es', n, 'carta', 'cartas')}`;
export const digits = (n: number): string => `${n} ${plural('es', n, 'carta', 'cartas')}`;
export const guildOrAny = (guild: Guild | 'any'): Part => (guild === 'any' ? 'cartas de cualquier gremio' : guildPart(guild));

export function cardsOrCount(from: Secret<readonly Card[]>): Say {
  const shown = seen(from);
  return shown === undefined ? [count(size(from))] : these(shown);
}
