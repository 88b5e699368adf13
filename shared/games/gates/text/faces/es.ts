import { unreachable } from '../../../../engine/types.ts';
import { inWords as count } from '../../../../text/numbers/es.ts';
import { plural } from '../../../../text/plural.ts';
import { type Ability, type Character, faceOf, type Part } from '../../characters.ts';

/** What the faces are called in Spanish, with the article. */
export const names: Readonly<Record<Character, string>> = {
  'g-pair': 'la Farolera',
  'g-triple': 'el Campanero',
  'g-quad': 'la Cartógrafa',
  'g-88': 'el Salinero',
  'g-6688': 'el Jabalí de hierro',
  'g-7777': 'la Ballena de bruma',
  'g-8888': 'la Reina del monte',
  'g-7788': 'el Ciervo de vidrio',
  'g-pair-66': 'la Apicultora',
  'g-odd': 'el Malabarista',
  'g-even': 'la Espejera',
  'g-sum-20': 'el Cuervo contador',
  'g-1234': 'la Flautista',
  'g-222': 'la Orfebre',
  'r-wisp-36': 'el Fuego del junco',
  'r-wisp-45': 'el Fuego del fango',
  'r-actions-odd': 'el Gólem de barro',
  'r-actions-even': 'el Gólem de musgo',
  'r-recover': 'la Urraca',
  'r-bonus': 'la Posadera',
  'r-look': 'el Zorro nocturno',
  'r-banish': 'el Viento norte',
  'b-virtual-1': 'el Caracol de rocío',
  'b-virtual-2': 'el Tritón de brasa',
  'b-virtual-3': 'el Sapo de lluvia',
  'b-virtual-4': 'la Tortuga lunar',
  'b-virtual-5': 'la Nutria de plata',
  'b-virtual-6': 'la Garza azul',
  'b-virtual-7': 'el Pelícano celeste',
  'b-virtual-8': 'el Cisne de nieve',
  'b-virtual-any': 'el Camaleón opalino',
  'b-three-any': 'el Gato tresojos',
  'b-one-eight': 'el Pez globo',
  'b-minus': 'el Topo joyero',
  'b-trade': 'el Buhonero',
  'b-limit': 'la Ardilla guardosa',
  'b-extra': 'la Relojera',
  'b-peek': 'el Búho del farol',
  'b-exchange': 'la Barquera',
  'b-redraw': 'la Alfarera',
};

/** What a face costs: "tres perlas iguales". */
export function cost(character: Character): string {
  const { parts, diamonds } = faceOf(character).cost;
  return and(parts.map((part, i) => partWords(part, i, parts.length > 1))) + (diamonds > 0 ? `, más ${gems(diamonds)}` : '');
}

/** What an activation earns: "2 de poder y un diamante". */
export function gains(character: Character): string {
  const { power, diamonds } = faceOf(character);
  return [...(power > 0 ? [`${power} de poder`] : []), ...(diamonds > 0 ? [gems(diamonds)] : [])].join(' y ') || 'sin poder';
}

/** What a face can do; null when it has no ability. */
export function ability(character: Character): string | null {
  const can = faceOf(character).ability;
  return can === null ? null : abilityWords(can);
}

/** "1, 4 y 8". */
export const and = (items: readonly (string | number)[]): string => [items.slice(0, -1).join(', '), items.at(-1)].filter((item) => item !== '').join(' y ');
export const gems = (n: number): string => (n === 1 ? 'un diamante' : `${count(n)} diamantes`);
export const more = (n: number): string => `${count(n)} ${plural('es', n, 'acción', 'acciones')} más`;

function partWords(part: Part, i: number, among: boolean): string {
  switch (part.of) {
    case 'values':
      return among ? part.values.join(', ') : part.values.length === 1 ? `un ${part.values[0]}` : and(part.values);
    case 'same':
      return part.count === 2 ? `${i > 0 ? 'otra' : 'una'} pareja` : `${count(part.count)} perlas iguales`;
    case 'sum':
      return `${part.count === null ? 'cualquier número de' : count(part.count)} perlas que sumen ${part.total}`;
    case 'parity':
      return `${count(part.count)} perlas ${part.parity === 'odd' ? 'impares' : 'pares'}`;
    case 'run':
      return `una escalera de ${count(part.length)}`;
    case 'either':
      return part.parts.map((each) => partWords(each, 0, true)).join(' o ');
    default:
      return unreachable(part);
  }
}

function abilityWords(can: Ability): string {
  switch (can.does) {
    case 'actions':
      return `Tienes ${more(can.more)} en este turno.`;
    case 'bonus':
      return `Quien juega después tiene ${more(can.more)} en su próximo turno.`;
    case 'banish':
      return 'Descarta un personaje de un portal ajeno.';
    case 'look':
      return 'Mira una mano ajena y toma una de sus perlas.';
    case 'recover':
      return 'Recupera una de las perlas con las que pagaste.';
    case 'wisp':
      return 'Mientras está en un portal, también pueden activarlo y quedárselo quienes se sientan a los lados.';
    case 'virtual':
      return `Aporta al pago ${can.values.length > 1 ? 'una perla del valor que quieras' : `un ${can.values[0]}`}, una vez en cada activación.`;
    case 'counts':
      return `Al pagar, cada ${can.printed} de tu mano puede valer ${can.as.length > 1 ? 'lo que quieras' : can.as[0]}.`;
    case 'minus':
      return 'Un diamante también puede bajar en 1 una perla.';
    case 'trade':
      return 'En cualquier momento de tu turno: cambia un 2 por un diamante.';
    case 'limit':
      return `Puedes conservar ${count(can.more)} ${plural('es', can.more, 'perla', 'perlas')} más al final de tu turno.`;
    case 'extra':
      return `Tienes ${more(can.more)} en cada turno.`;
    case 'peek':
      return 'Antes de tu primera acción: mira el primer personaje del mazo.';
    case 'exchange':
      return 'Antes de tu primera acción: cambia un personaje de tu portal por uno que esté a la vista.';
    case 'redraw':
      return 'Tras tu última acción: descarta tu mano y roba otras tantas perlas.';
    default:
      return unreachable(can);
  }
}
