import type { Card as Face } from '../../../shared/cards/mystique.ts';
import { Card, type Faces } from '../../cards/Card.tsx';
import { inHand } from './order.ts';

/** Cards that lie open, small, in the order of a hand. */
export const Cards = ({ cards, words, moves = false }: { readonly cards: readonly Face[]; readonly words: Faces; readonly moves?: boolean }) => (
  <ul class="cards small">
    {inHand(cards).map((card) => (
      <li key={card}>
        <Card card={card} faces={words} moves={moves} />
      </li>
    ))}
  </ul>
);
