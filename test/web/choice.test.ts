import { computed } from '@preact/signals';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Rules } from '../../shared/engine/game.ts';
import { open, redact, type Secret, secret } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import type { Event, Move, State } from '../../shared/games/guilds/state.ts';
import guildsView from '../../web/games/guilds/index.tsx';
import { type Choice, choose } from '../../web/table/choice.ts';
import type { GameView } from '../../web/table/view.ts';
import { GUILDS_NOTATION } from '../games/guilds/position.ts';
import { played } from '../games/table.ts';

const seenBy = (seat: Seat, given: string, play = '') => redact(played(GUILDS_NOTATION.set(given), play).state, seat);
const at = (seat: Seat, given: string, play = ''): Choice<State, Move> => choose(guildsView, seenBy(seat, given, play), seat);
const texts = (choice: Choice<State, Move>): string[] => choice.chosen.value.map((move) => guilds.notate(move));

describe('one step', () => {
  const ORDINARY = 'with buyFromBoth | p1 3ys 5bm | p2 1rs | discard 1bc 2bc 3bc | deck *20';
  let choice: Choice<State, Move>;
  beforeEach(() => void (choice = at(0, ORDINARY)));

  test('nothing is meant while nothing is picked, even where one move alone is possible', () => {
    expect(texts(choice)).toEqual([]);
    expect(choice.begun.value).toBe(false);
    const single: GameView<State, Move, Event> = { ...guildsView, rules: { ...guilds, legal: () => [{ act: 'draw' }] } };
    expect(choose(single, seenBy(0, ORDINARY), 0).chosen.value).toEqual([]);
  });

  test('a part that fits one move means it', () => {
    choice.pick('act', 'draw');
    expect(texts(choice)).toEqual(['draw']);
    expect(choice.begun.value).toBe(true);
  });

  test('among several the view prefers one; a further part decides', () => {
    choice.pick('card', '3ys');
    expect(texts(choice)).toEqual(['buy 3ys deck 3']);
    choice.pick('deck', 1);
    expect(texts(choice)).toEqual(['buy 3ys deck 1']);
  });

  test('an amount without a card means nothing yet', () => {
    choice.pick('deck', 2);
    expect(choice.fitting.value.length).toBeGreaterThan(1);
    expect(texts(choice)).toEqual([]);
    expect(choice.begun.value).toBe(true);
  });

  test('pointing again at the same part lets go of it', () => {
    choice.pick('act', 'take');
    choice.pick('act', 'take');
    expect(choice.picks.value).toEqual({});
    expect(texts(choice)).toEqual([]);
  });

  test('earlier parts that do not fit the new one are dropped, the ones before them are kept', () => {
    choice.pick('card', '3ys');
    choice.pick('deck', 3);
    choice.pick('discard', 2);
    expect(choice.picks.value).toEqual({ card: '3ys', discard: 2 });
    expect(texts(choice)).toEqual(['buy 3ys discard 2 deck 1']);
    choice.pick('act', 'draw');
    expect(choice.picks.value).toEqual({ act: 'draw' });
  });

  test('a part that no move has is a bug', () => {
    expect(() => choice.pick('card', '5rs')).toThrow('no move has card 5rs');
  });

  test('can: with and without other parts, and followed by whoever reads it', () => {
    expect(choice.can('deck', 5)).toBe(true);
    expect(choice.can('deck', 5, { card: '3ys' })).toBe(false);
    const can = computed(() => choice.can('act', 'take'));
    expect(can.value).toBe(true);
    choice.renew(seenBy(0, 'p1 3ys 5bm | p2 1rs | deck *20'));
    expect(can.value).toBe(false);
  });

  test('select chooses a whole move; back takes back the last part, clear everything', () => {
    choice.select(choice.moves.value.find((move) => guilds.notate(move) === 'buy 5bm discard 2 deck 1')!);
    expect(texts(choice)).toEqual(['buy 5bm discard 2 deck 1']);
    choice.back();
    expect(choice.picks.value).toEqual({ act: 'buy', card: '5bm', discard: 2 });
    choice.clear();
    expect(choice.begun.value).toBe(false);
    choice.back();
    expect(choice.begun.value).toBe(false);
  });
});

describe('several steps', () => {
  const MARKET = 'with market | p1 4ys 2bm | p2 3bs 2bs 1rs | p3 1bc | deck *20';
  const OFFER = 'p1: ask p2 4ys; p1: for bs';

  test('asking opens the question what for, on the table as it will be', () => {
    const choice = at(0, MARKET);
    choice.pick('card', '4ys');
    choice.pick('seller', 1);
    expect(texts(choice)).toEqual(['ask p2 4ys']);
    expect(choice.ahead.value.proposal?.card).toBe('4ys');
    expect(choice.picks.value).toEqual({});
    choice.pick('guild', 'bs');
    expect(texts(choice)).toEqual(['ask p2 4ys', 'for bs']);
  });

  test('a part of an earlier step goes back to it; what came after is kept where it still fits', () => {
    const choice = at(0, MARKET);
    choice.pick('card', '4ys');
    choice.pick('seller', 1);
    choice.pick('guild', 'bs');
    choice.pick('seller', 2);
    expect(texts(choice)).toEqual(['ask p3 4ys', 'for bs']);
    expect(choice.ahead.value.proposal?.seller).toBe(2);
  });

  test('back takes back part by part, step by step', () => {
    const choice = at(0, MARKET);
    choice.pick('card', '4ys');
    choice.pick('seller', 1);
    choice.pick('guild', 'bs');
    choice.back();
    expect(texts(choice)).toEqual(['ask p2 4ys']);
    choice.back();
    expect(choice.picks.value).toEqual({ card: '4ys' });
    expect(texts(choice)).toEqual(['buy 4ys deck 4']);
    expect(choice.ahead.value.proposal).toBeNull();
  });

  test('a seller lays out card by card, lets go of any of them, and closes', () => {
    const choice = at(1, MARKET, OFFER);
    for (const card of ['3bs', '1rs', '2bs']) choice.pick('card', card);
    expect(texts(choice)).toEqual(['offer 3bs', 'offer 1rs', 'offer 2bs']);
    expect(choice.can('card', '3bs')).toBe(false);
    choice.pick('card', '1rs');
    choice.pick('act', 'close');
    expect(texts(choice)).toEqual(['offer 3bs', 'offer 2bs', 'close']);
    choice.pick('card', '1rs');
    expect(texts(choice)).toEqual(['offer 3bs', 'offer 2bs', 'offer 1rs']);
  });

  test('what the rules seal anew ahead of time is redacted like the rest', () => {
    const choice = at(0, MARKET);
    choice.pick('card', '4ys');
    choice.pick('seller', 1);
    expect(JSON.stringify(choice.ahead.value)).not.toContain('$secret');
  });
});

describe('when the table changes', () => {
  const BEFORE = 'with market | p1 4ys 2bm | p2 3bs 2bs | discard 1rc | deck *20';

  test('a half-made choice that is still legal stays as it is', () => {
    const choice = at(0, BEFORE);
    choice.pick('card', '4ys');
    choice.pick('deck', 2);
    choice.renew(seenBy(0, BEFORE.replace('1rc', '1rc 2rc')));
    expect(choice.picks.value).toEqual({ card: '4ys', deck: 2 });
    expect(texts(choice)).toEqual(['buy 4ys deck 2']);
    expect(choice.ahead.value.discard).toEqual(['1rc', '2rc']);
  });

  test('so do steps, which are taken again on the new table', () => {
    const choice = at(0, BEFORE);
    choice.pick('card', '4ys');
    choice.pick('seller', 1);
    choice.pick('guild', 'bs');
    choice.renew(seenBy(0, BEFORE.replace('1rc', '1rc 2rc')));
    expect(texts(choice)).toEqual(['ask p2 4ys', 'for bs']);
    expect(choice.ahead.value.discard).toEqual(['1rc', '2rc']);
  });

  test('of what is no longer legal, the parts that still fit are kept', () => {
    const choice = at(0, BEFORE);
    choice.pick('card', '4ys');
    choice.pick('deck', 4);
    choice.renew(seenBy(0, BEFORE.replace('*20', '*2')));
    expect(choice.picks.value).toEqual({ card: '4ys' });
    expect(texts(choice)).toEqual(['buy 4ys deck 2']);
  });

  test('nothing is left when it is somebody else’s turn', () => {
    const choice = at(0, BEFORE);
    choice.pick('card', '4ys');
    choice.renew(seenBy(0, `${BEFORE} | turn p2`));
    expect(choice.begun.value).toBe(false);
    expect(choice.moves.value).toEqual([]);
  });
});

describe('what cannot be known ahead', () => {
  interface Blind {
    readonly pile: Secret<number[]>;
    shown: number;
  }
  /** Each move is followed by another of the same seat. */
  const rules = (apply: Rules<Blind, number>['apply']): GameView<Blind, number> =>
    ({ rules: { legal: () => [1, 2], notate: String, apply }, parts: (n: number) => ({ n }), prefer: () => null, chains: () => true }) as unknown as GameView<Blind, number>;
  const hidden = redact<Blind>({ pile: secret([7, 8]), shown: 0 }, 0);

  test('a step that hangs on hidden cards or on dice opens none after it', () => {
    const peeking = choose(rules((draft) => void (draft.shown = open(draft.pile)[0]!)), hidden, 0);
    const rolling = choose(rules((draft, _seat, _move, { dice }) => void (draft.shown = dice.below(6))), hidden, 0);
    for (const choice of [peeking, rolling]) {
      choice.pick('n', 2);
      expect(choice.chosen.value).toEqual([2]);
      expect(choice.picks.value).toEqual({ n: 2 });
      expect(choice.ahead.value).toEqual(hidden);
    }
  });

  test('one that hangs on nothing of the kind does, and leaves the table itself alone', () => {
    const choice = choose(rules((draft, _seat, move) => void (draft.shown += move)), hidden, 0);
    choice.pick('n', 2);
    choice.pick('n', 1);
    expect(choice.chosen.value).toEqual([2, 1]);
    expect(choice.ahead.value.shown).toBe(3);
    expect(hidden.shown).toBe(0);
  });
});
