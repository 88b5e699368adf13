import { cleanup, render, waitFor } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { deal } from '../../shared/engine/match.ts';
import { redact, type Visible } from '../../shared/engine/secret.ts';
import { faceOf } from '../../shared/games/gates/characters.ts';
import { gates } from '../../shared/games/gates/index.ts';
import type { Event, State } from '../../shared/games/gates/state.ts';
import { type Language, LANGUAGES, plain } from '../../shared/text/say.ts';
import { End, verdict } from '../../web/games/gates/End.tsx';
import view from '../../web/games/gates/index.tsx';
import { inFull, wordsOf } from '../../web/games/gates/words.ts';
import { startWords } from '../../web/pages/language.ts';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import { type GatesMatch, peopleIn, position } from './gates-table.tsx';

beforeAll(() => Promise.all([...LANGUAGES.map(view.load), startWords()]));

const WON = 'round 13 | turn p2 | phase over | end power p1 13 | p1 1 2 | p1.has g-8888 g-7777 g-88 b-trade | p1.gems g-pair | p2 3r | p2.has g-8888 g-7777 g-88 | p2.gems g-88 g-odd';
const verdictOf = (given: string, language: Language = 'en'): string =>
  plain(verdict(redact(position(given).state, 'everyone'), language), (seat) => peopleIn(language)[seat]!.inside);

function ending(state: Visible<State>, events: readonly Visible<Event>[] = [], language: Language = 'en'): HTMLElement {
  cleanup();
  return render(<End state={state} events={events} me={null} people={peopleIn(language).slice(0, state.players.length)} language={language} />).container as HTMLElement;
}

const texts = (root: HTMLElement, selector: string): string[] => [...root.querySelectorAll(selector)].map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim());
const labels = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label'));

describe('the reckoning', () => {
  test('by place: power as the sum of its cards, and the diamonds left', () => {
    const root = ending(redact(position(WON).state, 'everyone'));
    expect(texts(root, '.earned h3')).toEqual(['Ana first', 'Bo second']);
    expect(texts(root, '.earned .sum b')).toEqual(['11 power', '2 diamonds', '11 power', '1 diamond']);
    expect(texts(root, '.earned .label')).toEqual(['5 + 4 + 2 = 11', '5 + 4 + 2 = 11']);
    expect(texts(root, '.earned > li:last-child .look')).toEqual(['Mountain Queen', 'Mist Whale', 'Salt Merchant', 'Pedlar']);
  });

  test('what was hidden lies open: hands, diamonds, piles', () => {
    const root = ending(redact(position(`${WON} | pearls 7 6 | pile g-quad b-peek`).state, 'everyone'));
    expect(texts(root, '.shown h3')).toEqual([
      'Hand of Ana', 'Diamonds of Ana, from the front', 'Hand of Bo', 'Diamonds of Bo, from the front', 'Pile of pearls, the top first', 'Pile of characters, the top first',
    ]);
    expect(labels(root, '.shown .pearl-card')).toEqual(['3 with the renewal symbol', '1', '2', '6', '7']);
    expect(labels(root, '.shown .card')).toEqual((['g-88', 'g-odd', 'g-pair', 'b-peek', 'g-quad'] as const).map((id) => inFull(id, wordsOf('en'))));
  });
});

describe('a whole game', () => {
  const { match } = playout(gates, { options: { keepPortal: false }, seats: 3, seed: testSeed(5) }, atRandom({ activate: 20, place: 3 }));
  const rounds = match.told.flatMap(({ event }) => (event.type === 'round' ? [event.power] : []));
  const root = () => ending(redact(match.state, 'everyone'), match.told.map(({ event }) => redact(event, 'everyone')));

  test('power over the rounds: a line for each player, and the same numbers as a table', () => {
    const page = root();
    expect(rounds.length).toBeGreaterThan(3);
    expect(page.querySelectorAll('.chart > svg .line')).toHaveLength(3);
    expect([...page.querySelectorAll('.chart ~ details tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)))).toEqual(rounds);
    expect(texts(page, '.chart figcaption > span')).toEqual(match.state.players.map(({ power }, seat) => `${peopleIn('en')[seat]!.name} ${power}`));
  });

  test('sums add up, and each card is shown once', () => {
    const page = root();
    const worth = texts(page, '.earned .label').map((sum) => (sum.includes('=') ? sum.split(' = ') : null));
    for (const sum of worth) if (sum !== null) expect(sum[0]!.split(' + ').reduce((all, one) => all + Number(one), 0)).toBe(Number(sum[1]));
    const open = page.querySelectorAll('.card').length + match.state.characters.discard.length + match.state.characters.row.filter((id) => id !== null).length;
    const lying = match.state.players.flatMap(({ portal }) => [portal.a, portal.b]).filter((id) => id !== null).length;
    expect(open + lying).toBe(54);
    const out = match.state.pearls.discard.length + match.state.pearls.row.length;
    expect(page.querySelectorAll('.pearl-card').length + out).toBe(56);
  });

  test('the whole of the rules is fetched to step through it', async () => {
    const whole = await view.whole!();
    const first = deal(whole, match.deal as GatesMatch['deal']);
    expect(redact(first.state, 'everyone')).toEqual(redact(deal(gates, match.deal as GatesMatch['deal']).state, 'everyone'));
    expect(match.state.players.every(({ power, active }) => active.reduce((sum, id) => sum + faceOf(id).power, 0) === power)).toBe(true);
  });
});

describe('the verdict', () => {
  test('the most power', () => {
    const given = 'round 13 | phase over | end power p2 13 | p1.has g-8888 | p2.has g-8888 g-7777 g-88 b-limit';
    expect(verdictOf(given)).toBe('Ana was the first with twelve power, so round 13 was the last. Ana has the most power: 12.');
    expect(verdictOf(given, 'ko')).toBe('Ana 님이 가장 먼저 힘 12에 이르러 13라운드가 마지막이었습니다. Ana 님의 힘이 12로 가장 큽니다.');
    expect(verdictOf(given, 'es')).toBe('Ana llegó antes que nadie a doce de poder, así que la ronda 13 fue la última. Ana tiene más poder que nadie: 12.');
  });

  test('equal power is parted by diamonds', () => {
    expect(verdictOf(WON)).toBe('Bo was the first with twelve power, so round 13 was the last. Ana and Bo have 11 power each; with 2 diamonds Ana has the most diamonds left.');
    expect(verdictOf(WON, 'ko')).toContain('Ana 님, Bo 님은 힘이 11로 같고, Ana 님이 다이아몬드를 2개로 가장 많이 남겼습니다.');
    expect(verdictOf(WON, 'es')).toContain('Ana y Bo tienen 11 de poder; con 2 diamantes, Ana es quien guarda más.');
  });

  test('a shared win, and other ends', () => {
    const shared = 'round 101 | phase over | end rounds - 101 | p1.has g-88 | p1.gems g-pair | p2.has g-88 | p2.gems g-pair';
    expect(verdictOf(shared)).toBe('A hundred rounds were played, so round 101 was the last. Bo and Ana have 2 power and 1 diamond each, and share the win.');
    expect(verdictOf(shared, 'ko')).toBe('100라운드가 끝나 101라운드가 마지막이었습니다. Bo 님, Ana 님이 힘 2, 다이아몬드 1개로 같아 함께 이겼습니다.');
    expect(verdictOf(shared, 'es')).toBe('Se jugaron cien rondas, así que la ronda 101 fue la última. Bo y Ana tienen 2 de poder y 1 diamante: comparten la victoria.');
    expect(verdictOf(shared.replace('rounds - 101', 'characters - 9'))).toContain('No character was left, so round 9 was the last.');
  });

  test('it comes with the reckoning, when that is first shown', async () => {
    const state = redact(position(WON).state, 'everyone');
    expect(view.verdict(state, 'en')).toEqual([]);
    cleanup();
    render(<view.End state={state} events={[]} me={null} people={peopleIn('en').slice(0, 2)} language="en" />);
    await waitFor(() => expect(view.verdict(state, 'en').length).toBeGreaterThan(0));
  });
});
