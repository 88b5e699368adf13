import { act } from '@testing-library/preact';
import { findMove, type Match, play } from '../../shared/engine/match.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { eddies } from '../../shared/games/eddies/index.ts';
import type { Event, Move, Options, State } from '../../shared/games/eddies/state.ts';
import type { Language } from '../../shared/text/say.ts';
import view from '../../web/games/eddies/index.tsx';
import { EDDIES_NOTATION } from '../games/eddies/position.ts';
import { played } from '../games/table.ts';
import { drawTable, inSentences, type Looks, named, type Table } from './drawn.tsx';

export type EddiesMatch = Match<State, Move, Event, Options>;

export const PEOPLE = named('Bo', 'Ana', 'Jo', '민지', 'Cleo', 'Fay', 'Gus', 'Ida');

/** The same as a reader of the language finds them in sentences. */
export const peopleIn = (language: Language) => inSentences(PEOPLE, language);

/** A position in the game's notation, some moves later. */
export const position = (given: string, lines = ''): EddiesMatch => played(EDDIES_NOTATION.set(given), lines);

/** The table, and what can be pressed there. */
export interface Drawn extends Table<State, Move> {
  /** Every card that can be played. */
  controls(): readonly HTMLButtonElement[];
  press(name: string): void;
  /** The text of what a selector finds. */
  says(selector: string): readonly string[];
}

/** Draws the table for a viewer; to move, the viewer has a choice. The language has to be loaded before. */
export function drawn(match: EddiesMatch, me: Viewer, looks?: Looks<State>): Drawn {
  const table = drawTable(view, eddies, match, me, PEOPLE, looks);
  const { root } = table;
  const controls = () => [...root.querySelectorAll<HTMLButtonElement>('button:not([disabled]):not(.look), input')].filter((one) => one.closest('dialog, .waits') === null);
  const press = (name: string) => {
    const found = controls().filter((one) => one.getAttribute('aria-label') === name);
    if (found.length !== 1) throw new Error(`${found.length} controls are called "${name}"`);
    void act(() => found[0]!.click());
  };
  const says = (selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent.replace(/\s+/g, ' ').trim());
  return { ...table, controls, press, says };
}

/** The match after one move of a seat, or undefined when it is not legal. */
export function afterwards(match: EddiesMatch, seat: Seat, text: string): EddiesMatch | undefined {
  const move = findMove(eddies, match.state, seat, text);
  return move && play(match, seat, move);
}
