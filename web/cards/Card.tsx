import type { ComponentChildren } from 'preact';
import { type Card as Face, type CardNumber, type Colour, colourOf, type Guild, numberOf, type Suit, suitOf } from '../../shared/cards/mystique.ts';

/** What a card is called and how its colour is lettered, in the reader's language. */
export interface Faces {
  card(card: Face): string;
  letter(colour: Colour): string;
}

interface CardProps {
  readonly card: Face;
  readonly faces: Faces;
  /** Its accessible name, where it is more than what it is. */
  readonly name?: string;
  readonly class?: string;
  /** Whether it moves from place to place; one place only may say so, for the page has each name once. */
  readonly moves?: boolean;
}

/** What a card does when it is pressed. Without it a card is a picture; with `press` null it is not possible now. */
export interface Press {
  readonly press: (() => void) | null;
  readonly pressed?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A card of the Mystique Deck, face up: a picture, or a button. */
export function Card({ card, faces, name = faces.card(card), class: more = '', moves = false, ...press }: CardProps & Partial<Press>) {
  return (
    <Body name={name} class={`card ${more}`} colour={colourOf(card)} motion={moves ? `card-${card}` : undefined} {...press}>
      <use href={`#${colourOf(card)}`} x="5" y="5" width="90" height="130" />
      <use href="#frame" />
      <use href={`#${SYMBOL[suitOf(card)]}`} x="20" y="54" width="60" height="60" />
      <use class="num" href={`#n${numberOf(card) satisfies CardNumber}`} x="6" y="6" width="31" height="40" />
      <text class="letter" x="83.5" y="132">
        {faces.letter(colourOf(card))}
      </text>
    </Body>
  );
}

/** A card from the back. */
export const CardBack = ({ name, class: more = '', ...press }: { readonly name?: string; readonly class?: string } & Partial<Press>) => (
  <Body name={name} class={`card ${more}`} {...press}>
    <use href="#back" />
  </Body>
);

/** A guild as a square of its colour with its suit; named, or standing beside its name. */
export const GuildBadge = ({ guild, name, wide = false }: { readonly guild: Guild; readonly name?: string; readonly wide?: boolean }) => (
  <svg
    class="guild"
    viewBox={wide ? '0 0 210 100' : '0 0 100 100'}
    data-c={colourOf(guild)}
    {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
  >
    <use href={`#${colourOf(guild)}`} width={wide ? 210 : 100} height="100" />
    <use href={`#${SYMBOL[suitOf(guild)]}`} x="16" y="16" width="68" height="68" />
    {wide && <use href={`#${SYMBOL[suitOf(guild)]}`} x="126" y="16" width="68" height="68" />}
  </svg>
);

const SYMBOL: Readonly<Record<Suit, string>> = { s: 'sun', m: 'moon', a: 'arms', c: 'crown' };

interface BodyProps extends Partial<Press> {
  readonly name?: string | undefined;
  readonly class: string;
  readonly colour?: Colour;
  readonly motion?: string | undefined;
  readonly children: ComponentChildren;
}

function Body({ name, class: classes, colour, motion, press, pressed, onKeyDown, children }: BodyProps) {
  const drawn = (
    <svg class="face" viewBox="0 0 100 140" aria-hidden="true">
      {children}
    </svg>
  );
  const style = motion === undefined ? undefined : { viewTransitionName: motion };
  const common = { class: classes.trim(), ...(colour && { 'data-c': colour }), ...(style && { style }) };
  if (press === undefined) {
    const label = name === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': name };
    return (
      <span {...common} {...label}>
        {drawn}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...common}
      aria-label={name ?? ''}
      aria-pressed={pressed ?? false}
      disabled={press === null}
      onClick={() => press?.()}
      {...(onKeyDown && { onKeyDown })}
    >
      {drawn}
    </button>
  );
}
