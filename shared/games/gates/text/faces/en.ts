import { unreachable } from '../../../../engine/types.ts';
import { inWords as count } from '../../../../text/numbers/en.ts';
import { plural } from '../../../../text/plural.ts';
import { type Ability, type Character, faceOf, type Part } from '../../characters.ts';

/** What the faces are called in English. */
export const names: Readonly<Record<Character, string>> = {
  'g-pair': 'Lamplighter',
  'g-triple': 'Bell Ringer',
  'g-quad': 'Map Maker',
  'g-88': 'Salt Merchant',
  'g-6688': 'Iron Boar',
  'g-7777': 'Mist Whale',
  'g-8888': 'Mountain Queen',
  'g-7788': 'Glass Stag',
  'g-pair-66': 'Beekeeper',
  'g-odd': 'Juggler',
  'g-even': 'Mirror Maker',
  'g-sum-20': 'Counting Crow',
  'g-1234': 'Piper',
  'g-222': 'Goldsmith',
  'r-wisp-36': 'Reed Wisp',
  'r-wisp-45': 'Bog Wisp',
  'r-actions-odd': 'Clay Golem',
  'r-actions-even': 'Moss Golem',
  'r-recover': 'Magpie',
  'r-bonus': 'Innkeeper',
  'r-look': 'Night Fox',
  'r-banish': 'North Wind',
  'b-virtual-1': 'Dew Snail',
  'b-virtual-2': 'Ember Newt',
  'b-virtual-3': 'Rain Toad',
  'b-virtual-4': 'Moon Turtle',
  'b-virtual-5': 'Silver Otter',
  'b-virtual-6': 'Blue Heron',
  'b-virtual-7': 'Cloud Pelican',
  'b-virtual-8': 'Snow Swan',
  'b-virtual-any': 'Opal Chameleon',
  'b-three-any': 'Three-Eyed Cat',
  'b-one-eight': 'Pufferfish',
  'b-minus': 'Jewel Mole',
  'b-trade': 'Pedlar',
  'b-limit': 'Pouch Squirrel',
  'b-extra': 'Clockmaker',
  'b-peek': 'Lantern Owl',
  'b-exchange': 'Ferrywoman',
  'b-redraw': 'Potter',
};

/** What a face costs: "three equal pearls". */
export function cost(character: Character): string {
  const { parts, diamonds } = faceOf(character).cost;
  return and(parts.map((part, i) => partWords(part, i, parts.length > 1))) + (diamonds > 0 ? `, plus ${gems(diamonds)}` : '');
}

/** What an activation earns: "2 power and one diamond". */
export function gains(character: Character): string {
  const { power, diamonds } = faceOf(character);
  return [...(power > 0 ? [`${power} power`] : []), ...(diamonds > 0 ? [gems(diamonds)] : [])].join(' and ') || 'no power';
}

/** What a face can do; null when it has no ability. */
export function ability(character: Character): string | null {
  const can = faceOf(character).ability;
  return can === null ? null : abilityWords(can);
}

/** "1, 4 and 8". */
export const and = (items: readonly (string | number)[]): string => [items.slice(0, -1).join(', '), items.at(-1)].filter((item) => item !== '').join(' and ');
export const gems = (n: number): string => `${count(n)} ${plural('en', n, 'diamond', 'diamonds')}`;
export const more = (n: number): string => `${count(n)} more ${plural('en', n, 'action', 'actions')}`;
/** "a 7", "an 8". */
export const value = (n: number): string => `${n === 8 ? 'an' : 'a'} ${n}`;

function partWords(part: Part, i: number, among: boolean): string {
  switch (part.of) {
    case 'values':
      return among ? part.values.join(', ') : part.values.length === 1 ? value(part.values[0]!) : and(part.values);
    case 'same':
      return part.count === 2 ? `${i > 0 ? 'another' : 'a'} pair` : `${count(part.count)} equal pearls`;
    case 'sum':
      return `${part.count === null ? 'any number of' : count(part.count)} pearls that sum to ${part.total}`;
    case 'parity':
      return `${count(part.count)} ${part.parity} pearls`;
    case 'run':
      return `a run of ${count(part.length)}`;
    case 'either':
      return part.parts.map((each) => partWords(each, 0, true)).join(' or ');
    default:
      return unreachable(part);
  }
}

function abilityWords(can: Ability): string {
  switch (can.does) {
    case 'actions':
      return `You have ${more(can.more)} this turn.`;
    case 'bonus':
      return `The next player has ${more(can.more)} in their next turn.`;
    case 'banish':
      return 'Discard a character from another player’s portal.';
    case 'look':
      return 'Look at another player’s hand and take a pearl from it.';
    case 'recover':
      return 'Take back one of the pearls you spent on it.';
    case 'wisp':
      return 'While it lies on a portal, the neighbours may activate it too and keep it.';
    case 'virtual':
      return `Adds ${can.values.length > 1 ? 'one pearl of any value' : value(can.values[0]!)} to what you pay, once in every activation.`;
    case 'counts':
      return `When you pay, your ${can.printed}s may count as ${can.as.length > 1 ? 'any value' : `${can.as[0]}s`}.`;
    case 'minus':
      return 'A diamond may also lower a pearl by 1.';
    case 'trade':
      return 'At any time in your turn: trade a 2 for a diamond.';
    case 'limit':
      return `You may keep ${count(can.more)} more ${plural('en', can.more, 'pearl', 'pearls')} at the end of your turn.`;
    case 'extra':
      return `You have ${more(can.more)} in every turn.`;
    case 'peek':
      return 'Before your first action: look at the top character of the pile.';
    case 'exchange':
      return 'Before your first action: exchange a character on your portal for an open one.';
    case 'redraw':
      return 'After your last action: discard your hand and draw as many pearls.';
    default:
      return unreachable(can);
  }
}
