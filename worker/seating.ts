import { deal } from '../shared/engine/match.ts';
import type { SeatTaken, TableOpened } from '../shared/protocol.ts';
import { done, notALetter, notAnInvite, notASeat, refused, type Reply } from './errors.ts';
import type { Keys } from './keys.ts';
import { newSecret, sameKey } from './links.ts';
import { houseSeat, joined, type Opening, type Person, sameName } from './people.ts';
import type { Room } from './room.ts';
import { dealOf, load, type Sitting } from './sitting.ts';
import { type Bearer, syncOf } from './sync.ts';
import type { Telling } from './telling.ts';

/** How people come to their seats at a table, until the last one makes it begin. */
export function createSeating(room: Room, keys: Keys, telling: Telling) {
  const { store } = room;

  const seat = (player: number, person: Person): void => {
    const who = joined(player, person);
    store.join(who);
    if (who.inbox !== null) telling.bind(player);
  };

  const dealWhenFull = (): void => {
    const loaded = load(store);
    if (!loaded.ok) throw new Error('a table was opened for a game that is not here');
    const { facts, players, complete } = loaded.value;
    if (players.length < facts.seats) return;
    store.dealt(Date.now());
    telling.tellTurns({ ...loaded.value, match: deal(complete.rules, dealOf(facts, players)) }, []);
  };

  /** People change together with the deal that may come of it; inboxes then hear of it. */
  const change = async (write: () => void): Promise<void> => {
    room.together(() => {
      write();
      dealWhenFull();
    });
    room.reread();
    room.arm();
    room.broadcast();
    await telling.hand();
  };

  const taken = (player: number): Reply => done<SeatTaken>({ key: keys.seatKey(room.sitting()!.players[player]!) });

  return {
    async open({ host, house, ...given }: Opening): Promise<Reply> {
      await change(() => {
        store.open({ ...given, secret: newSecret(), keySecret: newSecret(), opened: Date.now(), dealt: null, next: null, hook: null });
        seat(0, host);
        for (let i = 1; i <= house; i++) store.join(houseSeat(i));
      });
      return this.opened(room.sitting()!);
    },

    opened: ({ facts, players }: Sitting): Reply => done<TableOpened>({ table: facts.table, key: keys.seatKey(players[0]!), invite: keys.invite() }),

    async join({ facts, players, ...sitting }: Sitting, invite: string, person: Person): Promise<Reply> {
      if (!sameKey(invite, keys.invite())) return refused('bad-key', notAnInvite(invite));
      const before = keys.joinedBefore({ facts, players, ...sitting }, person);
      if (before !== undefined) return taken(before.player);
      if (players.length >= facts.seats) return refused('full');
      if (players.some(({ name }) => sameName(name, person.name))) return refused('name-taken');
      await change(() => seat(players.length, person));
      return taken(players.length);
    },

    /** The host lets the house play some of the free seats. */
    async fill({ facts, players }: Sitting, bearer: Bearer, count: number): Promise<Reply> {
      if (bearer?.key !== 'seat' || bearer.player !== 0) return refused('bad-key', 'Only whoever opened the table can give seats to the house.');
      if (players.length + count > facts.seats) return refused('full', undefined, syncOf(room.sitting()!, bearer, -1));
      await change(() => {
        for (let i = 0; i < count; i++) store.join(houseSeat(players.length + i));
      });
      return done(syncOf(room.sitting()!, bearer, -1));
    },

    /** A new key for one's own seat; every link to it from before is dead, and the inbox from before is told no more. */
    async reissue(sitting: Sitting, key: string, nonce: string): Promise<Reply> {
      const asked = keys.reissuedBefore(key, nonce);
      if (asked !== undefined) return taken(asked.player);
      const bearer = keys.bearer(key);
      if (bearer?.key !== 'seat') return refused('bad-key', bearer === null ? notASeat(key) : notALetter);
      const { player, epoch, inbox } = sitting.players[bearer.player]!;
      room.together(() => {
        store.reissue(player, epoch + 1, nonce);
        if (inbox !== null) telling.unbind(player, inbox);
      });
      room.reread();
      room.sockets.drop(player);
      await telling.hand();
      return taken(player);
    },
  };
}
