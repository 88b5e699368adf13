import type { Complete } from '../complete.ts';
import { brief } from './brief.ts';
import { house } from './house.ts';
import { manufactory as rules } from './index.ts';
import { options } from './options.ts';
import { type Event, LARGEST_LIST, type Move, type State } from './state.ts';
import { text as en } from './text/en.ts';
import { text as es } from './text/es.ts';
import { text as ko } from './text/ko.ts';
import { table as tableEn } from './text/table/en.ts';
import { table as tableEs } from './text/table/es.ts';
import { table as tableKo } from './text/table/ko.ts';

/** Manufactory with all that the server needs of it. */
export const manufactory: Complete<State, Move, Event> = {
  rules: { ...rules, options, largest: LARGEST_LIST },
  house,
  brief,
  text: { en: { ...en, table: tableEn }, ko: { ...ko, table: tableKo }, es: { ...es, table: tableEs } },
};
