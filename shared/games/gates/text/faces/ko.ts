import { unreachable } from '../../../../engine/types.ts';
import { type Josa, josa } from '../../../../text/korean.ts';
import { counted } from '../../../../text/numbers/ko.ts';
import { type Ability, type Character, faceOf, type Part } from '../../characters.ts';

/** What the faces are called in Korean. */
export const names: Readonly<Record<Character, string>> = {
  'g-pair': '등불지기',
  'g-triple': '종지기',
  'g-quad': '지도장이',
  'g-88': '소금 장수',
  'g-6688': '무쇠 멧돼지',
  'g-7777': '안개 고래',
  'g-8888': '산의 여왕',
  'g-7788': '유리 사슴',
  'g-pair-66': '벌치기',
  'g-odd': '곡예사',
  'g-even': '거울 장인',
  'g-sum-20': '셈하는 까마귀',
  'g-1234': '피리꾼',
  'g-222': '금세공사',
  'r-wisp-36': '갈대 도깨비불',
  'r-wisp-45': '늪 도깨비불',
  'r-actions-odd': '진흙 골렘',
  'r-actions-even': '이끼 골렘',
  'r-recover': '까치',
  'r-bonus': '여관 주인',
  'r-look': '밤여우',
  'r-banish': '북풍',
  'b-virtual-1': '이슬 달팽이',
  'b-virtual-2': '불씨 도롱뇽',
  'b-virtual-3': '소나기 두꺼비',
  'b-virtual-4': '달빛 거북',
  'b-virtual-5': '은빛 수달',
  'b-virtual-6': '푸른 왜가리',
  'b-virtual-7': '구름 펠리컨',
  'b-virtual-8': '눈꽃 고니',
  'b-virtual-any': '오팔 카멜레온',
  'b-three-any': '세눈박이 고양이',
  'b-one-eight': '복어',
  'b-minus': '보석 두더지',
  'b-trade': '봇짐장수',
  'b-limit': '주머니 다람쥐',
  'b-extra': '시계공',
  'b-peek': '등롱 부엉이',
  'b-exchange': '뱃사공',
  'b-redraw': '옹기장이',
};

/** What a face costs: "같은 진주 세 개". */
export function cost(character: Character): string {
  const { parts, diamonds } = faceOf(character).cost;
  return parts.map(partWords).join(' + ') + (diamonds > 0 ? ` + ${gems(diamonds)}` : '');
}

/** What an activation earns: "힘 2, 다이아몬드 한 개". */
export function gains(character: Character): string {
  const { power, diamonds } = faceOf(character);
  return [`힘 ${power}`, ...(diamonds > 0 ? [gems(diamonds)] : [])].join(', ');
}

/** What a face can do; null when it has no ability. */
export function ability(character: Character): string | null {
  const can = faceOf(character).ability;
  return can === null ? null : abilityWords(can);
}

export const gems = (n: number): string => `다이아몬드 ${counted(n, '개')}`;
export const withJosa = (word: string | number, particle: Josa): string => `${word}${josa(String(word), particle)}`;

function partWords(part: Part): string {
  switch (part.of) {
    case 'values':
      return part.values.join(', ');
    case 'same':
      return `같은 진주 ${counted(part.count, '개')}`;
    case 'sum':
      return `합이 ${part.total}인 진주 ${part.count === null ? '몇 개든' : counted(part.count, '개')}`;
    case 'parity':
      return `${part.parity === 'odd' ? '홀수' : '짝수'} 진주 ${counted(part.count, '개')}`;
    case 'run':
      return `연속된 진주 ${counted(part.length, '개')}`;
    case 'either':
      return part.parts.map(partWords).join(' 또는 ');
    default:
      return unreachable(part);
  }
}

function abilityWords(can: Ability): string {
  switch (can.does) {
    case 'actions':
      return `이번 차례에 행동을 ${counted(can.more, '번')} 더 합니다.`;
    case 'bonus':
      return `다음 사람이 다음 차례에 행동을 ${counted(can.more, '번')} 더 합니다.`;
    case 'banish':
      return '다른 사람의 관문에서 캐릭터 하나를 버립니다.';
    case 'look':
      return '다른 사람의 손패를 보고 진주 한 장을 가져옵니다.';
    case 'recover':
      return '비용으로 낸 진주 한 장을 되찾습니다.';
    case 'wisp':
      return '관문에 있는 동안 양옆의 사람도 활성화해서 가질 수 있습니다.';
    case 'virtual':
      return `활성화할 때마다 한 번, ${can.values.length > 1 ? '원하는 숫자' : can.values[0]} 하나를 비용에 보탭니다.`;
    case 'counts':
      return `비용을 치를 때 손의 ${withJosa(can.printed, '을/를')} ${can.as.length > 1 ? '아무 숫자로나' : withJosa(can.as[0]!, '으로/로')} 셀 수 있습니다.`;
    case 'minus':
      return '다이아몬드로 진주를 1만큼 내릴 수도 있습니다.';
    case 'trade':
      return '내 차례 언제든 2 한 장을 다이아몬드와 바꿀 수 있습니다.';
    case 'limit':
      return `차례가 끝날 때 진주를 ${counted(can.more, '장')} 더 남길 수 있습니다.`;
    case 'extra':
      return `차례마다 행동을 ${counted(can.more, '번')} 더 합니다.`;
    case 'peek':
      return '첫 행동 전에 더미 맨 위의 캐릭터를 볼 수 있습니다.';
    case 'exchange':
      return '첫 행동 전에 관문의 캐릭터와 펼쳐진 캐릭터를 맞바꿀 수 있습니다.';
    case 'redraw':
      return '마지막 행동 뒤에 손패를 모두 버리고 그만큼 뽑을 수 있습니다.';
    default:
      return unreachable(can);
  }
}
