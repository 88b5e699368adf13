import type { Visible } from '../../../shared/engine/secret.ts';
import { reckon, type Standing, standings } from '../../../shared/games/manufactory/score.ts';
import { type Colour, COLOURS, type Event, holding, type PartId, shown, type State } from '../../../shared/games/manufactory/state.ts';
import type { Language, Say } from '../../../shared/text/say.ts';
import type { EndProps, Person } from '../../table/view.ts';
import { Face, Sign } from './Face.tsx';
import { Groups } from './Groups.tsx';
import { leadIn } from './lead.ts';
import { ENDING, type EndingWords } from './text/ending/index.ts';
import { verdictOf } from './text/ending/verdict.ts';
import { Titled } from './Titled.tsx';
import { type Words, wordsOf } from './words.ts';

type AllWords = Words & EndingWords;

/** Why the places are as they are. */
export const verdict = (state: State, language: Language): Say => verdictOf(state, ENDING[language].verdict);

/** The reckoning: everybody's groups and what they were worth, the score turn by turn, and all the parts. */
export function End({ state, events, me, people, language }: EndProps<State, Event>) {
  const words: AllWords = { ...wordsOf(language), ...ENDING[language] };
  const now = standings(state);
  const { places } = reckon(state);
  const placed = people.toSorted((a, b) => places[a.seat]! - places[b.seat]!);
  const noSecond = (colour: Colour): string => (isWithoutSecond(state, now, colour) ? words.noSecond : '');
  return (
    <>
      <Titled id="reckoning" title={words.reckoning} label={words.key}>
        <Groups state={state} me={me} people={placed} now={now} words={words} note={noSecond} />
      </Titled>
      <Chart scores={scoresByTurn(events)} people={placed} words={words} />
      <Titled id="all-parts" title={words.allParts}>
        {placed.map((who) => (
          <details key={who.seat}>
            <summary>
              <span>{words.partsOf(who, holding(state.groups[who.seat]!))}</span>
            </summary>
            <div class="stack">
              {COLOURS.filter((colour) => state.groups[who.seat]![colour].length > 0).map((colour) => (
                <div key={colour}>
                  <h3 class="of-colour">
                    <Sign colour={colour} words={words} /> {words.colours[colour]}
                  </h3>
                  <Shelf ids={state.groups[who.seat]![colour]} state={state} words={words} />
                </div>
              ))}
            </div>
          </details>
        ))}
        {state.discard.length > 0 && (
          <details>
            <summary>
              <span>
                {words.scrapped}, {words.parts(state.discard.length)}
              </span>
            </summary>
            <Shelf ids={state.discard} state={state} words={words} />
          </details>
        )}
      </Titled>
    </>
  );
}

/** R23: several are first, others have some, and nobody is second. */
function isWithoutSecond({ options, groups }: State, now: readonly Standing[], colour: Colour): boolean {
  const { by, seats } = leadIn(now, colour);
  return by === 'tie' && !options.secondAfterTie && groups.filter((own) => own[colour].length > 0).length > seats.length;
}

/** Parts with their names, the dearest first. */
const Shelf = ({ ids, state, words }: { readonly ids: readonly PartId[]; readonly state: State; readonly words: Words }) => (
  <ul class="shelf">
    {[...new Set(ids)]
      .map((id) => ({ part: shown(state, id), count: ids.filter((other) => other === id).length }))
      .sort((a, b) => b.part.cost - a.part.cost)
      .map(({ part, count }) => (
        <li key={part.id}>
          <Face part={part} words={words} name={null} />
          <span>
            <bdi>{words.name(part)}</bdi>
            {count > 1 && ` × ${count}`}
            <small>{words.traits(part)}</small>
          </span>
        </li>
      ))}
  </ul>
);

interface ChartProps {
  /** By turn, from before the first: the score of every seat. */
  readonly scores: readonly (readonly number[])[];
  readonly people: readonly Person[];
  readonly words: AllWords;
}

const [WIDE, HIGH] = [600, 200];

/** Everybody's running score as a line of its own dashes. */
function Chart({ scores, people, words }: ChartProps) {
  if (scores.length < 3) return null;
  const most = Math.max(4, ...scores.flat());
  const last = scores.at(-1)!;
  const [x, y] = [(turn: number) => (turn / (scores.length - 1)) * WIDE, (score: number) => HIGH - (score / most) * HIGH];
  const line = (seat: number) => scores.map((all, turn) => (turn === 0 ? `M0 ${y(all[seat]!)}` : `H${x(turn).toFixed(1)}V${y(all[seat]!).toFixed(1)}`)).join('');
  const marks = Array.from({ length: Math.floor(most / 5) + 1 }, (_, i) => i * 5);
  return (
    <Titled id="chart" title={words.chart} label={words.byTurn}>
      <figure class="points-chart" role="img" aria-label={people.map((who) => words.chartSays(who, last[who.seat]!)).join(', ')}>
        <svg viewBox={`-26 -10 ${WIDE + 36} ${HIGH + 20}`} aria-hidden="true">
          {marks.map((mark) => (
            <g key={mark}>
              <path class="mark-line" d={`M0 ${y(mark)}H${WIDE}`} />
              <text x="-8" y={y(mark) + 5}>
                {mark}
              </text>
            </g>
          ))}
          {people.map(({ seat }) => (
            <path key={seat} class="of-seat" data-seat={seat + 1} d={line(seat)} />
          ))}
        </svg>
        <ul aria-hidden="true">
          {people.map(({ seat, name }) => (
            <li key={seat}>
              <svg viewBox="0 0 40 8">
                <path class="of-seat" data-seat={seat + 1} d="M0 4H40" />
              </svg>
              <bdi>{name}</bdi> <b>{last[seat]}</b>
            </li>
          ))}
        </ul>
      </figure>
    </Titled>
  );
}

function scoresByTurn(events: readonly Visible<Event>[]): readonly (readonly number[])[] {
  const turns = events.flatMap((event) => (event.type === 'took' ? [event] : []));
  return turns.length === 0 ? [] : [turns[0]!.before, ...turns.map(({ after }) => after)];
}
