const WORDS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];

/** A count of feminine things (cartas, personas) in words up to twelve, in digits from there. */
export const inWords = (n: number): string => WORDS[n] ?? String(n);
