import type { ComponentType } from 'preact';
import { type NameOf, named, plain, type Say } from '../../shared/text/say.ts';

export type { NameOf };

/** A sentence with its names set apart from the writing around them, and its cards as small pictures with words. */
export function Sentence({ of, name, Chip }: { of: Say; name: NameOf; Chip?: ComponentType<{ readonly card: string }> | undefined }) {
  return (
    <>
      {of.map((part, i) => {
        if (typeof part === 'string') return part;
        if ('seat' in part) return <bdi key={i}>{named(part, i > 0, name)}</bdi>;
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
export const inWords = plain;
