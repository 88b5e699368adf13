import { computed, createModel, type ReadonlySignal, signal } from '@preact/signals';
import type { Context, Legal } from '../../shared/engine/game.ts';
import { legalMoves } from '../../shared/engine/match.ts';
import type { Visible } from '../../shared/engine/secret.ts';
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

interface Step<S, M> {
  readonly state: Visible<S>;
  readonly moves: readonly Legal<M>[];
  readonly picks: Parts;
}
