import type { RulesPage } from '../../../text/say.ts';
import { words } from '../text/es.ts';
import { rosterOf } from './roster.ts';

/** The rules of Gates in Spanish. */
export const rules: RulesPage = [
  {
    text:
      'De dos a cinco jugadores. Reúnes perlas, llevas personajes a tu portal y los activas con las perlas exactas que piden. ' +
      'Cuando alguien llega a doce de poder, el final está cerca; gana quien tenga más poder.',
  },
  { heading: 'Las cartas' },
  {
    text:
      'Las 56 perlas van del 1 al 8, siete de cada número. Un 3, un 4 y un 5 llevan el símbolo de renovación. ' +
      'Los 54 personajes, 40 de ellos distintos, muestran lo que cuestan, el poder que valen, los diamantes que dan y, a veces, una habilidad. Una carta de personaje boca abajo es un diamante: se toma de arriba del mazo, sin que nadie vea cuál es.',
  },
  { text: 'Hay cuatro perlas y dos personajes a la vista. Tu portal tiene dos lugares. Los asientos se sortean y nadie empieza con perlas ni diamantes.' },
  { heading: 'Tu turno' },
  { text: 'Tienes tres acciones, en cualquier combinación. Puedes repetirlas y debes usarlas todas:' },
  {
    list: [
      'Tomar una perla: una de las cuatro que están a la vista, o la primera del mazo, que nadie más ve.',
      'Cambiar las cuatro perlas a la vista.',
      'Colocar un personaje en tu portal: uno de los dos que están a la vista, o el primero del mazo, boca arriba. Si tus dos lugares están ocupados, antes eliges cuál de tus dos personajes descartas, sin haber visto aún el del mazo. No hay otra manera de vaciar un lugar.',
      'Activar un personaje de tu portal, aunque lo hayas colocado en este turno: pagas su coste, y su poder, sus diamantes y su habilidad son tuyos hasta el final.',
    ],
  },
  {
    text:
      'La carta que se toma de la mesa se repone enseguida, en su mismo lugar. Tras la última acción te descartas, a tu elección, hasta tener cinco perlas; durante el turno puedes tener más. ' +
      'Cuando un mazo se agota, sus descartes se barajan para formar otro. Si se acaban los personajes, su lugar queda vacío hasta que vuelva a haberlos.',
  },
  { heading: 'La renovación' },
  {
    text:
      'Cuando aparece a la vista una perla con el símbolo de renovación, se descartan los dos personajes a la vista y salen otros dos, al momento. ' +
      'Varios símbolos entre cuatro perlas nuevas son una sola renovación. Al empezar la partida, en una mano o en una perla robada del mazo, el símbolo no hace nada.',
  },
  { heading: 'Pagar' },
  { text: 'Pagas exactamente lo que pide el personaje, ni menos ni más:' },
  {
    list: [
      '«5, 6 y 7»: justo esas perlas. «Una pareja y 6, 6»: la pareja también puede ser de seises.',
      '«Tres perlas iguales»: de cualquier valor. Dos parejas pueden ser iguales entre sí.',
      '«Tres perlas que sumen 7»: exactamente tres. «Cualquier número de perlas que sumen 10»: las que quieras.',
      '«Tres perlas impares», «tres perlas pares»: se pueden repetir.',
      '«Una escalera de tres»: tres valores seguidos. Después del 8 no viene el 1.',
    ],
  },
  {
    text:
      'Cada diamante que gastas sube en 1 una perla de tu mano, como mucho uno por perla y sin pasar de 8. Puede subir el valor por el que cuenta una perla, pero no lo que aporta un personaje. Si el coste incluye un diamante, se gasta aparte. ' +
      'Tú dices qué perlas gastas, y la manera que lleva menos diamantes se encuentra por ti. Un personaje no ayuda a pagarse a sí mismo.',
  },
  {
    text:
      'El coste es 4, 5, 6, 7 y 8. Tienes 4, 7 y 8; tu Nutria de plata vale por un 5 y tu Camaleón opalino hace de 6. Gastas, pues, tres perlas. ' +
      'Sin el Camaleón te haría falta además un 6, o bien un 5 y un diamante.',
  },
  { heading: 'Las habilidades' },
  {
    list: [
      'Los personajes verdes no tienen.',
      'Una habilidad roja actúa una vez, al activar el personaje, y es obligatoria. Si no tiene sobre qué actuar, no pasa nada. No gasta acción.',
      'Las azules son tuyas desde entonces. Usarlas es opcional y no gasta acción. Las que ayudan a pagar valen de nuevo en cada activación.',
      'Lo que se usa antes de tu primera acción, una vez por turno, vale desde tu turno siguiente; lo que se usa tras la última, también una vez por turno, vale ya en este. Los 2 se cambian por diamantes cuantas veces quieras.',
      'A los dos fuegos fatuos, el Fuego del junco y el Fuego del fango, los puede activar su dueño y también quien se sienta a cada lado, en su propio turno. Con dos o tres jugadores, cualquiera. Quien lo hace se queda la carta.',
    ],
  },
  { heading: 'El final' },
  {
    text:
      'Cuando alguien tiene doce de poder o más, se termina la ronda, hasta quien juega justo antes del primero, y se juega otra completa. Gana quien tenga más poder y, si hay empate, más diamantes sin gastar; si el empate sigue, se comparte la victoria. ' +
      'Los demás puestos se deciden igual. Si nadie llega a doce en cien rondas, o si no queda ningún personaje por el que jugar, el final llega del mismo modo.',
  },
  { heading: 'Variante: sin vaciar el portal' },
  { text: 'Un portal lleno no se puede vaciar para hacer sitio: activa antes un personaje o espera a que alguien te quite uno.' },
  ...rosterOf(words, {
    headings: { green: 'Personajes verdes', red: 'Personajes rojos', blue: 'Personajes azules' },
    copies: (n) => (n === 1 ? '' : ` (${n} cartas)`),
  }),
];
