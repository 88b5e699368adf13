import { plural } from '../../../../../shared/text/plural.ts';
import type { ImportWords } from '../words.ts';

/** Bringing a list, in English. */
export const words: ImportWords = {
  title: 'Bring a list',
  lead: 'Play with parts of your own. The list is read in this browser; you see what becomes of it before it is used.',
  understood: 'Understood, without being told which:',
  paste: 'Paste a list',
  pasteHelp: 'A table whose first line is name,cost,colors,type,rarity,count, or one name in a line.',
  read: 'Read it',
  reading: 'Reading…',
  open: 'Open a file',
  drop: 'or drop it anywhere here',
  sample: 'Download a sample',
  another: 'Another list',
  pasted: 'Pasted list',
  parts,
  byColour: 'By colour',
  byCost: 'By cost',
  dual: 'several colours',
  universal: 'universal',
  colour: 'Colour',
  cost: 'Cost',
  count: 'Parts',
  costsFrom: (cost) => `${cost} and more`,
  enough: (crates, drawn, all) => `Enough for ${crates} ${plural('en', crates, 'crate', 'crates')}${drawn < all ? `: each game draws ${number(drawn)} of the ${number(all)}.` : '.'}`,
  badRows: (n) => `${number(n)} ${plural('en', n, 'line', 'lines')} could not be read`,
  moreBad: (n) => `and ${number(n)} more`,
  leftOut: 'Left out',
  withoutFacts: 'Names without cost and colours',
  facts: 'Facts for lists of names',
  factsHelp: (formats) => `A file of all cards with their costs and colours (${formats}), of any size. It is opened once: what the game needs of it stays in this browser, and nothing of it is sent.`,
  openFacts: 'Open a facts file',
  otherFacts: 'Open another one',
  progress: (read, of) => `${read} of ${of} MB read`,
  stop: 'Stop',
  factsHere: (n) => `The facts of ${number(n)} ${plural('en', n, 'card', 'cards')} are in this browser.`,
  forget: 'Forget them',
  byHand: 'Fill in by hand',
  byHandHelp: 'Correct the name, or write the cost and the colours: letters of W, U, B, R, G, nothing for neutral.',
  name: 'Name',
  colours: 'Colours',
  out: 'Leave out',
  of: (what, name) => `${what} of ${name}`,
  found: 'Found.',
  showMore: (n) => `Show ${number(n)} more`,
  stillOpen: (n) => `${parts(n)} ${plural('en', n, 'stays', 'stay')} out as long as cost and colours are missing.`,
  private: 'Only name, cost, colours, kind and rarity are sent, and only those at the table see the names.',
  use: (n) => `Use ${plural('en', n, 'this part', `these ${number(n)} parts`)}`,
  none: 'Nothing of it can be used yet.',
  close: 'Close',
};

const number = (n: number): string => n.toLocaleString('en');
function parts(n: number): string {
  return `${number(n)} ${plural('en', n, 'part', 'parts')}`;
}
