import { signal } from '@preact/signals';
import { offer } from '../../../shared/games/manufactory/offer.ts';
import { scoresOf } from '../../../shared/games/manufactory/score.ts';
import { type Event, holding, type Move, type State } from '../../../shared/games/manufactory/state.ts';
import { lazily } from '../../pages/Lazy.tsx';
import type { GameView } from '../../table/view.ts';
import { Ask } from './Ask.tsx';
import { Board } from './Board.tsx';
import { Chip } from './Face.tsx';
import { chains, parts, prefer } from './parts.ts';
import { prompt } from './prompt.ts';
import { load, wordsOf } from './words.ts';
import './manufactory.css';

// A reckoning comes once in a game: its code is fetched then.
const ending = signal<typeof import('./End.tsx') | null>(null);

/** Manufactory as the page shows it. */
const view: GameView<State, Move, Event> = {
  // No step follows another before it is sent: nothing is ever applied here.
  rules: { ...offer, apply: () => undefined },
  whole: async () => (await import('../../../shared/games/manufactory/index.ts')).manufactory,
  load,
  parts,
  prefer,
  chains,
  prompt,
  standing(state, seat, language) {
    const words = wordsOf(language);
    return `${words.points(scoresOf(state)[seat]!)} · ${words.parts(holding(state.groups[seat]!))}`;
  },
  // Empty until the reckoning, which stands on the same page, has come: then the page is drawn again.
  verdict: (state, language) => ending.value?.verdict(state, language) ?? [],
  Board,
  Ask,
  End: lazily(async () => (ending.value = await import('./End.tsx')).End),
  Chip,
};

export default view;
