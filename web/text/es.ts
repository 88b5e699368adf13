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

  turn: {
    your: 'Tu turno',
    yourTitle: (game) => `Tu turno: ${game}`,
    waits: (who) => say`Turno de ${who}`,
    since: (absolute, relative) => `Desde: ${absolute} · ${relative}`,
    postmark: 'TU TURNO · LONGHAND · ',
    watching: 'Estás mirando: ves lo que está a la vista de todos y nada más.',
    full: 'Todos los asientos de esta mesa están ocupados. Puedes mirar: ves lo que está a la vista de todos y nada más.',
    toMove: 'le toca',
    players: 'Quién juega',
    sinceLooked: 'Desde tu última visita',
    more: (n) => `Ver ${n} más`,
    log: 'La partida hasta ahora',
    moves: (n) => (n === 1 ? 'una jugada' : `${n} jugadas`),
    all: (n) => `Ver las ${n} jugadas`,
  },

  seat: { heading: 'Tu asiento', letters: 'Avisos por correo', device: 'Jugar en otro dispositivo', host: 'Para quien abrió la mesa' },

  slip: {
    label: 'Tu elección',
    ask: 'Señala lo que quieres hacer.',
    unfinished: 'Falta algo por elegir antes de enviar.',
    send: 'Enviar',
    sending: 'Enviando…',
    back: 'Deshacer',
    waits: (who) => say`Turno de ${who}. Lo que ocurra aparecerá aquí.`,
    kept: 'Sin conexión: tu elección queda guardada y se enviará cuando vuelva la conexión.',
  },

  connection: {
    lost: 'Sin conexión. Ves la mesa como estaba; se volverá a mirar sola.',
    reload: 'Hay un Longhand más nuevo. Recarga la página para seguir; tu elección se conserva.',
    reloadButton: 'Recargar',
    badKey: 'Ese enlace ya no abre ningún asiento aquí. Puede que haya otro más nuevo.',
    forgets: 'Este navegador no guarda nada: guarda el enlace de la barra de direcciones, es tu asiento.',
  },
};
