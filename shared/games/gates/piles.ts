import type { Context } from '../../engine/game.ts';
import { open } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import type { Character } from './characters.ts';
import { CHARACTER_ROW, type Event, type Pearl, renews, type State } from './state.ts';

type Ctx = Context<Event>;

/** The top pearl of the pile; there always is one (R5). */
export function drawPearl({ pearls }: State, ctx: Ctx): Pearl {
  const pearl = open(pearls.pile).pop()!;
  refill('pearls', pearls, ctx);
  return pearl;
}

/** The top character of the pile, or null when there is none. */
export function drawCharacter({ characters }: State, ctx: Ctx): Character | null {
  const character = open(characters.pile).pop() ?? null;
  characters.peeked = null; // R25
  refill('characters', characters, ctx);
  return character;
}

/** Lays pearls on the discard in the order given, as one step. */
export function discardPearls({ pearls }: State, cards: readonly Pearl[], ctx: Ctx): void {
  pearls.discard.push(...cards);
  refill('pearls', pearls, ctx);
}

/** Lays characters on the discard in the order given, as one step; then gaps in the row are filled if they can be (R6). */
export function discardCharacters(state: State, cards: readonly Character[], ctx: Ctx): void {
  layDown(state, cards, ctx);
  fillGaps(state, ctx, (place, character) => ctx.emit({ type: 'filled', place, character }));
}

/** What comes up in a place of the character row whose card was taken; null when there is none. */
export function revealCharacter(state: State, place: number, ctx: Ctx): Character | null {
  const character = drawCharacter(state, ctx);
  state.characters.row[place] = character;
  return character;
}

/** Renews the open characters if one of the pearls that have just come up in the row carries the symbol. */
export function renewFor(state: State, revealed: readonly Pearl[], ctx: Ctx): void {
  const pearls = revealed.filter(renews);
  if (pearls.length === 0) return;
  const { row } = state.characters;
  const gone = row.filter((character) => character !== null);
  tellFirst(ctx, (later) => {
    row.fill(null);
    layDown(state, gone, later); // R8: discarded, then shuffled anew, then revealed
    fillGaps(state, later, () => undefined);
    return { type: 'renewed', pearls, gone, row: [...row] };
  });
}

/** Takes one card out of a hand. */
export const lose = (hand: Pearl[], pearl: Pearl): void => void hand.splice(hand.indexOf(pearl), 1);

/** Puts cards into a hand, which is kept in order so that it does not tell in which they came. */
export function gain(hand: Pearl[], ...pearls: readonly Pearl[]): void {
  hand.push(...pearls);
  hand.sort();
}

/** Up to so many diamonds from the top of the character pile; returns how many there were (R6). */
export function earn(state: State, seat: Seat, count: number, ctx: Ctx): number {
  for (let earned = 0; earned < count; earned++) {
    const character = drawCharacter(state, ctx);
    if (character === null) return earned;
    open(state.players[seat]!.diamonds).push(character);
  }
  return count;
}

/** Tells what `happen` returns before all that it told underway: how piles were shuffled comes after what was done. */
export function tellFirst(ctx: Ctx, happen: (later: Ctx) => Event): void {
  const held: Event[] = [];
  ctx.emit(happen({ ...ctx, emit: (event) => void held.push(event) }));
  held.forEach((event) => ctx.emit(event));
}

function layDown({ characters }: State, cards: readonly Character[], ctx: Ctx): void {
  characters.discard.push(...cards);
  refill('characters', characters, ctx);
}

function fillGaps(state: State, ctx: Ctx, tell: (place: number, character: Character) => void): void {
  for (let place = 0; place < CHARACTER_ROW; place++) {
    if (state.characters.row[place] !== null) continue;
    const character = revealCharacter(state, place, ctx);
    if (character !== null) tell(place, character);
  }
}

/** R4: a pile is empty only when its discard is too. */
function refill(pile: 'pearls' | 'characters', { pile: cards, discard }: State['pearls'] | State['characters'], ctx: Ctx): void {
  const inside: (Pearl | Character)[] = open<(Pearl | Character)[]>(cards);
  if (inside.length > 0 || discard.length === 0) return;
  inside.push(...ctx.dice.shuffle<Pearl | Character>(discard));
  discard.length = 0;
  ctx.emit({ type: 'reshuffled', pile, cards: inside.length });
}
