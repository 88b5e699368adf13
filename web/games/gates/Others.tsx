import { seen, size } from '../../../shared/engine/secret.ts';
import type { Viewer } from '../../../shared/engine/types.ts';
import { type Move, PLACES, type State } from '../../../shared/games/gates/state.ts';
import type { Choice } from '../../table/choice.ts';
import type { Person } from '../../table/view.ts';
import { PearlFace } from './Face.tsx';
import { pressOn } from './Market.tsx';
import { Activated, Wealth } from './Own.tsx';
import { spot } from './parts.ts';
import { CharacterCard, PearlCard, Piece } from './Piece.tsx';
import { inFull, type Words } from './words.ts';

interface OthersProps {
  readonly state: State;
  readonly me: Viewer;
  readonly people: readonly Person[];
  readonly choice: Choice<State, Move> | null;
  readonly words: Words;
}

/** What lies before everybody else, beginning with who plays next. */
export function Others({ state, me, people, choice, words }: OthersProps) {
  const from = me === null ? 0 : me + 1;
  const order = [...people.slice(from), ...people.slice(0, from)].filter(({ seat }) => seat !== me);
  return (
    <ul class="others">
      {order.map((who) => (
        <li key={who.seat}>
          <Before who={who} state={state} choice={choice} words={words} />
        </li>
      ))}
    </ul>
  );
}

function Before({ who, state, choice, words }: Omit<OthersProps, 'me' | 'people'> & { readonly who: Person }) {
  const player = state.players[who.seat]!;
  const held = size(player.hand);
  return (
    <>
      <div class="ruled">
        <h3>
          <bdi>{who.name}</bdi>
        </h3>
        <Wealth player={player} words={words} />
      </div>
      <div class="before">
        <ul class="character-row">
          {PLACES.map((place) => {
            const id = player.portal[place];
            return (
              <li key={place}>
                {id === null ? (
                  <Piece name={words.free} class="card ghost" />
                ) : (
                  <CharacterCard id={id} words={words} name={`${inFull(id, words)} (${who.name})`} press={pressOn(choice, 'portal', spot(who.seat, place))} />
                )}
              </li>
            );
          })}
        </ul>
        <div>
          <Held held={seen(player.hand) ?? held} words={words} />
          <Activated player={player} words={words} />
        </div>
      </div>
    </>
  );
}

/** A hand from outside: as many backs; or what the reader sees of it. */
const Held = ({ held, words }: { readonly held: readonly Parameters<Words['pearl']>[0][] | number; readonly words: Words }) =>
  typeof held === 'number' ? (
    <p class="held" role="img" aria-label={words.pearlsHeld(held)}>
      {Array.from({ length: held }, (_, i) => (
        <PearlFace key={i} pearl={null} />
      ))}
      <span class="label">{words.pearlsHeld(held)}</span>
    </p>
  ) : (
    <ul class="held">
      {held.map((pearl, i) => (
        <li key={i}>
          <PearlCard pearl={pearl} words={words} />
        </li>
      ))}
    </ul>
  );
