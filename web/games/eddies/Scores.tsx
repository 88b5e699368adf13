import type { Seat, Viewer } from '../../../shared/engine/types.ts';
import { scoreOf, standings, tally, totals } from '../../../shared/games/eddies/score.ts';
import { type Aspect, ASPECTS, type State, type Tally } from '../../../shared/games/eddies/state.ts';
import type { Person } from '../../table/view.ts';
import type { Words } from './words.ts';

interface ScoresProps {
  readonly state: State;
  readonly me: Viewer;
  readonly people: readonly Person[];
  readonly words: Words;
}

/** The scores so far, the best first: in `balance` by category, the one that counts in a ring (E28); else this round's tricks and all. */
export function Scores({ state, me, people, words }: ScoresProps) {
  const { scoring } = state.options;
  const won = totals(state);
  const round = tally(state.tricks, people.length);
  const { places } = standings(won, scoring);
  const columns = scoring === 'balance' ? ASPECTS.map((aspect) => words.column(aspect)) : [words.thisRound];
  return (
    <section aria-labelledby="scores">
      <div class="ruled">
        <h2 id="scores">{words.scores}</h2>
        {scoring === 'balance' && <span class="label">{words.lowestCounts}</span>}
      </div>
      <table class="ledger scores">
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
            <th scope="col">{scoring === 'balance' ? words.score : words.total}</th>
          </tr>
        </thead>
        <tbody>
          {inPlaces(people, places).map(({ seat, name }) => (
            <tr key={seat}>
              <th scope="row">
                <bdi>{seat === me ? words.you : name}</bdi>
              </th>
              {scoring === 'balance' ? <Categories won={won[seat]!} words={words} /> : <td>{round[seat]!.tricks}</td>}
              <td>
                <b>{scoreOf(won[seat]!, scoring)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The three categories as cells of a row, the lowest in a ring. */
export const Categories = ({ won, words }: { readonly won: Tally; readonly words: Words }) => (
  <>
    {ASPECTS.map((aspect) =>
      isMarked(won, aspect) ? (
        <td key={aspect} class="won">
          <span>
            {won[aspect]}
            <i class="hide"> {words.counts}</i>
          </span>
        </td>
      ) : (
        <td key={aspect}>{won[aspect]}</td>
      ),
    )}
  </>
);

/** The lowest counts (E28); where all three are equal there is nothing to mark. */
export const isMarked = (won: Tally, aspect: Aspect): boolean =>
  won[aspect] === scoreOf(won, 'balance') && ASPECTS.some((other) => won[other] > won[aspect]);

/** The best first, equal ones in seat order. */
export const inPlaces = (people: readonly Person[], places: readonly number[]): readonly Person[] => people.toSorted((a, b) => placeOf(places, a.seat) - placeOf(places, b.seat));

const placeOf = (places: readonly number[], seat: Seat): number => places[seat]!;
