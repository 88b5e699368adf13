import { DurableObject } from 'cloudflare:workers';
import type { Confirmed, InboxSettings, NewChannel } from '../../shared/inbox.ts';
import { createAlarm } from '../alarm.ts';
import { done, refused, type Reply } from '../errors.ts';
import type { Env } from '../env.ts';
import { newSecret } from '../links.ts';
import { postOf } from '../mail/post.ts';
import { complain, drain, pause } from '../outbox.ts';
import { milliseconds } from '../room.ts';
import type { Note, Reach, SeatCard } from '../told.ts';
import type { Feed } from '../ways.ts';
import { createChannels } from './channels.ts';
import { feedOf } from './feed.ts';
import { createInboxStore } from './inbox-store.ts';
import { answerTo } from './reply.ts';
import { dueAt } from './telling.ts';
import { channelOf, isRight, isRightReply, type ReplyToken, type Token } from './tokens.ts';
import { reportAgain, tellTurns } from './turns.ts';
import { inboxView } from './view.ts';

/** Where an inbox that is not there yet would be: its links lead there. */
export interface Place {
  readonly origin: string;
}

const LETTER_DELAY = 120;
/** Tables that hear at once how their seats are reached; the others do by the next alarm. */
const AT_ONCE = 40;

/** A person's inbox: it knows their seats and channels, and decides what goes out when. It has no SQL and no words. */
export class Player extends DurableObject<Env> {
  readonly #store = createInboxStore(this.ctx.storage.sql);
  readonly #channels = createChannels(this.env, this.#store);
  #is = false;
  readonly #alarm = createAlarm(this.ctx.storage, () => this.#nextDue());
  /** Alarms in a row in which something threw: rows stay due, and must not be tried at once again and again. */
  #failures = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(async () => {
      this.#is = this.#store.wake();
      await this.#alarm.wake();
    });
  }

  view(): Reply {
    return this.#is ? done(inboxView(this.env, this.#store, Date.now())) : refused('no-such-inbox');
  }

  /** A table hands over a seat; the answer tells it whether anything would go out. */
  async attach({ mail, origin, language, ...card }: SeatCard): Promise<Reach> {
    this.#begin({ origin });
    const me = this.#store.me();
    if (!me.chosen && me.language !== language) this.#store.settle({ ...me, language });
    this.#store.keep(card);
    if (mail !== null && postOf(this.env) !== null) await this.#channels.addMail(mail);
    this.#alarm.arm();
    return this.#channels.reach();
  }

  /** A seat is no longer held here: it was issued anew, taken by another inbox, or its table is gone. */
  drop(table: string, player: number): void {
    const seat = this.#is ? this.#seat(table, player) : undefined;
    if (seat !== undefined) this.#store.drop(seat.id);
  }

  /** A table tells that a seat has been awaited for a while. */
  note({ table, player, n }: Note): 'taken' | 'unknown' {
    const seat = this.#is ? this.#seat(table, player) : undefined;
    if (seat === undefined || !seat.told) return 'unknown';
    this.#store.wait({ seat: seat.id, n, kind: 'turn', next: Date.now() + milliseconds(this.env.LETTER_DELAY, LETTER_DELAY) / 2, tries: 0, sent: [] });
    this.#alarm.arm();
    return 'taken';
  }

  settings(place: Place, { language, zone, quiet }: InboxSettings): Reply {
    this.#begin(place);
    const me = this.#store.me();
    const chosen = me.chosen || language !== undefined;
    this.#store.settle({ ...me, language: language ?? me.language, chosen, zone: zone ?? me.zone, quiet: quiet === undefined ? me.quiet : quiet });
    this.#alarm.arm();
    return this.view();
  }

  async addChannel(place: Place, channel: NewChannel): Promise<Reply> {
    this.#begin(place);
    const refusal = await this.#channels.add(channel);
    return this.#changed(refusal);
  }

  /** Its owner stops a channel. */
  stopChannel(id: number): Promise<Reply> {
    return this.#is ? this.#changed(this.#channels.stop(id)) : Promise.resolve(refused('no-such-inbox'));
  }

  /** Its owner starts a channel again; an address that has not agreed yet gets a letter to confirm it. */
  async startChannel(id: number): Promise<Reply> {
    return this.#is ? this.#changed(await this.#channels.start(id)) : refused('no-such-inbox');
  }

  /** Somebody pressed the button behind a confirming letter. */
  async confirm(token: Token): Promise<Reply> {
    const label = this.#proves(token) ? this.#channels.confirm(token.of) : null;
    if (label === null) return refused('bad-token');
    await this.#report();
    this.#alarm.arm();
    return done<Confirmed>({ label });
  }

  /** Somebody wants no more letters at an address; the channel's masked address, or null when the token is not right. */
  async stop(token: Token): Promise<string | null> {
    const label = this.#proves(token) ? this.#channels.stopFor(token.of) : null;
    if (label !== null) await this.#report();
    this.#alarm.arm();
    return label;
  }

  /** Feeds get an address; asked again, a new one, and the one from before is dead. */
  feeds(place: Place): Reply {
    this.#begin(place);
    const me = this.#store.me();
    this.#store.settle({ ...me, feed: me.feed + 1 });
    return this.view();
  }

  /** What the feeds tell, or null when the token is not right, or no longer. */
  feed(token: Token, self: string): Promise<Feed | null> {
    return Promise.resolve(this.#proves(token) && this.#store.me().feed === token.of ? feedOf(this.env, this.#store, self) : null);
  }

  /** A letter was answered: the line is played if it can be, and the answer tells what came of it. */
  async reply(token: ReplyToken, line: string): Promise<void> {
    const held = this.#is ? this.#store.seats().find(({ id }) => id === token.seat) : undefined;
    if (held === undefined || !isRightReply(this.#store.me().secret, held.key, token)) return;
    await answerTo(this.env, this.#store, held, token.n, line, Date.now());
    this.#alarm.arm();
  }

  /** A letter came back after it was taken: its channel stops, and its owner sees why. */
  async bounced(token: ReplyToken, why: string): Promise<void> {
    const id = this.#is ? channelOf(this.#store.me().secret, token) : null;
    const line = id === null ? undefined : this.#store.channels().find((each) => each.id === id);
    if (line === undefined || line.state === 'stopped') return;
    await this.#channels.lost(line, { bounced: why });
    await this.#report();
  }

  override async alarm(): Promise<void> {
    this.#alarm.gone();
    if (!this.#is) return;
    let failed = false;
    // Each part by itself: none may keep back another, and an alarm that throws too often is lost.
    for (const part of [() => this.#sendQueued(), () => this.#report(), () => this.#tellTurns()]) {
      try {
        await part();
      } catch (error) {
        complain(error);
        failed = true;
      }
    }
    this.#failures = failed ? this.#failures + 1 : 0;
    this.#alarm.arm();
  }

  #tellTurns(): Promise<void> {
    return tellTurns({ env: this.env, store: this.#store, now: Date.now(), stop: (line, sent) => this.#channels.lost(line, sent) });
  }

  #sendQueued(): Promise<void> {
    const now = Date.now();
    return drain(this.#store.queue().filter(({ due }) => due <= now), {
      now,
      deliver: (row) => this.#channels.deliver(row, now),
      done: ({ key }) => this.#store.dequeue(key),
      later: ({ key }, due, tries) => this.#store.queueLater(key, due, tries),
      complain,
    });
  }

  /** The tables hear how their seats are reached. */
  async #report(): Promise<void> {
    const now = Date.now();
    const { name } = this.#store.me();
    const reach = this.#channels.reach();
    const due = this.#store.seats().filter(({ report }) => report !== null && report <= now).slice(0, AT_ONCE);
    await Promise.all(due.map(async ({ id, table, player }) => {
      try {
        const own = await this.env.TABLE.getByName(table).reached(name, player, reach);
        if (own) this.#store.report(null, id);
        else this.#store.drop(id);
      } catch (error) {
        complain(error);
        this.#store.report(reportAgain(now), id);
      }
    }));
  }

  async #changed(refusal: Reply | null): Promise<Reply> {
    await this.#report();
    this.#alarm.arm();
    return refusal ?? this.view();
  }

  #begin({ origin }: Place): void {
    if (this.#is) return;
    this.ctx.storage.transactionSync(() => this.#store.begin({ name: this.ctx.id.name!, secret: newSecret(), origin, language: 'en', zone: 'UTC' }));
    this.#is = true;
  }

  #proves(token: Token): boolean {
    return this.#is && isRight(this.#store.me().secret, token);
  }

  #seat(table: string, player: number) {
    return this.#store.seats().find((seat) => seat.table === table && seat.player === player);
  }

  /** The first of what is due; not at once again after something threw. */
  #nextDue(): number | null {
    if (!this.#is) return null;
    const turns = dueAt(this.#store.waiting(), this.#store.me());
    const due = [turns, ...this.#store.queue().map(({ due }) => due), ...this.#store.seats().map(({ report }) => report)].filter((at) => at !== null);
    if (due.length === 0) return null;
    return this.#failures === 0 ? Math.min(...due) : Math.max(Math.min(...due), Date.now() + pause(this.#failures - 1));
  }
}
