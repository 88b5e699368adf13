import { signal } from '@preact/signals';
import { own } from '../../../shared/engine/secret.ts';
import type { Character } from '../../../shared/games/gates/characters.ts';
import { offer } from '../../../shared/games/gates/offer.ts';
import type { Event, Move, State } from '../../../shared/games/gates/state.ts';
import { handLimit } from '../../../shared/games/gates/turn.ts';
import { lazily } from '../../pages/Lazy.tsx';
import type { GameView } from '../../table/view.ts';
import { ahead } from './ahead.ts';
import { Ask } from './Ask.tsx';
import { Board } from './Board.tsx';
import { Badge } from './Face.tsx';
import { chains, parts, prefer } from './parts.ts';
import { load, wordsOf } from './words.ts';
import './gates.css';

// A reckoning comes once in a game: its code is fetched then.
const ending = signal<typeof import('./End.tsx') | null>(null);

/** Gates of Molthar as the page shows it. */
const view: GameView<State, Move, Event> = {
  rules: { ...offer, apply: ahead },
  whole: async () => (await import('../../../shared/games/gates/index.ts')).gates,
  load,
  parts,
  prefer,
  chains,
  prompt(state, seat, language) {
    const { phase, actions } = state;
    const can = offer.legal(state, seat).some(({ act }) => act === 'peek' || act === 'exchange');
    return wordsOf(language).prompt(phase, actions, can, own(state.players[seat]!.hand, seat).length - handLimit(state.players[seat]!));
  },
  standing: (state, seat, language) => wordsOf(language).power(state.players[seat]!.power),
  // Empty until the reckoning, which stands on the same page, has come: then the page is drawn again.
  verdict: (state, language) => ending.value?.verdict(state, language) ?? [],
  Board,
  Ask,
  End: lazily(async () => (ending.value = await import('./End.tsx')).End),
  Chip: ({ card }) => <Badge id={card as Character} />,
};

export default view;
