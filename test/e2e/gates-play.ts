import type { Locator, Page } from 'playwright-core';
import { diceFor } from '../../shared/engine/dice.ts';
import { legalMoves } from '../../shared/engine/legal.ts';
import { own, seen, size, type Visible } from '../../shared/engine/secret.ts';
import { unreachable } from '../../shared/engine/types.ts';
import type { Legal } from '../../shared/engine/game.ts';
import type { Character } from '../../shared/games/gates/characters.ts';
import { house } from '../../shared/games/gates/house.ts';
import { gates } from '../../shared/games/gates/index.ts';
import { CHARACTER_ROW, type Move, PEARL_ROW, type Place, PLACES, type State, valueOf } from '../../shared/games/gates/state.ts';
import type { SocketAnswer, Sync } from '../../shared/protocol.ts';
import { type Laid, post } from './table.ts';

/** What somebody who is to move does, as a script: one of the moves that their own view allows. `n`: moves made before. */
export type Script = (state: Visible<State>, seat: number, moves: readonly Legal<Move>[], n: number) => Legal<Move>;

/**
 * Plays for the people of a table through the API, each by what that person sees, until whoever is to move finds it enough,
 * or the game is over. The table as that person sees it, and who it is; null when it is over.
 */
export async function play(url: string, table: Laid, script: Script, enough: (state: Visible<State>, seat: number) => boolean): Promise<{ readonly player: number; readonly state: Visible<State> } | null> {
  let sync = await table.look(null);
  while (sync.status === 'playing') {
    const player = mover(sync);
    sync = await table.look(player);
    while (sync.status === 'playing' && sync.seat !== null && sync.turn.includes(sync.seat)) {
      const state = sync.state as Visible<State>;
      if (enough(state, sync.seat)) return { player, state };
      const move = script(state, sync.seat, legalMoves(gates, state, sync.seat), sync.n);
      sync = await post<Sync>(`${url}/api/tables/${table.id}/moves`, { n: sync.n, moves: [gates.notate(move)] }, table.keys[player]);
    }
  }
  return null;
}

/** Which of the people at a table without the house is to move. */
const mover = ({ players, turn }: Sync): number => players.findIndex(({ seat }) => turn.includes(seat!));

const ANY = new Uint8Array(32);

/** Plays as the house does. */
export const sensibly: Script = (state, seat, moves, n) => house(state, seat, moves, diceFor(ANY, n, 'idle'));

/** Points on a page at what a move is made of. Of several payments for a card the page takes the cheapest by itself. */
export async function point(page: Page, move: Move): Promise<void> {
  for (const thing of thingsOf(page, move)) await thing.tap();
}

function thingsOf(page: Page, move: Move): readonly Locator[] {
  const pearl = (from: number | 'deck') => page.locator('.pearl-row > li').nth(from === 'deck' ? PEARL_ROW : from).locator('button');
  const open = (from: number | 'deck') => page.locator('.market .character-row > li').nth(from === 'deck' ? CHARACTER_ROW : from).locator('button.card');
  const on = (portal: string, place: Place) => page.locator(`${portal} .character-row > li`).nth(PLACES.indexOf(place)).locator('button.card');
  const asked = (value: string | number) => page.locator(`.slip .pick label:has([value="${value}"])`);
  switch (move.act) {
    case 'pearl':
      return [pearl(move.from)];
    case 'sweep':
      return [page.locator('.market .pearl-row ~ button')];
    case 'place':
      return [open(move.from), ...(move.dropping === null ? [] : [on('.portal', move.dropping)])];
    case 'activate':
      return [on(move.owner === null ? '.portal' : '.others', move.place)];
    case 'banish':
      return [on('.others', move.place)];
    case 'exchange':
      return [asked('exchange'), on('.portal', move.place), open(move.with)];
    case 'look':
      return [asked(move.seat)];
    case 'steal':
    case 'recover':
      return [asked(move.value)];
    case 'discard':
      return [page.locator('.own-hand').getByRole('button', { name: new RegExp(`^${move.value}`) }).first()];
    case 'peek':
    case 'trade':
    case 'redraw':
    case 'end':
      return [asked(move.act)];
    default:
      return unreachable(move);
  }
}

/** Of several payments for the same card the cheapest, which stands first; and every other move. */
export const cheapest = (moves: readonly Legal<Move>[]): readonly Legal<Move>[] =>
  moves.filter((move, i) => move.act !== 'activate' || moves.findIndex((other) => other.act === 'activate' && other.owner === move.owner && other.place === move.place) === i);

/** Digs for one of these characters, and once one lies on the portal, collects the pearls that are wanted for it. */
export const seeking =
  (wished: readonly Character[], values: readonly number[]): Script =>
  (state, seat, moves, n) => {
    const { portal } = state.players[seat]!;
    const found = PLACES.find((place) => wished.includes(portal[place]!));
    const someone = state.players.some((player) => PLACES.some((place) => wished.includes(player.portal[place]!)));
    const held = own(state.players[seat]!.hand, seat).map(valueOf);
    const dice = diceFor(ANY, n, 'idle');
    const worth = (move: Move): number => {
      switch (move.act) {
        case 'place':
          if (found !== undefined) return -9;
          if (move.from !== 'deck' && wished.includes(state.characters.row[move.from]!)) return 9;
          return someone ? -1 : 3;
        case 'pearl':
          return move.from === 'deck' ? 1 : found !== undefined && values.includes(valueOf(state.pearls.row[move.from]!)) && !held.includes(valueOf(state.pearls.row[move.from]!)) ? 5 : 0;
        case 'discard':
          return values.includes(move.value) && held.filter((value) => value === move.value).length === 1 ? -1 : dice.below(8);
        default:
          return -9;
      }
    };
    const worths = moves.map(worth);
    return moves[worths.indexOf(Math.max(...worths))]!;
  };

/** The activations that are possible for a card of the own portal, without spending diamonds. */
export const activations = (state: State, seat: number): readonly (Move & { readonly act: 'activate' })[] =>
  legalMoves(gates, state, seat).flatMap((move) => (move.act === 'activate' && move.owner === null && move.diamonds === 0 ? [move] : []));

/** How many pearls somebody holds. */
export const held = (state: State, seat: number): number => size(state.players[seat]!.hand);

/** The table in a sync. */
export const lookOf = (sync: Sync): Visible<State> => sync.state as Visible<State>;

/** All that a page has been sent of its table since this was called. */
export function overheard(page: Page): Sync[] {
  const syncs: Sync[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const answer = String(payload).startsWith('{') ? (JSON.parse(String(payload)) as SocketAnswer) : null;
      if (answer?.type === 'sync') syncs.push(answer.sync);
    }),
  );
  page.on('response', async (response) => {
    if (!/\/api\/tables\/\w+(\/moves)?$/.test(new URL(response.url()).pathname)) return;
    // A page that was left has no answer any more.
    const body: unknown = await response.json().catch(() => null);
    if (body !== null && (body as Sync).state !== undefined) syncs.push(body as Sync);
  });
  return syncs;
}

/** By what was sent: whose hands lay open in it. */
export const open = (syncs: readonly Sync[]): readonly (readonly number[])[] => syncs.map((sync) => lookOf(sync).players.flatMap(({ hand }, seat) => (seen(hand) === undefined ? [] : [seat])));
