import { describe, expect, test } from 'vitest';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import type { Event, Move, State } from '../../shared/games/manufactory/state.ts';
import { offered, part, position, told } from './manufactory-said.ts';

const took = (some: Partial<Event & { type: 'took' }>): Event => ({
  type: 'took', seat: 0, place: 1, part: part('n001'), colour: 'n', declared: false, scrap: null, came: null, left: 5, before: [0, 0], after: [0, 0], ...some,
});
const PAID = { place: 3, part: part('x001'), colour: 'r', declared: true, scrap: { part: part('u002'), from: 'u' } } as const;
const BOUGHT = { place: 4, part: part('w900'), colour: 'w', scrap: { part: part('x900'), from: 'u' }, came: part('d900') } as const;

describe('what happened', () => {
  test.each<[Event, Viewer, string, string, string]>([
    [
      { type: 'dealt', crates: 2, belt: ['n001', 'd010', 'x001', 'w001'].map(part), left: 26 }, null,
      '2 crates made the deck, which still holds 26 parts. On the belt: the Brass Axle, the Spotless Condenser, the Riverside Workshop and the True Balance Arm.',
      '상자 2개를 섞어 더미를 만들었고 부품 26개가 남아 있습니다. 벨트: 황동 굴대, 고른 렌즈통, 강가 공방, 은빛 저울.',
      'El mazo sale de 2 cajones y aún tiene 26 piezas. En la cinta: el eje forjado, la esclusa pulcra, el taller ribereño y la balanza fiel.',
    ],
    [
      { type: 'dealt', crates: 4, belt: ['w900', 'd900', 'n900', 'x900'].map(part), left: 1 }, 0,
      '4 crates made the deck, which still holds 1 part. On the belt: “Plumb Bob”, “가마”, “Ñandú & <b>” and “Old Yard”.',
      '상자 4개를 섞어 더미를 만들었고 부품 1개가 남아 있습니다. 벨트: ‘Plumb Bob’ 부품, ‘가마’ 부품, ‘Ñandú & <b>’ 부품, ‘Old Yard’ 부품.',
      'El mazo sale de 4 cajones y aún tiene 1 pieza. En la cinta: la pieza «Plumb Bob», la pieza «가마», la pieza «Ñandú & <b>» y la pieza «Old Yard».',
    ],
    [
      { type: 'dealt', crates: 2, belt: ['w900', 'd900', 'n900', 'x900'].map(part), left: 26 }, null,
      '2 crates made the deck, which still holds 26 parts. On the belt: a white part of cost 2.5, a blue, red and green part of cost 4, a neutral part of cost 7 and a universal part.',
      '상자 2개를 섞어 더미를 만들었고 부품 26개가 남아 있습니다. 벨트: 비용 2.5인 흰색 부품, 비용 4인 파란색·빨간색·초록색 부품, 비용 7인 무색 부품, 만능 부품.',
      'El mazo sale de 2 cajones y aún tiene 26 piezas. En la cinta: una pieza blanca de coste 2,5, una pieza azul, roja y verde de coste 4, una pieza incolora de coste 7 y una pieza universal.',
    ],
    [
      took({ part: part('n001'), colour: 'n', came: part('g001'), after: [3, 0] }), 0,
      'You took the Brass Axle (neutral, cost 1). The Mossy Bellows came onto the belt. Points: you 0 → 3.',
      '황동 굴대(무색, 비용 1)를 가져왔습니다. 벨트에 이끼 낀 풀무가 들어왔습니다. 점수: 나 0 → 3.',
      'Tomaste el eje forjado (incoloro, coste 1). A la cinta llegó el fuelle musgoso. Puntos: tú 0 → 3.',
    ],
    [
      took({ part: part('n001'), colour: 'n', came: part('g001'), after: [3, 0] }), 1,
      'Bo took the Brass Axle (neutral, cost 1). The Mossy Bellows came onto the belt. Points: Bo 0 → 3.',
      'Bo 님이 황동 굴대(무색, 비용 1)를 가져갔습니다. 벨트에 이끼 낀 풀무가 들어왔습니다. 점수: Bo 님 0 → 3.',
      'Bo tomó el eje forjado (incoloro, coste 1). A la cinta llegó el fuelle musgoso. Puntos: Bo 0 → 3.',
    ],
    [
      took({ seat: 3, part: part('d010'), colour: 'u', declared: true, before: [3, 0, 0, 2], after: [2, 0, 0, 5] }), null,
      'The house took the Spotless Condenser (white and blue, cost 4) as blue. Points: Bo 3 → 2, the house 2 → 5.',
      '컴퓨터가 고른 렌즈통(흰색·파란색, 비용 4)을 파란색으로 가져갔습니다. 점수: Bo 님 3 → 2, 컴퓨터 2 → 5.',
      'La casa tomó la esclusa pulcra (blanco y azul, coste 4) como azul. Puntos: Bo 3 → 2, la casa 2 → 5.',
    ],
    [
      took({ ...PAID, came: part('r003'), before: [3, 4], after: [2, 5] }), 0,
      'You scrapped the Silent Float Valve (blue, cost 2) and took the Riverside Workshop (universal) as red. The Restless Firebox came onto the belt. Points: you 3 → 2, Ana 4 → 5.',
      '맑은 물펌프(파란색, 비용 2)를 버리고 강가 공방(만능)을 빨간색으로 가져왔습니다. 벨트에 거침없는 점화기가 들어왔습니다. 점수: 나 3 → 2, Ana 님 4 → 5.',
      'Desechaste la bomba límpida (azul, coste 2) y tomaste el taller ribereño (universal) como rojo. A la cinta llegó la caldera chamuscada. Puntos: tú 3 → 2, Ana 4 → 5.',
    ],
    [
      took({ ...PAID, came: part('r003'), before: [3, 4], after: [2, 5] }), 1,
      'Bo scrapped the Silent Float Valve (blue, cost 2) and took the Riverside Workshop (universal) as red. The Restless Firebox came onto the belt. Points: Bo 3 → 2, you 4 → 5.',
      'Bo 님이 맑은 물펌프(파란색, 비용 2)를 버리고 강가 공방(만능)을 빨간색으로 가져갔습니다. 벨트에 거침없는 점화기가 들어왔습니다. 점수: Bo 님 3 → 2, 나 4 → 5.',
      'Bo desechó la bomba límpida (azul, coste 2) y tomó el taller ribereño (universal) como rojo. A la cinta llegó la caldera chamuscada. Puntos: Bo 3 → 2, tú 4 → 5.',
    ],
    [
      took(BOUGHT), 0,
      'You scrapped “Old Yard” (universal) and took “Plumb Bob” (white, cost 2.5). “가마” came onto the belt.',
      '‘Old Yard’ 부품(만능)을 버리고 ‘Plumb Bob’ 부품(흰색, 비용 2.5)을 가져왔습니다. 벨트에 ‘가마’ 부품이 들어왔습니다.',
      'Desechaste la pieza «Old Yard» (universal) y tomaste la pieza «Plumb Bob» (blanco, coste 2,5). A la cinta llegó la pieza «가마».',
    ],
    [
      took(BOUGHT), 1,
      'Bo scrapped “Old Yard” (universal) and took “Plumb Bob” (white, cost 2.5). “가마” came onto the belt.',
      'Bo 님이 ‘Old Yard’ 부품(만능)을 버리고 ‘Plumb Bob’ 부품(흰색, 비용 2.5)을 가져갔습니다. 벨트에 ‘가마’ 부품이 들어왔습니다.',
      'Bo desechó la pieza «Old Yard» (universal) y tomó la pieza «Plumb Bob» (blanco, coste 2,5). A la cinta llegó la pieza «가마».',
    ],
    [
      took(BOUGHT), null,
      'Bo scrapped a universal part and took a white part of cost 2.5. A blue, red and green part of cost 4 came onto the belt.',
      'Bo 님이 만능 부품을 버리고 비용 2.5인 흰색 부품을 가져갔습니다. 벨트에 비용 4인 파란색·빨간색·초록색 부품이 들어왔습니다.',
      'Bo desechó una pieza universal y tomó una pieza blanca de coste 2,5. A la cinta llegó una pieza azul, roja y verde de coste 4.',
    ],
    [
      took({ part: part('n900'), colour: 'n', came: part('x900') }), null,
      'Bo took a neutral part of cost 7. A universal part came onto the belt.',
      'Bo 님이 비용 7인 무색 부품을 가져갔습니다. 벨트에 만능 부품이 들어왔습니다.',
      'Bo tomó una pieza incolora de coste 7. A la cinta llegó una pieza universal.',
    ],
    [
      { type: 'ended', seat: 0, scores: [14, 12] }, 0,
      'You took the last part, and the game ended: you 14, Ana 12.',
      '마지막 부품을 가져와 게임이 끝났습니다. 점수: 나 14, Ana 님 12.',
      'Tomaste la última pieza y la partida terminó: tú 14, Ana 12.',
    ],
    [
      { type: 'ended', seat: 0, scores: [14, 12] }, 1,
      'Bo took the last part, and the game ended: Bo 14, you 12.',
      'Bo 님이 마지막 부품을 가져가 게임이 끝났습니다. 점수: Bo 님 14, 나 12.',
      'Bo tomó la última pieza y la partida terminó: Bo 14, tú 12.',
    ],
    [
      { type: 'ended', seat: 3, scores: [14, 12, 3, 9] }, null,
      'The house took the last part, and the game ended: Bo 14, Ana 12, 민지 3, the house 9.',
      '컴퓨터가 마지막 부품을 가져가 게임이 끝났습니다. 점수: Bo 님 14, Ana 님 12, 민지 님 3, 컴퓨터 9.',
      'La casa tomó la última pieza y la partida terminó: Bo 14, Ana 12, 민지 3, la casa 9.',
    ],
  ])('%o, to %s', (event, me, en, ko, es) => {
    expect(told(event, me)).toEqual([en, ko, es]);
  });
});

const TABLE = position(['n001', 'd010', 'x001', 'w004'], [{ w: ['w001'], n: ['n004'], u: ['x002'] }, { w: ['w002', 'w003'], r: ['r001'] }]);
const LAST = position(['n001'], [{}, { w: ['w001'] }], []);
const LISTED = position(['w900', 'd900', 'n900'], [{ w: ['x900'], g: ['x900'] }, {}], []);
const take = (some: Partial<Move>): Move => ({ place: 1, colour: 'n', declared: false, scrap: null, ...some });

describe('a move', () => {
  test.each<[Move, State, string[], string[], string[]]>([
    [
      take({}), TABLE,
      ['Take the Brass Axle (neutral, cost 1), free at place 1.', 'Score stays 8', 'neutral group 1 → 2'],
      ['1번 자리의 황동 굴대(무색, 비용 1)를 무료로 가져옵니다.', '점수 8 그대로', '무색 묶음 1 → 2'],
      ['Toma el eje forjado (incoloro, coste 1), gratis en la posición 1.', 'Puntos 8, como antes', 'Grupo incoloro 1 → 2'],
    ],
    [
      take({ place: 2, colour: 'w', declared: true }), TABLE,
      ['Take the Spotless Condenser (white and blue, cost 4) as white, free at place 2.', 'Score 8 → 9', 'white group 1 → 2', 'Ana 6 → 5'],
      ['2번 자리의 고른 렌즈통(흰색·파란색, 비용 4)을 흰색으로 무료로 가져옵니다.', '점수 8 → 9', '흰색 묶음 1 → 2', 'Ana 님 6 → 5'],
      ['Toma la esclusa pulcra (blanco y azul, coste 4) como blanco, gratis en la posición 2.', 'Puntos 8 → 9', 'Grupo blanco 1 → 2', 'Ana 6 → 5'],
    ],
    [
      take({ place: 3, colour: 'r', declared: true, scrap: { id: 'n004', from: 'n', told: false } }), TABLE,
      ['Scrap the Copper Camshaft (neutral, cost 2) and take the Riverside Workshop (universal) as red, at place 3.', 'Score 8 → 7', 'red group 0 → 1', 'neutral group 1 → 0'],
      ['구리 캠축(무색, 비용 2)을 버리고 3번 자리의 강가 공방(만능)을 빨간색으로 가져옵니다.', '점수 8 → 7', '빨간색 묶음 0 → 1', '무색 묶음 1 → 0'],
      ['Desecha la leva esmaltada (incoloro, coste 2) y toma el taller ribereño (universal) como rojo, en la posición 3.', 'Puntos 8 → 7', 'Grupo rojo 0 → 1', 'Grupo incoloro 1 → 0'],
    ],
    [
      take({ place: 4, colour: 'w', scrap: { id: 'x002', from: 'u', told: false } }), TABLE,
      ['Scrap the Hilltop Boiler House (universal) from blue and take the Steady Governor (white, cost 2), at place 4.', 'Score 8 → 6', 'white group 1 → 2', 'blue group 1 → 0', 'Ana 6 → 5'],
      ['파란색 묶음의 언덕 보일러실(만능)을 버리고 4번 자리의 새하얀 조속기(흰색, 비용 2)를 가져옵니다.', '점수 8 → 6', '흰색 묶음 1 → 2', '파란색 묶음 1 → 0', 'Ana 님 6 → 5'],
      ['Desecha el almacén antiguo (universal) del grupo azul y toma el regulador firme (blanco, coste 2), en la posición 4.', 'Puntos 8 → 6', 'Grupo blanco 1 → 2', 'Grupo azul 1 → 0', 'Ana 6 → 5'],
    ],
    [
      take({ place: 4, colour: 'w', scrap: { id: 'w001', from: 'w', told: false } }), TABLE,
      ['Scrap the True Balance Arm (white, cost 1) and take the Steady Governor (white, cost 2), at place 4.', 'Score stays 8', 'white top cost 1 → 2'],
      ['은빛 저울(흰색, 비용 1)을 버리고 4번 자리의 새하얀 조속기(흰색, 비용 2)를 가져옵니다.', '점수 8 그대로', '흰색 최고 비용 1 → 2'],
      ['Desecha la balanza fiel (blanco, coste 1) y toma el regulador firme (blanco, coste 2), en la posición 4.', 'Puntos 8, como antes', 'Coste más alto en blanco 1 → 2'],
    ],
    [
      take({}), LAST,
      ['Take the Brass Axle (neutral, cost 1), free at place 1. It is the last part: the game ends.', 'Score 0 → 3', 'neutral group 0 → 1'],
      ['1번 자리의 황동 굴대(무색, 비용 1)를 무료로 가져옵니다. 마지막 부품이므로 게임이 끝납니다.', '점수 0 → 3', '무색 묶음 0 → 1'],
      ['Toma el eje forjado (incoloro, coste 1), gratis en la posición 1. Es la última pieza: la partida termina.', 'Puntos 0 → 3', 'Grupo incoloro 0 → 1'],
    ],
    [
      take({ place: 3, scrap: { id: 'x900', from: 'g', told: true } }), LISTED,
      ['Scrap “Old Yard” (universal) from green and take “Ñandú & <b>” (neutral, cost 7), at place 3.', 'Score stays 6', 'green group 1 → 0', 'neutral group 0 → 1'],
      ['초록색 묶음의 ‘Old Yard’ 부품(만능)을 버리고 3번 자리의 ‘Ñandú & <b>’ 부품(무색, 비용 7)을 가져옵니다.', '점수 6 그대로', '초록색 묶음 1 → 0', '무색 묶음 0 → 1'],
      ['Desecha la pieza «Old Yard» (universal) del grupo verde y toma la pieza «Ñandú & <b>» (incoloro, coste 7), en la posición 3.', 'Puntos 6, como antes', 'Grupo verde 1 → 0', 'Grupo incoloro 0 → 1'],
    ],
    [
      take({ place: 2, colour: 'r', declared: true }), LISTED,
      ['Take “가마” (blue, red and green, cost 4) as red, free at place 2.', 'Score 6 → 9', 'red group 0 → 1'],
      ['2번 자리의 ‘가마’ 부품(파란색·빨간색·초록색, 비용 4)을 빨간색으로 무료로 가져옵니다.', '점수 6 → 9', '빨간색 묶음 0 → 1'],
      ['Toma la pieza «가마» (azul, rojo y verde, coste 4) como rojo, gratis en la posición 2.', 'Puntos 6 → 9', 'Grupo rojo 0 → 1'],
    ],
  ])('%o', (move, at, en, ko, es) => {
    const seat: Seat = 0;
    expect(offered(move, at, seat)).toEqual([en, ko, es]);
  });
});
