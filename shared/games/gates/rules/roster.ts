import type { RulesPage } from '../../../text/say.ts';
import { type Character, type Colour, FACES, faceOf } from '../characters.ts';
import type { GatesWords } from '../text/play.ts';

/** What the list of characters says besides the words of its faces, in one language. */
export interface Roster {
  readonly headings: Readonly<Record<Colour, string>>;
  /** After a name: how many cards there are of it, unless it is one. */
  copies(n: number): string;
}

/** All characters of the game by colour, each in a line: the end of a rules page. */
export function rosterOf({ face, cost, gains, ability }: GatesWords, { headings, copies }: Roster): RulesPage {
  const line = (character: Character): string => {
    const can = ability(character);
    return `${face(character)}${copies(faceOf(character).copies)}: ${cost(character)} → ${gains(character)}.${can === null ? '' : ` ${can}`}`;
  };
  return (['green', 'red', 'blue'] as const).flatMap((colour) => [
    { heading: headings[colour] },
    { list: FACES.filter((character) => faceOf(character).colour === colour).map(line) },
  ]);
}
