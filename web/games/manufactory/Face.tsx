import type { ComponentChildren } from 'preact';
import { type Colour, COLOURS, coloursOf, type Shown } from '../../../shared/games/manufactory/state.ts';
import { along } from './parts.ts';
import pictures from './pictures.svg?url';
import type { Words } from './words.ts';

/** What signs and pictures are drawn for: a colour, or `x` for a universal part. */
type Hue = Colour | 'x';

interface FaceProps {
  readonly part: Shown;
  readonly words: Words;
  /** Its accessible name, where it is more than what it is; null beside its name in writing. */
  readonly name?: string | null;
  readonly class?: string;
  /** The name it moves by from place to place; a page has each once. */
  readonly motion?: string | undefined;
  /** What it does when it is pressed: then it is a button; null where that is not possible now. */
  readonly press?: (() => void) | null;
  readonly pressed?: boolean;
}

/** A part's face: its colours as ground, its cost at the top and as teeth of a wheel, its picture, its signs below. */
export function Face({ part, words, name = words.says(part), class: more = '', motion, press, pressed = false }: FaceProps) {
  const common = { class: `card part ${more}`.trim(), style: motion === undefined ? undefined : { viewTransitionName: motion } };
  const drawn = <Drawing part={part} words={words} />;
  if (press !== undefined) {
    return (
      <button type="button" {...common} aria-label={name ?? ''} aria-pressed={pressed} disabled={press === null} onClick={() => press?.()} onKeyDown={along}>
        {drawn}
      </button>
    );
  }
  return (
    <span {...common} {...(name === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}>
      {drawn}
    </span>
  );
}

function Drawing({ part, words }: { readonly part: Shown; readonly words: Words }) {
  const { id, cost, universal } = part;
  const number = Number(id.slice(1)) - 1;
  const colours = coloursOf(part);
  const written = words.number(cost);
  // Where there are many they stand closer, without their letters.
  const [apart, scale] = colours.length > 3 ? [15, 0.5] : [25, 0.8];
  const hue = universal ? 'x' : colours.at(-1)!;
  return (
    <>
      <span class="bands" aria-hidden="true">
        {colours.map((colour) => (
          <i key={colour} data-c={colour} />
        ))}
      </span>
      <svg class="face" viewBox="0 0 100 140" aria-hidden="true">
        <path class="notch" d="M4.5 4.5H42V44a6 6 0 0 1-6 6H4.5Z" />
        <text class="cost" x="22" y="40" data-long={written.length}>
          {written}
        </text>
        <g data-c={hue} transform="translate(50 84)">
          <Wheel cost={cost} cut={Math.floor(number / 4) % 3} />
          <use class="inside" href={`${pictures}#${hue}${number % 4}`} />
        </g>
        {colours.map((colour, i) => (
          <g key={colour} transform={`translate(${94 - apart / 2 - (colours.length - 1 - i) * apart} 123)scale(${scale})`}>
            <Shape hue={colour}>{scale === 0.8 && <use href={`#letter-${colour}`} />}</Shape>
          </g>
        ))}
      </svg>
    </>
  );
}

/** A wheel with a tooth for each point of cost, up to twelve: dashes of a ring, each over a longer one that makes its outline. */
function Wheel({ cost, cut }: { readonly cost: number; readonly cut: number }) {
  const teeth = Math.min(Math.ceil(cost), 12);
  const [wide, high] = [11 - 3 * cut, 6 + cut];
  return (
    <>
      {teeth > 0 &&
        [5, 0].map((more) => (
          <circle key={more} class={`edge${more}`} r="33" stroke-width={high + more} stroke-dasharray={`${wide + more} ${207.3 / teeth - wide - more}`} stroke-dashoffset={(wide + more) / 2} />
        ))}
      <circle class="disc" r="30" />
    </>
  );
}

const Shape = ({ hue, children }: { readonly hue: Hue; readonly children?: ComponentChildren }) => (
  <g data-c={hue}>
    <use class="shape" href={`${pictures}#${hue}`} />
    {children}
  </g>
);

const Letter = ({ colour, words }: { readonly colour: Colour; readonly words: Words }) => (
  <text class="shape-letter" y={colour === 'r' ? 8 : 5.2}>
    {words.letters[colour]}
  </text>
);

/** The letters that faces show: once a page, since what a button says in writing has to be in its name, and that tells the colours in words. */
export const Letters = ({ words }: { readonly words: Words }) => (
  <svg class="hide" aria-hidden="true">
    <defs>
      {COLOURS.map((colour) => (
        <g key={colour} id={`letter-${colour}`}>
          <Letter colour={colour} words={words} />
        </g>
      ))}
    </defs>
  </svg>
);

/** A colour's sign, beside words that say it too. */
export const Sign = ({ colour, words }: { readonly colour: Hue; readonly words?: Words }) => (
  <svg class="guild" viewBox="-16 -16 32 32" aria-hidden="true">
    <Shape hue={colour}>{colour !== 'x' && words && <Letter colour={colour} words={words} />}</Shape>
  </svg>
);

/** A part named inside a sentence, by its look ("wu4"): the signs of its colours. */
export const Chip = ({ card }: { readonly card: string }) => (
  <>
    {[...card.replace(/[^a-z]/g, '')].map((hue) => (
      <Sign key={hue} colour={hue as Hue} />
    ))}
  </>
);
