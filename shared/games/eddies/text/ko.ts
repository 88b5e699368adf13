import { byGuild, type Card, colourOf, numberOf, suitOf } from '../../../cards/mystique.ts';
import { cardPart, cardWords, colourWords, guildPart, suitWords } from '../../../cards/text/ko.ts';
import type { Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { called, type Josa, josa } from '../../../text/korean.ts';
import { type GameText, listed, type Misfit, say, type Say, seat as player } from '../../../text/say.ts';
import { roundOf } from '../round.ts';
import { scoreOf } from '../score.ts';
import { FEWEST_BALANCE, HIGHEST_BALANCE, misfitOf, MOST_SHORT, usualTarget } from '../settle.ts';
import { type Aspect, ASPECTS, type Event, type Move, type Options, type State, type Tally } from '../state.ts';
import { ahead, contenders, decides, followed } from '../trick.ts';
import { type EddiesWords, prospect } from './play.ts';

/** Eddies in Korean. */
export const text: GameText<State, Move, Event> = {
  event,
  move: (move, state) => [...sentence(move, state), ...(prospect(move, state).forces ? [' 마지막 트릭은 저절로 진행됩니다.'] : [])],
  effect,
  options: {
    match: {
      title: '경기 길이',
      help: '정해진 라운드 수만큼, 또는 누군가 목표 점수에 이를 때까지 합니다. 한 수에 하루씩 걸린다면 한 라운드로도 충분합니다.',
      value: (value) => lengthOf(value as Options['match']),
      parts: {
        rounds: { title: '라운드 수' },
        target: { title: '목표 점수', open: (given, seats) => `누군가 이 점수에 이르면 끝납니다. 비워 두면 이 인원의 보통 목표인 ${usualTarget(given as Options, seats)}점으로 합니다.` },
      },
    },
    scoring: {
      title: '점수',
      help: '기본은 트릭마다 1점입니다. 균형은 무엇을 따른 트릭인지 나누어 세고, 문양·색·숫자 가운데 가장 낮은 것이 내 점수입니다.',
      value: (value) => (value === 'balance' ? '균형' : '기본'),
    },
    hand: {
      title: '카드',
      help: '전부는 똑같이 나눌 수 있는 만큼 모두 받습니다. 짧게는 열 장씩 받으며 3–6명이 할 수 있습니다.',
      value: (value) => (value === 'short' ? '짧게' : '전부'),
    },
  },
  misfit,
};

/** The game’s words that boards use too. */
export const words: EddiesWords = {
  value: (card, aspect) => (aspect === 'suit' ? suitWords(suitOf(card)) : aspect === 'colour' ? colourWords(colourOf(card)) : String(numberOf(card))),
  category: (aspect) => CATEGORIES[aspect],
  duty: ({ lead, aspects }) =>
    aspects.length > 0 ? `${these(lead, aspects)} 따라야 합니다.` : `${ASPECTS.map((aspect) => words.value(lead, aspect)).join(', ')} 가운데 하나를 따라야 합니다.`,
  reason(card, over, aspects) {
    const aspect = decides(card, over, aspects);
    return `${withJosa(words.value(card, aspect), '이/가')} ${withJosa(words.value(over, aspect), '을/를')} 이깁니다`;
  },
  ahead(trick, seats, me) {
    const [best, over] = contenders(trick.cards);
    const reason = over === undefined ? '' : ` ${words.reason(best!, over, followed(trick.cards))}.`;
    return say`${subject(ahead(trick, seats), me)} ${the(best!, '으로/로')} 앞서 있습니다.${reason}`;
  },
  round(state) {
    const { options: { match }, extra } = state;
    if ('rounds' in match) return `${match.rounds}라운드 가운데 ${roundOf(state)}라운드`;
    return extra > 0 ? `연장 ${extra}라운드(최대 3라운드)` : `${roundOf(state)}라운드, 목표 ${match.target}점`;
  },
};

const CATEGORIES: Readonly<Record<Aspect, string>> = { suit: '문양', colour: '색', number: '숫자' };

function event(event: Visible<Event>, me: Viewer): Say {
  switch (event.type) {
    case 'dealt':
      return say`${event.round}라운드를 시작합니다. ${event.cards}장씩 받았고, 첫 트릭은 ${subject(event.leader, me)} 시작합니다.`;
    case 'played':
      return played(event, me);
    case 'won':
      return won(event, me);
    case 'round': {
      const out = event.out.length === 0 ? [] : say` 빠져 있던 카드: ${sorted(event.out)}.`;
      return say`${event.round}라운드가 끝났습니다. ${scores(event.totals, event.scoring, me)}.${out}`;
    }
    case 'extra':
      return say`${listed(event.tied.map((seat) => whom(seat, me)), ', ')}의 점수가 같아 연장 라운드를 합니다. 최대 세 번 가운데 ${['첫', '두', '세'][event.extra - 1]!} 번째입니다.`;
    case 'ended': {
      const winners = listed(event.winners.map((seat, i) => (i === event.winners.length - 1 ? subject(seat, me) : whom(seat, me))), ', ');
      return say`${why(event)} ${winners} ${event.score}점으로 ${event.winners.length > 1 ? '함께 이겼습니다' : '이겼습니다'}.`;
    }
    default:
      return unreachable(event);
  }
}

function played({ seat, card, manner, aspects }: Event & { type: 'played' }, me: Viewer): Say {
  // One's own lines need no subject.
  const who = seat === me ? [] : say`${called(seat, '이/가')} `;
  switch (manner) {
    case 'lead':
      return say`${who}${the(card, '으로/로')} 트릭을 시작했습니다.`;
    case 'set':
      return say`${who}${the(card, '을/를')} 냈습니다. 이제 ${these(card, aspects)} 따라야 합니다.`;
    case 'follow':
      return say`${who}${the(card, '으로/로')} 따랐습니다.`;
    case 'toss':
      return say`${who}${the(card, '을/를')} 버렸습니다.`;
    default:
      return unreachable(manner);
  }
}

function won({ winner, card, aspects, over, scoring }: Event & { type: 'won' }, me: Viewer): Say {
  const counts = aspects.length === 0 ? '점수는 없습니다' : `${aspects.map((aspect) => CATEGORIES[aspect]).join(', ')} 점수로 셉니다`;
  const balance = scoring === 'balance' ? ` ${counts}.` : '';
  const trick = say`${subject(winner, me)} ${the(card, '으로/로')} 트릭을 땄습니다.`;
  return over === null ? say`아무도 따르지 못해 ${trick}${balance}` : say`${trick} ${words.reason(card, over, aspects)}.${balance}`;
}

function why({ reason, round }: Event & { type: 'ended' }): string {
  switch (reason) {
    case 'rounds':
      return round === 1 ? '라운드를 마쳤습니다.' : `${round}라운드를 모두 마쳤습니다.`;
    case 'target':
      return `${round}라운드에서 목표 점수에 이르렀습니다.`;
    case 'parted':
      return '연장 라운드에서 승부가 났습니다.';
    case 'shared':
      return '연장 라운드를 세 번 했지만 승부가 나지 않았습니다.';
    case 'long':
      return `${round}라운드가 지나 경기를 마칩니다.`;
    default:
      return unreachable(reason);
  }
}

function misfit(given: unknown, seats: number): Misfit | null {
  const what = misfitOf(given as Options, seats);
  switch (what) {
    case 'rounds':
      return { option: 'match', says: `균형 점수로는 ${FEWEST_BALANCE}라운드 이상 해야 합니다.` };
    case 'target':
      return { option: 'match', says: `균형 점수의 목표는 ${HIGHEST_BALANCE}점까지입니다.` };
    case 'hand':
      return { option: 'hand', says: `열 장씩 받는 짧은 판은 ${MOST_SHORT}명까지 할 수 있습니다.` };
    case null:
      return null;
    default:
      return unreachable(what);
  }
}

function sentence(move: Move, state: State): Say {
  const { card } = move;
  const { manner, aspects, closes } = prospect(move, state);
  switch (manner) {
    case 'lead':
      return say`${the(card, '으로/로')} 트릭을 시작합니다.`;
    case 'set':
    case 'follow':
      if (manner === 'follow' || closes) return say`${the(card, '으로/로')} ${these(card, aspects)} 따릅니다.`;
      return say`${the(card, '을/를')} 냅니다. 다른 사람은 ${these(card, aspects)} 따라야 합니다.`;
    case 'toss':
      return say`${the(card, '을/를')} 버립니다.`;
    default:
      return unreachable(manner);
  }
}

function effect(move: Move, state: Visible<State>, seat: Seat): readonly Say[] {
  const next = prospect(move, state);
  if (next.manner === 'lead') return [];
  const who = next.ahead === seat ? say`내` : say`${player(next.ahead)}`;
  return [next.closes ? say`${who} 트릭 ${next.tricks} → ${next.tricks + 1}` : say`앞선 카드: ${whom(next.ahead, seat)}, ${cardPart(next.best)}`];
}

/** Everybody’s score so far, in `balance` with its three numbers. */
export function scores(all: readonly Tally[], scoring: Options['scoring'], me: Viewer): Say {
  const each = all.map((won, seat): Say => {
    const by = scoring === 'plain' ? '' : `(${ASPECTS.map((aspect) => `${CATEGORIES[aspect]} ${won[aspect]}`).join(', ')})`;
    return say`${whom(seat, me)} ${scoreOf(won, scoring)}${by}`;
  });
  return say`지금까지 ${scoring === 'plain' ? '딴 트릭' : '점수'}: ${listed(each, ', ')}`;
}

function lengthOf(match: Options['match']): string {
  if ('rounds' in match) return `${match.rounds}라운드`;
  return match.target === null ? '보통 목표 점수까지' : `${match.target}점까지`;
}

/** "달을", "빨강과 3을": what has to be followed, as an object. */
function these(card: Card, aspects: readonly Aspect[]): string {
  const all = aspects.map((aspect) => words.value(card, aspect));
  return all.map((value, i) => withJosa(value, i < all.length - 1 ? '과/와' : '을/를')).join(' ');
}

const withJosa = (word: string, particle: Josa): string => `${word}${josa(word, particle)}`;
/** A card with its particle. */
export const the = (card: Card, particle: Josa): Say => say`${cardPart(card)}${josa(cardWords(card), particle)}`;
/** Somebody inside a sentence, as the reader knows them. */
export const whom = (seat: Seat, me: Viewer): Say => (seat === me ? say`나` : [player(seat)]);
/** Somebody as the one who does it. */
export const subject = (seat: Seat, me: Viewer): Say => (seat === me ? say`내가` : [called(seat, '이/가')]);
/** Cards by guild. */
export const sorted = (cards: readonly Card[]): Say => listed(byGuild(cards).map(([guild, numbers]) => say`${guildPart(guild)} ${numbers.join('·')}`), ', ');
