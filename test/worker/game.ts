import { move, type Party, sync } from './api.ts';

/** Numbers from 0 below 1, the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plays random legal moves through the API until the game is over; `each` sees the number of moves after each one. Returns that number. */
export async function playOut(guests: Party, seed: number, each: (n: number) => Promise<void> = async () => {}): Promise<number> {
  const next = random(seed);
  await each(0);
  for (;;) {
    const { n, turn, players, status } = await sync(guests.table);
    if (status === 'over') return n;
    const key = guests.keys[players.findIndex(({ seat }) => seat === turn[0])]!;
    const legal = (await sync(guests.table, key)).legal!;
    const answer = await move(guests.table, key, n, legal[Math.floor(next() * legal.length)]!);
    if (answer.status !== 200) throw new Error(`a legal move was refused: ${JSON.stringify(answer.body)}`);
    await each(n + 1);
  }
}
