import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Character, faceOf } from '../../../shared/games/gates/characters.ts';
import type { Pearl } from '../../../shared/games/gates/state.ts';
import { lazily } from '../../pages/Lazy.tsx';
import { CharacterFace, PearlFace } from './Face.tsx';
import { inFull, type Words } from './words.ts';

/** What a card does when it is pressed, and whether it has been. A card without is a picture. */
export interface Press {
  readonly press: () => void;
  readonly pressed: boolean;
}

interface PieceProps {
  readonly name: string;
  readonly class?: string;
  readonly colour?: string | undefined;
  readonly press?: Press | null | undefined;
  readonly children?: ComponentChildren;
}

/** A thing on the table: a picture with a name, or a button. */
export function Piece({ name, class: classes = '', colour, press = null, children }: PieceProps) {
  const common = { class: classes, 'aria-label': name, 'data-c': colour };
  if (press === null) {
    return (
      <span {...common} role="img">
        {children}
      </span>
    );
  }
  return (
    <button type="button" {...common} aria-pressed={press.pressed} onClick={press.press}>
      {children}
    </button>
  );
}

interface CharacterProps {
  readonly id: Character;
  readonly words: Words;
  readonly press?: Press | null | undefined;
  /** What is to be said of it now. */
  readonly mark?: 'fresh' | 'leaves' | 'ready' | false | undefined;
  readonly name?: string;
}

/** A character, and under it its name, which opens it in large and in words. */
export const CharacterCard = ({ id, words, press, mark, name = inFull(id, words) }: CharacterProps) => (
  <>
    <Piece name={name} class={`card ${mark || ''}`} colour={faceOf(id).colour} press={press}>
      <CharacterFace id={id} />
    </Piece>
    {mark && <span class="mark-of">{words[mark]}</span>}
    <About id={id} words={words} />
  </>
);

/** What a press on a character's name, or on its ability, opens. */
export function About({ id, words, children = words.face(id) }: { readonly id: Character; readonly words: Words; readonly children?: ComponentChildren }) {
  const [shown, show] = useState(false);
  return (
    <>
      <button type="button" class="look" aria-haspopup="dialog" onClick={() => show(true)}>
        {children}
      </button>
      {shown && <Large id={id} words={words} onClose={() => show(false)} />}
    </>
  );
}

const Large = lazily(() => import('./Large.tsx').then((module) => module.Large));

interface PearlProps {
  readonly pearl: Pearl;
  readonly words: Words;
  readonly press?: Press | null | undefined;
  readonly fresh?: boolean;
}

/** A pearl card. */
export const PearlCard = ({ pearl, words, press, fresh = false }: PearlProps) => (
  <Piece name={words.pearl(pearl) + (fresh ? `, ${words.fresh}` : '')} class={`pearl-card ${fresh ? 'fresh' : ''}`} press={press}>
    <PearlFace pearl={pearl} />
  </Piece>
);
