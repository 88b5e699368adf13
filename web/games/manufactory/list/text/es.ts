import { unreachable } from '../../../../../shared/engine/types.ts';
import { plural } from '../../../../../shared/text/plural.ts';
import type { Drop, Reason, Refusal } from '../parts.ts';
import type { ListWords } from './words.ts';

/** The list reader in Spanish. */
export const words: ListWords = {
  refusal,
  bad: (line, reason) => `Línea ${number(line)}: ${because(reason)}`,
  dropped,
  keepFronts: 'Conservar la cara frontal de las cartas de dos caras',
  format: { own: 'Nuestro CSV', cubecobra: 'CSV de Cube Cobra', names: 'Solo nombres', scryfall: 'JSON de Scryfall', mtgjson: 'MTGJSON' },
  missing: (n, crates) => `${plural('es', n, 'Falta', 'Faltan')} ${number(n)} ${plural('es', n, 'pieza', 'piezas')} para ${crates} ${plural('es', crates, 'cajón', 'cajones')}. Añade más o elige menos cajones.`,
  unmatched: (n) => `${number(n)} ${plural('es', n, 'nombre no está', 'nombres no están')} en el archivo de datos. ${plural('es', n, 'Corrígelo', 'Corrígelos')} abajo o escribe a mano el coste y los colores.`,
  needsFacts: (n) => `${number(n)} ${plural('es', n, 'nombre viene', 'nombres vienen')} sin coste ni colores. Abre una vez un archivo de datos o escríbelos a mano.`,
  notKept: 'Este navegador no ha podido guardar los datos. Por ahora sirven; la próxima vez, abre de nuevo el archivo.',
};

const number = (n: number): string => n.toLocaleString('es');
const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toLocaleString('es', { maximumFractionDigits: 1 });

function refusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'empty': return 'No hay nada que leer. Trae una lista con una pieza por línea.';
    case 'zip': return 'Es un archivo comprimido, como lo son también los libros de las hojas de cálculo. Descomprímelo, o guarda la hoja como CSV, y abre el resultado.';
    case 'gzip': return 'Este archivo está comprimido con gzip. Descomprímelo y abre lo que hay dentro.';
    case 'not-text': return 'No es un archivo de texto. Guarda la lista como CSV o texto sin formato y ábrela así.';
    case 'encoding': return 'No se pueden distinguir las letras de este archivo: no es ni UTF-8 ni UTF-16. Guárdalo como «CSV UTF-8» y ábrelo otra vez.';
    case 'web-page': return 'Es una página web, no una lista. Usa la exportación del propio sitio, o copia los nombres y pégalos aquí.';
    case 'no-cards': return 'No hay cartas donde este JSON debería tenerlas. Abre un archivo de cartas de Scryfall o una colección de MTGJSON.';
    case 'no-header': return 'Parece una tabla sin títulos. Pon encima una primera línea: name,cost,colors,type,rarity,count.';
    case 'cut-off': return 'El archivo se corta a la mitad. Descárgalo otra vez.';
    case 'broken-json': return 'Este JSON está dañado. Descarga el archivo otra vez.';
    case 'unreadable': return 'El navegador no ha podido leer el archivo. Si se ha movido o ha cambiado, elígelo de nuevo.';
    case 'stopped': return 'La lectura se ha detenido. Abre otra vez el archivo para continuar.';
    case 'too-big': return `La lista ocupa ${megabytes(refusal.bytes)} MB y el máximo son ${megabytes(refusal.most)} MB. Quita filas o columnas. El archivo de datos tiene su propio botón.`;
    case 'too-many-rows': return `Hay ${number(refusal.rows)} filas y el máximo son ${number(refusal.most)}. Quita algunas.`;
    case 'too-many-parts': return `Con todas las copias, la lista llega a ${number(refusal.parts)} piezas y el máximo son ${number(refusal.most)}. Reduce las cantidades.`;
    case 'columns': return `Falta una columna: ${refusal.missing.join(', ')}. Añádela a la primera línea; las filas pueden dejarla vacía.`;
    default: return unreachable(refusal);
  }
}

function because(reason: Reason): string {
  switch (reason.code) {
    case 'no-name': return 'falta el nombre. Escribe uno.';
    case 'invisible': return 'el nombre contiene caracteres invisibles. Escríbelo de nuevo.';
    case 'long-name': return `el nombre tiene ${number(reason.length)} caracteres. Acórtalo a ${reason.most} como máximo.`;
    case 'open-quote': return 'hay unas comillas que no se cierran. Añade las que faltan.';
    case 'broken-json': return 'esta entrada no es JSON válido. Corrígela o descarga el archivo otra vez.';
    case 'cut-off': return 'el archivo se corta en mitad de esta entrada. Descárgalo otra vez.';
    case 'not-a-card': return 'esta entrada no tiene nombre. Añade uno o quita la entrada.';
    case 'no-colours': return 'esta entrada no dice sus colores. Añádelos; una lista vacía significa incolora.';
    case 'cost': return `«${reason.value}» no es un coste. Escribe un número de 0 a 99.`;
    case 'colours': return `«${reason.value}» no indica colores. Escribe algunas de las letras W, U, B, R, G, o nada si es incolora.`;
    case 'count': return `«${reason.value}» no es un número de copias. Escribe un número entero a partir de 1.`;
    case 'fields': return `hay ${number(reason.found)} campos para ${number(reason.most)} títulos. Pon entre comillas el nombre que lleve un separador.`;
    default: return unreachable(reason);
  }
}

function dropped(why: Drop, n: number): string {
  const out = (one: string, many: string): string => `${plural('es', n, 'Queda', 'Quedan')} fuera ${number(n)} ${plural('es', n, one, many)}`;
  const backs = plural('es', n, 'su reverso la delataría', 'su reverso las delataría');
  switch (why) {
    case 'token': return `${out('ficha', 'fichas')}: no ${plural('es', n, 'es una carta', 'son cartas')} para el mazo.`;
    case 'art': return `${out('carta de ilustración', 'cartas de ilustración')}: no ${plural('es', n, 'es', 'son')} para el mazo.`;
    case 'meld': return `${out('carta que se combina con otra', 'cartas que se combinan entre sí')}: ${backs}. Activa «${words.keepFronts}» para incluir esas caras.`;
    case 'double-faced': return `${out('carta de dos caras', 'cartas de dos caras')}: ${backs}. Activa «${words.keepFronts}» para incluir esas caras.`;
    case 'other-back': return `${out('carta con otro reverso', 'cartas con otro reverso')}: ${backs}.`;
    case 'maybe': return `${out('carta marcada como posible', 'cartas marcadas como posibles')}. Quita esa marca si quieres ${plural('es', n, 'incluirla', 'incluirlas')}.`;
    default: return unreachable(why);
  }
}
