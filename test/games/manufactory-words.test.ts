import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { brief } from '../../shared/games/manufactory/brief.ts';
import { catalogue } from '../../shared/games/manufactory/catalogue.ts';
import { manufactory as complete } from '../../shared/games/manufactory/complete.ts';
import { manufactory } from '../../shared/games/manufactory/index.ts';
import { rules as rulesEn } from '../../shared/games/manufactory/rules/en.ts';
import { rules as rulesEs } from '../../shared/games/manufactory/rules/es.ts';
import { rules as rulesKo } from '../../shared/games/manufactory/rules/ko.ts';
import type { Options, State } from '../../shared/games/manufactory/state.ts';
import { text as en, words as wordsEn } from '../../shared/games/manufactory/text/en.ts';
import { text as es, words as wordsEs } from '../../shared/games/manufactory/text/es.ts';
import { lookOf } from '../../shared/games/manufactory/text/facts.ts';
import { text as ko, words as wordsKo } from '../../shared/games/manufactory/text/ko.ts';
import { NAMES as namesEn } from '../../shared/games/manufactory/text/names/en.ts';
import { NAMES as namesKo } from '../../shared/games/manufactory/text/names/ko.ts';
import { NAMES as namesEs } from '../../shared/games/manufactory/text/names/es.ts';
import { common } from '../../shared/text/common/all.ts';
import { type Language, LANGUAGES, type OptionWords, plain, type RulesPage, type Say } from '../../shared/text/say.ts';
import { LIST } from './manufactory-list.ts';
import { described, part, position } from './manufactory-said.ts';
import { atRandom, playout, testSeed } from './playout.ts';

const TEXT = { en, ko, es };
const WORDS = { en: wordsEn, ko: wordsKo, es: wordsEs };
const RULES: Record<Language, RulesPage> = { en: rulesEn, ko: rulesKo, es: rulesEs };
const IDS = Object.values(catalogue()).flat();
const POOL: Options = { crates: 3, secondAfterTie: false, parts: 'pool' };

const TABLE = position(['n001', 'd010', 'x001', 'w004'], [{ w: ['w001'], n: ['n004'], u: ['x002'] }, { w: ['w002', 'w003'], r: ['r001'] }]);
const LISTED = position(['w900', 'd900', 'n900'], [{ w: ['x900'], g: ['x900'] }, {}], []);
const OVER = position([], [{ w: ['w001'], u: ['u001'], k: ['k001'], r: ['r001'] }, {}], []);

describe('the table in words', () => {
  test.each<[State, Viewer, string[][]]>([
    [TABLE, 0, [
      [
        'Free on the belt: 1 the Brass Axle (neutral, cost 1); 2 the Spotless Condenser (white and blue, cost 4).',
        'For a part of one’s own: 3 the Riverside Workshop (universal); 4 the Steady Governor (white, cost 2).',
        'The deck holds 2 parts.',
        'You, 8 points: white 1 (highest cost 1, 2 points); blue 1 (highest cost 0, 3 points); neutral 1 (highest cost 2, 3 points).',
        'Ana, 6 points: white 2 (highest cost 1, 3 points); red 1 (highest cost 1, 3 points).',
        'It is your turn.',
      ],
      [
        '벨트의 무료 자리: 1번 황동 굴대(무색, 비용 1), 2번 고른 렌즈통(흰색·파란색, 비용 4).',
        '부품 하나를 버려야 하는 자리: 3번 강가 공방(만능), 4번 새하얀 조속기(흰색, 비용 2).',
        '더미에 부품이 2개 있습니다.',
        '나 8점: 흰색 1개(최고 비용 1, 2점), 파란색 1개(최고 비용 0, 3점), 무색 1개(최고 비용 2, 3점).',
        'Ana 님 6점: 흰색 2개(최고 비용 1, 3점), 빨간색 1개(최고 비용 1, 3점).',
        '내 차례입니다.',
      ],
      [
        'Gratis en la cinta: 1 el eje forjado (incoloro, coste 1); 2 la esclusa pulcra (blanco y azul, coste 4).',
        'A cambio de una pieza propia: 3 el taller ribereño (universal); 4 el regulador firme (blanco, coste 2).',
        'En el mazo quedan 2 piezas.',
        'Tú, 8 puntos: blanco 1 (coste más alto 1, 2 puntos); azul 1 (coste más alto 0, 3 puntos); incoloro 1 (coste más alto 2, 3 puntos).',
        'Ana, 6 puntos: blanco 2 (coste más alto 1, 3 puntos); rojo 1 (coste más alto 1, 3 puntos).',
        'Es tu turno.',
      ],
    ]],
    [LISTED, null, [
      [
        'Free on the belt: 1 a white part of cost 2.5; 2 a blue, red and green part of cost 4.',
        'For a part of one’s own: 3 a neutral part of cost 7.',
        'The deck is empty.',
        'Bo, 6 points: white 1 (highest cost 0, 3 points); green 1 (highest cost 0, 3 points).',
        'Ana, 0 points: no parts yet.',
        'It is Bo’s turn.',
      ],
      [
        '벨트의 무료 자리: 1번 비용 2.5인 흰색 부품, 2번 비용 4인 파란색·빨간색·초록색 부품.',
        '부품 하나를 버려야 하는 자리: 3번 비용 7인 무색 부품.',
        '더미가 비었습니다.',
        'Bo 님 6점: 흰색 1개(최고 비용 0, 3점), 초록색 1개(최고 비용 0, 3점).',
        'Ana 님 0점: 아직 부품 없음.',
        'Bo 님 차례입니다.',
      ],
      [
        'Gratis en la cinta: 1 una pieza blanca de coste 2,5; 2 una pieza azul, roja y verde de coste 4.',
        'A cambio de una pieza propia: 3 una pieza incolora de coste 7.',
        'El mazo está vacío.',
        'Bo, 6 puntos: blanco 1 (coste más alto 0, 3 puntos); verde 1 (coste más alto 0, 3 puntos).',
        'Ana, 0 puntos: aún sin piezas.',
        'Es el turno de Bo.',
      ],
    ]],
    [OVER, 1, [
      [
        'The deck is empty.',
        'Bo, 14 points: white 1 (highest cost 1, 3 points); blue 1 (highest cost 1, 3 points); black 1 (highest cost 1, 3 points); red 1 (highest cost 1, 3 points); 2 points for 4 groups.',
        'You, 0 points: no parts yet.',
        'The game is over.',
      ],
      [
        '더미가 비었습니다.',
        'Bo 님 14점: 흰색 1개(최고 비용 1, 3점), 파란색 1개(최고 비용 1, 3점), 검은색 1개(최고 비용 1, 3점), 빨간색 1개(최고 비용 1, 3점), 묶음 4개로 2점.',
        '나 0점: 아직 부품 없음.',
        '게임이 끝났습니다.',
      ],
      [
        'El mazo está vacío.',
        'Bo, 14 puntos: blanco 1 (coste más alto 1, 3 puntos); azul 1 (coste más alto 1, 3 puntos); negro 1 (coste más alto 1, 3 puntos); rojo 1 (coste más alto 1, 3 puntos); 2 puntos por 4 grupos.',
        'Tú, 0 puntos: aún sin piezas.',
        'La partida ha terminado.',
      ],
    ]],
  ])('%o, to %s', (at, me, lines) => {
    expect(described(at, me)).toEqual(lines);
  });
});

describe('names', () => {
  test.each(LANGUAGES)('no two parts of the catalogue have the same in %s', (language) => {
    const names = IDS.map((id) => WORDS[language].name(part(id)));
    expect(names).toHaveLength(335);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(335);
    for (const name of names) expect(name).toMatch(/^[^\s,]+( [^\s,]+)+$/u);
  });

  test('each colour has words of its own; a dual part has an adjective of its first and a noun of its last', () => {
    expect(IDS.filter((id) => id.startsWith('d')).map((id) => WORDS.en.name(part(id))).slice(8, 10)).toEqual(['Steady Firebox', 'Spotless Condenser']);
    expect(LANGUAGES.map((language) => WORDS[language].name(part('d019')))).toEqual(['Steady Bellows', '새하얀 풀무', 'Fuelle firme']);
    for (const table of [namesEn, namesKo, namesEs]) {
      const all = Object.values(table).flatMap(([adjectives, nouns]) => [...adjectives.split(','), ...nouns.split(',')]);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  // Written out by hand: the rule of the text is that nouns in -a are feminine and others are not.
  const FEMININE = 'balanza plomada bomba esclusa clepsidra trituradora chimenea prensa alcuza caldera bujía fragua noria polea sembradora palanca leva manivela bisagra brida biela cantera herrería'.split(' ');
  const MASCULINE = 'contrapeso nivel regulador reflector sifón barómetro condensador garfio cabrestante quemador martillo pistón fuelle resorte yugo eje cojinete piñón trinquete husillo engranaje taller almacén muelle'.split(' ');

  test('Spanish agrees in gender', () => {
    expect(Object.values(namesEs).flatMap(([, nouns]) => nouns.split(',')).sort()).toEqual([...FEMININE, ...MASCULINE].sort());
    for (const id of IDS) {
      const [noun = '', adjective = ''] = wordsEs.name(part(id)).toLowerCase().split(' ');
      const article = plain(wordsEs.part(part(id)), () => '').split(' ')[0];
      expect(article, id).toBe(FEMININE.includes(noun) ? 'la' : 'el');
      if (/[oa]$/.test(adjective)) expect(`${noun} ${adjective}`).toMatch(FEMININE.includes(noun) ? /a$/ : /o$/);
    }
  });

  test('those of a list are shown as they are, to those at the table alone', () => {
    const seen = (id: string, me: Viewer) => LANGUAGES.map((language) => WORDS[language].name(redact(part(id), me)));
    expect(seen('n900', 1)).toEqual(['Ñandú & <b>', 'Ñandú & <b>', 'Ñandú & <b>']);
    expect(seen('n900', null)).toEqual(['Neutral part', '무색 부품', 'Pieza incolora']);
    expect(seen('d900', null)).toEqual(['Blue, red and green part', '파란색·빨간색·초록색 부품', 'Pieza azul, roja y verde']);
    expect(seen('x900', null)).toEqual(['Universal part', '만능 부품', 'Pieza universal']);
  });

  test('a small picture is told how the part looks', () => {
    expect(['w001', 'd019', 'n024', 'x001', 'w900'].map((id) => lookOf(part(id)))).toEqual(['w1', 'wug4', 'n10', 'x0', 'w2.5']);
  });
});

test('options, their values, and what does not go together', () => {
  const values = (language: Language) => {
    const { crates, parts } = TEXT[language].options as Record<string, OptionWords>;
    return [...[2, 12, null].map((value) => crates!.value!(value)), ...['pool', { count: 1, digest: '' }, { count: 540, digest: '' }, { list: LIST }].map((value) => parts!.value!(value))];
  };
  expect(values('en')).toEqual(['2', '12', 'as many as players', 'built in', 'a list of 1 part', 'a list of 540 parts', 'a list of 72 parts']);
  expect(values('ko')).toEqual(['2개', '12개', '인원수만큼', '기본 부품', '가져온 목록(1개)', '가져온 목록(540개)', '가져온 목록(72개)']);
  expect(values('es')).toEqual(['2', '12', 'tantos como jugadores', 'las de la casa', 'una lista de 1 pieza', 'una lista de 540 piezas', 'una lista de 72 piezas']);
  const misfits = (options: Options, seats: number) => LANGUAGES.map((language) => TEXT[language].misfit!(options, seats));
  expect(misfits(POOL, 3)).toEqual([null, null, null]);
  expect(misfits({ ...POOL, parts: { list: LIST }, crates: null }, 4)).toEqual([null, null, null]);
  expect(misfits(POOL, 4)).toEqual([
    { option: 'crates', says: 'With 4 players there are 4 to 12 crates.' },
    { option: 'crates', says: '4명이 하면 상자는 4개에서 12개까지입니다.' },
    { option: 'crates', says: 'Con 4 jugadores hay de 4 a 12 cajones.' },
  ]);
  expect(misfits({ ...POOL, crates: 5, parts: { list: LIST } }, 4).map((misfit) => misfit!.says)).toEqual([
    'The list is 3 parts short. Add some, or choose fewer crates.',
    '목록에 부품이 3개 모자랍니다. 부품을 더 넣거나 상자 수를 줄이세요.',
    'A la lista le faltan 3 piezas. Añade más o elige menos cajones.',
  ]);
});

describe('the choices of a letter', () => {
  test('are few, what is free first, each place with its best colour', () => {
    const moves = legalMoves(manufactory, redact(TABLE, 0), 0);
    expect(brief(redact(TABLE, 0), 0, moves).map((move) => manufactory.notate(move))).toEqual([
      'take 1', 'take 2 as white', 'take 2 as blue', 'take 3 as black scrap w001', 'take 4 scrap w001',
    ]);
  });

  test('are moves of the list, each once, and never only what costs', () => {
    playout(manufactory, { options: POOL, seats: 3, seed: testSeed(5) }, atRandom(), ({ state }) => {
      const moves = legalMoves(manufactory, redact(state, state.turn), state.turn);
      const few = brief(redact(state, state.turn), state.turn, moves);
      expect(few.length).toBeLessThanOrEqual(6);
      expect(new Set(few).size).toBe(few.length);
      expect(few.every((move) => moves.includes(move))).toBe(true);
      if (moves.length > 0) expect(few[0]!.scrap).toBeNull();
    });
  });
});

describe('the rules pages', () => {
  const lines = (page: RulesPage) => page.flatMap((block) => ('heading' in block ? [block.heading] : 'text' in block ? [block.text] : block.list));

  test('have the same headings, texts and lists, and say what the game goes back to', () => {
    const shape = (page: RulesPage) => page.map((block) => ('list' in block ? `list of ${block.list.length}` : Object.keys(block)[0]));
    expect([shape(RULES.ko), shape(RULES.es)]).toEqual([shape(RULES.en), shape(RULES.en)]);
    expect(lines(RULES.en).at(-1)).toContain('an independent project, not affiliated with or endorsed by Wizards of the Coast');
    for (const language of LANGUAGES) expect(lines(RULES[language]).filter((line) => line.includes('Wizards of the Coast'))).toEqual([lines(RULES[language]).at(-1)]);
  });

  test('Korean has no Latin letters and no undecided particles, Spanish no English words', () => {
    const heard = (language: Language) => [...lines(RULES[language]).slice(0, -1), ...everySentence(language), ...Object.values(TEXT[language].options).flatMap(({ title, help }) => [title, help])];
    for (const line of heard('ko')) expect(line).not.toMatch(/[A-Za-z]|\((을|를|은|는|이|가|과|와|으)\)/u);
    for (const line of heard('es')) expect(line).not.toMatch(/\b(the|of|and|parts?|belt|deck|cost|white|blue|black|red|green|neutral|crates?|your?|turn|is|game|score)\b/iu);
  });
});

/** What is said in a whole game between people of Korean names. */
function everySentence(language: Language): string[] {
  const text = complete.text[language];
  const heard: Say[] = [];
  const { match } = playout(manufactory, { options: POOL, seats: 3, seed: testSeed(2) }, atRandom(), ({ state: now }) => {
    const view = redact(now, now.turn);
    heard.push(...text.table(view, now.turn));
    for (const move of manufactory.legal(now, now.turn).slice(0, 40)) heard.push(text.move(move, view, now.turn), ...text.effect(move, view, now.turn));
  });
  for (const { event } of match.told) for (const me of [0, null]) heard.push(text.event(redact(event, me), me));
  return heard.map((sentence) => plain(sentence, (at: Seat) => common[language].person(['지오', '민지', '하늘'][at]!)));
}
