import type { Visible } from '../../engine/secret.ts';
import { unreachable } from '../../engine/types.ts';
import { type Ability, type Character, faceOf } from './characters.ts';
import { CHARACTER_CARDS } from './decks.ts';
import { SOLUTIONS } from './pay.ts';
import { ACTIONS, GOAL, type State } from './state.ts';
import { owns } from './turn.ts';

/** How long the game goes on for one seat, and what an action is worth by that. */
export interface Tempo {
  /** The seat's turns after this one: known when the end is set, else guessed. */
  readonly turns: number;
  /** The actions of those turns. */
  readonly later: number;
  /** Power that an action is worth by other uses of it: the pace of a good game, less when hardly any are left. */
  readonly rate: number;
  readonly others: number;
}

/** A diamond, in actions. */
export const GEM = 1;

/** By value, how much the deck asks for a pearl of it: 1 on average. */
export const DEMAND: readonly number[] = demand();

/** Reads the tempo off the table. */
export function tempoOf(state: Visible<State>, seat: number): Tempo {
  const { players, end, round } = state;
  const most = Math.max(...players.map(({ power }) => power));
  const turns = end === null ? 1 + Math.max(0, GOAL - most) / PACE : end.last - round;
  const each = ACTIONS + (owns(players[seat]!, 'extra') ? 1 : 0);
  const later = turns * each;
  const share = Math.min(1, (later + state.actions) / PLENTY);
  return { turns, later, rate: RATE * share * share, others: players.length - 1 };
}

/** What a character would bring when activated, in power: its own, and diamonds and ability by the actions they save. */
export function worthOf(character: Character, tempo: Tempo): number {
  const { power, diamonds, ability } = faceOf(character);
  return power + tempo.rate * (GEM * diamonds + (ability === null ? 0 : atOnce(ability, tempo) + tempo.turns * eachTurn(ability)));
}

/** What a live ability still brings, in actions of the turns to come. */
export const lasting = (character: Character, { turns }: Tempo): number => {
  const { ability } = faceOf(character);
  return ability === null ? 0 : turns * eachTurn(ability);
};

/** Power that the leader gains in a round, about. */
const PACE = 0.8;
/** Power for each action in a good game. */
const RATE = 0.46;
/** With so many actions to come, an action can always be used well. */
const PLENTY = 14;

/** Actions saved, once. */
function atOnce(ability: Ability, { others }: Tempo): number {
  switch (ability.does) {
    case 'actions':
      return ability.more;
    case 'extra':
      return ability.more;
    case 'bonus':
      return -ability.more / others;
    case 'banish':
      return 2 / others;
    case 'look':
      return 1.3 + 1 / others;
    case 'recover':
      return 1.2;
    default:
      return 0;
  }
}

/** Actions saved in each turn. */
function eachTurn(ability: Ability): number {
  switch (ability.does) {
    case 'virtual':
      return ability.values.length > 1 ? 0.8 : 0.25 * DEMAND[ability.values[0]!]!;
    case 'counts':
      return ability.as.length > 1 ? 0.3 : 0.2;
    case 'extra':
      return ability.more;
    case 'minus':
      return 0.08;
    case 'trade':
    case 'limit':
    case 'exchange':
    case 'redraw':
      return 0.15;
    case 'peek':
      return 0.03;
    case 'actions':
    case 'bonus':
    case 'banish':
    case 'look':
    case 'recover':
    case 'wisp':
      return 0;
    default:
      return unreachable(ability);
  }
}

function demand(): number[] {
  const asked = Array.from({ length: 9 }, () => 0);
  for (const character of CHARACTER_CARDS) {
    const solutions = SOLUTIONS[character];
    for (const value of solutions.flat()) asked[value]! += 1 / solutions.length;
  }
  const mean = asked.reduce((all, each) => all + each, 0) / 8;
  return asked.map((each) => each / mean);
}
