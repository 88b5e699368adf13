import { type Common, GAME_IDS, type GameId } from '../../shared/text/common/index.ts';
import type { Played } from '../table/model.ts';
import type { GameView } from '../table/view.ts';

/** Whether a game can be played in this page. */
export const isPlayed = (game: string): boolean => Object.hasOwn(VIEWS, viewPath(game));

/** Loads what the page needs of a game: its rules and its board, and what choices are built with; null when it is not here. */
export async function loadView(game: string): Promise<Played | null> {
  const [found, { choose }] = await Promise.all([VIEWS[viewPath(game)]?.(), import('../table/choice.ts')]);
  return found === undefined ? null : { view: found.default, choose };
}

const viewPath = (game: string): string => `../games/${game}/index.tsx`;
const VIEWS = import.meta.glob<{ default: GameView }>('../games/*/index.tsx');

/** A game's name in the reader's language; its id where it has none. */
export const nameOf = (common: Common, game: string): string => (isGame(game) ? common.games[game].name : game);

/** Whether a path's word is a game of ours, playable or not. */
export const isGame = (game: string): game is GameId => GAME_IDS.some((id) => id === game);
