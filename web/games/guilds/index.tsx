import { signal } from '@preact/signals';
import type { Card, Guild } from '../../../shared/cards/mystique.ts';
import { size } from '../../../shared/engine/secret.ts';
import { guilds } from '../../../shared/games/guilds/index.ts';
import type { Event, Move, State } from '../../../shared/games/guilds/state.ts';
import { GuildBadge } from '../../cards/Card.tsx';
import { lazily } from '../../pages/Lazy.tsx';
import type { GameView } from '../../table/view.ts';
import { Ask } from './Ask.tsx';
import { Board } from './Board.tsx';
import { chains, parts, prefer } from './parts.ts';
import { prompt } from './prompt.ts';
import { load, wordsOf } from './words.ts';
import './guilds.css';

// A reckoning comes once in a game: its code is fetched then.
const ending = signal<typeof import('./End.tsx') | null>(null);

/** Mystique Guilds as the page shows it. */
const view: GameView<State, Move, Event> = {
  rules: guilds,
  load,
  parts,
  prefer,
  chains,
  prompt,
  standing: (state, seat, language) => wordsOf(language).cards(size(state.hands[seat]!)),
  // Empty until the reckoning, which stands on the same page, has come: then the page is drawn again.
  verdict: (state, language) => ending.value?.verdict(state, language) ?? [],
  Board,
  Ask,
  End: lazily(async () => (ending.value = await import('./End.tsx')).End),
  Chip: ({ card }) => <GuildBadge guild={(card as Card | Guild).slice(-2) as Guild} />,
};

export default view;
