import { type Card as Face, colourOf, numberOf, type Suit, suitOf } from '../../../shared/cards/mystique.ts';
import type { Aspect } from '../../../shared/games/energy/groups.ts';
import type { Faces } from '../../cards/Card.tsx';

/** A card of the layout as a hexagon. */
export const Tile = ({ card, faces }: { readonly card: Face; readonly faces: Faces }) => (
  <svg class="hex" viewBox="-50 -57.7 100 115.4" data-c={colourOf(card)} aria-hidden="true">
    <use href={`#${colourOf(card)}`} x="-50" y="-70" width="100" height="140" />
    <path class="notch" d="M0 -58L37 -36V-21Q37 -10 26 -10H-26Q-37 -10 -37 -21V-36ZM0 58L25 43V39Q25 31 17 31H-17Q-25 31 -25 39V43Z" />
    <use href={`#${SYMBOL[suitOf(card)]}`} x="-23" y="-13" width="46" height="46" />
    <use class="num" href={`#n${numberOf(card)}`} x="-12.5" y="-43.5" width="25" height="32" />
    <text class="sign" y="44.5">
      {faces.letter(colourOf(card))}
    </text>
    <path class="rim" d={HEXAGON} />
  </svg>
);

/** An empty cell where a card may go. */
export const Spot = () => (
  <svg class="hex" viewBox="-50 -57.7 100 115.4" aria-hidden="true">
    <path class="blank" d={HEXAGON} />
  </svg>
);

/** What tells the three groups apart: a ring drawn like their outline, with the colour's letter, the suit, or the number. */
export const Mark = ({ aspect, card, faces, ...place }: { readonly aspect: Aspect; readonly card: Face; readonly faces: Faces; readonly x?: number; readonly y?: number; readonly width?: number; readonly height?: number }) => (
  <svg class={`kin by-${aspect}`} viewBox="-10 -10 20 20" aria-hidden="true" {...place}>
    <circle r="9" />
    {aspect === 'colour' && <text y="4.3">{faces.letter(colourOf(card))}</text>}
    {aspect === 'suit' && <use href={`#${SYMBOL[suitOf(card)]}`} data-c={colourOf(card)} x="-6" y="-6" width="12" height="12" />}
    {aspect === 'number' && <use class="num" href={`#n${numberOf(card)}`} x="-5" y="-6.5" width="10" height="13" />}
  </svg>
);

const HEXAGON = 'M0 -55.7L48.3 -27.9V27.9L0 55.7L-48.3 27.9V-27.9Z';
const SYMBOL: Readonly<Record<Suit, string>> = { s: 'sun', m: 'moon', a: 'arms', c: 'crown' };
