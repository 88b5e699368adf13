import { useId, useRef, useState } from 'preact/hooks';
import type { Card } from '../../../shared/cards/mystique.ts';
import type { Aspect } from '../../../shared/games/energy/groups.ts';
import { type Cell, cellName, isOver, type Move, type Placed, placer } from '../../../shared/games/energy/state.ts';
import type { FieldProps } from './Field.tsx';
import { type Frame, KEYS, middleOf, nextCell, outline } from './geometry.ts';
import { Mark, Spot, Tile } from './Tile.tsx';

/** The cards of one kind that hang together. */
interface Group {
  readonly aspect: Aspect;
  readonly energy: Card;
  readonly members: readonly Placed[];
}

interface PlaneProps extends FieldProps {
  readonly frame: Frame;
  /** The cells where a card may go now. */
  readonly open: readonly Cell[];
  /** The move that is chosen. */
  readonly will: Move | null;
  /** All cards, with the one of that move. */
  readonly shown: readonly Placed[];
  readonly groups: readonly Group[];
}

/** All that lies in a frame, as a grid with one place in the order of Tab: arrow keys go from cell to cell. */
export function Plane(props: PlaneProps) {
  const { state, choice, open, will, shown, groups, frame, words } = props;
  const plane = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const column = useRef(0);
  const keys = useId();
  const cells: readonly Cell[] = [...state.layout, ...open];
  const first = will ?? open[0] ?? state.layout.at(-1)!;
  const current = cells.find((cell) => cellName(cell) === at) ?? first;
  const step = (event: KeyboardEvent): void => {
    const way = KEYS[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (way.x !== 0) column.current = middleOf(current).x;
    const next = nextCell(cells, current, way, column.current);
    if (next === null) return;
    // Up and down keep to the column that one came to by any other way.
    const kept = column.current;
    plane.current!.querySelector<HTMLElement>(`[data-at="${cellName(next)}"]`)!.focus();
    if (way.x === 0) column.current = kept;
  };
  const came = (cell: Cell): void => {
    column.current = middleOf(cell).x;
    setAt(cellName(cell));
  };
  const cellOf = (cell: Cell) => {
    const name = cellName(cell);
    const own = { 'data-at': name, tabIndex: cell === current ? 0 : -1, onFocus: () => came(cell) };
    return <CellAt key={name} {...props} cell={cell} own={own} />;
  };
  return (
    <div class="plane" ref={plane} style={{ '--across': frame.right - frame.left, '--down': frame.bottom - frame.top }}>
      <p class="hide" id={keys}>
        {words.keys}
      </p>
      <div role="grid" tabIndex={-1} aria-label={words.layout} aria-describedby={keys} aria-readonly={choice === null} onKeyDown={step}>
        {rowsOf(cells).map(([r, row]) => (
          <div role="row" key={r}>
            {row.map(cellOf)}
          </div>
        ))}
      </div>
      {shown.length > 0 && <Outlines groups={groups} frame={frame} faces={words} />}
    </div>
  );
}

interface CellProps extends PlaneProps {
  readonly cell: Cell;
  /** How it is found and gone to. */
  readonly own: { readonly 'data-at': string; readonly tabIndex: number; readonly onFocus: () => void };
}

function CellAt({ cell, own, state, me, people, choice, will, shown, groups, frame, words, moves = false }: CellProps) {
  const name = cellName(cell);
  const index = state.layout.findIndex((placed) => placed === cell);
  const placed = shown.find((one) => cellName(one) === name);
  const last = index === state.layout.length - 1;
  const motion = moves && placed !== undefined && (last || index < 0) ? { viewTransitionName: `card-${placed.card}` } : {};
  const style = { ...placeIn(frame, cell), ...motion };
  if (index < 0) {
    const pressed = will !== null && cellName(will) === name;
    return (
      <div role="gridcell" class="tile" style={style}>
        <button type="button" {...own} class={pressed ? 'will' : ''} aria-label={words.cell(cell, state)} aria-pressed={pressed} onClick={() => choice!.pick('cell', name)}>
          {placed === undefined ? <Spot /> : <Tile card={placed.card} faces={words} />}
        </button>
      </div>
    );
  }
  const { card } = state.layout[index]!;
  const seats = state.playing.length;
  const by = placer(index, seats);
  const person = people.find(({ seat }) => seat === by);
  const names = groups.filter(({ members }) => members.some((member) => cellName(member) === name)).map(({ aspect, energy }) => words.group(aspect, energy));
  // Marked are the cards that came after the reader's own last one, and most of all the last.
  const fresh = last ? 'last' : me !== null && !isOver(state) && index >= state.layout.length - ((state.turn - me - 1 + seats) % seats) ? 'fresh' : '';
  return (
    <div role="gridcell" {...own} class={`tile ${fresh}`} style={style} aria-label={words.lies(card, by === me || person === undefined ? null : person.inside, last, names)}>
      <Tile card={card} faces={words} />
    </div>
  );
}

/** The outlines of the groups, each in its own line a little further inside, with its mark on its first card. */
const Outlines = ({ groups, frame, faces }: { readonly groups: readonly Group[]; readonly frame: Frame; readonly faces: FieldProps['words'] }) => (
  <svg class="outlines" viewBox={`${frame.left} ${frame.top} ${frame.right - frame.left} ${frame.bottom - frame.top}`} aria-hidden="true">
    {groups.map(({ aspect, members }) => (
      <g key={aspect} class={`by-${aspect}`}>
        <path class="under" d={outline(members, INSET[aspect])} />
        <path class="over" d={outline(members, INSET[aspect])} />
      </g>
    ))}
    {groups.map(({ aspect, energy, members }) => {
      const first = members.toSorted((a, b) => a.r - b.r || a.q - b.q)[0];
      if (first === undefined) return null;
      const { x, y } = middleOf(first);
      const [dx, dy] = CORNER[aspect];
      return <Mark key={aspect} aspect={aspect} card={energy} faces={faces} x={x + dx - 0.17} y={y + dy - 0.17} width={0.34} height={0.34} />;
    })}
  </svg>
);

const INSET: Readonly<Record<Aspect, number>> = { colour: 0.03, suit: 0.075, number: 0.12 };
const CORNER: Readonly<Record<Aspect, readonly [number, number]>> = { colour: [-0.4, -0.22], suit: [0.4, -0.22], number: [0.4, 0.22] };

/** To the side of the frame's middle, which is the plane's; and down from the top of both. */
function placeIn({ left, top, right }: Frame, cell: Cell) {
  const { x, y } = middleOf(cell);
  return { '--col': x - (left + right) / 2, '--row': y - top };
}

/** Row by row from the top, each from the left. */
function rowsOf(cells: readonly Cell[]): readonly (readonly [number, readonly Cell[]])[] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) rows.set(cell.r, [...(rows.get(cell.r) ?? []), cell]);
  return [...rows].sort(([a], [b]) => a - b).map(([r, row]) => [r, row.sort((a, b) => a.q - b.q)]);
}
