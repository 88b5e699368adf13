import { byGuild } from '../../../../cards/mystique.ts';
import { guildPart } from '../../../../cards/text/es.ts';
import { seen, size, type Visible } from '../../../../engine/secret.ts';
import type { Viewer } from '../../../../engine/types.ts';
import { plural } from '../../../../text/plural.ts';
import { listed, say, type Say, seat as player } from '../../../../text/say.ts';
import { mostFor } from '../../market.ts';
import type { Proposal, State } from '../../state.ts';
import { answering, toMove, topOf } from '../../changes.ts';
import { asked, cardsOrCount, digits, guildOrAny, offered, these } from '../es.ts';

/** The table of Guilds in words, in Spanish: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  const { deck, discard, hands, proposal } = state;
  const own = me === null ? [] : (seen(hands[me]!) ?? []);
  const held = hands.map((hand, seat): Say => {
    if (seat > 0) return say`${seat === me ? 'tú' : player(seat)}, ${size(hand)}`;
    return seat === me ? say`Tú tienes ${digits(size(hand))}` : say`${player(seat)} tiene ${digits(size(hand))}`;
  });
  const k = size(deck);
  return [
    k === 0 ? say`El mazo de robo está agotado.` : say`En el mazo de robo ${plural('es', k, 'queda', 'quedan')} ${digits(k)}.`,
    discard.length === 0 ? say`No hay descartes.` : say`En los descartes hay ${digits(discard.length)}; encima está ${these(topOf(state, 1))}.`,
    say`${listed(held, '; ', '; ')}.`,
    ...(own.length === 0 ? [] : [say`Tu mano: ${listed(byGuild(own).map(([guild, numbers]) => say`${guildPart(guild)} ${numbers.join(', ')}`), '; ', '; ')}.`]),
    ...(proposal === null ? [] : proposed(proposal, state, me)),
    turn(state, me),
  ];
}

function proposed({ seller, card, want, laid, closed }: Proposal, state: Visible<State>, me: Viewer): readonly Say[] {
  const buyer = state.turn;
  const wanted = want === null ? [] : [say`${buyer === me ? say`Pediste` : say`${player(buyer)} pidió`} ${guildOrAny(want)}.`];
  const so = seller === me ? say`Hasta ahora has puesto` : say`Hasta ahora ${player(seller)} ha puesto`;
  const lies = closed ? say`${offered(seller, buyer, laid, me)}.` : say`${so} sobre la mesa ${cardsOrCount(laid)}.`;
  return [say`${asked({ seat: buyer, seller, card, most: mostFor(card, seller, state) }, me)}.`, ...wanted, ...(size(laid) === 0 ? [] : [lies])];
}

function turn(state: Visible<State>, me: Viewer): Say {
  const seat = toMove(state);
  if (seat === null) return say`La partida ha terminado.`;
  if (answering(state)) return seat === me ? say`Te toca responder.` : say`Le toca responder a ${player(seat)}.`;
  return seat === me ? say`Es tu turno.` : say`Es el turno de ${player(seat)}.`;
}
