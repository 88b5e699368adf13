import { allowed, credit, handOf, KINDS, matches, ORDERED, placesOf, ranking, scoreOf, setBy, shared, type Won } from './sheet.ts';

/** A match kept by hand, beside the game: the sheet's words from the deal to the places, and what is told on the way. */
export interface Chronicle {
  readonly seats: number;
  readonly balance: boolean;
  readonly short: boolean;
  readonly rounds?: number;
  readonly target?: number;
  hands: string[][];
  out: string[];
  round: number;
  first: number;
  led: number;
  trick: string[];
  readonly won: Won[];
  extra: number;
  over: boolean;
  /** What is told of the latest move, as `tell` writes it. */
  told: string[];
}

/** What is agreed before the deal. */
export type Setting = Pick<Chronicle, 'seats' | 'balance' | 'short' | 'rounds' | 'target'>;

/** The match as it begins, with the shuffled deck of round 1. */
export function opened(setting: Setting, deck: readonly string[]): Chronicle {
  const won = Array.from({ length: setting.seats }, () => Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Won);
  const kept: Chronicle = { ...setting, hands: [], out: [], round: 1, first: 0, led: 0, trick: [], won, extra: 0, over: false, told: [] };
  deal(kept, deck);
  return kept;
}

/** Who is to play, or nobody (null). */
export const toMove = (kept: Chronicle): number | null => (kept.over ? null : (kept.led + kept.trick.length) % kept.seats);

/** The texts of a seat's moves. */
export const lawful = (kept: Chronicle, seat: number): string[] =>
  seat === toMove(kept) ? allowed(kept.hands[seat]!, kept.trick).map((card) => `play ${card}`) : [];

/** One more move; `deck` is the shuffled deck should a new round begin with it. */
export function move(kept: Chronicle, text: string, deck: () => readonly string[]): void {
  kept.told = [];
  lay(kept, text.slice('play '.length), '');
  if (kept.trick.length > 0 || kept.hands.some((hand) => hand.length !== 1)) return;
  for (let i = 0; i < kept.seats; i++) lay(kept, kept.hands[toMove(kept)!]![0]!, ' by the rules'); // X4
  endRound(kept, deck);
}

function deal(kept: Chronicle, deck: readonly string[]): void {
  const cards = handOf(kept.seats, kept.short);
  const pile = [...deck];
  kept.hands = Array.from({ length: kept.seats }, () => []);
  for (let i = 0; i < cards * kept.seats; i++) kept.hands[(kept.first + i) % kept.seats]!.push(pile.pop()!); // X8
  kept.out = pile;
  kept.led = kept.first;
  kept.told.push(`dealt ${cards} in round ${kept.round} to p${kept.first + 1}`);
}

function lay(kept: Chronicle, card: string, byRules: string): void {
  const seat = toMove(kept)!;
  const before = setBy(kept.trick);
  const follows = kept.trick.length > 0 && (before.length > 0 ? matches(card, kept.trick[0]!, before) : shared(card, kept.trick[0]!).length > 0);
  const manner = kept.trick.length === 0 ? 'led' : !follows ? 'tossed' : before.length > 0 ? 'followed' : 'set';
  kept.hands[seat] = kept.hands[seat]!.filter((held) => held !== card);
  kept.trick.push(card);
  kept.told.push(`p${seat + 1} ${manner} ${card}${inWords(setBy(kept.trick))}${byRules}`);
  if (kept.trick.length === kept.seats) endTrick(kept);
}

function endTrick(kept: Chronicle): void {
  const [best, next] = ranking(kept.trick);
  const winner = (kept.led + kept.trick.indexOf(best!)) % kept.seats;
  credit(kept.won[winner]!, kept.trick);
  kept.told.push(`p${winner + 1} won with ${best} over ${next ?? 'nobody'}${inWords(setBy(kept.trick))}`);
  kept.led = winner; // E5
  kept.trick = [];
}

function endRound(kept: Chronicle, deck: () => readonly string[]): void {
  const { round, out, won, balance } = kept;
  const left = out.length === 0 ? '-' : ORDERED.filter((card) => out.includes(card)).join(' ');
  kept.told.push([`round ${round} over`, `out ${left}`, ...KINDS.map((kind) => `${kind} ${won.map((each) => each[kind]).join(' ')}`)].join(', '));
  const first = placesOf(won, balance).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const reason = ending(kept, first.length > 1);
  if (reason !== null) return end(kept, reason, first);
  if (kept.extra > 0) kept.told.push(`extra ${kept.extra} for ${first.map((seat) => `p${seat + 1}`).join(' ')}`);
  kept.round++;
  kept.first = (kept.first + 1) % kept.seats; // E4
  deal(kept, deck());
}

/** E22, E24, E25, E33: why the match is over, or null; counts an extra round that begins. */
function ending(kept: Chronicle, tied: boolean): string | null {
  const { round, rounds, target, won, balance, extra } = kept;
  if (target === undefined) return round === rounds ? 'rounds' : null;
  if (extra === 0 && won.every((each) => scoreOf(each, balance) < target)) return round === 20 ? 'long' : null;
  if (!tied) return extra > 0 ? 'parted' : 'target';
  if (extra === 3) return 'shared';
  if (round === 20) return 'long';
  kept.extra++;
  return null;
}

function end(kept: Chronicle, reason: string, first: readonly number[]): void {
  const score = scoreOf(kept.won[first[0]!]!, kept.balance);
  kept.told.push(`ended by ${reason} in round ${kept.round}, ${first.map((seat) => `p${seat + 1}`).join(' ')} with ${score}`);
  kept.over = true;
}

const inWords = (aspects: readonly string[]): string => (aspects.length === 0 ? '' : ` (${aspects.join(' ')})`);
