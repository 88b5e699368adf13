import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { brief } from '../../shared/games/gates/brief.ts';
import { type Character, FACES, faceOf } from '../../shared/games/gates/characters.ts';
import { gates as complete } from '../../shared/games/gates/complete.ts';
import { gates } from '../../shared/games/gates/index.ts';
import { rules as rulesEn } from '../../shared/games/gates/rules/en.ts';
import { rules as rulesEs } from '../../shared/games/gates/rules/es.ts';
import { rules as rulesKo } from '../../shared/games/gates/rules/ko.ts';
import type { Move } from '../../shared/games/gates/state.ts';
import { words as wordsEn } from '../../shared/games/gates/text/en.ts';
import { words as wordsEs } from '../../shared/games/gates/text/es.ts';
import { words as wordsKo } from '../../shared/games/gates/text/ko.ts';
import { common } from '../../shared/text/common/all.ts';
import { type Language, LANGUAGES, plain, type RulesPage, type Say } from '../../shared/text/say.ts';
import { GATES_NOTATION } from './gates-position.ts';
import { atRandom, playout, testSeed } from './playout.ts';

const TEXT = complete.text;
const WORDS = { en: wordsEn, ko: wordsKo, es: wordsEs };
const RULES: Record<Language, RulesPage> = { en: rulesEn, ko: rulesKo, es: rulesEs };
const NAMES = ['Bo', 'Ana', '민지', 'The house', 'Zoë'];

// Seat 3 is the house: its name has another form inside a sentence.
const said = (language: Language, sentence: Say) =>
  plain(sentence, (seat: Seat, inside) => (seat === 3 ? common[language].house(0, inside) : common[language].person(NAMES[seat]!)));

describe('words that stand by themselves', () => {
  test('the names of the faces are short, and no two are alike', () => {
    for (const language of LANGUAGES) {
      const names = FACES.map((face) => WORDS[language].face(face));
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(40);
      expect(names.filter((name) => name.length > 16)).toEqual([]);
    }
    expect(FACES.map(wordsKo.face).join()).not.toMatch(/[A-Za-z]/);
    expect(FACES.map(wordsEs.face).join()).not.toMatch(/\b(el|la)\b.*\b(el|la)\b/i);
  });

  test.each<[Character, string, string, string]>([
    ['g-pair', 'a pair', '같은 진주 두 개', 'una pareja'],
    ['g-quad', 'four equal pearls', '같은 진주 네 개', 'cuatro perlas iguales'],
    ['g-pair-66', 'a pair and 6, 6', '같은 진주 두 개 + 6, 6', 'una pareja y 6, 6'],
    ['r-bonus', 'a pair and another pair', '같은 진주 두 개 + 같은 진주 두 개', 'una pareja y otra pareja'],
    ['g-7788', '7, 7, 8 and 8', '7, 7, 8, 8', '7, 7, 8 y 8'],
    ['b-trade', 'a 2', '2', 'un 2'],
    ['g-222', '2, 2 and 2, plus one diamond', '2, 2, 2 + 다이아몬드 한 개', '2, 2 y 2, más un diamante'],
    ['g-odd', 'three odd pearls', '홀수 진주 세 개', 'tres perlas impares'],
    ['g-even', 'three even pearls', '짝수 진주 세 개', 'tres perlas pares'],
    ['r-banish', 'three pearls that sum to 7', '합이 7인 진주 세 개', 'tres perlas que sumen 7'],
    ['b-limit', 'any number of pearls that sum to 10', '합이 10인 진주 몇 개든', 'cualquier número de perlas que sumen 10'],
    ['b-exchange', 'a run of five', '연속된 진주 다섯 개', 'una escalera de cinco'],
    ['r-wisp-45', '4, 4, 4 or 5, 5, 5', '4, 4, 4 또는 5, 5, 5', '4, 4, 4 o 5, 5, 5'],
  ])('the cost of %s', (face, ...costs) => expect(LANGUAGES.map((language) => WORDS[language].cost(face))).toEqual(costs));

  test('an ability is a sentence, and only the green have none', () => {
    for (const language of LANGUAGES) {
      for (const face of FACES) {
        const says = WORDS[language].ability(face);
        if (faceOf(face).colour === 'green') expect(says).toBeNull();
        else expect(says).toMatch(/^\S(?!.*(undefined|null|NaN|\[object| {2})).*\.$/u);
      }
      // Faces with one ability between them: two wisps, two golems, two looks, and so on, each told by its own numbers.
      expect(new Set(FACES.map(WORDS[language].ability)).size).toBe(1 + 6 + 9 + 9);
    }
    expect([wordsEn, wordsKo, wordsEs].map((words) => words.ability('b-virtual-8'))).toEqual([
      'Adds an 8 to what you pay, once in every activation.', '활성화할 때마다 한 번, 8 하나를 비용에 보탭니다.', 'Aporta al pago un 8, una vez en cada activación.',
    ]);
  });

  test('the rules pages have the same headings, texts and lists, name every face, and no language speaks another', () => {
    const shape = (page: RulesPage) => page.map((block) => ('list' in block ? `list of ${block.list.length}` : Object.keys(block)[0]));
    const all = (page: RulesPage) => page.flatMap((block) => ('heading' in block ? [block.heading] : 'text' in block ? [block.text] : block.list)).join(' ');
    expect(shape(rulesEs)).toEqual(shape(rulesEn));
    expect(shape(rulesKo)).toEqual(shape(rulesEn));
    for (const language of LANGUAGES) for (const face of FACES) expect(all(RULES[language])).toContain(WORDS[language].face(face));
    expect(all(RULES.ko)).not.toMatch(/[A-Za-z]/);
    expect(all(RULES.es)).not.toMatch(/\b(the|of|and|cards?|pearls?|diamonds?|portal’s|power|turn|round)\b/i);
  });
});

describe('every sentence of whole games', () => {
  const heard: Record<Language, Set<string>> = { en: new Set(), ko: new Set(), es: new Set() };
  const kinds = new Set<string>();
  for (const seats of [2, 3, 5]) {
    playout(gates, { options: { keepPortal: false }, seats, seed: testSeed(seats) }, atRandom({ activate: 9 }), ({ state, told, n }) => {
      const events = told.filter((each) => each.n === n);
      for (const language of LANGUAGES) {
        const { event, move, effect, table } = TEXT[language];
        for (const me of [0, 1, null]) {
          for (const each of events) heard[language].add(said(language, event(redact(each.event, me), me)));
          if (n % 5 === 0) for (const line of table(redact(state, me), me)) heard[language].add(said(language, line));
        }
        const view = redact(state, state.turn);
        for (const each of n % 3 === 0 ? legalMoves(gates, view, state.turn) : []) {
          kinds.add(each.act);
          for (const line of [move(each, view, state.turn), ...effect(each, view, state.turn)]) heard[language].add(said(language, line));
        }
      }
    });
  }

  test('comes from every kind of move that a game has without luck', () => {
    const all: Move['act'][] = ['activate', 'discard', 'pearl', 'place', 'sweep'];
    expect(all.filter((act) => !kinds.has(act))).toEqual([]);
  });

  test.each(LANGUAGES)('is whole and punctuated: %s', (language) => {
    expect(heard[language].size).toBeGreaterThan(400);
    for (const line of heard[language]) expect(line).toMatch(/^\S(?!.*(undefined|null|NaN|\?|\[object| {2}| [.,;:])).*(\.|→ \d+)$/u);
  });

  test('has its grammar right: particles are decided, articles are joined', () => {
    for (const line of heard.ko) expect(line.replace(/Bo|Ana|Zoë/g, '')).not.toMatch(/[A-Za-z]|\((을|를|은|는|이|가|과|와|으)\)/u);
    for (const line of heard.es) expect(line).not.toMatch(/\b(de|a) el\b|\b(the|of|and|with)\b/);
    for (const line of heard.en) expect(line).not.toMatch(/\ba 8\b|\b1 pearls\b|\bone (diamonds|pearls|actions)\b/);
  });
});

describe('a handful for a letter', () => {
  const few = (text: string) => {
    const view = redact(GATES_NOTATION.set(text).state, 0);
    return brief(view, 0, legalMoves(gates, view, 0)).map(gates.notate);
  };

  test.each<[string, string, string[]]>([
    ['nothing lies before the seat', 'row 8 8 7 1', ['pearl 1', 'pearl 3', 'pearl 4', 'pearl deck', 'place 1', 'place 2']],
    ['each card that can be activated, at its cheapest', 'p1 3 3 4 4 | p1.a g-pair | p1.b g-triple | p1.gems g-88 g-88 g-88 | row 8 7 6 5', ['pearl 1', 'pearl 2', 'pearl 3', 'pearl 4', 'activate a with 3 3', 'activate b with 3 4 4 diamonds 1']],
    ['a full portal', 'p1.a g-pair | p1.b g-triple | row 8 7 6 5', ['pearl 1', 'pearl 2', 'pearl 3', 'pearl 4', 'pearl deck', 'sweep']],
    ['whom to look at', 'p2 1 | p3 2 | phase look | left 1', ['look p2', 'look p3']],
    ['the end window', 'p1 1 2 | p1.has b-redraw b-trade | phase end | left 0', ['redraw', 'trade', 'end']],
  ])('%s', (_, position, moves) => expect(few(position)).toEqual(moves));
});
