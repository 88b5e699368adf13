import { byGuild, type Card, type CardNumber, rankOf } from '../../../shared/cards/mystique.ts';

/** Cards as a hand is held: suit by suit, colour by colour, the highest number first. */
export function inHand(cards: readonly Card[]): readonly Card[] {
  const sorted = [...cards].sort((a, b) => rankOf(a) - rankOf(b));
  return byGuild(sorted).flatMap(([guild, numbers]) => numbers.map((number): Card => `${number as CardNumber}${guild}`));
}
