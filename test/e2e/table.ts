import type { SeatTaken, Sync, TableOpened } from '../../shared/protocol.ts';

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
  readonly mail?: boolean;
}

/** Lays a table. */
export async function lay(url: string, { game = 'guilds', people, house = 0, seats = people.length + house, options = {}, mail = false }: Wanted): Promise<Laid> {
  const person = (player: number) => ({ name: people[player]!, ...(mail ? { mail: `p${player}@example.org` } : {}) });
  const opened = await post<TableOpened>(`${url}/api/tables`, { game, seats, house, options, ...person(0) });
  const id = opened.table;
  const keys = [opened.key];
  for (let player = 1; player < people.length; player++) {
    keys.push((await post<SeatTaken>(`${url}/api/tables/${id}/seats`, { invite: opened.invite, ...person(player) })).key);
  }
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

/** A POST of the API, as a script would send it; throws where it is refused. */
export async function post<T>(url: string, body: unknown, key?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
