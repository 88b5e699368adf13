import { act, cleanup, render } from '@testing-library/preact';
import { findMove, type Match, play } from '../../shared/engine/match.ts';
import { redact, type Visible } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { eddies } from '../../shared/games/eddies/index.ts';
import type { Event, Move, Options, State } from '../../shared/games/eddies/state.ts';
import { common } from '../../shared/text/common/all.ts';
import type { Language } from '../../shared/text/say.ts';
import view from '../../web/games/eddies/index.tsx';
import { type Choice, choose } from '../../web/table/choice.ts';
import type { Person } from '../../web/table/view.ts';
import { EDDIES_NOTATION } from '../games/eddies/position.ts';
import { played } from '../games/table.ts';

export type EddiesMatch = Match<State, Move, Event, Options>;

export const PEOPLE: readonly Person[] = ['Bo', 'Ana', 'Jo', '민지', 'Cleo', 'Fay', 'Gus', 'Ida'].map((name, seat) => ({ seat, name, inside: name, house: false }));

/** The same as a reader of the language finds them in sentences. */
export const peopleIn = (language: Language): readonly Person[] => PEOPLE.map((one) => ({ ...one, inside: common[language].person(one.name) }));

/** A position in the game's notation, some moves later. */
export const position = (given: string, lines = ''): EddiesMatch => played(EDDIES_NOTATION.set(given), lines);

/** A table as a page draws it. */
export interface Drawn {
  readonly root: HTMLElement;
  readonly choice: Choice<State, Move> | null;
  /** What would be sent now. */
  texts(): readonly string[];
  /** Every card that can be played. */
  controls(): readonly HTMLButtonElement[];
  press(name: string): void;
  /** The text of what a selector finds. */
  says(selector: string): readonly string[];
}

/** Draws the table for a viewer; to move, the viewer has a choice. The language has to be loaded before. */
export function drawn(match: EddiesMatch, me: Viewer, { language = 'en' as Language, shown = redact(match.state, me) as Visible<State>, choosing = true } = {}): Drawn {
  cleanup();
  const moves = me !== null && eddies.legal(match.state, me).length > 0;
  const choice = choosing && moves ? choose(view, shown, me as Seat) : null;
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
  const controls = () => [...root.querySelectorAll<HTMLButtonElement>('button:not([disabled]):not(.look), input')].filter((one) => one.closest('dialog, .waits') === null);
  const press = (name: string) => {
    const found = controls().filter((one) => one.getAttribute('aria-label') === name);
    if (found.length !== 1) throw new Error(`${found.length} controls are called "${name}"`);
    void act(() => found[0]!.click());
  };
  const says = (selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent.replace(/\s+/g, ' ').trim());
  return { root, choice, texts: () => choice?.chosen.value.map((move) => eddies.notate(move)) ?? [], controls, press, says };
}

/** The match after one move of a seat, or undefined when it is not legal. */
export function afterwards(match: EddiesMatch, seat: Seat, text: string): EddiesMatch | undefined {
  const move = findMove(eddies, match.state, seat, text);
  return move && play(match, seat, move);
}
