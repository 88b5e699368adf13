import { deal, type Match, outcome, replay } from '../shared/engine/match.ts';
import { outlineOf, veiled } from '../shared/engine/outline.ts';
import { redact } from '../shared/engine/secret.ts';
import type { Viewer } from '../shared/engine/types.ts';
import type { GameRecord, Happening, Player, RecordedMove, Sync, You } from '../shared/protocol.ts';
import { bytesToHex } from '@noble/hashes/utils.js';
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
    players: sitting.players.map((player): Player => ({ name: player.name, seat: seatOf(sitting, player.player), house: player.house })),
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

function youOf(sitting: Sitting, { player, key }: NonNullable<Bearer>): You {
  const { facts, players, moves } = sitting;
  const seat = seatOf(sitting, player);
  const host = player === 0 && key === 'seat';
  const open = players.length < facts.seats && key === 'seat';
  return {
    player,
    key,
    host,
    mail: masked(players[player]!.mail),
    moved: moves.findLastIndex((move) => move.seat === seat) + 1,
    ...(open ? { invite: keyFor(facts.keySecret, 'invite', 0, 0) } : {}),
  };
}

/** An address as its owner knows it again and nobody else can use it: "j…@example.org". */
function masked(mail: string | null): string | null {
  return mail === null ? null : mail.replace(/^(.).*(@[^@]*)$/u, '$1…$2');
}
