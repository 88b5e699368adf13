import { seen, size, type Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { called, type Josa, josa } from '../../../text/korean.ts';
import { counted } from '../../../text/numbers/ko.ts';
import { type GameText, listed, say, type Say, seat as player } from '../../../text/say.ts';
import type { Character } from '../characters.ts';
import { type Event, type Move, type Pearl, type State, valueOf } from '../state.ts';
import { ability, cost, gains, gems, names, withJosa } from './faces/ko.ts';
import { changes, type GatesWords, paymentOf, priceOf, type Reason, reasons, type Spot, spotIn, spotOn } from './play.ts';

/** Gates in Korean. */
export const text: GameText<State, Move, Event> = {
  event,
  move: sentence,
  effect: (move, state, seat) => changes(move, state, seat).map(({ of, from, to }) => say`${{ power: '힘', diamonds: '다이아몬드', hand: '손패' }[of]} ${from} → ${to}`),
  options: {
    keepPortal: { title: '관문 비우기 없음', help: '관문이 가득 차 있으면 캐릭터를 버리고 다른 캐릭터를 놓을 수 없습니다.' },
  },
};

/** The game’s words that boards use too. */
export const words: GatesWords = {
  face: (character) => names[character],
  cost,
  gains,
  ability,
  spends: (values, diamonds) => (values.length === 0 && diamonds === 0 ? '진주 없이' : withJosa(paid(values, diamonds), '으로/로')),
  why(uses, diamonds) {
    const counts = reasons(uses).map(reason).join(', ');
    const price = priceOf(uses, diamonds);
    return [...(counts === '' ? [] : [`${counts} 셉니다.`]), ...(price > 0 ? [`${withJosa(gems(price), '은/는')} 카드 비용입니다.`] : [])].join(' ');
  },
};

function event(event: Visible<Event>, me: Viewer): Say {
  const mine = 'seat' in event && event.seat === me;
  // One's own lines need no subject.
  const who = 'seat' in event && !mine ? say`${called(event.seat, '이/가')} ` : [];
  const took = mine ? '가져왔습니다' : '가져갔습니다';
  switch (event.type) {
    case 'dealt':
      return say`펼쳐진 진주는 ${row(event.pearls)}이고, 펼쳐진 캐릭터는 ${these(event.characters)}입니다.`;
    case 'took':
      return say`${who}${value(event.pearl, '을/를')} ${took}. 그 자리에 ${value(event.next, '이/가')} 나왔습니다.`;
    case 'drew':
      return say`${who}더미에서 ${pearl(seen(event.pearl))} 뽑았습니다.`;
    case 'swept':
      return say`${who}펼쳐진 진주를 모두 바꾸었습니다. 이제 ${row(event.row)}입니다.`;
    case 'renewed': {
      const came = event.row.filter((each) => each !== null);
      return say`교체 기호가 나왔습니다. ${event.gone.length > 0 ? say`${these(event.gone, '이/가')} 물러나고 ` : []}${came.length > 0 ? say`${these(came, '이/가')} 나왔습니다` : '아무도 나오지 않았습니다'}.`;
    }
    case 'placed':
      return say`${who}${event.dropped === null ? [] : say`${the(event.dropped, '을/를')} 버리고 `}${event.from === 'deck' ? '더미에서 ' : ''}${the(event.character, '을/를')} ${event.from === 'deck' ? '뽑아 ' : ''}관문에 놓았습니다.${
        event.next === null ? [] : say` 그 자리에 ${the(event.next, '이/가')} 나왔습니다.`}`;
    case 'activated':
      return activated(event, me);
    case 'actions':
      return say`${the(event.character, '으로/로')} ${event.seat === me ? '' : say`${called(event.seat, '이/가')} `}이번 차례에 행동을 ${more(event.more)} 합니다.`;
    case 'bonus':
      return say`${event.to === me ? [] : say`${called(event.to, '이/가')} `}다음 차례에 행동을 ${more(event.more)} 합니다.`;
    case 'fizzled':
      return say`${the(event.character)}의 능력은 효과가 없었습니다.`;
    case 'looked': {
      const hand = seen(event.hand);
      return say`${who}${whose(event.victim, me)} 손패를 보았습니다.${hand === undefined ? '' : ` ${row(hand)}입니다.`}`;
    }
    case 'stole':
      return say`${who}${whose(event.victim, me)} 손에서 ${pearl(seen(event.pearl))} ${took}.`;
    case 'banished':
      return say`${who}${whose(event.owner, me)} 관문에서 ${the(event.character, '을/를')} 버렸습니다.`;
    case 'recovered':
      return say`${who}낸 ${value(event.pearl, '을/를')} 되찾았습니다.`;
    case 'peeked': {
      const top = seen(event.character);
      return say`${who}더미 맨 위의 캐릭터를 보았습니다.${top === undefined ? [] : say` ${the(top)}입니다.`}`;
    }
    case 'exchanged':
      return say`${who}관문의 ${the(event.gave, '을/를')} 펼쳐진 ${the(event.got, '과/와')} 맞바꾸었습니다.`;
    case 'traded':
      return say`${who}2 한 장을 다이아몬드와 바꾸었습니다.`;
    case 'redrew': {
      const drawn = seen(event.drawn);
      return say`${who}${withJosa(row(event.gone), '을/를')} 버리고 ${drawn === undefined ? `${counted(size(event.drawn), '장')}을` : withJosa(row(drawn), '을/를')} 뽑았습니다.`;
    }
    case 'discarded':
      return say`${who}${value(event.pearl, '을/를')} 버렸습니다.`;
    case 'reshuffled':
      return say`버린 ${event.pile === 'pearls' ? '진주' : '캐릭터'} ${event.cards}장을 섞어 새 더미를 만들었습니다.`;
    case 'filled':
      return say`빈자리에 ${the(event.character, '이/가')} 나왔습니다.`;
    case 'set':
      return say`${event.by === null ? WHY[event.why] : say`${whose(event.by, me)} 힘이 12 이상이 되었습니다`}. ${event.last}라운드가 마지막입니다.`;
    case 'round':
      return say`${event.round}라운드가 끝났습니다. 힘: ${listed(event.power.map((power, seat) => say`${whom(seat, me)} ${power}`), ', ')}.`;
    case 'ended': {
      const winners = listed(event.winners.map((seat, i) => (i === event.winners.length - 1 ? subject(seat, me) : whom(seat, me))), ', ');
      return say`${winners} 힘 ${event.power}, 남은 ${event.diamonds === 0 ? '다이아몬드 없이' : withJosa(gems(event.diamonds), '으로/로')} ${event.winners.length > 1 ? '함께 ' : ''}이겼습니다.`;
    }
    default:
      return unreachable(event);
  }
}

const WHY = { power: '', rounds: '백 라운드를 마쳤습니다', characters: '남은 캐릭터가 없습니다' } as const;

function activated(event: Event & { type: 'activated' }, me: Viewer): Say {
  const { seat, owner, character, pearls, uses, diamonds, from, to, earned } = event;
  const who = seat === me ? [] : say`${called(seat, '이/가')} `;
  const taken = owner === seat ? [] : say`${whose(owner, me)} 관문에 있던 `;
  const why = words.why(uses, diamonds.length);
  const gain = [...(from === to ? [] : [`힘 ${from} → ${to}`]), ...(earned === 0 ? [] : [`${gems(earned)} 얻음`])].join(', ');
  return say`${who}${taken}${the(character, '을/를')} ${words.spends(pearls.map(valueOf), diamonds.length)} 활성화했습니다.${why && ` ${why}`}${gain && ` ${gain}.`}`;
}

function sentence(move: Move, state: Visible<State>, seat: Seat): Say {
  switch (move.act) {
    case 'pearl':
      return move.from === 'deck' ? say`더미에서 진주 한 장을 뽑습니다.` : say`${placed(spotIn(state.pearls.row.map(valueOf), move.from), '을/를', withJosa)} 가져옵니다.`;
    case 'sweep':
      return say`펼쳐진 진주 네 장을 모두 바꿉니다.`;
    case 'place': {
      const what = move.from === 'deck' ? say`더미 맨 위의 캐릭터를` : placed(spotIn(state.characters.row, move.from), '을/를', the);
      const dropped = move.dropping && placed(spotOn(state, seat, move.dropping), '을/를', the);
      return say`${dropped ? say`${dropped} 버리고 ` : ''}${what} 관문에 놓습니다.`;
    }
    case 'activate': {
      const { owner, place, values, diamonds } = move;
      const why = words.why(paymentOf(move, state, seat), diamonds);
      return say`${owner === null ? [] : say`${whose(owner, seat)} 관문에 있는 `}${placed(spotOn(state, owner ?? seat, place), '을/를', the)} ${words.spends(values, diamonds)} 활성화합니다.${why && ` ${why}`}`;
    }
    case 'peek':
      return say`더미 맨 위의 캐릭터를 봅니다.`;
    case 'exchange':
      return say`관문의 ${placed(spotOn(state, seat, move.place), '을/를', the)} 펼쳐진 ${placed(spotIn(state.characters.row, move.with), '과/와', the)} 맞바꿉니다.`;
    case 'trade':
      return say`2 한 장을 다이아몬드와 바꿉니다.`;
    case 'look':
      return say`${whose(move.seat, seat)} 손패를 보고 진주 한 장을 가져옵니다.`;
    case 'steal':
      return say`${whose(state.victim!, seat)} 손에서 ${withJosa(move.value, '을/를')} 가져옵니다.`;
    case 'banish':
      return say`${whose(move.seat, seat)} 관문에서 ${placed(spotOn(state, move.seat, move.place), '을/를', the)} 버립니다.`;
    case 'recover':
      return say`낸 ${withJosa(move.value, '을/를')} 되찾습니다.`;
    case 'redraw':
      return say`손패를 모두 버리고 ${counted(size(state.players[seat]!.hand), '장')}을 뽑습니다.`;
    case 'end':
      return say`차례를 마칩니다.`;
    case 'discard':
      return say`${withJosa(move.value, '을/를')} 버립니다.`;
    default:
      return unreachable(move);
  }
}

/** A card, and where it lies when that has to be said. */
const placed = <T>({ card, n }: Spot<T>, particle: Josa, word: (card: T, particle: Josa) => string | Say): Say =>
  say`${n === null ? '' : `${n}번 자리의 `}${word(card, particle)}`;

/** "1은 8로", to be followed by "셉니다". */
function reason({ n, pearl, by, printed, as, counts }: Reason): string {
  const what = pearl === null ? names[by!] : String(printed);
  const these = withJosa(n === 1 ? what : `${what} ${counted(n, '장')}`, '은/는');
  const first = pearl === null || as === printed || as === counts ? '' : ` ${withJosa(as, '으로/로')} 보고`;
  return `${these}${first}${as === counts ? '' : ' 다이아몬드를 써서'} ${withJosa(counts, '으로/로')}`;
}

/** Somebody inside a sentence, as the reader knows them. */
export const whom = (seat: Seat, me: Viewer): Say => (seat === me ? say`나` : [player(seat)]);
/** Somebody as the one who does it. */
const subject = (seat: Seat, me: Viewer): Say => (seat === me ? say`내가` : [called(seat, '이/가')]);
/** "내", "Bo 님의". */
export const whose = (seat: Seat, me: Viewer): Say => (seat === me ? say`내` : say`${player(seat)}의`);
/** A character with its particle. */
export const the = (character: Character, particle?: Josa): Say =>
  say`${{ card: character, words: names[character] }}${particle === undefined ? '' : josa(names[character], particle)}`;
/** Characters in a row, the last one with the particle. */
export const these = (characters: readonly Character[], particle?: Josa): Say =>
  listed(characters.map((each, i) => the(each, i < characters.length - 1 ? '과/와' : particle)), ' ', ' ');
export const row = (pearls: readonly Pearl[]): string => pearls.map(valueOf).join(', ');
const paid = (values: readonly number[], diamonds: number): string =>
  [...(values.length > 0 ? [diamonds > 0 ? withJosa(values.join(', '), '과/와') : values.join(', ')] : []), ...(diamonds > 0 ? [gems(diamonds)] : [])].join(' ');
const more = (n: number): string => `${counted(n, '번')} 더`;
const value = (pearl: Pearl, particle: Josa): string => withJosa(valueOf(pearl), particle);
const pearl = (shown: Pearl | undefined): string => (shown === undefined ? '진주 한 장을' : value(shown, '을/를'));
