import { act, cleanup, render } from '@testing-library/preact';
import type { Match } from '../../shared/engine/match.ts';
import { findMove, play } from '../../shared/engine/match.ts';
import { redact, type Visible } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import type { Event, Move, Options, State } from '../../shared/games/guilds/state.ts';
import { common } from '../../shared/text/common/all.ts';
import type { Language } from '../../shared/text/say.ts';
import view from '../../web/games/guilds/index.tsx';
import { type Choice, choose } from '../../web/table/choice.ts';
import type { Person } from '../../web/table/view.ts';

export type GuildsMatch = Match<State, Move, Event, Options>;

export const PEOPLE: readonly Person[] = ['Bo', 'Ana', 'Jo', '민지'].map((name, seat) => ({ seat, name, inside: name, house: false }));

/** The same as a reader of the language finds them in sentences. */
export const peopleIn = (language: Language): readonly Person[] => PEOPLE.map((one) => ({ ...one, inside: common[language].person(one.name) }));

/** A table as a page draws it: Board and Ask over one choice. */
export interface Drawn {
  readonly root: HTMLElement;
  readonly choice: Choice<State, Move> | null;
  /** What would be sent now. */
  texts(): readonly string[];
  /** Everything that can be pressed and belongs to the choice. */
  controls(): readonly HTMLElement[];
  /** Presses the one control of that name. */
  press(name: string): void;
}

/** Draws the table for a viewer; to move, the viewer has a choice. The language has to be loaded before. */
export function drawn(match: GuildsMatch, me: Viewer, { language = 'en' as Language, shown = redact(match.state, me) as Visible<State>, choosing = true } = {}): Drawn {
  cleanup();
  const moves = me !== null && guilds.legal(match.state, me).length > 0;
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
  const controls = () => [...root.querySelectorAll<HTMLElement>('button:not([disabled]):not(.look), input')].filter((one) => one.closest('dialog') === null);
  const press = (name: string) => {
    const found = controls().filter((one) => nameOf(one) === name);
    if (found.length !== 1) throw new Error(`${found.length} controls are called "${name}"; there are: ${controls().map(nameOf).join(' | ')}`);
    void act(() => found[0]!.click());
  };
  return { root, choice, texts: () => choice?.chosen.value.map((move) => guilds.notate(move)) ?? [], controls, press };
}

/** A control's accessible name; that of a radio button after its group's: "Cards to draw: 2". */
export function nameOf(control: HTMLElement): string {
  if (!(control instanceof HTMLInputElement)) return control.getAttribute('aria-label') ?? control.textContent;
  const label = control.closest('label')!;
  const own = label.querySelector('svg')?.getAttribute('aria-label') ?? label.textContent;
  return `${control.closest('fieldset')!.querySelector('legend')!.textContent}: ${own}`;
}

/** The match after these moves of one seat, or undefined when one of them is not legal. */
export function afterwards(match: GuildsMatch, seat: Seat, texts: readonly string[]): GuildsMatch | undefined {
  return texts.reduce<GuildsMatch | undefined>((now, text) => {
    const move = now && findMove(guilds, now.state, seat, text);
    return now && move && play(now, seat, move);
  }, match);
}
