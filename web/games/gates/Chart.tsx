import { GOAL } from '../../../shared/games/gates/state.ts';
import type { Person } from '../../table/view.ts';
import type { EndingWords } from './text/ending/index.ts';

interface ChartProps {
  /** By round, by seat: the power after it. */
  readonly rounds: readonly (readonly number[])[];
  readonly people: readonly Person[];
  readonly words: EndingWords;
}

const [WIDE, HIGH] = [300, 120];

/** Power over the rounds: a line for each player, told apart by its dashes and its name; and the same as a table. */
export function Chart({ rounds, people, words }: ChartProps) {
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
