import type { Viewer } from '../../../shared/engine/types.ts';
import type { Standing } from '../../../shared/games/manufactory/score.ts';
import { type Colour, COLOURS, shown, type State } from '../../../shared/games/manufactory/state.ts';
import type { Person } from '../../table/view.ts';
import { Face, Letters, Sign } from './Face.tsx';
import { leadIn } from './lead.ts';
import type { Words } from './words.ts';

interface GroupsProps {
  readonly state: State;
  readonly me: Viewer;
  readonly people: readonly Person[];
  /** By seat: how it stands, and how it will. */
  readonly now: readonly Standing[];
  readonly then?: readonly Standing[];
  readonly words: Words;
  /** More to say of a colour. */
  readonly note?: (colour: Colour) => string;
}

/** Everybody's groups side by side: by colour who is ahead and by what, sizes, highest costs and points; below what they add up to. */
export function Groups({ state, me, people, now, then = now, words, note }: GroupsProps) {
  const leadOf = (colour: Colour): string => {
    const lead = leadIn(then, colour);
    return words.lead(lead, lead.seats.map((seat) => (seat === me ? words.youInside : people.find((one) => one.seat === seat)!.inside)));
  };
  return (
    <>
      <Letters words={words} />
      <table class={`ledger groups of-${people.length}`}>
        <thead>
          <tr>
            {people.map(({ seat, name }) => (
              <th scope="col" key={seat}>
                <bdi>{seat === me ? words.you : name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        {COLOURS.map((colour) => (
          <tbody key={colour} data-c={colour}>
            <tr>
              <th scope="rowgroup" colSpan={people.length}>
                <span>
                  <Sign colour={colour} words={words} />
                  {words.colours[colour]}
                  <small>
                    {leadOf(colour)} {note?.(colour)}
                  </small>
                </span>
              </th>
            </tr>
            {[...now, ...then].some(({ groups }) => groups[colour].size > 0) && (
              <tr>
                {people.map(({ seat }) => (
                  <Cell key={seat} state={state} seat={seat} colour={colour} now={now[seat]!} then={then[seat]!} words={words} />
                ))}
              </tr>
            )}
          </tbody>
        ))}
        <tfoot>
          <Sums title={words.kinds} people={people} of={(seat) => change(now[seat]!.bonus, then[seat]!.bonus, (bonus) => `+${bonus}`)} small={(seat) => `${then[seat]!.kinds} / 6`} />
          <Sums title={words.total} people={people} of={(seat) => change(now[seat]!.total, then[seat]!.total)} />
        </tfoot>
      </table>
    </>
  );
}

interface CellProps extends Pick<GroupsProps, 'state' | 'words'> {
  readonly seat: number;
  readonly colour: Colour;
  readonly now: Standing;
  readonly then: Standing;
}

function Cell({ state, seat, colour, now, then, words }: CellProps) {
  const ids = state.groups[seat]![colour];
  const [was, is] = [now.groups[colour], then.groups[colour]];
  if (was.size + is.size === 0) return <td class="nil">–</td>;
  const byCost = ids.map((id) => shown(state, id)).sort((a, b) => b.cost - a.cost);
  return (
    <td>
      <span class="sum">
        <b>{change(was.size, is.size)}</b>
        {is.size > 0 && <small>{words.top(change(was.size > 0 ? was.top : is.top, is.top, words.number))}</small>}
        {then.points[colour] + now.points[colour] > 0 && (
          <em>
            <span aria-hidden="true">{change(now.points[colour], then.points[colour])}</span>
            <span class="hide">{words.points(then.points[colour])}</span>
          </em>
        )}
      </span>
      <span class="rack" aria-hidden="true">
        {byCost.map((part, i) => (
          <span key={i} title={words.name(part)}>
            <Face part={part} words={words} name={null} />
          </span>
        ))}
      </span>
    </td>
  );
}

interface SumsProps extends Pick<GroupsProps, 'people'> {
  readonly title: string;
  of(seat: number): string;
  small?(seat: number): string;
}

const Sums = ({ title, people, of, small }: SumsProps) => (
  <>
    <tr>
      <th scope="rowgroup" colSpan={people.length}>
        {title}
      </th>
    </tr>
    <tr>
      {people.map(({ seat }) => (
        <td key={seat}>
          <b>{of(seat)}</b>
          {small && <small>{small(seat)}</small>}
        </td>
      ))}
    </tr>
  </>
);

/** A number as it is, and as it will be. */
const change = (from: number, to: number, written: (n: number) => string = String): string => (from === to ? written(to) : `${written(from)} → ${written(to)}`);
