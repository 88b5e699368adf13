import type { Context } from '../../engine/game.ts';
import { open, secret } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { spendAction } from './flow.ts';
import { cardsFor } from './pay.ts';
import { discardCharacters, discardPearls, drawCharacter, drawPearl, earn, gain, lose, renewFor, revealCharacter, tellFirst } from './piles.ts';
import { type Event, type Move, PEARL_ROW, PLACES, type State } from './state.ts';

type Ctx = Context<Event>;

/** Takes an open pearl, which is replaced at once (R1), or the top of the pile. */
export function takePearl(state: State, seat: Seat, from: number | 'deck', ctx: Ctx): void {
  const hand = open(state.players[seat]!.hand);
  spendAction(state);
  if (from === 'deck') {
    return tellFirst(ctx, (later) => {
      const pearl = drawPearl(state, later);
      gain(hand, pearl);
      return { type: 'drew', seat, pearl: secret(pearl, seat) };
    });
  }
  const { row } = state.pearls;
  tellFirst(ctx, (later) => {
    const pearl = row[from]!;
    const next = drawPearl(state, later);
    gain(hand, pearl);
    row[from] = next;
    return { type: 'took', seat, place: from, pearl, next };
  });
  renewFor(state, [row[from]!], ctx);
}

/** Replaces the four open pearls; several symbols among the new ones are one renewal. */
export function sweep(state: State, seat: Seat, ctx: Ctx): void {
  const { row } = state.pearls;
  spendAction(state);
  tellFirst(ctx, (later) => {
    const gone = [...row];
    discardPearls(state, gone, later);
    for (let place = 0; place < PEARL_ROW; place++) row[place] = drawPearl(state, later);
    return { type: 'swept', seat, gone, row: [...row] };
  });
  renewFor(state, row, ctx);
}

/** Puts a character onto the own portal; what makes room for it is discarded first. */
export function placeCharacter(state: State, seat: Seat, { from, dropping }: Move & { act: 'place' }, ctx: Ctx): void {
  const { portal } = state.players[seat]!;
  spendAction(state);
  tellFirst(ctx, (later) => {
    const place = dropping ?? PLACES.find((free) => portal[free] === null)!;
    const dropped = portal[place];
    portal[place] = null;
    if (dropped !== null) discardCharacters(state, [dropped], later);
    const character = from === 'deck' ? drawCharacter(state, later)! : state.characters.row[from]!;
    const next = from === 'deck' ? null : revealCharacter(state, from, later);
    portal[place] = character;
    return { type: 'placed', seat, from, character, place, dropped, next };
  });
}

/** Looks at the top of the character pile. */
export function peek(state: State, seat: Seat, ctx: Ctx): void {
  const { characters } = state;
  const card = open(characters.pile).at(-1)!;
  const by = [...(characters.peeked?.by.filter((other) => other !== seat) ?? []), seat].sort((one, other) => one - other);
  characters.peeked = { by, card: secret(card, ...by) };
  state.used.push('peek');
  ctx.emit({ type: 'peeked', seat, character: secret(card) }); // R25: the log does not keep it for them
}

/** An own portal card and an open character change places; no refill, no symbol (R24). */
export function exchange(state: State, seat: Seat, { place, with: other }: Move & { act: 'exchange' }, ctx: Ctx): void {
  const { portal } = state.players[seat]!;
  const { row } = state.characters;
  const [gave, got] = [portal[place]!, row[other]!];
  portal[place] = got;
  row[other] = gave;
  state.used.push('exchange');
  ctx.emit({ type: 'exchanged', seat, place, row: other, gave, got });
}

/** Discards a printed 2 for a diamond. */
export function trade(state: State, seat: Seat, ctx: Ctx): void {
  tellFirst(ctx, (later) => {
    lose(open(state.players[seat]!.hand), '2');
    discardPearls(state, ['2'], later);
    earn(state, seat, 1, later);
    return { type: 'traded', seat };
  });
}

/** Discards the whole hand and draws as many pearls (R27). */
export function redraw(state: State, seat: Seat, ctx: Ctx): void {
  const hand = open(state.players[seat]!.hand);
  state.used.push('redraw');
  tellFirst(ctx, (later) => {
    const gone = hand.splice(0);
    discardPearls(state, gone, later);
    const drawn = gone.map(() => drawPearl(state, later)).sort();
    gain(hand, ...drawn);
    return { type: 'redrew', seat, gone, drawn: secret(drawn, seat) };
  });
}

/** Discards one card above the hand limit. */
export function discard(state: State, seat: Seat, value: number, ctx: Ctx): void {
  const { hand } = state.players[seat]!;
  const [pearl] = cardsFor(open(hand), [value]);
  tellFirst(ctx, (later) => {
    lose(open(hand), pearl!);
    discardPearls(state, [pearl!], later);
    return { type: 'discarded', seat, pearl: pearl! };
  });
}
