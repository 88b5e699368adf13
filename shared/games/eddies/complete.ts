import type { Complete } from '../complete.ts';
import { brief } from './brief.ts';
import { house } from './house.ts';
import { eddies as rules } from './index.ts';
import type { Event, Move, State } from './state.ts';
import { text as en } from './text/en.ts';
import { text as es } from './text/es.ts';
import { text as ko } from './text/ko.ts';

/** Eddies with all that the server needs of it. */
export const eddies: Complete<State, Move, Event> = { rules, house, brief, text: { en, ko, es } };
