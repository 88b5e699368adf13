import { useEffect, useRef, useState } from 'preact/hooks';
import type { Viewer } from '../../../shared/engine/types.ts';
import type { State, Trick } from '../../../shared/games/eddies/state.ts';
import { ahead } from '../../../shared/games/eddies/trick.ts';
import type { Visible } from '../../../shared/engine/secret.ts';
import type { Language } from '../../../shared/text/say.ts';
import { Card } from '../../cards/Card.tsx';
import type { Person } from '../../table/view.ts';
import { Told } from './Told.tsx';
import { wonBy } from './won.ts';
import { textOf, wordsOf } from './words.ts';

interface TricksProps {
  readonly state: Visible<State>;
  readonly me: Viewer;
  readonly people: readonly Person[];
  readonly language: Language;
}

/** The finished tricks of the round, to look through. */
export function LookThrough(props: TricksProps) {
  const words = wordsOf(props.language);
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, show] = useState(false);
  useEffect(() => {
    if (shown) dialog.current?.showModal();
  }, [shown]);
  return (
    <>
      <button type="button" class="label look" aria-haspopup="dialog" onClick={() => show(true)}>
        {words.lookThrough(props.state.tricks.length)}
      </button>
      <dialog ref={dialog} class="sheet tricks" aria-label={words.tricksOfRound} closedby="any" onClose={() => show(false)}>
        {shown && (
          <>
            <div class="ruled">
              <h2 tabIndex={-1} autofocus>
                {words.tricksOfRound}
              </h2>
              <span class="label">{words.round(props.state)}</span>
            </div>
            <TrickList {...props} tricks={props.state.tricks} latestFirst />
            <button type="button" class="button" onClick={() => dialog.current?.close()}>
              {words.closeDialog}
            </button>
          </>
        )}
      </dialog>
    </>
  );
}

/** Tricks one under another, each in the order it was played, with who won it and why. */
export function TrickList({ state, me, people, language, tricks, latestFirst = false }: TricksProps & { readonly tricks: readonly Trick[]; readonly latestFirst?: boolean }) {
  const words = wordsOf(language);
  const numbered = tricks.map((trick, i) => ({ trick, n: i + 1 }));
  return (
    <ol class="trick-list">
      {(latestFirst ? numbered.toReversed() : numbered).map(({ trick, n }) => {
        const best = ahead(trick, people.length);
        return (
          <li key={n}>
            <h3>{words.trickNumber(n)}</h3>
            <ol>
              {trick.cards.map((card, i) => {
                const seat = (trick.leader + i) % people.length;
                return (
                  <li key={card} class={seat === best ? 'ahead' : ''}>
                    <Card card={card} faces={words} />
                    <bdi>{seat === me ? words.you : people.find((one) => one.seat === seat)?.name}</bdi>
                  </li>
                );
              })}
            </ol>
            <p>
              <Told of={wonBy(state, trick, textOf(language).event, me)} people={people} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}
