import { legalMoves } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { common } from '../../shared/text/common/all.ts';
import type { GameId } from '../../shared/text/common/index.ts';
import { type Language, type Say, say } from '../../shared/text/say.ts';
import { keyFor } from '../links.ts';
import { playerAt, type Sitting, seatOf } from '../sitting.ts';
import type { Outgoing } from '../store.ts';
import { html, type Page, text } from './page.ts';
import type { Letter } from './post.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import { ko } from './text/ko.ts';

const TEXT = { en, ko, es } as const satisfies Record<Language, typeof en>;
/** The most choices that are listed one by one. */
const HANDFUL = 8;

/**
 * The letter that tells a seat of its turn; null when that seat gave no address. `seen`: the number of moves
 * its reader has looked at. It holds what this seat may see, in its reader's language, and links that only preselect.
 */
export function writeLetter(sitting: Sitting, row: Outgoing, seen: number): Letter | null {
  const { facts, players, match } = sitting;
  const reader = players[row.player]!;
  const seat = seatOf(sitting, row.player);
  if (reader.mail === null || match === null || seat === null) return null;
  const words = TEXT[reader.language];
  const page = pageFor(sitting, seat, Math.min(seen, match.n));
  const others = players.filter(({ player }) => player !== row.player).map(({ player }) => nameOf(sitting, seatOf(sitting, player)!, reader.language, true));
  return {
    key: `${facts.table}/${row.key}`,
    to: { address: reader.mail, name: reader.name },
    subject: words.subject(gameName(sitting, reader.language), joinNames(others, words.and)),
    text: text(page),
    html: html(page),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function pageFor(sitting: Sitting, seat: Seat, seen: number): Page {
  const { facts, complete } = sitting;
  const match = sitting.match!;
  const reader = playerAt(sitting, seat);
  const { language } = reader;
  const words = TEXT[language];
  const game = complete.text[language];
  const state = redact(match.state, seat);
  const seats = match.seating.map((_, other) => other).filter((other) => other !== seat);
  const told = match.told.filter(({ n }) => n > seen).map(({ event }) => game.event(redact(event, seat), seat));
  const link = `${facts.origin}/t/${facts.table}#turn=${keyFor(facts.keySecret, 'turn', reader.player, reader.epoch)}`;
  const moves = legalMoves(match.game, match.state, seat);
  const brief = moves.length <= HANDFUL ? moves : (complete.brief?.(state, seat, moves) ?? []);
  return {
    language,
    game: words.table(gameName(sitting, language), joinNames(seats.map((other) => nameOf(sitting, other, language, true)), words.and)),
    words: { ...words, title: words.title(reader.name) },
    told: match.n === 0 ? [...told, say`${words.begins}`] : told,
    table: game.table(state, seat),
    choices: brief.map((move): { say: Say; link: string } => ({
      say: game.move(move, state, seat),
      link: `${link}&n=${match.n}&move=${encodeURIComponent(match.game.notate(move))}`,
    })),
    more: brief.length < moves.length,
    link,
    stop: `${link}&stop`,
    name: (other, inside) => nameOf(sitting, other, language, inside),
  };
}

/** A player's name as the reader's language has it: the house has no name of its own. */
function nameOf(sitting: Sitting, seat: Seat, language: Language, inside: boolean): string {
  const who = playerAt(sitting, seat);
  if (!who.house) return common[language].person(who.name);
  const houses = sitting.players.filter(({ house }) => house);
  return common[language].house(houses.length < 2 ? 0 : houses.indexOf(who) + 1, inside);
}

// The five games have their names whether they can be played yet or not.
const gameName = ({ facts }: Sitting, language: Language): string => common[language].games[facts.game as GameId].name;

const joinNames = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
