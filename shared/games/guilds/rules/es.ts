import type { RulesPage } from '../../../text/say.ts';

/** The rules of Guilds in Spanish. */
export const rules: RulesPage = [
  { text: 'De dos a cuatro jugadores, una baraja Mystique. Gana quien controle más gremios cuando se agote el mazo de robo.' },
  { heading: 'Las cartas' },
  {
    text:
      'Las 60 cartas son todas distintas: cuatro palos (soles, lunas, armas, coronas), tres colores (amarillo, rojo, azul) y números del 1 al 5; el 1 se llama también as. ' +
      'Un palo de un color es un gremio: hay doce, de cinco cartas cada uno.',
  },
  { heading: 'El comienzo' },
  {
    text:
      'Las cartas se barajan una sola vez y quedan boca abajo: es el mazo de robo. Los asientos se sortean. ' +
      'Con la mano vacía solo se puede robar, así que el reparto juega el primer turno de todos: una carta por persona. Después se juega por orden de asiento.',
  },
  { text: 'Tu mano solo la ves tú; cuántas cartas tienes es público, y no hay límite.' },
  { heading: 'Tu turno' },
  { text: 'Haz una de estas dos cosas; no se puede pasar.' },
  {
    list: [
      'Tomar una carta: la de encima del mazo de robo, que nadie más ve, o la de encima de los descartes, aunque la hayas puesto tú.',
      'Comprar: muestra una carta de tu mano, la carta de influencia, y di cuántas robas: desde una hasta su número, y no más de las que queden en el mazo de robo. ' +
        'Róbalas todas a la vez; después la carta de influencia va boca arriba a los descartes.',
    ],
  },
  { text: 'Cualquiera puede repasar los descartes, en orden. Nunca se vuelven a barajar; mientras no haya ninguno, no se puede tomar de ahí.' },
  { heading: 'El final' },
  {
    text:
      'En cuanto el mazo de robo queda vacío, al tomar o al comprar, la partida termina; nadie tiene un último turno. Las cartas recién robadas cuentan; ' +
      'la carta de influencia recién usada no cuenta ni para su gremio ni como carta en mano. Todas las cartas quedan a la vista.',
  },
  { heading: 'Quién gana' },
  {
    text:
      'En cada gremio, suma tus números. La suma más alta lo controla: 1 punto, o 2 por los soles azules. ' +
      'Si la suma más alta está empatada, o nadie tiene cartas del gremio, nadie puntúa. El 5 y el 3 de soles amarillos superan al 4, por 8 a 4.',
  },
  {
    text:
      'Gana quien suma más puntos; con los mismos puntos, va por delante la mano con menos cartas. Quienes empatan en ambas cosas comparten el puesto y el siguiente queda vacío. ' +
      'Un primer puesto compartido puede decidirse con otra partida.',
  },
  { heading: 'Variante: comprar de los dos mazos' },
  {
    text:
      'Una compra puede tomar también cartas de encima de los descartes. Di antes cuántas vienen de cada sitio: en total, hasta el número de la carta de influencia, ' +
      'y no más de las que haya en cada uno. Primero se toman las de los descartes, así que la carta de influencia no se puede recomprar. ' +
      'Una sola carta de los descartes y nada más no es una compra.',
  },
  { heading: 'Variante: el mercado' },
  { text: 'Una vez por turno puedes proponerle a otra persona comprarle cartas, en lugar de comprar de los mazos.' },
  {
    list: [
      'Pon a la vista tu carta de influencia y di a quién quieres comprar; luego, qué gremio querrías, o cualquiera: es un deseo que no obliga a nadie. No puedes retirarte.',
      'Quien vende pone cartas de una en una, sin recuperar ninguna: desde una hasta el número de la carta de influencia, aunque sea la mano entera. ' +
        'Después cierra la oferta; en cualquier momento anterior puede rechazar la propuesta, sin dar razones.',
      'Ves la oferta cerrada y la aceptas o no.',
      'Si la aceptas, la carta de influencia va a la mano de quien vende, las cartas a la tuya, y tu turno termina. Sigue el asiento siguiente al tuyo.',
      'Si no hay trato, la carta de influencia vuelve a tu mano y tomas una carta o compras de los mazos, incluso con esa misma carta.',
    ],
  },
  {
    text:
      'Todos ven cuántas cartas se han puesto; cuáles son, solo quien vende, y tú cuando la oferta está cerrada. ' +
      'Tras un rechazo quedan ocultas hasta el final de la partida. Hasta la respuesta, la carta de influencia no está en ninguna mano; las ofrecidas siguen en la de quien vende.',
  },
  { text: 'Si un turno tuyo acaba en trato, en el siguiente no puedes proponer. Haber vendido, o no haber llegado a un trato, no cuenta.' },
];
