import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '../../shared/engine/types.ts';
import type { NewMoves, SocketAnswer, Sync } from '../../shared/protocol.ts';
import { legalMoves } from '../../shared/engine/match.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import guildsView from '../../web/games/guilds/index.tsx';
import { choose } from '../../web/table/choice.ts';
import { TableModel, type World } from '../../web/table/model.ts';
import { markSeen, recapOf } from '../../web/table/recap.ts';
import type { Ends } from '../../web/table/socket.ts';
import type { GameView } from '../../web/table/view.ts';
import { dealt, draw, type Played, syncOf } from './mock.ts';

const view = guildsView as unknown as GameView;
type Move = World['api']['move'];

/** A table whose server is in the test's hands. */
async function sitting(match: Played, move: Move = vi.fn<Move>(), first: Sync = syncOf(match, 0)) {
  let ends: Ends | null = null;
  let seen = true;
  const see = (now: boolean): void => {
    seen = now;
    if (now) model.look();
  };
  const sync = vi.fn<World['api']['sync']>(async () => ok(first));
  const model = new TableModel('abc', 's0-key', {
    api: { sync, move },
    openLine: (_table, given) => ((ends = given), { active: vi.fn(), hurry: vi.fn(), close: vi.fn() }),
    loadView: async () => ({ view, choose }),
    now: () => '2026-11-30T10:00:00.000Z',
    isSeen: () => seen,
  });
  await model.start();
  await settled();
  return { model, sync, hear: (answer: SocketAnswer) => ends!.hear(answer), turned: (open: boolean) => ends!.turned(open), hello: () => ends!.hello(), see };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const told = (sync: Sync): SocketAnswer => ({ type: 'sync', sync });
/** What a letter's link has left for the page: a move that was offered after so many. */
const wish = (move: string, n = mine().n): void => sessionStorage.setItem('longhand/wish/abc', JSON.stringify({ move, n }));
const mine = (): Played => (dealt().state.turn === 0 ? dealt() : draw(dealt()));
const pickDraw = (model: InstanceType<typeof TableModel>): void => {
  const choice = model.choice.value!;
  choice.select(choice.moves.value.find((move) => view.rules.notate(move) === 'draw')!);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a table', () => {
  it('offers a choice to the seat to move, and none to others', async () => {
    const { model, hear } = await sitting(mine());
    expect(model.awaited.value).toBe(true);
    expect(model.choice.value?.moves.value.length).toBeGreaterThan(0);
    hear(told(syncOf(draw(mine()), 0, mine().n)));
    expect(model.awaited.value).toBe(false);
    expect(model.choice.value).toBeNull();
  });

  it('merges what a sync tells with what it knew', async () => {
    const { model, hear } = await sitting(mine());
    const later = draw(mine());
    hear(told(syncOf(later, 0, mine().n)));
    expect(model.events.value).toHaveLength(later.told.length);
  });

  it('does not go back to an answer that was overtaken', async () => {
    const { model, hear } = await sitting(draw(mine()));
    hear(told(syncOf(mine(), 0)));
    expect(model.sync.value?.n).toBe(draw(mine()).n);
  });

  it('never goes back from playing to waiting, from the end to playing, or to fewer people', async () => {
    const waiting = (people: number): Sync => ({ ...syncOf(mine(), 0), status: 'waiting', n: 0, state: null, turn: [], events: [], players: syncOf(mine(), 0).players.slice(0, people) });
    const begun = await sitting(mine(), vi.fn<Move>(), waiting(2));
    begun.model.take(waiting(1));
    expect(begun.model.sync.value?.players).toHaveLength(2);
    const dealtNow = { ...syncOf(dealt(), 0), n: 0 };
    begun.hear(told(dealtNow));
    begun.model.take(waiting(2));
    expect(begun.model.sync.value?.status).toBe('playing');
    begun.hear(told({ ...dealtNow, status: 'over', turn: [] }));
    begun.model.take(dealtNow);
    expect(begun.model.sync.value?.status).toBe('over');
  });

  it('names what it has seen when the line comes back', async () => {
    const { hello } = await sitting(mine());
    expect(hello()).toEqual({ type: 'hello', protocol: 1, key: 's0-key', since: mine().n });
  });

  it('has seen nothing while the table waited, so that the deal comes as news', async () => {
    const waiting = { ...syncOf(mine(), 0), status: 'waiting', n: 0, state: null, turn: [], events: [] } as const;
    const { model, hello, hear } = await sitting(mine(), vi.fn<Move>(), waiting);
    expect(hello()).toEqual({ type: 'hello', protocol: 1, key: 's0-key' });
    hear(told(syncOf(mine(), 0)));
    expect(model.events.value.some((event) => event.n === 0)).toBe(true);
  });

  it('keeps a half-made choice when others do something', async () => {
    const { model, hear } = await sitting(mine());
    pickDraw(model);
    const before = model.choice.value;
    hear(told({ ...syncOf(mine(), 0), rematch: true }));
    expect(model.choice.value).toBe(before);
    expect(model.choice.value?.begun.value).toBe(true);
  });

  it('stops where the server says the page is too old', async () => {
    const { model, hear } = await sitting(mine());
    hear({ type: 'reload' });
    expect(model.gone.value).toBe('reload');
  });
});

describe('sending', () => {
  it('sends the moves with the number that was seen when the choice was made, once', async () => {
    const move = vi.fn<Move>(async () => ok(syncOf(draw(mine()), 0, mine().n)));
    const { model } = await sitting(mine(), move);
    pickDraw(model);
    model.send();
    model.send();
    await settled();
    expect(move.mock.calls).toEqual([['abc', 's0-key', { n: mine().n, moves: ['draw'] } satisfies NewMoves]]);
    expect(model.pending.value).toBeNull();
    expect(model.sync.value?.n).toBe(draw(mine()).n);
    expect(model.recapFrom.value).toBe(draw(mine()).n);
  });

  it('keeps what could not be sent and sends the very same when the connection is back', async () => {
    const move = vi.fn<Move>().mockResolvedValueOnce(fail({ error: 'network' })).mockResolvedValue(ok(syncOf(draw(mine()), 0, mine().n)));
    const { model, turned } = await sitting(mine(), move);
    pickDraw(model);
    model.send();
    await settled();
    expect(model.pending.value).toEqual({ n: mine().n, moves: ['draw'] });
    expect(model.open.value).toBe(false);
    turned(true);
    await settled();
    turned(true);
    await settled();
    expect(move).toHaveBeenCalledTimes(2);
    expect(move.mock.calls[1]).toEqual(move.mock.calls[0]);
    expect(model.pending.value).toBeNull();
    expect(model.open.value).toBe(true);
  });

  it('tells what others did after a move whose answer was lost', async () => {
    const now = draw(draw(draw(mine())));
    const move = vi.fn<Move>().mockResolvedValueOnce(fail({ error: 'network' })).mockResolvedValue(ok(syncOf(now, 0, mine().n)));
    const { model, turned } = await sitting(mine(), move);
    pickDraw(model);
    model.send();
    await settled();
    turned(true);
    await settled();
    const seen = recapOf(model.events.value, 0, model.recapFrom.value, model.recapTo.value);
    expect(seen.map(({ n }) => n)).toEqual([mine().n + 2]);
  });

  it('tells the same after a reload between the move and its answer', async () => {
    const first = await sitting(mine(), vi.fn<Move>(async () => fail({ error: 'network' })));
    pickDraw(first.model);
    first.model.send();
    await settled();
    first.model[Symbol.dispose]();
    const now = syncOf(draw(draw(draw(mine()))), 0);
    const { model } = await sitting(mine(), vi.fn<Move>(async () => ok(now)), now);
    await settled();
    expect(recapOf(model.events.value, 0, model.recapFrom.value, model.recapTo.value).map(({ n }) => n)).toEqual([mine().n + 2]);
  });

  it('outlives a reload', async () => {
    const first = await sitting(mine(), vi.fn<Move>(async () => fail({ error: 'network' })));
    pickDraw(first.model);
    first.model.send();
    await settled();
    first.model[Symbol.dispose]();
    const move = vi.fn<Move>(async () => ok(syncOf(draw(mine()), 0, mine().n)));
    const { model } = await sitting(mine(), move);
    await settled();
    expect(move.mock.calls).toEqual([['abc', 's0-key', { n: mine().n, moves: ['draw'] }]]);
    expect(model.pending.value).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('tells why a move was refused and shows the table as it is', async () => {
    const now = draw(draw(mine()));
    const move = vi.fn<Move>(async () => fail({ error: 'stale', message: '', sync: syncOf(now, 0) }));
    const { model } = await sitting(mine(), move);
    pickDraw(model);
    model.send();
    await settled();
    expect(model.trouble.value).toBe('stale');
    expect(model.pending.value).toBeNull();
    expect(model.sync.value?.n).toBe(now.n);
  });

  it('shows the choice of a letter without playing it', async () => {
    wish('draw');
    const { model } = await sitting(mine());
    expect(model.choice.value?.chosen.value.map((one) => view.rules.notate(one))).toEqual(['draw']);
    expect(model.pending.value).toBeNull();
  });

  it('forgets the choice of a letter once its turn is over', async () => {
    wish('draw');
    const { model, hear } = await sitting(draw(mine()));
    expect(sessionStorage.getItem('longhand/wish/abc')).toBeNull();
    hear(told(syncOf(draw(draw(mine())), 0)));
    expect(model.awaited.value).toBe(true);
    expect(model.choice.value?.begun.value).toBe(false);
  });

  it('shows the choice of a letter that is opened in the very page', async () => {
    const { model } = await sitting(mine());
    const choice = model.choice.value!;
    choice.select(choice.moves.value.find((one) => view.rules.notate(one) !== 'draw')!);
    wish('draw');
    model.grant();
    expect(choice.chosen.value.map((one) => view.rules.notate(one))).toEqual(['draw']);
    expect(sessionStorage.getItem('longhand/wish/abc')).toBeNull();
  });

  it('does not take the choice of a letter for one of a later step or turn: its text may mean another card there', async () => {
    const now = draw(draw(mine()));
    wish('draw');
    const { model } = await sitting(now, undefined, syncOf(now, 0, -1, { you: { player: 0, key: 'turn', host: false, mail: null, moved: now.n - 1 } }));
    expect(model.awaited.value).toBe(true);
    expect(model.trouble.value).toBe('wish');
    expect(model.choice.value?.begun.value).toBe(false);
  });

  it('says so when the choice of a letter is gone', async () => {
    wish('take the moon');
    const { model } = await sitting(mine());
    expect(model.trouble.value).toBe('wish');
    expect(model.choice.value?.begun.value).toBe(false);
  });
});

describe('a choice that was begun', () => {
  const begin = async (): Promise<void> => {
    const { model } = await sitting(mine());
    pickDraw(model);
    model[Symbol.dispose]();
  };
  const shown = (model: InstanceType<typeof TableModel>): readonly string[] => model.choice.value!.chosen.value.map((one) => view.rules.notate(one));

  it('is there again after a reload, and is not sent', async () => {
    await begin();
    const { model } = await sitting(mine());
    expect(shown(model)).toEqual(['draw']);
    expect(model.pending.value).toBeNull();
  });

  it('gives way to the choice of a letter', async () => {
    await begin();
    const buy = legalMoves(guilds, mine().state, 0).map((move) => guilds.notate(move)).find((text) => text !== 'draw')!;
    wish(buy);
    const { model } = await sitting(mine());
    expect(shown(model)).toEqual([buy]);
  });

  it('is forgotten once it is taken back or sent', async () => {
    const { model } = await sitting(mine(), vi.fn<Move>(async () => ok(syncOf(draw(mine()), 0, mine().n))));
    pickDraw(model);
    expect(sessionStorage.length).toBe(1);
    model.choice.value!.back();
    expect(sessionStorage.length).toBe(0);
    pickDraw(model);
    model.send();
    await settled();
    expect(sessionStorage.length).toBe(0);
  });

  it('is kept of a purchase with all its parts', async () => {
    const first = await sitting(mine());
    const choice = first.model.choice.value!;
    const buy = choice.moves.value.find((move) => view.rules.notate(move) !== 'draw')!;
    for (const [part, value] of Object.entries(view.parts(buy))) if (choice.picks.value[part] !== value) choice.pick(part, value);
    const before = [choice.picks.value, shown(first.model)];
    first.model[Symbol.dispose]();
    const { model } = await sitting(mine());
    expect([model.choice.value!.picks.value, shown(model)]).toEqual(before);
  });
});

describe('an absence', () => {
  it('is told of when somebody is back: what others did, to the last that came while nobody looked', async () => {
    const { model, hear, see } = await sitting(mine());
    expect(model.recapFrom.value).toBeNull();
    const [one, two] = [draw(mine()), draw(draw(mine()))];
    see(false);
    hear(told(syncOf(one, 0, mine().n)));
    see(true);
    expect([model.recapFrom.value, model.recapTo.value]).toEqual([mine().n, one.n]);
    // What a sleeping line brings a moment late belongs to it; what comes after a touch does not.
    hear(told(syncOf(two, 0, one.n)));
    expect(model.recapTo.value).toBe(two.n);
    model.touch();
    hear(told(syncOf(draw(two), 0, two.n)));
    expect(model.recapTo.value).toBe(two.n);
  });

  it('that brought nothing leaves what was told before', async () => {
    const { model, hear, see } = await sitting(mine());
    see(false);
    hear(told(syncOf(draw(mine()), 0, mine().n)));
    see(true);
    see(false);
    see(true);
    expect(model.recapFrom.value).toBe(mine().n);
  });

  it('ends where another tab has looked meanwhile', async () => {
    const { model, hear, see } = await sitting(mine());
    see(false);
    hear(told(syncOf(draw(mine()), 0, mine().n)));
    markSeen(syncOf(draw(mine()), 0), '2026-11-30T11:00:00.000Z');
    see(true);
    expect(model.recapFrom.value).toBe(draw(mine()).n);
  });
});
