import { DurableObject } from 'cloudflare:workers';
import type { NewHook } from '../shared/inbox.ts';
import type { ApiError, By, FullOptions } from '../shared/protocol.ts';
import type { Language } from '../shared/text/say.ts';
import { isOver, seatAgain } from './again.ts';
import { createAlarm } from './alarm.ts';
import type { Env } from './env.ts';
import { done, failure, notALetter, notASeat, refused, type Reply, STATUS } from './errors.ts';
import { houseDue, houseMove } from './house.ts';
import { createInboxDoor } from './inbox-door.ts';
import { createKeys } from './keys.ts';
import type { Opening, Person } from './people.ts';
import type { Room } from './room.ts';
import { attempt, load, type Sitting, seatOf, toMove } from './sitting.ts';
import { createSeating } from './seating.ts';
import { createSockets } from './sockets.ts';
import { createStore } from './store.ts';
import { type Bearer, isHost, recordOf, syncOf } from './sync.ts';
import type { Answered, Asked, Note, Question, Reach, Reader } from './told.ts';
import { createTelling } from './telling.ts';

const MINUTE = 60_000;

/** One table: it keeps the moves, tells everybody, and knows neither rules nor SQL. */
export class Table extends DurableObject<Env> {
  readonly #store = createStore(this.ctx.storage.sql);
  readonly #sockets = createSockets(this.ctx);
  readonly #room: Room = {
    env: this.env,
    store: this.#store,
    sockets: this.#sockets,
    sitting: () => this.#sitting,
    together: (write) => this.ctx.storage.transactionSync(write),
    people: () => void (this.#sitting = this.#sitting && { ...this.#sitting, players: this.#store.players() }),
    reread: () => this.#read(),
    arm: () => this.#alarm.arm(),
    broadcast: () => this.#broadcast(),
  };
  readonly #keys = createKeys(this.#room);
  readonly #telling = createTelling(this.#room, this.#keys);
  readonly #seating = createSeating(this.#room, this.#keys, this.#telling);
  readonly #door = createInboxDoor(this.#room, this.#keys, this.#telling, (player, n, text) => this.#play(player, n, [text], null));
  #sitting: Sitting | null = null;
  /** What keeps this table from being used: there is none here, or its rules are gone. */
  #refusal: ApiError | null = 'no-such-table';
  readonly #alarm = createAlarm(this.ctx.storage, () => this.#nextDue());

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(async () => {
      if (this.#store.wake()) this.#read();
      else if (this.#store.isBuried()) this.#refusal = 'gone';
      await this.#alarm.wake();
    });
  }

  async open(opening: Opening): Promise<Reply> {
    if (this.#sitting !== null && this.#keys.joinedBefore(this.#sitting, opening.host)?.player === 0) return this.#seating.opened(this.#sitting);
    if (this.#refusal === 'gone') return this.#refuse();
    if (this.#refusal !== 'no-such-table') throw new Error('a table is opened once');
    return this.#seating.open(opening);
  }

  async join(invite: string, person: Person): Promise<Reply> {
    return this.#sitting === null ? this.#refuse() : this.#seating.join(this.#sitting, invite, person);
  }

  async fill(key: string, count: number): Promise<Reply> {
    return this.#sitting === null ? this.#refuse() : this.#seating.fill(this.#sitting, this.#keys.bearer(key), count);
  }

  async reissue(key: string, nonce: string): Promise<Reply> {
    return this.#sitting === null ? this.#refuse() : this.#seating.reissue(this.#sitting, key, nonce);
  }

  sync(key: string | null, since: number, withLegal: boolean): Reply {
    return this.#tell(key, (sitting, bearer) => done(syncOf(sitting, bearer, since, withLegal)));
  }

  move(key: string | null, n: number, texts: readonly string[]): Reply {
    if (this.#sitting === null) return this.#refuse();
    const bearer = key === null ? null : this.#keys.bearer(key);
    if (bearer === null) return refused('bad-key', key === null ? 'Moves are made with the key of a seat.' : notASeat(key));
    const refusal = this.#play(bearer.player, n, texts, null);
    return refusal === null ? done(syncOf(this.#sitting, bearer, n)) : refused(refusal, undefined, syncOf(this.#sitting, bearer, -1));
  }

  /** Where a seat's letters go; a letter's own key can only stop them. */
  async letters(key: string, mail: string | null, language?: Language): Promise<Reply> {
    const bearer = this.#keys.bearer(key);
    if (this.#sitting === null) return this.#refuse();
    if (bearer === null || (bearer.key === 'turn' && mail !== null)) return refused('bad-key', bearer === null ? notASeat(key) : undefined);
    await this.#door.letters(bearer.player, mail, bearer.key === 'seat' ? language : undefined);
    return this.#tell(key, (sitting, bearer) => done(syncOf(sitting, bearer, -1)));
  }

  /** A seat at the next table of the same people; the first to ask opens it. */
  async rematch(key: string, person: Pick<Person, 'contribution' | 'inbox'>, next: string): Promise<Reply> {
    const sitting = this.#sitting;
    const bearer = this.#keys.bearer(key);
    if (sitting === null) return this.#refuse();
    if (bearer?.key !== 'seat') return refused('bad-key', bearer === null ? notASeat(key) : notALetter);
    if (!isOver(sitting)) return refused('not-over');
    // One at a time: two people may press at once, and one person twice.
    return this.ctx.blockConcurrencyWhile(() => seatAgain(this.#room, bearer.player, person, next));
  }

  record(key: string | null): Reply {
    return this.#tell(key, (sitting, bearer) => {
      const record = recordOf(sitting, bearer);
      return record === null ? refused('not-over') : done(record);
    });
  }

  options(key: string): Reply {
    return this.#tell(key, ({ facts }) => done<FullOptions>({ options: facts.options }));
  }

  /** The host takes the table away for good, with everything that was kept of it; the inboxes of its seats forget them. */
  async remove(key: string): Promise<Reply> {
    const bearer = this.#keys.bearer(key);
    if (this.#sitting === null) return this.#refuse();
    if (!isHost(bearer)) return refused('bad-key', 'Only whoever opened the table can delete it.');
    const { facts: { table }, players } = this.#sitting;
    const untold = players.flatMap(({ player, inbox }) => (inbox === null ? [] : [{ table, player, inbox }]));
    await this.ctx.blockConcurrencyWhile(async () => {
      [this.#sitting, this.#refusal] = [null, 'gone'];
      this.#alarm.gone();
      this.#keys.forget();
      await this.ctx.storage.deleteAlarm();
      await this.ctx.storage.deleteAll();
      this.#store.bury(untold);
      this.#sockets.dismiss('gone');
    });
    await this.#telling.tellGone();
    return done({});
  }

  /** The host names a webhook, or none. */
  hook(key: string, hook: NewHook): Reply {
    return this.#sitting === null ? this.#refuse() : this.#door.hook(this.#keys.bearer(key), hook);
  }

  /** Tells the webhook something, so that its host sees whether it arrives. */
  async testHook(key: string): Promise<Reply> {
    return this.#sitting === null ? this.#refuse() : this.#door.testHook(this.#keys.bearer(key));
  }

  /** An inbox takes a seat over with the seat's own key. */
  keep(key: string, inbox: string, move: boolean): Promise<Reply> {
    return this.#sitting === null ? Promise.resolve(this.#refuse()) : this.#door.keep(key, inbox, move);
  }

  /** An inbox asks after a turn; see `Asked`. */
  brief(inbox: string, question: Question, reader: Reader): Asked {
    return this.#door.brief(inbox, question, reader, this.#refusal);
  }

  /** An inbox tells whether anything goes out of it; false when the seat is not its own. */
  reached(inbox: string, player: number, reach: Reach): boolean {
    this.#mustBeRead();
    return this.#door.reached(inbox, player, reach);
  }

  /** An inbox has told a seat of a turn. */
  told(inbox: string, note: Note, by: 'mail' | 'push', at: number): void {
    this.#door.told(inbox, note, by, at);
  }

  /** An inbox brings the answer to a letter. */
  reply(inbox: string, note: Note, line: string, reader: Reader): Answered | null {
    this.#mustBeRead();
    return this.#door.reply(inbox, note, line, reader);
  }

  /** The socket upgrade, and nothing else. */
  override fetch(): Response {
    const error = this.#refusal;
    return error === null ? this.#sockets.accept() : Response.json(failure(error), { status: STATUS[error] });
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    this.#sockets.hear(socket, message, (key) => this.#keys.bearer(key), (bearer, since) => this.#sitting === null ? null : syncOf(this.#sitting, bearer, since));
  }

  override async alarm(): Promise<void> {
    this.#alarm.gone();
    try {
      if (this.#sitting !== null && (houseDue(this.#sitting, this.env) ?? Infinity) <= Date.now()) this.#playHouse(this.#sitting);
    } finally {
      try {
        if (this.#sitting !== null) await this.#telling.drain();
        else await this.#telling.tellGone();
      } finally {
        this.#alarm.arm();
      }
    }
  }

  #play(player: number, n: number, texts: readonly string[], by: By | null): ApiError | null {
    const sitting = this.#sitting!;
    const seat = seatOf(sitting, player);
    const tried = attempt(sitting, seat ?? 0, n, texts, by, Date.now());
    if (!tried.ok) return tried.error;
    if (tried.value.again) return null;
    const { match, moves } = tried.value;
    const next: Sitting = { ...sitting, match, moves: [...sitting.moves, ...moves] };
    this.ctx.storage.transactionSync(() => {
      for (const move of moves) this.#store.move(move);
      this.#telling.tellTurns(next, toMove(sitting));
    });
    this.#sitting = next;
    this.#alarm.arm();
    this.#broadcast();
    return null;
  }

  #playHouse(sitting: Sitting): void {
    const move = houseMove(sitting);
    const refusal = move === null ? null : this.#play(move.player, sitting.match!.n, [move.text], 'house');
    if (refusal !== null) throw new Error(`the house chose an impossible move: ${refusal}`);
  }

  #nextDue(): number | null {
    if (this.#refusal === 'rules-drift') return Date.now() + 60 * MINUTE; // whoever mends the rules finds the table going on by itself
    if (this.#sitting === null) return this.#store.untold().length === 0 ? null : Date.now() + MINUTE;
    const due = [this.#store.nextDue(), houseDue(this.#sitting, this.env)].filter((at) => at !== null);
    return due.length === 0 ? null : Math.min(...due);
  }

  #read(): void {
    this.#keys.forget();
    const loaded = load(this.#store);
    this.#sitting = loaded.ok ? loaded.value : null;
    this.#refusal = loaded.ok ? null : loaded.error;
  }

  #broadcast(): void {
    this.#sockets.broadcast((bearer, since) => syncOf(this.#sitting!, bearer, since));
  }

  /** Answers whoever asks, spectators too, but nobody whose key does not fit. */
  #tell(key: string | null, answer: (sitting: Sitting, bearer: Bearer) => Reply): Reply {
    if (this.#sitting === null) return this.#refuse();
    const bearer = key === null ? null : this.#keys.bearer(key);
    return key !== null && bearer === null ? refused('bad-key', notASeat(key)) : answer(this.#sitting, bearer);
  }

  /** Whose seats these are cannot be said while the rules are gone: an inbox that asks must ask again, and forget nothing. */
  #mustBeRead(): void {
    if (this.#refusal === 'rules-drift') throw new Error('the rules of this table are gone');
  }

  #refuse(): Reply {
    return refused(this.#refusal ?? 'failed');
  }
}
