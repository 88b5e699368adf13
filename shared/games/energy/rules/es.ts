import type { RulesPage } from '../../../text/say.ts';

/** The rules of Energy in Spanish. */
export const rules: RulesPage = [
  {
    text:
      'De dos a seis jugadores, una baraja Mystique. Se colocan cartas en un tablero de hexágonos y cada cual procura que los grupos de su carta secreta, ' +
      'la de energía, sean pequeños: gana el producto más bajo.',
  },
  { heading: 'Las cartas' },
  {
    text:
      'Las 60 cartas son todas distintas: cuatro palos (soles, lunas, armas, coronas), tres colores (amarillo, rojo, azul) y números del 1 al 5; el 1 se llama también as.',
  },
  { heading: 'El comienzo' },
  {
    text:
      'Las cartas se barajan una sola vez y los asientos se sortean. Cada persona recibe una carta de energía y después una carta para colocar. ' +
      'Tú ves las tuyas cuando quieras y nadie más las ve. La carta de energía nunca se coloca ni se cuenta; al final se muestran todas.',
  },
  {
    text:
      'Las dos primeras cartas se ponen una al lado de la otra. Todas las maneras de hacerlo son iguales, así que lo hace el reparto, y sus dueños reciben otra. ' +
      'Después le toca a la tercera persona; si solo hay dos, a la primera.',
  },
  { heading: 'Tu turno' },
  {
    list: [
      'Coloca tu carta en cualquier casilla vacía que toque al menos dos cartas ya colocadas. No hace falta que esas dos se toquen entre sí.',
      'Nada tiene que coincidir, se pueden rellenar huecos y el tablero no tiene borde. Siempre hay alguna casilla posible.',
      'Luego robas tu siguiente carta, mientras queden. No se puede pasar ni cambiar de carta.',
    ],
  },
  { heading: 'El final' },
  { text: 'Todo el mundo coloca el mismo número de cartas: 29 por persona si juegan dos, 19 si juegan tres, 14 si son cuatro, 11 si son cinco y 9 si son seis. La partida acaba con la última.' },
  { heading: 'Quién gana' },
  {
    text:
      'Fíjate en el color, el palo y el número de tu carta de energía. Cuenta, para cada uno, el grupo más grande: cartas de esa clase unidas por casillas que se tocan. ' +
      'Una sola carta es un grupo de 1, y una carta puede estar en varios grupos. Multiplica los tres; gana el producto más bajo.',
  },
  { text: 'Tu carta de energía es el 4 de lunas rojas; el mayor grupo rojo tiene 5 cartas, el de lunas 3 y el de cuatros 2. Eso hace 30. Quien tenga 6 × 2 × 2 = 24 te gana.' },
  { text: 'Con el mismo producto va por delante quien colocó antes su última carta, es decir, quien juega antes en el orden de turnos. Los puestos nunca se comparten.' },
  { heading: 'Variante: cartas a la vista' },
  { text: 'Las cartas por colocar están boca arriba desde que se roban. Las de energía siguen ocultas.' },
];
