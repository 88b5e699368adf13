/** One option of a game, as a form asks for it. */
export type OptionField =
  | { readonly kind: 'tick'; readonly name: string; readonly initial: boolean }
  | { readonly kind: 'pick'; readonly name: string; readonly values: readonly (string | number)[]; readonly initial: string | number }
  | { readonly kind: 'number'; readonly name: string; readonly least: number; readonly most: number; readonly initial: number };

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** The fields of a game's options, from their JSON Schema; what cannot be asked for keeps the game's own default. */
export function fieldsOf(schema: unknown): readonly OptionField[] {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  return Object.entries(properties).flatMap(([name, property]) => (isObject(property) ? (fieldOf(name, property) ?? []) : []));
}

/** What a form begins with. */
export const initialOf = (fields: readonly OptionField[]): OptionValues => Object.fromEntries(fields.map((field) => [field.name, field.initial]));

/** The numbers of seats a game can be had with, and of how many of them the house may play: all but one's own. */
export const housesFor = (seats: number): readonly number[] => Array.from({ length: seats }, (_, n) => n);

function fieldOf(name: string, property: Readonly<Record<string, unknown>>): OptionField | null {
  const { type, default: initial } = property;
  if (type === 'boolean') return { kind: 'tick', name, initial: initial === true };
  const values = valuesOf(property);
  if (values.length > 0) return { kind: 'pick', name, values, initial: values.find((value) => value === initial) ?? values[0]! };
  const [least, most] = [property.minimum, property.maximum];
  if ((type !== 'integer' && type !== 'number') || typeof least !== 'number' || typeof most !== 'number') return null;
  return { kind: 'number', name, least, most, initial: typeof initial === 'number' ? initial : least };
}

function valuesOf(property: Readonly<Record<string, unknown>>): readonly (string | number)[] {
  const listed = Array.isArray(property.enum) ? property.enum : [];
  const each = Array.isArray(property.anyOf) ? property.anyOf.map((one: unknown) => (isObject(one) ? one.const : undefined)) : [];
  return [...listed, ...each].filter((value): value is string | number => typeof value === 'string' || typeof value === 'number');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
