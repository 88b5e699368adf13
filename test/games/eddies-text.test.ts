import { describe, expect, test } from 'vitest';
import type { Card } from '../../shared/cards/mystique.ts';
import { redact, secret } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { eddies as complete } from '../../shared/games/eddies/complete.ts';
import { eddies } from '../../shared/games/eddies/index.ts';
import { rules as rulesEn } from '../../shared/games/eddies/rules/en.ts';
import { rules as rulesEs } from '../../shared/games/eddies/rules/es.ts';
import { rules as rulesKo } from '../../shared/games/eddies/rules/ko.ts';
import { type Event, type Options, playOf, type State, type Tally } from '../../shared/games/eddies/state.ts';
import { text as en, words as wordsEn } from '../../shared/games/eddies/text/en.ts';
import { text as es, words as wordsEs } from '../../shared/games/eddies/text/es.ts';
import { text as ko, words as wordsKo } from '../../shared/games/eddies/text/ko.ts';
import { common } from '../../shared/text/common/all.ts';
import { type Language, LANGUAGES, plain, type RulesPage, type Say } from '../../shared/text/say.ts';
import { atRandom, playout, testSeed } from './playout.ts';

const TEXT = { en, ko, es };
const WORDS = { en: wordsEn, ko: wordsKo, es: wordsEs };
const RULES: Record<Language, RulesPage> = { en: rulesEn, ko: rulesKo, es: rulesEs };
const NAMES = ['Bo', 'Ana', '민지', 'The house'];

// Seat 3 is the house: its name has another form inside a sentence.
const said = (language: Language, sentence: Say) =>
  plain(sentence, (seat: Seat, inside) => (seat === 3 ? common[language].house(0, inside) : common[language].person(NAMES[seat]!)));
const told = (event: Event, me: Viewer) => LANGUAGES.map((language) => said(language, TEXT[language].event(redact(event, me), me)));

const won = (tricks: number, suit: number, colour: number, number: number): Tally => ({ tricks, suit, colour, number });
const totals = [won(12, 5, 6, 3), won(20, 9, 9, 8), won(1, 0, 1, 0)];

describe('what happened', () => {
  test.each<[Event, Viewer, string, string, string]>([
    [
      { type: 'dealt', round: 2, leader: 1, cards: 20 }, 1,
      'Round 2 begins with 20 cards each; you lead the first trick.',
      '2라운드를 시작합니다. 20장씩 받았고, 첫 트릭은 내가 시작합니다.',
      'Empieza la ronda 2, con 20 cartas por persona; en la primera baza sales tú.',
    ],
    [
      { type: 'dealt', round: 1, leader: 3, cards: 7 }, 1,
      'Round 1 begins with 7 cards each; the house leads the first trick.',
      '1라운드를 시작합니다. 7장씩 받았고, 첫 트릭은 컴퓨터가 시작합니다.',
      'Empieza la ronda 1, con 7 cartas por persona; en la primera baza sale la casa.',
    ],
    [
      { type: 'played', seat: 0, card: '3rm', manner: 'lead', aspects: [] }, 1,
      'Bo led the 3 of red moons.', 'Bo 님이 빨강 달 3으로 트릭을 시작했습니다.', 'Bo salió con el 3 de lunas rojas.',
    ],
    [
      { type: 'played', seat: 1, card: '1bm', manner: 'set', aspects: ['suit'] }, 1,
      'You played the 1 of blue moons: follow moons.', '파랑 달 1을 냈습니다. 이제 달을 따라야 합니다.', 'Jugaste el 1 de lunas azules: hay que seguir las lunas.',
    ],
    [
      { type: 'played', seat: 3, card: '3ra', manner: 'set', aspects: ['colour', 'number'] }, null,
      'The house played the 3 of red arms: follow red and 3.', '컴퓨터가 빨강 검 3을 냈습니다. 이제 빨강과 3을 따라야 합니다.',
      'La casa jugó el 3 de armas rojas: hay que seguir el rojo y el 3.',
    ],
    [
      { type: 'played', seat: 0, card: '5rm', manner: 'follow', aspects: ['suit'], rules: true }, 1,
      'Bo followed with the 5 of red moons.', 'Bo 님이 빨강 달 5로 따랐습니다.', 'Bo siguió con el 5 de lunas rojas.',
    ],
    [
      { type: 'played', seat: 0, card: '3ys', manner: 'toss', aspects: ['suit'] }, 0,
      'You tossed the 3 of yellow suns.', '노랑 해 3을 버렸습니다.', 'Te descartaste del 3 de soles amarillos.',
    ],
    [
      { type: 'won', winner: 0, card: '5rm', aspects: ['suit'], over: '3rm', scoring: 'plain' }, 1,
      'Bo won the trick with the 5 of red moons: 5 beats 3.', 'Bo 님이 빨강 달 5로 트릭을 땄습니다. 5가 3을 이깁니다.', 'Bo ganó la baza con el 5 de lunas rojas: el 5 gana al 3.',
    ],
    [
      { type: 'won', winner: 1, card: '3rm', aspects: ['colour', 'number'], over: '3ra', scoring: 'balance' }, 1,
      'You won the trick with the 3 of red moons: moons beat arms. It counts for colour and number.',
      '내가 빨강 달 3으로 트릭을 땄습니다. 달이 검을 이깁니다. 색, 숫자 점수로 셉니다.',
      'Ganaste la baza con el 3 de lunas rojas: las lunas ganan a las armas. Cuenta para color y número.',
    ],
    [
      { type: 'won', winner: 0, card: '3ys', aspects: ['number'], over: '3rc', scoring: 'plain' }, null,
      'Bo won the trick with the 3 of yellow suns: yellow beats red.', 'Bo 님이 노랑 해 3으로 트릭을 땄습니다. 노랑이 빨강을 이깁니다.',
      'Bo ganó la baza con el 3 de soles amarillos: el amarillo gana al rojo.',
    ],
    [
      { type: 'won', winner: 1, card: '1bc', aspects: [], over: null, scoring: 'balance' }, 1,
      'Nobody could follow, so you won the trick with the 1 of blue crowns. It counts for nothing.',
      '아무도 따르지 못해 내가 파랑 왕관 1로 트릭을 땄습니다. 점수는 없습니다.',
      'Nadie pudo seguir: ganaste la baza con el 1 de coronas azules. No cuenta para nada.',
    ],
    [
      { type: 'round', round: 1, out: ['1ys', '4ys', '2bc'], totals, scoring: 'plain' }, 1,
      'Round 1 is over. Tricks so far: Bo 12, you 20, 민지 1. Left out: yellow suns 4, 1; blue crowns 2.',
      '1라운드가 끝났습니다. 지금까지 딴 트릭: Bo 님 12, 나 20, 민지 님 1. 빠져 있던 카드: 노랑 해 4·1, 파랑 왕관 2.',
      'La ronda 1 ha terminado. Bazas hasta ahora: Bo 12, tú 20, 민지 1. Quedaron sin repartir: soles amarillos 4, 1; coronas azules 2.',
    ],
    [
      { type: 'round', round: 3, out: [], totals: totals.slice(0, 2), scoring: 'balance' }, null,
      'Round 3 is over. Points so far: Bo 3 (suit 5, colour 6, number 3), Ana 8 (suit 9, colour 9, number 8).',
      '3라운드가 끝났습니다. 지금까지 점수: Bo 님 3(문양 5, 색 6, 숫자 3), Ana 님 8(문양 9, 색 9, 숫자 8).',
      'La ronda 3 ha terminado. Puntos hasta ahora: Bo 3 (palo 5, color 6, número 3), Ana 8 (palo 9, color 9, número 8).',
    ],
    [
      { type: 'extra', extra: 2, tied: [0, 1] }, 1,
      'First place is shared by Bo and you: extra round 2 of at most 3.',
      'Bo 님, 나의 점수가 같아 연장 라운드를 합니다. 최대 세 번 가운데 두 번째입니다.',
      'Empate en el primer puesto entre Bo y tú: ronda extra 2 de 3 como máximo.',
    ],
    [
      { type: 'ended', reason: 'rounds', round: 3, winners: [0], score: 23 }, 1,
      'All 3 rounds are played: Bo won with 23 points.', '3라운드를 모두 마쳤습니다. Bo 님이 23점으로 이겼습니다.', 'Se han jugado las 3 rondas: gana Bo, con 23 puntos.',
    ],
    [
      { type: 'ended', reason: 'rounds', round: 1, winners: [1], score: 1 }, 1,
      'The round is played: you won with 1 point.', '라운드를 마쳤습니다. 내가 1점으로 이겼습니다.', 'Se ha jugado la ronda: ganas tú, con 1 punto.',
    ],
    [
      { type: 'ended', reason: 'target', round: 4, winners: [3], score: 10 }, 1,
      'The target is reached in round 4: the house won with 10 points.', '4라운드에서 목표 점수에 이르렀습니다. 컴퓨터가 10점으로 이겼습니다.',
      'En la ronda 4 se ha alcanzado el objetivo: gana la casa, con 10 puntos.',
    ],
    [
      { type: 'ended', reason: 'parted', round: 4, winners: [0], score: 9 }, null,
      'The extra round decides: Bo won with 9 points.', '연장 라운드에서 승부가 났습니다. Bo 님이 9점으로 이겼습니다.', 'La ronda extra deshace el empate: gana Bo, con 9 puntos.',
    ],
    [
      { type: 'ended', reason: 'shared', round: 4, winners: [0, 1], score: 9 }, 1,
      'Three extra rounds decide nothing: Bo and you share the win with 9 points.', '연장 라운드를 세 번 했지만 승부가 나지 않았습니다. Bo 님, 내가 9점으로 함께 이겼습니다.',
      'Tres rondas extra no deshacen el empate: victoria compartida entre Bo y tú, con 9 puntos.',
    ],
    [
      { type: 'ended', reason: 'long', round: 20, winners: [0, 1, 2], score: 9 }, null,
      'After 20 rounds the match ends: Bo, Ana and 민지 share the win with 9 points.', '20라운드가 지나 경기를 마칩니다. Bo 님, Ana 님, 민지 님이 9점으로 함께 이겼습니다.',
      'La partida acaba tras 20 rondas: victoria compartida entre Bo, Ana y 민지, con 9 puntos.',
    ],
  ])('%o, to %s', (event, me, ...sentences) => {
    expect(told(event, me)).toEqual([sentences[0], sentences[1], sentences[2]]);
  });
});

/** A trick in the middle of round 2 of 3, seat 2 to play. */
function state(cards: Card[] = ['3rm', '1bm'], hand: Card[] = ['4ym', '3ys', '2bc'], match: Options['match'] = { rounds: 3 }): State {
  return {
    options: { match, scoring: 'plain', hand: 'full' },
    hands: [secret<Card[]>(['1ys', '2ys'], 0), secret<Card[]>(['1rs', '2rs'], 1), secret(hand, 2)],
    out: secret<Card[]>([]),
    first: 1,
    trick: { leader: 0, cards },
    tricks: [{ leader: 1, cards: ['5ys', '1bs', '2bs'] }],
    past: [totals],
    extra: 0,
  };
}

describe('a move', () => {
  const lines = (card: Card, at: State, seat: Seat) => LANGUAGES.map((language) => {
    const view = redact(at, seat);
    return [TEXT[language].move(playOf(card), view, seat), ...TEXT[language].effect(playOf(card), view, seat)].map((line) => said(language, line));
  });

  test.each<[Card, State, Seat, string[][]]>([
    ['2rs', state([]), 0, [['Lead the 2 of red suns.'], ['빨강 해 2로 트릭을 시작합니다.'], ['Sal con el 2 de soles rojos.']]],
    [
      '3ra', state(['3rm']), 1,
      [
        ['Play the 3 of red arms: the others follow red and 3.', 'Ahead: Bo, 3 of red moons'],
        ['빨강 검 3을 냅니다. 다른 사람은 빨강과 3을 따라야 합니다.', '앞선 카드: Bo 님, 빨강 달 3'],
        ['Juega el 3 de armas rojas: el resto sigue el rojo y el 3.', 'Por delante: Bo, 3 de lunas rojas'],
      ],
    ],
    [
      '4ym', state(), 2,
      [
        ['Follow moons with the 4 of yellow moons.', 'Your tricks 1 → 2'],
        ['노랑 달 4로 달을 따릅니다.', '내 트릭 1 → 2'],
        ['Sigue las lunas con el 4 de lunas amarillas.', 'Tus bazas 1 → 2'],
      ],
    ],
    [
      '2bc', { ...state(), hands: [secret<Card[]>(['1ys'], 0), secret<Card[]>(['1rs'], 1), secret<Card[]>(['3ys', '2bc'], 2)] }, 2,
      [
        ['Toss the 2 of blue crowns. The last trick is then played by itself.', 'Tricks of Bo 12 → 13'],
        ['파랑 왕관 2를 버립니다. 마지막 트릭은 저절로 진행됩니다.', 'Bo 님 트릭 12 → 13'],
        ['Descártate del 2 de coronas azules. La última baza se juega después por sí sola.', 'Bazas de Bo 12 → 13'],
      ],
    ],
  ])('%s', (card, given, seat, sentences) => {
    expect(lines(card, given, seat)).toEqual(sentences);
  });
});

describe('the table in words', () => {
  const table = (at: State, me: Viewer) => LANGUAGES.map((language) => complete.text[language].table(redact(at, me), me).map((line) => said(language, line)));

  test('to the seat to move', () => {
    expect(table(state(), 2)).toEqual([
      [
        'Round 2 of 3; trick 2 of 20.', 'On the table: Bo 3 of red moons, Ana 1 of blue moons.', 'Follow moons.',
        'Bo is ahead with the 3 of red moons: 3 beats 1.', 'Tricks so far: Bo 12, Ana 21, you 1.', 'Your hand: yellow moons 4; yellow suns 3; blue crowns 2.', 'It is your turn.',
      ],
      [
        '3라운드 가운데 2라운드, 트릭 2/20.', '낸 카드: Bo 님 빨강 달 3, Ana 님 파랑 달 1.', '달을 따라야 합니다.',
        'Bo 님이 빨강 달 3으로 앞서 있습니다. 3이 1을 이깁니다.', '지금까지 딴 트릭: Bo 님 12, Ana 님 21, 나 1.', '내 손패: 노랑 달 4, 노랑 해 3, 파랑 왕관 2.', '내 차례입니다.',
      ],
      [
        'Ronda 2 de 3; baza 2 de 20.', 'En la mesa: Bo, 3 de lunas rojas; Ana, 1 de lunas azules.', 'Hay que seguir las lunas.',
        'Por delante va Bo con el 3 de lunas rojas: el 3 gana al 1.', 'Bazas hasta ahora: Bo 12, Ana 21, tú 1.', 'Tu mano: lunas amarillas 4; soles amarillos 3; coronas azules 2.', 'Es tu turno.',
      ],
    ]);
  });

  test('while nothing is set, to a target, and between tricks', () => {
    const [, , duty] = table(state(['3rm', '4bc'], undefined, { target: 20 }), null)[0]!;
    expect(duty).toBe('Follow moons, red or 3.');
    expect(table(state(['3rm', '4bc'], undefined, { target: 20 }), null).map((lines) => lines.slice(0, 4))).toEqual([
      ['Round 2, to 20 points; trick 2 of 20.', 'On the table: Bo 3 of red moons, Ana 4 of blue crowns (tossed).', 'Follow moons, red or 3.', 'Bo is ahead with the 3 of red moons.'],
      ['2라운드, 목표 20점, 트릭 2/20.', '낸 카드: Bo 님 빨강 달 3, Ana 님 파랑 왕관 4(버림).', '달, 빨강, 3 가운데 하나를 따라야 합니다.', 'Bo 님이 빨강 달 3으로 앞서 있습니다.'],
      ['Ronda 2, hasta 20 puntos; baza 2 de 20.', 'En la mesa: Bo, 3 de lunas rojas; Ana, 4 de coronas azules (descarte).', 'Hay que seguir las lunas, el rojo o el 3.', 'Por delante va Bo con el 3 de lunas rojas.'],
    ]);
    expect(table({ ...state([]), extra: 1, options: { match: { target: 1 }, scoring: 'plain', hand: 'full' } }, null).map((lines) => [lines[0], lines[1], lines.at(-1)])).toEqual([
      ['Extra round 1 of at most 3; trick 2 of 20.', 'The trick has not been led yet.', 'It is Bo’s turn.'],
      ['연장 1라운드(최대 3라운드), 트릭 2/20.', '아직 트릭의 첫 카드가 나오지 않았습니다.', 'Bo 님 차례입니다.'],
      ['Ronda extra 1 de 3 como máximo; baza 2 de 20.', 'Nadie ha salido todavía en esta baza.', 'Es el turno de Bo.'],
    ]);
  });

  test('when the match is over', () => {
    const { match } = playout(eddies, { options: { match: { rounds: 1 }, scoring: 'plain', hand: 'short' }, seats: 3, seed: testSeed(1) }, atRandom());
    expect(table(match.state, 1).map((lines) => [lines[0], lines.at(-1)])).toEqual([
      ['Round 1 of 1.', 'The match is over.'],
      ['1라운드 가운데 1라운드.', '경기가 끝났습니다.'],
      ['Ronda 1 de 1.', 'La partida ha terminado.'],
    ]);
  });
});

describe('words that stand by themselves', () => {
  test('what has to be followed, and why a card is better', () => {
    expect(LANGUAGES.map((language) => WORDS[language].duty({ lead: '1bs', aspects: ['suit', 'number'] }))).toEqual([
      'Follow suns and 1.', '해와 1을 따라야 합니다.', 'Hay que seguir los soles y el 1.',
    ]);
    expect(LANGUAGES.map((language) => WORDS[language].reason('5ys', '5yc', ['number']))).toEqual([
      'suns beat crowns', '해가 왕관을 이깁니다', 'los soles ganan a las coronas',
    ]);
    expect(LANGUAGES.map((language) => ['suit', 'colour', 'number'].map((aspect) => WORDS[language].category(aspect as 'suit')).join(' '))).toEqual([
      'suit colour number', '문양 색 숫자', 'palo color número',
    ]);
  });

  test('options and their values', () => {
    const values = (language: Language) => {
      const { match, scoring, hand } = TEXT[language].options as Record<string, { value(value: unknown): string }>;
      return [{ rounds: 1 }, { rounds: 3 }, { target: null }, { target: 20 }, { target: 1 }].map((value) => match!.value(value))
        .concat(['plain', 'balance'].map((value) => scoring!.value(value)), ['full', 'short'].map((value) => hand!.value(value)));
    };
    expect(values('en')).toEqual(['1 round', '3 rounds', 'to the usual target', 'to 20 points', 'to 1 point', 'Plain', 'Balance', 'Full', 'Short']);
    expect(values('ko')).toEqual(['1라운드', '3라운드', '보통 목표 점수까지', '20점까지', '1점까지', '기본', '균형', '전부', '짧게']);
    expect(values('es')).toEqual(['1 ronda', '3 rondas', 'hasta el objetivo habitual', 'hasta 20 puntos', 'hasta 1 punto', 'Normal', 'Equilibrio', 'Completa', 'Corta']);
  });

  test('the rules pages have the same headings, texts and lists, and no language speaks another', () => {
    const shape = (page: RulesPage) => page.map((block) => ('list' in block ? `list of ${block.list.length}` : Object.keys(block)[0]));
    const all = (page: RulesPage) => page.flatMap((block) => ('heading' in block ? [block.heading] : 'text' in block ? [block.text] : block.list)).join(' ');
    expect(shape(rulesEs)).toEqual(shape(rulesEn));
    expect(shape(rulesKo)).toEqual(shape(rulesEn));
    expect(all(RULES.ko)).not.toMatch(/[A-Za-z]/);
    expect(all(RULES.es)).not.toMatch(/\b(the|of|and|cards?|trick|lead|follow|round|suit|colour|number)\b/i);
  });
});
