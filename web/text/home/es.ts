import { say } from '../../../shared/text/say.ts';
import type { Home } from './en.ts';

const COUNTS = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];
const count = (n: number): string => COUNTS[n] ?? String(n);

/** What the first page says, in Spanish. */
export const home: Home = {
  title: 'Longhand: juegos de cartas, jugada a jugada',
  heading: 'Juegos de cartas, jugada a jugada',
  lead: 'Envía un enlace a tus amigos y jugad cuando cada cual tenga un minuto, en cualquier huso horario y sin cuentas.',
  start: 'Empezar una partida',
  house: 'Jugar contra la casa',
  starting: 'Repartiendo las cartas…',
  guest: 'Visita',
  told: 'Cómo te avisamos',
  games: 'Cinco juegos',
  free: 'gratis, sin instalar nada',
  soon: 'próximamente',
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
  none: 'Aún no hay mesas: aparecerán aquí.',
  putAway: (n) => `Quitadas de la lista (${n})`,
  back: 'Recuperar',
  backFrom: (game) => `Devolver a la lista: ${game}`,
  away: 'Quitar de la lista',
  awayFrom: (game) => `Quitar de la lista: ${game}`,
  unreachable: 'Ahora mismo no se puede preguntar por las mesas. Se volverá a mirar cuando haya conexión.',

  about: {
    guilds: {
      pitch: 'Reúne cartas del mismo color y palo y controla más gremios que nadie cuando se agote el mazo.',
      players: '2–4 jugadores',
      length: 'de dos a cuatro días',
    },
    eddies: {
      pitch: 'Gana bazas en una corriente que cambia quien juega en segundo lugar.',
      players: '3–8 jugadores',
      length: 'una semana, más o menos',
    },
    energy: {
      pitch: 'Coloca hexágonos y mantén pequeños tus grupos: gana el producto más bajo.',
      players: '2–6 jugadores',
      length: 'de tres a seis días',
    },
    manufactory: {
      pitch: 'Elige piezas de una cinta en marcha y ordénalas por color.',
      players: '2–4 jugadores',
      length: 'unos dos días',
    },
    gates: {
      pitch: 'Reúne perlas, activa los personajes de tu portal y gana la carrera hacia los doce de poder.',
      players: '2–5 jugadores',
      length: 'una o dos semanas',
    },
  },
};
