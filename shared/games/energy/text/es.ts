import { type Card, colourOf, numberOf, suitOf } from '../../../cards/mystique.ts';
import { cardPart, colourWords, suitWords } from '../../../cards/text/es.ts';
import type { Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { type GameText, listed, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import type { Direction } from '../grid.ts';
import type { Aspect } from '../groups.ts';
import { type Event, heldBy, type Move, type State } from '../state.ts';
import { changes, endsGame, standing, whereTo } from './facts.ts';

/** Energy in Spanish. */
export const text: GameText<State, Move, Event> = {
  event,
  move: (move, state, seat) => [...sentence(move, state, seat), ...(endsGame(state) ? [' Es la última carta y la partida termina.'] : [])],
  effect,
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

/** Where a cell is: "arriba a la izquierda del 5 de soles rojos, junto al 2 de armas azules". */
export function where(cell: Move, state: State): Say {
  const { side, of, others } = whereTo(cell, state);
  return say`${SIDES[side]} del ${cardPart(of)}, junto ${nextTo(others)}`;
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
  const card = heldBy(state, seat);
  return say`Coloca ${card ? the(card) : 'la carta'} ${where(move, state)}.`;
}

function effect(move: Move, state: Visible<State>, seat: Seat): readonly Say[] {
  const now = standing(state, seat);
  if (now === null) return [];
  const changed = changes(move, state, seat).map(({ of, from, to }) => say`${title(of === 'product' ? 'producto' : kind(of, now.energy))} ${from} → ${to}`);
  return changed.length > 0 ? changed : [say`Tu producto sigue en ${now.product}.`];
}

/** A card with its article. */
export const the = (card: Card): Say => say`el ${cardPart(card)}`;
const nextTo = (cards: readonly Card[]): Say => listed(cards.map((card): Say => say`al ${cardPart(card)}`), ' y ');
const title = (words: string): Part => words.replace(/^./, (first) => first.toUpperCase());
