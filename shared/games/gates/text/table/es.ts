import { seen, size, type Visible } from '../../../../engine/secret.ts';
import type { Seat, Viewer } from '../../../../engine/types.ts';
import { plural } from '../../../../text/plural.ts';
import { listed, say, type Say, seat as player } from '../../../../text/say.ts';
import type { Character } from '../../characters.ts';
import { PLACES, type State } from '../../state.ts';
import { row, the, these, whose, words } from '../es.ts';
import { gems } from '../faces/es.ts';

/** The table of Gates in words, in Spanish: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  const { pearls, characters, end, players, round, victim } = state;
  const hand = me === null ? undefined : seen(players[me]!.hand);
  const top = characters.peeked === null ? undefined : seen(characters.peeked.card);
  // R31: between the look and the choice the robber sees a hand.
  const shown = victim === null || me !== state.turn ? undefined : seen(players[victim]!.hand);
  return [
    say`Ronda ${round}${end === null ? '' : end.last === round ? ', la última' : `; la ronda ${end.last} es la última`}.`,
    say`Perlas a la vista: ${row(pearls.row)}.`,
    say`Personajes a la vista: ${priced(characters.row)}.`,
    ...(top === undefined ? [] : [say`El primero del mazo es ${the(top)}.`]),
    say`En los mazos: ${perlas(size(pearls.pile))} y ${size(characters.pile)} ${plural('es', size(characters.pile), 'personaje', 'personajes')}.`,
    ...players.map((_, seat) => before(state, seat, me)),
    ...(hand === undefined ? [] : [hand.length === 0 ? say`No tienes perlas en la mano.` : say`Tu mano: ${row(hand)}.`]),
    ...(shown === undefined ? [] : [say`En ${whose('mano', victim!, me)}: ${row(shown)}.`]),
    turn(state, me),
  ];
}

function before({ players }: Visible<State>, seat: Seat, me: Viewer): Say {
  const { power, diamonds, hand, portal, active } = players[seat]!;
  const kept = size(diamonds) === 0 ? 'sin diamantes' : gems(size(diamonds));
  const activated = active.length === 0 ? [] : say`; ya activados: ${these(active)}`;
  return say`${seat === me ? 'Tú' : player(seat)}: ${power} de poder, ${kept}, ${perlas(size(hand))} en la mano; en el portal: ${priced(PLACES.map((place) => portal[place]))}${activated}.`;
}

/** "el Campanero (tres perlas iguales: 2 de poder)". */
function priced(places: readonly (Character | null)[]): Say {
  const all = places.filter((each) => each !== null);
  return all.length === 0 ? ['nadie'] : listed(all.map((each) => say`${the(each)} (${words.cost(each)}: ${words.gains(each)})`), ' y ');
}

function turn({ phase, turn, actions, victim }: Visible<State>, me: Viewer): Say {
  if (phase === 'over') return say`La partida ha terminado.`;
  const whoseTurn = turn === me ? say`Es tu turno` : say`Es el turno de ${player(turn)}`;
  if (phase === 'steal') return say`${whoseTurn}: toca tomar una perla de ${whose('mano', victim!, me)}.`;
  return say`${whoseTurn}, con ${actions} ${plural('es', actions, 'acción', 'acciones')} por delante.`;
}

const perlas = (n: number): string => `${n} ${plural('es', n, 'perla', 'perlas')}`;
