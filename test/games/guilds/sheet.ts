import type { Seat } from '../../../shared/engine/types.ts';
import type { State } from '../../../shared/games/guilds/state.ts';
import type { Bare } from '../table.ts';

/** What the moves so far say about asking, kept beside the game's own books. */
export interface Asked {
  /** A proposal was made this turn (G44). */
  proposed: boolean;
  /** By seat: its latest turn ended in an accepted proposal (G47). */
  readonly traded: boolean[];
}

/** Keeps account of one more move. */
export function account(asked: Asked, seat: Seat, text: string): void {
  if (text.startsWith('ask ')) asked.proposed = true;
  if (!/^(draw|take|buy .*|accept)$/.test(text)) return; // G4, G40: these end a turn
  asked.proposed = false;
  asked.traded[seat] = text === 'accept';
}

/** A second, slow reading of the rule sheet: the texts of a seat's legal moves in a true position. For comparison only. */
export function lawful(state: Bare<State>, asked: Asked, seat: Seat): string[] {
  if (state.deck.length === 0) return []; // G15–G17
  if (state.proposal !== null) return steps(state, state.proposal, seat);
  if (seat !== state.turn) return [];
  const hand = state.hands[seat] as string[];
  const take = state.discard.length > 0 ? ['take'] : []; // G7
  return ['draw', ...take, ...hand.flatMap((card) => purchases(state, card)), ...asks(state, asked, seat, hand)];
}

function purchases({ options, deck, discard }: Bare<State>, card: string): string[] {
  const texts: string[] = [];
  const fromDiscard = options.buyFromBoth ? discard.length : 0; // G30
  for (let d = 0; d <= fromDiscard; d++) {
    for (let k = 0; k <= deck.length; k++) {
      const swap = d === 1 && k === 0; // G34
      if (d + k < 1 || d + k > numberOn(card) || swap) continue; // G11, G30
      texts.push(['buy', card, ...(d > 0 ? ['discard', d] : []), ...(k > 0 ? ['deck', k] : [])].join(' '));
    }
  }
  return texts;
}

function asks({ options, hands }: Bare<State>, { proposed, traded }: Asked, seat: Seat, hand: readonly string[]): string[] {
  if (!options.market || proposed || traded[seat] === true) return []; // G44, G47
  return hands.flatMap((_, seller) => (seller === seat ? [] : hand.map((card) => `ask p${seller + 1} ${card}`)));
}

function steps(state: Bare<State>, { seller, card, want, laid, closed }: NonNullable<Bare<State>['proposal']>, seat: Seat): string[] {
  if (want === null) return seat === state.turn ? ['any', ...GUILDS].map((guild) => `for ${guild}`) : [];
  if (closed) return seat === state.turn ? ['accept', 'decline'] : [];
  if (seat !== seller) return [];
  const left = (state.hands[seller] as string[]).filter((held) => !(laid as string[]).includes(held));
  const offers = laid.length < numberOn(card) ? left.map((held) => `offer ${held}`) : []; // G41
  return [...offers, ...(laid.length > 0 ? ['close'] : []), 'refuse']; // G42
}

const GUILDS = 'ys rs bs ym rm bm ya ra ba yc rc bc'.split(' ');
const numberOn = (card: string): number => Number(card.slice(0, 1));
