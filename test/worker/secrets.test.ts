import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replay } from '../../shared/engine/match.ts';
import { open } from '../../shared/engine/secret.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import type { Options, State } from '../../shared/games/guilds/state.ts';
import { type Card, DECK } from '../../shared/cards/mystique.ts';
import { cardWords } from '../../shared/cards/text/en.ts';
import { seedOf } from '../../shared/engine/fair.ts';
import { type Party, party, record, sync } from './api.ts';
import { confirmed, delivered, lettersOf, stub } from './clock.ts';
import { playOut } from './game.ts';
import { type Listener, listen } from './socket.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Something that left the server for a viewer when so many moves had been played. */
interface Sent {
  readonly viewer: Viewer;
  readonly n: number;
  readonly text: string;
}

const WORDS = new Map(DECK.map((card): [string, Card] => [cardWords(card), card]));
const IN_NOTATION = /(?<![0-9a-z])[1-5][yrb][smac](?![0-9a-z])/g;
const IN_WORDS = /[1-5] of (?:yellow|red|blue) (?:suns|moons|arms|crowns)/g;

const cardsIn = (text: string): string[] => [...(text.match(IN_NOTATION) ?? []), ...(text.match(IN_WORDS) ?? []).map((words) => WORDS.get(words)!)];

/** The cards that a viewer has rightly seen in a true state. */
function visible(state: State, viewer: Viewer): string[] {
  const own = viewer === null ? [] : open(state.hands[viewer]!);
  const { proposal } = state;
  const shown = proposal !== null && (viewer === proposal.seller || (proposal.closed && viewer === state.turn));
  return [...own, ...state.discard, ...(proposal === null ? [] : [proposal.card]), ...(shown ? open(proposal.laid) : [])];
}

async function collect(guests: Party, seed: number): Promise<{ sent: Sent[]; moves: number }> {
  const seats = (await sync(guests.table)).players.map(({ seat }) => seat!);
  const viewers: readonly (readonly [Viewer, string | undefined])[] = [...guests.keys.map((key, player) => [seats[player]!, key] as const), [null, undefined]];
  const pages: (readonly [Viewer, Listener])[] = [];
  for (const [viewer, key] of viewers) pages.push([viewer, await listen(guests.table, key === undefined ? {} : { key })]);
  const sent: Sent[] = [];
  const heard = new Map<Listener, number>();
  const moves = await playOut(guests, seed, async (n) => {
    for (const [viewer, page] of pages) {
      await page.until(n);
      for (const text of page.frames.slice(heard.get(page) ?? 0)) sent.push({ viewer, n, text });
      heard.set(page, page.frames.length);
    }
    for (const [viewer, key] of viewers) sent.push({ viewer, n, text: JSON.stringify(await sync(guests.table, key)) });
    if (n % 3 === 0) await delivered(guests.table);
    for (const { key, to, subject, text, html } of await lettersOf(guests.table)) {
      const began = Number(key.split('/').at(-1));
      const player = Number(/^p(\d)-/.exec(to.address)![1]);
      if (began >= n - 2) sent.push({ viewer: seats[player]!, n, text: [subject, text, html].join('\n') });
    }
  });
  return { sent, moves };
}

const keySecretOf = (table: string): Promise<string> =>
  runInDurableObject(stub(table), (_, { storage }) => storage.sql.exec('SELECT key_secret FROM facts').one()['key_secret'] as string);

describe('nothing hidden leaves the server', () => {
  test.each([
    [2, {}, 11],
    [3, { market: true }, 22],
    [4, { buyFromBoth: true, market: true }, 33],
  ] as const)('%i seats with %j: frames, answers and letters, by value', async (seats, options, seed) => {
    const contribution = (i: number) => `${i}${i}`.repeat(16);
    const names = ['Ana', 'Bo', 'Cleo', 'Dov'].slice(0, seats);
    const guests = await confirmed(names, { options }, (i) => ({ contribution: contribution(i) }));
    const { sent, moves } = await collect(guests, seed);
    const { body } = await record(guests.table);
    const allowed = new Map<Viewer, Set<string>[]>();
    const start = { options: body.options as Options, seats, seed: seedOf(body.secret, body.table, body.players.map((player) => player.contribution)) };
    const replayed = replay(guilds, start, body.moves.map(([seat, text]) => ({ seat, text })), ({ state }) => {
      for (const viewer of [null, ...names.map((_, seat) => seat)]) {
        const before = allowed.get(viewer) ?? [];
        allowed.set(viewer, [...before, new Set([...(before.at(-1) ?? []), ...visible(state, viewer)])]);
      }
    });
    expect(replayed.ok).toBe(true);

    const secrets = [body.secret, body.seed, await keySecretOf(guests.table), ...names.map((_, i) => contribution(i))];
    let cards = 0;
    for (const { viewer, n, text } of sent) {
      for (const secret of secrets) expect(text.includes(secret), `a secret in what ${viewer} got after move ${n}`).toBe(false);
      if (n === moves) continue; // everything is public now (X7)
      for (const card of cardsIn(text)) {
        cards++;
        if (!allowed.get(viewer)![n]!.has(card)) throw new Error(`${viewer} was sent ${card} after move ${n}: ${text.slice(0, 300)}`);
      }
    }
    expect(sent.length).toBeGreaterThan(moves * (seats + 1));
    expect(cards).toBeGreaterThan(1000);
    expect(sent.some(({ text }) => text.includes('<!doctype html>'))).toBe(true);
  });

  test('keys of others are in no answer', async () => {
    const guests = await party(['Ana', 'Bo']);
    for (const [player, key] of guests.keys.entries()) {
      const text = JSON.stringify(await sync(guests.table, key));
      expect(text).not.toContain(guests.keys[1 - player]!);
      expect(text).not.toContain(key);
    }
    expect(JSON.stringify(await sync(guests.table))).not.toContain(guests.invite);
  });
});
