import { useEffect } from 'preact/hooks';
import type { Event, Move, State } from '../../../shared/games/gates/state.ts';
import type { BoardProps } from '../../table/view.ts';
import { bringSheet } from './Face.tsx';
import { Characters, Pearls } from './Market.tsx';
import { newsOf } from './news.ts';
import { Others } from './Others.tsx';
import { Hand, Portal } from './Own.tsx';
import { type Words, wordsOf } from './words.ts';

/** The table of Gates: where the turn stands, one's own hand, the open cards, one's own portal, the others. */
export function Board({ state, me, people, language, choice, news = NONE }: BoardProps<State, Move, Event>) {
  const words = wordsOf(language);
  useEffect(bringSheet, []);
  const fresh = newsOf(news, me);
  return (
    <div class="gates">
      {me !== null && <Hand state={state} me={me} choice={choice} fresh={fresh.hand} words={words} />}
      <div class="market">
        <Step state={state} me={me} people={people} words={words} />
        <Pearls state={state} choice={choice} fresh={fresh.pearls} words={words} />
        <Characters state={state} choice={choice} fresh={fresh.characters} renewed={fresh.renewed} words={words} />
      </div>
      {me !== null && <Portal state={state} me={me} choice={choice} words={words} />}
      <Others state={state} me={me} people={people} choice={choice} words={words} />
    </div>
  );
}

const NONE: readonly never[] = [];

/** Where the turn stands, in words and as one sign for each action left; and how far the game is from its end. */
function Step({ state, me, people, words }: Pick<BoardProps<State, Move>, 'state' | 'me' | 'people'> & { readonly words: Words }) {
  const { phase, actions, turn, round, end } = state;
  return (
    <p class={`where${end === null ? '' : ' ending'}`}>
      <span>{words.round(round, end?.last ?? null)}</span>
      {phase !== 'over' && (
        <b>
          {words.step(phase, actions, turn === me ? null : people.find(({ seat }) => seat === turn)!)}{' '}
          <i aria-hidden="true">{'▸'.repeat(actions)}</i>
        </b>
      )}
    </p>
  );
}
