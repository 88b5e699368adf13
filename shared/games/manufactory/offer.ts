import type { Rules } from '../../engine/game.ts';
import type { Seat } from '../../engine/types.ts';
import { type Colour, COLOUR_WORDS, COLOURS, coloursOf, costs, type Event, type Groups, type Move, type PartId, type Scrap, type State } from './state.ts';

/** What can be done, and how it is written: all of the rules that a page needs while a game is played. */
export const offer: Pick<Rules<State, Move, Event>, 'legal' | 'notate'> = { legal, notate };

function legal(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.turn) return [];
  const scraps = scrapsOf(state.groups[seat]!);
  return state.belt.flatMap((id, i) => {
    const place = i + 1;
    const colours = coloursOf(state.parts[id]!);
    const payments = costs(place) ? scraps : FREELY; // R2, R4, R6
    return colours.flatMap((colour) => payments.map((scrap): Move => ({ place, colour, declared: colours.length > 1, scrap })));
  });
}

const FREELY = [null] as const;

/** R8: what can be discarded, group by group; copies within one are one choice. */
function scrapsOf(groups: Groups): readonly Scrap[] {
  const found = COLOURS.flatMap((from) => [...new Set(groups[from])].map((id): { id: PartId; from: Colour } => ({ id, from })));
  const homes = new Map<PartId, number>();
  for (const { id } of found) homes.set(id, (homes.get(id) ?? 0) + 1);
  return found.map(({ id, from }) => ({ id, from, told: homes.get(id)! > 1 }));
}

function notate({ place, colour, declared, scrap }: Move): string {
  const words = [`take ${place}`];
  if (declared) words.push(`as ${COLOUR_WORDS[colour]}`);
  if (scrap !== null) words.push(`scrap ${scrap.id}`);
  if (scrap?.told === true) words.push(`from ${COLOUR_WORDS[scrap.from]}`);
  return words.join(' ');
}
