import { plural } from '../../../../shared/text/plural.ts';
import { words as game } from '../../../../shared/games/gates/text/en.ts';
import { type Phase, renews, valueOf } from '../../../../shared/games/gates/state.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/gates/text/en.ts';

const waits = 'an ability waits for its choice';
const of = (one: string, many = `${one}s`) => (n: number): string => `${n} ${plural('en', n, one, many)}`;
const [pearls, characters, actions, diamonds] = [of('pearl'), of('character'), of('action'), of('diamond')];

/** The board's own words in English. */
export const words: Words = {
  ...game,
  pearl: (pearl) => `${valueOf(pearl)}${renews(pearl) ? ' with the renewal symbol' : ''}`,
  step: (phase, left, who) => {
    const whose = who === null ? 'Your turn' : `${who.name} to move`;
    const where: Partial<Record<Phase, string>> = { end: 'all actions used', limit: 'the hand is above its limit', look: waits, steal: waits, banish: waits, recover: waits };
    return `${whose}: ${where[phase] ?? `${actions(left)} left`}`;
  },
  prompt: (phase, left, first, tooMany) =>
    ({
      look: 'Whose hand do you look at?',
      steal: 'Which pearl do you take?',
      banish: 'Point at a character on another portal: it is discarded.',
      recover: 'Which pearl comes back to your hand?',
      end: 'Your actions are used. What else, before the turn ends?',
      limit: `Discard ${pearls(tooMany)}: point at your hand.`,
    } as Partial<Record<Phase, string>>)[phase] ?? `You have ${actions(left)}: take a pearl, place a character or activate one${first ? '. An ability may come first' : ''}.`,
  round: (round, last) => (last === null ? `Round ${round}` : last === round ? `Round ${round}, the last` : `Round ${round}; round ${last} is the last`),
  renewal: 'Renewal: both open characters have changed.',
  fresh: 'new',
  pearls: 'Pearls',
  characters: 'Characters',
  pile: (what, n, can) => `Pile of ${(what === 'pearls' ? pearls : characters)(n)}${can ? (what === 'pearls' ? ': draw the top one' : ': place the top one, unseen') : ''}`,
  left: (n) => `${n} left`,
  discards: (what, n) => `${n} discarded`,
  topFirst: 'the last one first',
  sweep: 'Replace all four',
  onTop: (id) => `On top, as you know: ${game.face(id)}`,
  portal: 'Your portal',
  free: 'Free place',
  comes: (id) => `${id === null ? 'The top character' : game.face(id)} comes here`,
  leaves: 'leaves',
  ready: 'you can pay',
  hand: 'Your hand',
  handHolds: (n, limit) => `${n} of ${limit}`,
  power: (n) => `${n} power`,
  diamonds,
  pearlsHeld: (n) => `${pearls(n)} in hand`,
  activated: 'Activated',
  costs: 'Cost',
  gives: 'Gives',
  closeDialog: 'Close',
  also: 'Also',
  acts: { peek: 'Look at the top character', exchange: 'Exchange a character', trade: 'Trade a 2 for a diamond', redraw: 'Redraw your hand', end: 'End the turn' },
  payWith: 'Pay with',
  narrow: 'Point at pearls in your hand to see fewer.',
  showAll: (n) => `Show all ${n}`,
  makesRoom: 'Point at the one on your portal that makes room.',
  exchanges: 'Point at a character on your portal and at an open one.',
};
