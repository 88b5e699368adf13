import type { SeatTaken, Sync, TableOpened } from '../../shared/protocol.ts';
import { confirmed } from './letters.ts';
import { post } from './post.ts';

/** A table opened and filled through the API, for scenes that begin in the middle. People go by their joining order. */
export interface Laid {
  readonly id: string;
  readonly watch: string;
  readonly invite: string;
  readonly keys: readonly string[];
  /** The link of a person's seat. */
  seat(player: number): string;
  /** The table as a person, or with null a spectator, may know it; with their legal moves. */
  look(player: number | null): Promise<Sync>;
  /** Whose turn it is. */
  mover(): Promise<number>;
  move(player: number, ...moves: string[]): Promise<Sync>;
}

/** What a table is laid with; `seats` beyond the people and the house stay free. */
export interface Wanted {
  /** Which game; Guilds where nothing else is said. */
  readonly game?: string;
  readonly people: readonly string[];
  readonly house?: number;
  readonly seats?: number;
  readonly options?: object;
  /** Each with an address of their own, confirmed. */
  readonly mail?: boolean;
}

/** Lays a table. */
export async function lay(url: string, { game = 'guilds', people, house = 0, seats = people.length + house, options = {}, mail = false }: Wanted): Promise<Laid> {
  // An address is asked to confirm once an hour: each table has its own.
  const addresses = people.map((_, player) => `p${player}-${Math.random().toString(36).slice(2)}@example.org`);
  const person = (player: number) => ({ name: people[player]!, ...(mail ? { mail: addresses[player]! } : {}) });
  const opened = await post<TableOpened>(`${url}/api/tables`, { game, seats, house, options, ...person(0) });
  const id = opened.table;
  const keys = [opened.key];
  for (let player = 1; player < people.length; player++) {
    keys.push((await post<SeatTaken>(`${url}/api/tables/${id}/seats`, { invite: opened.invite, ...person(player) })).key);
  }
  if (mail) await confirmed(url, ...addresses);
  // The house has joined after the host, before the others.
  const at = (player: number): number => (player === 0 ? 0 : player + house);
  const look = async (player: number | null): Promise<Sync> => {
    const headers = player === null ? {} : { authorization: `Bearer ${keys[player]!}` };
    return (await fetch(`${url}/api/tables/${id}?legal=1`, { headers })).json() as Promise<Sync>;
  };
  return {
    id,
    watch: `${url}/t/${id}`,
    invite: `${url}/t/${id}#join=${opened.invite}`,
    keys,
    seat: (player) => `${url}/t/${id}#seat=${keys[player]!}`,
    look,
    async mover() {
      const { turn, players } = await look(null);
      return people.findIndex((_, player) => turn.includes(players[at(player)]?.seat ?? -1));
    },
    async move(player, ...moves) {
      const { n } = await look(player);
      return post<Sync>(`${url}/api/tables/${id}/moves`, { n, moves }, keys[player]);
    },
  };
}

export { post };
