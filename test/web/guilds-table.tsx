import { act } from '@testing-library/preact';
import type { Match } from '../../shared/engine/match.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import type { Event, Move, Options, State } from '../../shared/games/guilds/state.ts';
import type { Language } from '../../shared/text/say.ts';
import view from '../../web/games/guilds/index.tsx';
import { drawTable, inSentences, type Looks, movedOn, named, type Table } from './drawn.tsx';

export type GuildsMatch = Match<State, Move, Event, Options>;

export const PEOPLE = named('Bo', 'Ana', 'Jo', '민지');

/** The same as a reader of the language finds them in sentences. */
export const peopleIn = (language: Language) => inSentences(PEOPLE, language);

/** The table, and what can be pressed there. */
export interface Drawn extends Table<State, Move> {
  /** Everything that can be pressed and belongs to the choice. */
  controls(): readonly HTMLElement[];
  /** Presses the one control of that name. */
  press(name: string): void;
}

/** Draws the table for a viewer; to move, the viewer has a choice. The language has to be loaded before. */
export function drawn(match: GuildsMatch, me: Viewer, looks?: Looks<State>): Drawn {
  const table = drawTable(view, guilds, match, me, PEOPLE, looks);
  const { root } = table;
  const controls = () => [...root.querySelectorAll<HTMLElement>('button:not([disabled]):not(.look), input')].filter((one) => one.closest('dialog') === null);
  const press = (name: string) => {
    const found = controls().filter((one) => nameOf(one) === name);
    if (found.length !== 1) throw new Error(`${found.length} controls are called "${name}"; there are: ${controls().map(nameOf).join(' | ')}`);
    void act(() => found[0]!.click());
  };
  return { ...table, controls, press };
}

/** A control's accessible name; that of a radio button after its group's: "Cards to draw: 2". */
export function nameOf(control: HTMLElement): string {
  if (!(control instanceof HTMLInputElement)) return control.getAttribute('aria-label') ?? control.textContent;
  const label = control.closest('label')!;
  const own = label.querySelector('svg')?.getAttribute('aria-label') ?? label.textContent;
  return `${control.closest('fieldset')!.querySelector('legend')!.textContent}: ${own}`;
}

/** The match after these moves of one seat, or undefined when one of them is not legal. */
export const afterwards = (match: GuildsMatch, seat: Seat, texts: readonly string[]) => movedOn(guilds, match, seat, texts);
