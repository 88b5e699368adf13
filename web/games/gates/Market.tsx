import { useState } from 'preact/hooks';
import { seen, size } from '../../../shared/engine/secret.ts';
import { type Character, faceOf } from '../../../shared/games/gates/characters.ts';
import type { Move, State } from '../../../shared/games/gates/state.ts';
import { lazily } from '../../pages/Lazy.tsx';
import type { Choice } from '../../table/choice.ts';
import { CharacterFace, PearlFace } from './Face.tsx';
import { CharacterCard, PearlCard, Piece, type Press } from './Piece.tsx';
import type { Words } from './words.ts';

interface MarketProps {
  readonly state: State;
  readonly choice: Choice<State, Move> | null;
  /** Places whose card has just come up. */
  readonly fresh: ReadonlySet<number>;
  readonly words: Words;
}

/** The four open pearls, their pile and their discard. */
export function Pearls({ state, choice, fresh, words }: MarketProps) {
  const { row, pile } = state.pearls;
  return (
    <section aria-labelledby="pearls">
      <Head of="pearls" state={state} words={words} />
      <ul class="pearl-row">
        {row.map((pearl, i) => (
          <li key={i}>
            <PearlCard pearl={pearl} words={words} press={pressOn(choice, 'pearl', i)} fresh={fresh.has(i)} />
          </li>
        ))}
        <li>
          <Pile of="pearls" n={size(pile)} press={pressOn(choice, 'pearl', 'deck')} words={words} />
        </li>
      </ul>
      {choice?.can('act', 'sweep') === true && (
        <button type="button" class="button small" aria-pressed={choice.picks.value['act'] === 'sweep'} onClick={() => choice.pick('act', 'sweep')}>
          {words.sweep}
        </button>
      )}
    </section>
  );
}

/** The two open characters, their pile and their discard. */
export function Characters({ state, choice, fresh, renewed, words }: MarketProps & { readonly renewed: boolean }) {
  const { row, pile, peeked } = state.characters;
  const top = peeked === null ? undefined : seen(peeked.card);
  // An exchange points at an open card as well.
  const part = choice?.picks.value['act'] === 'exchange' ? 'with' : 'card';
  return (
    <section aria-labelledby="characters">
      <Head of="characters" state={state} words={words} />
      {renewed && <p class="renewal">{words.renewal}</p>}
      <ul class="character-row">
        {row.map((id, i) => (
          <li key={i}>
            {id === null ? (
              <Piece name={words.free} class="card ghost" />
            ) : (
              <CharacterCard id={id} words={words} press={pressOn(choice, part, i)} mark={fresh.has(i) && 'fresh'} />
            )}
          </li>
        ))}
        <li>
          <Pile of="characters" n={size(pile)} top={top} press={pressOn(choice, 'card', 'deck')} words={words} />
        </li>
      </ul>
    </section>
  );
}

/** How something is pressed that is one part of a move; null where no move of this step has it. */
export const pressOn = (choice: Choice<State, Move> | null, part: string, value: string | number): Press | null =>
  choice?.can(part, value) === true ? { press: () => choice.pick(part, value), pressed: choice.picks.value[part] === value } : null;

interface PileProps {
  readonly of: 'pearls' | 'characters';
  readonly n: number;
  readonly top?: Character | undefined;
  readonly press: Press | null;
  readonly words: Words;
}

/** A pile from the back with how many are left in it; its top card where the reader knows it. */
function Pile({ of, n, top, press, words }: PileProps) {
  const round = of === 'pearls';
  const name = words.pile(of, n, press !== null) + (top === undefined ? '' : `. ${words.onTop(top)}`);
  return (
    <>
      <Piece name={name} class={`${round ? 'pearl-card' : 'card'} ${n === 0 ? 'ghost' : n > 1 ? 'deep' : ''}`} colour={top && faceOf(top).colour} press={press}>
        {n === 0 ? null : round ? <PearlFace pearl={null} /> : <CharacterFace id={top ?? null} />}
      </Piece>
      <span class="label" aria-hidden="true">
        {top === undefined ? words.left(n) : words.onTop(top)}
      </span>
    </>
  );
}

/** The title of a row, and the way to its discard: everybody may look through that. */
function Head({ of, state, words }: { readonly of: 'pearls' | 'characters'; readonly state: State; readonly words: Words }) {
  const [shown, show] = useState(false);
  const n = state[of].discard.length;
  return (
    <div class="ruled">
      <h2 id={of}>{words[of]}</h2>
      {n > 0 && (
        <button type="button" class="label look" aria-haspopup="dialog" onClick={() => show(true)}>
          {words.discards(of, n)}
        </button>
      )}
      {shown && <Discards of={of} title={`${words[of]}: ${words.discards(of, n)}`} state={state} words={words} onClose={() => show(false)} />}
    </div>
  );
}

const Discards = lazily(() => import('./Discards.tsx').then((module) => module.Discards));
