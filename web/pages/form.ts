/** One option of a game, as a form asks for it. */
export type OptionField =
  | { readonly kind: 'tick'; readonly name: string; readonly initial: boolean }
  | { readonly kind: 'pick'; readonly name: string; readonly values: readonly (string | number)[]; readonly initial: string | number }
  | { readonly kind: 'number'; readonly name: string; readonly least: number; readonly most: number; readonly open: boolean; readonly initial: number | null }
  | { readonly kind: 'either'; readonly name: string; readonly parts: readonly NumberPart[]; readonly initial: PartValue }
  | { readonly kind: 'own'; readonly name: string; readonly initial: OptionValue };

/** One of several things an option can be, each with a number; where that may be left `open`, the game knows it. */
export interface NumberPart {
  readonly key: string;
  readonly least: number;
  readonly most: number;
  readonly open: boolean;
}

/** One key with its number; null where it is left open. */
export type PartValue = Readonly<Record<string, number | null>>;
export type OptionValue = string | number | boolean | object | null;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** The fields of a game's options, from their JSON Schema. `own`: only the game itself can ask for it; where it does not, its default stays. */
export function fieldsOf(schema: unknown): readonly OptionField[] {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  return Object.entries(properties).flatMap(([name, property]) => (isObject(property) ? (fieldOf(name, property) ?? []) : []));
}

/** What a form begins with. */
export const initialOf = (fields: readonly OptionField[]): OptionValues => Object.fromEntries(fields.map((field) => [field.name, field.initial]));

/** The numbers of seats a game can be had with, and of how many of them the house may play: all but one's own. */
export const housesFor = (seats: number): readonly number[] => Array.from({ length: seats }, (_, n) => n);

/** Whether a field holds what cannot be sent: a number that is missing, or out of its bounds. */
export function isWrong(field: OptionField, value: OptionValue | undefined): boolean {
  if (field.kind === 'number') return !(isWithin(value, field) || (field.open && value === null));
  if (field.kind !== 'either') return false;
  const part = field.parts.find(({ key }) => isObject(value) && key in value);
  const number = part && (value as PartValue)[part.key];
  return part === undefined || !(isWithin(number, part) || (part.open && number === null));
}

const isWithin = (value: unknown, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

function fieldOf(name: string, property: Readonly<Record<string, unknown>>): OptionField | null {
  const { type, default: initial } = property;
  if (type === 'boolean') return { kind: 'tick', name, initial: initial === true };
  const kinds = listIn(property);
  const values = valuesOf(property);
  if (values.length > 0 && kinds.every((one) => 'const' in one)) return { kind: 'pick', name, values, initial: values.find((value) => value === initial) ?? values[0]! };
  const parts = kinds.flatMap((one) => partOf(one) ?? []);
  if (parts.length > 0 && parts.length === kinds.length) return { kind: 'either', name, parts, initial: isObject(initial) ? (initial as PartValue) : { [parts[0]!.key]: parts[0]!.least } };
  const number = numberIn(property);
  if (number !== null) return { kind: 'number', name, ...number, initial: typeof initial === 'number' ? initial : number.open ? null : number.least };
  return kinds.length > 0 && initial !== undefined ? { kind: 'own', name, initial: initial as OptionValue } : null;
}

/** A whole number within bounds, `open` where it may be null. */
function numberIn(property: Readonly<Record<string, unknown>>): { readonly least: number; readonly most: number; readonly open: boolean } | null {
  const all = [property, ...listIn(property)];
  const number = all.find(({ minimum, maximum }) => typeof minimum === 'number' && typeof maximum === 'number');
  return number === undefined ? null : { least: number.minimum as number, most: number.maximum as number, open: all.some(({ type }) => type === 'null') };
}

function valuesOf(property: Readonly<Record<string, unknown>>): readonly (string | number)[] {
  const listed = Array.isArray(property.enum) ? property.enum : [];
  return [...listed, ...listIn(property).map((one) => one.const)].filter((value): value is string | number => typeof value === 'string' || typeof value === 'number');
}

/** An object with one key that is a number, or a number or null. */
function partOf(one: Readonly<Record<string, unknown>>): NumberPart | null {
  const [key, ...others] = Object.keys(isObject(one.properties) ? one.properties : {});
  if (key === undefined || others.length > 0) return null;
  const number = numberIn((one.properties as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[key]!);
  return number === null ? null : { key, ...number };
}

const listIn = ({ anyOf }: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[] => (Array.isArray(anyOf) ? anyOf.filter(isObject) : []);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
