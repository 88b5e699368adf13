import { act, cleanup, render } from '@testing-library/preact';
import type { Match } from '../../shared/engine/match.ts';
import { redact, type Visible } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { energy } from '../../shared/games/energy/index.ts';
import type { Event, Move, Options, State } from '../../shared/games/energy/state.ts';
import { common } from '../../shared/text/common/all.ts';
import type { Language } from '../../shared/text/say.ts';
import view from '../../web/games/energy/index.tsx';
import { type Choice, choose } from '../../web/table/choice.ts';
import type { Person } from '../../web/table/view.ts';

export type EnergyMatch = Match<State, Move, Event, Options>;

export const PEOPLE: readonly Person[] = ['Bo', 'Ana', 'Jo', '민지', 'Cleo', 'Max'].map((name, seat) => ({ seat, name, inside: name, house: false }));

/** The same as a reader of the language finds them in sentences. */
export const peopleIn = (language: Language): readonly Person[] => PEOPLE.map((one) => ({ ...one, inside: common[language].person(one.name) }));

/** A table as a page draws it: Board and Ask over one choice. */
export interface Drawn {
  readonly root: HTMLElement;
  readonly choice: Choice<State, Move> | null;
  /** What would be sent now. */
  texts(): readonly string[];
  /** The cells that can be pressed. */
  spots(): readonly HTMLElement[];
  /** Presses the one cell of that name. */
  press(name: string): void;
}

/** Draws the table for a viewer; to move, the viewer has a choice. The language has to be loaded before. */
export function drawn(match: EnergyMatch, me: Viewer, { language = 'en' as Language, shown = redact(match.state, me) as Visible<State>, choosing = true } = {}): Drawn {
  cleanup();
  const moves = me !== null && energy.legal(match.state, me).length > 0;
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
  const spots = () => [...root.querySelectorAll<HTMLElement>('button:not(.lens), input')];
  const press = (name: string) => {
    const found = spots().filter((one) => one.getAttribute('aria-label') === name);
    if (found.length !== 1) throw new Error(`${found.length} cells are called "${name}"; there are: ${spots().map((one) => one.getAttribute('aria-label')).join(' | ')}`);
    void act(() => found[0]!.click());
  };
  return { root, choice, texts: () => choice?.chosen.value.map((move) => energy.notate(move)) ?? [], spots, press };
}

/** The names of what is drawn, in reading order. */
export const labels = (root: ParentNode, selector: string): (string | null)[] => [...root.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'));
