// Written by `npm run parts`; not to be changed by hand.

/**
 * The built-in catalogue: by slot and colours (several letters: dual; `x`: universal) a character for each part, which is
 * its cost in base 36. Parts are numbered in this order.
 */
export const POOL = {
  common: { k: '11222233333455', n: '11122222233344455556779a', g: '1122222333334446', x: '00', r: '122222333334445', u: '122222333344455', w: '111222222333335' },
  uncommon: { k: '1122333566', kg: '4', kr: '3', n: '1111222233445667778889', g: '11123455', x: '0', r: '122233446', rg: '3', u: '2223334455', uk: '2', ug: '4', ur: '2', w: '1112444556', wk: '5', wg: '2', wr: '4', wu: '4' },
  rare: { k: '12244455', kg: '5', kr: '5', n: '2223333355567', g: '12346', x: '000000000', r: '1233467', rg: '2', u: '233467', ug: '5', w: '233333', wk: '3', wr: '3', wu: '24', wug: '4' },
  mythic: { k: '3', kr: '4', n: '23455677899', g: '23', r: '3', rg: '6', u: '58', ur: '4', w: '34', wu: '3' },
  artifactU: { n: '000111122222233335' },
  artifactR: { n: '022222222223333333334444455556' },
  artifactM: { n: '022344444566678' },
  basicLand: { x: '00000' },
} as const;

/** What a crate is made of: how many parts of each slot. The weights are those of a choice by the dice. */
export const LAYOUTS = [
  { weight: 3, slots: { common: 10, uncommon: 3, rareOrMythic: 1, artifact: 1 } },
  { weight: 1, slots: { common: 9, basicLand: 1, uncommon: 3, rareOrMythic: 1, artifact: 1 } },
] as const;

/** Slots that are filled from one of several, each with its weight. */
export const KINDS = {
  rareOrMythic: { rare: 126, mythic: 23 },
  artifact: { artifactU: 10, artifactR: 4, artifactM: 1 },
} as const;
