import type { ComponentType } from 'preact';
import type { Seat } from '../../shared/engine/types.ts';
import type { Say } from '../../shared/text/say.ts';

/** The words for somebody in a sentence; `inside`: not at its beginning. */
export type NameOf = (seat: Seat, inside: boolean) => string;

/** A sentence with its names set apart from the writing around them, and its cards as small pictures with words. */
export function Sentence({ of, name, Chip }: { of: Say; name: NameOf; Chip?: ComponentType<{ readonly card: string }> | undefined }) {
  return (
    <>
      {of.map((part, i) => {
        if (typeof part === 'string') return part;
        if ('seat' in part) return <bdi key={i}>{name(part.seat, i > 0)}</bdi>;
        return (
          <span key={i} class="named">
            {Chip && <Chip card={part.card} />}
            {part.words}
          </span>
        );
      })}
    </>
  );
}

/** The sentence as text, for titles and labels. */
export const inWords = (sentence: Say, name: NameOf): string =>
  sentence.map((part, i) => (typeof part === 'string' ? part : 'seat' in part ? name(part.seat, i > 0) : part.words)).join('');
