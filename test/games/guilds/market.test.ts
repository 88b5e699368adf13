import { describe, expect, test } from 'vitest';
import { redact } from '../../../shared/engine/secret.ts';
import { played, type Row, rulings, type Who } from '../table.ts';
import { GUILDS_NOTATION } from './position.ts';

const THREE = 'with market | p1 2ys 4bc | p2 3bs 2bs 1rm | p3 5ys | discard 1bm | deck *9';
const TWO = 'with market | p1 4ys | p2 3bs 2bs | deck *9';
const ALL_WANTS = 'for any; for ys; for rs; for bs; for ym; for rm; for bm; for ya; for ra; for ba; for yc; for rc; for bc';

const asking: Row[] = [
  {
    rule: 'G40', says: 'asking is a way of buying, beside the others: the complete list',
    given: THREE,
    legal: {
      p1: `draw; take; buy 2ys deck 1; buy 2ys deck 2; buy 4bc deck 1; buy 4bc deck 2; buy 4bc deck 3; buy 4bc deck 4;
        ask p2 2ys; ask p2 4bc; ask p3 2ys; ask p3 4bc`,
      p2: '', p3: '',
    },
  },
  {
    rule: 'G40', says: 'both variants together: the complete list',
    given: 'with buyFromBoth market | p1 2ys | p2 3bs | discard 1bm 2bm | deck *9',
    legal: { p1: 'draw; take; buy 2ys deck 1; buy 2ys deck 2; buy 2ys discard 1 deck 1; buy 2ys discard 2; ask p2 2ys' },
  },
  { rule: 'G40', says: 'without the option nobody can be asked', given: 'with buyFromBoth | p1 2ys | p2 3bs | deck *9', legal: { p1: 'draw; buy 2ys deck 1; buy 2ys deck 2' } },
  { rule: 'G40', says: 'an accepted proposal was the turn’s action', given: TWO, play: 'p1: ask p2 4ys; p1: for any; p2: offer 3bs; p2: close; p1: accept', then: 'turn p2', legal: { p1: '' } },
  { rule: 'G40', says: 'a card in hand is needed (G10)', given: 'with market | p1 - | p2 3bs | deck *9', legal: { p1: 'draw' } },
  { rule: 'G41', says: 'of exactly one other player, with a card of one’s own', given: THREE, cannot: 'p1: ask p1 2ys; p1: ask p4 2ys; p1: ask p2 3bs; p1: ask p2 1bm; p1: ask p2 2ys 4bc; p1: ask p2', can: 'p1: ask p2 2ys; p1: ask p3 4bc' },
  { rule: 'G41', says: 'not mixed with either deck', given: THREE, cannot: 'p1: ask p2 2ys deck 1; p1: ask p2 2ys discard 1; p1: buy 2ys p2 1', can: 'p1: ask p2 2ys' },
  {
    rule: 'G41', says: 'at most the number on the Influence card: then only close and refuse are left (G42)',
    given: THREE, play: 'p1: ask p2 2ys; p1: for any; p2: offer 3bs; p2: offer 1rm', legal: { p1: '', p2: 'close; refuse', p3: '' }, cannot: 'p2: offer 2bs',
  },
  {
    rule: 'G41', says: 'at most the seller’s hand, which may go whole',
    given: TWO, play: 'p1: ask p2 4ys; p1: for any; p2: offer 3bs; p2: offer 2bs', legal: { p1: '', p2: 'close; refuse' },
  },
  {
    rule: 'G41', says: 'and when it went whole the seller has the Influence card alone',
    given: TWO, play: 'p1: ask p2 4ys; p1: for any; p2: offer 3bs; p2: offer 2bs; p2: close; p1: accept', then: 'p1 2bs 3bs | p2 4ys | turn p2 | discard -',
  },
  { rule: 'G41', says: 'at least one', given: TWO, play: 'p1: ask p2 4ys; p1: for any', legal: { p2: 'offer 3bs; offer 2bs; refuse' }, cannot: 'p2: close' },
];

const proposing: Row[] = [
  { rule: 'G42', says: 'after seller and card, which are public, the buyer says what is wanted: the complete list', given: THREE, play: 'p1: ask p2 2ys', legal: { p1: ALL_WANTS, p2: '', p3: '' }, then: 'turn p1', told: { nobody: 'p1 asked p2 2ys' } },
  { rule: 'G42', says: 'nothing else can be done then, and it is not withdrawn', given: THREE, play: 'p1: ask p2 2ys', cannot: 'p1: draw; p1: take; p1: buy 4bc deck 1; p1: ask p3 4bc; p1: decline; p1: refuse; p1: for 3bs; p1: for xs' },
  {
    rule: 'G42', says: 'the wish is public and binds nobody: the seller may lay out anything',
    given: THREE, play: 'p1: ask p2 4bc; p1: for bs', legal: { p1: '', p2: 'offer 3bs; offer 2bs; offer 1rm; refuse', p3: '' }, told: { p2: 'p1 asked p2 4bc; p1 wanted bs of p2', nobody: 'p1 asked p2 4bc; p1 wanted bs of p2' }, then: 'turn p2',
  },
  { rule: 'G42', says: 'a guild of which the seller has nothing may be wanted', given: TWO, play: 'p1: ask p2 4ys; p1: for rc', legal: { p2: 'offer 3bs; offer 2bs; refuse' } },
  {
    rule: 'G42', says: 'cards are laid out one by one, in any order, and not taken back',
    given: THREE, play: 'p1: ask p2 4bc; p1: for any; p2: offer 1rm', legal: { p1: '', p2: 'offer 3bs; offer 2bs; close; refuse', p3: '' }, cannot: 'p2: offer 1rm; p2: offer 5ys; p2: offer 4bc', then: 'laid 1rm | turn p2',
  },
  { rule: 'G42', says: 'the order of laying out changes nothing', given: THREE, play: 'p1: ask p2 4bc; p1: for any; p2: offer 1rm; p2: offer 3bs; p2: close; p1: accept', then: 'p1 2ys 3bs 1rm | p2 2bs 4bc | turn p2' },
  { rule: 'G42', says: 'the seller may refuse after laying out, until closing', given: THREE, play: 'p1: ask p2 2ys; p1: for any; p2: offer 3bs; p2: offer 2bs; p2: refuse', then: 'turn p1 | open - | laid - | p1 2ys 4bc | p2 2bs 3bs 1rm' },
  { rule: 'G42', says: 'after closing the buyer accepts or declines, nothing else; the seller has done', given: THREE, play: 'p1: ask p2 2ys; p1: for any; p2: offer 3bs; p2: close', legal: { p1: 'accept; decline', p2: '', p3: '' }, then: 'turn p1' },
  { rule: 'G42', says: 'the buyer cannot withdraw before', given: THREE, play: 'p1: ask p2 2ys; p1: for any; p2: offer 3bs', legal: { p1: '' }, cannot: 'p1: decline; p1: accept; p1: draw' },
];

const openly: Row[] = [
  {
    rule: 'G44', says: 'from asking on the Influence card lies open, in nobody’s hand or its size',
    given: THREE, play: 'p1: ask p2 2ys', then: 'open 2ys | p1 4bc | discard 1bm', sees: { nobody: 'open 2ys | p1 ?*1', p2: 'open 2ys | p1 ?*1', p1: 'open 2ys | p1 4bc' },
  },
  {
    rule: 'G44', says: 'laid-out cards stay in the seller’s hand and size until accepted',
    given: THREE, play: 'p1: ask p2 2ys; p1: for any; p2: offer 3bs; p2: close', then: 'open 2ys | p1 4bc | p2 2bs 3bs 1rm', sees: { nobody: 'p1 ?*1 | p2 ?*3', p2: 'p2 2bs 3bs 1rm' },
  },
  {
    rule: 'G44', says: 'refused: the card is back at once and may be used, but not to ask again: the complete list',
    given: THREE, play: 'p1: ask p2 2ys; p1: for any; p2: refuse',
    then: 'p1 2ys 4bc | open - | turn p1', legal: { p1: 'draw; take; buy 2ys deck 1; buy 2ys deck 2; buy 4bc deck 1; buy 4bc deck 2; buy 4bc deck 3; buy 4bc deck 4', p2: '', p3: '' },
    cannot: 'p1: ask p3 2ys; p1: ask p2 4bc',
  },
  {
    rule: 'G44', says: 'declined: the same, with nothing moved',
    given: TWO, play: 'p1: ask p2 4ys; p1: for bs; p2: offer 3bs; p2: close; p1: decline',
    then: 'p1 4ys | p2 2bs 3bs | open - | laid - | turn p1', legal: { p1: 'draw; buy 4ys deck 1; buy 4ys deck 2; buy 4ys deck 3; buy 4ys deck 4', p2: '' },
    told: { nobody: 'p1 asked p2 4ys; p1 wanted bs of p2; p2 offered ? to p1; p2 closed ?*1 to p1; p1 declined p2 4ys' },
  },
  { rule: 'G44', says: 'the returned card buys, and the turn passes', given: TWO, play: 'p1: ask p2 4ys; p1: for bs; p2: refuse; p1: buy 4ys deck 4', then: 'discard 4ys | turn p2', can: 'p2: ask p1 3bs' },
  { rule: 'G44', says: 'with both variants the ordinary purchase may be from both decks', given: 'with buyFromBoth market | p1 2ys | p2 3bs | discard 1bm 2bm | deck *9', play: 'p1: ask p2 2ys; p1: for any; p2: refuse', legal: { p1: 'draw; take; buy 2ys deck 1; buy 2ys deck 2; buy 2ys discard 1 deck 1; buy 2ys discard 2' } },
  { rule: 'G44', says: 'X3: a card that came back openly is known to be in that hand', given: THREE, play: 'p1: ask p2 2ys; p1: for any; p2: refuse', then: 'known p1 2ys', sees: { nobody: 'known p1 2ys', p3: 'known p1 2ys' } },
  { rule: 'G44', says: 'one proposal a turn: the next turn has one again', given: TWO, play: 'p1: ask p2 4ys; p1: for bs; p2: refuse; p1: draw; p2: draw', can: 'p1: ask p2 4ys' },
  {
    rule: 'G45', says: 'a refusal gives no reason: there is one way to refuse, and it names no card but the buyer’s',
    given: THREE, play: 'p1: ask p2 2ys; p1: for bs; p2: refuse', told: { p1: 'p1 asked p2 2ys; p1 wanted bs of p2; p2 refused p1 2ys', p2: 'p1 asked p2 2ys; p1 wanted bs of p2; p2 refused p1 2ys', everyone: 'p1 asked p2 2ys; p1 wanted bs of p2; p2 refused p1 2ys' },
  },
];

const hidden: Row[] = [
  {
    rule: 'G46', says: 'before closing everybody sees how many are laid out, and the seller alone which',
    given: THREE, play: 'p1: ask p2 2ys; p1: for any; p2: offer 3bs; p2: offer 1rm',
    sees: { p1: 'laid ?*2 | p2 ?*3', p2: 'laid 3bs 1rm', p3: 'laid ?*2', nobody: 'laid ?*2' },
    told: {
      p1: 'p1 asked p2 2ys; p1 wanted any of p2; p2 offered ? to p1; p2 offered ? to p1',
      p2: 'p1 asked p2 2ys; p1 wanted any of p2; p2 offered 3bs to p1; p2 offered 1rm to p1',
      nobody: 'p1 asked p2 2ys; p1 wanted any of p2; p2 offered ? to p1; p2 offered ? to p1',
    },
  },
  {
    rule: 'G46', says: 'from closing on the buyer sees them too, and nobody else',
    given: TWO.replace('| deck', '| p3 5ra | deck'), play: 'p1: ask p2 4ys; p1: for any; p2: offer 3bs; p2: close',
    sees: { p1: 'laid 3bs | p2 ?*2', p2: 'laid 3bs', p3: 'laid ?*1', nobody: 'laid ?*1' },
  },
  {
    rule: 'G46', says: 'what the buyer saw stays told when the buyer declines, and stays hidden from the others',
    given: 'with market | p1 4ys | p2 3bs 2bs | p3 5ra | deck *9', play: 'p1: ask p2 4ys; p1: for any; p2: offer 3bs; p2: close; p1: decline',
    told: {
      p1: 'p1 asked p2 4ys; p1 wanted any of p2; p2 offered ? to p1; p2 closed 3bs to p1; p1 declined p2 4ys',
      p3: 'p1 asked p2 4ys; p1 wanted any of p2; p2 offered ? to p1; p2 closed ?*1 to p1; p1 declined p2 4ys',
    },
  },
  {
    rule: 'G46', says: 'after a refusal nobody but the seller learns what was laid out',
    given: THREE, play: 'p1: ask p2 2ys; p1: for any; p2: offer 3bs; p2: refuse',
    told: {
      p1: 'p1 asked p2 2ys; p1 wanted any of p2; p2 offered ? to p1; p2 refused p1 2ys',
      p3: 'p1 asked p2 2ys; p1 wanted any of p2; p2 offered ? to p1; p2 refused p1 2ys',
      p2: 'p1 asked p2 2ys; p1 wanted any of p2; p2 offered 3bs to p1; p2 refused p1 2ys',
    },
    sees: { p1: 'laid - | p2 ?*3' },
  },
  {
    rule: 'X7', says: 'at the end of the game everybody learns it',
    given: 'with market | p1 2ys | p2 3bs | p3 5ra | deck 1rc', play: 'p1: ask p2 2ys; p1: for any; p2: offer 3bs; p2: refuse; p1: draw',
    told: { everyone: 'p1 asked p2 2ys; p1 wanted any of p2; p2 offered 3bs to p1; p2 refused p1 2ys; p1 drew 1rc; p1 ended' },
  },
  {
    rule: 'G48', says: 'accepted: the Influence card to the seller, openly, the cards to the buyer, and the seat after the buyer plays on',
    given: THREE, play: 'p1: ask p3 2ys; p1: for ys; p3: offer 5ys; p3: close; p1: accept',
    then: 'p1 5ys 4bc | p3 2ys | p2 2bs 3bs 1rm | open - | laid - | discard 1bm | turn p2 | known p3 2ys | known p1 -', legal: { p1: '', p3: '' },
    sees: { nobody: 'p1 ?*2 | p3 ?*1 | known p3 2ys', p2: 'p1 ?*2 | p3 ?*1', p3: 'p1 ?*2 | p3 2ys' },
    told: {
      p1: 'p1 asked p3 2ys; p1 wanted ys of p3; p3 offered ? to p1; p3 closed 5ys to p1; p1 gave p3 2ys for 5ys',
      p3: 'p1 asked p3 2ys; p1 wanted ys of p3; p3 offered 5ys to p1; p3 closed 5ys to p1; p1 gave p3 2ys for 5ys',
      p2: 'p1 asked p3 2ys; p1 wanted ys of p3; p3 offered ? to p1; p3 closed ?*1 to p1; p1 gave p3 2ys for ?*1',
    },
  },
  { rule: 'G48', says: 'the seat after the last is p1', given: 'with market | p1 4ys | p2 3bs | p3 5ra | deck *9 | turn p3', play: 'p3: ask p2 5ra; p3: for any; p2: offer 3bs; p2: close; p3: accept', then: 'turn p1' },
];

const trade = (buyer: number, seller: number, influence: string, sold: string): string =>
  `p${buyer}: ask p${seller} ${influence}; p${buyer}: for any; p${seller}: offer ${sold}; p${seller}: close; p${buyer}: accept`;

const PAIR = 'with market | p1 4ys 1rc | p2 3bs 2bs | deck *20';
const again: Row[] = [
  { rule: 'G47', says: 'a seat whose latest turn was an accepted proposal may not propose: the complete list', given: PAIR, play: `${trade(1, 2, '4ys', '3bs')}; p2: draw`, legal: { p1: 'draw; buy 3bs deck 1; buy 3bs deck 2; buy 3bs deck 3; buy 1rc deck 1' } },
  { rule: 'G47', says: 'the turn after that it may', given: PAIR, play: `${trade(1, 2, '4ys', '3bs')}; p2: draw; p1: draw; p2: draw`, can: 'p1: ask p2 3bs; p1: ask p2 1rc' },
  { rule: 'G47', says: 'having been the seller does not count', given: PAIR, play: trade(1, 2, '4ys', '3bs'), can: 'p2: ask p1 4ys; p2: ask p1 2bs' },
  { rule: 'G47', says: 'having been the seller does not lift it either', given: PAIR, play: `${trade(1, 2, '4ys', '3bs')}; ${trade(2, 1, '4ys', '3bs')}`, then: 'turn p1', cannot: 'p1: ask p2 4ys; p1: ask p2 1rc', can: 'p1: draw' },
  { rule: 'G47', says: 'having been refused does not count', given: PAIR, play: 'p1: ask p2 4ys; p1: for any; p2: refuse; p1: draw; p2: draw', can: 'p1: ask p2 4ys' },
  { rule: 'G47', says: 'having declined does not count', given: PAIR, play: 'p1: ask p2 4ys; p1: for any; p2: offer 3bs; p2: close; p1: decline; p1: draw; p2: draw', can: 'p1: ask p2 4ys' },
  { rule: 'G47', says: 'each seat’s own turns count: others may trade one after the other', given: 'with market | p1 4ys | p2 3bs 2bs | p3 1rc 2rc | deck *20', play: `${trade(1, 2, '4ys', '3bs')}; ${trade(2, 3, '4ys', '1rc')}`, then: 'turn p3', can: 'p3: ask p1 4ys; p3: ask p2 2rc' },
];

const defaults: Row[] = [
  { rule: 'X5', says: 'the buyer’s wish: for any', given: TWO, play: 'p1: ask p2 4ys', idle: 'for any' },
  { rule: 'X5', says: 'the seller: refuse', given: TWO, play: 'p1: ask p2 4ys; p1: for bs', idle: 'refuse' },
  { rule: 'X5', says: 'the seller: refuse, whatever has been laid out', given: TWO, play: 'p1: ask p2 4ys; p1: for bs; p2: offer 3bs', idle: 'refuse' },
  { rule: 'X5', says: 'the seller: refuse, also at the limit', given: TWO, play: 'p1: ask p2 4ys; p1: for bs; p2: offer 3bs; p2: offer 2bs', idle: 'refuse' },
  { rule: 'X5', says: 'the buyer’s answer: decline', given: TWO, play: 'p1: ask p2 4ys; p1: for bs; p2: offer 3bs; p2: close', idle: 'decline' },
  { rule: 'X5', says: 'then a draw', given: TWO, play: 'p1: ask p2 4ys; p1: for bs; p2: offer 3bs; p2: close; p1: decline', idle: 'draw', then: 'turn p1' },
];

describe('asking', () => rulings(GUILDS_NOTATION, asking));
describe('the proposal', () => rulings(GUILDS_NOTATION, proposing));
describe('what lies open', () => rulings(GUILDS_NOTATION, openly));
describe('what is hidden', () => rulings(GUILDS_NOTATION, hidden));
describe('proposing again', () => rulings(GUILDS_NOTATION, again));
describe('when time runs out', () => rulings(GUILDS_NOTATION, defaults));

/** The market with p2 offering one card or another, then these lines. */
const afterOffer = (sold: string, then: string, given: string) =>
  played(GUILDS_NOTATION.set(given), `p1: ask p2 4ys; p1: for any; p2: offer ${sold}${then}`);

describe('G46 those who may not know which card was laid out cannot tell one from another', () => {
  const blind = 'with market | p1 4ys | p2 3bs 2bs | p3 5ra | deck *9';
  const public_ = `${blind} | known p2 3bs`;
  const buyerToo: Who[] = ['p1', 'p3', 'nobody'];
  const others: Who[] = ['p3', 'nobody'];

  test.each([
    ['while laid out', '', buyerToo],
    ['refused', '; p2: refuse', buyerToo],
    ['closed', '; p2: close', others],
    ['declined', '; p2: close; p1: decline', others],
    ['accepted', '; p2: close; p1: accept', others],
    ['accepted, and a turn later', '; p2: close; p1: accept; p2: draw', others],
  ] as const)('%s', (_title, then, viewers) => {
    for (const given of [blind, public_]) {
      const one = afterOffer('3bs', then, given);
      const other = afterOffer('2bs', then, given);
      for (const who of viewers) {
        const viewer = who === 'nobody' ? null : Number(who.slice(1)) - 1;
        expect(redact(one.state, viewer), `${who}: ${given}`).toEqual(redact(other.state, viewer));
        expect(redact(one.told, viewer), `${who}: ${given}`).toEqual(redact(other.told, viewer));
      }
    }
  });

  const inOrder = (lines: string) => played(GUILDS_NOTATION.set(blind), `p1: ask p2 4ys; p1: for any; ${lines}; p2: close; p1: accept`);
  const orders = () => [inOrder('p2: offer 3bs; p2: offer 2bs'), inOrder('p2: offer 2bs; p2: offer 3bs')] as const;

  test.each([['p3', 2], ['a spectator', null]])('nor in which order cards were laid out: %s', (_who, viewer) => {
    const [one, other] = orders();
    expect(redact(one.state, viewer)).toEqual(redact(other.state, viewer));
    expect(redact(one.told, viewer)).toEqual(redact(other.told, viewer));
  });

  test('nor does the buyer learn the order: cards are sorted when they are shown', () => {
    const [one, other] = orders();
    expect(redact(one.state, 0)).toEqual(redact(other.state, 0));
    expect(redact(one.told, 0)).toEqual(redact(other.told, 0));
  });
});
