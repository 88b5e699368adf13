import { listed, say } from '../../shared/text/say.ts';
import type { Text } from './en.ts';

const COUNTS = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];
const count = (n: number): string => COUNTS[n] ?? String(n);

/** The page's own strings, in Spanish. */
export const text: Text = {
  skip: 'Saltar al contenido',
  rules: 'Reglas',
  about: 'Cómo funciona',
  yourTables: 'Tus mesas',
  waiting: (n) => (n === 1 ? 'Te espera 1' : `Te esperan ${n}`),
  languages: 'Idioma',
  loading: 'Un momento…',
  names: (who) => listed(who, ' y '),
  playerCount: (n) => (n === 1 ? 'una persona' : `${count(n)} personas`),
  again: 'Intentar de nuevo',
  network: 'No hay conexión. No se ha perdido nada; inténtalo de nuevo cuando vuelva.',
  missing: { title: 'Aquí no hay nada', body: 'No hay ninguna página en esta dirección.', home: 'A la página de inicio' },

  home: {
    title: 'Longhand: juegos de cartas, jugada a jugada',
    heading: 'Juegos de cartas, jugada a jugada',
    lead: 'Envía un enlace a tus amigos y jugad cuando cada cual tenga un minuto, en cualquier huso horario y sin cuentas.',
    start: 'Empezar una partida',
    house: 'Jugar contra la casa',
    starting: 'Repartiendo las cartas…',
    guest: 'Visita',
    kept: 'se guardan en este navegador',
    games: 'Cinco juegos',
    free: 'gratis, sin instalar nada',
    soon: 'todavía no está',
    with: (who) => say`con ${who}`,
    seatsFree: (n) => (n === 1 ? 'un asiento libre' : `${count(n)} asientos libres`),
    yourTurn: 'Tu turno',
    since: (when) => `desde: ${when}`,
    watching: 'Estás mirando',
    won: (who, many) => (many ? say`Victoria compartida: ${who}` : say`Victoria de ${who}`),
    youWon: 'Has ganado',
    finished: (when) => `terminó: ${when}`,
    invited: 'Tienes una invitación',
    dead: 'Esta mesa ya no se puede abrir',
    away: 'Quitar de la lista',
    awayFrom: (game) => `Quitar de la lista: ${game}`,
    unreachable: 'Ahora mismo no se puede preguntar por las mesas. Se volverá a mirar cuando haya conexión.',
  },

  turn: {
    your: 'Tu turno',
    yourTitle: (game) => `Tu turno: ${game}`,
    waits: (who) => say`Falta que juegue ${who}`,
    since: (absolute, relative) => `Desde: ${absolute}, ${relative}.`,
    postmark: 'TU TURNO · LONGHAND · ',
    watching: 'Estás mirando: ves lo que está descubierto y la mano de nadie.',
    full: 'Todos los asientos de esta mesa están ocupados. Puedes mirar: ves lo que está descubierto y la mano de nadie.',
    toMove: 'le toca',
    players: 'Quién juega',
    sinceLooked: 'Desde que miraste',
    nowYours: 'Es tu turno.',
    nowWaits: (who) => say`Ahora le toca a ${who}.`,
    log: 'La partida hasta ahora',
    moves: (n) => (n === 1 ? 'una jugada' : `${n} jugadas`),
    all: (n) => `Ver las ${n}`,
  },

  slip: {
    label: 'Tu elección',
    ask: 'Señala lo que quieres hacer.',
    unfinished: 'Falta algo por elegir antes de enviar.',
    send: 'Enviar',
    sending: 'Enviando…',
    back: 'Deshacer',
    waits: (who) => say`Falta que juegue ${who}. Esta página lo mostrará en cuanto ocurra.`,
    kept: 'Sin conexión: tu elección queda guardada y se enviará cuando vuelva la conexión.',
    wishGone: 'La jugada de aquella carta ya no es posible. Elige entre lo que hay ahora.',
  },

  connection: {
    lost: 'Sin conexión. Ves la mesa como estaba; se volverá a mirar sola.',
    reload: 'Hay un Longhand más nuevo. Recarga la página para seguir; tu elección se conserva.',
    reloadButton: 'Recargar',
    badKey: 'Ese enlace ya no abre ningún asiento aquí. Puede que haya otro más nuevo.',
    drift: 'La mesa se ha detenido',
  },
};
