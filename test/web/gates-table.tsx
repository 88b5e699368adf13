import { act, cleanup, render } from '@testing-library/preact';
import { vi } from 'vitest';
import { findMove, type Match, play } from '../../shared/engine/match.ts';
import { redact, type Visible } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { gates } from '../../shared/games/gates/index.ts';
import type { Event, Move, Options, State } from '../../shared/games/gates/state.ts';
import { common } from '../../shared/text/common/all.ts';
import type { Language } from '../../shared/text/say.ts';
import view from '../../web/games/gates/index.tsx';
import { type Choice, choose } from '../../web/table/choice.ts';
import type { Person } from '../../web/table/view.ts';
import { GATES_NOTATION } from '../games/gates-position.ts';

// The sheet of faces is a file of the build: here cards have their names alone.
vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));

export type GatesMatch = Match<State, Move, Event, Options>;

export const PEOPLE: readonly Person[] = ['Bo', 'Ana', 'Jo', '민지', 'Cleo'].map((name, seat) => ({ seat, name, inside: name, house: false }));

/** The same as a reader of the language finds them in sentences. */
export const peopleIn = (language: Language): readonly Person[] => PEOPLE.map((one) => ({ ...one, inside: common[language].person(one.name) }));

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

/** A table as a page draws it: Board and Ask over one choice. */
export interface Drawn {
  readonly root: HTMLElement;
  readonly choice: Choice<State, Move> | null;
  /** What would be sent now. */
  texts(): readonly string[];
  /** Everything that can be pressed and belongs to the choice. */
  controls(): readonly HTMLElement[];
  /** Presses the one thing that the selector finds, or the one at that place among them. */
  press(selector: string, at?: number): void;
  /** The texts of what the selector finds. */
  says(selector: string): readonly string[];
}

interface Looks {
  readonly language?: Language;
  readonly shown?: Visible<State>;
  readonly choosing?: boolean;
}

/** Draws the table for a viewer; to move, the viewer has a choice. The language has to be loaded before. */
export function drawn(match: GatesMatch, me: Viewer, { language = 'en', shown = redact(match.state, me), choosing = true }: Looks = {}): Drawn {
  cleanup();
  const moves = me !== null && gates.legal(match.state, me).length > 0;
  const choice = choosing && moves ? choose(view, shown, me as Seat) : null;
  const people = peopleIn(language).slice(0, match.deal.seats);
  const news = match.told.filter(({ n }) => n === match.n).map(({ event }) => redact(event, me));
  const Table = () => {
    const props = { state: choice?.ahead.value ?? shown, me, people, language, choice, news };
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
  const controls = () => [...root.querySelectorAll<HTMLElement>('button:not(.look), input')];
  const press = (selector: string, at = 0) => {
    const found = [...root.querySelectorAll<HTMLElement>(selector)];
    if (found[at] === undefined) throw new Error(`${found.length} of "${selector}"; there are: ${controls().map(nameOf).join(' | ')}`);
    void act(() => found[at]!.click());
  };
  return {
    root, choice, controls, press,
    texts: () => choice?.chosen.value.map((move) => gates.notate(move)) ?? [],
    says: (selector) => [...root.querySelectorAll(selector)].map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim()),
  };
}

/** A control's accessible name. */
export const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent;

/** The match after these moves of one seat, or undefined when one of them is not legal. */
export function afterwards(match: GatesMatch, seat: Seat, texts: readonly string[]): GatesMatch | undefined {
  return texts.reduce<GatesMatch | undefined>((now, text) => {
    const move = now && findMove(gates, now.state, seat, text);
    return now && move && play(now, seat, move);
  }, match);
}
