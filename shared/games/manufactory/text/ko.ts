import type { Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { called, type Josa, josa } from '../../../text/korean.ts';
import { type GameText, listed, type Misfit, say, type Say, seat as player } from '../../../text/say.ts';
import { type Event, MOST_CRATES, type Move, nameOf, type Options, type Shown, type State, type Traits } from '../state.ts';
import { type Change, changes, deedOf, lookOf, type ManufactoryWords, misfitOf, partsSaid, scoreChanges, usual } from './facts.ts';
import { wordsOf } from './names.ts';
import { NAMES } from './names/ko.ts';

/** Manufactory in Korean. */
export const text: GameText<State, Move, Event> = {
  event,
  move: (move, state) => [...sentence(move, state), ...(deedOf(move, state).ends ? [' 마지막 부품이므로 게임이 끝납니다.'] : [])],
  effect: (move, state, seat) => changes(move, state, seat).map((change) => effect(change, seat)),
  options: {
    crates: {
      title: '상자',
      help: `상자 하나에 부품이 15개 들어 있습니다. 인원수만큼이면 짧은 게임이 되고, ${MOST_CRATES}개까지 늘려 길게 할 수 있습니다.`,
      value: (value) => (value === null ? '인원수만큼' : `${Number(value)}개`),
      usual: usual.crates,
    },
    secondAfterTie: { title: '동점 뒤의 2등', help: '한 색에서 여럿이 공동 1등이어도 그다음으로 큰 묶음이 2점을 받습니다.' },
    parts: {
      title: '부품',
      help: '기본 부품, 또는 내가 가져온 카드 목록을 씁니다. 목록의 이름은 테이블에 앉은 사람에게만 보입니다.',
      value(value) {
        const n = partsSaid(value);
        return n === null ? '기본 부품' : `가져온 목록(${n}개)`;
      },
      usual: usual.parts,
    },
  },
  misfit,
};

/** The game’s words that boards use too. */
export const words: ManufactoryWords = {
  colours: { w: '흰색', u: '파란색', k: '검은색', r: '빨간색', g: '초록색', n: '무색' },
  traits: (part) => (part.universal ? '만능' : `${colour(part)}, 비용 ${part.cost}`),
  name: (part) => (part.name === undefined ? wordsOf(part, NAMES).join(' ') : (nameOf(part) ?? `${colour(part)} 부품`)),
  part: (part) => full(part),
  number: String,
};

function event(event: Visible<Event>, me: Viewer): Say {
  switch (event.type) {
    case 'dealt': {
      const deck = `상자 ${event.crates}개를 섞어 더미를 만들었고 부품 ${event.left}개가 남아 있습니다`;
      return say`${deck}. 벨트: ${listed(event.belt.map((part) => short(part)), ', ')}.`;
    }
    case 'took':
      return took(event, me);
    case 'ended': {
      const scores = event.scores.map((score, at) => say`${whom(at, me)} ${score}`);
      const took = event.seat === me ? '가져와' : '가져가';
      return say`${doer(event.seat, me)}마지막 부품을 ${took} 게임이 끝났습니다. 점수: ${listed(scores, ', ')}.`;
    }
    default:
      return unreachable(event);
  }
}

function took({ seat, part, colour, declared, scrap, came, before, after }: Visible<Event> & { type: 'took' }, me: Viewer): Say {
  const paid = scrap === null ? [] : say`${full(scrap.part, '을/를')} 버리고 `;
  const joined = came === null ? [] : say` 벨트에 ${short(came, '이/가')} 들어왔습니다.`;
  const scores = scoreChanges(before, after).map((change) => say`${whom(change.seat, me)} ${change.from} → ${change.to}`);
  const points = scores.length === 0 ? [] : say` 점수: ${listed(scores, ', ')}.`;
  const as = declared ? ` ${words.colours[colour]}으로` : '';
  return say`${doer(seat, me)}${paid}${full(part, '을/를')}${as} ${seat === me ? '가져왔습니다' : '가져갔습니다'}.${joined}${points}`;
}

function sentence(move: Move, state: Visible<State>): Say {
  const { taken, scrapped } = deedOf(move, state);
  const part = say`${move.place}번 자리의 ${full(taken, '을/를')}${move.declared ? ` ${words.colours[move.colour]}으로` : ''}`;
  if (scrapped === null) return say`${part} 무료로 가져옵니다.`;
  const from = scrapped.from === null ? '' : `${words.colours[scrapped.from]} 묶음의 `;
  return say`${from}${full(scrapped.part, '을/를')} 버리고 ${part} 가져옵니다.`;
}

function effect(change: Change, me: Seat): Say {
  const { of, from, to } = change;
  switch (of) {
    case 'score':
      return say`${change.seat === me ? '점수' : player(change.seat)} ${from === to ? `${to} 그대로` : `${from} → ${to}`}`;
    case 'group':
      return say`${words.colours[change.colour]} 묶음 ${from} → ${to}`;
    case 'top':
      return say`${words.colours[change.colour]} 최고 비용 ${from} → ${to}`;
    default:
      return unreachable(of);
  }
}

function misfit(given: unknown, seats: number): Misfit | null {
  const what = misfitOf(given as Options, seats);
  if (what === null) return null;
  if (what === 'crates') return { option: 'crates', says: `${seats}명이 하면 상자는 ${seats}개에서 ${MOST_CRATES}개까지입니다.` };
  return { option: 'parts', says: `목록에 부품이 ${what}개 모자랍니다. 부품을 더 넣거나 상자 수를 줄이세요.` };
}

/** "흰색", "흰색·파란색", "만능". */
const colour = ({ colours, universal }: Traits): string =>
  universal ? '만능' : (colours.length === 0 ? (['n'] as const) : colours).map((one) => words.colours[one]).join('·');

const isUnnamed = (part: Shown): boolean => part.name !== undefined && nameOf(part) === null;

/** A part with all that decides about it, "은빛 저울(흰색, 비용 3)", and a particle that fits the word before the bracket. */
const full = (part: Shown, particle?: Josa): Say => phrase(part, isUnnamed(part) ? '' : `(${words.traits(part)})`, particle);

/** The same by its name alone. */
const short = (part: Shown, particle?: Josa): Say => phrase(part, '', particle);

/** Nobody knows how a name from a list is read, so the word 부품 follows it and takes the particle. */
function phrase(part: Shown, traits: string, particle: Josa | undefined): Say {
  const isOwn = part.name === undefined;
  const name = isOwn ? words.name(part) : nameOf(part);
  const said = name ?? `${part.universal ? '' : `비용 ${part.cost}인 `}${colour(part)} 부품`;
  const ending = particle === undefined ? '' : josa(isOwn ? said : '부품', particle);
  const noun = { card: lookOf(part), words: said };
  return isOwn || name === null ? say`${noun}${traits}${ending}` : say`‘${noun}’ 부품${traits}${ending}`;
}

/** Somebody inside a sentence, as the reader knows them. */
export const whom = (seat: Seat, me: Viewer): Say => (seat === me ? say`나` : [player(seat)]);
/** The one who does it; one's own lines need no subject. */
const doer = (seat: Seat, me: Viewer): Say => (seat === me ? [] : say`${called(seat, '이/가')} `);
