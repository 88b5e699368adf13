import { fail, ok, type Result } from '../../../../../shared/engine/types.ts';
import { coloursFrom, costFrom, excerpt, factsOf, isUniversal, nameFrom } from '../fields.ts';
import { type Drop, type Facts, MOST, type Reason } from '../parts.ts';
import type { Inside } from './places.ts';

/** A card of a file: what the game needs to know of its front, and why it is left out (R1), if it is. */
export interface Card {
  readonly facts: Facts;
  readonly drop: Drop | null;
}

export type Source = 'scryfall' | 'mtgjson';

/** The card in an object, null for the other side of one, or what is wrong with it. */
export function cardFrom(text: string, inside: Inside): Result<Card | null, Reason> {
  const value = parsed(text);
  if (value === null) return fail({ code: 'broken-json' });
  if (typeof value['name'] !== 'string') return fail({ code: 'not-a-card' });
  const card = sourceOf(value, inside) === 'mtgjson' ? mtgjson(value) : scryfall(value);
  return card === null ? ok(null) : read(card);
}

/** Which of the two a card is written by. */
export const sourceOf = (value: Loose, inside: Inside): Source =>
  inside === 'cards' || inside === 'named' || 'manaValue' in value || ('types' in value && !('type_line' in value)) ? 'mtgjson' : 'scryfall';

/** An object of a file, of which nothing is known. */
export type Loose = Readonly<Record<string, unknown>>;

/** The object that a text is, or null. */
export function parsed(text: string): Loose | null {
  try {
    const value: unknown = JSON.parse(text);
    return isLoose(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null; // the parser has no other way to say it
    throw error;
  }
}

/** What both files say, in one form. */
interface Told {
  readonly name: string;
  readonly cost: unknown;
  readonly colours: unknown;
  readonly type: string;
  readonly rarity: unknown;
  readonly drop: Drop | null;
}

function scryfall(card: Loose): Told | null {
  const face = faceOf(card);
  const drop = dropOf(card);
  const isTwoSided = drop === 'double-faced' || drop === 'meld';
  return {
    name: isTwoSided ? textIn(face, 'name') || frontOf(textIn(card, 'name')) : textIn(card, 'name'),
    cost: card['cmc'] ?? face['cmc'],
    colours: card['colors'] ?? face['colors'],
    type: textIn(card, 'type_line') || textIn(face, 'type_line'),
    rarity: card['rarity'],
    drop: isMelded(card) ? 'other-back' : drop,
  };
}

function mtgjson(card: Loose): Told | null {
  const side = textIn(card, 'side');
  if (side !== '' && side !== 'a') return null;
  const drop = dropOf(card);
  const isTwoSided = drop === 'double-faced' || drop === 'meld';
  return {
    name: isTwoSided ? textIn(card, 'faceName') || frontOf(textIn(card, 'name')) : textIn(card, 'name'),
    cost: card['manaValue'] ?? card['convertedManaCost'],
    colours: card['colors'],
    type: Array.isArray(card['types']) ? card['types'].join(' ') : textIn(card, 'type'),
    rarity: card['rarity'],
    drop,
  };
}

function read(told: Told): Result<Card, Reason> {
  const name = nameFrom(told.name);
  if (!name.ok) return name;
  const universal = isUniversal(told.type);
  const cost = costOf(told.cost);
  if (!cost.ok) return cost;
  if (!Array.isArray(told.colours)) return fail({ code: 'no-colours' });
  const colours = coloursFrom(told.colours.join(' '));
  if (!colours.ok) return colours;
  const rarity = typeof told.rarity === 'string' ? told.rarity : '';
  return ok({ facts: factsOf(name.value, cost.value, colours.value, universal, rarity), drop: told.drop });
}

function costOf(value: unknown): Result<number, Reason> {
  if (value === undefined || value === null) return ok(0);
  if (typeof value === 'string') return costFrom(value);
  if (typeof value !== 'number' || value < 0) return fail({ code: 'cost', value: excerpt(String(value)) });
  return value > MOST.cost ? fail({ code: 'cost', value: String(value) }) : ok(value);
}

const LAYOUTS: Readonly<Record<string, Drop>> = {
  token: 'token', double_faced_token: 'token', emblem: 'token',
  art_series: 'art',
  meld: 'meld',
  transform: 'double-faced', modal_dfc: 'double-faced', reversible_card: 'double-faced',
  planar: 'other-back', scheme: 'other-back', vanguard: 'other-back', dungeon: 'other-back',
};

const dropOf = (card: Loose): Drop | null => LAYOUTS[textIn(card, 'layout').toLowerCase()] ?? (/^token\b/i.test(textIn(card, 'type_line')) ? 'token' : null);

/** The card that two others make together is their backs: it has no front to be kept. */
function isMelded(card: Loose): boolean {
  const related: unknown = card['all_parts'];
  if (!Array.isArray(related)) return false;
  return related.some((part) => isLoose(part) && part['component'] === 'meld_result' && (part['id'] === card['id'] || part['name'] === card['name']) && card['layout'] === 'meld');
}

function faceOf(card: Loose): Loose {
  const faces: unknown = card['card_faces'];
  const first: unknown = Array.isArray(faces) ? faces[0] : undefined;
  return isLoose(first) ? first : {};
}

const frontOf = (name: string): string => name.split('//')[0]!.trim();

function textIn(from: Loose, key: string): string {
  const value = from[key];
  return typeof value === 'string' ? value : '';
}

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
