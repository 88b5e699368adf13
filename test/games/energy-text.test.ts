import { describe, expect, test } from 'vitest';
import { redact, secret } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { energy } from '../../shared/games/energy/index.ts';
import { rules as rulesEn } from '../../shared/games/energy/rules/en.ts';
import { rules as rulesEs } from '../../shared/games/energy/rules/es.ts';
import { rules as rulesKo } from '../../shared/games/energy/rules/ko.ts';
import type { Event, Placed, State } from '../../shared/games/energy/state.ts';
import { text as en } from '../../shared/games/energy/text/en.ts';
import { text as es } from '../../shared/games/energy/text/es.ts';
import { text as ko } from '../../shared/games/energy/text/ko.ts';
import { table as tableEn } from '../../shared/games/energy/text/table/en.ts';
import { table as tableEs } from '../../shared/games/energy/text/table/es.ts';
import { table as tableKo } from '../../shared/games/energy/text/table/ko.ts';
import { common } from '../../shared/text/common/all.ts';
import { type Language, LANGUAGES, plain, type RulesPage, type Say } from '../../shared/text/say.ts';
import { atRandom, playout, testSeed } from './playout.ts';

const TEXT = { en: { ...en, table: tableEn }, ko: { ...ko, table: tableKo }, es: { ...es, table: tableEs } };
const RULES: Record<Language, RulesPage> = { en: rulesEn, ko: rulesKo, es: rulesEs };
const NAMES = ['Bo', 'Ana', '민지', 'The house'];

// Seat 3 is the house: its name has another form inside a sentence.
const said = (language: Language, sentence: Say) =>
  plain(sentence, (seat: Seat, inside) => (seat === 3 ? common[language].house(0, inside) : common[language].person(NAMES[seat]!)));
const told = (event: Event, me: Viewer) => LANGUAGES.map((language) => said(language, TEXT[language].event(redact(event, me), me)));

const placed: Event = { type: 'placed', seat: 0, q: 1, r: 1, card: '2rm', beside: ['5rs', '2ba'] };

describe('what happened', () => {
  test.each<[Event, Viewer, string, string, string]>([
    [
      placed, 1,
      'Bo placed the 2 of red moons next to the 5 of red suns and the 2 of blue arms.',
      'Bo 님이 빨강 달 2를 빨강 해 5, 파랑 검 2 옆에 놓았습니다.',
      'Bo colocó el 2 de lunas rojas junto al 5 de soles rojos y al 2 de armas azules.',
    ],
    [
      { ...placed, beside: ['1yc', '5rs', '2ba'] }, 0,
      'You placed the 2 of red moons next to the 1 of yellow crowns, the 5 of red suns and the 2 of blue arms.',
      '빨강 달 2를 노랑 왕관 1, 빨강 해 5, 파랑 검 2 옆에 놓았습니다.',
      'Colocaste el 2 de lunas rojas junto al 1 de coronas amarillas, al 5 de soles rojos y al 2 de armas azules.',
    ],
    [
      { ...placed, seat: 3, card: '3bs', beside: [], rules: true }, null,
      'The house placed the 3 of blue suns as the first card.',
      '컴퓨터가 첫 카드로 파랑 해 3을 놓았습니다.',
      'La casa colocó el 3 de soles azules como primera carta.',
    ],
    [
      { ...placed, seat: 1, beside: ['5rs'], rules: true }, null,
      'Ana placed the 2 of red moons next to the 5 of red suns.',
      'Ana 님이 빨강 달 2를 빨강 해 5 옆에 놓았습니다.',
      'Ana colocó el 2 de lunas rojas junto al 5 de soles rojos.',
    ],
    [
      { type: 'ended', seat: 2 }, 2,
      'That was the last card, and the game ended.',
      '마지막 카드까지 놓여 게임이 끝났습니다.',
      'Era la última carta y la partida terminó.',
    ],
  ])('%o, to %s', (event, me, ...sentences) => {
    expect(told(event, me)).toEqual([sentences[0], sentences[1], sentences[2]]);
  });
});

describe('a move', () => {
  const lines = (q: number, r: number) => LANGUAGES.map((language) => {
    const view = redact(state(), 0);
    return [TEXT[language].move({ q, r }, view, 0), ...TEXT[language].effect({ q, r }, view, 0)].map((line) => said(language, line));
  });

  test('says where the card goes and what it does to the groups', () => {
    expect(lines(1, 1)).toEqual([
      [
        'Place the 2 of red moons to the upper left of the 4 of blue moons, next to the 1 of red suns, the 5 of yellow arms and the 2 of blue crowns.',
        'Red 1 → 2', 'Moons 1 → 2', 'Product 1 → 4',
      ],
      [
        '빨강 달 2를 파랑 달 4의 왼쪽 위, 빨강 해 1, 노랑 검 5, 파랑 왕관 2 옆에 놓습니다.',
        '빨강 무리 1 → 2', '달 무리 1 → 2', '곱 1 → 4',
      ],
      [
        'Coloca el 2 de lunas rojas arriba a la izquierda del 4 de lunas azules, junto al 1 de soles rojos, al 5 de armas amarillas y al 2 de coronas azules.',
        'Rojo 1 → 2', 'Lunas 1 → 2', 'Producto 1 → 4',
      ],
    ]);
  });

  test('says so when nothing changes', () => {
    expect(lines(1, -1)).toEqual([
      ['Place the 2 of red moons to the upper left of the 5 of yellow arms, next to the 3 of yellow crowns.', 'Your product stays 1.'],
      ['빨강 달 2를 노랑 검 5의 왼쪽 위, 노랑 왕관 3 옆에 놓습니다.', '곱은 1 그대로입니다.'],
      ['Coloca el 2 de lunas rojas arriba a la izquierda del 5 de armas amarillas, junto al 3 de coronas amarillas.', 'Tu producto sigue en 1.'],
    ]);
  });

  test('the last one says that it ends the game', () => {
    const { before, move } = lastMove();
    const ends = LANGUAGES.map((language) => said(language, TEXT[language].move(move, redact(before, before.turn), before.turn)));
    expect(ends[0]).toMatch(/\. It is the last card, and the game ends\.$/);
    expect(ends[1]).toMatch(/\. 마지막 카드이므로 게임이 끝납니다\.$/);
    expect(ends[2]).toMatch(/\. Es la última carta y la partida termina\.$/);
  });
});

describe('the table in words', () => {
  const table = (at: State, me: Viewer) => LANGUAGES.map((language) => TEXT[language].table(redact(at, me), me).map((line) => said(language, line)));

  test('to the seat to move', () => {
    expect(table(state(), 0)).toEqual([
      [
        '5 cards lie on the table, and the deck holds 2 cards.',
        'Your energy card is the 4 of red moons: red 1 × moons 1 × fours 1 = 1.',
        'You hold the 2 of red moons.',
        'It is your turn.',
      ],
      [
        '테이블에 카드 5장이 놓여 있고, 뽑을 더미에 2장이 남아 있습니다.',
        '내 에너지 카드는 빨강 달 4입니다. 빨강 무리 1 × 달 무리 1 × 숫자 4 무리 1 = 1.',
        '내가 놓을 카드는 빨강 달 2입니다.',
        '내 차례입니다.',
      ],
      [
        'Hay 5 cartas en la mesa y en el mazo quedan 2.',
        'Tu carta de energía es el 4 de lunas rojas: rojo 1 × lunas 1 × cuatros 1 = 1.',
        'Tienes el 2 de lunas rojas.',
        'Es tu turno.',
      ],
    ]);
  });

  test('to a spectator nothing hidden, and with open cards what lies open', () => {
    expect(table(state(), null)).toEqual([
      ['5 cards lie on the table, and the deck holds 2 cards.', 'It is Bo’s turn.'],
      ['테이블에 카드 5장이 놓여 있고, 뽑을 더미에 2장이 남아 있습니다.', 'Bo 님 차례입니다.'],
      ['Hay 5 cartas en la mesa y en el mazo quedan 2.', 'Es el turno de Bo.'],
    ]);
    expect(table({ ...state(), playing: ['2rm', '3rc'] }, 1).map((lines) => lines.slice(2, -1))).toEqual([
      ['Bo holds the 2 of red moons.', 'You hold the 3 of red crowns.'],
      ['Bo 님이 놓을 카드는 빨강 달 2입니다.', '내가 놓을 카드는 빨강 왕관 3입니다.'],
      ['Bo tiene el 2 de lunas rojas.', 'Tienes el 3 de coronas rojas.'],
    ]);
  });

  test('at the end everybody’s product, by place, adds up', () => {
    const { after } = lastMove();
    const { scores, places } = energy.outcome(after)!;
    const order = places.map((_, index) => places.indexOf(index + 1));
    for (const language of LANGUAGES) {
      const lines = TEXT[language].table(redact(after, 'everyone'), null).map((line) => said(language, line));
      expect(lines).toHaveLength(2 + scores.length);
      order.forEach((seat, index) => {
        const line = lines[1 + index]!;
        expect(line.startsWith(NAMES[seat]!)).toBe(true);
        const factors = /(\d+) × \D*(\d+) × .*?(\d+) = (\d+)\.$/.exec(line)!.slice(1).map(Number);
        expect(factors[0]! * factors[1]! * factors[2]!).toBe(factors[3]);
        expect(factors[3]).toBe(scores[seat]);
      });
    }
  });
});

test('the rules have the same shape in all languages', () => {
  const shape = (page: RulesPage) => page.map((block) => ('list' in block ? block.list.length : Object.keys(block)[0]));
  expect([shape(RULES.ko), shape(RULES.es)]).toEqual([shape(RULES.en), shape(RULES.en)]);
});

test('Korean has no Latin letters and no undecided particles, Spanish no English words', () => {
  const words = (page: RulesPage) => page.flatMap((block) => ('heading' in block ? [block.heading] : 'text' in block ? [block.text] : block.list));
  const heard = (language: Language) => [...words(RULES[language]), ...everySentence(language), ...Object.values(TEXT[language].options).flatMap(({ title, help }) => [title, help])];
  for (const line of heard('ko')) expect(line).not.toMatch(/[A-Za-z]|\((을|를|은|는|이|가|과|와|으)\)/u);
  for (const line of heard('es')) expect(line).not.toMatch(/\b(the|of|and|cards?|deck|lies?|red|blue|yellow|suns?|moons?|arms|crowns?|place[ds]?|product|your?|turn|is|game)\b/iu);
});

/** Bo to move with the 2 of red moons; energy card 4 of red moons. */
function state(): State {
  const layout: Placed[] = [
    { q: 0, r: 0, card: '3yc' }, { q: 1, r: 0, card: '5ya' }, { q: 0, r: 1, card: '1rs' }, { q: 2, r: 0, card: '2bc' }, { q: 1, r: 2, card: '4bm' },
  ];
  return {
    options: { openCards: false },
    deck: secret(['1bs', '3bs']),
    energy: [secret('4rm', 0), secret('5rc', 1)],
    playing: [secret('2rm', 0), secret('3rc', 1)],
    layout,
    turn: 0,
  };
}

function lastMove() {
  const states: State[] = [];
  playout(energy, { options: { openCards: false }, seats: 3, seed: testSeed(1) }, atRandom(), ({ state: now }) => states.push(now));
  const [before, after] = states.slice(-2) as [State, State];
  return { before, after, move: after.layout.at(-1)! };
}

/** What is said in a whole game between people of Korean names. */
function everySentence(language: Language): string[] {
  const text = TEXT[language];
  const name = (seat: Seat) => ['지오', '민지', '하늘'][seat]!;
  const heard: Say[] = [];
  const { match } = playout(energy, { options: { openCards: true }, seats: 3, seed: testSeed(2) }, atRandom(), ({ state: now }) => {
    const view = redact(now, now.turn);
    heard.push(...text.table(view, now.turn));
    for (const move of energy.legal(now, now.turn)) heard.push(text.move(move, view, now.turn), ...text.effect(move, view, now.turn));
  });
  for (const { event } of match.told) for (const me of [0, null]) heard.push(text.event(redact(event, me), me));
  return [...heard, ...text.table(redact(match.state, 'everyone'), null)].map((sentence) => plain(sentence, (at) => common[language].person(name(at))));
}
