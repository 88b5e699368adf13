import type { Card } from '../../../../cards/mystique.ts';
import { size, type Visible } from '../../../../engine/secret.ts';
import type { Viewer } from '../../../../engine/types.ts';
import { plural } from '../../../../text/plural.ts';
import { say, type Say, seat as player } from '../../../../text/say.ts';
import { ASPECTS, type Factors } from '../../groups.ts';
import { isOver, type State } from '../../state.ts';
import { kind, the, who } from '../en.ts';
import { type Final, finals, heldCards, standing } from '../facts.ts';

/** The table of Energy in words, in English: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  const { deck, layout } = state;
  const now = me === null || isOver(state) ? null : standing(state, me);
  const left = size(deck) === 0 ? 'the deck is empty' : `the deck holds ${cards(size(deck))}`;
  return [
    say`${cards(layout.length)} ${plural('en', layout.length, 'lies', 'lie')} on the table, and ${left}.`,
    ...(now === null ? [] : [say`Your energy card is ${the(now.energy)}: ${sum(now.energy, now.factors, now.product)}.`]),
    ...heldCards(state).map(({ seat, card }) => say`${who(seat, me)} ${seat === me ? 'hold' : 'holds'} ${the(card)}.`),
    ...finals(state).map((final) => reckoned(final, me)),
    turn(state, me),
  ];
}

const reckoned = ({ seat, place, energy, factors, product }: Final, me: Viewer): Say =>
  say`${who(seat, me)}, place ${place}: ${the(energy)}, ${sum(energy, factors, product)}.`;

function turn(state: Visible<State>, me: Viewer): Say {
  if (isOver(state)) return say`The game is over.`;
  return state.turn === me ? say`It is your turn.` : say`It is ${player(state.turn)}’s turn.`;
}

/** "red 5 × moons 3 × fours 2 = 30". */
const sum = (energy: Card, factors: Factors, product: number): string =>
  `${ASPECTS.map((aspect) => `${kind(aspect, energy)} ${factors[aspect]}`).join(' × ')} = ${product}`;
const cards = (n: number): string => `${n} ${plural('en', n, 'card', 'cards')}`;
