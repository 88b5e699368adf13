import { byGuild } from '../../../../cards/mystique.ts';
import { guildPart } from '../../../../cards/text/en.ts';
import { seen, size, type Visible } from '../../../../engine/secret.ts';
import { type Seat, type Viewer } from '../../../../engine/types.ts';
import { listed, type Part, say, type Say, seat as player } from '../../../../text/say.ts';
import { mostFor } from '../../market.ts';
import type { Proposal, State } from '../../state.ts';
import { answering, toMove, topOf } from '../../changes.ts';
import { cards, cardsOrCount, guildOrAny, the, these, upTo, whom } from '../en.ts';

/** The table of Guilds in words, in English: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  const { discard, hands, proposal } = state;
  const own = me === null ? [] : (seen(hands[me]!) ?? []);
  const held = hands.map((hand, seat): Say => {
    const who: Part = seat > 0 ? whom(seat, me) : seat === me ? 'You' : player(seat);
    return seat > 0 ? say`${who} ${size(hand)}` : say`${who} ${seat === me ? 'hold' : 'holds'} ${cards(size(hand))}`;
  });
  return [
    say`The Draw Deck ${size(state.deck) === 0 ? 'is empty' : `holds ${cards(size(state.deck))}`}.`,
    discard.length === 0 ? say`The Discard Deck is empty.` : say`On top of the Discard Deck, ${cards(discard.length)} high, lies ${these(topOf(state, 1))}.`,
    say`${listed(held, ', ')}.`,
    ...(own.length === 0 ? [] : [say`Your hand: ${listed(byGuild(own).map(([guild, numbers]) => say`${guildPart(guild)} ${numbers.join(', ')}`), '; ', '; ')}.`]),
    ...(proposal === null ? [] : proposed(proposal, state, me)),
    turn(state, me),
  ];
}

function proposed({ seller, card, want, laid, closed }: Proposal, state: Visible<State>, me: Viewer): readonly Say[] {
  const buyer = state.turn;
  const who = (seat: Seat): Part => (seat === me ? 'You' : player(seat));
  const asked = say`${who(buyer)} asked ${whom(seller, me)} to sell ${upTo(mostFor(card, seller, state))} for ${the(card)}.`;
  const wanted = want === null ? [] : [say`${who(buyer)} would like ${guildOrAny(want)}.`];
  const verb = closed ? 'offered' : `${seller === me ? 'have' : 'has'} so far laid out`;
  const lies = size(laid) === 0 ? [] : [say`${who(seller)} ${verb} ${cardsOrCount(laid)}.`];
  return [asked, ...wanted, ...lies];
}

function turn(state: Visible<State>, me: Viewer): Say {
  const seat = toMove(state);
  if (seat === null) return say`The game is over.`;
  const what = answering(state) ? 'turn to answer' : 'turn';
  return seat === me ? say`It is your ${what}.` : say`It is ${player(seat)}’s ${what}.`;
}
