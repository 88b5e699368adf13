import * as v from 'valibot';

/** Every combination of a game's yes-or-no options, everything else left at its default. */
export function optionsOf(schema: v.GenericSchema): readonly unknown[] {
  const defaults = v.parse(schema, {}) as Record<string, unknown>;
  const switches = Object.keys(defaults).filter((key) => typeof defaults[key] === 'boolean');
  return Array.from({ length: 2 ** switches.length }, (_, bits) =>
    v.parse(schema, Object.fromEntries(switches.map((key, index) => [key, (bits >> index) % 2 === 1]))),
  );
}
