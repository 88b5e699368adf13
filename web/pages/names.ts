import type { Seat } from '../../shared/engine/types.ts';
import type { Player, Sync } from '../../shared/protocol.ts';
import type { Common } from '../../shared/text/common/index.ts';
import { type Part, seat } from '../../shared/text/say.ts';
import type { Person } from '../table/view.ts';
import type { NameOf } from './Sentence.tsx';

/** Names in sentences, by joining order: a person's own, or the house in the reader's language. */
export function byPlayer(players: readonly Player[], common: Common): NameOf {
  return (player, inside) => {
    const who = players[player];
    if (who === undefined) return '?';
    const houses = players.filter(({ house }) => house);
    return who.house ? common.house(houses.length < 2 ? 0 : houses.indexOf(who) + 1, inside) : common.person(who.name);
  };
}

/** Names by seat, once the cards are dealt. */
export function bySeat(sync: Sync, common: Common): NameOf {
  const name = byPlayer(sync.players, common);
  return (at, inside) => name(playerAt(sync, at), inside);
}

/** Everybody at the table, in the order of the seats. */
export function peopleOf(sync: Sync, common: Common): readonly Person[] {
  const name = bySeat(sync, common);
  return sync.players
    .flatMap(({ seat: at, house, name: own }) => (at === null ? [] : [{ seat: at, name: house ? name(at, false) : own, inside: name(at, true), house }]))
    .sort((a, b) => a.seat - b.seat);
}

/** The index in `players` of who sits there. */
export const playerAt = (sync: Sync, at: Seat): number => sync.players.findIndex((player) => player.seat === at);

/** The others at the table, by joining order, as parts of a sentence. */
export const others = (sync: Sync): readonly Part[] => sync.players.flatMap((_, player) => (player === sync.you?.player ? [] : [seat(player)]));
