import { createRequire } from 'node:module';
import type { Ctx, Game } from 'boardgame.io';
import type * as clientModule from 'boardgame.io/client';
import type * as coreModule from 'boardgame.io/core';
import { type Card, DECK, numberOf } from '../../shared/cards/mystique.ts';
import { reckon } from '../../shared/games/guilds/reckon.ts';

// The package names no entry points that Node's own modules could find.
const require = createRequire(import.meta.url);

interface G {
  secret: { deck: Card[] };
  players: Record<string, { hand: Card[] }>;
  discard: Card[];
  deckSize: number;
}

/** A move as the framework's bots are given it. */
export interface Choice {
  readonly move: string;
  readonly args?: unknown[];
}

/** As a bare script runs it, with its checks; or as it is deployed. */
export type Mode = 'development' | 'production';

/** Mystique Guilds, base game, written for boardgame.io the way its tutorial does. */
const guilds = ({ INVALID_MOVE, PlayerView }: typeof coreModule): Game<G> => ({
  name: 'guilds',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...DECK]);
    const players = Object.fromEntries(ctx.playOrder.map((id) => [id, { hand: [deck.pop() as Card] }]));
    return { secret: { deck }, players, discard: [], deckSize: deck.length };
  },
  playerView: PlayerView.STRIP_SECRETS!,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    draw: ({ G, playerID }) => {
      G.players[playerID]!.hand.push(G.secret.deck.pop() as Card);
      G.deckSize = G.secret.deck.length;
    },
    take: ({ G, playerID }) => {
      const card = G.discard.pop();
      if (card === undefined) return INVALID_MOVE;
      G.players[playerID]!.hand.push(card);
    },
    buy: ({ G, playerID }, card: Card, count: number) => {
      const { hand } = G.players[playerID]!;
      const at = hand.indexOf(card);
      if (at < 0 || count < 1 || count > numberOf(card) || count > G.secret.deck.length) return INVALID_MOVE;
      hand.splice(at, 1);
      hand.push(...G.secret.deck.splice(-count));
      G.discard.push(card);
      G.deckSize = G.secret.deck.length;
    },
  },
  endIf: ({ G, ctx }) => (G.deckSize === 0 ? reckon(ctx.playOrder.map((id) => G.players[id]!.hand)) : undefined),
  ai: { enumerate },
});

/** Every legal move, as the framework's bots need it. */
function enumerate(G: G, ctx: Ctx): Choice[] {
  const choices: Choice[] = [{ move: 'draw', args: [] }];
  if (G.discard.length > 0) choices.push({ move: 'take', args: [] });
  for (const card of G.players[ctx.currentPlayer]!.hand) {
    for (let count = 1; count <= Math.min(numberOf(card), G.deckSize); count++) choices.push({ move: 'buy', args: [card, count] });
  }
  return choices;
}

/** Random games with the framework's client, without a page; each call plays one and answers the number of moves. */
export function boardgamePlayouts(mode: Mode, numPlayers: number, below: (n: number) => number): () => number {
  const { Client, game } = load(mode);
  return () => {
    const client = Client<G>({ game, numPlayers, debug: false });
    client.start();
    for (let moves = 0; ; moves++) {
      const { G, ctx } = client.store.getState() as { G: G; ctx: Ctx };
      if (ctx.gameover !== undefined) {
        client.stop();
        return moves;
      }
      const choices = enumerate(G, ctx);
      const { move, args = [] } = choices[below(choices.length)]!;
      client.moves[move]!(...args);
      const after = (client.store.getState() as { ctx: Ctx }).ctx;
      if (after.turn === ctx.turn && after.gameover === undefined) throw new Error(`boardgame.io refused ${move} ${args.join(' ')}`);
    }
  };
}

/** A copy of the framework of its own: it settles at loading what it checks. */
function load(mode: Mode) {
  process.env.NODE_ENV = mode;
  for (const file of Object.keys(require.cache)) delete require.cache[file];
  const { Client } = require('boardgame.io/client') as typeof clientModule;
  return { Client, game: guilds(require('boardgame.io/core') as typeof coreModule) };
}
