import type { Game } from '../../shared/engine/game.ts';

/** The same rules, but they find no clock and no chance of their own, get nothing that can be changed but the draft, and may not take back what they told. */
export function strict<S, M, E, O>(game: Game<S, M, E, O>): Game<S, M, E, O> {
  return {
    ...game,
    setup: (options, seats, ctx) => {
      const told = listening(ctx.emit);
      const state = untimed(() => game.setup(frozen(options), seats, { ...ctx, emit: told.emit }));
      told.check();
      return frozen(state);
    },
    legal: (state, seat) => frozen(untimed(() => game.legal(frozen(state), seat))),
    apply: (draft, seat, move, ctx) => {
      const told = listening(ctx.emit);
      untimed(() => game.apply(draft, seat, frozen(move), { ...ctx, emit: told.emit }));
      told.check();
      frozen(draft);
    },
    notate: (move) => untimed(() => game.notate(frozen(move))),
    idle: (state, seat, dice) => untimed(() => game.idle(frozen(state), seat, dice)),
    outcome: (state) => untimed(() => game.outcome(frozen(state))),
  };
}

/** Freezes a value through and through, and returns it. */
export function frozen<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) frozen(item);
  return value;
}

/** Runs something with every clock and every chance of the host taken away. */
export function untimed<T>(run: () => T): T {
  const { Date: clock } = globalThis;
  const { random } = Math;
  const { now } = performance;
  const draw = crypto.getRandomValues;
  globalThis.Date = new Proxy(clock, { construct: refuse, apply: refuse, get: refuse });
  Math.random = performance.now = crypto.getRandomValues = refuse;
  try {
    return run();
  } finally {
    globalThis.Date = clock;
    Math.random = random;
    performance.now = now;
    crypto.getRandomValues = draw;
  }
}

function refuse(): never {
  throw new Error('rules have no clock and no chance but the dice handed in');
}

// An event that shares an array with the draft would change after it was told.
function listening<E>(emit: (event: E) => void): { emit(event: E): void; check(): void } {
  const heard: { event: E; json: string }[] = [];
  return {
    emit: (event) => {
      heard.push({ event, json: JSON.stringify(event) });
      emit(event);
    },
    check: () => {
      for (const { event, json } of heard) {
        if (JSON.stringify(frozen(event)) !== json) throw new Error(`an event changed after it was told: ${json}`);
      }
    },
  };
}
