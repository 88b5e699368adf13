import { act, fireEvent } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { DECK } from '../../shared/cards/mystique.ts';
import { cardWords } from '../../shared/cards/text/en.ts';
import { redact } from '../../shared/engine/secret.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import { eddies } from '../../shared/games/eddies/index.ts';
import type { Event } from '../../shared/games/eddies/state.ts';
import { toPlay } from '../../shared/games/eddies/trick.ts';
import { LANGUAGES } from '../../shared/text/say.ts';
import view from '../../web/games/eddies/index.tsx';
import { recapOf } from '../../web/table/recap.ts';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import { drawn, position } from './eddies-table.tsx';

beforeAll(() => Promise.all(LANGUAGES.map(view.load)));

const HANDS = 'p1 5rm 2ys 1yc 4bs | p2 3ra 1bm 5bc 4yc | p3 5rs 3ys 2rm 1ba';
// Led by p2 with the 3 of red moons; p3 may still set what binds.
const LED = 'p1 5rm 2ys 1yc 4bs | p2 3ra 1bm 5bc | p3 5rs 3ys 2bm 1ba | led p2 | trick 3rm';
// p2 won the trick before and leads.
const BETWEEN = 'p1 5rm 2ys | p2 3ra 4bc | p3 5rs 3ya | done p2 3rm 1bm 2bm | led p2';
// The third player of the sheet’s first example: moons bind.
const MOONS = 'p1 5rm 3ys 1yc | p2 3ra 5bc | p3 5rs 3yc | led p2 | trick 3rm 1bm';

const labels = (root: HTMLElement, selector: string): (string | null)[] => [...root.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'));

describe('the trick', () => {
  test('in seat order from its leader: how each card was played, who is ahead, whose turn it is', () => {
    const table = drawn(position(MOONS), 0);
    expect(table.says('.places li b')).toEqual(['Ana', 'Jo', 'You']);
    expect(labels(table.root, '.places .card[role=img]')).toEqual(['3 of red moons', '1 of blue moons']);
    expect(table.says('.places .label')).toEqual(['ledahead', 'set it', 'to play']);
    expect(table.says('.places .ahead b')).toEqual(['Ana']);
  });

  test('what binds and why somebody is ahead, in words', () => {
    expect(drawn(position(MOONS), 0).says('.trick .now p')).toEqual(['Follow moons. Ana is ahead with the 3 of red moons: 3 beats 1.']);
    expect(drawn(position(LED), 2).says('.trick .now p')).toEqual(['Follow moons, red or 3. Ana is ahead with the 3 of red moons.']);
    const two = 'p1 5rs 3ys | p2 3ya 1bc | p3 4bm 5bc | led p2 | trick 3rm 3ra';
    expect(drawn(position(two), 0).says('.trick .now p')).toEqual(['Follow red and 3. Ana is ahead with the 3 of red moons: moons beat arms.']);
    expect(drawn(position(two), 0, { language: 'ko' }).says('.trick .now p')[0]).toBe('빨강과 3을 따라야 합니다. Ana 님이 빨강 달 3으로 앞서 있습니다. 달이 검을 이깁니다.');
    expect(drawn(position(two), 1, { language: 'es' }).says('.trick .now p')[0]).toBe('Hay que seguir el rojo y el 3. Vas por delante con el 3 de lunas rojas: las lunas ganan a las armas.');
  });

  test('between two tricks the last one stays, with who won it and why; a picked card begins the next', () => {
    const table = drawn(position(BETWEEN), 1);
    expect(table.says('#trick')).toEqual(['The last trick']);
    expect(table.says('.trick .now p')).toEqual(['You won the trick with the 3 of red moons: 3 beats 2.']);
    expect(table.says('.places .ahead .label')).toEqual(['ledwon']);
    table.press('3 of red arms');
    expect(table.says('#trick')).toEqual(['The trick']);
    expect(labels(table.root, '.places .card[role=img]')).toEqual(['The 3 of red arms goes here']);
    const other = drawn(position(BETWEEN), 0);
    expect(other.says('.trick .now p')).toEqual(['Ana won the trick with the 3 of red moons: 3 beats 2.', 'Ana leads now.']);
    const others = (['ko', 'es'] as const).map((language) => drawn(position(BETWEEN), 0, { language }).says('.trick .now p')[1]);
    expect(others).toEqual(['이제 Ana 님이 시작합니다.', 'Ahora sale Ana.']);
  });

  test('a trick that somebody else closes is news to who won it, their own card is not', () => {
    const { told } = position('p1 5rm 2ys 1yc | p2 1bm 4bc 2bs | p3 2rm 3ya 4rs | led p1', 'p1: play 5rm; p2: play 1bm; p3: play 2rm');
    const news = (me: Viewer) => recapOf(told.map(({ n, event }) => ({ n, at: '', event: redact(event, me) })), me, 0).map(({ n, event }) => `${n} ${(event as unknown as Event).type}`);
    expect(news(null)).toEqual(['1 played', '2 played', '3 played', '3 won']);
    expect([news(0), news(2)]).toEqual([['2 played', '3 played', '3 won'], ['1 played', '2 played', '3 won']]);
  });

  test('a card that the rules play is news to its owner, too', () => {
    const { told } = position('p1 5rm 2ys | p2 1bm 4bc | p3 2rm 3ya | led p1', 'p1: play 5rm; p2: play 1bm; p3: play 2rm');
    const news = recapOf(told.map(({ n, event }) => ({ n, at: '', event: redact(event, 0) })), 0, 0).map(({ event }) => event as unknown as Event);
    expect(news.filter(({ type }) => type === 'played').map((event) => event.type === 'played' && [event.seat, event.rules === true])).toEqual([[1, false], [2, false], [0, true], [1, true], [2, true]]);
  });

  test('the tricks of the round, the latest first', () => {
    const table = drawn(position('p1 5rm | p2 3ra | p3 5rs | done p1 3ym 1ym 2ym, p1 3rm 1bm 5bm | led p3 | trick 4yc'), 1);
    expect(table.root.querySelector('.trick-list')).toBeNull();
    void act(() => table.root.querySelector<HTMLElement>('button.look')!.click());
    expect(table.says('dialog h3')).toEqual(['Trick 2', 'Trick 1']);
    expect(table.says('dialog li p')).toEqual(['Jo won the trick with the 5 of blue moons: 5 beats 3.', 'Bo won the trick with the 3 of yellow moons: 3 beats 2.']);
    expect(table.says('.trick-list ol .ahead')).toEqual(['BJo', 'YBo']);
    void act(() => [...table.root.querySelectorAll<HTMLElement>('dialog button')].at(-1)!.click());
    expect(table.root.querySelector('.trick-list')).toBeNull();
  });

  test('where the only trick lies on the table there is nothing to look through', () => {
    expect(drawn(position(BETWEEN), 1).root.querySelector('button.look')).toBeNull();
  });
});

describe('the hand', () => {
  test('suit by suit, colour by colour, the highest first', () => {
    expect(labels(drawn(position(HANDS), 1).root, '.own .card')).toEqual(['1 of blue moons', '3 of red arms', '4 of yellow crowns', '5 of blue crowns']);
  });

  test('why cards have to wait, and why one that is pressed has to', () => {
    const table = drawn(position(MOONS), 0);
    expect(table.says('.own .label, .own .why')).toEqual(['1 of 3 cards can be played', 'You hold cards that follow, so the others have to wait.']);
    expect(labels(table.root, '.own .waits button')).toEqual(['3 of yellow suns, has to wait', '1 of yellow crowns, has to wait']);
    void act(() => table.root.querySelectorAll<HTMLElement>('.own .waits button')[0]!.click());
    expect(table.says('.own .why')).toEqual(['The 3 of yellow suns has to wait. Follow moons. It does not, and you hold cards that do.']);
    expect(table.texts()).toEqual([]);
  });

  test('with nothing that follows, or the lead, every card can be played', () => {
    const free = drawn(position('p1 5rs 3ys 1yc | p2 3ra 5bc | p3 5rs 3yc | led p2 | trick 3rm 1bm'), 0);
    expect([free.root.querySelector('.own .why'), free.controls().length]).toEqual([null, 3]);
    const lead = drawn(position(HANDS), 0);
    expect([lead.root.querySelector('.own .why'), lead.controls().length]).toEqual([null, 4]);
  });

  test('what is asked for, in short', () => {
    const prompt = (given: string, seat: number) => LANGUAGES.map((language) => view.prompt!(redact(position(given).state, seat), seat, language));
    expect(prompt(HANDS, 0)).toEqual(['You lead: play any card.', '내가 시작합니다. 아무 카드나 낼 수 있습니다.', 'Sales tú: juega cualquier carta.']);
    expect(prompt(MOONS, 0)).toEqual(['Follow moons.', '달을 따라야 합니다.', 'Hay que seguir las lunas.']);
    expect(prompt('p1 5rs 1yc | p2 3ra | p3 3yc | led p2 | trick 3rm 1bm', 0)[0]).toBe('None of your cards follows, so you may toss any.');
    expect(prompt('p1 5rm 1ym | p2 3ra | p3 3yc | led p2 | trick 3rm 1bm', 0)[0]).toBe('All your cards follow: play any.');
  });

  test('a card before it is sent lies in its place, lifted in the hand', () => {
    const table = drawn(position(MOONS), 0);
    table.press('5 of red moons');
    expect(labels(table.root, '.will')).toEqual(['The 5 of red moons goes here']);
    expect(labels(table.root, '.own [aria-pressed=true]')).toEqual(['5 of red moons']);
    table.press('5 of red moons');
    expect(table.root.querySelector('.will, .own [aria-pressed=true]')).toBeNull();
  });

  test('arrow keys go along the hand, cards that have to wait included', () => {
    const { root } = drawn(position(LED), 2);
    const cards = [...root.querySelectorAll<HTMLElement>('.own button')];
    cards[0]!.focus();
    for (const [key, at] of [['ArrowRight', 1], ['End', 3], ['ArrowRight', 3], ['Home', 0]] as const) {
      fireEvent.keyDown(document.activeElement!, { key });
      expect(document.activeElement).toBe(cards[at]);
    }
  });
});

describe('scores and rounds', () => {
  test('by category, the lowest in a ring, none where all are equal; the best first', () => {
    const given = `with rounds 3 balance | round 2 | suit 2 5 1 | colour 4 3 1 | number 2 4 1 | ${HANDS}`;
    const table = drawn(position(given), 0);
    expect(table.says('.scores tbody tr')).toEqual(['Ana53 counts43', 'You2 counts42 counts2', 'Jo1111']);
    expect(table.says('.scores thead th')).toEqual(['Player', 'Suit', 'Colour', 'Number', 'Points']);
    expect(view.standing(redact(position(given).state, 0), 1, 'en')).toBe('3 points');
  });

  test('plain: this round and all of them, once there is more than one', () => {
    expect(drawn(position(HANDS), 0).root.querySelector('.scores')).toBeNull();
    const table = drawn(position(`round 2 | tricks 3 9 8 | done p3 3rm 1bm 2bm | led p3 | ${HANDS}`), 0);
    expect(table.says('.scores tbody tr')).toEqual(['Ana09', 'Jo19', 'You03']);
    expect(view.standing(redact(position(`round 2 | tricks 3 9 8 | ${HANDS}`).state, 0), 1, 'ko')).toBe('트릭 9개');
  });

  test('a round that has ended is told through the first trick of the next', () => {
    const given = `with target 9 short | round 2 | first p2 | tricks 4 3 3 | ${HANDS}`;
    expect(drawn(position(given), 0).says('.round-over p')).toEqual(['Round 1 is over. Tricks so far: you 4, Ana 3, Jo 3.', 'Round 2 begins with 10 cards each; Ana leads the first trick.']);
    expect(drawn(position(given, 'p2: play 4yc'), 0).says('.round-over p')).toHaveLength(2);
    expect(drawn(position(`${given} | done p2 4yc 3ra 2bm`), 0).root.querySelector('.round-over')).toBeNull();
    const extra = drawn(position(`with target 4 short | round 2 | first p2 | extra 1 | tricks 4 4 2 | ${HANDS}`), 0);
    expect(extra.says('.round-over p')[1]).toBe('First place is shared by you and Ana: extra round 1 of at most 3.');
    expect(extra.says('.trick .ruled .label')).toEqual(['Extra round 1 of at most 3 · trick 1 of 10']);
  });
});

describe('who sees what', () => {
  test('nobody’s page names a card that this viewer may not know, at any time of a game', () => {
    playout(eddies, { options: { match: { rounds: 2 }, scoring: 'plain', hand: 'full' }, seats: 7, seed: testSeed(3) }, atRandom(), (match) => {
      if (match.n % 7 !== 0 || toPlay(match.state) === null) return;
      for (const viewer of [0, null]) {
        const shown = new Set(JSON.stringify(redact(match.state, viewer)).match(/\b[1-5][yrb][smac]\b/g) ?? []);
        const page = drawn(match, viewer).root.innerHTML;
        const named = DECK.filter((card) => page.includes(`"${cardWords(card)}`) || page.includes(`card-${card}`));
        expect(named.filter((card) => !shown.has(card))).toEqual([]);
        expect(named.length).toBeGreaterThanOrEqual(match.state.trick.cards.length);
      }
    });
  });

  test('spectators see the trick and no hand; when all lies open, every hand', () => {
    const match = position(MOONS);
    expect(labels(drawn(match, null).root, '.card[aria-label]')).toEqual(['3 of red moons', '1 of blue moons']);
    const open = drawn(match, null, { shown: redact(match.state, 'everyone') });
    expect(open.says('.open-hands h3')).toEqual(['Bo, 3 cards', 'Ana, 2 cards', 'Jo, 2 cards']);
    expect(labels(open.root, '.open-hands .card')).toHaveLength(7);
  });

  test('each card moves from one place only', () => {
    for (const match of [position(MOONS), position(BETWEEN)]) {
      for (const viewer of [0, 1, null]) {
        const { root } = drawn(match, viewer);
        const names = [...root.querySelectorAll<HTMLElement>('.card')].map((card) => card.style.getPropertyValue('view-transition-name')).filter((name) => name !== '');
        expect(names.length).toBeGreaterThan(0);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  test.each(LANGUAGES)('every control and picture has a name: %s', (language) => {
    const { root } = drawn(position(MOONS), 0, { language });
    for (const one of root.querySelectorAll('[role=img], button.card')) expect(one.getAttribute('aria-label')).toMatch(/\p{L}/u);
    for (const svg of root.querySelectorAll('svg')) expect(svg.closest('[aria-hidden=true], [role=img], button[aria-label]')).not.toBeNull();
  });
});
