import type { Seat } from '../../shared/engine/types.ts';
import { common } from '../../shared/text/common/all.ts';
import type { GameId } from '../../shared/text/common/index.ts';
import type { Language } from '../../shared/text/say.ts';
import { playerAt, type Sitting, seatOf } from '../sitting.ts';
import { MAIL } from './text/all.ts';

/** A player's name as a language has it: the house has no name of its own. */
export function nameOf(sitting: Sitting, seat: Seat, language: Language, inside: boolean): string {
  const who = playerAt(sitting, seat);
  if (!who.house) return common[language].person(who.name);
  const houses = sitting.players.filter(({ house }) => house);
  return common[language].house(houses.length < 2 ? 0 : houses.indexOf(who) + 1, inside);
}

/** The names of these seats: "Ana, Bo and the house". */
export const namesOf = (sitting: Sitting, seats: readonly Seat[], language: Language): string =>
  joinNames(seats.map((seat) => nameOf(sitting, seat, language, true)), MAIL[language].and);

/** Everybody else's names, in joining order. */
export function othersOf(sitting: Sitting, player: number, language: Language): string {
  const others = sitting.players.filter((other) => other.player !== player);
  return namesOf(sitting, others.map((other) => seatOf(sitting, other.player)!), language);
}

// The five games have their names whether they can be played yet or not.
export const gameName = ({ facts }: Sitting, language: Language): string => common[language].games[facts.game as GameId].name;

const joinNames = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
