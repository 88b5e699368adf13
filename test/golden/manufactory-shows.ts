import { diceFor } from '../../shared/engine/dice.ts';
import { COLOURS, type Event, type Groups, type Part, type Traits } from '../../shared/games/manufactory/state.ts';
import { type Held, type Known, LETTERS, scores } from '../games/manufactory/sheet.ts';
import type { Choose } from '../games/playout.ts';
import type { Transcript } from './transcript.ts';

type Took = Extract<Event, { readonly type: 'took' }>;
type Show = (transcript: Transcript) => boolean;

/** What transcripts of Manufactory can be kept for, each read from the file alone. */
export const MANUFACTORY_SHOWS = {
  'the deck runs out and the belt slides on': (t) => taken(t).slice(-4).every(({ came, left }) => came === null && left === 0),
  'with three left, the third is paid for': (t) => taken(t).at(-3)!.place === 3 && taken(t).at(-3)!.scrap !== null,
  'with two left, the second is free': (t) => taken(t).at(-2)!.place === 2 && taken(t).at(-2)!.scrap === null,
  'a part that cost something becomes free': (t) => {
    const all = taken(t);
    return all.some(({ came }, i) => came !== null && all.slice(i + 1).some(({ part, place }) => part.id === came.id && place <= 2));
  },
  'a dual part is declared': (t) => taken(t).some(({ part }) => part.colours.length > 1),
  'a universal part is declared neutral': (t) => taken(t).some(({ part, colour }) => part.universal && colour === 'n'),
  'copies lie in two groups, and the one that pays says from which': ({ moves }) => moves.some(({ text }) => / from /.test(text)),
  'turns come out uneven': ({ moves, seats }) => moves.length % seats > 0,
  'more crates than players': ({ moves, seats }) => moves.length > 15 * seats,
  'all six groups bring points': (t) => heldIn(t).some((held) => new Set(held.map(([, group]) => group)).size === 6),
  'several are level for first in a colour': (t) => leaders(t).some(({ first, rest }) => first > 1 && rest > 0),
  'the next group there would be second with the option': (t) => !hasOption(t) && goesBy(t),
  'the next group there is second by the option': (t) => hasOption(t) && goesBy(t),
  'two or more share the first place': ({ outcome: { places } }) => places.filter((place) => place === 1).length > 1,
  'two share a place behind, and the next stays empty': ({ outcome: { places } }) => String(places.toSorted((a, b) => a - b)) === '1,2,2,4',
  'names are told to who sits at the table, and to nobody else': ({ text, seats }) => {
    const sitting = Array.from({ length: seats }, (_, seat) => `p${seat + 1}`).join(' ');
    const lines = text.split('\n').filter((line) => line.includes('"type":"took"'));
    const told = lines.filter((line) => line.startsWith(`  ${sitting} {`));
    const watched = lines.filter((line) => line.startsWith('  watching {'));
    const isNamed = (line: string) => / of Brass|Tin | Yard/.test(line);
    return told.length > 0 && told.length + watched.length === lines.length && told.every(isNamed) && !watched.some(isNamed);
  },
} satisfies Readonly<Record<string, Show>>;

/** Plays at random, but mostly takes what is free, as people do: otherwise groups would hardly grow. */
export const drafting: Choose = ({ game, deal: { seed }, n }, _seat, moves) => {
  const dice = diceFor(seed, n + 1, 'idle');
  const free = moves.filter((move) => !game.notate(move).includes('scrap'));
  const some = dice.below(4) > 0 ? free : moves;
  return some[dice.below(some.length)]!;
};

/** Whether the scores are those of the sheet, which is read a second time in the tests. */
export const scoredBySheet: Show = (t) => String(t.outcome.scores) === String(reckoned(t, hasOption(t)));

const hasOption: Show = ({ text }) => /^ {2}options .*"secondAfterTie":true/m.test(text);
/** Whether the scores hang on the option. */
const goesBy: Show = (t) => String(reckoned(t, false)) !== String(reckoned(t, true));

/** The takes as the first of the viewers was told of them. */
function taken({ text }: Transcript): readonly Took[] {
  return [...text.matchAll(/^ {2}(?:all|p1[p\d ]*) (\{"type":"took".+\})$/gm)].map((line) => JSON.parse(line[1]!) as Took);
}

/** By seat, what it holds in the end. */
function heldIn({ text }: Transcript): readonly Held[] {
  const lines = /^ {2}groups\n((?: {4}.+\n)+)/m.exec(text)![1]!.trim().split('\n');
  return lines.map((line) => {
    const groups = JSON.parse(line) as Groups;
    return COLOURS.flatMap((colour) => groups[colour].map((id) => [id, colour] as const));
  });
}

function knownIn(t: Transcript): Known {
  const parts = JSON.parse(/^ {2}parts (.+)$/m.exec(t.text)![1]!) as Record<string, Part>;
  const coloursOf = ({ colours, universal }: Traits) => (universal ? LETTERS : colours.length === 0 ? ['n'] : colours);
  return Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, { cost: part.cost, colours: coloursOf(part) }]));
}

const reckoned = (t: Transcript, secondAfterTie: boolean): readonly number[] => scores(heldIn(t), knownIn(t), secondAfterTie);

/** By colour, how many share its first place, and how many others have such parts too. */
function leaders(t: Transcript): readonly { readonly first: number; readonly rest: number }[] {
  const known = knownIn(t);
  return LETTERS.map((letter) => {
    const groups = heldIn(t).map((held) => held.flatMap(([id, group]) => (group === letter ? [known[id]!.cost] : [])));
    const strengths = groups.filter((costs) => costs.length > 0).map((costs) => 1000 * costs.length + Math.max(...costs));
    const first = strengths.filter((strength) => strength === Math.max(...strengths)).length;
    return { first, rest: strengths.length - first };
  });
}
