import { signal } from '@preact/signals';
import type { Card, Guild } from '../../../shared/cards/mystique.ts';
import { seen } from '../../../shared/engine/secret.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import { energy } from '../../../shared/games/energy/index.ts';
import { type Event, heldBy, isOver, type Move, placer, type State } from '../../../shared/games/energy/state.ts';
import type { Language } from '../../../shared/text/say.ts';
import { GuildBadge } from '../../cards/Card.tsx';
import { lazily } from '../../pages/Lazy.tsx';
import type { GameView } from '../../table/view.ts';
import { Board } from './Board.tsx';
import { chains, parts, prefer } from './parts.ts';
import { load, wordsOf } from './words.ts';
import './energy.css';

// A reckoning comes once in a game: its code is fetched then.
const ending = signal<typeof import('./End.tsx') | null>(null);

/** Mystique Energy as the page shows it. */
const view: GameView<State, Move, Event> = {
  rules: energy,
  load,
  parts,
  prefer,
  chains,
  standing,
  prompt: (state, seat, language) => wordsOf(language).prompt(heldBy(state, seat)!),
  // Empty until the reckoning, which stands on the same page, has come: then the page is drawn again.
  verdict: (state, language) => ending.value?.verdict(state, language) ?? [],
  Board,
  // The cell is all there is to say, and what it changes is said by the sentence's side.
  Ask: () => null,
  End: lazily(async () => (ending.value = await import('./End.tsx')).End),
  Chip: ({ card }) => <GuildBadge guild={(card as Card | Guild).slice(-2) as Guild} />,
};

export default view;

/** How many cards somebody has placed, and what of theirs lies open. */
function standing(state: State, seat: Seat, language: Language): string {
  const words = wordsOf(language);
  const energy = seen(state.energy[seat]!);
  if (isOver(state) && energy !== undefined) return words.energyIs(energy);
  const placed = words.placed(state.layout.filter((_, index) => placer(index, state.playing.length) === seat).length);
  const held = state.options.openCards ? heldBy(state, seat) : null;
  return held ? words.holds(placed, held) : placed;
}
