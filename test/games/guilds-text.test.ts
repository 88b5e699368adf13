import { describe, expect, test } from 'vitest';
import { DECK } from '../../shared/cards/mystique.ts';
import { redact, secret } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import type { Event, Move, State } from '../../shared/games/guilds/state.ts';
import { guilds as complete } from '../../shared/games/guilds/complete.ts';
import { common } from '../../shared/text/common/all.ts';
import { type Language, LANGUAGES, plain, type Say } from '../../shared/text/say.ts';

const TEXT = complete.text;
const NAMES = ['Bo', 'Ana', '민지', 'The house'];

// Seat 3 is the house: its name has another form inside a sentence.
const named = (language: Language) => (seat: Seat, inside: boolean) => (seat === 3 ? common[language].house(0, inside) : common[language].person(NAMES[seat]!));
const told = (language: Language, event: Event, me: Viewer | 'everyone') =>
  plain(TEXT[language].event(redact(event, me), me === 'everyone' ? null : me), named(language));

const drew: Event = { type: 'drew', seat: 0, card: secret('5rm', 0) };
const took: Event = { type: 'took', seat: 2, card: '3ys' };
const bought: Event = { type: 'bought', seat: 1, card: '4ym', discard: [], drawn: secret(['4ra', '2ra', '5rc'], 1) };
const both: Event = { type: 'bought', seat: 1, card: '4ym', discard: ['3bs', '1rc'], drawn: secret(['5yc', '2ba'], 1) };
const fromDiscard: Event = { type: 'bought', seat: 1, card: '2ym', discard: ['3bs', '1rc'], drawn: secret([], 1) };
const asked: Event = { type: 'asked', seat: 0, seller: 1, card: '4ys', most: 4 };
const askedForOne: Event = { type: 'asked', seat: 0, seller: 3, card: '4ys', most: 1 };
const wanted: Event = { type: 'wanted', seat: 0, seller: 1, guild: 'bs' };
const wantedAny: Event = { type: 'wanted', seat: 0, seller: 1, guild: 'any' };
const offered: Event = { type: 'offered', seat: 1, buyer: 0, card: secret('3bs', 1) };
const closed: Event = { type: 'closed', seat: 1, buyer: 0, cards: secret(['3bs', '2rs'], 1, 0) };
const refused: Event = { type: 'refused', seat: 1, buyer: 0, card: '4ys' };
const accepted: Event = { type: 'accepted', seat: 0, seller: 1, card: '4ys', cards: secret(['3bs', '2rs'], 1, 0) };
const declined: Event = { type: 'declined', seat: 0, seller: 1, card: '4ys' };
const ended: Event = { type: 'ended', seat: 3 };

describe('what happened', () => {
  test.each<[Event, Viewer | 'everyone', string, string, string]>([
    [drew, 0, 'You drew the 5 of red moons.', '빨강 달 5를 뽑았습니다.', 'Robaste el 5 de lunas rojas.'],
    [drew, 1, 'Bo drew a card.', 'Bo 님이 카드 한 장을 뽑았습니다.', 'Bo robó una carta.'],
    [drew, 'everyone', 'Bo drew the 5 of red moons.', 'Bo 님이 빨강 달 5를 뽑았습니다.', 'Bo robó el 5 de lunas rojas.'],
    [{ ...drew, rules: true }, 0, 'You drew the 5 of red moons.', '빨강 달 5를 뽑았습니다.', 'Robaste el 5 de lunas rojas.'],
    [
      took, 0,
      '민지 took the 3 of yellow suns from the Discard Deck.',
      '민지 님이 버린 더미에서 노랑 해 3을 가져갔습니다.',
      '민지 tomó el 3 de soles amarillos de los descartes.',
    ],
    [
      bought, 0,
      'Ana bought with the 4 of yellow moons and drew three.',
      'Ana 님이 노랑 달 4를 내고 세 장을 샀습니다.',
      'Ana compró con el 4 de lunas amarillas y robó tres cartas.',
    ],
    [
      bought, 1,
      'You bought with the 4 of yellow moons and drew the 4 of red arms, the 2 of red arms and the 5 of red crowns.',
      '노랑 달 4를 내고 빨강 검 4, 빨강 검 2, 빨강 왕관 5를 샀습니다.',
      'Compraste con el 4 de lunas amarillas y robaste el 4 de armas rojas, el 2 de armas rojas y el 5 de coronas rojas.',
    ],
    [
      both, null,
      'Ana bought with the 4 of yellow moons, took the 3 of blue suns and the 1 of red crowns from the Discard Deck and drew two from the Draw Deck.',
      'Ana 님이 노랑 달 4를 내고 버린 더미에서 파랑 해 3, 빨강 왕관 1을, 뽑을 더미에서 두 장을 샀습니다.',
      'Ana compró con el 4 de lunas amarillas, tomó el 3 de soles azules y el 1 de coronas rojas de los descartes y robó dos cartas del mazo de robo.',
    ],
    [
      fromDiscard, 1,
      'You bought with the 2 of yellow moons and took the 3 of blue suns and the 1 of red crowns from the Discard Deck.',
      '노랑 달 2를 내고 버린 더미에서 파랑 해 3, 빨강 왕관 1을 샀습니다.',
      'Compraste con el 2 de lunas amarillas y tomaste el 3 de soles azules y el 1 de coronas rojas de los descartes.',
    ],
    [
      asked, 0,
      'You asked Ana to sell up to four cards for the 4 of yellow suns.',
      'Ana 님에게 노랑 해 4로 카드를 네 장까지 사겠다고 제안했습니다.',
      'Le propusiste a Ana comprarle hasta cuatro cartas con el 4 de soles amarillos.',
    ],
    [
      asked, 1,
      'Bo asked you to sell up to four cards for the 4 of yellow suns.',
      'Bo 님이 나에게 노랑 해 4로 카드를 네 장까지 사겠다고 제안했습니다.',
      'Bo te propuso comprarte hasta cuatro cartas con el 4 de soles amarillos.',
    ],
    [
      askedForOne, null,
      'Bo asked the house to sell one card for the 4 of yellow suns.',
      'Bo 님이 컴퓨터에게 노랑 해 4로 카드를 한 장 사겠다고 제안했습니다.',
      'Bo le propuso a la casa comprarle una carta con el 4 de soles amarillos.',
    ],
    [wanted, 1, 'Bo asked you for blue suns.', 'Bo 님이 나에게 파랑 해를 요청했습니다.', 'Bo te pidió soles azules.'],
    [
      wantedAny, 0,
      'You asked Ana for cards of any guild.',
      'Ana 님에게 길드에 상관없이 카드를 요청했습니다.',
      'Le pediste a Ana cartas de cualquier gremio.',
    ],
    [
      offered, 1,
      'You laid out the 3 of blue suns for Bo.',
      'Bo 님에게 팔 카드로 파랑 해 3을 내놓았습니다.',
      'Pusiste sobre la mesa el 3 de soles azules para Bo.',
    ],
    [offered, 0, 'Ana laid out a card for you.', 'Ana 님이 나에게 팔 카드 한 장을 내놓았습니다.', 'Ana puso sobre la mesa una carta para ti.'],
    [
      closed, 0,
      'Ana offered you the 3 of blue suns and the 2 of red suns.',
      'Ana 님이 나에게 파랑 해 3, 빨강 해 2를 팔겠다고 했습니다.',
      'Ana te ofreció el 3 de soles azules y el 2 de soles rojos.',
    ],
    [closed, 2, 'Ana offered Bo two cards.', 'Ana 님이 Bo 님에게 카드 두 장을 팔겠다고 했습니다.', 'Ana le ofreció a Bo dos cartas.'],
    [
      refused, 0,
      'Ana refused, and the 4 of yellow suns went back to your hand.',
      'Ana 님이 거절했습니다. 노랑 해 4는 내 손으로 돌아왔습니다.',
      'Ana rechazó la propuesta; el 4 de soles amarillos volvió a tu mano.',
    ],
    [
      refused, 1,
      'You refused, and the 4 of yellow suns went back to Bo.',
      '거절했습니다. 노랑 해 4는 Bo 님에게 돌아갔습니다.',
      'Rechazaste la propuesta; el 4 de soles amarillos volvió a la mano de Bo.',
    ],
    [
      accepted, 1,
      'Bo accepted and bought the 3 of blue suns and the 2 of red suns from you for the 4 of yellow suns.',
      'Bo 님이 나에게서 파랑 해 3, 빨강 해 2를 사고 노랑 해 4를 주었습니다.',
      'Bo aceptó y te compró el 3 de soles azules y el 2 de soles rojos con el 4 de soles amarillos.',
    ],
    [
      accepted, 2,
      'Bo accepted and bought two cards from Ana for the 4 of yellow suns.',
      'Bo 님이 Ana 님에게서 카드 두 장을 사고 노랑 해 4를 주었습니다.',
      'Bo aceptó y le compró a Ana dos cartas con el 4 de soles amarillos.',
    ],
    [
      declined, 0,
      'You declined what Ana offered and took back the 4 of yellow suns.',
      'Ana 님의 카드를 사지 않고 노랑 해 4를 도로 가져왔습니다.',
      'No aceptaste la oferta de Ana y recuperaste el 4 de soles amarillos.',
    ],
    [
      declined, 1,
      'Bo declined what you offered and took back the 4 of yellow suns.',
      'Bo 님이 내 카드를 사지 않고 노랑 해 4를 도로 가져갔습니다.',
      'Bo no aceptó tu oferta y recuperó el 4 de soles amarillos.',
    ],
    [ended, 0, 'The house emptied the Draw Deck, and the game ended.', '컴퓨터가 뽑을 더미를 비워 게임이 끝났습니다.', 'La casa agotó el mazo de robo y la partida terminó.'],
    [ended, 3, 'You emptied the Draw Deck, and the game ended.', '뽑을 더미를 비워 게임이 끝났습니다.', 'Agotaste el mazo de robo y la partida terminó.'],
  ])('%o as %s sees it', (event, me, inEnglish, inKorean, inSpanish) => {
    expect(LANGUAGES.map((language) => told(language, event, me))).toEqual([inEnglish, inKorean, inSpanish]);
  });
});

const state = (changes: Partial<State> = {}): State => ({
  options: { buyFromBoth: true, market: true },
  deck: secret(DECK.slice(0, 13)),
  discard: ['5yc', '2rs', '4ym'],
  hands: [secret(['3ya', '2ra', '4ra'], 0), secret(['1rc'], 1)],
  turn: 0,
  proposal: null,
  proposed: false,
  traded: [false, false],
  known: [[], []],
  ...changes,
});
const said = (language: Language, sentence: Say) => plain(sentence, named(language));
const proposal = { seller: 1, card: '4ys', want: 'any', laid: secret(['1rc'], 1, 0), closed: true } as const;
const answered = state({ proposal: { ...proposal, laid: secret(['1rc'], 1, 0) } });

describe('what a move will do, and change', () => {
  test.each<[Move, State, string[], string[], string[]]>([
    [
      { act: 'draw' }, state(),
      ['Draw a card from the Draw Deck.', 'Draw Deck 13 → 12'],
      ['뽑을 더미에서 카드 한 장을 뽑습니다.', '뽑을 더미 13 → 12'],
      ['Roba una carta del mazo de robo.', 'Mazo de robo 13 → 12'],
    ],
    [
      { act: 'take' }, state(),
      ['Take the 4 of yellow moons from the Discard Deck.', 'Yellow moons 0 → 4', 'Discard Deck 3 → 2'],
      ['버린 더미에서 노랑 달 4를 가져옵니다.', '노랑 달 0 → 4', '버린 더미 3 → 2'],
      ['Toma el 4 de lunas amarillas de los descartes.', 'Lunas amarillas 0 → 4', 'Descartes 3 → 2'],
    ],
    [
      { act: 'buy', card: '3ya', discard: 0, deck: 3 }, state(),
      ['Buy with the 3 of yellow arms and draw 3 cards.', 'Yellow arms 3 → 0', 'Draw Deck 13 → 10'],
      ['노랑 검 3을 내고 카드 3장을 삽니다.', '노랑 검 3 → 0', '뽑을 더미 13 → 10'],
      ['Compra con el 3 de armas amarillas y roba 3 cartas.', 'Armas amarillas 3 → 0', 'Mazo de robo 13 → 10'],
    ],
    [
      { act: 'buy', card: '4ra', discard: 2, deck: 1 }, state(),
      [
        'Buy with the 4 of red arms, take the 4 of yellow moons and the 2 of red suns from the Discard Deck and draw 1 card.',
        'Red arms 6 → 2', 'Yellow moons 0 → 4', 'Red suns 0 → 2', 'Draw Deck 13 → 12', 'Discard Deck 3 → 2',
      ],
      [
        '빨강 검 4를 내고 버린 더미에서 노랑 달 4, 빨강 해 2를, 뽑을 더미에서 카드 1장을 삽니다.',
        '빨강 검 6 → 2', '노랑 달 0 → 4', '빨강 해 0 → 2', '뽑을 더미 13 → 12', '버린 더미 3 → 2',
      ],
      [
        'Compra con el 4 de armas rojas, toma el 4 de lunas amarillas y el 2 de soles rojos de los descartes y roba 1 carta.',
        'Armas rojas 6 → 2', 'Lunas amarillas 0 → 4', 'Soles rojos 0 → 2', 'Mazo de robo 13 → 12', 'Descartes 3 → 2',
      ],
    ],
    [
      { act: 'buy', card: '3ya', discard: 0, deck: 2 }, state({ deck: secret(DECK.slice(0, 2)) }),
      ['Buy with the 3 of yellow arms and draw 2 cards. The Draw Deck runs out and the game ends.', 'Yellow arms 3 → 0', 'Draw Deck 2 → 0'],
      ['노랑 검 3을 내고 카드 2장을 삽니다. 뽑을 더미가 바닥나 게임이 끝납니다.', '노랑 검 3 → 0', '뽑을 더미 2 → 0'],
      ['Compra con el 3 de armas amarillas y roba 2 cartas. El mazo de robo se agota y la partida termina.', 'Armas amarillas 3 → 0', 'Mazo de robo 2 → 0'],
    ],
    [
      { act: 'ask', seller: 1, card: '4ra' }, state(),
      ['Ask Ana to sell 1 card for the 4 of red arms.', 'Red arms 6 → 2'],
      ['Ana 님에게 빨강 검 4로 카드를 한 장 사겠다고 제안합니다.', '빨강 검 6 → 2'],
      ['Propón a Ana comprarle 1 carta con el 4 de armas rojas.', 'Armas rojas 6 → 2'],
    ],
    [{ act: 'for', guild: 'rm' }, state(), ['Ask for red moons.'], ['빨강 달을 요청합니다.'], ['Pide lunas rojas.']],
    [
      { act: 'accept' }, answered,
      ['Buy the 1 of red crowns from Ana for the 4 of yellow suns.', 'Yellow suns 4 → 0', 'Red crowns 0 → 1'],
      ['Ana 님에게서 빨강 왕관 1을 사고 노랑 해 4를 줍니다.', '노랑 해 4 → 0', '빨강 왕관 0 → 1'],
      ['Compra a Ana el 1 de coronas rojas con el 4 de soles amarillos.', 'Soles amarillos 4 → 0', 'Coronas rojas 0 → 1'],
    ],
    [
      { act: 'decline' }, answered,
      ['Decline, take back the 4 of yellow suns, then pick or buy as usual.', 'Yellow suns 0 → 4'],
      ['사지 않고 노랑 해 4를 도로 가져온 뒤, 평소처럼 한 장을 가져오거나 더미에서 삽니다.', '노랑 해 0 → 4'],
      ['Rechaza la oferta, recupera el 4 de soles amarillos y luego toma una carta o compra como siempre.', 'Soles amarillos 0 → 4'],
    ],
  ])('%o', (move, at, ...expected) => {
    const view = redact(at, 0);
    const lines = (language: Language) => [TEXT[language].move(move, view, 0), ...TEXT[language].effect(move, view, 0)].map((line) => said(language, line));
    expect(LANGUAGES.map(lines)).toEqual(expected);
  });
});

describe('the table in words', () => {
  const table = (language: Language, at: State, me: Viewer) => TEXT[language].table(redact(at, me), me).map((line) => said(language, line));

  test('an ordinary turn, to its seat', () => {
    expect(table('en', state(), 0)).toEqual([
      'The Draw Deck holds 13 cards.',
      'On top of the Discard Deck, 3 cards high, lies the 4 of yellow moons.',
      'You hold 3 cards, Ana 1.',
      'Your hand: yellow arms 3; red arms 4, 2.',
      'It is your turn.',
    ]);
    expect(table('ko', state(), 0)).toEqual([
      '뽑을 더미에 13장이 남아 있습니다.',
      '버린 더미는 3장이고, 맨 위는 노랑 달 4입니다.',
      '손에 든 카드는 나 3장, Ana 님 1장입니다.',
      '내 손패: 노랑 검 3, 빨강 검 4·2.',
      '내 차례입니다.',
    ]);
    expect(table('es', state(), 0)).toEqual([
      'En el mazo de robo quedan 13 cartas.',
      'En los descartes hay 3 cartas; encima está el 4 de lunas amarillas.',
      'Tú tienes 3 cartas; Ana, 1.',
      'Tu mano: armas amarillas 3; armas rojas 4, 2.',
      'Es tu turno.',
    ]);
  });

  test('a spectator hears of a proposal what is public', () => {
    expect(table('en', answered, null).slice(2)).toEqual([
      'Bo holds 3 cards, Ana 1.',
      'Bo asked Ana to sell one card for the 4 of yellow suns.',
      'Bo would like cards of any guild.',
      'Ana offered one card.',
      'It is Bo’s turn to answer.',
    ]);
    expect(table('ko', answered, null).slice(3)).toEqual([
      'Bo 님이 Ana 님에게 노랑 해 4로 카드를 한 장 사겠다고 제안했습니다.',
      'Bo 님이 길드에 상관없이 카드를 요청했습니다.',
      'Ana 님이 카드 한 장을 팔겠다고 했습니다.',
      'Bo 님이 답할 차례입니다.',
    ]);
    expect(table('es', answered, null).slice(3)).toEqual([
      'Bo le propuso a Ana comprarle una carta con el 4 de soles amarillos.',
      'Bo pidió cartas de cualquier gremio.',
      'Ana le ofreció a Bo una carta.',
      'Le toca responder a Bo.',
    ]);
  });

  test('the seller is asked to answer, and sees what is laid out', () => {
    const open = state({ proposal: { ...proposal, laid: secret(['1rc'], 1), closed: false } });
    expect(table('en', open, 1).slice(-2)).toEqual(['You have so far laid out the 1 of red crowns.', 'It is your turn to answer.']);
    expect(table('ko', open, 1).slice(-2)).toEqual(['지금까지 빨강 왕관 1을 내놓았습니다.', '내가 답할 차례입니다.']);
    expect(table('es', open, 0).slice(-2)).toEqual(['Hasta ahora Ana ha puesto sobre la mesa una carta.', 'Le toca responder a Ana.']);
  });
});

test('a player of the house is told of at the start and inside of a sentence', () => {
  expect(['en', 'es', 'ko'].map((language) => common[language as Language].house(0))).toEqual(['The house', 'La casa', '컴퓨터']);
  expect(['en', 'es', 'ko'].map((language) => common[language as Language].house(2, true))).toEqual(['the house 2', 'la casa 2', '컴퓨터 2']);
});
