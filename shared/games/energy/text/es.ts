import { type Card, colourOf, numberOf, suitOf } from '../../../cards/mystique.ts';
import { cardPart, colourWords, suitWords } from '../../../cards/text/es.ts';
import { size, type Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { plural } from '../../../text/plural.ts';
import { type LetterText, listed, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import type { Direction } from '../grid.ts';
import { type Aspect, ASPECTS, type Factors } from '../groups.ts';
import { type Event, heldBy, isOver, type Move, type State } from '../state.ts';
import { changes, endsGame, type Final, finals, heldCards, standing, whereTo } from './facts.ts';

/** Energy in Spanish. */
export const text: LetterText<State, Move, Event> = {
  event,
  move: (move, state, seat) => [...sentence(move, state, seat), ...(endsGame(state) ? [' Es la última carta y la partida termina.'] : [])],
  effect,
  table,
  options: {
    openCards: { title: 'Cartas a la vista', help: 'Las cartas por colocar están boca arriba desde que se roban; las de energía siguen ocultas.' },
  },
};

/** What the energy card's kind is called in one aspect: "rojo", "lunas", "cuatros". */
export function kind(aspect: Aspect, energy: Card): string {
  switch (aspect) {
    case 'colour':
      return colourWords(colourOf(energy));
    case 'suit':
      return suitWords(suitOf(energy));
    case 'number':
      return NUMBERS[numberOf(energy) - 1]!;
    default:
      return unreachable(aspect);
  }
}

const NUMBERS = ['ases', 'doses', 'treses', 'cuatros', 'cincos'];

const SIDES: Readonly<Record<Direction, string>> = {
  right: 'a la derecha',
  lowerRight: 'abajo a la derecha',
  lowerLeft: 'abajo a la izquierda',
  left: 'a la izquierda',
  upperLeft: 'arriba a la izquierda',
  upperRight: 'arriba a la derecha',
};

function event(event: Visible<Event>, me: Viewer): Say {
  switch (event.type) {
    case 'placed': {
      const placed = event.seat === me ? say`Colocaste` : say`${player(event.seat)} colocó`;
      const where = event.beside.length === 0 ? say` como primera carta` : say` junto ${nextTo(event.beside)}`;
      return say`${placed} ${the(event.card)}${where}.`;
    }
    case 'ended':
      return say`Era la última carta y la partida terminó.`;
    default:
      return unreachable(event);
  }
}

function sentence(move: Move, state: Visible<State>, seat: Seat): Say {
  const { side, of, others } = whereTo(move, state);
  const card = heldBy(state, seat);
  return say`Coloca ${card ? the(card) : 'la carta'} ${SIDES[side]} del ${cardPart(of)}, junto ${nextTo(others)}.`;
}

function effect(move: Move, state: Visible<State>, seat: Seat): readonly Say[] {
  const now = standing(state, seat);
  if (now === null) return [];
  const changed = changes(move, state, seat).map(({ of, from, to }) => say`${title(of === 'product' ? 'producto' : kind(of, now.energy))} ${from} → ${to}`);
  return changed.length > 0 ? changed : [say`Tu producto sigue en ${now.product}.`];
}

function table(state: Visible<State>, me: Viewer): readonly Say[] {
  const { layout } = state;
  const deck = size(state.deck);
  const now = me === null || isOver(state) ? null : standing(state, me);
  const left = deck === 0 ? 'el mazo está agotado' : `en el mazo ${plural('es', deck, 'queda', 'quedan')} ${deck}`;
  return [
    say`Hay ${layout.length} ${plural('es', layout.length, 'carta', 'cartas')} en la mesa y ${left}.`,
    ...(now === null ? [] : [say`Tu carta de energía es ${the(now.energy)}: ${sum(now.energy, now.factors, now.product)}.`]),
    ...heldCards(state).map(({ seat, card }) => say`${seat === me ? say`Tienes` : say`${player(seat)} tiene`} ${the(card)}.`),
    ...finals(state).map((final) => reckoned(final, me)),
    turn(state, me),
  ];
}

const reckoned = ({ seat, place, energy, factors, product }: Final, me: Viewer): Say =>
  say`${seat === me ? 'Tú' : player(seat)}, puesto ${place}: ${the(energy)}, ${sum(energy, factors, product)}.`;

function turn(state: Visible<State>, me: Viewer): Say {
  if (isOver(state)) return say`La partida ha terminado.`;
  return state.turn === me ? say`Es tu turno.` : say`Es el turno de ${player(state.turn)}.`;
}

/** "rojo 5 × lunas 3 × cuatros 2 = 30". */
const sum = (energy: Card, factors: Factors, product: number): string =>
  `${ASPECTS.map((aspect) => `${kind(aspect, energy)} ${factors[aspect]}`).join(' × ')} = ${product}`;
const the = (card: Card): Say => say`el ${cardPart(card)}`;
const nextTo = (cards: readonly Card[]): Say => listed(cards.map((card): Say => say`al ${cardPart(card)}`), ' y ');
const title = (words: string): Part => words.replace(/^./, (first) => first.toUpperCase());
