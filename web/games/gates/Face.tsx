import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Character, type Colour, faceOf } from '../../../shared/games/gates/characters.ts';
import { renews, type Pearl as PearlCard, valueOf } from '../../../shared/games/gates/state.ts';
import figures from './figures.svg?url';
import { abilitySigns, costSigns, GLYPHS, type Signs } from './signs.ts';

/** What faces are drawn with: once on a page, before any face. Until the figures are here the gates stand empty. */
export function Inks() {
  const [drawn, draw] = useState(kept);
  useEffect(() => void (kept === '' && load().then(draw)), []);
  return (
    <svg class="sprite" aria-hidden="true">
      <defs>
        <pattern id="flesh" width="100" height="2.6" patternUnits="userSpaceOnUse">
          <path d="M0 0H100V2.6H0Z" class="paper" />
          <path d="M46 1.3L90 .3V2.3Z" class="engraved" />
        </pattern>
        {/* heraldry's hatching: vert aslant, gules upright, azure level */}
        {COLOURS.map((colour) => (
          <Fragment key={colour}>
            <pattern id={`on-${colour}`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform={`rotate(${SLANT[colour]})`}>
              <path d="M0 3.5H7" class="tint" />
            </pattern>
            <clipPath id={`in-${colour}`}>
              <path d={GATE[colour]} />
            </clipPath>
          </Fragment>
        ))}
      </defs>
      <g dangerouslySetInnerHTML={{ __html: drawn }} />
    </svg>
  );
}

let kept = '';

async function load(): Promise<string> {
  const response = await fetch(figures).catch(() => null);
  // Without its figure a card still says everything.
  if (response?.ok === true) kept = (await response.text()).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return kept;
}

const COLOURS = ['green', 'red', 'blue'] as const;
const SLANT: Readonly<Record<Colour, number>> = { green: 45, red: 90, blue: 0 };
const GATE: Readonly<Record<Colour, string>> = {
  green: 'M7 92V47A43 41 0 0 1 93 47V92Z',
  red: 'M7 92V50C7 30 26 14 50 4C74 14 93 30 93 50V92Z',
  blue: 'M7 92V29H23V6H77V29H93V92Z',
};

/** A character as it is printed: in its gate, with power, diamonds, ability and cost. */
export function CharacterFace({ id }: { readonly id: Character }) {
  const { colour, cost, power, diamonds, ability } = faceOf(id);
  const gate = GATE[colour];
  return (
    <svg class="face gate" viewBox="0 0 100 140" aria-hidden="true">
      <path d={gate} class="hue" />
      <path d={gate} fill={`url(#on-${colour})`} />
      <g clip-path={`url(#in-${colour})`}>
        <use href={`#${id}`} />
      </g>
      <path d={gate} class="arch" />
      <path d={gate} class="arch in" />
      {power > 0 && (
        <g transform="translate(14 15)">
          <path d="M-11-12H11V1C11 8 5 12 0 14C-5 12-11 8-11 1Z" class="shield" />
          <text y="5.5">{power}</text>
        </g>
      )}
      {Array.from({ length: diamonds }, (_, i) => (
        <Glyph key={i} sign="d" x={88} y={13 + i * 20} r={10} />
      ))}
      {ability !== null && <Plaque signs={abilitySigns(ability)} once={colour === 'red'} />}
      <Rows rows={costSigns(cost)} />
    </svg>
  );
}

/** What an ability does, on a ribbon when it works once, in a ring when it lasts. */
function Plaque({ signs, once }: { readonly signs: Signs; readonly once: boolean }) {
  const w = (widthOf(signs) * 8.5) / 2 + 5;
  const [l, r] = [50 - w, 50 + w];
  return (
    <>
      <path d={once ? `M${l - 7} 73H${r + 7}L${r + 2} 83L${r + 7} 93H${l - 7}L${l - 2} 83Z` : `M${l} 73H${r}A10 10 0 0 1 ${r} 93H${l}A10 10 0 0 1 ${l} 73Z`} class="plaque" />
      <Row signs={signs} y={83} r={8.5} />
    </>
  );
}

/** What an ability does, by itself. */
export function AbilityPicture({ id }: { readonly id: Character }) {
  const { ability } = faceOf(id);
  if (ability === null) return null;
  const signs = abilitySigns(ability);
  const w = widthOf(signs) * 10 + 4;
  return (
    <svg class="ability" viewBox={`${50 - w / 2} -12 ${w} 24`} aria-hidden="true">
      <Row signs={signs} y={0} r={10} />
    </svg>
  );
}

function Rows({ rows }: { readonly rows: readonly Signs[] }) {
  const widest = Math.max(...rows.map(widthOf));
  const r = Math.min(rows.length > 1 ? 9.2 : 11, 94 / widest);
  return (
    <>
      {rows.map((signs, i) => (
        <Row key={i} signs={signs} y={rows.length > 1 ? 106 + i * 21 : 117} r={r} shift={rows[0]!.includes('/') ? (i === 0 ? -8 : 8) : 0} />
      ))}
    </>
  );
}

interface RowProps {
  readonly signs: Signs;
  readonly y: number;
  readonly r: number;
  readonly shift?: number;
}

/** How much higher each stair is. */
const STEP = 5;

/** Signs beside each other, the middle of the row at 50; `r`: half of a pearl. */
function Row({ signs, y, r, shift = 0 }: RowProps) {
  let x = 50 + shift - (widthOf(signs) * r) / 2;
  return (
    <>
      {signs.map((sign, i) => {
        const w = signWidth(sign) * r;
        x += w;
        return <Sign key={i} sign={sign} x={x - w / 2} y={sign === 's' ? y + ((signs.length - 1) / 2 - i) * STEP : y} r={r} />;
      })}
    </>
  );
}

const widthOf = (signs: Signs): number => signs.reduce((sum, sign) => sum + signWidth(sign), 0);
/** In halves of a pearl. */
const signWidth = (sign: string): number => (sign[0] === '"' ? (sign.length - 1) * 0.9 : '=+/'.includes(sign) ? 1 : sign === 's' ? 1.8 : 2.1);

function Sign({ sign, x, y, r }: { readonly sign: string; readonly x: number; readonly y: number; readonly r: number }) {
  if (sign in GLYPHS) return <Glyph sign={sign} x={x} y={y} r={r * 0.9} />;
  if (sign[0] === '"') {
    return (
      <text x={x} y={y + r * 0.5} style={{ fontSize: `${r * 1.5}px` }}>
        {sign.slice(1)}
      </text>
    );
  }
  const absent = sign[0] === '?';
  return <Orb value={absent ? sign.slice(1) : sign} x={x} y={y} r={r} absent={absent} />;
}

const Glyph = ({ sign, x, y, r }: { readonly sign: string; readonly x: number; readonly y: number; readonly r: number }) => {
  const d = GLYPHS[sign]!;
  const isLines = d[0] === 'f';
  return <path d={isLines ? d.slice(1) : d} class={`glyph ${isLines ? 'open' : sign}`} transform={`translate(${x} ${y}) scale(${r / 10})`} />;
};

/** A pearl of a value in its tint, with as many beads on its rim; one of any value is blank. */
function Orb({ value, x, y, r, absent = false }: { readonly value: string; readonly x: number; readonly y: number; readonly r: number; readonly absent?: boolean }) {
  const n = Number(value);
  return (
    <g class={`orb${absent ? ' absent' : ''}`} data-v={value} transform={`translate(${x} ${y}) scale(${r / 10})`}>
      <circle r="9" />
      <path class="dusk" d="M8.8 2A9 9 0 0 1-7 5.7A11 11 0 0 0 8.8 2Z" />
      {n > 0 && <circle r="7.3" class="beads" stroke-dasharray={`0 ${(45.867 / n).toFixed(3)}`} transform="rotate(-90)" />}
      {value === '*' && <path class="all" d="M0-7V7M-6-3.5L6 3.5M6-3.5L-6 3.5" />}
      {n > 0 && <text y="3.9">{n}</text>}
    </g>
  );
}

/** A pearl card as it lies on the table: the pearl, and the renewal symbol where it carries one. */
export const PearlFace = ({ pearl }: { readonly pearl: PearlCard }) => (
  <svg class="face" viewBox="-10 -10 20 20" aria-hidden="true">
    <Orb value={String(valueOf(pearl))} x={0} y={0} r={10} />
    <path class="gleam" d="M-6.5-3.5A7.4 7.4 0 0 1-3.5-6.5" />
    {renews(pearl) && (
      <g class="renews" transform="translate(6.5 6.5)">
        <circle r="3.3" />
        <path d={GLYPHS['c']!.slice(1)} transform="scale(.24)" />
      </g>
    )}
  </svg>
);

/** A diamond beside a number. */
export const Diamond = () => (
  <svg class="gem" viewBox="-10 -11 20 22" aria-hidden="true">
    <Glyph sign="d" x={0} y={0} r={10} />
  </svg>
);

/** Power beside a number. */
export const Shield = () => (
  <svg class="gem" viewBox="-13 -14 26 30" aria-hidden="true">
    <path d="M-11-12H11V1C11 8 5 12 0 14C-5 12-11 8-11 1Z" class="shield" />
  </svg>
);
