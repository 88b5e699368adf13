import type { Card } from '../../../../cards/mystique.ts';
import { size, type Visible } from '../../../../engine/secret.ts';
import type { Viewer } from '../../../../engine/types.ts';
import { plural } from '../../../../text/plural.ts';
import { say, type Say, seat as player } from '../../../../text/say.ts';
import { ASPECTS, type Factors } from '../../groups.ts';
import { isOver, type State } from '../../state.ts';
import { kind, the } from '../es.ts';
import { type Final, finals, heldCards, standing } from '../facts.ts';

/** The table of Energy in words, in Spanish: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
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
