import { legalMoves, outcome, replay } from '../shared/engine/match.ts';
import type { NewHook, Way } from '../shared/inbox.ts';
import type { ApiError } from '../shared/protocol.ts';
import type { Language } from '../shared/text/say.ts';
import { done, notALetter, notASeat, refused, type Reply } from './errors.ts';
import type { Joined } from './kept.ts';
import type { Keys } from './keys.ts';
import { newInboxName, newSecret } from './links.ts';
import { choose } from './inbound/choose.ts';
import { listed, moveInWords, writeBrief } from './mail/brief.ts';
import { hookEvent } from './mail/hook.ts';
import { gameName, othersOf } from './mail/names.ts';
import { MAIL } from './mail/text/all.ts';
import type { Room } from './room.ts';
import { dealOf, lastMoveOf, type Sitting, seatOf, toMove } from './sitting.ts';
import { type Bearer, isHost, syncOf } from './sync.ts';
import type { Answered, Asked, Note, Question, Reach, Reader } from './told.ts';
import { isAwaited, type Telling } from './telling.ts';
import { WAYS } from './ways.ts';

/** Plays one move of a player who had seen `n`; what refuses it, or null. */
type Play = (player: number, n: number, text: string) => ApiError | null;

/** What a table and the inboxes of its seats have to say to each other, and its webhook. An inbox is known by its name, which only it and the table hold. */
export function createInboxDoor(room: Room, keys: Keys, telling: Telling, play: Play) {
  const holds = (inbox: string, player: number): Joined | null => {
    const who = room.sitting()?.players[player];
    return who !== undefined && who.inbox === inbox ? who : null;
  };

  /** Binds a seat to an inbox, or to none, and lets it hear of it at once. */
  const bind = async (player: number, next: Pick<Joined, 'inbox' | 'mail' | 'muted' | 'language'>): Promise<void> => {
    const before = room.sitting()!.players[player]!.inbox;
    room.together(() => {
      room.store.binds(player, next);
      if (before !== null && before !== next.inbox) telling.unbind(player, before);
      if (next.inbox !== null) telling.bind(player);
    });
    room.people();
    room.arm();
    await telling.hand();
  };

  return {
    /** An address for a seat's letters, or null for none of this table. A seat without an inbox gets one that only the table knows. */
    letters(player: number, mail: string | null, language: Language | undefined): Promise<void> {
      const { inbox, language: before } = room.sitting()!.players[player]!;
      return bind(player, { inbox: inbox ?? (mail === null ? null : newInboxName()), mail, muted: mail === null, language: language ?? before });
    },

    /** An inbox keeps a seat; it is told of its turns if no other is, or if it is to take it from that one. */
    async keep(key: string, inbox: string, move: boolean): Promise<Reply> {
      const bearer = keys.bearer(key);
      if (bearer?.key !== 'seat') return refused('bad-key', bearer === null ? notASeat(key) : notALetter);
      const who = room.sitting()!.players[bearer.player]!;
      const { facts: { table, origin } } = room.sitting()!;
      const { player, name, language } = who;
      if (who.inbox === null || who.inbox === inbox || move) await bind(player, { inbox, mail: who.mail, muted: who.muted && !move, language });
      else await room.env.PLAYER.getByName(inbox).attach({ table, player, key, name, language, origin, mail: null, muted: false, told: false });
      return done({});
    },

    reached(inbox: string, player: number, reach: Reach): boolean {
      const who = holds(inbox, player);
      if (who !== null) telling.reached(player, reach, null);
      return who !== null;
    },

    brief(inbox: string, { player, n, table }: Question, reader: Reader, refusal: ApiError | null): Asked {
      const sitting = room.sitting();
      if (sitting === null && refusal === 'rules-drift') return { state: 'later' };
      if (sitting === null || holds(inbox, player) === null) return { state: 'elsewhere' };
      const asked = n ?? sitting.match?.n ?? 0;
      if (!isAwaited(sitting, player, asked) || sitting.players[player]!.muted) return { state: 'passed' };
      const until = n === null ? null : telling.busyUntil(player);
      return until === null ? { state: 'awaited', brief: briefFor(sitting, { table, player, n: asked }, reader) } : { state: 'busy', until };
    },

    told(inbox: string, { player, n }: Note, by: Way, at: number): void {
      if (holds(inbox, player) === null) return;
      room.store.told(player, { at, by, n });
      room.people();
    },

    /** Plays an answer to a letter: the number of a choice as that letter listed them, or a move. Null: the seat is not the inbox's. */
    reply(inbox: string, { player, n, table }: Note, line: string, reader: Reader): Answered | null {
      const sitting = room.sitting();
      if (sitting === null || holds(inbox, player) === null) return null;
      const { language } = reader;
      const said = answer(sitting, player, n, line, language);
      const now = room.sitting()!;
      const brief = isAwaited(now, player, now.match?.n ?? 0) ? briefFor(now, { table, player, n: now.match!.n }, reader) : null;
      const { name } = now.players[player]!;
      const words = MAIL[language];
      const others = othersOf(now, player, language);
      return { ...said, name, game: words.table(gameName(now, language), others), subject: words.subject(gameName(now, language), others), brief };
    },

    /** The host names the webhook, or none. */
    hook(bearer: Bearer, hook: NewHook): Reply {
      if (!isHost(bearer)) return refused('bad-key', NOT_HOST);
      if (WAYS.hook === null) return refused('not-offered', 'Webhooks are not offered here.');
      const kept = hook === null ? null : { ...hook, secret: newSecret(), off: null };
      const why = kept === null ? null : WAYS.hook.refuses(room.env, kept);
      if (why !== null) return refused('bad-request', why);
      telling.setHook(kept);
      return done(syncOf(room.sitting()!, bearer, -1));
    },

    /** Tells the webhook something now; one that was switched off is on again when it arrives. */
    async testHook(bearer: Bearer): Promise<Reply> {
      if (!isHost(bearer)) return refused('bad-key', NOT_HOST);
      const { hook } = room.sitting()!.facts;
      if (hook !== null && WAYS.hook !== null) {
        const sent = await WAYS.hook.deliver(room.env, hook, hookEvent(room.sitting()!, 'test', Date.now()));
        telling.hookBecame(hook, sent === 'sent' ? null : sent === 'later' ? 'It did not answer.' : sent.off);
      }
      const now = room.sitting();
      return now === null ? refused('gone') : done(syncOf(now, bearer, -1));
    },
  };

  function briefFor(sitting: Sitting, note: Note, reader: Reader) {
    const seen = Math.max(room.sockets.lastSeen(note.player), lastMoveOf(sitting, seatOf(sitting, note.player)!));
    return writeBrief(sitting, note, seen, reader, null);
  }

  function answer(sitting: Sitting, player: number, n: number, line: string, language: Language): Pick<Answered, 'played' | 'said'> {
    const words = MAIL[language].replied;
    const seat = seatOf(sitting, player);
    if (sitting.match === null || seat === null || n > sitting.match.n) return { played: false, said: words.stale };
    if (outcome(sitting.match) !== null) return { played: false, said: words.over };
    if (lastMoveOf(sitting, seat) > n) return { played: false, said: words.stale };
    if (!toMove(sitting).includes(seat)) return { played: false, said: words.notYours };
    const text = chosen(sitting, player, n, line);
    const inWords = text === null ? '' : moveInWords(sitting, sitting.match, seat, text, language);
    const refusal = text === null ? 'illegal' : play(player, n, text);
    if (refusal === null) return { played: true, said: words.played(inWords) };
    return { played: false, said: refusal === 'stale' ? words.stale : words.unknown(line) };
  }

  /** The text of the move a line means: a number is that of a choice in the letter, as the table was then. */
  function chosen(sitting: Sitting, player: number, n: number, line: string): string | null {
    const { complete, facts, players, moves } = sitting;
    const match = sitting.match!;
    const seat = seatOf(sitting, player)!;
    const then = replay(complete.rules, dealOf(facts, players), moves.slice(0, n));
    if (!then.ok) throw new Error(`the first ${n} moves no longer fit the rules`);
    const choice = choose(line, listed(sitting, then.value, seat), legalMoves(match.game, match.state, seat).map((move) => match.game.notate(move)));
    return 'move' in choice ? choice.move : null;
  }
}

const NOT_HOST = 'Only whoever opened the table can name a webhook.';
