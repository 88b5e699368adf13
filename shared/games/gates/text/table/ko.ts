import { seen, size, type Visible } from '../../../../engine/secret.ts';
import type { Seat, Viewer } from '../../../../engine/types.ts';
import { listed, say, type Say, seat as player } from '../../../../text/say.ts';
import type { Character } from '../../characters.ts';
import { PLACES, type State } from '../../state.ts';
import { gems } from '../faces/ko.ts';
import { row, the, whom, whose, words } from '../ko.ts';

/** The table of Gates in words, in Korean: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  const { pearls, characters, end, players, round, victim } = state;
  const hand = me === null ? undefined : seen(players[me]!.hand);
  const top = characters.peeked === null ? undefined : seen(characters.peeked.card);
  // R31: between the look and the choice the robber sees a hand.
  const shown = victim === null || me !== state.turn ? undefined : seen(players[victim]!.hand);
  return [
    say`${round}라운드입니다.${end === null ? '' : end.last === round ? ' 마지막 라운드입니다.' : ` ${end.last}라운드가 마지막입니다.`}`,
    say`펼쳐진 진주: ${row(pearls.row)}.`,
    say`펼쳐진 캐릭터: ${priced(characters.row)}.`,
    ...(top === undefined ? [] : [say`더미 맨 위의 캐릭터는 ${the(top)}입니다.`]),
    say`더미에 진주 ${size(pearls.pile)}장, 캐릭터 ${size(characters.pile)}장이 있습니다.`,
    ...players.map((_, seat) => before(state, seat, me)),
    ...(hand === undefined ? [] : [hand.length === 0 ? say`손에 진주가 없습니다.` : say`내 손패: ${row(hand)}.`]),
    ...(shown === undefined ? [] : [say`${whose(victim!, me)} 손패: ${row(shown)}.`]),
    turn(state, me),
  ];
}

function before({ players }: Visible<State>, seat: Seat, me: Viewer): Say {
  const { power, diamonds, hand, portal, active } = players[seat]!;
  const activated = active.length === 0 ? [] : say`. 활성화한 캐릭터: ${listed(active.map((each) => the(each)), ', ')}`;
  const gemsHeld = size(diamonds) === 0 ? '' : `, ${gems(size(diamonds))}`;
  return say`${whom(seat, me)}: 힘 ${power}${gemsHeld}, 손패 ${size(hand)}장. 관문: ${priced(PLACES.map((place) => portal[place]))}${activated}.`;
}

/** "종지기(같은 진주 세 개 → 힘 2)". */
function priced(places: readonly (Character | null)[]): Say {
  const all = places.filter((each) => each !== null);
  return all.length === 0 ? ['없음'] : listed(all.map((each) => say`${the(each)}(${words.cost(each)} → ${words.gains(each)})`), ', ');
}

function turn({ phase, turn, actions, victim }: Visible<State>, me: Viewer): Say {
  if (phase === 'over') return say`게임이 끝났습니다.`;
  const whoseTurn = turn === me ? say`내 차례입니다.` : say`${player(turn)} 차례입니다.`;
  if (phase === 'steal') return say`${whoseTurn} ${whose(victim!, me)} 손에서 진주 한 장을 가져올 때입니다.`;
  return say`${whoseTurn} 남은 행동은 ${actions}번입니다.`;
}
