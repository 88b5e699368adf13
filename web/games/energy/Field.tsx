import { useMemo, useState } from 'preact/hooks';
import type { Card } from '../../../shared/cards/mystique.ts';
import { size } from '../../../shared/engine/secret.ts';
import type { Viewer } from '../../../shared/engine/types.ts';
import { openCells } from '../../../shared/games/energy/grid.ts';
import { ASPECTS, largestGroup, withCard } from '../../../shared/games/energy/groups.ts';
import { type Cell, heldBy, type Move, type State } from '../../../shared/games/energy/state.ts';
import type { Choice } from '../../table/choice.ts';
import type { Person } from '../../table/view.ts';
import { Plane } from './Plane.tsx';
import { type Frame, frameFor } from './geometry.ts';
import type { Words } from './words.ts';
import { useZoom, type Zoom } from './zoom.ts';

/** What a layout is drawn from. */
export interface FieldProps {
  readonly state: State;
  readonly me: Viewer;
  readonly people: readonly Person[];
  readonly choice: Choice<State, Move> | null;
  /** The energy card whose groups are outlined; none are without it. */
  readonly energy: Card | undefined;
  readonly words: Words;
  /** Whether its cards move from place to place; one layout of a page only may say so. */
  readonly moves?: boolean;
}

/** The layout: all cards where they lie, the cells where the next may go, and the groups of an energy card. */
export function Field(props: FieldProps) {
  const { state, me, choice, energy, words, moves = false } = props;
  const will = choice?.chosen.value.at(-1) ?? null;
  const open = useMemo(() => openCells(state.layout), [state.layout]);
  const card = will === null || me === null ? null : (heldBy(state, me) ?? null);
  const shown = will === null || card === null ? state.layout : withCard(state.layout, will, card);
  const groups = energy === undefined ? [] : ASPECTS.map((aspect) => ({ aspect, energy, members: largestGroup(shown, aspect, energy) }));
  const { frame, touched } = useFrame([...state.layout, ...open]);
  const { field, ...zoom } = useZoom(frame);
  return (
    <section class="layout" aria-label={words.layout}>
      <div class="ruled">
        <div>
          <h2>{words.layout}</h2>
          <span class="label">{words.laid(state.layout.length, size(state.deck))}</span>
        </div>
        <Lenses zoom={zoom} words={words} />
      </div>
      <div class="ground" ref={field} onPointerDown={() => touched(true)} onPointerUp={() => touched(false)} onPointerCancel={() => touched(false)}>
        <Plane {...props} frame={frame} open={choice === null ? [] : open} will={will} shown={shown} groups={groups} moves={moves && !zoom.near} />
      </div>
    </section>
  );
}

/** The part of the plane that the layout takes up. It grows when it has to, but not under a finger. */
function useFrame(cells: readonly Cell[]): { readonly frame: Frame; touched(now: boolean): void } {
  const [kept, keep] = useState<Frame | null>(null);
  const [held, touched] = useState(false);
  const frame = held && kept !== null ? kept : frameFor(cells, kept);
  if (frame !== kept) keep(frame);
  return { frame, touched };
}

const Lenses = ({ zoom, words }: { readonly zoom: Omit<Zoom, 'field'>; readonly words: Words }) => (
  <div class="lenses">
    <Lens name={words.zoomOut} icon="M4 10H16" press={zoom.near ? zoom.farther : null} />
    <Lens name={words.zoomIn} icon="M4 10H16M10 4V16" press={zoom.nearer} />
    <Lens name={words.fit} icon="M3 7V3H7M13 3H17V7M17 13V17H13M7 17H3V13" press={zoom.near ? zoom.all : null} />
  </div>
);

const Lens = ({ name, icon, press }: { readonly name: string; readonly icon: string; readonly press: (() => void) | null }) => (
  <button type="button" class="lens" aria-label={name} title={name} disabled={press === null} onClick={() => press?.()}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={icon} />
    </svg>
  </button>
);
