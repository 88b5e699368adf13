import type { Language } from '../../../../shared/text/say.ts';
import { words as en } from './text/en.ts';
import { words as es } from './text/es.ts';
import { words as ko } from './text/ko.ts';

/** What the dialog says besides the list reader, in one language. */
export interface ImportWords {
  readonly title: string;
  readonly lead: string;
  readonly understood: string;
  readonly paste: string;
  readonly pasteHelp: string;
  readonly read: string;
  readonly reading: string;
  readonly open: string;
  readonly drop: string;
  readonly sample: string;
  readonly another: string;
  readonly pasted: string;
  parts(n: number): string;
  readonly byColour: string;
  readonly byCost: string;
  readonly dual: string;
  readonly universal: string;
  readonly colour: string;
  readonly cost: string;
  readonly count: string;
  /** The costs that have no row of their own. */
  costsFrom(cost: string): string;
  enough(crates: number, drawn: number, parts: number): string;
  badRows(n: number): string;
  moreBad(n: number): string;
  readonly leftOut: string;
  readonly withoutFacts: string;
  readonly facts: string;
  factsHelp(formats: string): string;
  readonly openFacts: string;
  readonly otherFacts: string;
  progress(read: string, of: string): string;
  readonly stop: string;
  factsHere(n: number): string;
  readonly forget: string;
  readonly byHand: string;
  readonly byHandHelp: string;
  readonly name: string;
  readonly colours: string;
  readonly out: string;
  /** What a field of the table is for, to whoever does not see where it stands. */
  of(what: string, name: string): string;
  readonly found: string;
  showMore(n: number): string;
  stillOpen(n: number): string;
  readonly private: string;
  use(n: number): string;
  readonly none: string;
  readonly close: string;
}

/** All languages: they come with the dialog. */
export const IMPORT_WORDS: Readonly<Record<Language, ImportWords>> = { en, ko, es };
