import { words as game } from '../../../../shared/games/gates/text/es.ts';
import { type Phase, renews, valueOf } from '../../../../shared/games/gates/state.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/gates/text/es.ts';

const of = (one: string, many = `${one}s`) => (n: number): string => `${n} ${n === 1 ? one : many}`;
const waits = 'falta elegir para una habilidad';
const [pearls, characters, actions, diamonds] = [of('perla'), of('personaje'), of('acción', 'acciones'), of('diamante')];

/** The board's own words in Spanish. */
export const words: Words = {
  ...game,
  pearl: (pearl) => `${valueOf(pearl)}${renews(pearl) ? ' con el símbolo de renovación' : ''}`,
  step: (phase, left, who) => {
    const where: Partial<Record<Phase, string>> = { end: 'sin acciones', limit: 'la mano supera su límite', look: waits, steal: waits, banish: waits, recover: waits };
    return `${who === null ? 'Tu turno' : `Juega ${who.inside}`}: ${where[phase] ?? `${left === 1 ? 'queda' : 'quedan'} ${actions(left)}`}`;
  },
  prompt: (phase, left, first, tooMany) =>
    ({
      look: '¿De quién miras la mano?',
      steal: '¿Qué perla tomas?',
      banish: 'Señala un personaje de un portal ajeno: se descarta.',
      recover: '¿Qué perla vuelve a tu mano?',
      end: 'Ya no te quedan acciones. ¿Algo más antes de acabar el turno?',
      limit: `Descarta ${pearls(tooMany)}: señálalas en tu mano.`,
    } as Partial<Record<Phase, string>>)[phase] ?? `Tienes ${actions(left)}: toma una perla, coloca un personaje o activa uno${first ? '. Antes puedes usar una habilidad' : ''}.`,
  round: (round, last) => (last === null ? `Ronda ${round}` : last === round ? `Ronda ${round}, la última` : `Ronda ${round}; la ${last} es la última`),
  renewal: 'Renovación: han cambiado los dos personajes a la vista.',
  fresh: 'nuevo',
  pearls: 'Perlas',
  characters: 'Personajes',
  pile: (what, n, can) => `Mazo de ${(what === 'pearls' ? pearls : characters)(n)}${can ? (what === 'pearls' ? ': robar la primera' : ': colocar el primero sin verlo') : ''}`,
  left: (n) => `quedan ${n}`,
  discards: (what, n) => `${n} ${what === 'pearls' ? 'descartada' : 'descartado'}${n === 1 ? '' : 's'}`,
  topFirst: 'empezando por el final',
  sweep: 'Cambiar las cuatro',
  onTop: (id) => `Arriba, como sabes: ${game.face(id)}`,
  portal: 'Tu portal',
  free: 'Lugar libre',
  comes: (id) => `Aquí va ${id === null ? 'el primer personaje del mazo' : game.face(id)}`,
  leaves: 'se va',
  ready: 'activable',
  hand: 'Tu mano',
  handHolds: (n, limit) => `${n} de ${limit}`,
  power: (n) => `${n} de poder`,
  diamonds,
  pearlsHeld: (n) => `${pearls(n)} en la mano`,
  activated: 'Activados',
  costs: 'Cuesta',
  gives: 'Da',
  closeDialog: 'Cerrar',
  also: 'Además',
  acts: { peek: 'Mirar el primer personaje', exchange: 'Cambiar un personaje', trade: 'Cambiar un 2 por un diamante', redraw: 'Robar una mano nueva', end: 'Acabar el turno' },
  payWith: 'Pagar con',
  narrow: 'Señala perlas de tu mano para ver menos.',
  showAll: (n) => `Ver las ${n}`,
  makesRoom: 'Señala en tu portal el que deja su lugar.',
  exchanges: 'Señala un personaje de tu portal y uno a la vista.',
};
