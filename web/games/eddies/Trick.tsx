import type { Card as Face } from '../../../shared/cards/mystique.ts';
import type { Seat, Viewer } from '../../../shared/engine/types.ts';
import { handSize } from '../../../shared/games/eddies/settle.ts';
import type { Move, State, Trick } from '../../../shared/games/eddies/state.ts';
import { ahead, dutyOf, mannerOf, toPlay } from '../../../shared/games/eddies/trick.ts';
import { Card } from '../../cards/Card.tsx';
import type { BoardProps, Person } from '../../table/view.ts';
import { Told } from './Told.tsx';
import { LookThrough } from './Tricks.tsx';
import { wonBy } from './won.ts';
import { textOf, type Words, wordsOf } from './words.ts';

/** The trick in seat order from its leader: what binds, who is ahead and why. Between two tricks the last one stays to be seen. */
export function TrickOnTable({ state, me, people, language, choice }: BoardProps<State, Move>) {
  const words = wordsOf(language);
  const { trick, tricks, hands, options } = state;
  const last = tricks.at(-1);
  const will = choice?.chosen.value.at(-1)?.card ?? null;
  const next = toPlay(state);
  const isBetween = trick.cards.length === 0 && will === null && last !== undefined;
  const duty = dutyOf(state);
  const shown = isBetween ? last : trick;
  return (
    <section class="trick" aria-labelledby="trick">
      <div class="ruled">
        <h2 id="trick">{isBetween ? words.lastTrick : words.trick}</h2>
        <span class="label">
          {words.round(state)}
          {next !== null && ` · ${words.trickOf(tricks.length + (isBetween ? 0 : 1), handSize(options.hand, hands.length))}`}
        </span>
      </div>
      <Laid trick={shown} me={me} people={people} will={isBetween ? null : will} next={isBetween ? null : next} words={words} />
      {(shown.cards.length > 0 || (next !== null && next !== me)) && (
        <div class="lead now">
          <p>
            {duty !== null && `${words.duty(duty)} `}
            <Told of={isBetween ? wonBy(state, last, textOf(language).event, me) : duty === null ? [] : words.ahead(trick, hands.length, me)} people={people} />
          </p>
          {trick.cards.length === 0 && next !== null && next !== me && <p>{words.leads(people.find(({ seat }) => seat === next)!)}</p>}
        </div>
      )}
      {tricks.length > (isBetween ? 1 : 0) && <LookThrough state={state} me={me} people={people} language={language} />}
    </section>
  );
}

interface LaidProps {
  readonly trick: Trick;
  readonly me: Viewer;
  readonly people: readonly Person[];
  /** What the reader is about to play. */
  readonly will: Face | null;
  readonly next: Seat | null;
  readonly words: Words;
}

/** A place for each seat, the leader's first. */
function Laid({ trick, me, people, will, next, words }: LaidProps) {
  const seats = people.length;
  const best = trick.cards.length === 0 ? null : ahead(trick, seats);
  return (
    <ol class="places" style={{ '--few': COLUMNS[seats] ?? seats, '--all': seats }}>
      {Array.from({ length: seats }, (_, i) => (trick.leader + i) % seats).map((seat, i) => {
        const card = trick.cards[i];
        return (
          <li key={seat} class={seat === best ? 'ahead' : ''}>
            {card !== undefined ? (
              <Card card={card} faces={words} moves />
            ) : seat === next && will !== null ? (
              <Card card={will} faces={words} class="will" name={words.willGoHere(will)} />
            ) : (
              <span class="card ghost" aria-hidden="true" />
            )}
            <b>
              <bdi>{seat === me ? words.you : people.find((one) => one.seat === seat)?.name}</bdi>
            </b>
            <span class="label">
              {card !== undefined ? words.manner[mannerOf(card, trick.cards.slice(0, i))] : seat === next ? (i === 0 ? words.toLead : words.toPlay) : ' '}
              {seat === best && <em>{trick.cards.length === seats ? words.won : words.aheadNow}</em>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** How many places stand beside each other on a phone. */
const COLUMNS: Readonly<Record<number, number>> = { 5: 3, 6: 3, 7: 4, 8: 4 };
