import type { Say } from '../../../shared/text/say.ts';
import type { Card, Guild } from '../../../shared/cards/mystique.ts';
import { GuildBadge } from '../../cards/Card.tsx';
import { Sentence } from '../../pages/Sentence.tsx';
import type { Person } from '../../table/view.ts';

/** A card or guild named inside a sentence, as a small picture. */
export const Chip = ({ card }: { readonly card: string }) => <GuildBadge guild={(card as Card | Guild).slice(-2) as Guild} />;

/** A sentence of the game on its board. */
export function Told({ of, people }: { readonly of: Say; readonly people: readonly Person[] }) {
  return <Sentence of={of} name={(seat, inside) => nameOf(people.find((one) => one.seat === seat), inside)} Chip={Chip} />;
}

/** A name in a sentence; the house's begins with a capital letter only where it stands first. */
function nameOf(person: Person | undefined, inside: boolean): string {
  if (person === undefined) return '';
  return person.house && !inside ? person.name : person.inside;
}
