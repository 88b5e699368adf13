import { cardPart } from '../../../../cards/text/es.ts';
import { seen, type Visible } from '../../../../engine/secret.ts';
import type { Viewer } from '../../../../engine/types.ts';
import { listed, say, type Say, seat as player } from '../../../../text/say.ts';
import { totals } from '../../score.ts';
import { handSize } from '../../settle.ts';
import type { State } from '../../state.ts';
import { dutyOf, mannerOf, toPlay } from '../../trick.ts';
import { scores, sorted, whom, words } from '../es.ts';

/** The table of Eddies in words, in Spanish: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  const hand = me === null ? [] : (seen(state.hands[me]!) ?? []);
  return [
    round(state),
    ...trick(state, me),
    say`${scores(totals(state), state.options.scoring, me)}.`,
    ...(hand.length === 0 ? [] : [say`Tu mano: ${sorted(hand)}.`]),
    turn(state, me),
  ];
}

function round(state: State): Say {
  const { options: { hand }, tricks, hands } = state;
  const which = words.round(state);
  return toPlay(state) === null ? say`${which}.` : say`${which}; baza ${tricks.length + 1} de ${handSize(hand, hands.length)}.`;
}

function trick(state: State, me: Viewer): readonly Say[] {
  const { trick: now, hands } = state;
  const duty = dutyOf(state);
  if (duty === null) return toPlay(state) === null ? [] : [say`Nadie ha salido todavía en esta baza.`];
  const cards = now.cards.map((card, i): Say => {
    const who = whom((now.leader + i) % hands.length, me);
    return say`${who}, ${cardPart(card)}${mannerOf(card, now.cards.slice(0, i)) === 'toss' ? ' (descarte)' : ''}`;
  });
  return [
    say`En la mesa: ${listed(cards, '; ', '; ')}.`,
    [words.duty(duty)],
    words.ahead(now, hands.length, me),
  ];
}

function turn(state: State, me: Viewer): Say {
  const seat = toPlay(state);
  if (seat === null) return say`La partida ha terminado.`;
  return seat === me ? say`Es tu turno.` : say`Es el turno de ${player(seat)}.`;
}
