import type { Dice } from '../../shared/engine/dice.ts';
import { legalMoves, type Match } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import type { Complete } from '../../shared/games/complete.ts';
import { guilds as complete } from '../../shared/games/guilds/complete.ts';
import { house } from '../../shared/games/guilds/house.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import { DRAW, type Event, type Move, type State } from '../../shared/games/guilds/state.ts';
import { gameOf } from '../../shared/games/index.ts';
import type { ApiError, Happening, RecordedMove, SocketAnswer, Sync } from '../../shared/protocol.ts';
import { type Language, type LetterText, say } from '../../shared/text/say.ts';
import type { Choice } from '../../web/table/choice.ts';

// What must not compile, checked by `tsc -p test`; beside each stands the same thing done right, which must.

/** Nothing travels that was not redacted. */
export function sync(rest: Omit<Sync<State, Event>, 'state' | 'events'>, state: State, event: Event): readonly unknown[] {
  const right: Sync<State, Event> = { ...rest, state: redact(state, null), events: [] };
  // @ts-expect-error: the state as it is
  const raw: Sync<State, Event> = { ...rest, state, events: [] };
  // @ts-expect-error: also where the game is not known
  const unknownGame: Sync = { ...rest, state: state as unknown, events: [] };
  const told: Happening<Event> = { n: 1, at: '2026-01-01T00:00:00Z', event: redact(event, 0) };
  // @ts-expect-error: an event as it is
  const rawEvent: Happening<Event> = { n: 1, at: '2026-01-01T00:00:00Z', event };
  // @ts-expect-error: a sync has no room for the seed
  const seeded: Sync<State, Event> = { ...right, seed: '00' };
  // @ts-expect-error: a socket says nothing else
  const answer: SocketAnswer = { type: 'state', state };
  return [raw, unknownGame, told, rawEvent, seeded, answer];
}

/** The house sees what its seat sees, and chooses from the list. */
export function atTheHouse(match: Match<State, Move, Event>, seat: Seat, dice: Dice): readonly unknown[] {
  const moves = legalMoves(guilds, match.state, seat);
  const seen = redact(match.state, seat);
  return [
    house(seen, seat, moves, dice),
    // @ts-expect-error: the state as it is
    house(match.state, seat, moves, dice),
    // @ts-expect-error: moves that nobody offered
    house(seen, seat, [DRAW], dice),
    // @ts-expect-error: also where the game is not known
    gameOf('guilds')?.house?.(match.state as unknown, seat, moves, dice),
    // @ts-expect-error: a sentence is made of what may be seen
    complete.text.en.table(match.state, seat),
  ];
}

/** A choice takes the moves it was given. */
export function choosing(choice: Choice<State, Move>): void {
  choice.select(choice.moves.value[0]!);
  // @ts-expect-error: written by hand
  choice.select(DRAW);
}

type Guilds = Complete<State, Move, Event>;

/** Every language and every sentence is there. */
export function languages(text: LetterText<State, Move, Event>): readonly unknown[] {
  const { en, ko, es } = complete.text;
  const right: Guilds = { rules: complete.rules, text: { en, ko, es } };
  // @ts-expect-error: Spanish is missing
  const two: Guilds = { rules: complete.rules, text: { en, ko } };
  // @ts-expect-error: a language that the product does not speak
  const four: Guilds = { rules: complete.rules, text: { en, ko, es, fr: en } };
  const { table: _table, ...rest } = text;
  // @ts-expect-error: the description of the table is missing
  const unfinished: Guilds = { rules: complete.rules, text: { en, ko, es: rest } };
  // @ts-expect-error: not a language
  const language: Language = 'fr';
  // @ts-expect-error: a state is no part of a sentence
  const sentence = say`${{ state: 1 }}`;
  return [right, two, four, unfinished, language, sentence];
}

/** Failures and who played are named from a list. */
export function names(): readonly unknown[] {
  const right: readonly [ApiError, RecordedMove] = ['illegal', [0, 'draw', '2026-01-01T00:00:00Z', 'time']];
  // @ts-expect-error: no such failure
  const failure: ApiError = 'oops';
  // @ts-expect-error: nobody else plays for a seat
  const by: RecordedMove = [0, 'draw', '2026-01-01T00:00:00Z', 'admin'];
  return [right, failure, by];
}
