import { useEffect } from 'preact/hooks';
import { seen, size } from '../../../shared/engine/secret.ts';
import { type Character, faceOf } from '../../../shared/games/gates/characters.ts';
import { type Event, GOAL, type Pearl, type State } from '../../../shared/games/gates/state.ts';
import { standings } from '../../../shared/games/gates/flow.ts';
import type { Language, Say } from '../../../shared/text/say.ts';
import type { EndProps, Person } from '../../table/view.ts';
import { bringSheet, Print } from './Face.tsx';
import { CharacterCard, PearlCard } from './Piece.tsx';
import { ENDING, type EndingWords } from './text/ending/index.ts';
import { verdictOf } from './text/ending/verdict.ts';
import { type Words, wordsOf } from './words.ts';

type AllWords = Words & EndingWords;

/** Why the places are as they are. */
export const verdict = (state: State, language: Language): Say => verdictOf(state, ENDING[language].verdict);

/** The reckoning: power and diamonds, the cards that the power came from, power over the rounds, and all that was hidden. */
export function End({ state, events, people, language }: EndProps<State, Event>) {
  const words: AllWords = { ...wordsOf(language), ...ENDING[language] };
  useEffect(bringSheet, []);
  const { places } = standings(state);
  const placed = people.toSorted((a, b) => places[a.seat]! - places[b.seat]! || a.seat - b.seat);
  const rounds = events.flatMap((event) => (event.type === 'round' ? [event.power] : []));
  return (
    <>
      <section class="gates-end" aria-labelledby="reckoning">
        <div class="ruled">
          <h2 id="reckoning">{words.reckoning}</h2>
          <span class="label">{words.mostWins}</span>
        </div>
        <ul class="earned">
          {placed.map((who) => (
            <li key={who.seat}>
              <Earned who={who} place={places[who.seat]!} state={state} words={words} />
            </li>
          ))}
        </ul>
      </section>
      {rounds.length > 1 && <Chart rounds={rounds} people={people} words={words} />}
      <section class="gates-end" aria-labelledby="hidden">
        <div class="ruled">
          <h2 id="hidden">{words.allCards}</h2>
          <span class="label">{words.allOpen}</span>
        </div>
        {placed.map((who) => (
          <Kept key={who.seat} who={who} state={state} words={words} />
        ))}
        <Stack title={words.pearlPile} pearls={(seen(state.pearls.pile) ?? []).toReversed()} words={words} />
        <Stack title={words.characterPile} characters={(seen(state.characters.pile) ?? []).toReversed()} words={words} />
      </section>
    </>
  );
}

interface OneProps {
  readonly who: Person;
  readonly state: State;
  readonly words: AllWords;
}

/** One player’s sum: power as the sum of cards, and the diamonds left. */
function Earned({ who, place, state, words }: OneProps & { readonly place: number }) {
  const { active, power, diamonds } = state.players[who.seat]!;
  const worth = active.filter((id) => faceOf(id).power > 0);
  return (
    <>
      <div class="sum">
        <h3>
          <bdi>{who.name}</bdi> <small>{words.place(place)}</small>
        </h3>
        <b class={place === 1 ? 'won' : ''}>
          <Print of="power" class="gem" />
          {words.power(power)}
        </b>
        <b>
          <Print of="diamonds" class="gem" />
          {words.diamonds(size(diamonds))}
        </b>
        <span class="label">
          {worth.length === 0 ? words.noPower : `${worth.map((id) => faceOf(id).power).join(' + ')} = ${power}`}
        </span>
      </div>
      <Cards characters={active} words={words} />
    </>
  );
}

/** What one player kept to the end: hand and diamonds, face up. */
const Kept = ({ who, state, words }: OneProps) => (
  <>
    <Stack title={words.handOf(who)} pearls={seen(state.players[who.seat]!.hand) ?? []} words={words} />
    <Stack title={words.diamondsOf(who)} characters={seen(state.players[who.seat]!.diamonds) ?? []} words={words} />
  </>
);

interface StackProps {
  readonly title: string;
  readonly pearls?: readonly Pearl[];
  readonly characters?: readonly Character[];
  readonly words: Words;
}

function Stack({ title, pearls = [], characters = [], words }: StackProps) {
  if (pearls.length + characters.length === 0) return null;
  return (
    <div class="shown">
      <h3>{title}</h3>
      {pearls.length > 0 && (
        <ul class="held">
          {pearls.map((pearl, i) => (
            <li key={i}>
              <PearlCard pearl={pearl} words={words} />
            </li>
          ))}
        </ul>
      )}
      <Cards characters={characters} words={words} />
    </div>
  );
}

function Cards({ characters, words }: { readonly characters: readonly Character[]; readonly words: Words }) {
  if (characters.length === 0) return null;
  return (
    <ul class="all-faces">
      {characters.map((id, i) => (
        <li key={i}>
          <CharacterCard id={id} words={words} />
        </li>
      ))}
    </ul>
  );
}

interface ChartProps {
  /** By round, by seat: the power after it. */
  readonly rounds: readonly (readonly number[])[];
  readonly people: readonly Person[];
  readonly words: EndingWords;
}

const [WIDE, HIGH] = [300, 120];

/** Power over the rounds: a line for each player, told apart by its dashes and its name; and the same as a table. */
function Chart({ rounds, people, words }: ChartProps) {
  const last = rounds.at(-1)!;
  const most = Math.max(GOAL, ...last);
  const x = (round: number): number => (round / rounds.length) * WIDE;
  const y = (power: number): number => HIGH - (power / most) * HIGH;
  const path = (seat: number): string => `M0 ${HIGH}${rounds.map((power, i) => `L${x(i + 1).toFixed(1)} ${y(power[seat]!).toFixed(1)}`).join('')}`;
  return (
    <section class="gates-end" aria-labelledby="over-rounds">
      <div class="ruled">
        <h2 id="over-rounds">{words.overRounds}</h2>
        <span class="label">{words.roundCount(rounds.length)}</span>
      </div>
      <figure class="chart">
        <svg viewBox={`-16 -8 ${WIDE + 24} ${HIGH + 26}`} aria-hidden="true">
          <path d={`M0 ${HIGH}H${WIDE}M0 0V${HIGH}`} class="axis" />
          <path d={`M0 ${y(GOAL)}H${WIDE}`} class="goal" />
          <text x="-4" y={y(GOAL) + 3} class="end">
            {GOAL}
          </text>
          <text x="-4" y={HIGH + 3} class="end">
            0
          </text>
          <text x={WIDE} y={HIGH + 13} class="end">
            {rounds.length}
          </text>
          {people.map(({ seat }) => (
            <path key={seat} d={path(seat)} class={`line line-${seat}`} data-seat={seat + 1} />
          ))}
        </svg>
        <figcaption>
          {people.map(({ seat, name }) => (
            <span key={seat}>
              <svg viewBox="0 0 30 8" aria-hidden="true">
                <path d="M0 4H30" class={`line line-${seat}`} data-seat={seat + 1} />
              </svg>
              <bdi>{name}</bdi> {last[seat]}
            </span>
          ))}
        </figcaption>
      </figure>
      <details>
        <summary>{words.asTable}</summary>
        <table class="ledger">
          <thead>
            <tr>
              <th scope="col">{words.roundColumn}</th>
              {people.map(({ seat, name }) => (
                <th scope="col" key={seat}>
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((power, i) => (
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                {people.map(({ seat }) => (
                  <td key={seat}>{power[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
