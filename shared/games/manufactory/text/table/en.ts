import { size, type Visible } from '../../../../engine/secret.ts';
import type { Seat, Viewer } from '../../../../engine/types.ts';
import { listed, say, type Say, seat as player } from '../../../../text/say.ts';
import { isOver, type State } from '../../state.ts';
import { counted, whom, words } from '../en.ts';
import { type GroupTold, holdings, placesOf } from '../facts.ts';

/** The table of Manufactory in words, in English: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  return [
    ...places(state, true, 'Free on the belt'),
    ...places(state, false, 'For a part of one’s own'),
    say`${size(state.deck) === 0 ? 'The deck is empty' : `The deck holds ${counted(size(state.deck), 'part', 'parts')}`}.`,
    ...holdings(state).map(({ total, bonus, kinds, told }, seat) => {
      const groups = [...told.map((group) => say`${held(group)}`), ...(bonus === 0 ? [] : [say`${points(bonus)} for ${kinds} groups`])];
      return say`${head(seat, me)}, ${points(total)}: ${groups.length === 0 ? 'no parts yet' : listed(groups, '; ', '; ')}.`;
    }),
    turn(state, me),
  ];
}

function places(state: Visible<State>, free: boolean, title: string): readonly Say[] {
  const all = placesOf(state, free).map(({ place, part }) => say`${place} ${words.part(part)}`);
  return all.length === 0 ? [] : [say`${title}: ${listed(all, '; ', '; ')}.`];
}

function turn(state: Visible<State>, me: Viewer): Say {
  if (isOver(state)) return say`The game is over.`;
  return state.turn === me ? say`It is your turn.` : say`It is ${player(state.turn)}’s turn.`;
}

/** "white 3 (highest cost 4, 3 points)". */
const held = ({ colour, size: parts, top, points: won }: GroupTold): string =>
  `${words.colours[colour]} ${parts} (highest cost ${top}${won === 0 ? '' : `, ${points(won)}`})`;
const head = (seat: Seat, me: Viewer) => (seat === me ? 'You' : whom(seat, me));
const points = (n: number): string => counted(n, 'point', 'points');
