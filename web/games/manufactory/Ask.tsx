import { standingsAfter } from '../../../shared/games/manufactory/score.ts';
import { COLOURS, costs, type Move, type State } from '../../../shared/games/manufactory/state.ts';
import type { BoardProps } from '../../table/view.ts';
import { Sign } from './Face.tsx';
import { paidWith } from './parts.ts';
import { wordsOf } from './words.ts';

/** The colour of a part that can have several, and a word on paying, until that is pointed at. */
export function Ask({ state, me, language, choice }: BoardProps<State, Move>) {
  const { place, as, scrap } = choice?.picks.value ?? {};
  if (choice === null || me === null || typeof place !== 'number') return null;
  const words = wordsOf(language);
  const moves = choice.moves.value.filter((move) => move.place === place && (move.scrap === null || paidWith(move.scrap) === scrap));
  const colours = COLOURS.filter((colour) => choice.can('as', colour, { place }));
  return (
    <>
      {costs(place) && scrap === undefined && <p class="label">{words.whatPays}</p>}
      {colours.length > 1 && (
        <fieldset class="pick colours">
          <legend class="hide">{words.as}</legend>
          {colours.map((colour) => {
            const move = moves.find((one) => one.colour === colour);
            return (
              <label key={colour}>
                <input type="radio" name="as" value={colour} checked={colour === as} onChange={() => colour !== as && choice.pick('as', colour)} />
                <Sign colour={colour} words={words} />
                {words.colours[colour]}
                {move && <small>{words.points(standingsAfter(state, me, move)[me]!.total)}</small>}
              </label>
            );
          })}
        </fieldset>
      )}
    </>
  );
}
