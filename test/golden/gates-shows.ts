import { type Ability, type Character, FACES, faceOf } from '../../shared/games/gates/characters.ts';
import type { Transcript } from './transcript.ts';

/** Every face with an ability: the transcripts show each of them at work. */
export const SKILLED: readonly Character[] = FACES.filter((face) => faceOf(face).ability !== null);

/** What else the transcripts of Gates show together. */
export const EVENTS: Readonly<Record<string, (transcript: Transcript) => boolean>> = {
  'a blind pearl and a blind character': (t) => [/^pearl deck$/, /^place deck/].every((text) => linesOf(t).some((line) => text.test(line.text))),
  'a full portal is cleared': (t) => told(t, 'placed').some(({ dropped }) => dropped !== null),
  'a full portal may not be cleared': (t) =>
    /^options .*"keepPortal":true/m.test(t.text) && told(t, 'placed').length > 6 && told(t, 'placed').every(({ dropped }) => dropped === null),
  'a pearl is raised by a diamond': (t) => told(t, 'activated').flatMap(usesIn).some(({ as, counts }) => counts === as + 1),
  'a printed diamond is paid': (t) => told(t, 'activated').some(({ character }) => faceOf(character as Character).cost.diamonds > 0),
  'paid with virtual pearls and from the hand': (t) =>
    told(t, 'activated').some((event) => new Set(usesIn(event).map(({ pearl }) => pearl === null)).size === 2),
  'an ability without a target': (t) => told(t, 'fizzled').length > 0,
  'a hand above its limit': (t) => told(t, 'discarded').length > 0,
  'an end window that is closed': (t) => linesOf(t).some(({ text }) => text === 'end'),
  'a renewal in a sweep': (t) => linesOf(t).some(({ text, events }) => text === 'sweep' && events.some(({ type }) => type === 'renewed')),
  'two symbols, one renewal': (t) => told(t, 'renewed').some(({ pearls }) => (pearls as string[]).length > 1),
  'both piles are shuffled anew': (t) => ['pearls', 'characters'].every((pile) => told(t, 'reshuffled').some((event) => event['pile'] === pile)),
  'characters run out, a place stays empty': (t) => staysEmpty(t), // R6
  'an empty place is filled again': (t) => told(t, 'filled').length > 0,
  'power sets the end, one more round follows': (t) => endsBy('power')(t) && most(t) >= 12,
  'round 100 sets the end': (t) => endsBy('rounds')(t) && told(t, 'round').length === 101 && most(t) < 12, // R46
  'no character is left': (t) => endsBy('characters')(t) && most(t) < 12, // R46
  'a tie is decided by diamonds': (t) => firsts(t) === 1 && t.outcome.scores.filter((score) => score === most(t)).length > 1,
  'a shared win': (t) => endsBy('power')(t) && firsts(t) > 1,
};

/** The faces whose abilities are used in a transcript: used, not just activated. */
export function atWork(transcript: Transcript): ReadonlySet<Character> {
  const used = new Set<Character>();
  const lines = linesOf(transcript);
  for (const { events } of lines) for (const event of events) for (const face of workIn(event)) used.add(face);
  for (const face of lastingIn(lines)) used.add(face);
  return used;
}

interface Told extends Readonly<Record<string, unknown>> {
  readonly type: string;
}

interface Line {
  readonly seat: number;
  readonly text: string;
  /** As a spectator was told them. */
  readonly events: readonly Told[];
}

interface Use {
  readonly pearl: string | null;
  readonly by: Character | null;
  readonly printed: number;
  readonly as: number;
  readonly counts: number;
}

const lines = new Map<string, readonly Line[]>();

function linesOf({ text }: Transcript): readonly Line[] {
  const known = lines.get(text) ?? read(text);
  lines.set(text, known);
  return known;
}

function read(text: string): Line[] {
  const [, ...moves] = text.slice(0, text.indexOf('\noutcome ')).split(/^(?=\d+ p)/m);
  return moves.map((move) => {
    const [, seat, words] = /^\d+ p(\d) (.+) \[/.exec(move)!;
    const events = [...move.matchAll(/^ {2}(?:all|.*watching) (\{.+\})$/gm)].map(([, json]) => JSON.parse(json!) as Told);
    return { seat: Number(seat) - 1, text: words!, events };
  });
}

const told = (transcript: Transcript, type: string): Told[] =>
  linesOf(transcript).flatMap(({ events }) => events.filter((event) => event.type === type));
const usesIn = (event: Told) => event['uses'] as readonly Use[];
const firsts = ({ outcome: { places } }: Transcript) => places.filter((place) => place === 1).length;
const most = ({ outcome: { scores } }: Transcript) => Math.max(...scores);
/** Why the end was set, and whether the round named was the last. */
const endsBy = (why: string) => (transcript: Transcript): boolean => {
  const set = told(transcript, 'set')[0];
  return set?.['why'] === why && set['last'] === told(transcript, 'round').at(-1)!['round'];
};
const staysEmpty = (transcript: Transcript): boolean => linesOf(transcript).some(({ events }, n, all) =>
  events.some(({ type, from, next }) => type === 'placed' && from !== 'deck' && next === null) &&
  all[n + 1]?.events.every(({ type }) => type !== 'filled') === true);

const SAYS: Readonly<Record<string, Ability['does']>> = {
  peeked: 'peek', exchanged: 'exchange', redrew: 'redraw', traded: 'trade', stole: 'look', banished: 'banish', recovered: 'recover',
};

/** What works at once can be told from its event. */
function workIn(event: Told): readonly Character[] {
  const does = SAYS[event.type];
  if (does !== undefined) return FACES.filter((face) => faceOf(face).ability?.does === does);
  if (event.type !== 'activated') return [];
  const taken = event['owner'] === event['seat'] ? [] : [event['character'] as Character];
  const paid = usesIn(event).flatMap(({ pearl, by, printed, as, counts }): Character[] => [
    ...(by !== null && (pearl === null || as !== printed) ? [by] : []),
    ...(counts === as - 1 ? ['b-minus' as const] : []),
  ]);
  return [...taken, ...paid];
}

/** What gives actions, or keeps cards in a hand, shows in how turns go. */
function lastingIn(lines: readonly Line[]): Character[] {
  const hands = [0, 0, 0, 0, 0];
  const expected = new Map<number, { face: Character; turn: number; actions: number }>();
  const found: Character[] = [];
  let [turn, actions] = [0, 0];
  for (const [n, { seat, text, events }] of lines.entries()) {
    if (/^(pearl|sweep|place|activate)/.test(text)) actions++;
    for (const event of events) {
      held(hands, event);
      if (event.type === 'actions') {
        const face = event['character'] as Character;
        // What lasts shows in the next turn.
        expected.set(seat, { face, turn: face === 'b-extra' ? turn + 1 : turn, actions: 3 + (event['more'] as number) });
      }
      if (event.type === 'bonus') expected.set(event['to'] as number, { face: 'r-bonus', turn: turn + 1, actions: 4 });
    }
    if (lines[n + 1]?.seat === seat) continue;
    if (hands[seat]! > 5) found.push('b-limit');
    const one = expected.get(seat);
    if (one !== undefined && turn >= one.turn) {
      if (actions >= one.actions) found.push(one.face);
      expected.delete(seat);
    }
    [turn, actions] = [turn + 1, 0];
  }
  return found;
}

function held(hands: number[], event: Told): void {
  const seat = event['seat'] as number;
  if (['took', 'drew', 'stole', 'recovered'].includes(event.type)) hands[seat]!++;
  if (['discarded', 'traded'].includes(event.type)) hands[seat]!--;
  if (event.type === 'activated') hands[seat]! -= (event['pearls'] as string[]).length;
  if (event.type === 'stole') hands[event['victim'] as number]!--;
}
