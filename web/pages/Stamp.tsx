import type { Seat } from '../../shared/engine/types.ts';

const PICTURES = ['nib', 'bird', 'key', 'ship', 'light', 'peak', 'leaf', 'cup'] as const;

/** A player as a stamp: ink and picture of the seat; postmarked when it is their turn. */
export function Stamp({ seat, house = false, marked = false, size = '' }: { seat: Seat; house?: boolean; marked?: boolean; size?: 'little' | 'big' | '' }) {
  return (
    <span class={`stamp ${size}`} data-seat={house ? 'house' : seat + 1} aria-hidden="true">
      <svg>
        <use href={`#${house ? 'home' : PICTURES[seat % PICTURES.length]}`} />
      </svg>
      {marked && (
        <svg class="cancel" viewBox="0 0 64 40">
          <use href="#cancel" />
        </svg>
      )}
    </span>
  );
}
