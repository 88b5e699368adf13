import type { Complete } from '../complete.ts';
import { brief } from './brief.ts';
import { house } from './house.ts';
import { eddies as rules } from './index.ts';
import { options } from './options.ts';
import type { Event, Move, State } from './state.ts';
import { text as en } from './text/en.ts';
import { text as es } from './text/es.ts';
import { text as ko } from './text/ko.ts';
import { table as tableEn } from './text/table/en.ts';
import { table as tableEs } from './text/table/es.ts';
import { table as tableKo } from './text/table/ko.ts';

/** Eddies with all that the server needs of it. */
export const eddies: Complete<State, Move, Event> = {
  rules: { ...rules, options },
  house,
  brief,
  // Whoever takes a trick with its last card leads the next.
  anew: ({ trick }) => trick.cards.length === 0,
  text: { en: { ...en, table: tableEn }, ko: { ...ko, table: tableKo }, es: { ...es, table: tableEs } },
};
