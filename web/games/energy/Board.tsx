import { seen } from '../../../shared/engine/secret.ts';
import { isOver, type Move, type State } from '../../../shared/games/energy/state.ts';
import type { BoardProps } from '../../table/view.ts';
import { Field } from './Field.tsx';
import { Held, Own } from './Own.tsx';
import { wordsOf } from './words.ts';

/** The table of Energy: one's own two cards and the layout; for those without any, and where cards lie open, those of the others. */
export function Board({ state, me, people, language, choice }: BoardProps<State, Move>) {
  const words = wordsOf(language);
  const will = choice?.chosen.value.at(-1) ?? null;
  return (
    <div class="energy">
      {me !== null && <Own state={state} me={me} will={will} words={words} />}
      <Field state={state} me={me} people={people} choice={choice} energy={me === null ? undefined : seen(state.energy[me]!)} words={words} moves />
      {(me === null || (state.options.openCards && !isOver(state))) && <Held state={state} people={people} but={me} words={words} />}
    </div>
  );
}
