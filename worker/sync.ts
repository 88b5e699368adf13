import { deal, type Match, outcome, replay } from '../shared/engine/match.ts';
import { outlineOf, veiled } from '../shared/engine/outline.ts';
import { redact } from '../shared/engine/secret.ts';
import type { Viewer } from '../shared/engine/types.ts';
import type { HookState } from '../shared/inbox.ts';
import type { GameRecord, Happening, Player, RecordedMove, Sync, You } from '../shared/protocol.ts';
import { bytesToHex } from '@noble/hashes/utils.js';
import { masked } from './inbox/masked.ts';
import type { Joined, KeptHook } from './kept.ts';
import { keyFor } from './links.ts';
import { dealOf, type Sitting, seatOf, toMove } from './sitting.ts';

/** Who asks, as proven by a key; null for a spectator. */
export type Bearer = { readonly player: number; readonly key: 'seat' | 'turn' } | null;

/** Everything the bearer may know of a table; events after `since` (−1: all), the bearer's own legal moves if asked for. */
export function syncOf(sitting: Sitting, bearer: Bearer, since: number, withLegal = false): Sync {
  const { facts, match, moves } = sitting;
  const seat = bearer === null ? null : seatOf(sitting, bearer.player);
  const ended = match === null ? null : outcome(match);
  const from = ended === null ? since : -1;
  const told = match !== null && ended !== null && bearer === null ? veiledMatch(sitting, match) : match;
  return {
    table: facts.table,
    game: facts.game,
    rules: facts.rules,
    options: outlineOf(sitting.complete.rules, facts.options),
    status: match === null ? 'waiting' : ended === null ? 'playing' : 'over',
    seats: facts.seats,
    players: sitting.players.map((player) => playerOf(sitting, player, isHost(bearer))),
    seat,
    n: match?.n ?? 0,
    at: new Date(moves.at(-1)?.at ?? facts.dealt ?? facts.opened).toISOString(),
    turn: toMove(sitting),
    state: told === null ? null : redact(told.state, ended === null ? seat : 'everyone'),
    since: from,
    events: told === null ? [] : happenings(sitting, told, ended === null ? seat : 'everyone', from),
    ...(withLegal ? { legal: legalTexts(match, seat) } : {}),
    outcome: ended,
    commitment: sitting.commitment,
    ...(bearer === null ? {} : { you: youOf(sitting, bearer) }),
    ...(facts.next === null ? {} : { rematch: true }),
  };
}

/** Everything needed to replay and check a finished game, with the options as the bearer may have them; null while it runs. */
export function recordOf(sitting: Sitting, bearer: Bearer): GameRecord | null {
  const { facts, players, match, moves } = sitting;
  const ended = match === null ? null : outcome(match);
  if (match === null || ended === null) return null;
  const options = bearer === null ? veiled(sitting.complete.rules, facts.options) : facts.options;
  const start = { ...dealOf(facts, players), options };
  return {
    format: 'longhand-record/1',
    table: facts.table,
    game: facts.game,
    rules: facts.rules,
    options,
    players: players.map(({ name, contribution }) => ({ name, contribution })),
    seating: match.seating,
    commitment: sitting.commitment,
    secret: facts.secret,
    seed: bytesToHex(start.seed),
    moves: moves.map(({ seat, text, at, by }): RecordedMove => {
      const time = new Date(at).toISOString();
      return by === null ? [seat, text, time] : [seat, text, time, by];
    }),
    outcome: ended,
    deal: redact(deal(match.game, start).state, 'everyone'),
  };
}

/** A finished game as whoever has no seat may see all of it: played again with options that hold nothing private. */
function veiledMatch({ complete, facts, players, moves }: Sitting, match: Match): Match {
  const options = veiled(complete.rules, facts.options);
  if (options === facts.options) return match;
  const known = VEILED.get(match);
  if (known !== undefined) return known;
  const again = replay(complete.rules, { ...dealOf(facts, players), options }, moves);
  if (!again.ok) throw new Error(`veiled options play another game from move ${again.error.n} on`);
  VEILED.set(match, again.value);
  return again.value;
}

const VEILED = new WeakMap<Match, Match>();

/** A player as this viewer may know them: only the host sees when a seat was told of its turn, and by what kind of channel. */
function playerOf(sitting: Sitting, { player, name, house, told }: Joined, host: boolean): Player {
  const seen = host && told !== null ? { told: { at: new Date(told.at).toISOString(), by: told.by } } : {};
  return { name, seat: seatOf(sitting, player), house, ...seen };
}

function happenings(sitting: Sitting, match: Match, viewer: Viewer | 'everyone', since: number): Happening[] {
  return match.told
    .filter(({ n }) => n > since)
    .map(({ n, event }) => {
      const move = sitting.moves[n - 1];
      const at = new Date(move?.at ?? sitting.facts.dealt ?? 0).toISOString();
      return { n, at, ...(move?.by ? { by: move.by } : {}), event: redact(event, viewer) };
    });
}

function legalTexts(match: Match | null, seat: Viewer): string[] {
  if (match === null || seat === null) return [];
  return match.game.legal(match.state, seat).map((move) => match.game.notate(move));
}

function youOf(sitting: Sitting, bearer: NonNullable<Bearer>): You {
  const { facts, players, moves } = sitting;
  const { player, key } = bearer;
  const { muted, label, mail, inbox } = players[player]!;
  const seat = seatOf(sitting, player);
  const host = isHost(bearer);
  const open = players.length < facts.seats && key === 'seat';
  return {
    player,
    key,
    host,
    // What was not handed to the inbox yet will be.
    mail: muted ? null : (label ?? (mail === null ? null : masked(mail))),
    ...(inbox === null ? {} : { kept: true }),
    ...(host && facts.hook !== null ? { hook: hookState(facts.hook) } : {}),
    moved: moves.findLastIndex((move) => move.seat === seat) + 1,
    ...(open ? { invite: keyFor(facts.keySecret, 'invite', 0, 0) } : {}),
  };
}

/** Whether it is the seat key of whoever opened the table. */
export const isHost = (bearer: Bearer): boolean => bearer?.key === 'seat' && bearer.player === 0;

/** A webhook without its address: whoever has that can write to the room it leads to. */
function hookState({ kind, url, off, secret }: KeptHook): HookState {
  return { kind, host: new URL(url).host, state: off === null ? 'on' : 'off', ...(off === null ? {} : { why: off }), ...(kind === 'json' ? { secret } : {}) };
}
