import { act, fireEvent, waitFor } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { DECK } from '../../shared/cards/mystique.ts';
import { cardWords } from '../../shared/cards/text/en.ts';
import { type Match, turn } from '../../shared/engine/match.ts';
import { own, redact } from '../../shared/engine/secret.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import { type Language, LANGUAGES } from '../../shared/text/say.ts';
import { ProposalOnTable } from '../../web/games/guilds/Board.tsx';
import view from '../../web/games/guilds/index.tsx';
import { startWords } from '../../web/pages/language.ts';
import { GUILDS_NOTATION } from '../games/guilds/position.ts';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import { played } from '../games/table.ts';
import { drawn, type GuildsMatch } from './guilds-table.tsx';

beforeAll(() => Promise.all([...LANGUAGES.map(view.load), ProposalOnTable.ready(), startWords()]));

const GIVEN = 'with market | p1 4ys 2ys 3rm | p2 3ys 1ys 2bs | p3 5bc | discard 1bm 5ys 2rc | known p2 3ys | known p3 5bc | deck *30';
const position = (given: string, play = ''): GuildsMatch => played(GUILDS_NOTATION.set(given), play);
const labels = (root: HTMLElement, selector: string): (string | null)[] => [...root.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'));

describe('what is shown', () => {
  test('one’s own hand by guild, the highest first, with totals and what others show of it', () => {
    const { root } = drawn(position(GIVEN), 0);
    const sets = [...root.querySelectorAll('.own .set')];
    expect(sets.map((set) => labels(set as HTMLElement, '.card'))).toEqual([['4 of yellow suns', '2 of yellow suns'], ['3 of red moons']]);
    expect(sets.map((set) => set.querySelector('p b')!.textContent)).toEqual(['6', '3']);
    expect([...sets[0]!.querySelectorAll('small .hide')].map((one) => one.textContent.trim())).toEqual(['Ana shows 3.', '5 lie in the Discard Deck.']);
    expect(sets[1]!.querySelector('small')).toBeNull();
  });

  test('the decks with their counts, the top of the Discard Deck, and all of it in order', async () => {
    const { root } = drawn(position(GIVEN), 1);
    expect(labels(root, '.pile > .card')).toEqual(['Draw Deck, 30 cards left', 'Discard Deck, 3 cards, the 2 of red crowns on top']);
    void act(() => root.querySelector<HTMLElement>('button.look')!.click());
    await waitFor(() => expect(root.querySelector('dialog')).not.toBeNull());
    const dialog = root.querySelector('dialog')!;
    expect(dialog.open).toBe(true);
    expect(labels(dialog, '.card')).toEqual(['2 of red crowns', '5 of yellow suns', '1 of blue moons']);
    void act(() => [...dialog.querySelectorAll('button')].at(-1)!.click());
    expect(dialog.open).toBe(false);
  });

  test('an empty Discard Deck is an empty place', () => {
    const { root } = drawn(position('p1 4ys | p2 3ys | deck *30'), 0);
    expect(labels(root, '.pile > .ghost')).toEqual(['Discard Deck, empty']);
    expect(root.querySelector('.look')).toBeNull();
  });

  test('a purchase before it is sent: where the card goes, how many are drawn, the card lifted', () => {
    const table = drawn(position(GIVEN), 0);
    table.press('4 of yellow suns');
    expect(labels(table.root, '.will')).toEqual(['The 4 of yellow suns goes here']);
    expect(labels(table.root, '.tag')).toEqual(['4 cards will be drawn']);
    expect(labels(table.root, '.own [aria-pressed=true]')).toEqual(['4 of yellow suns']);
    table.press('4 of yellow suns');
    expect(table.root.querySelector('.will, .tag, .own [aria-pressed=true]')).toBeNull();
  });

  test('without a choice everything is there and nothing can be pressed or is faded', () => {
    const { root, controls } = drawn(position(GIVEN), 0, { choosing: false });
    expect(controls()).toEqual([]);
    expect(root.querySelectorAll('[disabled]').length).toBe(0);
    expect(labels(root, '.own .card')).toHaveLength(3);
  });
});

describe('what can be done now', () => {
  const prompted = (play: string, given = GIVEN, language: Language = 'en') => {
    const match = position(given, play);
    const seat = turn(match as unknown as Match)[0]!;
    return view.prompt!(redact(match.state, seat), seat, language);
  };
  const ASKED = 'p1: ask p2 2ys; p1: for bs';

  test('on an ordinary turn, and after a proposal that came to nothing', () => {
    expect(prompted('')).toBe('Take a card from a deck, or choose a card of your hand to buy with.');
    const again = 'No trade this time. Take a card from a deck, or choose a card of your hand to buy with.';
    expect(prompted(`${ASKED}; p2: refuse`)).toBe(again);
    expect(prompted(`${ASKED}; p2: offer 2bs; p2: close; p1: decline`)).toBe(again);
  });

  test('by the seller: how many, that what is sent stays, and when nothing more can be laid out', () => {
    expect(prompted(ASKED)).toBe('Choose cards to offer (up to 2). What you send stays laid out. Or refuse.');
    expect(prompted(`${ASKED}; p2: offer 2bs`)).toBe('Choose cards to offer (up to 2). What you send stays laid out. Close your offer, or refuse.');
    expect(prompted(`${ASKED}; p2: offer 2bs; p2: offer 1ys`)).toBe('Close your offer, or refuse.');
    expect(prompted('p1: ask p3 4ys; p1: for any')).toContain('(up to 1)');
  });

  test('by the buyer who answers, in every language', () => {
    const said = LANGUAGES.map((language) => prompted(`${ASKED}; p2: offer 2bs; p2: close`, GIVEN, language));
    expect(said[0]).toBe('Accept these cards for your Influence card, or decline.');
    expect(new Set(said).size).toBe(LANGUAGES.length);
  });
});

test('a proposal that is not sent leaves everything where it is: the card lifted in the hand, no proposal on the table', () => {
  const table = drawn(position(GIVEN), 0);
  const before = labels(table.root, '.own .card');
  table.press('4 of yellow suns');
  table.press('Or ask: Ana');
  expect(labels(table.root, '.own .card')).toEqual(before);
  expect(labels(table.root, '.own .lifted')).toEqual(['4 of yellow suns']);
  expect(table.root.querySelector('.proposal')).toBeNull();
});

test('blue suns say that they count two, and the legend explains it', () => {
  const { root } = drawn(position(GIVEN), 1);
  expect([...root.querySelectorAll('.own .set')].map((set) => set.querySelector('.twice') !== null)).toEqual([false, true]);
  expect(root.querySelector('.legend')!.textContent).toContain('Blue suns (×2)');
});

describe('who sees what', () => {
  const ASKED = 'p1: ask p2 4ys; p1: for bs';

  test('a proposal: laid-out cards are backs to everybody but the seller until it is closed, then the buyer sees them', () => {
    const faces = (viewer: Viewer, play: string) => labels(drawn(position(GIVEN, `${ASKED}; ${play}`), viewer).root, '.laid .card[role=img]');
    const backs = (viewer: Viewer, play: string) => drawn(position(GIVEN, `${ASKED}; ${play}`), viewer).root.querySelectorAll('.laid .card:not(.ghost):not([role])').length;
    for (const viewer of [0, 2, null]) expect([faces(viewer, 'p2: offer 2bs'), backs(viewer, 'p2: offer 2bs')]).toEqual([[], 1]);
    expect(faces(1, 'p2: offer 2bs')).toEqual(['2 of blue suns']);
    expect(faces(0, 'p2: offer 2bs; p2: close')).toEqual(['2 of blue suns']);
    for (const viewer of [2, null]) expect([faces(viewer, 'p2: offer 2bs; p2: close'), backs(viewer, 'p2: offer 2bs; p2: close')]).toEqual([[], 1]);
  });

  test('the Influence card and what is wanted lie open to all', () => {
    for (const viewer of [0, 1, 2, null]) {
      const { root } = drawn(position(GIVEN, ASKED), viewer);
      expect(labels(root, '.proposal > .card')).toEqual(['4 of yellow suns']);
      expect(root.querySelector('.proposal .named')!.textContent).toBe('Blue suns');
    }
  });

  test('nobody’s page names a card of another hand or of the deck, at any time of a game', () => {
    playout(guilds, { options: { buyFromBoth: true, market: true }, seats: 3, seed: testSeed(5) }, atRandom({ ask: 2, offer: 2 }), (match) => {
      if (match.n % 9 !== 0 || turn(match as unknown as Match).length === 0) return;
      for (const viewer of [0, null]) {
        const page = drawn(match, viewer).root.innerHTML;
        const shown = new Set(JSON.stringify(redact(match.state, viewer)).match(/\b[1-5][yrb][smac]\b/g) ?? []);
        const named = DECK.filter((card) => page.includes(`"${cardWords(card)}"`) || page.includes(`card-${card}`));
        expect(named.filter((card) => !shown.has(card))).toEqual([]);
        expect(viewer === null || own(match.state.hands[viewer]!, viewer).every((card) => named.includes(card))).toBe(true);
      }
    });
  });

  test('spectators see how many cards everybody holds, from the back; when all is open, every hand', () => {
    const match = position(GIVEN);
    const { root } = drawn(match, null);
    expect([...root.querySelectorAll('.others h3')].map((one) => one.textContent)).toEqual(['Bo, 3 cards', 'Ana, 3 cards', 'Jo, 1 card']);
    expect(labels(root, '.others .card[aria-label]')).toEqual([]);
    const open = drawn(match, null, { shown: redact(match.state, 'everyone') });
    expect(labels(open.root, '.others .card')).toEqual([4, 2].map((n) => `${n} of yellow suns`).concat('3 of red moons', '3 of yellow suns', '1 of yellow suns', '2 of blue suns', '5 of blue crowns'));
  });
});

describe('for every way of reading', () => {
  test('each card moves from one place only', () => {
    for (const play of ['', 'p1: ask p2 4ys; p1: for bs; p2: offer 2bs', 'p1: ask p2 4ys; p1: for bs; p2: offer 2bs; p2: close']) {
      for (const viewer of [0, 1, null]) {
        const { root } = drawn(position(GIVEN, play), viewer);
        const names = [...root.querySelectorAll<HTMLElement>('.card')].map((card) => card.style.getPropertyValue('view-transition-name')).filter((name) => name !== '');
        expect(names.length).toBeGreaterThan(0);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  test.each(LANGUAGES)('every control and picture has a name: %s', (language) => {
    for (const play of ['', 'p1: ask p2 4ys', 'p1: ask p2 4ys; p1: for bs; p2: offer 2bs', 'p1: ask p2 4ys; p1: for bs; p2: offer 2bs; p2: close']) {
      const match = position(GIVEN, play);
      const table = drawn(match, turn(match as unknown as Match)[0]!, { language });
      for (const one of table.root.querySelectorAll('[role=img], button.card')) expect(one.getAttribute('aria-label')).toMatch(/\p{L}/u);
      for (const svg of table.root.querySelectorAll('svg')) expect(svg.closest('[aria-hidden=true], [role=img], button[aria-label]')).not.toBeNull();
      expect(table.controls().length).toBeGreaterThan(1);
    }
  });

  test('arrow keys go along the hand', () => {
    const { root } = drawn(position(GIVEN), 0);
    const cards = [...root.querySelectorAll<HTMLElement>('.own button')];
    cards[0]!.focus();
    for (const [key, at] of [['ArrowRight', 1], ['ArrowRight', 2], ['ArrowRight', 2], ['Home', 0], ['End', 2], ['ArrowLeft', 1]] as const) {
      fireEvent.keyDown(document.activeElement!, { key });
      expect(document.activeElement).toBe(cards[at]);
    }
  });
});
