import type { Complete } from '../complete.ts';
import { house } from './house.ts';
import { energy as rules } from './index.ts';
import { options } from './options.ts';
import type { Event, Move, State } from './state.ts';
import { text as en } from './text/en.ts';
import { text as es } from './text/es.ts';
import { text as ko } from './text/ko.ts';
import { table as tableEn } from './text/table/en.ts';
import { table as tableEs } from './text/table/es.ts';
import { table as tableKo } from './text/table/ko.ts';

/** Energy with all that the server needs of it. No brief: cells are chosen on the board, not from a list in a letter. */
export const energy: Complete<State, Move, Event> = { rules: { ...rules, options }, house, text: { en: { ...en, table: tableEn }, ko: { ...ko, table: tableKo }, es: { ...es, table: tableEs } } };
