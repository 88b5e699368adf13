import type { ComponentChildren } from 'preact';
import { COLOURS } from '../../../../shared/games/manufactory/state.ts';
import type { Language } from '../../../../shared/text/say.ts';
import { Sign } from '../Face.tsx';
import type { Summary } from '../list/summary.ts';
import { wordsOf } from '../words.ts';
import type { ImportWords } from './words.ts';

/** A list by colour and by cost: a bar with its number for each. */
export function Counts({ summary, words, language }: { readonly summary: Summary; readonly words: ImportWords; readonly language: Language }) {
  const board = wordsOf(language);
  const { byColour } = summary;
  const costs = costsShown(summary.byCost);
  return (
    <div class="measures">
      <Bars title={words.byColour} head={words.colour} words={words} language={language} most={Math.max(...Object.values(byColour))}>
        {[...COLOURS, 'dual', 'universal'].map((kind) => {
          const colour = COLOURS.find((one) => one === kind);
          const sign = colour !== undefined ? <Sign colour={colour} words={board} /> : kind === 'universal' ? <Sign colour="x" /> : <Several />;
          const title = colour !== undefined ? board.colours[colour] : kind === 'universal' ? words.universal : words.dual;
          return { key: kind, hue: colour ?? (kind === 'universal' ? 'x' : 'several'), title: <>{sign} {title}</>, n: byColour[kind as keyof typeof byColour] };
        })}
      </Bars>
      <Bars title={words.byCost} head={words.cost} words={words} language={language} most={Math.max(...costs.map(({ n }) => n))}>
        {costs.map(({ cost, n, more }) => ({ key: String(cost), hue: 'cost', title: more ? words.costsFrom(board.number(cost)) : board.number(cost), n }))}
      </Bars>
    </div>
  );
}

interface Bar {
  readonly key: string;
  readonly hue: string;
  readonly title: ComponentChildren;
  readonly n: number;
}

function Bars({ title, head, words, language, most, children }: { readonly title: string; readonly head: string; readonly words: ImportWords; readonly language: Language; readonly most: number; readonly children: readonly Bar[] }) {
  return (
    <table class="measure">
      <caption>{title}</caption>
      <colgroup>
        <col />
        <col />
      </colgroup>
      <thead class="hide">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{words.count}</th>
        </tr>
      </thead>
      <tbody>
        {children.map((bar) => (
          <tr key={bar.key} data-nil={bar.n === 0}>
            <th scope="row">
              <span>{bar.title}</span>
            </th>
            <td>
              <i data-c={bar.hue} style={{ inlineSize: `${(bar.n / most) * 100}%` }} aria-hidden="true" />
              <b>{bar.n.toLocaleString(language)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sign of parts that are of several colours. */
const Several = () => (
  <svg class="guild" viewBox="-16 -16 32 32" aria-hidden="true">
    <path class="several" d="M-13-9H4V8H-13Z" />
    <path class="several over" d="M4-6L14 11H-6Z" />
  </svg>
);

const MOST_ROWS = 8;

/** As many rows as there are kinds of colour; the costs above share the last one. */
function costsShown(byCost: Summary['byCost']): readonly { readonly cost: number; readonly n: number; readonly more: boolean }[] {
  const all = byCost.map(([cost, n]) => ({ cost, n, more: false }));
  if (all.length <= MOST_ROWS) return all;
  const rest = all.slice(MOST_ROWS - 1);
  return [...all.slice(0, MOST_ROWS - 1), { cost: rest[0]!.cost, n: rest.reduce((sum, { n }) => sum + n, 0), more: true }];
}
