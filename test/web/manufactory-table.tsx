import { act, cleanup, render } from '@testing-library/preact';
import type { Match } from '../../shared/engine/match.ts';
import { redact, type Visible } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { manufactory } from '../../shared/games/manufactory/index.ts';
import type { Event, Move, Options, State } from '../../shared/games/manufactory/state.ts';
import { common } from '../../shared/text/common/all.ts';
import type { Language } from '../../shared/text/say.ts';
import view from '../../web/games/manufactory/index.tsx';
import { type Choice, choose } from '../../web/table/choice.ts';
import type { Person } from '../../web/table/view.ts';

export type ManufactoryMatch = Match<State, Move, Event, Options>;

export const PEOPLE: readonly Person[] = ['Bo', 'Ana', '민지', 'Cleo'].map((name, seat) => ({ seat, name, inside: name, house: false }));

/** The same as a reader of the language finds them in sentences. */
export const peopleIn = (language: Language): readonly Person[] => PEOPLE.map((one) => ({ ...one, inside: common[language].person(one.name) }));

/** A table as a page draws it: Board and Ask over one choice. */
export interface Drawn {
  readonly root: HTMLElement;
  readonly choice: Choice<State, Move> | null;
  /** What would be sent now. */
  texts(): readonly string[];
  /** All that can be pressed. */
  controls(): readonly HTMLElement[];
  /** Presses the one control of that name. */
  press(name: string): void;
}

/** Draws the table for a viewer; to move, the viewer has a choice. The language has to be loaded before. */
export function drawn(match: ManufactoryMatch, me: Viewer, language: Language = 'en'): Drawn {
  cleanup();
  const shown = redact(match.state, me) as Visible<State>;
  const choice = me !== null && manufactory.legal(match.state, me).length > 0 ? choose(view, shown, me as Seat) : null;
  const people = peopleIn(language).slice(0, match.deal.seats);
  const Table = () => {
    const props = { state: choice?.ahead.value ?? shown, me, people, language, choice };
    return (
      <>
        <view.Board {...props} />
        <form>
          <view.Ask {...props} />
        </form>
      </>
    );
  };
  const root = render(<Table />).container as HTMLElement;
  const controls = () => [...root.querySelectorAll<HTMLElement>('button:not([disabled]), input')];
  const press = (name: string) => {
    const found = controls().filter((one) => nameOf(one) === name);
    if (found.length !== 1) throw new Error(`${found.length} controls are called "${name}"; there are: ${controls().map(nameOf).join(' | ')}`);
    void act(() => found[0]!.click());
  };
  return { root, choice, texts: () => choice?.chosen.value.map((move) => manufactory.notate(move)) ?? [], controls, press };
}

/** What a control is called: a button's label, a colour's word. */
export const nameOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ?? [...control.closest('label')!.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join('');

/** The names of what is drawn, in reading order. */
export const labels = (root: ParentNode, selector: string): (string | null)[] => [...root.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'));

/** What is written in what is drawn, in reading order. */
export const written = (root: ParentNode, selector: string): string[] => [...root.querySelectorAll(selector)].map((one) => one.textContent!.trim());
