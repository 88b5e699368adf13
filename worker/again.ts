import { outcome } from '../shared/engine/match.ts';
import type { SeatTaken, TableOpened } from '../shared/protocol.ts';
import { done, type Reply } from './errors.ts';
import { newContribution } from './links.ts';
import type { Person } from './people.ts';
import type { Room } from './room.ts';
import type { Sitting } from './sitting.ts';

/** Whether the game is over, so that the same people can have another. */
export const isOver = ({ match }: Sitting): boolean => match !== null && outcome(match) !== null;

/**
 * A seat at the next table of the same people; the first to ask opens it, under the name it brings. Every step is
 * written down before it is taken and can be taken again: a table may fall asleep between any two.
 */
export async function seatAgain(room: Room, player: number, { contribution, inbox }: Pick<Person, 'contribution' | 'inbox'>, table: string): Promise<Reply> {
  room.together(() => {
    room.store.rematch(player, contribution ?? newContribution());
    if (room.sitting()!.facts.next === null) room.store.next({ table, host: player, invite: null });
  });
  room.reread();
  const { facts, players } = room.sitting()!;
  const next = facts.next!;
  const stub = room.env.TABLE.getByName(next.table);
  const again = (who: number): Person => personAgain(room, who, who === player ? inbox : undefined);
  const house = players.filter((player) => player.house).length;
  const { game, rules, options, seats, origin } = facts;
  const opened = await stub.open({ table: next.table, game, rules, options, seats, house, origin, host: again(next.host) });
  if (opened.error !== null) return opened;
  const { key, invite } = JSON.parse(opened.body) as TableOpened;
  if (next.invite === null) {
    room.store.next({ ...next, invite });
    room.reread();
    room.broadcast();
  }
  const person = again(player);
  const counts = person.contribution === undefined ? {} : { contribution: person.contribution };
  if (player === next.host) return done<SeatTaken>({ key, table: next.table, ...counts });
  const reply = await stub.join(invite, person);
  return reply.error !== null ? reply : done<SeatTaken>({ key: (JSON.parse(reply.body) as SeatTaken).key, table: next.table, ...counts });
}

/** The same person at another table; their inbox comes along, unless another is named. */
function personAgain(room: Room, player: number, inbox: string | undefined): Person {
  const { name, language, mail, inbox: before } = room.sitting()!.players[player]!;
  return { name, language, contribution: room.store.rematch(player, newContribution()), mail: mail ?? undefined, inbox: inbox ?? before ?? undefined };
}
