import { signal } from '@preact/signals';
import { eddies } from '../../../shared/games/eddies/index.ts';
import { scoreOf, totals } from '../../../shared/games/eddies/score.ts';
import type { Event, Move, State } from '../../../shared/games/eddies/state.ts';
import { lazily } from '../../pages/Lazy.tsx';
import type { GameView } from '../../table/view.ts';
import { Board } from './Board.tsx';
import { parts } from './parts.ts';
import { prompt } from './prompt.ts';
import { Chip } from './Told.tsx';
import { load, wordsOf } from './words.ts';
import './eddies.css';

// A reckoning comes once in a game: its code is fetched then.
const ending = signal<typeof import('./End.tsx') | null>(null);

/** Mystical Eddies as the page shows it. */
const view: GameView<State, Move, Event> = {
  rules: eddies,
  load,
  parts,
  prefer: () => null,
  // The next card is somebody else's, or hangs on theirs.
  chains: () => false,
  prompt,
  standing(state, seat, language) {
    const { scoring } = state.options;
    const score = scoreOf(totals(state)[seat]!, scoring);
    return scoring === 'balance' ? wordsOf(language).points(score) : wordsOf(language).tricks(score);
  },
  // Empty until the reckoning, which stands on the same page, has come: then the page is drawn again.
  verdict: (state, language) => ending.value?.verdict(state, language) ?? [],
  Board,
  // A card says everything.
  Ask: () => null,
  End: lazily(async () => (ending.value = await import('./End.tsx')).End),
  Chip,
};

export default view;
