import { cardPart } from '../../../../cards/text/es.ts';
import { seen, type Visible } from '../../../../engine/secret.ts';
import type { Viewer } from '../../../../engine/types.ts';
import { listed, say, type Say, seat as player } from '../../../../text/say.ts';
import { roundOf } from '../../round.ts';
import { totals } from '../../score.ts';
import { handSize } from '../../settle.ts';
import type { State } from '../../state.ts';
import { ahead, contenders, dutyOf, followed, mannerOf, toPlay } from '../../trick.ts';
import { lengthOf, scores, sorted, the, whom, words } from '../es.ts';

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
  const { options: { match, hand }, extra, tricks, hands } = state;
  const number = roundOf(state);
  const which = 'rounds' in match ? `Ronda ${number} de ${match.rounds}` : extra > 0 ? `Ronda extra ${extra} de 3 como máximo` : `Ronda ${number}, ${lengthOf(match)}`;
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
  const [best, over] = contenders(now.cards);
  const first = ahead(now, hands.length);
  const reason = over === undefined ? '' : `: ${words.reason(best!, over, followed(now.cards))}`;
  return [
    say`En la mesa: ${listed(cards, '; ', '; ')}.`,
    [words.duty(duty)],
    say`${first === me ? say`Vas por delante` : say`Por delante va ${player(first)}`} con ${the(best!)}${reason}.`,
  ];
}

function turn(state: State, me: Viewer): Say {
  const seat = toPlay(state);
  if (seat === null) return say`La partida ha terminado.`;
  return seat === me ? say`Es tu turno.` : say`Es el turno de ${player(seat)}.`;
}
