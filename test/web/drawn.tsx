import { cleanup, render } from '@testing-library/preact';
import type { Rules } from '../../shared/engine/game.ts';
import { findMove, type Match, play } from '../../shared/engine/match.ts';
import { redact, type Visible } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { common } from '../../shared/text/common/all.ts';
import type { Language } from '../../shared/text/say.ts';
import { type Choice, choose } from '../../web/table/choice.ts';
import type { GameView, Person } from '../../web/table/view.ts';

/** People by their names, in seat order. */
export const named = (...names: readonly string[]): readonly Person[] => names.map((name, seat) => ({ seat, name, inside: name, house: false }));

/** The same as a reader of the language finds them in sentences. */
export const inSentences = (people: readonly Person[], language: Language): readonly Person[] =>
  people.map((one) => ({ ...one, inside: common[language].person(one.name) }));

/** How a table is looked at; the language has to be loaded before. */
export interface Looks<S> {
  readonly language?: Language | undefined;
  /** The table as the viewer may see it, where that is another than the match's own. */
  readonly shown?: Visible<S> | undefined;
  /** Whether a viewer who is to move has a choice. */
  readonly choosing?: boolean | undefined;
}

/** A table as a page draws it: Board and Ask over one choice. */
export interface Table<S, M> {
  readonly root: HTMLElement;
  readonly choice: Choice<S, M> | null;
  /** What would be sent now. */
  texts(): readonly string[];
}

/** Draws a game's table for a viewer, in the place of whatever was drawn before. */
export function drawTable<S, M, E, O>(
  view: GameView<S, M, E>,
  rules: Rules<S, M, E, O>,
  match: Match<S, M, E, O>,
  me: Viewer,
  everybody: readonly Person[],
  { language = 'en', shown = redact(match.state, me), choosing = true }: Looks<S> = {},
): Table<S, M> {
  cleanup();
  const choice = choosing && me !== null && rules.legal(match.state, me).length > 0 ? choose(view, shown, me) : null;
  const people = inSentences(everybody, language).slice(0, match.deal.seats);
  const news = match.told.filter(({ n }) => n === match.n).map(({ event }) => redact(event, me));
  const Drawing = () => {
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
  const root = render(<Drawing />).container as HTMLElement;
  return { root, choice, texts: () => choice?.chosen.value.map((move) => rules.notate(move)) ?? [] };
}

/** The match after these moves of one seat, or undefined when one of them is not legal. */
export function movedOn<S, M, E, O>(rules: Rules<S, M, E, O>, match: Match<S, M, E, O>, seat: Seat, texts: readonly string[]): Match<S, M, E, O> | undefined {
  return texts.reduce<Match<S, M, E, O> | undefined>((now, text) => {
    const move = now && findMove(rules, now.state, seat, text);
    return now && move && play(now, seat, move);
  }, match);
}
