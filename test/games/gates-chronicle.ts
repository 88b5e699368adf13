import { clone } from '../../shared/engine/clone.ts';
import type { State } from '../../shared/games/gates/state.ts';
import { shuffledBy, wordsBy } from '../engine/words.ts';
import { FACTS } from './gates-sheet.ts';
import type { Bare } from './table.ts';

/** A position of Gates with everything in sight. */
export type Open = Bare<State>;

/** A move being carried out by the words of the sheet. */
interface Doing {
  readonly table: Open;
  readonly seat: number;
  /** What the dice of this move still have to give. */
  readonly words: number[];
}

/** The position after a move, kept by hand beside the rules; `n` is the move's number, whose dice shuffle. */
export function lawful(before: Open, text: string, seed: Uint8Array, n: number): Open {
  const table = clone(before);
  const doing: Doing = { table, seat: table.turn, words: wordsBy(seed, [n % 256, n >> 8, ...Array.from({ length: 10 }, () => 0)], 300) };
  carry(doing, text);
  return table;
}

function carry(doing: Doing, text: string): void {
  const { table, seat } = doing;
  const [act, first = '', second = '', third = ''] = text.split(' ');
  const me = table.players[seat]!;
  switch (act) {
    case 'pearl': take(doing, first); return spent(doing);
    case 'sweep': sweep(doing); return spent(doing);
    case 'place': place(doing, first, third); return spent(doing);
    case 'activate': return activate(doing, text);
    case 'peek':
      table.used.push('peek');
      table.characters.peeked = { by: [...new Set([...(table.characters.peeked?.by ?? []), seat])].sort((a, b) => a - b), card: table.characters.pile.at(-1)! };
      return;
    case 'exchange': {
      const [row, at] = [table.characters.row, Number(third) - 1];
      const gave = me.portal[first as 'a'];
      me.portal[first as 'a'] = row[at]!;
      row[at] = gave;
      table.used.push('exchange');
      return;
    }
    case 'trade':
      throwPearls(doing, [fromHand(doing, seat, 2)]);
      me.diamonds.push(drawCharacter(doing)!);
      return table.phase === 'end' ? endWindow(doing) : undefined;
    case 'look': table.victim = Number(first[1]) - 1; table.phase = 'steal'; return;
    case 'steal':
      keep(doing, fromHand(doing, table.victim!, Number(first)));
      table.victim = null;
      return settled(doing);
    case 'banish': {
      const [owner, at] = first.split('.') as [string, 'a'];
      const { portal } = table.players[Number(owner[1]) - 1]!;
      throwCharacters(doing, [portal[at]!], () => (portal[at] = null));
      return settled(doing);
    }
    case 'recover': {
      const at = table.paid.findIndex((pearl) => pearl.startsWith(first));
      keep(doing, table.paid.splice(at, 1)[0]!);
      return settled(doing);
    }
    case 'redraw': {
      const count = me.hand.length;
      table.used.push('redraw');
      throwPearls(doing, me.hand.splice(0));
      for (let i = 0; i < count; i++) keep(doing, drawPearl(doing));
      return endWindow(doing);
    }
    case 'end': return handLimit(doing);
    case 'discard': throwPearls(doing, [fromHand(doing, seat, Number(first))]); return handLimit(doing);
    default: throw new Error(`the sheet knows no '${act} ${second}'`);
  }
}

function take(doing: Doing, from: string): void {
  if (from === 'deck') return keep(doing, drawPearl(doing));
  const { row } = doing.table.pearls;
  const at = Number(from) - 1;
  keep(doing, row[at]!);
  row[at] = drawPearl(doing); // R1
  renewal(doing, [row[at]!]);
}

function sweep(doing: Doing): void {
  const { row } = doing.table.pearls;
  throwPearls(doing, [...row]);
  for (let at = 0; at < 4; at++) row[at] = drawPearl(doing);
  renewal(doing, row);
}

function renewal(doing: Doing, revealed: readonly string[]): void {
  if (!revealed.some((pearl) => pearl.endsWith('r'))) return;
  const { row } = doing.table.characters;
  const gone = row.filter((character) => character !== null);
  row.fill(null);
  throwCharacters(doing, gone, () => undefined);
  fill(doing);
}

function place(doing: Doing, from: string, dropping: string): void {
  const { table: { characters: { row } }, seat } = doing;
  const { portal } = doing.table.players[seat]!;
  const at = dropping as 'a' | 'b' | '';
  if (at !== '') throwCharacters(doing, [portal[at]!], () => (portal[at] = null));
  const blind = from === 'deck';
  const card = blind ? drawCharacter(doing) : row[Number(from) - 1]!;
  portal[portal.a === null ? 'a' : 'b'] = card;
  if (!blind) row[Number(from) - 1] = null;
  fill(doing);
}

function activate(doing: Doing, text: string): void {
  const { table, seat } = doing;
  const [, where, pearls, diamonds = '0'] = /^activate (\S+) with ([\d ]+?|nothing)(?: diamonds (\d+))?$/.exec(text)!;
  const me = table.players[seat]!;
  const owner = where!.includes('.') ? table.players[Number(where![1]) - 1]! : me;
  const at = where!.at(-1) as 'a' | 'b';
  const id = owner.portal[at]!;
  throwCharacters(doing, me.diamonds.splice(0, Number(diamonds)), () => undefined);
  table.paid = pearls === 'nothing' ? [] : pearls!.split(' ').map((value) => fromHand(doing, seat, Number(value))).sort();
  owner.portal[at] = null;
  me.active.push(id);
  me.power += FACTS[id]!.power;
  if (me.power >= 12 && table.end === null) table.end = { why: 'power', seat, last: table.round + 1 };
  for (let i = 0; i < FACTS[id]!.diamonds; i++) {
    const earned = drawCharacter(doing);
    if (earned !== null) me.diamonds.push(earned);
  }
  if (id === 'b-extra') table.actions++; // R21
  red(doing, id);
}

function red(doing: Doing, id: string): void {
  const { table, seat } = doing;
  const others = table.players.filter((_, other) => other !== seat);
  if (id.startsWith('r-actions')) table.actions += 3;
  if (id === 'r-bonus' && (table.end?.last !== table.round || seat < table.players.length - 1)) table.bonus++; // R34
  if (id === 'r-banish' && others.some(({ portal }) => portal.a !== null || portal.b !== null)) table.phase = 'banish';
  else if (id === 'r-look' && others.some(({ hand }) => hand.length > 0)) table.phase = 'look';
  else if (id === 'r-recover' && table.paid.length > 0) table.phase = 'recover';
  else return settled(doing);
  noCharacters(doing);
}

/** The red choice is made, or there was none: the pearls go, the action is spent. */
function settled(doing: Doing): void {
  throwPearls(doing, doing.table.paid.splice(0));
  spent(doing);
}

function spent(doing: Doing): void {
  const { table } = doing;
  noCharacters(doing);
  table.phase = 'actions';
  if (--table.actions === 0) endWindow(doing);
}

function endWindow(doing: Doing): void {
  const { table, seat } = doing;
  const { hand, active } = table.players[seat]!;
  const trades = active.includes('b-trade') && table.characters.pile.length > 0;
  const redraws = active.includes('b-redraw') && !table.used.includes('redraw');
  if (hand.length > 0 && (trades || redraws)) table.phase = 'end';
  else handLimit(doing);
}

function handLimit(doing: Doing): void {
  const { table, seat } = doing;
  const { hand, active } = table.players[seat]!;
  if (hand.length > 5 + active.filter((id) => id === 'b-limit').length) table.phase = 'limit';
  else nextTurn(table);
}

function nextTurn(table: Open): void {
  const wraps = table.turn === table.players.length - 1;
  if (wraps && table.end?.last === table.round) {
    table.phase = 'over';
    return;
  }
  if (wraps && table.round === 100 && table.end === null) table.end = { why: 'rounds', seat: null, last: 101 }; // R46
  if (wraps) table.round++;
  table.turn = (table.turn + 1) % table.players.length;
  table.actions = 3 + table.bonus + table.players[table.turn]!.active.filter((id) => id === 'b-extra').length;
  table.bonus = 0;
  table.used = [];
  table.phase = 'start';
}

/** R46. */
function noCharacters({ table }: Doing): void {
  const { characters: { pile, discard, row }, players } = table;
  const left = [...pile, ...discard, ...row, ...players.flatMap(({ portal }) => [portal.a, portal.b])].filter((card) => card !== null);
  if (left.length === 0 && table.end === null) table.end = { why: 'characters', seat: null, last: table.round + 1 };
}

function keep({ table, seat }: Doing, pearl: Open['paid'][number]): void {
  table.players[seat]!.hand.push(pearl);
  table.players[seat]!.hand.sort();
}

/** The pearl of this value from a hand, the one without the symbol if there is one. */
function fromHand({ table }: Doing, seat: number, value: number): Open['paid'][number] {
  const { hand } = table.players[seat]!;
  return hand.splice(hand.findIndex((pearl) => pearl.startsWith(String(value))), 1)[0]!;
}

function throwPearls(doing: Doing, pearls: Open['paid']): void {
  doing.table.pearls.discard.push(...pearls);
  reshuffle(doing, doing.table.pearls);
}

/** A step that discards characters; R6: gaps are filled before the move goes on. */
function throwCharacters(doing: Doing, cards: Open['characters']['pile'], leave: () => void): void {
  leave();
  doing.table.characters.discard.push(...cards);
  reshuffle(doing, doing.table.characters);
  if (cards.length > 0) fill(doing);
}

function fill(doing: Doing): void {
  const { row } = doing.table.characters;
  for (let at = 0; at < 2; at++) row[at] ??= drawCharacter(doing);
}

function drawPearl(doing: Doing): Open['paid'][number] {
  const pearl = doing.table.pearls.pile.pop()!;
  reshuffle(doing, doing.table.pearls);
  return pearl;
}

function drawCharacter(doing: Doing): Open['characters']['row'][number] {
  const { characters } = doing.table;
  const card = characters.pile.pop() ?? null;
  if (card !== null) characters.peeked = null; // R25
  reshuffle(doing, characters);
  return card;
}

/** R4. */
function reshuffle<T>({ words }: Doing, cards: { pile: T[]; discard: T[] }): void {
  if (cards.pile.length > 0 || cards.discard.length === 0) return;
  cards.pile.push(...shuffledBy(words, cards.discard));
  cards.discard.length = 0;
}
