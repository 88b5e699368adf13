import { plural } from '../../../../../shared/text/plural.ts';
import type { ImportWords } from '../words.ts';

/** Bringing a list, in Spanish. */
export const words: ImportWords = {
  title: 'Traer una lista',
  lead: 'Juega con tus propias piezas. La lista se lee en este navegador y ves el resultado antes de usarla.',
  understood: 'Se reconocen solos estos formatos:',
  paste: 'Pega una lista',
  pasteHelp: 'Una tabla cuya primera línea sea name,cost,colors,type,rarity,count, o un nombre por línea.',
  read: 'Leerla',
  reading: 'Leyendo…',
  open: 'Abrir un archivo',
  drop: 'o suéltalo aquí, en cualquier parte',
  sample: 'Descargar un ejemplo',
  another: 'Otra lista',
  pasted: 'Lista pegada',
  parts,
  byColour: 'Por color',
  byCost: 'Por coste',
  dual: 'varios colores',
  universal: 'universal',
  colour: 'Color',
  cost: 'Coste',
  count: 'Piezas',
  costsFrom: (cost) => `${cost} o más`,
  enough: (crates, drawn, all) => `Alcanza para ${crates} ${plural('es', crates, 'cajón', 'cajones')}${drawn < all ? `: en cada partida salen ${number(drawn)} de las ${number(all)}.` : '.'}`,
  badRows: (n) => `${plural('es', n, 'No se ha podido leer', 'No se han podido leer')} ${number(n)} ${plural('es', n, 'línea', 'líneas')}`,
  moreBad: (n) => `y ${number(n)} más`,
  leftOut: 'Quedan fuera',
  withoutFacts: 'Nombres sin coste ni colores',
  facts: 'Datos para listas de nombres',
  factsHelp: (formats) => `Un archivo con el coste y los colores de todas las cartas (${formats}), de cualquier tamaño. Se abre una sola vez: lo que el juego necesita queda en este navegador y no se envía nada.`,
  openFacts: 'Abrir un archivo de datos',
  otherFacts: 'Abrir otro',
  progress: (read, of) => `${read} de ${of} MB leídos`,
  stop: 'Detener',
  factsHere: (n) => `Este navegador guarda los datos de ${number(n)} ${plural('es', n, 'carta', 'cartas')}.`,
  forget: 'Borrarlos',
  byHand: 'Completar a mano',
  byHandHelp: 'Corrige el nombre, o escribe el coste y los colores: letras W, U, B, R, G, o nada si es incolora.',
  name: 'Nombre',
  colours: 'Colores',
  out: 'Dejar fuera',
  of: (what, name) => `${what} de ${name}`,
  found: 'Encontrada.',
  showMore: (n) => `Mostrar ${number(n)} más`,
  stillOpen: (n) => `${parts(n)} ${plural('es', n, 'queda', 'quedan')} fuera mientras falten el coste y los colores.`,
  private: 'Solo se envían nombre, coste, colores, tipo y rareza, y los nombres solo los ve quien está en la mesa.',
  use: (n) => `Usar ${plural('es', n, 'esta pieza', `estas ${number(n)} piezas`)}`,
  none: 'Todavía no hay nada que se pueda usar.',
  close: 'Cerrar',
};

const number = (n: number): string => n.toLocaleString('es');
function parts(n: number): string {
  return `${number(n)} ${plural('es', n, 'pieza', 'piezas')}`;
}
