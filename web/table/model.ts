import { batch, computed, createModel, effect, signal } from '@preact/signals';
import type { Happening, NewMoves, SocketAnswer, Sync } from '../../shared/protocol.ts';
import { PROTOCOL } from '../../shared/version.ts';
import type { Api, TroubleName } from '../pages/api.ts';
import { moved } from '../pages/motion.ts';
import { tab } from '../pages/storage.ts';
import type { Choice, choose } from './choice.ts';
import { lastSeen, markSeen, merged } from './recap.ts';
import type { Ends, Line } from './socket.ts';
import type { GameView } from './view.ts';

/** What is loaded with a game: its view, and how choices are built for it. */
export interface Played {
  readonly view: GameView;
  readonly choose: typeof choose;
}

/** What a table's model reaches the world by. */
export interface World {
  readonly api: Pick<Api, 'sync' | 'move'>;
  openLine(table: string, ends: Ends): Line;
  loadView(game: string): Promise<Played | null>;
  /** Now, ISO. */
  now(): string;
  isSeen(): boolean;
}

/** Why a table cannot be shown or gone on with. */
export type Gone = TroubleName | 'reload' | 'no-view';

const SOONEST = 2000;
const LATEST = 30_000;

/** A table as one seat, or a spectator, sees and plays it. */
export const TableModel = createModel((table: string, key: string | null, world: World) => {
  const sync = signal<Sync | null>(null);
  const events = signal<readonly Happening[]>([]);
  const played = signal<Played | null>(null);
  const view = computed(() => played.value?.view ?? null);
  const choice = signal<Choice | null>(null);
  const pending = signal<NewMoves | null>(null);
  const isOpen = signal<boolean | null>(null);
  /** Whether the last request found no connection. */
  const cut = signal(false);
  /** Whether what is shown can be trusted to be the latest; null before that is known. */
  const open = computed(() => (cut.value ? false : isOpen.value));
  const gone = signal<Gone | null>(null);
  const trouble = signal<TroubleName | 'wish' | null>(null);
  /** The moves seen when this page was opened, or when one last moved: what came later is told in the recap. */
  const recapFrom = signal<number | null>(null);
  /** Up to which move the recap tells: what comes while somebody looks is told where it does not push the table away. */
  const recapTo = signal(0);
  /** When somebody had looked before this time. */
  const lookedAt = signal<string | null>(null);

  let line: Line | null = null;
  let seenWhenBegun = 0;
  let flying = false;
  let closed = false;
  let delay = SOONEST;
  let again: ReturnType<typeof setTimeout> | undefined;

  const awaited = computed(() => isAwaited(sync.value));
  const player = (): number | null => sync.peek()?.you?.player ?? null;
  const shelf = (): string => `pending/${table}/${player() ?? 'watching'}`;

  const accept = (next: Sync): void => {
    const before = sync.peek();
    if (before !== null && next.n < before.n) return; // an answer that a later one has overtaken
    if (before === null || !world.isSeen()) lookedFrom(next);
    batch(() => {
      events.value = merged(events.peek(), next);
      sync.value = next;
      renew();
    });
    looked();
  };

  const lookedFrom = (next: Sync): void => {
    const seen = lastSeen(table, next.you?.player ?? null);
    recapTo.value = next.n;
    recapFrom.value = seen?.n ?? null;
    lookedAt.value = seen?.at ?? null;
  };

  // What others do leaves a half-made choice alone as far as it is still legal; and what is on its way to the server is not touched at all.
  const renew = (): void => {
    const now = sync.peek();
    const game = played.peek();
    if (now === null || game === null || pending.peek() !== null) return;
    if (!isAwaited(now)) {
      choice.value = null;
      return;
    }
    const kept = choice.peek();
    if (kept !== null) kept.renew(now.state!);
    else {
      trouble.value = null;
      choice.value = game.choose(game.view, now.state!, now.seat!);
    }
    // A letter's choice is shown, not played; and what a reload has interrupted is shown again.
    const wish = tab.get(`wish/${table}`);
    if (kept !== null || typeof wish !== 'string') return;
    tab.set(`wish/${table}`, undefined);
    if (!select([wish])) trouble.value = 'wish';
  };

  const select = (texts: readonly string[]): boolean =>
    texts.every((text) => {
      const now = choice.peek();
      const move = now?.moves.peek().find((one) => view.peek()!.rules.notate(one) === text);
      if (move !== undefined) now!.select(move);
      return move !== undefined;
    });

  const send = (): void => {
    const made = choice.peek();
    if (made === null || pending.peek() !== null || made.chosen.peek().length === 0) return;
    const moves = made.chosen.peek().map((move) => view.peek()!.rules.notate(move));
    put({ n: seenWhenBegun, moves });
    trouble.value = null;
    void attempt();
  };

  const put = (what: NewMoves | null): void => {
    pending.value = what;
    tab.set(shelf(), what ?? undefined);
  };

  const attempt = async (): Promise<void> => {
    const what = pending.peek();
    if (what === null || key === null || flying || closed) return;
    clearTimeout(again);
    flying = true;
    const answer = await world.api.move(table, key, what);
    flying = false;
    if (closed) return;
    if (!answer.ok && answer.error.error === 'network') return later();
    cut.value = false;
    delay = SOONEST;
    if (answer.ok) return taken(answer.value);
    refused(answer.error.error, 'sync' in answer.error ? answer.error.sync : undefined);
  };

  const later = (): void => {
    cut.value = true;
    again = setTimeout(() => void attempt(), delay);
    delay = Math.min(delay * 2, LATEST);
  };

  const taken = (now: Sync): void =>
    moved(() =>
      batch(() => {
        put(null);
        choice.value = null;
        accept(now);
        recapFrom.value = recapTo.value = now.n;
        // A later sync may have come before this answer: then it is that one that is built on.
        renew();
      }),
    );

  const refused = (error: TroubleName, now: Sync | undefined): void =>
    batch(() => {
      put(null);
      trouble.value = error;
      if (error === 'bad-key') gone.value = error;
      if (now !== undefined) accept(now);
      renew();
      seenWhenBegun = sync.peek()?.n ?? 0;
    });

  const looked = (): void => {
    const now = sync.peek();
    if (now !== null && world.isSeen()) markSeen(now, world.now());
  };

  const load = async (game: string): Promise<void> => {
    const loaded = await world.loadView(game);
    if (closed) return;
    if (loaded === null) gone.value = 'no-view';
    batch(() => {
      played.value = loaded;
      renew();
    });
    resume();
  };

  // A move that a reload has interrupted is shown again and sent again, with the number it had.
  const resume = (): void => {
    const left = tab.get(shelf());
    if (!isMoves(left)) return;
    select(left.moves);
    pending.value = left;
    void attempt();
  };

  const hear = (answer: SocketAnswer): void => {
    if (closed) return;
    switch (answer.type) {
      case 'sync':
        // Where nothing has moved, nothing is shown to move.
        if (answer.sync.n === sync.peek()?.n) accept(answer.sync);
        else moved(() => accept(answer.sync));
        void attempt();
        break;
      case 'reload':
        gone.value = 'reload';
        break;
      case 'error':
        gone.value = answer.error;
    }
  };

  // Of a table that waits nothing has been seen, not even what its deal will tell.
  const hello: Ends['hello'] = () => {
    const now = sync.peek();
    const seen = now === null || now.status === 'waiting' ? {} : { since: now.n };
    return { type: 'hello', protocol: PROTOCOL, ...(key === null ? {} : { key }), ...seen };
  };

  const start = async (): Promise<void> => {
    gone.value = null;
    const answer = await world.api.sync(table, key);
    if (closed) return;
    if (answer.ok) accept(answer.value);
    else gone.value = answer.error.error;
    if (answer.ok || answer.error.error === 'network') line ??= world.openLine(table, { hello, hear, turned });
  };

  const turned = (now: boolean): void => {
    isOpen.value = now;
    if (now && gone.peek() === 'network') gone.value = null;
    if (now) void attempt();
  };

  effect(() => {
    const begun = choice.value?.begun.value ?? false;
    if (begun) seenWhenBegun = sync.peek()?.n ?? 0;
  });
  effect(() => {
    const game = sync.value?.game;
    if (game !== undefined && view.peek() === null) void load(game);
  });
  effect(() => {
    const ended = gone.value;
    if (ended === null || ended === 'network') return;
    line?.close();
    line = null;
  });
  effect(() => () => {
    closed = true;
    clearTimeout(again);
    line?.close();
  });

  return {
    sync, events, view, choice, pending, open, gone, trouble, recapFrom, recapTo, lookedAt, awaited,
    start,
    send,
    /** Takes in a sync that another request has brought. */
    take: (next: Sync) => accept(next),
    /** The page is looked at: what it shows counts as seen, and a line that was lost is tried at once. */
    look: () => {
      looked();
      line?.hurry();
      void attempt();
    },
    /** Hears nothing more: the key this page came with is about to be replaced by one's own wish. */
    hush: () => {
      line?.close();
      line = null;
    },
    /** Somebody touched the page. */
    touch: () => line?.active(sync.peek()?.n ?? 0),
  };
});
export type TableModel = InstanceType<typeof TableModel>;

const isAwaited = (sync: Sync | null): boolean => sync?.status === 'playing' && sync.seat !== null && sync.turn.includes(sync.seat);

const isMoves = (value: unknown): value is NewMoves =>
  typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'number' && 'moves' in value && Array.isArray(value.moves);
