import { computed, createModel, type ReadonlySignal, signal } from '@preact/signals';
import type { Context, Legal } from '../../shared/engine/game.ts';
import { legalMoves } from '../../shared/engine/legal.ts';
import { redactAnew, type Visible } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import type { GameView, Parts } from './view.ts';

/** A choice that is being built by pointing at its parts, step by step, until it is sent or taken back. */
export interface Choice<S = unknown, M = unknown> {
  /** The table after the steps chosen so far, as far as this seat can know it. */
  readonly ahead: ReadonlySignal<Visible<S>>;
  /** The moves of the present step. */
  readonly moves: ReadonlySignal<readonly Legal<M>[]>;
  /** The moves of the present step that fit what has been pointed at. */
  readonly fitting: ReadonlySignal<readonly Legal<M>[]>;
  /** What has been pointed at in the present step. */
  readonly picks: ReadonlySignal<Parts>;
  /** Every step that would be sent now, in order; empty while nothing is complete. */
  readonly chosen: ReadonlySignal<readonly Legal<M>[]>;
  /** Whether anything has been pointed at. */
  readonly begun: ReadonlySignal<boolean>;
  /** Whether some move of the present step has this part; with `within`, among the moves that also have those parts. */
  can(part: string, value: string | number, within?: Parts): boolean;
  /** Points at a part; pointing again at the same one lets go of it. Earlier parts that no longer fit are dropped. */
  pick(part: string, value: string | number): void;
  /** Chooses a whole move of the present step. */
  select(move: Legal<M>): void;
  /** Takes back the last thing chosen. */
  back(): void;
  /** Takes back everything. */
  clear(): void;
  /** The table has changed: keeps of the choice what is still legal. */
  renew(state: Visible<S>): void;
}

/** Opens a choice for the seat to move; `state` is the table as that seat sees it. */
export function choose<S, M, E>(view: GameView<S, M, E>, state: Visible<S>, seat: Seat): Choice<S, M> {
  const model = new Model(pathsOf(view, seat) as unknown as Paths<unknown, unknown>, state as Visible<unknown>);
  // A model's functions read signals untracked; a board that asks `can` has to be drawn again when the step changes.
  return Object.assign(model, { can: canPick(model.last) }) as unknown as Choice<S, M>;
}

/** One step of a choice: where it is made, what is possible there, what has been pointed at, and the move it came to. */
interface Step<S, M> {
  readonly state: Visible<S>;
  readonly moves: readonly Legal<M>[];
  /** By move: what it is made of. */
  readonly parts: readonly Parts[];
  readonly picks: Parts;
  /** The move that was followed to the next step; null for the last one. */
  readonly followed: Legal<M> | null;
}

type Path<S, M> = readonly Step<S, M>[];
/** What is left of a step when the table changes under it. */
interface Trace {
  readonly text: string | null;
  readonly picks: Parts;
}

/** What can be done with the steps of a choice: plain functions from path to path. The last step is never a followed one. */
interface Paths<S, M> {
  start(state: Visible<S>): Path<S, M>;
  pick(path: Path<S, M>, part: string, value: string | number): Path<S, M>;
  select(path: Path<S, M>, move: Legal<M>): Path<S, M>;
  back(path: Path<S, M>): Path<S, M>;
  renew(path: Path<S, M>, state: Visible<S>): Path<S, M>;
  fitting(step: Step<S, M>): readonly Legal<M>[];
  meant(step: Step<S, M>): Legal<M> | null;
}

const Model = createModel((paths: Paths<unknown, unknown>, start: Visible<unknown>) => {
  const path = signal(paths.start(start));
  const last = computed(() => path.value[path.value.length - 1]!);
  const turnTo = (next: Path<unknown, unknown>): void => void (path.value = next);
  return {
    last,
    ahead: computed(() => last.value.state),
    moves: computed(() => last.value.moves),
    fitting: computed(() => paths.fitting(last.value)),
    picks: computed(() => last.value.picks),
    chosen: computed(() => path.value.map((step) => step.followed ?? paths.meant(step)).filter((move) => move !== null)),
    begun: computed(() => path.value.length > 1 || !isEmpty(last.value.picks)),
    pick: (part: string, value: string | number) => turnTo(paths.pick(path.value, part, value)),
    select: (move: Legal<unknown>) => turnTo(paths.select(path.value, move)),
    back: () => turnTo(paths.back(path.value)),
    clear: () => turnTo(paths.start(path.value[0]!.state)),
    renew: (state: Visible<unknown>) => turnTo(paths.renew(path.value, state)),
  };
});

const canPick =
  (step: ReadonlySignal<Step<unknown, unknown>>): Choice['can'] =>
  (part, value, within = {}) =>
    step.value.parts.some((parts) => parts[part] === value && fits(parts, within));

function pathsOf<S, M, E>(view: GameView<S, M, E>, seat: Seat): Paths<S, M> {
  const { rules } = view;

  const open = (state: Visible<S>): Step<S, M> => {
    const moves = legalMoves(rules, state as S, seat);
    return { state, moves, parts: moves.map((move) => view.parts(move)), picks: {}, followed: null };
  };
  const fitting = (step: Step<S, M>): readonly Legal<M>[] => step.moves.filter((_, i) => fits(step.parts[i]!, step.picks));
  const meant = (step: Step<S, M>): Legal<M> | null => {
    if (isEmpty(step.picks)) return null;
    const moves = fitting(step);
    return moves.length === 1 ? moves[0]! : view.prefer(moves);
  };

  const ahead = (step: Step<S, M>, move: Legal<M>): Step<S, M> | null => {
    const draft = structuredClone(step.state) as S;
    try {
      rules.apply(draft, seat, move, BLIND);
    } catch {
      return null; // It hangs on something this seat cannot know: there is no next step before it is sent.
    }
    const next = open(redactAnew(draft as Visible<S>, seat));
    return next.moves.length > 0 ? next : null;
  };
  /** The step with the one after it, where it comes to one move only and the seat goes on. */
  const follow = (step: Step<S, M>, move = only(fitting(step))): Path<S, M> => {
    const next = move !== null && !isEmpty(step.picks) && view.chains(move) ? ahead(step, move) : null;
    return next === null ? [step] : [{ ...step, followed: move }, next];
  };
  const retrace = (state: Visible<S>, traces: readonly Trace[]): Path<S, M> => {
    let path: Path<S, M> = [open(state)];
    for (const { text, picks } of traces) {
      const step = path[path.length - 1]!;
      const same = text === null ? undefined : step.moves.find((move) => rules.notate(move) === text);
      const kept = { ...step, picks: same === undefined ? keep(step.parts, picks) : picks };
      if (isEmpty(kept.picks)) continue;
      path = [...path.slice(0, -1), ...follow(kept, same)];
      if (path[path.length - 1] === kept) break;
    }
    return path;
  };

  return {
    start: (state) => [open(state)],
    pick: (path, part, value) => {
      // A part of an earlier step goes back to it, and what came after is chosen again as far as it still fits.
      const at = path.findLastIndex((step) => step.parts.some((parts) => parts[part] === value));
      if (at < 0) throw new Error(`no move has ${part} ${value}`);
      const { [part]: before, ...others } = path[at]!.picks;
      const picks = before === value ? others : withPick(path[at]!.parts, others, part, value);
      return retrace(path[0]!.state, path.map((step, i) => (i === at ? { text: null, picks } : traceOf(step))));
    },
    select: (path, move) => [...path.slice(0, -1), ...follow({ ...path[path.length - 1]!, picks: view.parts(move) }, move)],
    back: (path) => {
      const held = isEmpty(path[path.length - 1]!.picks) ? path.slice(0, -1) : path;
      const step = held[held.length - 1];
      return step === undefined ? path : [...held.slice(0, -1), { ...step, picks: withoutLast(step.picks), followed: null }];
    },
    renew: (path, state) => retrace(state, path.map(traceOf)),
    fitting,
    meant,
  };

  function traceOf(step: Step<S, M>): Trace {
    return { text: step.followed === null ? null : rules.notate(step.followed), picks: step.picks };
  }
}

const BLIND: Context<unknown> = { dice: { below: noDice, shuffle: noDice }, emit: () => undefined };

function noDice(): never {
  throw new Error('what is chosen but not sent has no dice');
}

const only = <T>(items: readonly T[]): T | null => (items.length === 1 ? items[0]! : null);
const isEmpty = (picks: Parts): boolean => Object.keys(picks).length === 0;
const fits = (parts: Parts, picks: Parts): boolean => Object.entries(picks).every(([part, value]) => parts[part] === value);
/** Of the picks, the first ones first, those that some move still has together. */
const keep = (moves: readonly Parts[], picks: Parts): Parts =>
  Object.entries(picks).reduce<Parts>((kept, [part, value]) => {
    const more = { ...kept, [part]: value };
    return moves.some((parts) => fits(parts, more)) ? more : kept;
  }, {});

/** The new pick counts before the earlier ones, and is the last to have been made. */
function withPick(moves: readonly Parts[], earlier: Parts, part: string, value: string | number): Parts {
  const { [part]: picked, ...kept } = keep(moves, { [part]: value, ...earlier });
  return { ...kept, [part]: picked! };
}

const withoutLast = (picks: Parts): Parts => Object.fromEntries(Object.entries(picks).slice(0, -1));
