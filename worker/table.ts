import { DurableObject } from 'cloudflare:workers';
import { chooseForHouse } from '../shared/house.ts';
import { diceFor } from '../shared/engine/dice.ts';
import { deal, outcome } from '../shared/engine/match.ts';
import { redact } from '../shared/engine/secret.ts';
import type { ApiError, By, FullOptions, SeatTaken, TableOpened } from '../shared/protocol.ts';
import type { Language } from '../shared/text/say.ts';
import { done, failure, notALetter, notAnInvite, notASeat, refused, type Reply, STATUS } from './errors.ts';
import type { Env } from './env.ts';
import { keyFor, newContribution, newSecret, parseKey, sameKey } from './links.ts';
import { writeLetter } from './mail/letter.ts';
import { postOf } from './mail/post.ts';
import { type Desk, drain } from './outbox.ts';
import { houseSeat, joined, type Opening, type Person, sameName } from './people.ts';
import { attempt, dealOf, lastMoveOf, load, playerAt, type Sitting, seatOf, toMove } from './sitting.ts';
import { createSockets } from './sockets.ts';
import { createStore, type Joined, type Outgoing } from './store.ts';
import { type Bearer, recordOf, syncOf } from './sync.ts';

// Seconds, where the settings say nothing.
const HOUSE_PACE = 0.9;
const LETTER_DELAY = 60;
const HOUR = 3_600_000;

/** One table: it keeps the moves, tells everybody, and knows neither rules nor SQL. */
export class Table extends DurableObject<Env> {
  readonly #store = createStore(this.ctx.storage.sql);
  readonly #sockets = createSockets(this.ctx);
  #sitting: Sitting | null = null;
  /** What keeps this table from being used: there is none here, or its rules are gone. */
  #refusal: ApiError | null = 'no-such-table';
  #armed: number | null = null;
  /** Keys that were proven right since the last change of people: an HMAC for each request would be half of its work. */
  readonly #proven = new Map<string, NonNullable<Bearer>>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(async () => {
      if (this.#store.wake()) this.#read();
      else if (this.#store.isBuried()) this.#refusal = 'gone';
      this.#armed = await ctx.storage.getAlarm();
      this.#arm();
    });
  }

  open(opening: Opening): Reply {
    const { host, house, ...given } = opening;
    if (this.#sitting !== null && this.#joinedBefore(this.#sitting, host)?.player === 0) return this.#opened();
    if (this.#refusal === 'gone') return this.#refuse();
    if (this.#refusal !== 'no-such-table') throw new Error('a table is opened once');
    this.ctx.storage.transactionSync(() => {
      this.#store.open({ ...given, secret: newSecret(), keySecret: newSecret(), opened: Date.now(), dealt: null, next: null });
      this.#store.join(joined(0, host));
      for (let i = 1; i <= house; i++) this.#store.join(houseSeat(i));
      this.#dealWhenFull();
    });
    this.#changed();
    return this.#opened();
  }

  join(invite: string, person: Person): Reply {
    const sitting = this.#sitting;
    if (sitting === null) return this.#refuse();
    const { facts, players } = sitting;
    if (!sameKey(invite, keyFor(facts.keySecret, 'invite', 0, 0))) return refused('bad-key', notAnInvite(invite));
    const before = this.#joinedBefore(sitting, person);
    if (before !== undefined) return done<SeatTaken>({ key: this.#seatKey(before) });
    if (players.length >= facts.seats) return refused('full');
    if (players.some(({ name }) => sameName(name, person.name))) return refused('name-taken');
    const who = joined(players.length, person);
    this.ctx.storage.transactionSync(() => {
      this.#store.join(who);
      this.#dealWhenFull();
    });
    this.#changed();
    return done<SeatTaken>({ key: this.#seatKey(who) });
  }

  /** The host lets the house play some of the free seats. */
  fill(key: string, count: number): Reply {
    const bearer = this.#bearer(key);
    const sitting = this.#sitting;
    if (sitting === null) return this.#refuse();
    if (bearer?.key !== 'seat' || bearer.player !== 0) return refused('bad-key', 'Only whoever opened the table can give seats to the house.');
    const { players, facts } = sitting;
    if (players.length + count > facts.seats) return this.#refusedWithSync('full', bearer);
    this.ctx.storage.transactionSync(() => {
      for (let i = 0; i < count; i++) this.#store.join(houseSeat(players.length + i));
      this.#dealWhenFull();
    });
    this.#changed();
    return done(syncOf(this.#sitting!, bearer, -1));
  }

  sync(key: string | null, since: number, withLegal: boolean): Reply {
    return this.#tell(key, (sitting, bearer) => done(syncOf(sitting, bearer, since, withLegal)));
  }

  move(key: string | null, n: number, texts: readonly string[]): Reply {
    if (this.#sitting === null) return this.#refuse();
    const bearer = key === null ? null : this.#bearer(key);
    if (bearer === null) return refused('bad-key', key === null ? 'Moves are made with the key of a seat.' : notASeat(key));
    const refusal = this.#play(bearer.player, n, texts, null);
    return refusal === null ? done(syncOf(this.#sitting, bearer, n)) : this.#refusedWithSync(refusal, bearer);
  }

  /** Where a seat's letters go; a letter's own key can only stop them. */
  letters(key: string, mail: string | null, language?: Language): Reply {
    const bearer = this.#bearer(key);
    if (this.#sitting === null) return this.#refuse();
    if (bearer === null || (bearer.key === 'turn' && mail !== null)) return refused('bad-key', bearer === null ? notASeat(key) : undefined);
    const { language: before } = this.#sitting.players[bearer.player]!;
    this.ctx.storage.transactionSync(() => {
      this.#store.letters(bearer.player, mail, bearer.key === 'seat' ? (language ?? before) : before);
      this.#read();
      if (mail !== null) this.#tellOfPresentTurn(bearer.player);
    });
    this.#arm();
    return done(syncOf(this.#sitting, bearer, -1));
  }

  /** A new key for one's own seat; every link to it from before is dead. */
  reissue(key: string, nonce: string): Reply {
    if (this.#sitting === null) return this.#refuse();
    const asked = this.#reissuedBefore(key, nonce);
    if (asked !== undefined) return done<SeatTaken>({ key: this.#seatKey(asked) });
    const bearer = this.#bearer(key);
    if (bearer?.key !== 'seat') return refused('bad-key', bearer === null ? notASeat(key) : notALetter);
    const { player, epoch } = this.#sitting.players[bearer.player]!;
    this.#store.reissue(player, epoch + 1, nonce);
    this.#read();
    this.#sockets.drop(player);
    return done<SeatTaken>({ key: this.#seatKey(this.#sitting.players[player]!) });
  }

  /** A seat at the next table of the same people; the first to ask opens it. */
  async rematch(key: string, contribution: string | undefined, next: string): Promise<Reply> {
    const sitting = this.#sitting;
    const bearer = this.#bearer(key);
    if (sitting === null) return this.#refuse();
    if (bearer?.key !== 'seat') return refused('bad-key', bearer === null ? notASeat(key) : notALetter);
    if (sitting.match === null || outcome(sitting.match) === null) return refused('not-over');
    // One at a time: two people may press at once, and one person twice.
    return this.ctx.blockConcurrencyWhile(() => this.#seatAgain(bearer.player, contribution ?? newContribution(), next));
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

  /** The host takes the table away for good, with everything that was kept of it. */
  async remove(key: string): Promise<Reply> {
    const bearer = this.#bearer(key);
    if (this.#sitting === null) return this.#refuse();
    if (bearer?.key !== 'seat' || bearer.player !== 0) return refused('bad-key', 'Only whoever opened the table can delete it.');
    return this.ctx.blockConcurrencyWhile(async () => {
      [this.#sitting, this.#refusal, this.#armed] = [null, 'gone', null];
      this.#proven.clear();
      await this.ctx.storage.deleteAlarm();
      await this.ctx.storage.deleteAll();
      this.#store.bury();
      this.#sockets.dismiss('gone');
      return done({});
    });
  }

  /** The socket upgrade, and nothing else. */
  override fetch(): Response {
    const error = this.#refusal;
    return error === null ? this.#sockets.accept() : Response.json(failure(error), { status: STATUS[error] });
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    this.#sockets.hear(socket, message, (key) => this.#bearer(key), (bearer, since) => this.#sitting === null ? null : syncOf(this.#sitting, bearer, since));
  }

  override async alarm(): Promise<void> {
    this.#armed = null;
    try {
      if (this.#sitting !== null && (this.#houseDue() ?? Infinity) <= Date.now()) this.#playHouse(this.#sitting);
    } finally {
      try {
        if (this.#sitting !== null) await drain(this.#store.due(Date.now()), this.#desk());
      } finally {
        this.#arm();
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
      this.#tellTurns(next, toMove(sitting));
    });
    this.#sitting = next;
    this.#arm();
    this.#broadcast();
    return null;
  }

  /** A turn letter for every seat whose turn has begun and that gave an address. */
  #tellTurns(sitting: Sitting, before: readonly number[]): void {
    if (postOf(this.env) === null) return;
    const { n } = sitting.match!;
    for (const seat of toMove(sitting)) {
      const { player, mail } = playerAt(sitting, seat);
      if (mail === null || before.includes(seat)) continue;
      this.#store.put({ key: `turn/${player}/${n}`, player, n, due: Date.now() + milliseconds(this.env.LETTER_DELAY, LETTER_DELAY), tries: 0 });
    }
  }

  /** Whoever gives an address while awaited is told of this turn, too, unless a letter waits already. */
  #tellOfPresentTurn(player: number): void {
    const sitting = this.#sitting!;
    const seat = seatOf(sitting, player);
    if (seat === null || postOf(this.env) === null || !toMove(sitting).includes(seat) || this.#store.waits(player, lastMoveOf(sitting, seat))) return;
    const { n } = sitting.match!;
    this.#store.put({ key: `turn/${player}/${n}`, player, n, due: Date.now() + milliseconds(this.env.LETTER_DELAY, LETTER_DELAY), tries: 0 });
  }

  #dealWhenFull(): void {
    const loaded = load(this.#store);
    if (!loaded.ok) throw new Error('a table was opened for a game that is not here');
    const { facts, players, complete } = loaded.value;
    if (players.length < facts.seats) return;
    this.#store.dealt(Date.now());
    this.#tellTurns({ ...loaded.value, match: deal(complete.rules, dealOf(facts, players)) }, []);
  }

  #playHouse(sitting: Sitting): void {
    const seat = toMove(sitting).find((seat) => playerAt(sitting, seat).house);
    if (seat === undefined || sitting.match === null) return;
    const { match, complete } = sitting;
    const dice = diceFor(match.deal.seed, match.n + 1, 'idle');
    const move = chooseForHouse(complete, redact(match.state, seat), seat, dice);
    const refusal = this.#play(playerAt(sitting, seat).player, match.n, [match.game.notate(move)], 'house');
    if (refusal !== null) throw new Error(`the house chose an impossible move: ${refusal}`);
  }

  // Every step is written down before it is taken and can be taken again: a table may fall asleep between any two.
  async #seatAgain(player: number, contribution: string, table: string): Promise<Reply> {
    this.ctx.storage.transactionSync(() => {
      this.#store.rematch(player, contribution);
      if (this.#sitting!.facts.next === null) this.#store.next({ table, host: player, invite: null });
    });
    this.#read();
    const { facts, players } = this.#sitting!;
    const next = facts.next!;
    const stub = this.env.TABLE.getByName(next.table);
    const house = players.filter((player) => player.house).length;
    const { game, rules, options, seats, origin } = facts;
    const opened = await stub.open({ table: next.table, game, rules, options, seats, house, origin, host: this.#personAgain(next.host) });
    if (opened.error !== null) return opened;
    const { key, invite } = JSON.parse(opened.body) as TableOpened;
    if (next.invite === null) {
      this.#store.next({ ...next, invite });
      this.#read();
      this.#broadcast();
    }
    const person = this.#personAgain(player);
    const { contribution: given } = person;
    const counts = given === undefined ? {} : { contribution: given };
    if (player === next.host) return done<SeatTaken>({ key, table: next.table, ...counts });
    const reply = await stub.join(invite, person);
    return reply.error !== null ? reply : done<SeatTaken>({ key: (JSON.parse(reply.body) as SeatTaken).key, table: next.table, ...counts });
  }

  #personAgain(player: number): Person {
    const { name, language, mail } = this.#sitting!.players[player]!;
    return { name, language, contribution: this.#store.rematch(player, newContribution()), mail: mail ?? undefined };
  }

  #desk(): Desk {
    const post = postOf(this.env);
    const seatFor = (row: Outgoing) => seatOf(this.#sitting!, row.player)!;
    return {
      now: Date.now(),
      stands: (row) => toMove(this.#sitting!).includes(seatFor(row)) && lastMoveOf(this.#sitting!, seatFor(row)) <= row.n,
      lastActive: (row) => this.#sockets.lastActive(row.player),
      write: (row) => writeLetter(this.#sitting!, row, Math.max(this.#sockets.lastSeen(row.player), lastMoveOf(this.#sitting!, seatFor(row)))),
      send: (letter) => (post === null ? Promise.resolve('never') : post(letter)),
      done: (key) => this.#store.done(key),
      later: (key, due, tries) => this.#store.later(key, due, tries),
      complain: (error) => console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'a letter failed'),
    };
  }

  /** The alarm's time is computed from rows, never kept beside them. */
  #arm(): void {
    const next = this.#nextDue();
    if (next === null || next === this.#armed) return;
    if (this.#armed !== null && this.#armed <= next && this.#armed > Date.now()) return; // it will look again then
    this.#armed = next;
    void this.ctx.storage.setAlarm(next);
  }

  #nextDue(): number | null {
    if (this.#refusal === 'rules-drift') return Date.now() + HOUR; // whoever mends the rules finds the table going on by itself
    if (this.#sitting === null) return null;
    const due = [this.#store.nextDue(), this.#houseDue()].filter((at) => at !== null);
    return due.length === 0 ? null : Math.min(...due);
  }

  #houseDue(): number | null {
    const sitting = this.#sitting;
    if (sitting === null || !toMove(sitting).some((seat) => playerAt(sitting, seat).house)) return null;
    return (sitting.moves.at(-1)?.at ?? sitting.facts.dealt ?? 0) + milliseconds(this.env.HOUSE_PACE, HOUSE_PACE);
  }

  #read(): void {
    this.#proven.clear();
    const loaded = load(this.#store);
    this.#sitting = loaded.ok ? loaded.value : null;
    this.#refusal = loaded.ok ? null : loaded.error;
  }

  #changed(): void {
    this.#read();
    this.#arm();
    this.#broadcast();
  }

  #broadcast(): void {
    this.#sockets.broadcast((bearer, since) => syncOf(this.#sitting!, bearer, since));
  }

  /** Who a key speaks for, or null: an invite, a forged key and one from before a re-issue speak for nobody. */
  #bearer(text: string): Bearer {
    const proven = this.#proven.get(text);
    if (proven !== undefined) return proven;
    const key = parseKey(text);
    const who = key === null ? undefined : this.#sitting?.players[key.player];
    if (key === null || who === undefined || who.house || key.kind === 'invite') return null;
    const right = keyFor(this.#sitting!.facts.keySecret, key.kind, who.player, who.epoch);
    if (!sameKey(text, right)) return null;
    const bearer = { player: who.player, key: key.kind };
    this.#proven.set(text, bearer);
    return bearer;
  }

  /** The same request again: its contribution is known to its sender alone until the record is published. */
  #joinedBefore({ match, players }: Sitting, { contribution }: Person): Joined | undefined {
    if (contribution === undefined || (match !== null && outcome(match) !== null)) return undefined;
    // A seat that was issued anew is no longer to be had by what an earlier device knows.
    return players.find((player) => player.contribution === contribution && player.epoch === 0);
  }

  /** The same request again: the key from before, and the nonce that it was traded in with. */
  #reissuedBefore(text: string, nonce: string): Joined | undefined {
    const key = parseKey(text);
    const who = key?.kind === 'seat' ? this.#sitting!.players[key.player] : undefined;
    if (who === undefined || who.nonce !== nonce) return undefined;
    return sameKey(text, keyFor(this.#sitting!.facts.keySecret, 'seat', who.player, who.epoch - 1)) ? who : undefined;
  }

  #opened(): Reply {
    const { table, keySecret } = this.#sitting!.facts;
    return done<TableOpened>({ table, key: this.#seatKey(this.#sitting!.players[0]!), invite: keyFor(keySecret, 'invite', 0, 0) });
  }

  #seatKey({ player, epoch }: Joined): string {
    return keyFor(this.#sitting!.facts.keySecret, 'seat', player, epoch);
  }

  /** Answers whoever asks, spectators too, but nobody whose key does not fit. */
  #tell(key: string | null, answer: (sitting: Sitting, bearer: Bearer) => Reply): Reply {
    if (this.#sitting === null) return this.#refuse();
    const bearer = key === null ? null : this.#bearer(key);
    return key !== null && bearer === null ? refused('bad-key', notASeat(key)) : answer(this.#sitting, bearer);
  }

  #refuse(): Reply {
    return refused(this.#refusal ?? 'failed');
  }

  #refusedWithSync(error: ApiError, bearer: Bearer): Reply {
    return refused(error, undefined, syncOf(this.#sitting!, bearer, -1));
  }
}

/** A setting in seconds, or what stands for one that is none. */
function milliseconds(setting: string | undefined, otherwise: number): number {
  const seconds = Number(setting ?? otherwise);
  return (Number.isFinite(seconds) && seconds >= 0 ? seconds : otherwise) * 1000;
}
