import { act, render } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { deal, type Match, turn } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import { catalogue, partOf } from '../../shared/games/manufactory/catalogue.ts';
import { manufactory } from '../../shared/games/manufactory/index.ts';
import { standings } from '../../shared/games/manufactory/score.ts';
import { COLOURS, type Row } from '../../shared/games/manufactory/state.ts';
import { LANGUAGES } from '../../shared/text/say.ts';
import view from '../../web/games/manufactory/index.tsx';
import { leadIn } from '../../web/games/manufactory/lead.ts';
import { MANUFACTORY_NOTATION } from '../games/manufactory/position.ts';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import { drawn, labels, type ManufactoryMatch, nameOf, written } from './manufactory-table.tsx';

beforeAll(() => Promise.all(LANGUAGES.map(view.load)));

const GIVEN = 'p1 w002/5 x002>w k004/2 | p2 w004/1 w005/6 | belt w001/3 d001wu/4 x001 n001/2 | deck k002/1 k003/2';
const position = (given = GIVEN): ManufactoryMatch => MANUFACTORY_NOTATION.set(given);
const leads = (root: ParentNode) => written(root, '.groups tbody th small');

describe('the belt', () => {
  test('from its front: each part by name, colour and cost, its place, what is free and what costs; the deck behind', () => {
    const { root } = drawn(position(), 0);
    expect(labels(root, '.works li .card').map((name) => name!.replace(/^[^,]+, /, ''))).toEqual([
      'white, cost 3: place 1, free',
      'white and blue, cost 4: place 2, free',
      'universal, cost 0: place 3, for one of yours',
      'neutral, cost 2: place 4, for one of yours',
    ]);
    expect(written(root, '.belt .ruled .label')).toEqual(['2 in the deck']);
    expect(written(root, '.works > .label')).toEqual(['free', 'for one of yours']);
  });

  test('what slides keeps its name to move by: to the front, and to its new owner', () => {
    const named = (match: ManufactoryMatch, selector: string) =>
      [...drawn(match, 0).root.querySelectorAll<HTMLElement>(`${selector} .card[style]`)].map((one) => one.style.getPropertyValue('view-transition-name'));
    const before = named(position(), '.works');
    const after = position('p1 w002/5 x002>w k004/2 w001/3 | p2 w004/1 w005/6 | turn p2 | belt d001wu/4 x001 n001/2 k003/2 | deck k002/1');
    expect(named(after, '.works').slice(0, 3)).toEqual(before.slice(1));
    expect(named(after, '.own')).toContain(before[0]);
  });

  test('empty places once the deck is empty', () => {
    const { root } = drawn(position('p1 w002/5 | p2 w004/1 | belt w001/3 u001/4 k001/1'), 0);
    expect(root.querySelectorAll('.works ol > .ghost').length).toBe(1);
    expect(root.querySelectorAll('.deck.ghost').length).toBe(1);
    expect(written(root, '.belt .ruled .label')).toEqual(['the deck is empty']);
  });

  test('on somebody else’s turn, and for who watches, nothing can be pressed', () => {
    expect(drawn(position(), 1).controls()).toEqual([]);
    expect(drawn(position(), null).controls()).toEqual([]);
  });
});

describe('faces', () => {
  test('cost, a sign and a letter for each colour, a tooth for each point of cost', () => {
    const { root } = drawn(position(), 0);
    const faces = [...root.querySelectorAll('.works li .card')].map((card) => [
      card.querySelector('.cost')!.textContent,
      [...card.querySelectorAll('use')].flatMap((use) => written(root, `${use.getAttribute('href')!.match(/^#letter-./)?.[0] ?? 'none'} text`)).join(''),
      card.querySelectorAll('.bands i').length,
      card.querySelectorAll('.edge0').length,
    ]);
    expect(faces).toEqual([['3', 'W', 1, 1], ['4', 'WU', 2, 1], ['0', '', 6, 0], ['2', 'N', 1, 1]]);
    const [dash, gap] = root.querySelector('.works .edge0')!.getAttribute('stroke-dasharray')!.split(' ').map(Number);
    expect(Math.round((2 * Math.PI * 33) / (dash! + gap!))).toBe(3);
  });

  test('what a button shows in writing is in its name', () => {
    const { root } = drawn(position('p1 w002/5 w002/5 k004/2 | p2 w004/1 | belt w001/3 d001wu/4 x001 n001/2 | deck k002/1'), 0);
    const said = [...root.querySelectorAll('.works button')].map((button) => [button.textContent, button.getAttribute('aria-label')!] as const);
    expect(said.map(([shown]) => shown)).toEqual(['3', '4', '0', '2']);
    expect(said.filter(([shown, name]) => !name.includes(`cost ${shown}`))).toEqual([]);
    expect(written(root, '.own .tag')).toEqual(['2']);
  });

  test('those of the catalogue are told apart by colours, cost, picture and cut of the teeth', () => {
    const all = [...new Set(Object.values(catalogue()).flat())];
    const looks = all.map((id) => {
      const { colours, universal, cost } = partOf(id)!;
      const number = Number(id.slice(1)) - 1;
      return `${universal ? 'x' : colours.join('')} ${cost} ${number % 4} ${Math.floor(number / 4) % 3}`;
    });
    expect(new Set(looks).size).toBeGreaterThan(all.length * 0.7);
  });

  test('a sign for each colour of a part in a sentence', () => {
    const signs = (card: string) => [...render(<view.Chip card={card} />).container.querySelectorAll('[data-c]')].map((one) => (one as HTMLElement).dataset['c']);
    expect(['wu4', 'k12', 'n2.5', 'x0'].map(signs)).toEqual([['w', 'u'], ['k'], ['n'], ['x']]);
  });
});

describe('groups', () => {
  test('side by side: size, highest cost, points; who is ahead and by what (R21)', () => {
    const { root } = drawn(position(), 0);
    const cells = [...root.querySelectorAll('.groups td .sum')].map((sum) => sum.textContent!.replace(/\s+/g, ' ').trim());
    expect(cells).toEqual(['2top 522 points', '2top 633 points', '1top 233 points']);
    expect(leads(root)).toEqual(['ahead: Ana, by cost 6 to 5', 'nobody yet', 'only you', 'nobody yet', 'nobody yet', 'nobody yet']);
    expect(written(root, '.groups tfoot td')).toEqual(['+02 / 6', '+01 / 6', '5', '3']);
  });

  test.each([
    ['p1 w001/3 | p2 w002/1 w003/1', 'Ana, by size 2 to 1'],
    ['p1 w001/3 w004/1 | p2 w002/3 w003/1', 'level: Bo and Ana'],
    ['p1 w001/3 | p2 w002/3 | p3 w003/4', '민지, by cost 4 to 3'],
    ['p1 w001/3 | p2 -', 'alone: Bo'],
  ])('who leads in white: %s', (given, told) => {
    const names = ['Bo', 'Ana', '민지'];
    const { by, seats, mine, theirs } = leadIn(standings(position(`${given} | belt n001/2`).state), 'w');
    const who = seats.map((seat) => names[seat]).join(' and ');
    const says = by === 'tie' ? `level: ${who}` : by === 'alone' ? `alone: ${who}` : `${who}, by ${by} ${mine} to ${theirs}`;
    expect(says).toBe(told);
  });

  test('before it is sent: sizes, points and scores after the move, for everybody it changes', () => {
    const table = drawn(position('p1 w002/5 | p2 w004/6 | belt w001/3 u001/1 | deck -'), 0);
    expect(written(table.root, '.groups tfoot tr:last-child td')).toEqual(['2', '3']);
    table.press(nameOf(table.controls()[0]!));
    expect(leads(table.root)[0]).toBe('ahead: you, by 1 part');
    expect(written(table.root, '.groups tfoot tr:last-child td')).toEqual(['2 → 3', '3 → 2']);
    expect(labels(table.root, '.own .will')[0]).toMatch(/, in the white group$/);
  });

  test('the points under a stamp add up to those of the groups', () => {
    const match = position();
    expect(view.standing(redact(match.state, 0), 0, 'en')).toBe('5 points · 3 parts');
    expect(standings(match.state)[0]!.total).toBe(5);
  });
});

test('what the slip asks', () => {
  const ask = (given: string, language: (typeof LANGUAGES)[number] = 'en') => view.prompt!(redact(position(given).state, 0), 0, language);
  expect(ask(GIVEN)).toBe('Take one of the first two parts, or pay for another with one of yours.');
  expect(ask('p1 - | p2 - | belt w001/3 u001/4 k001/1')).toBe('Take one of the first two parts; they are free.');
  expect(ask('p1 w002/1 | p2 - | belt w001/3 u001/4')).toBe('Take a part: all that are left are free.');
  expect(new Set(LANGUAGES.map((language) => ask(GIVEN, language))).size).toBe(LANGUAGES.length);
});

describe('names from a list', () => {
  const NASTY = '<img src=x onerror="alert(1)"> & <b>Bold</b>';
  const LONG = 'x'.repeat(141);
  const row = (name: string, more: Partial<Row> = {}): Row => ({ name, cost: 2.5, colours: ['w'], universal: false, rarity: null, count: 15, ...more });
  const match = deal(manufactory, { options: { crates: 2, secondAfterTie: false, parts: { list: [row(NASTY), row(LONG, { cost: 99 })] } }, seats: 2, seed: testSeed(1) });

  test('are text and nothing else', () => {
    const { root } = drawn(match, 0);
    expect(root.querySelector('img, b b')).toBeNull();
    expect(written(root, '.works .title')).toEqual(expect.arrayContaining([NASTY, LONG]));
    expect(written(root, '.works .cost')).toEqual(expect.arrayContaining(['2.5', '99']));
  });

  test.each(LANGUAGES)('are not there for who watches: %s', (language) => {
    const page = drawn(match, null, language).root;
    expect(page.textContent).not.toContain('Bold');
    expect(page.innerHTML).not.toContain(LONG);
    for (const title of written(page, '.works .title')) expect(title).toMatch(/\p{L}/u);
  });
});

describe('drawn well', () => {
  test('nobody’s page has a part that has not been on the belt, at any time of a game', () => {
    playout(manufactory, { options: { crates: 3, secondAfterTie: false, parts: 'pool' }, seats: 3, seed: testSeed(4) }, atRandom(), (match) => {
      if (match.n % 9 !== 0 || turn(match as unknown as Match).length === 0) return;
      for (const viewer of [0, null]) {
        const moving = [...drawn(match, viewer).root.querySelectorAll<HTMLElement>('[style]')].map((one) => one.style.getPropertyValue('view-transition-name')).filter((name) => name !== '');
        expect(moving.length).toBeGreaterThan(0);
        expect(new Set(moving).size).toBe(moving.length);
        for (const name of moving) expect(Object.keys(match.state.parts)).toContain(/^part-(\w+)-\d+$/.exec(name)![1]);
      }
    });
  });

  test.each(LANGUAGES)('every control and picture has a name: %s', (language) => {
    const table = drawn(position(), 0, language);
    void act(() => table.root.querySelectorAll<HTMLButtonElement>('.works button')[2]!.click());
    for (const one of table.root.querySelectorAll('[role=img], button')) expect(one.getAttribute('aria-label')).toMatch(/\p{L}/u);
    for (const svg of table.root.querySelectorAll('svg')) expect(svg.closest('[aria-hidden=true], [role=img]')).not.toBeNull();
    const names = table.controls().map(nameOf);
    expect(names.length).toBe(4 + COLOURS.length + 3);
    expect(new Set(names).size).toBe(names.length);
  });
});
