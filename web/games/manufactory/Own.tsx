import type { Seat } from '../../../shared/engine/types.ts';
import { type Colour, COLOURS, costs, holding, type Move, type PartId, shown, type State } from '../../../shared/games/manufactory/state.ts';
import type { Choice } from '../../table/choice.ts';
import { Face, Sign } from './Face.tsx';
import { paidWith } from './parts.ts';
import { Titled } from './Titled.tsx';
import type { Words } from './words.ts';

interface OwnProps {
  readonly state: State;
  readonly me: Seat;
  readonly choice: Choice<State, Move> | null;
  /** The move that is chosen. */
  readonly will: Move | null;
  readonly motion: (id: PartId) => string;
  readonly words: Words;
}

/** One's own parts, group by group: where the chosen part will go, and what can pay for it. */
export function Own(props: OwnProps) {
  const { state, me, choice, will, words } = props;
  const picked = Number(choice?.picks.value['place'] ?? 0);
  const place = costs(picked) ? picked : null;
  const groups = state.groups[me]!;
  const kept = COLOURS.filter((colour) => groups[colour].length > 0 || will?.colour === colour);
  return (
    <Titled id="own" title={words.yours} label={place === null ? words.parts(holding(groups)) : words.whatPays}>
      {kept.length === 0 && <p class="faint">{words.noneYet}</p>}
      <ul class="hand">
        {kept.map((colour) => (
          <Group key={colour} {...props} colour={colour} place={place} />
        ))}
      </ul>
    </Titled>
  );
}

/** `place`: the one on the belt that is to be paid for. */
function Group({ state, me, choice, will, motion, words, colour, place }: OwnProps & { readonly colour: Colour; readonly place: number | null }) {
  const ids = state.groups[me]![colour];
  const paid = choice?.picks.value['scrap'];
  return (
    <li class="set">
      <ul>
        {[...new Set(ids)].map((id) => {
          const count = ids.filter((other) => other === id).length;
          const part = shown(state, id);
          const value = paidWith({ id, from: colour });
          const pressing = place !== null && choice?.can('scrap', value, { place }) ? { press: () => choice.pick('scrap', value), pressed: paid === value } : {};
          return (
            <li key={id}>
              <Face part={part} words={words} name={words.held(part, colour, count)} motion={motion(id)} {...pressing} />
              {count > 1 && (
                <b class="tag" aria-hidden="true">
                  {count}
                </b>
              )}
            </li>
          );
        })}
        {will?.colour === colour && (
          <li>
            <Face part={shown(state, state.belt[will.place - 1]!)} words={words} class="will" name={words.held(shown(state, state.belt[will.place - 1]!), colour, 1)} />
          </li>
        )}
      </ul>
      <p>
        <Sign colour={colour} words={words} />
        <span>{words.colours[colour]}</span>
        <b>{ids.length}</b>
      </p>
    </li>
  );
}
