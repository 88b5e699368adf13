import { size } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { type Ability, faceOf } from './characters.ts';
import { HAND_LIMIT, type Player, type State } from './state.ts';

/** Whether a player owns this ability. */
export const owns = ({ active }: Player, does: Ability['does']): boolean => active.some((character) => faceOf(character).ability?.does === does);

/** How many pearls the player may keep at the end of a turn. */
export const handLimit = (player: Player): number => HAND_LIMIT + more(player, 'limit');

/** The seats after this one, in the order of play. */
export const othersAfter = ({ players }: State, seat: Seat): Seat[] => players.slice(1).map((_, i) => (seat + 1 + i) % players.length);

/** Both neighbours, the next one first; with two players it is one and the same (R2). */
export const neighbours = ({ players: { length } }: State, seat: Seat): Seat[] =>
  length === 2 ? [1 - seat] : [(seat + 1) % length, (seat + length - 1) % length];

/** Whether a printed 2 could be traded now, if one is in hand: while there is a character to be had for it (R6). */
export const mayTrade = (state: State, player: Player): boolean => size(state.characters.pile) > 0 && owns(player, 'trade');

/** Whether this player may redraw in the end window. */
export const mayRedraw = ({ used }: State, player: Player): boolean => !used.includes('redraw') && owns(player, 'redraw');

/** How much the abilities of a player that do this come to. */
export function more({ active }: Player, does: 'limit' | 'extra'): number {
  return active.reduce((sum, character) => {
    const { ability } = faceOf(character);
    return ability?.does === does ? sum + ability.more : sum;
  }, 0);
}
