import type { Part } from '../../text/say.ts';
import type { Card, Colour, Guild, Suit } from '../mystique.ts';

/** The words of the Mystique Deck in one language: what each module beside this one exports. */
export interface CardWords {
  /** The letter of the colour on a card's face. */
  readonly letters: Readonly<Record<Colour, string>>;
  /** "yellow", "suns". */
  colourWords(colour: Colour): string;
  suitWords(suit: Suit): string;
  /** "5 of yellow suns". */
  cardWords(card: Card): string;
  /** "yellow suns". */
  guildWords(guild: Guild): string;
  /** "Yellow suns", standing by itself. */
  guildTitle(guild: Guild): string;
  /** A card, a guild inside a sentence. */
  cardPart(card: Card): Part;
  guildPart(guild: Guild): Part;
}
