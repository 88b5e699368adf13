import { act } from '@testing-library/preact';
import type { Match } from '../../shared/engine/match.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import { manufactory } from '../../shared/games/manufactory/index.ts';
import type { Event, Move, Options, State } from '../../shared/games/manufactory/state.ts';
import type { Language } from '../../shared/text/say.ts';
import view from '../../web/games/manufactory/index.tsx';
import { drawTable, inSentences, named, type Table } from './drawn.tsx';

export type ManufactoryMatch = Match<State, Move, Event, Options>;

export const PEOPLE = named('Bo', 'Ana', '민지', 'Cleo');

/** The same as a reader of the language finds them in sentences. */
export const peopleIn = (language: Language) => inSentences(PEOPLE, language);

/** The table, and what can be pressed there. */
export interface Drawn extends Table<State, Move> {
  /** All that can be pressed. */
  controls(): readonly HTMLElement[];
  /** Presses the one control of that name. */
  press(name: string): void;
}

/** Draws the table for a viewer; to move, the viewer has a choice. The language has to be loaded before. */
export function drawn(match: ManufactoryMatch, me: Viewer, language: Language = 'en'): Drawn {
  const table = drawTable(view, manufactory, match, me, PEOPLE, { language });
  const { root } = table;
  const controls = () => [...root.querySelectorAll<HTMLElement>('button:not([disabled]), input')];
  const press = (name: string) => {
    const found = controls().filter((one) => nameOf(one) === name);
    if (found.length !== 1) throw new Error(`${found.length} controls are called "${name}"; there are: ${controls().map(nameOf).join(' | ')}`);
    void act(() => found[0]!.click());
  };
  return { ...table, controls, press };
}

/** What a control is called: a button's label, a colour's word. */
export const nameOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ?? [...control.closest('label')!.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join('');

/** The names of what is drawn, in reading order. */
export const labels = (root: ParentNode, selector: string): (string | null)[] => [...root.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'));

/** What is written in what is drawn, in reading order. */
export const written = (root: ParentNode, selector: string): string[] => [...root.querySelectorAll(selector)].map((one) => one.textContent!.trim());
