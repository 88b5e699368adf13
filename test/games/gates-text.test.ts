import { describe, expect, test } from 'vitest';
import { findMove } from '../../shared/engine/match.ts';
import { redact, secret } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import type { Character } from '../../shared/games/gates/characters.ts';
import { gates as complete } from '../../shared/games/gates/complete.ts';
import { gates } from '../../shared/games/gates/index.ts';
import { common } from '../../shared/text/common/all.ts';
import { type Language, LANGUAGES, plain, type Say } from '../../shared/text/say.ts';
import { GATES_NOTATION } from './gates-position.ts';

const TEXT = complete.text;
const NAMES = ['Bo', 'Ana', '민지', 'The house'];

// Seat 3 is the house: its name has another form inside a sentence.
const said = (language: Language, sentence: Say) =>
  plain(sentence, (seat: Seat, inside) => (seat === 3 ? common[language].house(0, inside) : common[language].person(NAMES[seat]!)));
const stateOf = (text: string) => GATES_NOTATION.set(text).state;

describe('a move and what it changes, told to the first seat', () => {
  test.each<[string, string, string[], string[], string[]]>([
    [
      'p1 1', 'pearl 1',
      ['Take the 8 in place 1.', 'Hand 1 → 2'],
      ['1번 자리의 8을 가져옵니다.', '손패 1 → 2'],
      ['Toma el 8 del lugar 1.', 'Mano 1 → 2'],
    ],
    [
      'row 8 7 6 5', 'pearl 2',
      ['Take the 7.', 'Hand 0 → 1'],
      ['7을 가져옵니다.', '손패 0 → 1'],
      ['Toma el 7.', 'Mano 0 → 1'],
    ],
    [
      'row 8 7 3 3r', 'pearl 3',
      ['Take the 3 in place 3.', 'Hand 0 → 1'],
      ['3번 자리의 3을 가져옵니다.', '손패 0 → 1'],
      ['Toma el 3 del lugar 3.', 'Mano 0 → 1'],
    ],
    [
      'p1 1', 'pearl deck',
      ['Draw a pearl from the pile.', 'Hand 1 → 2'],
      ['더미에서 진주 한 장을 뽑습니다.', '손패 1 → 2'],
      ['Roba una perla del mazo.', 'Mano 1 → 2'],
    ],
    [
      'p1 1', 'sweep',
      ['Replace the four open pearls.'],
      ['펼쳐진 진주 네 장을 모두 바꿉니다.'],
      ['Cambia las cuatro perlas a la vista.'],
    ],
    [
      'p1 1', 'place 1',
      ['Bring the Map Maker to your portal.'],
      ['지도장이를 관문에 놓습니다.'],
      ['Lleva a tu portal la Cartógrafa.'],
    ],
    [
      'p1 1', 'place deck',
      ['Bring the top character of the pile to your portal.'],
      ['더미 맨 위의 캐릭터를 관문에 놓습니다.'],
      ['Lleva a tu portal el primer personaje del mazo.'],
    ],
    [
      'p1.a g-pair | p1.b b-trade', 'place 2 dropping a',
      ['Discard the Lamplighter, then bring the Mountain Queen to your portal.'],
      ['등불지기를 버리고 산의 여왕을 관문에 놓습니다.'],
      ['Descarta la Farolera y lleva a tu portal la Reina del monte.'],
    ],
    [
      'p1.a g-pair | p1.b b-trade', 'place deck dropping b',
      ['Discard the Pedlar, then bring the top character of the pile to your portal.'],
      ['봇짐장수를 버리고 더미 맨 위의 캐릭터를 관문에 놓습니다.'],
      ['Descarta el Buhonero y lleva a tu portal el primer personaje del mazo.'],
    ],
    [
      'p1 4 7 8 | p1.a b-extra | p1.has b-virtual-5 b-virtual-any', 'activate a with 4 7 8',
      ['Activate the Clockmaker with 4, 7 and 8: the Silver Otter adds a 5, the Opal Chameleon adds a 6.', 'Power 1 → 2', 'Hand 3 → 0'],
      ['시계공을 4, 7, 8로 활성화합니다. 은빛 수달은 5로, 오팔 카멜레온은 6으로 셉니다.', '힘 1 → 2', '손패 3 → 0'],
      ['Activa la Relojera con 4, 7 y 8: la Nutria de plata aporta un 5, el Camaleón opalino aporta un 6.', 'Poder 1 → 2', 'Mano 3 → 0'],
    ],
    [
      'p1 1 5 6 | p1.a r-look | p1.has b-one-eight b-minus | p1.gems g-pair g-88', 'activate a with 1 5 6 diamonds 1',
      ['Activate the Night Fox with 1, 5 and 6 and one diamond: the 1 counts as 8 and a diamond lowers it to 7.', 'Power 2 → 3', 'Diamonds 2 → 1', 'Hand 3 → 0'],
      ['밤여우를 1, 5, 6과 다이아몬드 한 개로 활성화합니다. 1은 8로 보고 다이아몬드를 써서 7로 셉니다.', '힘 2 → 3', '다이아몬드 2 → 1', '손패 3 → 0'],
      ['Activa el Zorro nocturno con 1, 5 y 6 más un diamante: el 1 vale 8 y un diamante lo baja a 7.', 'Poder 2 → 3', 'Diamantes 2 → 1', 'Mano 3 → 0'],
    ],
    [
      'p1 1 2 2 | p1.a g-222 | p1.gems g-pair g-88', 'activate a with 1 2 2 diamonds 2',
      ['Activate the Goldsmith with 1, 2 and 2 and two diamonds: a diamond lifts the 1 to 2, the cost includes one diamond.', 'Power 0 → 3', 'Diamonds 2 → 0', 'Hand 3 → 0'],
      ['금세공사를 1, 2, 2와 다이아몬드 두 개로 활성화합니다. 1은 다이아몬드를 써서 2로 셉니다. 다이아몬드 한 개는 카드 비용입니다.', '힘 0 → 3', '다이아몬드 2 → 0', '손패 3 → 0'],
      ['Activa la Orfebre con 1, 2 y 2 más dos diamantes: un diamante sube el 1 a 2, el coste incluye un diamante.', 'Poder 0 → 3', 'Diamantes 2 → 0', 'Mano 3 → 0'],
    ],
    [
      'p1 2 2 2 | p1.a g-222 | p1.gems g-pair', 'activate a with 2 2 2 diamonds 1',
      ['Activate the Goldsmith with 2, 2 and 2 and one diamond: the cost includes one diamond.', 'Power 0 → 3', 'Diamonds 1 → 0', 'Hand 3 → 0'],
      ['금세공사를 2, 2, 2와 다이아몬드 한 개로 활성화합니다. 다이아몬드 한 개는 카드 비용입니다.', '힘 0 → 3', '다이아몬드 1 → 0', '손패 3 → 0'],
      ['Activa la Orfebre con 2, 2 y 2 más un diamante: el coste incluye un diamante.', 'Poder 0 → 3', 'Diamantes 1 → 0', 'Mano 3 → 0'],
    ],
    [
      'p1 7 7 8 8 | p1.a g-7788', 'activate a with 7 7 8 8',
      ['Activate the Glass Stag with 7, 7, 8 and 8.', 'Power 0 → 3', 'Diamonds 0 → 1', 'Hand 4 → 0'],
      ['유리 사슴을 7, 7, 8, 8로 활성화합니다.', '힘 0 → 3', '다이아몬드 0 → 1', '손패 4 → 0'],
      ['Activa el Ciervo de vidrio con 7, 7, 8 y 8.', 'Poder 0 → 3', 'Diamantes 0 → 1', 'Mano 4 → 0'],
    ],
    [
      'p1.a b-virtual-8 | p1.has b-virtual-1 b-virtual-2', 'activate a with nothing',
      ['Activate the Snow Swan without spending a pearl: the Dew Snail adds a 1, the Ember Newt adds a 2.'],
      ['눈꽃 고니를 진주 없이 활성화합니다. 이슬 달팽이는 1로, 불씨 도롱뇽은 2로 셉니다.'],
      ['Activa el Cisne de nieve sin gastar perlas: el Caracol de rocío aporta un 1, el Tritón de brasa aporta un 2.'],
    ],
    [
      'p1 3 3 3 | p2.b r-wisp-36', 'activate p2.b with 3 3 3',
      ['Activate the Reed Wisp from Ana’s portal with 3, 3 and 3.', 'Power 0 → 3', 'Hand 3 → 0'],
      ['Ana 님의 관문에 있는 갈대 도깨비불을 3, 3, 3으로 활성화합니다.', '힘 0 → 3', '손패 3 → 0'],
      ['Activa el Fuego del junco del portal de Ana con 3, 3 y 3.', 'Poder 0 → 3', 'Mano 3 → 0'],
    ],
    [
      'p1 4 4 | p1.a g-pair | p1.b g-pair', 'activate b with 4 4',
      ['Activate the Lamplighter in place 2 with 4 and 4.', 'Power 0 → 1', 'Hand 2 → 0'],
      ['2번 자리의 등불지기를 4, 4로 활성화합니다.', '힘 0 → 1', '손패 2 → 0'],
      ['Activa la Farolera del lugar 2 con 4 y 4.', 'Poder 0 → 1', 'Mano 2 → 0'],
    ],
    [
      'p1.a g-pair | p1.b g-pair | open g-88 g-88', 'place 1 dropping b',
      ['Discard the Lamplighter in place 2, then bring the Salt Merchant in place 1 to your portal.'],
      ['2번 자리의 등불지기를 버리고 1번 자리의 소금 장수를 관문에 놓습니다.'],
      ['Descarta la Farolera del lugar 2 y lleva a tu portal el Salinero del lugar 1.'],
    ],
    [
      'p1 3 3 6 | p1.a r-look | p1.has b-three-any', 'activate a with 3 3 6',
      ['Activate the Night Fox with 3, 3 and 6: the 3 counts as 5, the 3 counts as 7.', 'Power 1 → 2', 'Hand 3 → 0'],
      ['밤여우를 3, 3, 6으로 활성화합니다. 3은 5로, 3은 7로 셉니다.', '힘 1 → 2', '손패 3 → 0'],
      ['Activa el Zorro nocturno con 3, 3 y 6: el 3 vale 5, el 3 vale 7.', 'Poder 1 → 2', 'Mano 3 → 0'],
    ],
    [
      'p1 2 2 | p1.a b-virtual-1 | p1.has b-minus | p1.gems g-88 g-88', 'activate a with 2 2 diamonds 2',
      ['Activate the Dew Snail with 2 and 2 and two diamonds: two diamonds lower two 2s to 1.', 'Power 1 → 2', 'Diamonds 2 → 0', 'Hand 2 → 0'],
      ['이슬 달팽이를 2, 2와 다이아몬드 두 개로 활성화합니다. 2 두 장은 다이아몬드를 써서 1로 셉니다.', '힘 1 → 2', '다이아몬드 2 → 0', '손패 2 → 0'],
      ['Activa el Caracol de rocío con 2 y 2 más dos diamantes: dos diamantes bajan dos 2 a 1.', 'Poder 1 → 2', 'Diamantes 2 → 0', 'Mano 2 → 0'],
    ],
    [
      'p1.has b-peek', 'peek',
      ['Look at the top character of the pile.'],
      ['더미 맨 위의 캐릭터를 봅니다.'],
      ['Mira el primer personaje del mazo.'],
    ],
    [
      'p1.has b-exchange | p1.a g-pair | open g-quad g-8888', 'exchange a with 2',
      ['Exchange the Lamplighter for the Mountain Queen.'],
      ['관문의 등불지기를 펼쳐진 산의 여왕과 맞바꿉니다.'],
      ['Cambia la Farolera por la Reina del monte.'],
    ],
    [
      'p1 2 | p1.has b-trade', 'trade',
      ['Trade a 2 for a diamond.', 'Diamonds 0 → 1', 'Hand 1 → 0'],
      ['2 한 장을 다이아몬드와 바꿉니다.', '다이아몬드 0 → 1', '손패 1 → 0'],
      ['Cambia un 2 por un diamante.', 'Diamantes 0 → 1', 'Mano 1 → 0'],
    ],
    [
      'p2 1 2 | phase look | left 1', 'look p2',
      ['Look at Ana’s hand and take a pearl from it.'],
      ['Ana 님의 손패를 보고 진주 한 장을 가져옵니다.'],
      ['Mira la mano de Ana y toma una de sus perlas.'],
    ],
    [
      'p2 1 7 | phase steal | victim p2 | left 1', 'steal 7',
      ['Take a 7 from Ana’s hand.', 'Hand 0 → 1'],
      ['Ana 님의 손에서 7을 가져옵니다.', '손패 0 → 1'],
      ['Toma un 7 de la mano de Ana.', 'Mano 0 → 1'],
    ],
    [
      'p2.a g-pair | phase banish | left 1', 'banish p2.a',
      ['Discard the Lamplighter from Ana’s portal.'],
      ['Ana 님의 관문에서 등불지기를 버립니다.'],
      ['Descarta la Farolera del portal de Ana.'],
    ],
    [
      'p3.a g-pair | p3.b g-pair | phase banish | left 1', 'banish p3.b',
      ['Discard the Lamplighter in place 2 from 민지’s portal.'],
      ['민지 님의 관문에서 2번 자리의 등불지기를 버립니다.'],
      ['Descarta la Farolera del lugar 2 del portal de 민지.'],
    ],
    [
      'phase recover | left 1 | paid 3 4 5', 'recover 4',
      ['Take back a 4.', 'Hand 0 → 1'],
      ['낸 4를 되찾습니다.', '손패 0 → 1'],
      ['Recupera un 4.', 'Mano 0 → 1'],
    ],
    [
      'p1 1 2 3 | p1.has b-redraw | phase end | left 0', 'redraw',
      ['Discard your hand, and draw three pearls.'],
      ['손패를 모두 버리고 세 장을 뽑습니다.'],
      ['Descarta tu mano y roba tres perlas.'],
    ],
    [
      'p1 1 2 3 | p1.has b-redraw | phase end | left 0', 'end',
      ['End your turn.'],
      ['차례를 마칩니다.'],
      ['Termina tu turno.'],
    ],
    [
      'p1 1 2 3 4 5 8 | phase limit | left 0', 'discard 8',
      ['Discard an 8.', 'Hand 6 → 5'],
      ['8을 버립니다.', '손패 6 → 5'],
      ['Descarta un 8.', 'Mano 6 → 5'],
    ],
  ])('%s: %s', (position, text, ...sentences) => {
    const view = redact(stateOf(position), 0);
    const move = findMove(gates, view, 0, text);
    if (move === undefined) throw new Error(`${text} is not legal`);
    const lines = LANGUAGES.map((language) => [TEXT[language].move(move, view, 0), ...TEXT[language].effect(move, view, 0)].map((line) => said(language, line)));
    expect(lines).toEqual(sentences);
  });
});

describe('the table in words', () => {
  const table = (text: string, me: Viewer, peeked: Character | null = null) => {
    const state = stateOf(text);
    if (peeked !== null) state.characters.peeked = { by: [0], card: secret(peeked, 0) };
    return LANGUAGES.map((language) => TEXT[language].table(redact(state, me), me).map((line) => said(language, line)));
  };

  test('to the seat to move', () => {
    expect(table('round 4 | left 2 | end power p1 5 | p1 1 3r 3 | p1.a g-pair | p1.has g-8888 b-virtual-5 b-peek | p1.gems g-88 | p2 1 | p2.a r-wisp-36 | p2.b b-trade | open g-222 -', 0, 'b-virtual-2')).toEqual([
      [
        'Round 4; round 5 is the last.',
        'Open pearls: 8, 8, 7 and 7.',
        'Open characters: the Goldsmith (2, 2 and 2, plus one diamond: 3 power).',
        'On top of the pile lies the Ember Newt.',
        'In the piles: 12 pearls and 5 characters.',
        'You: 7 power, one diamond, 3 pearls in hand; on the portal: the Lamplighter (a pair: 1 power); activated: the Mountain Queen, the Silver Otter and the Lantern Owl.',
        'Ana: 0 power, no diamonds, 1 pearl in hand; on the portal: the Reed Wisp (3, 3, 3 or 6, 6, 6: 3 power) and the Pedlar (a 2: one diamond).',
        'Your hand: 1, 3 and 3.',
        'It is your turn, with 2 actions left.',
      ],
      [
        '4라운드입니다. 5라운드가 마지막입니다.',
        '펼쳐진 진주: 8, 8, 7, 7.',
        '펼쳐진 캐릭터: 금세공사(2, 2, 2 + 다이아몬드 한 개 → 힘 3).',
        '더미 맨 위의 캐릭터는 불씨 도롱뇽입니다.',
        '더미에 진주 12장, 캐릭터 5장이 있습니다.',
        '나: 힘 7, 다이아몬드 한 개, 손패 3장. 관문: 등불지기(같은 진주 두 개 → 힘 1). 활성화한 캐릭터: 산의 여왕, 은빛 수달, 등롱 부엉이.',
        'Ana 님: 힘 0, 손패 1장. 관문: 갈대 도깨비불(3, 3, 3 또는 6, 6, 6 → 힘 3), 봇짐장수(2 → 힘 0, 다이아몬드 한 개).',
        '내 손패: 1, 3, 3.',
        '내 차례입니다. 남은 행동은 2번입니다.',
      ],
      [
        'Ronda 4; la ronda 5 es la última.',
        'Perlas a la vista: 8, 8, 7 y 7.',
        'Personajes a la vista: la Orfebre (2, 2 y 2, más un diamante: 3 de poder).',
        'El primero del mazo es el Tritón de brasa.',
        'En los mazos: 12 perlas y 5 personajes.',
        'Tú: 7 de poder, un diamante, 3 perlas en la mano; en el portal: la Farolera (una pareja: 1 de poder); ya activados: la Reina del monte, la Nutria de plata y el Búho del farol.',
        'Ana: 0 de poder, sin diamantes, 1 perla en la mano; en el portal: el Fuego del junco (3, 3, 3 o 6, 6, 6: 3 de poder) y el Buhonero (un 2: un diamante).',
        'Tu mano: 1, 3 y 3.',
        'Es tu turno, con 2 acciones por delante.',
      ],
    ]);
  });

  test('to another, who did not peek', () => {
    expect(table('round 4 | left 2 | p1 1 3r 3 | p2 | p3 8', 1, 'b-virtual-2')).toEqual([
      [
        'Round 4.',
        'Open pearls: 8, 8, 7 and 7.',
        'Open characters: the Map Maker (four equal pearls: 3 power) and the Mountain Queen (8, 8, 8 and 8: 5 power).',
        'In the piles: 12 pearls and 5 characters.',
        'Bo: 0 power, no diamonds, 3 pearls in hand; on the portal: nobody.',
        'You: 0 power, no diamonds, 0 pearls in hand; on the portal: nobody.',
        '민지: 0 power, no diamonds, 1 pearl in hand; on the portal: nobody.',
        'Your hand is empty.',
        'It is Bo’s turn, with 2 actions left.',
      ],
      [
        '4라운드입니다.',
        '펼쳐진 진주: 8, 8, 7, 7.',
        '펼쳐진 캐릭터: 지도장이(같은 진주 네 개 → 힘 3), 산의 여왕(8, 8, 8, 8 → 힘 5).',
        '더미에 진주 12장, 캐릭터 5장이 있습니다.',
        'Bo 님: 힘 0, 손패 3장. 관문: 없음.',
        '나: 힘 0, 손패 0장. 관문: 없음.',
        '민지 님: 힘 0, 손패 1장. 관문: 없음.',
        '손에 진주가 없습니다.',
        'Bo 님 차례입니다. 남은 행동은 2번입니다.',
      ],
      [
        'Ronda 4.',
        'Perlas a la vista: 8, 8, 7 y 7.',
        'Personajes a la vista: la Cartógrafa (cuatro perlas iguales: 3 de poder) y la Reina del monte (8, 8, 8 y 8: 5 de poder).',
        'En los mazos: 12 perlas y 5 personajes.',
        'Bo: 0 de poder, sin diamantes, 3 perlas en la mano; en el portal: nadie.',
        'Tú: 0 de poder, sin diamantes, 0 perlas en la mano; en el portal: nadie.',
        '민지: 0 de poder, sin diamantes, 1 perla en la mano; en el portal: nadie.',
        'No tienes perlas en la mano.',
        'Es el turno de Bo, con 2 acciones por delante.',
      ],
    ]);
  });

  test('between the look and the choice, to the robber', () => {
    expect(table('p2 1 7 | phase steal | victim p2 | left 1', 0)).toEqual([
      [
        'Round 1.',
        'Open pearls: 8, 8, 7 and 7.',
        'Open characters: the Map Maker (four equal pearls: 3 power) and the Mountain Queen (8, 8, 8 and 8: 5 power).',
        'In the piles: 12 pearls and 5 characters.',
        'You: 0 power, no diamonds, 0 pearls in hand; on the portal: nobody.',
        'Ana: 0 power, no diamonds, 2 pearls in hand; on the portal: nobody.',
        'Your hand is empty.',
        'Ana’s hand: 1 and 7.',
        'It is your turn: to take a pearl from Ana’s hand.',
      ],
      [
        '1라운드입니다.',
        '펼쳐진 진주: 8, 8, 7, 7.',
        '펼쳐진 캐릭터: 지도장이(같은 진주 네 개 → 힘 3), 산의 여왕(8, 8, 8, 8 → 힘 5).',
        '더미에 진주 12장, 캐릭터 5장이 있습니다.',
        '나: 힘 0, 손패 0장. 관문: 없음.',
        'Ana 님: 힘 0, 손패 2장. 관문: 없음.',
        '손에 진주가 없습니다.',
        'Ana 님의 손패: 1, 7.',
        '내 차례입니다. Ana 님의 손에서 진주 한 장을 가져올 때입니다.',
      ],
      [
        'Ronda 1.',
        'Perlas a la vista: 8, 8, 7 y 7.',
        'Personajes a la vista: la Cartógrafa (cuatro perlas iguales: 3 de poder) y la Reina del monte (8, 8, 8 y 8: 5 de poder).',
        'En los mazos: 12 perlas y 5 personajes.',
        'Tú: 0 de poder, sin diamantes, 0 perlas en la mano; en el portal: nadie.',
        'Ana: 0 de poder, sin diamantes, 2 perlas en la mano; en el portal: nadie.',
        'No tienes perlas en la mano.',
        'En la mano de Ana: 1 y 7.',
        'Es tu turno: toca tomar una perla de la mano de Ana.',
      ],
    ]);
  });

  test('when the game is over', () => {
    expect(table('round 9 | phase over | p1.has g-88 | end power p1 9', null)).toEqual([
      [
        'Round 9, the last.',
        'Open pearls: 8, 8, 7 and 7.',
        'Open characters: the Map Maker (four equal pearls: 3 power) and the Mountain Queen (8, 8, 8 and 8: 5 power).',
        'In the piles: 12 pearls and 5 characters.',
        'Bo: 2 power, no diamonds, 0 pearls in hand; on the portal: nobody; activated: the Salt Merchant.',
        'Ana: 0 power, no diamonds, 0 pearls in hand; on the portal: nobody.',
        'The game is over.',
      ],
      [
        '9라운드입니다. 마지막 라운드입니다.',
        '펼쳐진 진주: 8, 8, 7, 7.',
        '펼쳐진 캐릭터: 지도장이(같은 진주 네 개 → 힘 3), 산의 여왕(8, 8, 8, 8 → 힘 5).',
        '더미에 진주 12장, 캐릭터 5장이 있습니다.',
        'Bo 님: 힘 2, 손패 0장. 관문: 없음. 활성화한 캐릭터: 소금 장수.',
        'Ana 님: 힘 0, 손패 0장. 관문: 없음.',
        '게임이 끝났습니다.',
      ],
      [
        'Ronda 9, la última.',
        'Perlas a la vista: 8, 8, 7 y 7.',
        'Personajes a la vista: la Cartógrafa (cuatro perlas iguales: 3 de poder) y la Reina del monte (8, 8, 8 y 8: 5 de poder).',
        'En los mazos: 12 perlas y 5 personajes.',
        'Bo: 2 de poder, sin diamantes, 0 perlas en la mano; en el portal: nadie; ya activados: el Salinero.',
        'Ana: 0 de poder, sin diamantes, 0 perlas en la mano; en el portal: nadie.',
        'La partida ha terminado.',
      ],
    ]);
  });
});
