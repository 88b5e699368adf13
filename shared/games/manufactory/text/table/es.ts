import { size, type Visible } from '../../../../engine/secret.ts';
import type { Seat, Viewer } from '../../../../engine/types.ts';
import { plural } from '../../../../text/plural.ts';
import { listed, say, type Say, seat as player } from '../../../../text/say.ts';
import { isOver, type State } from '../../state.ts';
import { counted, whom, words } from '../es.ts';
import { type GroupTold, holdings, placesOf } from '../facts.ts';

/** The table of Manufactory in words, in Spanish: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  return [
    ...places(state, true, 'Gratis en la cinta'),
    ...places(state, false, 'A cambio de una pieza propia'),
    deck(size(state.deck)),
    ...holdings(state).map(({ total, bonus, kinds, told }, seat) => {
      const groups = [...told.map((group) => say`${held(group)}`), ...(bonus === 0 ? [] : [say`${points(bonus)} por ${kinds} grupos`])];
      return say`${head(seat, me)}, ${points(total)}: ${groups.length === 0 ? 'aún sin piezas' : listed(groups, '; ', '; ')}.`;
    }),
    turn(state, me),
  ];
}

function places(state: Visible<State>, free: boolean, title: string): readonly Say[] {
  const all = placesOf(state, free).map(({ place, part }) => say`${place} ${words.part(part)}`);
  return all.length === 0 ? [] : [say`${title}: ${listed(all, '; ', '; ')}.`];
}

const deck = (n: number): Say =>
  n === 0 ? say`El mazo está vacío.` : say`En el mazo ${plural('es', n, 'queda', 'quedan')} ${counted(n, 'pieza', 'piezas')}.`;

function turn(state: Visible<State>, me: Viewer): Say {
  if (isOver(state)) return say`La partida ha terminado.`;
  return state.turn === me ? say`Es tu turno.` : say`Es el turno de ${player(state.turn)}.`;
}

/** "blanco 3 (coste más alto 4, 3 puntos)". */
const held = ({ colour, size: parts, top, points: won }: GroupTold): string =>
  `${words.colours[colour]} ${parts} (coste más alto ${words.number(top)}${won === 0 ? '' : `, ${points(won)}`})`;
const head = (seat: Seat, me: Viewer) => (seat === me ? 'Tú' : whom(seat, me));
const points = (n: number): string => counted(n, 'punto', 'puntos');
