import { type Character, faceOf } from '../../../shared/games/gates/characters.ts';
import type { Pearl } from '../../../shared/games/gates/state.ts';
import faces from './faces.svg?url';

/** Brings the sheet that all faces are printed on into the page, once; what is drawn below points into it. */
export const bringSheet = (): void => void (sheet ??= bring());

let sheet: Promise<void> | undefined;

async function bring(): Promise<void> {
  const response = await fetch(faces).catch(() => null);
  if (response?.ok === true) document.body.insertAdjacentHTML('beforeend', await response.text());
  // Without its picture a card still says everything; the next table asks again.
  else sheet = undefined;
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
