import { outcome } from '../shared/engine/match.ts';
import { complain, type Delivery, drain } from './outbox.ts';
import type { Buried, Joined, KeptHook, Outgoing } from './kept.ts';
import type { Keys } from './keys.ts';
import { hookEvent } from './mail/hook.ts';
import { milliseconds, type Room } from './room.ts';
import { lastMoveOf, playerAt, type Sitting, seatOf, toMove } from './sitting.ts';
import type { Reach } from './told.ts';
import { WAYS } from './ways.ts';

// Seconds, where the settings say nothing.
const LETTER_DELAY = 120;
const LETTER_PATIENCE = 900;
const SECOND = 1000;
/** How long a webhook may not answer before it is switched off. */
const DAY = 86_400 * SECOND;

/** What a table tells to the outside: notes to the inboxes of its seats, and its webhook. Everything is a row first. */
export function createTelling(room: Room, keys: Keys) {
  const { env, store } = room;
  const delay = (): number => milliseconds(env.LETTER_DELAY, LETTER_DELAY) / 2; // the other half is the inbox's, which gathers
  const inboxOf = (name: string) => env.PLAYER.getByName(name);

  const note = (player: number, n: number): void => store.put({ key: `turn/${player}/${n}`, player, n, due: Date.now() + delay(), tries: 0 });

  /** Whoever can be told of something while awaited is told of this turn, unless they were, or it waits already. */
  const tellPresent = (player: number): void => {
    const sitting = room.sitting();
    const seat = sitting === null ? null : seatOf(sitting, player);
    if (sitting === null || seat === null || !toMove(sitting).includes(seat)) return;
    const since = lastMoveOf(sitting, seat);
    const { told } = sitting.players[player]!;
    if (store.waits(player, since) || (told !== null && told.n >= since)) return;
    note(player, sitting.match!.n);
  };

  const reached = (player: number, reach: Reach, handed: string | null): void => {
    room.together(() => {
      store.reached(player, reach.live, reach.label, handed);
      room.people();
      if (isTold(room.sitting()!.players[player]!)) tellPresent(player);
    });
    room.arm();
  };

  const deliver = async (row: Outgoing): Promise<Delivery> => {
    const sitting = room.sitting()!;
    const [kind, , inbox = ''] = row.key.split('/');
    if (kind === 'bind') return bind(sitting, sitting.players[row.player]!);
    if (kind === 'hook') return hook(sitting, row);
    if (kind !== 'drop') return turn(sitting, row);
    // It has come back to the same inbox since.
    if (sitting.players[row.player]?.inbox === inbox) return 'done';
    await inboxOf(inbox).drop(sitting.facts.table, row.player);
    return 'done';
  };

  const turn = async (sitting: Sitting, { player, n }: Outgoing): Promise<Delivery> => {
    const who = sitting.players[player]!;
    if (!isTold(who) || !isAwaited(sitting, player, n)) return 'done';
    const until = busyUntil(player);
    if (until !== null) return { wait: until };
    if ((await inboxOf(who.inbox!).note({ table: sitting.facts.table, player, n })) === 'unknown') reached(player, { live: false, label: null }, null);
    return 'done';
  };

  const bind = async ({ facts }: Sitting, who: Joined): Promise<Delivery> => {
    if (who.inbox === null) return 'done';
    const { player, name, language, mail, muted } = who;
    const card = { table: facts.table, player, key: keys.seatKey(who), name, language, origin: facts.origin, mail, muted, told: true };
    const reach = await inboxOf(who.inbox).attach(card);
    if (room.sitting()?.players[player]?.inbox === who.inbox) reached(player, reach, mail);
    return 'done';
  };

  const hook = async (sitting: Sitting, row: Outgoing): Promise<Delivery> => {
    const kept = sitting.facts.hook;
    // Whoever has begun their turn since needs no telling.
    const stands = isOver(sitting) || toMove(sitting).some((seat) => lastMoveOf(sitting, seat) <= row.n);
    if (kept === null || kept.off !== null || WAYS.hook === null || !stands) return 'done';
    const sent = await WAYS.hook.deliver(env, kept, hookEvent(sitting, isOver(sitting) ? 'over' : 'turn', Date.now()));
    if (sent === 'sent') hookBecame(kept, null);
    if (typeof sent === 'object') hookBecame(kept, sent.off);
    return sent === 'later' ? hookSilent(kept) : 'done';
  };

  const setHook = (kept: KeptHook | null): void => {
    store.hook(kept);
    room.reread();
  };

  /** What became of telling a webhook; the host may have named another meanwhile, or none. */
  const hookBecame = (told: KeptHook, off: string | null, silent?: number): void => {
    const { silent: before, ...now } = room.sitting()?.facts.hook ?? {};
    if (!('secret' in now) || now.secret !== told.secret || (now.off === off && before === silent)) return;
    setHook({ ...(now as KeptHook), off, ...(silent === undefined ? {} : { silent }) });
  };

  /** It did not answer: it is tried again, for a day from the first time on, however many turns begin meanwhile. */
  const hookSilent = (kept: KeptHook): Delivery => {
    const silent = kept.silent ?? Date.now();
    if (silent + DAY > Date.now()) {
      hookBecame(kept, null, silent);
      return 'again';
    }
    hookBecame(kept, 'It did not answer for a day.');
    return 'done';
  };

  /** The turn that begins takes the place of one that the webhook was not told of; what is tried again keeps its time. */
  const tellHook = (n: number): void => {
    const { due, tries } = store.waiting('hook/turn') ?? { due: 0, tries: 0 };
    store.replace({ key: 'hook/turn', player: 0, n, due: Math.max(Date.now() + delay(), tries === 0 ? 0 : due), tries });
  };

  /** How long a seat is left alone that has touched the page just now; an open page alone proves nothing. */
  const busyUntil = (player: number): number | null => {
    const active = room.sockets.lastActive(player);
    const until = active === null ? 0 : active + milliseconds(env.LETTER_PATIENCE, LETTER_PATIENCE);
    return until > Date.now() ? until : null;
  };

  const desk = () => ({
    now: Date.now(),
    deliver,
    done: (row: Outgoing) => store.done(row),
    later: (row: Outgoing, due: number, tries: number) => store.later(row, due, tries),
    complain,
  });

  return {
    tellPresent,
    reached,
    busyUntil,
    setHook,
    hookBecame,

    /** A note for every seat whose turn has begun and that can be told of it; and one for the webhook. */
    tellTurns(sitting: Sitting, before: readonly number[]): void {
      const { n, state } = sitting.match!;
      const anew = sitting.complete.anew?.(state) ?? false;
      const begun = toMove(sitting).filter((seat) => anew || !before.includes(seat));
      for (const seat of begun) {
        const who = playerAt(sitting, seat);
        if (isTold(who)) note(who.player, n);
      }
      const { hook } = sitting.facts;
      const begins = isOver(sitting) || begun.length > 0;
      // Where people play at once, a room is not flooded.
      if (hook !== null && hook.off === null && begins) tellHook(n);
    },

    /** The inbox of a seat is to hear of it. The table does so itself at once, and by the alarm if it cannot. */
    bind(player: number): void {
      store.replace({ key: `bind/${player}`, player, n: Date.now(), due: Date.now() + 5 * SECOND, tries: 0 });
    },

    /** An inbox is to forget a seat. */
    unbind(player: number, inbox: string): void {
      store.put({ key: `drop/${player}/${inbox}`, player, n: 0, due: Date.now() + 5 * SECOND, tries: 0 });
    },

    /** Tells inboxes what they are to hear at once. */
    async hand(): Promise<void> {
      await drain(store.hasty(), desk());
      room.arm();
    },

    /** Tells the inboxes that held seats of this table that it is gone; those that cannot be reached are told later. */
    async tellGone(): Promise<void> {
      const left: Buried[] = [];
      const untold = store.untold();
      for (const seat of untold) {
        try {
          await inboxOf(seat.inbox).drop(seat.table, seat.player);
        } catch (error) {
          complain(error);
          left.push(seat);
        }
      }
      if (untold.length > 0) store.bury(left);
      room.arm();
    },

    /** Tells what is due. */
    drain: (): Promise<void> => drain(store.due(Date.now()), desk()),
  };
}

export type Telling = ReturnType<typeof createTelling>;

/** Whether a seat is awaited and has been since so many moves. */
export function isAwaited(sitting: Sitting, player: number, n: number): boolean {
  const seat = seatOf(sitting, player);
  return seat !== null && toMove(sitting).includes(seat) && lastMoveOf(sitting, seat) <= n;
}

const isTold = ({ inbox, live, muted }: Joined): boolean => inbox !== null && live && !muted;

const isOver = ({ match }: Sitting): boolean => match !== null && outcome(match) !== null;
