import { act } from '@testing-library/preact';
import { vi } from 'vitest';
import { findMove, type Match, play } from '../../shared/engine/match.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { gates } from '../../shared/games/gates/index.ts';
import type { Event, Move, Options, State } from '../../shared/games/gates/state.ts';
import type { Language } from '../../shared/text/say.ts';
import view from '../../web/games/gates/index.tsx';
import { GATES_NOTATION } from '../games/gates-position.ts';
import { drawTable, inSentences, type Looks, movedOn, named, type Table } from './drawn.tsx';

// The sheet of faces is a file of the build: here cards have their names alone.
vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));

export type GatesMatch = Match<State, Move, Event, Options>;

export const PEOPLE = named('Bo', 'Ana', 'Jo', '민지', 'Cleo');

/** The same as a reader of the language finds them in sentences. */
export const peopleIn = (language: Language) => inSentences(PEOPLE, language);

/** A position of the notation, with moves played on from it: `p1: pearl 3; p1: sweep`. */
export function position(given: string, moves = ''): GatesMatch {
  return moves.split('; ').reduce((match, step) => {
    if (step === '') return match;
    const [, seat, text] = /^p(\d): (.*)$/.exec(step)!;
    const move = findMove(gates, match.state, Number(seat) - 1, text!);
    if (move === undefined) throw new Error(`not legal: ${step}`);
    return play(match, Number(seat) - 1, move);
  }, GATES_NOTATION.set(given));
}

/** The table, and what can be pressed there. */
export interface Drawn extends Table<State, Move> {
  /** Everything that can be pressed and belongs to the choice. */
  controls(): readonly HTMLElement[];
  /** Presses the one thing that the selector finds, or the one at that place among them. */
  press(selector: string, at?: number): void;
  /** The texts of what the selector finds. */
  says(selector: string): readonly string[];
}

/** Draws the table for a viewer; to move, the viewer has a choice. The language has to be loaded before. */
export function drawn(match: GatesMatch, me: Viewer, looks?: Looks<State>): Drawn {
  const table = drawTable(view, gates, match, me, PEOPLE, looks);
  const { root } = table;
  const controls = () => [...root.querySelectorAll<HTMLElement>('button:not(.look), input')];
  const press = (selector: string, at = 0) => {
    const found = [...root.querySelectorAll<HTMLElement>(selector)];
    if (found[at] === undefined) throw new Error(`${found.length} of "${selector}"; there are: ${controls().map(nameOf).join(' | ')}`);
    void act(() => found[at]!.click());
  };
  return {
    ...table,
    controls,
    press,
    says: (selector) => [...root.querySelectorAll(selector)].map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim()),
  };
}

/** A control's accessible name. */
export const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent;

/** The match after these moves of one seat, or undefined when one of them is not legal. */
export const afterwards = (match: GatesMatch, seat: Seat, texts: readonly string[]) => movedOn(gates, match, seat, texts);
