import type { Card } from '../../shared/cards/mystique.ts';
import { legalMoves, type Match, play } from '../../shared/engine/match.ts';
import { open, own, redact, type Secret, secret, size, type Visible } from '../../shared/engine/secret.ts';
import { unreachable } from '../../shared/engine/types.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import { DRAW, type Event, type Move, type Options, type State } from '../../shared/games/guilds/state.ts';

// What must not compile, checked by `tsc -p test`; beside each stands the same thing done right, which must.

/** A move is played only when it comes out of a legal list. */
export function moves(match: Match<State, Move, Event, Options>): void {
  for (const move of legalMoves(guilds, match.state, 0)) play(match, 0, move);
  // @ts-expect-error: written by hand
  play(match, 0, DRAW);
  // @ts-expect-error: the rules' own list is not branded; `legalMoves` brands it
  play(match, 0, guilds.legal(match.state, 0)[0]!);
  // @ts-expect-error: a text is not a move
  play(match, 0, 'draw');
}

/** A secret is read through its functions, which know who asks. */
export function secrets(state: State): void {
  const hand = state.hands[0]!;
  const right: [Card[], Card[], number] = [own(hand, 0), open(hand), size(hand)];
  // @ts-expect-error: the value inside
  void hand.value;
  // @ts-expect-error: and who may see it
  void hand.$secret;
  // @ts-expect-error: not even its length, but by `size`
  void hand.length;
  // @ts-expect-error: a secret is not what it holds
  const cards: readonly Card[] = hand;
  // @ts-expect-error: and what it would hold is not a secret
  const sealed: Secret<Card[]> = cards;
  // @ts-expect-error: one for cards is not one for numbers
  const numbers: Secret<number[]> = secret<Card[]>(right[0], 0);
  // @ts-expect-error: what has no length has no size
  size(secret(3));
  void [sealed, numbers];
}

/** Only `redact` makes a thing visible. */
export function visible(state: State): void {
  const right: Visible<State> = redact(state, null);
  // @ts-expect-error: a state as it is
  const wrong: Visible<State> = state;
  // @ts-expect-error: a copy of what was redacted, with something put in
  const mixed: Visible<State> = { ...state, hands: right.hands };
  // @ts-expect-error: for a seat, a spectator, or everyone; nobody else
  redact(state, 'nobody');
  void [wrong, mixed];
}

/** A switch over a union names every case. */
export function cases(move: Move): string {
  switch (move.act) {
    case 'draw':
    case 'take':
    case 'buy':
    case 'ask':
    case 'for':
    case 'offer':
    case 'close':
    case 'refuse':
    case 'accept':
    case 'decline':
      return move.act;
    default:
      return unreachable(move);
  }
}

/** The same with a case forgotten. */
export function missingCase(event: Event): string {
  switch (event.type) {
    case 'drew':
    case 'took':
    case 'bought':
    case 'asked':
    case 'wanted':
    case 'offered':
    case 'closed':
    case 'refused':
    case 'accepted':
    case 'declined':
      return event.type;
    default:
      // @ts-expect-error: `ended` is forgotten
      return unreachable(event);
  }
}

/** Cards and guilds are literals, not any text. */
export function literals(): readonly unknown[] {
  const right: Card = '5ys';
  // @ts-expect-error: there is no 6
  const six: Card = '6ys';
  // @ts-expect-error: number, colour, suit, in this order
  const turned: Card = '5sy';
  // @ts-expect-error: an option of another game
  const options: Options = { buyFromBoth: true, market: false, openCards: true };
  return [right, six, turned, options];
}
