import { batch, computed, createModel, effect, signal } from '@preact/signals';
import type { Happening, NewMoves, SocketAnswer, Sync } from '../../shared/protocol.ts';
import { PROTOCOL } from '../../shared/version.ts';
import type { Api, TroubleName } from '../pages/api.ts';
import { isWish } from '../pages/fragment.ts';
import { moved } from '../pages/motion.ts';
import { tab } from '../pages/storage.ts';
import { begunOf, resumeIn, selectIn } from './begun.ts';
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
const ARRIVAL = 10_000;

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
  /** The moves seen before this visit, or when one last moved: what came later is told in the recap. */
  const recapFrom = signal<number | null>(null);
  /** Up to which move the recap tells: what comes while somebody looks is told where it does not push the table away. */
  const recapTo = signal(0);
  /** When somebody had looked before this visit. */
  const lookedAt = signal<string | null>(null);

  let line: Line | null = null;
  let seenWhenBegun = 0;
  let seenWhenSent = 0;
  let flying = false;
  let closed = false;
  /** When this page last put down that it was seen. */
  let putDown = '';
  /** Until when what comes belongs to the absence before: a line that was asleep brings it a moment late. */
  let arriving = 0;
  let delay = SOONEST;
  let again: ReturnType<typeof setTimeout> | undefined;

  const awaited = computed(() => isAwaited(sync.value));
  const player = (): number | null => sync.peek()?.you?.player ?? null;
  const shelf = (name: string): string => `${name}/${table}/${player() ?? 'watching'}`;

  const notate = (move: unknown): string => view.peek()!.rules.notate(move);

  const accept = (next: Sync): void => {
    const before = sync.peek();
    if (before !== null && progress(next) < progress(before)) return; // an answer that a later one has overtaken
    if (before === null || !world.isSeen()) visit(next);
    else if (Date.now() < arriving) recapTo.value = next.n;
    batch(() => {
      events.value = merged(events.peek(), next);
      sync.value = next;
      renew();
    });
    looked();
    // The turn that a letter was about is over.
    if (!isAwaited(next)) tab.set(`wish/${table}`, undefined);
  };

  const visit = (next: Sync): void => {
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
      tab.set(shelf('begun'), undefined);
      return;
    }
    const kept = choice.peek();
    if (kept !== null) kept.renew(now.state!);
    else {
      trouble.value = null;
      choice.value = game.choose(game.view, now.state!, now.seat!);
    }
    // One that was begun here before a reload or a look elsewhere is shown again.
    if (kept === null && !grant()) resumeIn(choice.peek()!, tab.get(shelf('begun')), notate);
  };

  // A letter's choice is shown, not played.
  const grant = (): boolean => {
    const wish = tab.get(`wish/${table}`);
    const made = choice.peek();
    if (!isWish(wish) || made === null || pending.peek() !== null) return false;
    tab.set(`wish/${table}`, undefined);
    made.clear();
    // Moves name places: after a move of one's own the same text may mean another card.
    const meant = wish.n >= sync.peek()!.you!.moved;
    trouble.value = meant && selectIn(made, [wish.move], notate) ? null : 'wish';
    return true;
  };

  const send = (): void => {
    const made = choice.peek();
    if (made === null || pending.peek() !== null || made.chosen.peek().length === 0) return;
    const moves = made.chosen.peek().map(notate);
    put({ n: seenWhenBegun, moves });
    seenWhenSent = sync.peek()!.n;
    trouble.value = null;
    void attempt();
  };

  const put = (what: NewMoves | null): void => {
    pending.value = what;
    tab.set(shelf('pending'), what ?? undefined);
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
    if (answer.ok) return taken(answer.value, what);
    refused(answer.error.error, 'sync' in answer.error ? answer.error.sync : undefined);
  };

  const later = (): void => {
    cut.value = true;
    again = setTimeout(() => void attempt(), delay);
    delay = Math.min(delay * 2, LATEST);
  };

  const taken = (now: Sync, what: NewMoves): void =>
    moved(() =>
      batch(() => {
        put(null);
        choice.value = null;
        tab.set(shelf('begun'), undefined);
        accept(now);
        // Where an earlier answer was lost, others may have gone on: that has not been seen.
        const seen = Math.max(what.n, seenWhenSent);
        recapFrom.value = now.n > seen + what.moves.length ? seen : now.n;
        recapTo.value = now.n;
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
    if (now !== null && world.isSeen()) markSeen(now, (putDown = world.now()));
  };

  // Another tab may have looked meanwhile; where nobody has and nothing came, what was told still stands.
  const comeBack = (): void => {
    const now = sync.peek();
    if (now === null) return;
    const seen = lastSeen(table, player());
    if (seen?.n !== now.n || seen.at !== putDown) visit(now);
    arriving = Date.now() + ARRIVAL;
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
    const left = tab.get(shelf('pending'));
    if (!isMoves(left)) return;
    choice.peek()?.clear();
    if (choice.peek() !== null) selectIn(choice.peek()!, left.moves, notate);
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
    const now = choice.value;
    if (now === null) return;
    if (now.begun.value) seenWhenBegun = sync.peek()?.n ?? 0;
    tab.set(shelf('begun'), begunOf(now, notate));
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
    /** Shows the choice of a letter that was opened in this very page. */
    grant: () => void grant(),
    /** Takes in a sync that another request has brought. */
    take: (next: Sync) => accept(next),
    /** The page is looked at: what it shows counts as seen, and a line that was lost is tried at once. */
    look: () => {
      comeBack();
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
    touch: () => {
      arriving = 0;
      line?.active(sync.peek()?.n ?? 0);
    },
  };
});
export type TableModel = InstanceType<typeof TableModel>;

const isAwaited = (sync: Sync | null): boolean => sync?.status === 'playing' && sync.seat !== null && sync.turn.includes(sync.seat);

// Of two syncs the later: what has been reached is never taken back.
const progress = ({ status, n, players }: Sync): number => ['waiting', 'playing', 'over'].indexOf(status) * 1e9 + n * 100 + players.length;

const isMoves = (value: unknown): value is NewMoves =>
  typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'number' && 'moves' in value && Array.isArray(value.moves);
