import { act } from '@testing-library/preact';
import type { Match } from '../../shared/engine/match.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import { energy } from '../../shared/games/energy/index.ts';
import type { Event, Move, Options, State } from '../../shared/games/energy/state.ts';
import type { Language } from '../../shared/text/say.ts';
import view from '../../web/games/energy/index.tsx';
import { drawTable, inSentences, type Looks, named, type Table } from './drawn.tsx';

export type EnergyMatch = Match<State, Move, Event, Options>;

export const PEOPLE = named('Bo', 'Ana', 'Jo', '민지', 'Cleo', 'Max');

/** The same as a reader of the language finds them in sentences. */
export const peopleIn = (language: Language) => inSentences(PEOPLE, language);

/** The table, and what can be pressed there. */
export interface Drawn extends Table<State, Move> {
  /** The cells that can be pressed. */
  spots(): readonly HTMLElement[];
  /** Presses the one cell of that name. */
  press(name: string): void;
}

/** Draws the table for a viewer; to move, the viewer has a choice. The language has to be loaded before. */
export function drawn(match: EnergyMatch, me: Viewer, looks?: Looks<State>): Drawn {
  const table = drawTable(view, energy, match, me, PEOPLE, looks);
  const { root } = table;
  const spots = () => [...root.querySelectorAll<HTMLElement>('button:not(.lens), input')];
  const press = (name: string) => {
    const found = spots().filter((one) => one.getAttribute('aria-label') === name);
    if (found.length !== 1) throw new Error(`${found.length} cells are called "${name}"; there are: ${spots().map((one) => one.getAttribute('aria-label')).join(' | ')}`);
    void act(() => found[0]!.click());
  };
  return { ...table, spots, press };
}

/** The names of what is drawn, in reading order. */
export const labels = (root: ParentNode, selector: string): (string | null)[] => [...root.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'));
