import { outcome } from '../shared/engine/match.ts';
import type { Joined } from './kept.ts';
import { keyFor, parseKey, sameKey } from './links.ts';
import type { Person } from './people.ts';
import type { Room } from './room.ts';
import type { Sitting } from './sitting.ts';
import type { Bearer } from './sync.ts';

/** Who a key speaks for at a table, and which keys its seats have. */
export function createKeys(room: Pick<Room, 'sitting'>) {
  // Keys that were proven right since the last change of people: an HMAC for each request would be half of its work.
  const proven = new Map<string, NonNullable<Bearer>>();
  const secret = (): string => room.sitting()!.facts.keySecret;

  return {
    /** After a change of people. */
    forget: (): void => proven.clear(),

    /** Who a key speaks for, or null: an invite, a forged key and one from before a re-issue speak for nobody. */
    bearer(text: string): Bearer {
      const before = proven.get(text);
      if (before !== undefined) return before;
      const key = parseKey(text);
      const who = key === null ? undefined : room.sitting()?.players[key.player];
      if (key === null || who === undefined || who.house || key.kind === 'invite') return null;
      if (!sameKey(text, keyFor(secret(), key.kind, who.player, who.epoch))) return null;
      const bearer = { player: who.player, key: key.kind };
      proven.set(text, bearer);
      return bearer;
    },

    /** The same request again: its contribution is known to its sender alone until the record is published. */
    joinedBefore({ match, players }: Sitting, { contribution }: Person): Joined | undefined {
      if (contribution === undefined || (match !== null && outcome(match) !== null)) return undefined;
      // A seat that was issued anew is no longer to be had by what an earlier device knows.
      return players.find((player) => player.contribution === contribution && player.epoch === 0);
    },

    /** The same request again: the key from before, and the nonce that it was traded in with. */
    reissuedBefore(text: string, nonce: string): Joined | undefined {
      const key = parseKey(text);
      const who = key?.kind === 'seat' ? room.sitting()!.players[key.player] : undefined;
      if (who === undefined || who.nonce !== nonce) return undefined;
      return sameKey(text, keyFor(secret(), 'seat', who.player, who.epoch - 1)) ? who : undefined;
    },

    seatKey: ({ player, epoch }: Joined): string => keyFor(secret(), 'seat', player, epoch),

    invite: (): string => keyFor(secret(), 'invite', 0, 0),
  };
}

export type Keys = ReturnType<typeof createKeys>;
