import { standings, standingsAfter } from '../../../shared/games/manufactory/score.ts';
import type { Move, State } from '../../../shared/games/manufactory/state.ts';
import type { BoardProps } from '../../table/view.ts';
import { Belt } from './Belt.tsx';
import { Groups } from './Groups.tsx';
import { Own } from './Own.tsx';
import { motions } from './parts.ts';
import { Titled } from './Titled.tsx';
import { wordsOf } from './words.ts';

/** The table of Manufactory: the belt, one's own parts, and everybody's groups as they are and as the chosen move leaves them. */
export function Board({ state, me, people, language, choice }: BoardProps<State, Move>) {
  const words = wordsOf(language);
  const will = choice?.chosen.value.at(-1) ?? null;
  const motion = motions();
  const now = standings(state);
  return (
    <>
      <Belt state={state} choice={choice} motion={motion} words={words} />
      {me !== null && <Own state={state} me={me} choice={choice} will={will} motion={motion} words={words} />}
      <Titled id="all-groups" title={words.groups} label={words.key}>
        <Groups state={state} me={me} people={people} now={now} then={will === null || me === null ? now : standingsAfter(state, me, will)} words={words} />
      </Titled>
    </>
  );
}
