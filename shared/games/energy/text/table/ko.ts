import type { Card } from '../../../../cards/mystique.ts';
import { cardPart } from '../../../../cards/text/ko.ts';
import { size, type Visible } from '../../../../engine/secret.ts';
import type { Viewer } from '../../../../engine/types.ts';
import { called } from '../../../../text/korean.ts';
import { say, type Say, seat as player } from '../../../../text/say.ts';
import { ASPECTS, type Factors } from '../../groups.ts';
import { isOver, type State } from '../../state.ts';
import { type Final, finals, heldCards, standing } from '../facts.ts';
import { kind } from '../ko.ts';

/** The table of Energy in words, in Korean: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  const { deck, layout } = state;
  const now = me === null || isOver(state) ? null : standing(state, me);
  const left = size(deck) === 0 ? '뽑을 더미는 바닥났습니다' : `뽑을 더미에 ${size(deck)}장이 남아 있습니다`;
  return [
    say`테이블에 카드 ${layout.length}장이 놓여 있고, ${left}.`,
    ...(now === null ? [] : [say`내 에너지 카드는 ${cardPart(now.energy)}입니다. ${sum(now.energy, now.factors, now.product)}.`]),
    ...heldCards(state).map(({ seat, card }) => say`${seat === me ? '내가' : called(seat, '이/가')} 놓을 카드는 ${cardPart(card)}입니다.`),
    ...finals(state).map((final) => reckoned(final, me)),
    turn(state, me),
  ];
}

const reckoned = ({ seat, place, energy, factors, product }: Final, me: Viewer): Say =>
  say`${seat === me ? '나' : player(seat)} ${place}위: ${cardPart(energy)}, ${sum(energy, factors, product)}.`;

function turn(state: Visible<State>, me: Viewer): Say {
  if (isOver(state)) return say`게임이 끝났습니다.`;
  return state.turn === me ? say`내 차례입니다.` : say`${player(state.turn)} 차례입니다.`;
}

/** "빨강 무리 5 × 달 무리 3 × 숫자 4 무리 2 = 30". */
const sum = (energy: Card, factors: Factors, product: number): string =>
  `${ASPECTS.map((aspect) => `${kind(aspect, energy)} 무리 ${factors[aspect]}`).join(' × ')} = ${product}`;
