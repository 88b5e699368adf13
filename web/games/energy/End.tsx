import { useState } from 'preact/hooks';
import type { Card as Face } from '../../../shared/cards/mystique.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import { ASPECTS, type Reckoning } from '../../../shared/games/energy/groups.ts';
import type { State } from '../../../shared/games/energy/state.ts';
import type { Language, Say } from '../../../shared/text/say.ts';
import { Card } from '../../cards/Card.tsx';
import type { EndProps, Person } from '../../table/view.ts';
import { Field } from './Field.tsx';
import { FactorList } from './Own.tsx';
import { ENDING, type EndingWords } from './text/ending/index.ts';
import { Mark } from './Tile.tsx';
import { energiesOf, reckoningOf, verdictOf } from './verdict.ts';
import { type Words, wordsOf } from './words.ts';

type AllWords = Words & EndingWords;

/** Why the places are as they are. */
export const verdict = (state: State, language: Language): Say => verdictOf(state, ENDING[language].verdict);

/** The reckoning: everybody's energy card with its factors and their product, and its groups on the layout. */
export function End({ state, me, people, language }: EndProps<State>) {
  const words: AllWords = { ...wordsOf(language), ...ENDING[language] };
  const reckoning = reckoningOf(state);
  const energies = energiesOf(state);
  const placed = people.toSorted((a, b) => reckoning.places[a.seat]! - reckoning.places[b.seat]!);
  const [whose, setWhose] = useState<Seat>(me ?? placed[0]!.seat);
  return (
    <>
      <section aria-labelledby="reckoning">
        <div class="ruled">
          <h2 id="reckoning">{words.reckoning}</h2>
          <span class="label">{words.lowest}</span>
        </div>
        <Ledger reckoning={reckoning} energies={energies} people={placed} words={words} />
      </section>
      <section class="energy stack" aria-labelledby="groups">
        <div class="ruled">
          <h2 id="groups">{words.groups}</h2>
        </div>
        <fieldset class="pick">
          <legend class="hide">{words.whose}</legend>
          {placed.map(({ seat, name }) => (
            <label key={seat}>
              <input type="radio" name="whose" checked={seat === whose} onChange={() => setWhose(seat)} />
              <bdi>{name}</bdi>
            </label>
          ))}
        </fieldset>
        <div class="theirs">
          <Card card={energies[whose]!} faces={words} />
          <FactorList energy={energies[whose]!} from={reckoning.factors[whose]!} words={words} />
        </div>
        <Field state={state} me={me} people={people} choice={null} energy={energies[whose]} words={words} />
      </section>
    </>
  );
}

interface LedgerProps {
  readonly reckoning: Reckoning;
  readonly energies: readonly Face[];
  readonly people: readonly Person[];
  readonly words: AllWords;
}

const Ledger = ({ reckoning, energies, people, words }: LedgerProps) => (
  <table class="ledger products">
    <thead>
      <tr>
        <th scope="col">{words.player}</th>
        {ASPECTS.map((aspect) => (
          <th scope="col" key={aspect}>
            {words[aspect]}
          </th>
        ))}
        <th scope="col">{words.product}</th>
      </tr>
    </thead>
    <tbody>
      {people.map(({ seat, name }) => (
        <Row key={seat} seat={seat} name={name} energy={energies[seat]!} reckoning={reckoning} words={words} />
      ))}
    </tbody>
  </table>
);

interface RowProps extends Omit<LedgerProps, 'energies' | 'people'> {
  readonly seat: Seat;
  readonly name: string;
  readonly energy: Face;
}

const Row = ({ seat, name, energy, reckoning, words }: RowProps) => (
  <tr>
    <th scope="row">
      <span>
        <Card card={energy} faces={words} />
        <span>
          <bdi>{name}</bdi> <small>{words.place(reckoning.places[seat]!)}</small>
        </span>
      </span>
    </th>
    {ASPECTS.map((aspect, i) => (
      <td key={aspect} class={i > 0 ? 'times' : ''}>
        <b>{reckoning.factors[seat]![aspect]}</b>
        <small>
          <Mark aspect={aspect} card={energy} faces={words} /> <span class="kind">{words.kind(aspect, energy)}</span>
        </small>
      </td>
    ))}
    <td class={reckoning.places[seat] === 1 ? 'won' : ''}>
      <span>{reckoning.scores[seat]}</span>
    </td>
  </tr>
);
