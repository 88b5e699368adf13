import { legalMoves, type Match } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { type Language, plain, type Say, say } from '../../shared/text/say.ts';
import { keyFor } from '../links.ts';
import { playerAt, type Sitting, seatOf } from '../sitting.ts';
import type { Brief, Note, Reader } from '../told.ts';
import { gameName, nameOf, namesOf, othersOf } from './names.ts';
import { html, type Page, text } from './page.ts';
import { MAIL } from './text/all.ts';

/** The most choices that are listed one by one. */
const HANDFUL = 8;

/**
 * What a letter tells a seat of its turn. `seen`: the number of moves its reader has looked at. It holds what this seat
 * may see, in its reader's language, and links that only preselect.
 */
export function writeBrief(sitting: Sitting, { table, player, n }: Note, seen: number, reader: Reader, deadline: number | null): Brief {
  const { language } = reader;
  const words = MAIL[language];
  const seat = seatOf(sitting, player)!;
  const page = pageFor(sitting, seat, Math.min(seen, sitting.match!.n), reader, deadline);
  const last = page.told.at(-1);
  return {
    table,
    player,
    n,
    name: playerAt(sitting, seat).name,
    game: page.game,
    subject: words.subject(gameName(sitting, language), othersOf(sitting, player, language)),
    text: text(page),
    html: html(page),
    said: last === undefined ? words.yourTurn : plain(last, page.name),
    link: page.link,
    since: sitting.moves[n - 1]?.at ?? sitting.facts.dealt ?? 0,
    deadline,
  };
}

/** The choices a letter lists, by their text, in its order. */
export function listed({ complete }: Sitting, match: Match, seat: Seat): readonly string[] {
  return brief(complete, match, seat).map((move) => match.game.notate(move));
}

/** A move in words, for the one who may make it. */
export function moveInWords(sitting: Sitting, match: Match, seat: Seat, text: string, language: Language): string {
  const move = legalMoves(match.game, match.state, seat).find((each) => match.game.notate(each) === text);
  if (move === undefined) return text;
  return plain(sitting.complete.text[language].move(move, redact(match.state, seat), seat), (other, inside) => nameOf(sitting, other, language, inside));
}

function pageFor(sitting: Sitting, seat: Seat, seen: number, { language, replies, zone }: Reader, deadline: number | null): Page {
  const { facts, complete } = sitting;
  const match = sitting.match!;
  const reader = playerAt(sitting, seat);
  const words = MAIL[language];
  const game = complete.text[language];
  const state = redact(match.state, seat);
  const seats = match.seating.map((_, other) => other).filter((other) => other !== seat);
  const told = match.told.filter(({ n }) => n > seen).map(({ event }) => game.event(redact(event, seat), seat));
  const link = `${facts.origin}/t/${facts.table}#turn=${keyFor(facts.keySecret, 'turn', reader.player, reader.epoch)}`;
  const choices = brief(complete, match, seat);
  return {
    language,
    game: words.table(gameName(sitting, language), namesOf(sitting, seats, language)),
    words,
    told: match.n === 0 ? [...told, say`${words.begins}`] : told,
    table: game.table(state, seat),
    choices: choices.map((move): { say: Say; link: string } => ({
      say: game.move(move, state, seat),
      link: `${link}&n=${match.n}&move=${encodeURIComponent(match.game.notate(move))}`,
    })),
    more: choices.length < legalMoves(match.game, match.state, seat).length,
    replies,
    deadline: deadline === null ? null : moment(deadline, language, zone),
    link,
    stop: `${link}&stop`,
    name: (other, inside) => nameOf(sitting, other, language, inside),
  };
}

/** A handful of moves, or those that the game thinks worth listing. */
function brief(complete: Sitting['complete'], match: Match, seat: Seat): readonly unknown[] {
  const moves = legalMoves(match.game, match.state, seat);
  return moves.length <= HANDFUL ? moves : (complete.brief?.(redact(match.state, seat), seat, moves) ?? []);
}

const moment = (at: number, language: Language, zone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(at);
