import type { Character } from '../../shared/games/gates/characters.ts';
import { LIST } from '../games/manufactory-list.ts';
import type { Choose } from '../games/playout.ts';
import { hoarding, idling, keen } from './gates-players.ts';
import { atWork, EVENTS } from './gates-shows.ts';
import { drafting, MANUFACTORY_SHOWS, scoredBySheet } from './manufactory-shows.ts';
import type { Transcript } from './transcript.ts';

/** A transcript to be kept: what is played, and what it has to show. */
export interface Case {
  /** The file's name, without `.txt`. */
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  /** As they would be sent: what is left out has its default. */
  readonly options: object;
  /** How much likelier than the rest each kind of move is, when a game is looked for. */
  readonly weights: Readonly<Record<string, number>>;
  /** Plays where chance would not come to what is looked for. */
  readonly choose?: Choose;
  /** Where the search is known to end: the first game from this test seed on is taken. Without it the shortest of all. */
  readonly seed?: number;
  /** How many games are played in search of it. */
  readonly tries?: number;
  /** What the file's name says, each by itself. */
  readonly shows: Readonly<Record<string, (transcript: Transcript) => boolean>>;
}

const buying = { draw: 2, buy: 6, ask: 3 };
const last = ({ moves }: Transcript) => moves.at(-1)!.text;
const plays = (pattern: RegExp) => (transcript: Transcript) => transcript.moves.some(({ text }) => pattern.test(text));
const follows = (first: RegExp, next: RegExp) => ({ moves }: Transcript) =>
  moves.some(({ text }, i) => i > 0 && next.test(text) && first.test(moves[i - 1]!.text));

const endsByPick = (transcript: Transcript) => last(transcript) === 'draw' && /^ {2}deck .*\[\]\}$/m.test(transcript.text);
const endsByPurchase = (transcript: Transcript) => /^buy .* deck \d$/.test(last(transcript));
const firsts = ({ outcome }: Transcript) => outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
const winners = (transcript: Transcript) => firsts(transcript).length;
const best = ({ outcome: { scores } }: Transcript) => scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
const cardsOf = ({ text }: Transcript): number[] =>
  /^ {2}hands\n((?: {4}.+\n)+)/m.exec(text)![1]!.trim().split('\n').map((hand) => (JSON.parse(hand) as { value: string[] }).value.length);
// G15: it counts for nobody any more.
const influenceStays = (transcript: Transcript) =>
  new RegExp(`^ {2}discard .*"${last(transcript).split(' ')[1]}"\\]$`, 'm').test(transcript.text);
// What nobody knew during play: a seat's own part of an event is not the others'.
const keepsApart = ({ text }: Transcript) => /^ {2}p1 \{/m.test(text) && /^ {2}.*watching \{.*"\$hidden"/m.test(text);

// Energy tells nobody more than the others, and every game is as long as the next: places are what there is to look at.
const byTurnOrder = ({ outcome: { scores, places } }: Transcript, place: number): boolean => {
  const [first, second] = [places.indexOf(place), places.indexOf(place + 1)];
  return scores[first] === scores[second] && first < second;
};
const lowestFirst = ({ outcome: { scores, places } }: Transcript) =>
  places.every((place, seat) => places.every((other, rival) => (scores[seat]! < scores[rival]! ? place < other : true)));
const placedEach = ({ text }: Transcript, seats: number) =>
  Array.from({ length: seats }, (_, seat) => text.split(`"type":"placed","seat":${seat},`).length - 1).every((count) => count === 60 / seats - 1);

// Eddies tells everybody the same: its events can be read as they stand.
const told = ({ text }: Transcript, type: string): Record<string, unknown>[] =>
  [...text.matchAll(/^ {2}all (\{.+\})$/gm)].map((line) => JSON.parse(line[1]!) as Record<string, unknown>).filter((event) => event['type'] === type);
const endsFor = (reason: string) => (t: Transcript) => told(t, 'ended').at(-1)!['reason'] === reason;
const extras = (count: number) => (t: Transcript) => told(t, 'extra').length === count;
const oneWins = (t: Transcript) => winners(t) === 1;
const categories = (t: Transcript): number[][] =>
  (told(t, 'round').at(-1)!['totals'] as Record<string, number>[]).map((won) => ['suit', 'colour', 'number'].map((key) => won[key]!).sort((a, b) => a - b));
/** In `balance` the first is parted from another by the lowest (0), middle (1) or highest (2) of the three numbers. */
const partedBy = (which: number) => (t: Transcript) => {
  const all = categories(t);
  const [first] = firsts(t);
  return all.some((one, seat) => seat !== first && one[which]! < all[first!]![which]! && one.slice(0, which).every((n, i) => n === all[first!]![i]));
};

/** Every option and every way a game can end (G15, G16, G25, G26; E22–E26, E31, E33; N16; R39, R41, R46; Manufactory's R4, R23, R28, R29), and the market's three answers. */
export const CASES: readonly Case[] = [
  guilds('2-ends-by-pick', 2, {}, { 'the last card is picked': endsByPick, 'one wins': (t) => winners(t) === 1 }),
  guilds('3-ends-by-purchase', 3, {}, {
    'the last cards are bought': endsByPurchase,
    'the Influence card is on the Discard Deck': influenceStays,
    'the top discard is taken': plays(/^take$/),
  }),
  guilds('4-shared-first-place', 4, {}, {
    'two or more are first': (t) => winners(t) > 1,
    'with equal points and equally many cards': (t) => new Set(firsts(t).map((seat) => `${t.outcome.scores[seat]} ${cardsOf(t)[seat]}`)).size === 1,
    'the next place stays empty': (t) => !t.outcome.places.includes(2),
  }),
  guilds('2-fewest-cards-win', 2, {}, {
    'equal points': (t) => best(t).length > 1,
    'one wins': (t) => winners(t) === 1,
    'by fewer cards': (t) => firsts(t).every((seat) => best(t).every((other) => seat === other || cardsOf(t)[seat]! < cardsOf(t)[other]!)),
  }),
  guilds('4-buy-from-both', 4, { buyFromBoth: true }, {
    'a purchase from both decks': plays(/^buy ... discard \d deck \d$/),
    'a purchase from the Discard Deck alone': plays(/^buy ... discard \d$/),
    'a purchase from the Draw Deck alone': plays(/^buy ... deck \d$/),
  }),
  guilds('2-buy-from-both-ends-by-purchase', 2, { buyFromBoth: true }, {
    'the last cards are bought': endsByPurchase,
    'with some from the Discard Deck': (t) => /discard/.test(last(t)),
    'the Influence card is on the Discard Deck': influenceStays,
  }),
  guilds('3-market-accept', 3, { market: true }, {
    'an offer is accepted': follows(/^close$/, /^accept$/),
    'several cards change hands': ({ moves }) => moves.some(({ text }, i) => text === 'accept' && moves[i - 3]?.text.startsWith('offer')),
  }),
  guilds('4-market-decline', 4, { market: true }, {
    'an offer is declined': follows(/^close$/, /^decline$/),
    'the Influence card is used at once': boughtAfter(/^decline$/),
  }),
  guilds('2-market-refuse', 2, { market: true }, {
    'a refusal at once': follows(/^for /, /^refuse$/),
    'a refusal with cards laid out': follows(/^offer /, /^refuse$/),
    'then an ordinary action': follows(/^refuse$/, /^(draw|take|buy .*)$/),
  }),
  guilds('3-both-variants', 3, { buyFromBoth: true, market: true }, {
    'a purchase from both decks': plays(/^buy ... discard \d deck \d$/),
    'an offer is accepted': plays(/^accept$/),
    'a refusal': plays(/^refuse$/),
  }),
  eddies('3-rounds', 3, {}, { 'the rounds are played': endsFor('rounds'), 'one wins': oneWins, 'nobody could follow': (t) => told(t, 'won').some(({ over }) => over === null) }),
  eddies('4-rounds-shared', 4, { match: { rounds: 2 } }, { 'the rounds are played': endsFor('rounds'), 'two or more win': (t) => winners(t) > 1 }),
  eddies('5-balance-middle-number', 5, { match: { rounds: 3 }, scoring: 'balance', hand: 'short' }, {
    'one wins': oneWins,
    'by the middle number': (t) => partedBy(1)(t) && best(t).length > 1,
    'cards stay out': (t) => told(t, 'round').every(({ out }) => (out as string[]).length === 10),
  }),
  eddies('6-balance-highest-number', 6, { match: { rounds: 3 }, scoring: 'balance' }, { 'one wins': oneWins, 'by the highest number': partedBy(2) }),
  eddies('8-balance-shared', 8, { match: { rounds: 3 }, scoring: 'balance' }, {
    'two or more win': (t) => winners(t) > 1,
    'with the same three numbers': (t) => new Set(firsts(t).map((seat) => String(categories(t)[seat]))).size === 1,
  }),
  eddies('6-target', 6, { match: { target: null }, hand: 'short' }, {
    'the target is reached': endsFor('target'),
    'it is the usual one': (t) => /^ {2}options .*"target":10/m.test(t.text) && Math.max(...t.outcome.scores) >= 10,
    'not in the first round': (t) => told(t, 'round').length > 1,
  }),
  eddies('7-target-parted', 7, { match: { target: 2 } }, {
    'an extra round parts the first': endsFor('parted'),
    'after one that did not': (t) => told(t, 'extra').length > 1,
    'cards stay out': (t) => told(t, 'round').every(({ out }) => (out as string[]).length === 4),
  }),
  eddies('8-target-shared', 8, { match: { target: 2 } }, { 'three extra rounds': extras(3), 'part nobody': endsFor('shared'), 'two or more win': (t) => winners(t) > 1 }),
  eddies('4-balance-target', 4, { match: { target: 1 }, scoring: 'balance' }, { 'the target is reached': endsFor('target'), 'one wins': oneWins }),
  eddies('8-balance-target-parted', 8, { match: { target: 1 }, scoring: 'balance' }, { 'an extra round parts the first': endsFor('parted'), 'one wins': oneWins }),
  { ...eddies('4-twenty-rounds', 4, { match: { target: 20 }, scoring: 'balance', hand: 'short' }, {
    'twenty rounds are enough': endsFor('long'),
    'twenty rounds': (t) => told(t, 'round').length === 20,
    'the target is not reached': ({ outcome: { scores } }) => Math.max(...scores) < 20,
  }), tries: 3 },
  energy('2-lowest-product', 2, {}, { 'the scores differ': ({ outcome: { scores } }) => scores[0] !== scores[1], 'the second seat wins': (t) => firsts(t)[0] === 1 }),
  energy('3-open-cards', 3, { openCards: true }, { 'played with open cards': (t) => /^ {2}options \{"openCards":true\}$/m.test(t.text) }),
  energy('4-first-by-turn-order', 4, {}, { 'equal products, the earlier seat first': (t) => byTurnOrder(t, 1) }),
  energy('5-last-by-turn-order', 5, {}, { 'equal products, the later seat last': (t) => byTurnOrder(t, 4) }),
  energy('6-open-cards-three-equal', 6, { openCards: true }, {
    'three equal products in turn order': (t) => byTurnOrder(t, 2) && byTurnOrder(t, 3),
  }),
  gates('2-round-100', 2, { keepPortal: true }, {
    choose: idling, seed: 2, events: ['round 100 sets the end', 'a full portal may not be cleared', 'both piles are shuffled anew'],
    abilities: 'b-virtual-6 b-one-eight',
  }),
  gates('2-no-character-left', 2, {}, {
    choose: hoarding, seed: 44,
    events: ['no character is left', 'characters run out, a place stays empty', 'an empty place is filled again',
      'a full portal is cleared', 'an end window that is closed'],
    abilities: 'r-look b-trade b-redraw',
  }),
  gates('2-neighbour-on-both-sides', 2, {}, {
    choose: keen, seed: 102,
    events: ['power sets the end, one more round follows', 'paid with virtual pearls and from the hand', 'a renewal in a sweep'],
    abilities: 'r-wisp-45 r-actions-even r-bonus r-look r-banish b-virtual-4 b-virtual-7 b-three-any b-one-eight b-limit b-extra ' +
      'b-exchange',
  }),
  gates('3-without-a-target', 3, {}, {
    choose: keen, seed: 59,
    events: ['an ability without a target', 'a printed diamond is paid', 'a blind pearl and a blind character', 'a renewal in a sweep'],
    abilities: 'r-bonus r-look r-banish b-virtual-2 b-virtual-4 b-virtual-any b-trade b-limit b-peek',
  }),
  gates('3-keep-portal-tie-by-diamonds', 3, { keepPortal: true }, {
    choose: keen, seed: 32, events: ['a tie is decided by diamonds', 'a full portal may not be cleared', 'a pearl is raised by a diamond'],
    abilities: 'r-actions-odd r-recover r-look b-virtual-3 b-virtual-5 b-virtual-6 b-virtual-any b-one-eight b-trade',
  }),
  gates('4-three-share-the-win', 4, {}, {
    choose: keen, seed: 139, events: ['a shared win', 'a hand above its limit'],
    abilities: 'r-wisp-45 r-actions-odd r-actions-even r-recover r-bonus r-look r-banish b-virtual-2 b-virtual-4 b-virtual-7 ' +
      'b-virtual-8 b-virtual-any b-one-eight b-minus b-trade b-extra b-peek b-exchange',
  }),
  gates('4-keep-portal-two-symbols', 4, { keepPortal: true }, {
    choose: keen, seed: 63, events: ['two symbols, one renewal', 'a full portal may not be cleared'],
    abilities: 'r-wisp-36 r-wisp-45 r-actions-odd r-actions-even r-recover r-bonus r-look r-banish b-virtual-1 b-virtual-4 b-virtual-5 ' +
      'b-virtual-6 b-virtual-7 b-virtual-8 b-virtual-any b-three-any b-one-eight b-trade b-exchange',
  }),
  gates('5-characters-run-out', 5, {}, {
    choose: keen, seed: 132,
    events: ['characters run out, a place stays empty', 'an empty place is filled again', 'both piles are shuffled anew'],
    abilities: 'r-wisp-36 r-wisp-45 r-actions-odd r-actions-even r-recover r-bonus r-look r-banish b-virtual-2 b-virtual-3 b-virtual-4 ' +
      'b-virtual-5 b-virtual-6 b-virtual-7 b-virtual-8 b-virtual-any b-three-any b-one-eight b-minus b-trade b-limit b-extra ' +
      'b-peek b-exchange b-redraw',
  }),
  gates('5-keep-portal-shared-win', 5, { keepPortal: true }, {
    choose: keen, seed: 27, events: ['a shared win', 'a full portal may not be cleared'],
    abilities: 'r-wisp-36 r-wisp-45 r-actions-odd r-actions-even r-recover r-bonus r-look r-banish b-virtual-1 b-virtual-2 b-virtual-3 ' +
      'b-virtual-5 b-virtual-6 b-virtual-7 b-virtual-8 b-virtual-any b-three-any b-one-eight b-minus b-limit b-extra b-peek ' +
      'b-exchange b-redraw',
  }),
  manufactory('2-belt-slides-to-the-end', 2, {}, [
    'the deck runs out and the belt slides on', 'with three left, the third is paid for', 'with two left, the second is free',
    'a part that cost something becomes free', 'a dual part is declared', 'all six groups bring points',
  ]),
  manufactory('2-uneven-turns', 2, { crates: 3 }, ['turns come out uneven', 'more crates than players']),
  manufactory('2-list', 2, { parts: { list: LIST } }, [
    'names are told to who sits at the table, and to nobody else', 'a universal part is declared neutral',
    'copies lie in two groups, and the one that pays says from which',
  ]),
  manufactory('3-nobody-second-after-a-tie', 3, {}, [
    'several are level for first in a colour', 'the next group there would be second with the option', 'two or more share the first place',
  ]),
  manufactory('4-second-after-a-tie', 4, { crates: 4, secondAfterTie: true }, [
    'several are level for first in a colour', 'the next group there is second by the option', 'two share a place behind, and the next stays empty',
  ]),
];

type Shows = Case['shows'];

function guilds(name: string, seats: number, options: object, shows: Shows): Case {
  const base: Shows = { 'hands are kept apart': keepsApart, 'somebody wins': (t) => winners(t) >= 1 };
  return { name: `guilds-${name}`, game: 'guilds', seats, options, weights: buying, shows: { ...base, ...shows } };
}

function eddies(name: string, seats: number, options: object, shows: Shows): Case {
  const base: Shows = {
    'the rules play the last trick of each round': (t) => told(t, 'played').filter(({ rules }) => rules === true).length === seats * told(t, 'round').length,
    'everybody is told the same': ({ text }) => !/^ {2}p\d/m.test(text),
    'hands are kept apart': ({ text }) => /^ {4}\{"\$shown":\[0\]/m.test(text),
  };
  return { name: `eddies-${name}`, game: 'eddies', seats, options, weights: {}, tries: 400, shows: { ...base, ...shows } };
}

function energy(name: string, seats: number, options: object, shows: Shows): Case {
  const base: Shows = {
    'the deal lays the first two cards': ({ text }) => /^deal\n( {2}all .*"rules":true.*\n){2}1 p/m.test(text),
    'all place equally many': (t) => placedEach(t, seats),
    'the lowest product is first': lowestFirst,
    'places are never shared': ({ outcome: { places } }) => new Set(places).size === seats,
  };
  return { name: `energy-${name}`, game: 'energy', seats, options, weights: {}, shows: { ...base, ...shows } };
}

interface Wanted {
  readonly choose: Choose;
  readonly seed: number;
  readonly events: readonly string[];
  /** Faces, by spaces. */
  readonly abilities: string;
}

function gates(name: string, seats: number, options: object, { choose, seed, events, abilities }: Wanted): Case {
  const works = abilities.split(' ').map((face) => [`${face} at work`, (t: Transcript) => atWork(t).has(face as Character)] as const);
  const base: Shows = { 'hands are kept apart': ({ text }) => /^ {4}\{"hand":\{"\$shown":\[0\]/m.test(text) };
  const shows = { ...base, ...Object.fromEntries(events.map((event) => [event, EVENTS[event]!])), ...Object.fromEntries(works) };
  return { name: `gates-${name}`, game: 'gates', seats, options, weights: {}, choose, seed, tries: 200, shows };
}

function manufactory(name: string, seats: number, options: object, shown: readonly (keyof typeof MANUFACTORY_SHOWS)[]): Case {
  const shows: Shows = { 'the scores are those of the sheet': scoredBySheet, ...Object.fromEntries(shown.map((what) => [what, MANUFACTORY_SHOWS[what]])) };
  return { name: `manufactory-${name}`, game: 'manufactory', seats, options, weights: {}, choose: drafting, seed: 1, tries: 500, shows };
}

function boughtAfter(answer: RegExp): (transcript: Transcript) => boolean {
  return ({ moves }) =>
    moves.some(({ text }, i) => {
      const asked = moves.slice(0, i).findLast((move) => move.text.startsWith('ask'))?.text.split(' ')[2];
      return answer.test(text) && moves[i + 1]?.text.startsWith(`buy ${asked} `) === true;
    });
}
