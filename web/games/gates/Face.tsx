import { useEffect, useState } from 'preact/hooks';
import { type Character, faceOf } from '../../../shared/games/gates/characters.ts';
import type { Pearl } from '../../../shared/games/gates/state.ts';
import faces from './faces.svg?url';

/** Brings the sheet with all faces into the page; what is drawn below points into it. */
export function Sheet() {
  const [printed, print] = useState(kept);
  useEffect(() => void (kept === '' && load().then(print)), []);
  return <svg class="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: printed }} />;
}

let kept = '';

async function load(): Promise<string> {
  const response = await fetch(faces).catch(() => null);
  // Without its picture a card still says everything.
  if (response?.ok === true) kept = (await response.text()).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return kept;
}

interface PrintProps {
  readonly of: string;
  readonly class: string;
  readonly box?: string;
  readonly colour?: string;
}

/** One symbol of the sheet: `face-<id>`, `does-<id>`, `pearl-<card>`, `pearl-back`, `gate-back`, `diamonds`, `power`. */
export const Print = ({ of, class: name, box, colour }: PrintProps) => (
  <svg class={name} viewBox={box} data-c={colour} aria-hidden="true">
    <use href={`#${of}`} />
  </svg>
);

/** A character, or the back of its card. */
export const CharacterFace = ({ id }: { readonly id: Character | null }) => <Print of={id === null ? 'gate-back' : `face-${id}`} class="face" />;

/** A pearl, or the back of its card. */
export const PearlFace = ({ pearl }: { readonly pearl: Pearl | null }) => <Print of={`pearl-${pearl ?? 'back'}`} class="face" />;

/** A character named in a sentence: its figure on its colour. */
export const Badge = ({ id }: { readonly id: Character }) => <Print of={id} class="guild" box="5 4 88 88" colour={faceOf(id).colour} />;
