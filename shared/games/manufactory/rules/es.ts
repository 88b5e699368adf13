import type { RulesPage } from '../../../text/say.ts';

/** The rules of Manufactory in Spanish. */
export const rules: RulesPage = [
  {
    text:
      'De dos a cuatro jugadores trabajan ante una cinta transportadora. En tu turno tomas una pieza y la ordenas por color. ' +
      'En cada uno de los seis colores, el grupo más grande da 3 puntos y el segundo, 2; también puntúa tener muchos colores.',
  },
  { heading: 'Las piezas' },
  {
    text:
      'Una pieza tiene nombre, coste y color: blanco, azul, negro, rojo o verde. La que no tiene color es incolora, y esto cuenta como un sexto color a todos los efectos. ' +
      'El coste solo importa entre grupos del mismo tamaño; nunca se paga. La rareza se muestra y no cuenta para nada.',
  },
  {
    list: [
      'Una pieza doble tiene dos colores o más. Quien la toma dice como cuál de ellos cuenta. No puede ser incolora.',
      'Una pieza universal tiene coste 0 y cuenta como cualquiera de los seis, también como incolora. Quien la toma dice cuál.',
      'Lo dicho queda: una pieza nunca cambia de grupo.',
    ],
  },
  { heading: 'La cinta' },
  {
    text:
      'Se barajan en un solo mazo tantos cajones como jugadores, de 15 piezas cada uno. Las cuatro primeras quedan en la cinta, en las posiciones 1 a 4. ' +
      'Los asientos se sortean, empieza el primero y el turno va pasando. Al principio nadie tiene piezas.',
  },
  {
    list: [
      'Las posiciones 1 y 2, las de delante, son gratis.',
      'Las posiciones 3 y 4, junto al mazo, cuestan una pieza: desecha una que ya tengas, de cualquier grupo, y toma la otra.',
      'Cuando sale una pieza, las de detrás avanzan una posición y el mazo llena la última. Así, lo que ahora cuesta puede ser gratis en tu próximo turno.',
      'Solo decide la posición. Con el mazo vacío y tres piezas en la cinta, la tercera aún cuesta; las dos últimas son gratis.',
    ],
  },
  {
    text:
      'En cada turno se toma exactamente una pieza: no se puede pasar ni desechar sin tomar. Primero se paga lo que se desecha, así que no puedes tomar del fondo si no tienes nada, ' +
      'y la pieza que tomas no puede pagarse a sí misma. Lo desechado queda a la vista, no vuelve y no puntúa.',
  },
  { heading: 'Lo oculto y lo visible' },
  { text: 'Solo está oculto el mazo; se sabe cuántas piezas le quedan. La cinta, todos los grupos, lo desechado y los puntos de cada momento están a la vista.' },
  { heading: 'Puntos' },
  { text: 'La partida dura hasta que la cinta queda vacía, aunque no todos hayan tenido los mismos turnos. Entonces, en cada uno de los seis colores:' },
  {
    list: [
      'el grupo más grande da 3 y el segundo, 2;',
      'entre grupos del mismo tamaño va por delante el que tiene la pieza más cara; las demás no se comparan;',
      'si aún hay empate en el primer puesto, cada empatado recibe 2 y no hay segundo;',
      'si hay empate en el segundo, cada empatado recibe 1;',
      'un color del que no tienes piezas no te da nada. Quien es el único con un color recibe 3, y no hay segundo.',
    ],
  },
  {
    text:
      'Además, tener cuatro grupos da 2 puntos, cinco dan 4 y los seis, 6; tres o menos no dan nada. Gana quien tiene más puntos. ' +
      'Quienes empatan comparten el puesto y el siguiente queda vacío.',
  },
  { heading: 'Ejemplos' },
  {
    list: [
      'Dos jugadores tienen tres piezas rojas cada uno; la más cara de uno es de 5 y la del otro, de 4: 3 y 2 puntos. Si ambos tuvieran una de 5, 2 puntos para cada uno.',
      'Tres jugadores tienen 4, 4 y 2 piezas azules; las más caras son de 5, 5 y 9: 2, 2 y 0 puntos. Los dos primeros empatan, así que no hay segundo.',
      'Tres jugadores tienen 5, 3 y 3 piezas verdes; las más caras son de 1, 4 y 4: 3, 1 y 1 puntos.',
    ],
  },
  { heading: 'Opciones' },
  {
    list: [
      'Cajones: desde tantos como jugadores, lo habitual, hasta 12. Cuantos más, más larga la partida.',
      'Segundo tras un empate: si hay empate en el primer puesto de un color, el siguiente grupo recibe igualmente 2, o 1 cada uno si son varios.',
      'Piezas: las de la casa o una lista de cartas tuyas. Se baraja, y las 15 primeras por cajón forman el mazo. Quien tiene asiento conoce la lista, pero no qué cartas han salido de ella; nadie más ve sus nombres.',
      'En una lista así, las tierras son universales, las cartas de varios colores son dobles y una X en el coste vale 0. Las fichas, las cartas de arte y las de dos caras quedan fuera; de estas últimas se puede conservar el anverso.',
    ],
  },
  { heading: 'Cuando se acaba el tiempo' },
  {
    text:
      'A quien se le acaba el tiempo le toca la pieza gratis, en el color, que en ese momento le deja más puntos; si hay igualdad, la posición 1 antes que la 2, y después blanco, azul, negro, rojo, verde, incoloro. No se desecha nada.',
  },
  { heading: 'De dónde viene' },
  {
    text:
      'Manufactura se remonta a un minijuego que acompañaba a una colección de un conocido juego de cartas coleccionables: también allí se abren sobres, se toman cartas de una cinta y se agrupan por color. ' +
      'Las palabras, los nombres y los dibujos de aquí son nuestros. Longhand es un proyecto independiente, sin vinculación con Wizards of the Coast ni respaldo suyo.',
  },
];
