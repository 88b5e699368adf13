import { waitFor } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { redact } from '../../shared/engine/secret.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import { FACES } from '../../shared/games/gates/characters.ts';
import { gates } from '../../shared/games/gates/index.ts';
import { type Language, LANGUAGES } from '../../shared/text/say.ts';
import view from '../../web/games/gates/index.tsx';
import { inFull, wordsOf } from '../../web/games/gates/words.ts';
import { startWords } from '../../web/pages/language.ts';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import { drawn, type Drawn, position } from './gates-table.tsx';

beforeAll(() => Promise.all([...LANGUAGES.map(view.load), startWords()]));

const TURN = 'round 4 | left 2 | p1 2 4 8 8 | p1.a g-88 | p1.has b-virtual-3 g-pair r-look | p1.gems g-pair | p2 1 2 3 | p2.a r-wisp-36 | p3 5';

const labels = ({ root }: Drawn, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'));

describe('where the turn stands', () => {
  test.each([
    [TURN, ['Round 4Your turn: 2 actions left ▸▸', '4라운드내 차례: 남은 행동 2번 ▸▸', 'Ronda 4Tu turno: quedan 2 acciones ▸▸']],
    ['left 1 | end power p2 5 | round 4 | p1 1', ['Round 4; round 5 is the lastYour turn: 1 action left ▸', '4라운드, 마지막은 5라운드내 차례: 남은 행동 1번 ▸', 'Ronda 4; la 5 es la últimaTu turno: queda 1 acción ▸']],
    ['left 1 | phase steal | victim p2 | paid 5 6 7 | p2 1', ['Round 1Your turn: an ability waits for its choice ▸', '1라운드내 차례: 능력의 대상을 고르는 중입니다 ▸', 'Ronda 1Tu turno: falta elegir para una habilidad ▸']],
    ['left 0 | phase end | p1 2 | p1.has b-trade', ['Round 1Your turn: all actions used', '1라운드내 차례: 행동을 모두 마쳤습니다', 'Ronda 1Tu turno: sin acciones']],
    ['left 0 | phase limit | p1 1 1 1 1 1 2 | round 5 | end power p2 5', ['Round 5, the lastYour turn: the hand is above its limit', '5라운드, 마지막 라운드내 차례: 손패가 제한을 넘었습니다', 'Ronda 5, la últimaTu turno: la mano supera su límite']],
  ] as const)('%s', (given, says) => {
    expect(LANGUAGES.map((language) => drawn(position(given), 0, { language }).says('.where')[0])).toEqual(says);
  });

  test('on somebody else’s turn, whose it is', () => {
    expect(LANGUAGES.map((language) => drawn(position(TURN), 1, { language }).says('.where b')[0])).toEqual(['Bo to move: 2 actions left ▸▸', 'Bo 님 차례: 남은 행동 2번 ▸▸', 'Juega Bo: quedan 2 acciones ▸▸']);
  });

  test('what is asked for', () => {
    const prompt = (given: string, language: Language = 'en') => view.prompt!(redact(position(given).state, 0), 0, language);
    expect(prompt('p1 2')).toBe('You have 3 actions: take a pearl, place a character or activate one.');
    expect(prompt('p1 2 | p1.has b-peek')).toBe('You have 3 actions: take a pearl, place a character or activate one. An ability may come first.');
    expect(prompt('left 0 | phase limit | p1 1 1 1 1 1 2 2 | p1.has b-limit')).toBe('Discard 1 pearl: point at your hand.');
    expect(prompt('left 0 | phase limit | p1 1 1 1 1 1 2 2', 'ko')).toBe('진주 2장을 버려야 합니다. 손패에서 고르세요.');
    expect(prompt('left 1 | phase banish | paid 7 | p2.a g-pair', 'es')).toBe('Señala un personaje de un portal ajeno: se descarta.');
  });
});

describe('the open cards', () => {
  test('by place, with the piles and how many are in them', () => {
    const table = drawn(position('left 2 | row 1 3r 5 8 | open g-sum-20 b-one-eight | spent 1 2 | pearls 6 6 6 | pile g-88 | p1 1'), 0);
    expect(labels(table, '.pearl-row [aria-label]')).toEqual(['1', '3 with the renewal symbol', '5', '8', 'Pile of 3 pearls: draw the top one']);
    expect(labels(table, '.market .character-row [aria-label]')).toEqual([
      'Counting Crow. Cost: three pearls that sum to 20. Gives: 2 power',
      'Pufferfish. Cost: three pearls that sum to 10. Gives: 1 power. When you pay, your 1s may count as 8s.',
      'Pile of 1 character: place the top one, unseen',
    ]);
    expect(table.says('.market .ruled')).toEqual(['Pearls2 discarded', 'Characters']);
  });

  test('what the last move brought up is marked, here and in the hand', () => {
    const match = position('left 3 | row 1 3 5 8 | pearls 6 6 2 | p1 4 | p2 1', 'p1: pearl 2');
    expect(labels(drawn(match, 0), '.pearl-row .fresh')).toEqual(['2, new']);
    expect(labels(drawn(match, 0), '.own-hand .fresh')).toEqual(['3, new']);
    expect(labels(drawn(match, 1), '.own-hand .fresh')).toEqual([]);
    const blind = position('left 3 | pearls 6 7 | p1 4 | p2 1', 'p1: pearl deck');
    expect(labels(drawn(blind, 0), '.fresh')).toEqual(['7, new']);
    expect(labels(drawn(blind, 1), '.fresh')).toEqual([]);
  });

  test('a renewal is said, and both characters are marked', () => {
    const match = position('left 3 | row 1 3 5 8 | pearls 6 6 4r | open g-88 g-pair | pile g-quad b-peek b-limit', 'p1: pearl 2');
    const table = drawn(match, 0);
    expect(table.says('.renewal')).toEqual(['Renewal: both open characters have changed.']);
    expect(table.says('.market .character-row li')).toEqual(['newPouch Squirrel', 'newLantern Owl', '1 left']);
    expect(drawn(position('left 3'), 0).root.querySelector('.renewal')).toBeNull();
  });

  test('an empty pile and an empty place', () => {
    const table = drawn(position('left 1 | pile - | open g-pair - | p1 1'), 0);
    expect(labels(table, '.market .character-row [aria-label]').slice(1)).toEqual(['Free place', 'Pile of 0 characters']);
  });

  test('the top of the pile is shown to whoever peeked at it, and to nobody else', () => {
    const given = 'pile g-pair b-redraw | peeked b-redraw p1 | p1.has b-peek | p1 1 | p2 1';
    expect(drawn(position(given), 0).says('.market .character-row li:last-child')).toEqual(['On top, as you know: Potter']);
    for (const viewer of [1, null]) expect(drawn(position(given), viewer).root.innerHTML).not.toContain('Potter');
  });
});

describe('one’s own things', () => {
  test('portal, power, diamonds, hand and what was activated: what lasts first', () => {
    const table = drawn(position(TURN), 0);
    expect(table.says('.portal .wealth')).toEqual(['3 power31 diamond1']);
    expect(labels(table, '.own-hand .pearl-card')).toEqual(['2', '4', '8', '8']);
    expect(table.says('.own-hand .label')).toEqual(['4 of 5']);
    expect(labels(table, '.portal .character-row [aria-label]')).toEqual([inFull('g-88', wordsOf('en')), 'Free place']);
    expect(table.says('.portal .activated .hide')).toEqual(['Rain Toad', 'Lamplighter', 'Night Fox']);
  });

  test('what can be paid for says so; what cannot is a picture', () => {
    const table = drawn(position('left 1 | p1 8 8 | p1.a g-88 | p1.b g-quad'), 0);
    expect(table.says('.portal .mark-of')).toEqual(['you can pay']);
    expect(labels(table, '.portal button.card')).toEqual([inFull('g-88', wordsOf('en'))]);
  });

  test('where a chosen character will lie, and what makes room for it', () => {
    const free = drawn(position('left 1 | open g-pair g-88 | p1 1'), 0);
    free.press('.market .character-row button.card', 1);
    expect(labels(free, '.portal .will')).toEqual(['Salt Merchant comes here']);
    free.press('.market .character-row button.card', 2);
    expect(labels(free, '.portal .will')).toEqual(['The top character comes here']);
    const full = drawn(position('left 1 | open g-pair g-88 | p1.a g-quad | p1.b b-peek'), 0);
    full.press('.market .character-row button.card', 0);
    expect(full.says('form')).toEqual(['Point at the one on your portal that makes room.']);
    full.press('.portal button.card', 1);
    expect(full.says('.portal .mark-of')).toEqual(['leaves']);
    expect(full.texts()).toEqual(['place 1 dropping b']);
  });

  test('each way to pay says what it spends and why that is enough', () => {
    const table = drawn(position('left 1 | p1 1 3 8 | p1.a g-88 | p1.has b-one-eight b-virtual-8 | p1.gems g-pair'), 0);
    table.press('.portal button.card');
    expect(labels(table, '.payments input')).toEqual([
      'with a 1: the 1 counts as 8, the Snow Swan adds an 8', 'with an 8: the Snow Swan adds an 8', 'with 1 and 8: the 1 counts as 8',
    ]);
  });
});

test('the others: portal, power, diamonds, hand, in the order of play', () => {
  const table = drawn(position(TURN), 1);
  expect(table.says('.others h3')).toEqual(['Jo', 'Bo']);
  expect(labels(table, '.others .held')).toEqual(['1 pearl in hand', '4 pearls in hand']);
  expect(labels(table, '.others > li:last-child .card')).toEqual([`${inFull('g-88', wordsOf('en'))} (Bo)`, 'Free place']);
});

test('a card’s name opens it in words', async () => {
  const table = drawn(position('open b-minus g-222 | p1 1'), 0);
  table.press('.market .character-row .look');
  await waitFor(() => expect(table.says('dialog h2')).toEqual(['Jewel Mole']));
  expect(table.says('dialog dd, dialog p')).toEqual(['3, 5 and 7', '1 power and one diamond', 'A diamond may also lower a pearl by 1.']);
});

test('the discards can be looked through, the last one first', async () => {
  const table = drawn(position('spent 1 3r 5 | out g-88 g-pair | p1 1'), 0);
  table.press('.market .ruled .look');
  await waitFor(() => expect(labels(table, 'dialog .pearl-card')).toEqual(['5', '3 with the renewal symbol', '1']));
});

describe('who sees what', () => {
  test('nobody’s page names a character that this viewer may not know, at any time of a game', () => {
    const { face } = wordsOf('en');
    playout(gates, { options: { keepPortal: false }, seats: 3, seed: testSeed(2) }, atRandom({ activate: 8, peek: 5 }), (match) => {
      if (match.n % 23 !== 0 || match.state.phase === 'over') return;
      for (const viewer of [0, null] satisfies Viewer[]) {
        const shown = redact(match.state, viewer);
        const open = JSON.stringify(shown);
        const page = drawn(match, viewer).root.innerHTML;
        const named = FACES.filter((id) => page.includes(face(id)) || page.includes(`#face-${id}"`));
        expect(named.filter((id) => !open.includes(`"${id}"`))).toEqual([]);
        expect(named.length).toBeGreaterThan(0);
      }
    });
  });

  test('a spectator sees no hand, a robber the one that is looked at', () => {
    expect(labels(drawn(position(TURN), null), '.held')).toEqual(['4 pearls in hand', '3 pearls in hand', '1 pearl in hand']);
    const robbed = position('left 1 | phase steal | victim p2 | paid 5 6 7 | p1 1 | p2 2 2 7 | p3 1');
    expect(labels(drawn(robbed, 0), '.others .pearl-card')).toEqual(['2', '2', '7']);
    expect(labels(drawn(robbed, 0), 'form input')).toEqual(['2', '7']);
    expect(labels(drawn(robbed, 2), '.others .pearl-card')).toEqual([]);
  });

  test.each(LANGUAGES)('every control and picture has a name: %s', (language) => {
    for (const given of [TURN, 'left 1 | p1 1 3 8 | p1.a g-88 | p1.has b-one-eight b-virtual-8']) {
      const table = drawn(position(given), 0, { language });
      if (table.root.querySelector('.portal button.card') !== null) table.press('.portal button.card');
      for (const one of table.root.querySelectorAll('[role=img], button, input')) expect(one.getAttribute('aria-label') ?? one.closest('label, button')!.textContent).toMatch(/[\p{L}\d]/u);
      for (const svg of table.root.querySelectorAll('svg')) expect(svg.getAttribute('aria-hidden')).toBe('true');
    }
  });
});
