import { own, size, type Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { type Character, faceOf } from './characters.ts';
import { CHARACTER_CARDS, PEARL_CARDS } from './decks.ts';
import { type Skills, skillsOf } from './pay.ts';
import { KEPT, quote } from './quote.ts';
import { type Pearl, type Place, PLACES, type State, valueOf } from './state.ts';
import { handLimit, neighbours } from './turn.ts';
import { GEM, lasting, type Tempo, tempoOf, worthOf } from './worth.ts';

/** What a seat knows of the table that its own moves do not change. */
export interface Sight {
  readonly tempo: Tempo;
  /** By value, how likely a pearl that comes up has it. */
  readonly chances: readonly number[];
  /** The characters that may come up. */
  readonly unseen: readonly Character[];
  /** How likely an open pearl is gone before the next turn. */
  readonly loss: number;
  readonly keepPortal: boolean;
}

/** Where a seat stands in its turn, before or after a move. Pearls are counted by value, 1–8. */
export interface Outlook {
  readonly hand: readonly number[];
  readonly diamonds: number;
  /** Power won, and what live abilities will bring, in power. */
  readonly won: number;
  readonly active: readonly Character[];
  readonly skills: Skills;
  readonly limit: number;
  readonly portal: Readonly<Record<Place, Character | null>>;
  /** The open characters; null: none, or not known yet. */
  readonly open: readonly (Character | null)[];
  /** Neighbours' characters that this seat may activate. */
  readonly wisps: readonly Character[];
  /** The open pearls by value; under 0 those that are not known yet. */
  readonly row: readonly number[];
  readonly actions: number;
}

/** What the seat to move sees. */
export function look(state: Visible<State>, seat: Seat): { readonly sight: Sight; readonly outlook: Outlook } {
  const { players, pearls, characters } = state;
  const me = players[seat]!;
  const tempo = tempoOf(state, seat);
  const hand = own(me.hand, seat);
  const outlook = {
    hand: counted(hand),
    diamonds: size(me.diamonds),
    won: me.power + tempo.rate * me.active.reduce((all, character) => all + lasting(character, tempo), 0),
    active: me.active,
    skills: skillsOf(me.active),
    limit: handLimit(me),
    portal: me.portal,
    open: characters.row,
    wisps: neighbours(state, seat).flatMap((other) => PLACES.flatMap((place) => wispOf(players[other]!.portal[place]))),
    row: counted(pearls.row),
    actions: state.actions,
  };
  return { sight: sightOf(state, tempo, hand), outlook };
}

/**
 * What an outlook is worth, in power: what is won, and the best plan for two more characters, with the actions and the waiting it
 * takes charged at the tempo's rate, and each character counted as likely as it is done in time.
 */
export function worth(outlook: Outlook, sight: Sight): number {
  const { won, diamonds, actions, hand, row } = outlook;
  const { rate } = sight.tempo;
  const waits = waitsIn(outlook, sight);
  const start: Course = { hand, row, diamonds, acts: 0, wait: 0, sure: actions };
  return won + rate * (actions + GEM * diamonds) + ahead(targetsOf(outlook, sight), start, PLANNED, { outlook, sight, waits });
}

/** The outlook with a character activated: its power, ability and diamonds; `actions` it brings now, the one it takes not counted. */
export function winning(outlook: Outlook, { tempo }: Sight, character: Character): Outlook {
  const { diamonds, ability } = faceOf(character);
  const active = [...outlook.active, character];
  const extra = ability?.does === 'actions' || ability?.does === 'extra' ? ability.more : 0;
  return {
    ...outlook,
    won: outlook.won + worthOf(character, tempo) - tempo.rate * (GEM * diamonds + extra),
    diamonds: outlook.diamonds + diamonds,
    active,
    skills: skillsOf(active),
    limit: outlook.limit + (ability?.does === 'limit' ? ability.more : 0),
    actions: outlook.actions + extra,
  };
}

/** How many there are of each value. */
export function counted(pearls: readonly Pearl[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const pearl of pearls) counts[valueOf(pearl)]!++;
  return counts;
}

/** Counts with one more, or one fewer, of a value. */
export const plus = (counts: readonly number[], value: number, more = 1): readonly number[] => counts.with(value, counts[value]! + more);

/** How likely one other seat leaves an open pearl where it is. */
const STAYS = 0.72;
/** Actions of waiting for a pearl that each of four new ones would be. */
const WAIT = 0.7;
/** So many characters are planned for. */
const PLANNED = 2;
/** Actions that it takes to make up for an open character that is gone. */
const MISSED = 0.7;
/** Actions that a pearl costs which the hand limit takes and the plan needs. */
const TAKEN = 1.6;
/** Actions that a neighbour's wisp is worth waiting for when it cannot be had in this turn: others may be first. */
const SHARED = 0.6;

/** Share of its worth that a character keeps for each action it takes until it is activated: much may happen. */
const SOON = 0.95;
/** Below this a character is left out of plans, in power. */
const HOPELESS = -0.6;
/** However rare a pearl, nobody waits longer. */
const MOST = 9;

interface Target {
  readonly character: Character;
  readonly worth: number;
  /** On the own portal, in the row, or on a neighbour's portal. */
  readonly at: 'portal' | 'row' | 'neighbour';
}

interface Course {
  readonly hand: readonly number[];
  readonly row: readonly number[];
  readonly diamonds: number;
  readonly acts: number;
  readonly wait: number;
  readonly sure: number;
}

interface Plan {
  readonly outlook: Outlook;
  readonly sight: Sight;
  readonly waits: readonly number[];
}

/** Pearls and characters that do not lie open may be anywhere else: each as likely to come up. */
function sightOf({ players, pearls, characters, paid, options }: Visible<State>, tempo: Tempo, hand: readonly Pearl[]): Sight {
  const seen = counted([...hand, ...pearls.row, ...pearls.discard, ...paid]);
  const left = counted(PEARL_CARDS).map((all, value) => Math.max(0, all - seen[value]!));
  const shown = [...characters.row, ...characters.discard, ...players.flatMap(({ active, portal }) => [...active, portal.a, portal.b])];
  return {
    tempo,
    chances: left.map((count) => count / total(left)),
    unseen: without(CHARACTER_CARDS, shown),
    loss: 1 - STAYS ** (players.length - 1),
    keepPortal: options.keepPortal,
  };
}

function targetsOf({ portal, open, wisps }: Outlook, { tempo }: Sight): Target[] {
  const as = (at: Target['at'], characters: readonly (Character | null)[]): Target[] =>
    characters.flatMap((character) => (character === null ? [] : [{ character, worth: worthOf(character, tempo), at }]));
  return [...as('portal', PLACES.map((place) => portal[place])), ...as('row', open), ...as('neighbour', wisps)];
}

/** The most that the targets may still bring, the leftover pearls included. */
function ahead(targets: readonly Target[], course: Course, depth: number, plan: Plan): number {
  const { outlook, sight } = plan;
  const full = targets.filter(({ at }) => at === 'portal').length === PLACES.length;
  const stuck = full && sight.keepPortal; // R44: one of the two has to be activated, however dear
  let best = stuck && depth > 0 ? -Infinity : leftover(course.hand, plan);
  if (depth === 0) return best;
  for (const target of targets) {
    const crowded = target.at === 'row' && full;
    if (crowded && stuck) continue;
    const next = reaching(target, course, plan);
    const { rate, later } = sight.tempo;
    const cost = next.acts - course.acts + next.wait - course.wait + GEM * (course.diamonds - next.diamonds);
    const here = target.worth * inTime(next, outlook.actions + later) * SOON ** (next.acts + next.wait) - rate * cost;
    if (here < HOPELESS && !stuck) continue;
    const rest = targets.filter((other) => other !== target);
    best = Math.max(best, here + ahead(crowded ? withoutWorst(rest) : rest, next, depth - 1, plan));
  }
  return best;
}

/** The course on to the activation of a target. */
function reaching({ character, at }: Target, { hand, row, diamonds, acts, wait, sure }: Course, { outlook, sight: { loss }, waits }: Plan): Course {
  const quoted = quote(character, hand, diamonds, outlook.skills, { row, waits, loss, sure });
  const placing = at === 'row' ? 1 : 0;
  const all = quoted.takes + placing + 1;
  const missed = placing === 1 && sure <= quoted.open ? MISSED * loss : 0;
  const shared = at === 'neighbour' && all > outlook.actions ? SHARED : 0;
  return {
    hand: quoted.hand,
    row: quoted.row,
    diamonds: diamonds - quoted.diamonds,
    acts: acts + all,
    wait: wait + quoted.wait + missed + shared,
    sure: Math.max(0, sure - quoted.open - placing),
  };
}

/** How likely so many actions are enough: waiting is without memory. */
function inTime({ acts, wait }: Course, actions: number): number {
  if (acts > actions) return 0;
  return wait < 0.01 ? 1 : 1 - Math.exp(-(actions - acts + 0.2) / wait);
}

/** Pearls the plan leaves, as far as the hand limit lets them be kept; at a turn's end the limit may take others, too. */
function leftover(hand: readonly number[], { outlook, sight }: Plan): number {
  const all = total(outlook.hand);
  const kept = total(hand);
  let over = Math.max(0, all - outlook.limit - outlook.actions);
  let sum = -sight.tempo.rate * TAKEN * Math.max(0, over - kept);
  for (const value of CHEAPEST) {
    const lost = Math.min(over, hand[value]!);
    over -= lost;
    sum += sight.tempo.rate * KEPT[value]! * (hand[value]! - lost);
  }
  return sum;
}

const CHEAPEST = [1, 2, 3, 4, 5, 6, 7, 8].sort((one, other) => KEPT[one]! - KEPT[other]!);

/** To make room the least card of the own portal goes. */
function withoutWorst(targets: readonly Target[]): readonly Target[] {
  const mine = targets.filter(({ at }) => at === 'portal');
  const least = Math.min(...mine.map((target) => target.worth));
  const worst = mine.find((target) => target.worth === least);
  return targets.filter((target) => target !== worst);
}

/** By what it is to count as: how long such a pearl is to be waited for. Open ones that are not known yet shorten it. */
function waitsIn({ row, skills, actions }: Outlook, { chances }: Sight): number[] {
  const unknown = row[0]! * (actions > 0 ? 1 : 0.5);
  return chances.map((_, counts) => {
    const chance = chances.reduce((all, each, value) => all + (skills.ways[value]![counts]?.diamonds === 0 ? each : 0), 0);
    return Math.min(MOST, (WAIT / (1 - (1 - chance) ** 4)) * (1 - chance) ** unknown);
  });
}

const total = (counts: readonly number[]): number => counts.reduce((all, each) => all + each);

const wispOf = (character: Character | null): Character[] => (character !== null && faceOf(character).ability?.does === 'wisp' ? [character] : []);

function without<T>(all: readonly T[], some: readonly (T | null)[]): T[] {
  const rest = [...all];
  for (const one of some) {
    const at = one === null ? -1 : rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
