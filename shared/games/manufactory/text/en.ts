import type { Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { plural } from '../../../text/plural.ts';
import { type GameText, listed, type Misfit, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import { type Event, MOST_CRATES, type Move, nameOf, type Options, type Shown, type State, type Traits } from '../state.ts';
import { type Change, changes, deedOf, lookOf, type ManufactoryWords, misfitOf, partsSaid, scoreChanges, usual } from './facts.ts';
import { wordsOf } from './names.ts';
import { NAMES } from './names/en.ts';

/** Manufactory in English. */
export const text: GameText<State, Move, Event> = {
  event,
  move: (move, state) => [...sentence(move, state), ...(deedOf(move, state).ends ? [' It is the last part: the game ends.'] : [])],
  effect: (move, state, seat) => changes(move, state, seat).map((change) => effect(change, seat)),
  options: {
    crates: {
      title: 'Crates',
      help: `A crate is 15 parts. As many crates as players make a short game; up to ${MOST_CRATES} make a long one.`,
      value: (value) => (value === null ? 'as many as players' : String(value)),
      usual: usual.crates,
    },
    secondAfterTie: { title: 'Second after a tie', help: 'Where several are tied for first in a colour, the next largest group still gets 2 points.' },
    parts: {
      title: 'Parts',
      help: 'The built-in parts, or a list of cards of your own. Their names are shown to those at the table only.',
      value(value) {
        const n = partsSaid(value);
        return n === null ? 'built in' : `a list of ${counted(n, 'part', 'parts')}`;
      },
      usual: usual.parts,
    },
  },
  misfit,
};

/** The game’s words that boards use too. */
export const words: ManufactoryWords = {
  colours: { w: 'white', u: 'blue', k: 'black', r: 'red', g: 'green', n: 'neutral' },
  traits: (part) => (part.universal ? 'universal' : `${colour(part)}, cost ${part.cost}`),
  name: (part) => (part.name === undefined ? wordsOf(part, NAMES).join(' ') : (nameOf(part) ?? `${capital(colour(part))} part`)),
  part: (part) => (isUnnamed(part) ? the(part) : say`${the(part)} (${words.traits(part)})`),
  number: String,
};

function event(event: Visible<Event>, me: Viewer): Say {
  switch (event.type) {
    case 'dealt': {
      const deck = `${counted(event.crates, 'crate', 'crates')} made the deck, which still holds ${counted(event.left, 'part', 'parts')}`;
      return say`${deck}. On the belt: ${listed(event.belt.map(the), ' and ')}.`;
    }
    case 'took':
      return took(event, me);
    case 'ended': {
      const scores = event.scores.map((score, at) => say`${whom(at, me)} ${score}`);
      return say`${who(event.seat, me)} took the last part, and the game ended: ${listed(scores, ', ')}.`;
    }
    default:
      return unreachable(event);
  }
}

function took({ seat, part, colour, declared, scrap, came, before, after }: Visible<Event> & { type: 'took' }, me: Viewer): Say {
  const paid = scrap === null ? [] : say` scrapped ${words.part(scrap.part)} and`;
  const joined = came === null ? [] : say` ${upper(the(came))} came onto the belt.`;
  const scores = scoreChanges(before, after).map((change) => say`${whom(change.seat, me)} ${change.from} → ${change.to}`);
  const points = scores.length === 0 ? [] : say` Points: ${listed(scores, ', ')}.`;
  return say`${who(seat, me)}${paid} took ${words.part(part)}${declared ? ` as ${words.colours[colour]}` : ''}.${joined}${points}`;
}

function sentence(move: Move, state: Visible<State>): Say {
  const { taken, scrapped } = deedOf(move, state);
  const part = say`${words.part(taken)}${move.declared ? ` as ${words.colours[move.colour]}` : ''}`;
  if (scrapped === null) return say`Take ${part}, free at place ${move.place}.`;
  const from = scrapped.from === null ? '' : ` from ${words.colours[scrapped.from]}`;
  return say`Scrap ${words.part(scrapped.part)}${from} and take ${part}, at place ${move.place}.`;
}

function effect(change: Change, me: Seat): Say {
  const { of, from, to } = change;
  switch (of) {
    case 'score':
      return say`${change.seat === me ? 'Score' : player(change.seat)} ${from === to ? `stays ${to}` : `${from} → ${to}`}`;
    case 'group':
      return say`${words.colours[change.colour]} group ${from} → ${to}`;
    case 'top':
      return say`${words.colours[change.colour]} top cost ${from} → ${to}`;
    default:
      return unreachable(of);
  }
}

function misfit(given: unknown, seats: number): Misfit | null {
  const what = misfitOf(given as Options, seats);
  if (what === null) return null;
  if (what === 'crates') return { option: 'crates', says: `With ${seats} players there are ${seats} to ${MOST_CRATES} crates.` };
  return { option: 'parts', says: `The list is ${counted(what, 'part', 'parts')} short. Add some, or choose fewer crates.` };
}

/** "white", "white and blue", "universal". */
function colour({ colours, universal }: Traits): string {
  if (universal) return 'universal';
  const all = (colours.length === 0 ? (['n'] as const) : colours).map((one) => words.colours[one]);
  return [all.slice(0, -1).join(', '), all.at(-1)].filter((some) => some !== '').join(' and ');
}

const isUnnamed = (part: Shown): boolean => part.name !== undefined && nameOf(part) === null;

/** "the Gleaming Governor", “Anvil” where a list gave the name, "a white part of cost 3" where it may not be known. */
function the(part: Shown): Say {
  const named = (before: string, name: string, after = ''): Say => [before, { card: lookOf(part), words: name }, after].filter((one) => one !== '');
  if (part.name === undefined) return named('the ', words.name(part));
  const name = nameOf(part);
  if (name !== null) return named('“', name, '”');
  return named('a ', `${colour(part)} part${part.universal ? '' : ` of cost ${part.cost}`}`);
}

const capital = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());
const upper = ([first = '', ...rest]: Say): Say => [typeof first === 'string' ? capital(first) : first, ...rest];
const who = (seat: Seat, me: Viewer): Part => (seat === me ? 'You' : player(seat));
/** Somebody inside a sentence, as the reader knows them. */
export const whom = (seat: Seat, me: Viewer): Part => (seat === me ? 'you' : player(seat));
/** "1 part", "3 parts". */
export const counted = (n: number, one: string, other: string): string => `${n} ${plural('en', n, one, other)}`;
