import { useState } from 'preact/hooks';
import type { Card } from '../../../shared/cards/mystique.ts';
import type { Visible } from '../../../shared/engine/secret.ts';
import { scoreOf, standings, tally, totals } from '../../../shared/games/eddies/score.ts';
import { ASPECTS, type Event, type State, type Tally, type Trick } from '../../../shared/games/eddies/state.ts';
import type { Language, Say } from '../../../shared/text/say.ts';
import type { EndProps, Person } from '../../table/view.ts';
import { Cards } from './Cards.tsx';
import { Categories, inPlaces, isMarked } from './Scores.tsx';
import { ENDING, type EndingWords } from './text/ending/index.ts';
import { verdictOf } from './text/ending/verdict.ts';
import { TrickList } from './Tricks.tsx';
import { type Words, wordsOf } from './words.ts';

type AllWords = Words & EndingWords;

/** Why the places are as they are. */
export const verdict = (state: State, language: Language): Say => verdictOf(state, ENDING[language].verdict);

/** One round as it was played. */
interface Round {
  readonly tricks: Trick[];
  out: readonly Card[];
  /** By seat: what was won in it, and in all rounds up to it. */
  won: readonly Tally[];
  totals: readonly Tally[];
}

/** The reckoning: what everybody won of each kind, round by round, and all the cards. */
export function End({ state, events, me, people, language }: EndProps<State, Event>) {
  const words: AllWords = { ...wordsOf(language), ...ENDING[language] };
  const { scoring } = state.options;
  const won = totals(state);
  const { places } = standings(won, scoring);
  const placed = inPlaces(people, places);
  const rounds = roundsOf(events, people.length);
  return (
    <>
      <section aria-labelledby="standings">
        <div class="ruled">
          <h2 id="standings">{words.standings}</h2>
          {scoring === 'balance' ? <span class="label">{words.lowestCounts}</span> : rounds.length > 1 && <span class="label">{words.byRound}</span>}
        </div>
        {scoring === 'balance' ? (
          <Balance won={won} places={places} people={placed} words={words} />
        ) : (
          <Bars rounds={rounds} won={won} people={placed} words={words} />
        )}
      </section>
      {rounds.length > 1 && <RoundTable rounds={rounds} state={state} people={people} words={words} />}
      <section aria-labelledby="cards">
        <div class="ruled">
          <h2 id="cards">{words.allCards}</h2>
          <span class="label">{words.allOpen}</span>
        </div>
        {rounds.map((round, i) => (
          <RoundOpen key={i} round={round} number={i + 1} first={rounds.length === 1} state={state} me={me} people={people} language={language} />
        ))}
      </section>
    </>
  );
}

/** Everybody's three categories, the lowest in a ring, as numbers and as lengths. */
function Balance({ won, places, people, words }: { readonly won: readonly Tally[]; readonly places: readonly number[]; readonly people: readonly Person[]; readonly words: AllWords }) {
  const most = Math.max(1, ...won.flatMap((each) => ASPECTS.map((aspect) => each[aspect])));
  return (
    <table class="ledger scores">
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          {ASPECTS.map((aspect) => (
            <th scope="col" key={aspect}>
              {words.column(aspect)}
            </th>
          ))}
          <th scope="col">{words.score}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ seat, name }) => (
          <tr key={seat}>
            <th scope="row">
              <bdi>{name}</bdi>
              <small>{words.place(places[seat]!, places.filter((place) => place === places[seat]).length)}</small>
              <span class="lengths" aria-hidden="true">
                {ASPECTS.map((aspect) => (
                  <i key={aspect} class={isMarked(won[seat]!, aspect) ? 'low' : ''} style={{ '--share': won[seat]![aspect] / most }} />
                ))}
              </span>
            </th>
            <Categories won={won[seat]!} words={words} />
            <td>
              <b>{scoreOf(won[seat]!, 'balance')}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Everybody's tricks laid end to end, round by round. */
function Bars({ rounds, won, people, words }: { readonly rounds: readonly Round[]; readonly won: readonly Tally[]; readonly people: readonly Person[]; readonly words: AllWords }) {
  const most = Math.max(1, ...won.map(({ tricks }) => tricks));
  return (
    <ul class="bars">
      {people.map((who) => (
        <li key={who.seat}>
          <span class="hide">{words.tricksOf(who, won[who.seat]!.tricks)}</span>
          <b aria-hidden="true">{who.name}</b>
          <span aria-hidden="true">
            {rounds.map((round, i) => {
              const { tricks } = round.won[who.seat]!;
              return tricks === 0 ? null : <i key={i} style={{ '--share': tricks / most }}>{rounds.length > 8 ? '' : tricks}</i>;
            })}
          </span>
          <b aria-hidden="true">{won[who.seat]!.tricks}</b>
        </li>
      ))}
    </ul>
  );
}

/** What each round brought: its tricks, or in `balance` the points after it. */
function RoundTable({ rounds, state, people, words }: { readonly rounds: readonly Round[]; readonly state: State; readonly people: readonly Person[]; readonly words: AllWords }) {
  const { scoring } = state.options;
  const won = totals(state);
  return (
    <section aria-labelledby="rounds">
      <div class="ruled">
        <h2 id="rounds">{words.rounds}</h2>
        <span class="label">{scoring === 'balance' ? words.pointsAfter : words.tricksInIt}</span>
      </div>
      <table class="ledger rounds">
        <thead>
          <tr>
            <th scope="col">{words.roundColumn}</th>
            {people.map(({ seat, name }) => (
              <th scope="col" key={seat} class="name">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round, i) => (
            <tr key={i}>
              <th scope="row">
                {i + 1} {i + 1 > rounds.length - state.extra && <small>{words.extra}</small>}
              </th>
              {people.map(({ seat }) => (
                <td key={seat}>{scoring === 'balance' ? scoreOf(round.totals[seat]!, scoring) : round.won[seat]!.tricks}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {scoring === 'plain' && (
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {people.map(({ seat }) => (
                <td key={seat}>{won[seat]!.tricks}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

interface RoundProps extends Omit<EndProps<State>, 'events'> {
  readonly round: Round;
  readonly number: number;
  /** Whether it lies open from the first. */
  readonly first: boolean;
}

/** A round's hands as they were dealt, what was left out, and its tricks; drawn when it is opened, for twenty rounds are many cards. */
function RoundOpen({ round, number, first, state, me, people, language }: RoundProps) {
  const words: AllWords = { ...wordsOf(language), ...ENDING[language] };
  const [open, setOpen] = useState(first);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{words.roundLabel(number)}</span>
      </summary>
      {open && (
        <div class="stack">
          <ul class="open-hands">
            {people.map((who) => (
              <li key={who.seat}>
                <h3>{words.handOf(who, handOf(round, who.seat, people.length).length)}</h3>
                <Cards cards={handOf(round, who.seat, people.length)} words={words} />
              </li>
            ))}
            {round.out.length > 0 && (
              <li>
                <h3>{words.leftOut}</h3>
                <Cards cards={round.out} words={words} />
              </li>
            )}
          </ul>
          <TrickList state={state as Visible<State>} me={me} people={people} language={language} tricks={round.tricks} />
        </div>
      )}
    </details>
  );
}

const handOf = ({ tricks }: Round, seat: number, seats: number): readonly Card[] => tricks.map(({ leader, cards }) => cards[(seat - leader + seats) % seats]!);

/** The rounds of a match that is over, from what was told of it. */
function roundsOf(events: readonly Visible<Event>[], seats: number): readonly Round[] {
  const rounds: Round[] = [];
  for (const event of events) {
    const round = rounds.at(-1);
    if (event.type === 'dealt') rounds.push({ tricks: [], out: [], won: [], totals: [] });
    else if (event.type === 'played') {
      if (event.manner === 'lead') round!.tricks.push({ leader: event.seat, cards: [] });
      round!.tricks.at(-1)!.cards.push(event.card);
    } else if (event.type === 'round') {
      round!.out = event.out;
      round!.totals = event.totals;
      round!.won = tally(round!.tricks, seats);
    }
  }
  return rounds;
}
