import type { RulesPage } from '../../../text/say.ts';

/** The rules of Eddies in Spanish. */
export const rules: RulesPage = [
  {
    text:
      'De tres a ocho jugadores, una baraja Mystique. Un juego de bazas en el que no conviene confiar en ganar aquella en la que sales: ' +
      'quien primero puede seguir tu carta decide qué cuenta de ella.',
  },
  { heading: 'Las cartas' },
  {
    text:
      'Las 60 cartas son todas distintas. Cada una tiene tres aspectos: un palo (soles, lunas, armas, coronas), un color (amarillo, rojo, azul) y un número (del 5 al 1; el 1 se llama también as). ' +
      'Van siempre de más alto a más bajo: los soles ganan a las lunas, el amarillo gana al rojo.',
  },
  { heading: 'Una ronda' },
  {
    text:
      'Se barajan todas las cartas y se reparten por igual: 20, 15, 12, 10, 8 o 7 por persona, de tres a ocho jugadores. Con siete y con ocho, cuatro cartas quedan fuera. ' +
      'Con la mano corta, de tres a seis jugadores, cada persona recibe diez. Las cartas que quedaron fuera se muestran al acabar la ronda.',
  },
  {
    text:
      'Los asientos se sortean. El primer asiento sale en la primera baza de la primera ronda; en cada ronda siguiente sale el asiento posterior al que salió en la anterior. ' +
      'Quien gana una baza sale en la siguiente. No se pasan cartas, no se apuesta y no hay triunfo.',
  },
  { text: 'La última baza no deja elegir a nadie, así que se juega por sí sola.' },
  { heading: 'Una baza' },
  { text: 'Todos juegan una carta, por orden de asiento desde quien sale.' },
  {
    list: [
      'Se sale con cualquier carta.',
      'La persona siguiente debe jugar una carta que comparta al menos un aspecto con la de salida, y elige cuál. Si no tiene ninguna, se descarta de cualquiera, y la siguiente persona queda obligada del mismo modo, hasta que alguien siga.',
      'La primera carta que sigue fija la baza: desde ahí hay que seguir todos los aspectos que comparte con la de salida, uno o dos. No se anuncia nada, y ya no cambia.',
      'A partir de entonces, quien tenga cartas que compartan todo lo fijado con la de salida debe jugar una de ellas. Si no, se descarta de cualquiera. Si hay dos aspectos fijados, compartir solo uno es un descarte.',
    ],
  },
  { heading: 'Quién gana la baza' },
  {
    text:
      'Solo pueden ganar la carta de salida y las que comparten todo lo fijado; un descarte no gana nunca, por alto que sea. La carta de salida también compite, y gana si nadie pudo seguir. ' +
      'De esas cartas gana la más alta:',
  },
  {
    list: [
      'si se sigue el palo: el número más alto y, después, el color más alto;',
      'si se sigue el color: el palo más alto y, después, el número más alto;',
      'si se sigue el número: el color más alto y, después, el palo más alto;',
      'palo y color: el número más alto;',
      'palo y número: el color más alto;',
      'color y número: el palo más alto.',
    ],
  },
  { text: 'Nunca hay empate. La única carta de salida que no puede perder es el 5 de soles amarillos.' },
  { heading: 'Un ejemplo' },
  {
    text:
      'Se sale con el 3 de lunas rojas. El 1 de lunas azules sigue: quedan fijadas las lunas. El 5 de lunas rojas gana a las dos. ' +
      'El 3 de soles amarillos, de una mano sin lunas, es un descarte, aunque tenga el mismo número. ' +
      'Si la segunda carta fuera el 3 de armas rojas, quedarían fijados el rojo y el 3, iría por delante la salida, porque las lunas ganan a las armas, y el 5 de soles rojos sería solo un descarte.',
  },
  { heading: 'La partida' },
  {
    text:
      'Cada baza vale un punto. La partida dura un número de rondas, de una a ocho, o hasta un objetivo: acaba con la primera ronda tras la que alguien tiene esos puntos. ' +
      'Gana quien tiene más puntos. El objetivo habitual es el número de cartas que recibe cada persona.',
  },
  {
    text:
      'Tras un número fijo de rondas, quienes empatan en el primer puesto comparten la victoria. Con objetivo, todos juegan otra ronda, tres extra como máximo; aún puede ganar cualquiera, ' +
      'y la partida acaba en cuanto alguien queda en cabeza sin empate. Si tras tres sigue el empate, se comparte la victoria. Ninguna partida pasa de 20 rondas: tras la vigésima acaba tal como esté.',
  },
  { text: 'Todos los puestos se deciden igual que el primero. Quienes empatan comparten el puesto y el siguiente queda vacío.' },
  { heading: 'Variante: equilibrio' },
  {
    text:
      'Las bazas que ganas cuentan en tres categorías, según lo que se siguió: palo, color y número. Una baza con dos aspectos cuenta en ambas, también si la gana quien salió; ' +
      'una que nadie siguió no cuenta en ninguna. Las categorías se suman durante toda la partida, y tu puntuación es la más baja de las tres.',
  },
  {
    text:
      'Con la misma puntuación decide la categoría intermedia y luego la más alta; solo hay empate si coinciden las tres. Una partida a rondas tiene de tres a ocho. ' +
      'El objetivo habitual es 6, 5, 4, 3, 2 o 2, de tres a ocho jugadores, y como máximo es 20.',
  },
];
