import { own, seen, size, type Visible } from '../../../shared/engine/secret.ts';
import type { Viewer } from '../../../shared/engine/types.ts';
import { roundOf } from '../../../shared/games/eddies/round.ts';
import { firsts, standings, totals } from '../../../shared/games/eddies/score.ts';
import { handSize } from '../../../shared/games/eddies/settle.ts';
import type { Event, Move, State } from '../../../shared/games/eddies/state.ts';
import type { Language } from '../../../shared/text/say.ts';
import { Cards } from './Cards.tsx';
import { Hand } from './Hand.tsx';
import { Told } from './Told.tsx';
import { Scores } from './Scores.tsx';
import { TrickOnTable } from './Trick.tsx';
import type { BoardProps, Person } from '../../table/view.ts';
import { textOf, wordsOf } from './words.ts';

/** The table of Eddies: how the round before ended, the trick, one's own hand, and the scores where they are more than tricks of one round. */
export function Board({ state, me, people, language, choice }: BoardProps<State, Move>) {
  const words = wordsOf(language);
  const { tricks, past, options } = state;
  return (
    <>
      {tricks.length === 0 && past.length > 0 && <RoundBefore state={state} me={me} people={people} language={language} />}
      <TrickOnTable state={state} me={me} people={people} language={language} choice={choice} />
      {me === null ? (
        <OpenHands state={state} people={people} language={language} />
      ) : (
        <Hand hand={own(state.hands[me]!, me)} state={state} me={me} choice={choice} words={words} />
      )}
      {(options.scoring === 'balance' || past.length > 0) && <Scores state={state} me={me} people={people} words={words} />}
    </>
  );
}

/** How the round before ended and what comes of it, until the first trick of this one has been won. */
function RoundBefore({ state, me, people, language }: { readonly state: Visible<State>; readonly me: Viewer; readonly people: readonly Person[]; readonly language: Language }) {
  const { options: { scoring, hand }, extra, first, hands } = state;
  const won = totals(state);
  const round = roundOf(state);
  const events: readonly Event[] = [
    { type: 'round', round: round - 1, out: [], totals: won, scoring },
    ...(extra > 0 ? [{ type: 'extra', extra, tied: firsts(standings(won, scoring)) } as const] : []),
    { type: 'dealt', round, leader: first, cards: handSize(hand, hands.length) },
  ];
  return (
    <section class="sheet lead round-over">
      {events.map((event) => (
        <p key={event.type}>
          <Told of={textOf(language).event(event as Visible<Event>, me)} people={people} />
        </p>
      ))}
    </section>
  );
}

/** Hands from outside: there is something to see only when they lie open. */
function OpenHands({ state, people, language }: { readonly state: State; readonly people: readonly Person[]; readonly language: Language }) {
  const words = wordsOf(language);
  if (people.every(({ seat }) => seen(state.hands[seat]!) === undefined)) return null;
  return (
    <section class="own" aria-labelledby="hands">
      <div class="ruled">
        <h2 id="hands">{words.hands}</h2>
      </div>
      <ul class="open-hands">
        {people.map((who) => (
          <li key={who.seat}>
            <h3>{words.handOf(who, size(state.hands[who.seat]!))}</h3>
            <Cards cards={seen(state.hands[who.seat]!) ?? []} words={words} moves />
          </li>
        ))}
      </ul>
    </section>
  );
}
