import { outcome } from '../../shared/engine/match.ts';
import { playerAt, type Sitting, toMove } from '../sitting.ts';
import type { HookEvent } from '../ways.ts';
import { gameName, namesOf } from './names.ts';
import { MAIL } from './text/all.ts';

/** What a table tells its webhook, in its host's language: nothing that a stranger who watches would not know. */
export function hookEvent(sitting: Sitting, type: HookEvent['type'], at: number): HookEvent {
  const { facts, match, players } = sitting;
  const { language } = players[0]!;
  const game = gameName(sitting, language);
  const seats = toMove(sitting);
  const first = (match === null ? null : outcome(match))?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  const words = MAIL[language].hook;
  const said = { turn: words.turn(game, namesOf(sitting, seats, language)), over: words.over(game, namesOf(sitting, first, language)), test: words.test(game) };
  return {
    type,
    game,
    said: said[type],
    table: `${facts.origin}/t/${facts.table}`,
    n: match?.n ?? 0,
    at: new Date(at).toISOString(),
    turn: seats.map((seat) => playerAt(sitting, seat).name),
  };
}
