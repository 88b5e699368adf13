import { size, type Visible } from '../../../../engine/secret.ts';
import type { Viewer } from '../../../../engine/types.ts';
import { listed, say, type Say, seat as player } from '../../../../text/say.ts';
import { isOver, type State } from '../../state.ts';
import { type GroupTold, holdings, placesOf } from '../facts.ts';
import { whom, words } from '../ko.ts';

/** The table of Manufactory in words, in Korean: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  return [
    ...places(state, true, '벨트의 무료 자리'),
    ...places(state, false, '부품 하나를 버려야 하는 자리'),
    say`${size(state.deck) === 0 ? '더미가 비었습니다' : `더미에 부품이 ${size(state.deck)}개 있습니다`}.`,
    ...holdings(state).map(({ total, bonus, kinds, told }, seat) => {
      const groups = [...told.map((group) => say`${held(group)}`), ...(bonus === 0 ? [] : [say`묶음 ${kinds}개로 ${bonus}점`])];
      return say`${whom(seat, me)} ${total}점: ${groups.length === 0 ? '아직 부품 없음' : listed(groups, ', ')}.`;
    }),
    turn(state, me),
  ];
}

function places(state: Visible<State>, free: boolean, title: string): readonly Say[] {
  const all = placesOf(state, free).map(({ place, part }) => say`${place}번 ${words.part(part)}`);
  return all.length === 0 ? [] : [say`${title}: ${listed(all, ', ')}.`];
}

function turn(state: Visible<State>, me: Viewer): Say {
  if (isOver(state)) return say`게임이 끝났습니다.`;
  return state.turn === me ? say`내 차례입니다.` : say`${player(state.turn)} 차례입니다.`;
}

/** "흰색 3개(최고 비용 4, 3점)". */
const held = ({ colour, size: parts, top, points }: GroupTold): string =>
  `${words.colours[colour]} ${parts}개(최고 비용 ${top}${points === 0 ? '' : `, ${points}점`})`;
