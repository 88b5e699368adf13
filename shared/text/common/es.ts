import type { Common } from './index.ts';

/** What the page and the letters both say, in Spanish. */
export const common: Common = {
  language: 'Español',
  you: 'tú',
  house: (number, inside = false) => `${inside ? 'la' : 'La'} casa${number === 0 ? '' : ` ${number}`}`,
  person: (name) => name,
  games: {
    guilds: {
      name: 'Gremios Mystique',
      pitch: 'Reúne cartas del mismo color y palo y controla más gremios que nadie cuando se agote el mazo.',
      players: '2–4 jugadores',
      length: 'de dos a cuatro días',
    },
    eddies: {
      name: 'Remolinos Mystique',
      pitch: 'Gana bazas en una corriente que cambia quien juega en segundo lugar.',
      players: '3–8 jugadores',
      length: 'una semana, más o menos',
    },
    energy: {
      name: 'Energía Mystique',
      pitch: 'Coloca hexágonos y mantén pequeños tus grupos: gana el producto más bajo.',
      players: '2–6 jugadores',
      length: 'de tres a seis días',
    },
    manufactory: {
      name: 'Manufactura',
      pitch: 'Elige piezas de una cinta en marcha y ordénalas por color.',
      players: '2–4 jugadores',
      length: 'unos dos días',
    },
    gates: {
      name: 'Las puertas de Molthar',
      pitch: 'Reúne perlas, recibe invitados por tu portal y llega antes que nadie a doce de poder.',
      players: '2–5 jugadores',
      length: 'una o dos semanas',
    },
  },
  timeRanOut: 'Se había acabado el tiempo.',
  errors: {
    'bad-request': 'No se ha podido leer la petición. Revisa lo que has escrito o recarga la página e inténtalo de nuevo.',
    'bad-key': 'Este enlace ya no abre nada aquí. Usa el más reciente que tengas o pide otro a quien abrió la mesa.',
    'no-such-table': 'No hay ninguna mesa en esta dirección. Comprueba que copiaste el enlace entero o abre una mesa nueva.',
    'no-such-game': 'Aquí no se juega a ese juego. Elige uno en la página de inicio.',
    'not-found': 'No hay nada en esta dirección. Vuelve a la página de inicio.',
    full: 'Todos los asientos de esta mesa están ocupados. Puedes mirar la partida o abrir tu propia mesa.',
    'name-taken': 'Ya hay alguien con ese nombre en la mesa. Elige otro.',
    'not-started': 'La partida no ha empezado todavía. Empezará cuando se ocupe el último asiento.',
    'not-over': 'Esto se abre cuando acaba la partida. Vuelve entonces.',
    'not-your-turn': 'No es tu turno. La mesa muestra a quién le toca.',
    illegal: 'Esa jugada no es posible aquí. Mira la mesa y elige otra.',
    stale: 'Ya has jugado aquí, quizá en otra pestaña. Mira cómo está la mesa ahora y elige de nuevo.',
    'too-large': 'Es demasiado de una vez. Acórtalo e inténtalo de nuevo.',
    'too-many-requests': 'Han sido demasiadas peticiones en poco tiempo. Espera un minuto e inténtalo de nuevo.',
    'rules-drift': 'Esta mesa se ha detenido: sus jugadas ya no encajan con las reglas. No se ha perdido nada; avisa a quien lleva este sitio.',
    failed: 'Algo ha fallado por nuestra parte. Recarga la página para ver qué ha llegado e inténtalo de nuevo.',
  },
};
