import type { NewSeat } from '../shared/protocol.ts';
import type { Joined } from './kept.ts';
import { newInboxName } from './links.ts';

/** Somebody who sits down, as checked by the route; `inbox`: the name of theirs, not its key. */
export type Person = Omit<NewSeat, 'invite'>;

/** What a table is opened with, checked by the route; `options` as the game's schema gave them. */
export interface Opening {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seats: number;
  readonly house: number;
  readonly origin: string;
  readonly host: Person;
}

const UNTOLD = { mail: null, inbox: null, live: false, label: null, muted: false, told: null } as const;

/** A person at the table, by joining index. Who gives an address and has no inbox gets one that only the table knows. */
export const joined = (player: number, { name, contribution, language, mail, inbox }: Person): Joined => ({
  ...UNTOLD,
  player,
  name,
  contribution: contribution ?? '',
  house: false,
  language: language ?? 'en',
  mail: mail ?? null,
  epoch: 0,
  nonce: null,
  inbox: inbox ?? (mail === undefined ? null : newInboxName()),
});

/** A seat that the house plays. Pages and letters call it by their own language's word. */
export const houseSeat = (player: number): Joined => ({ ...UNTOLD, player, name: `House ${player}`, contribution: '', house: true, language: 'en', epoch: 0, nonce: null });

/** Whether two people could not be told apart. */
export const sameName = (a: string, b: string): boolean => skeleton(a) === skeleton(b);

/** A name without what the eye does not tell apart: letter case, width, ligatures, joiners. */
const skeleton = (name: string): string => name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '').toUpperCase().toLowerCase();
