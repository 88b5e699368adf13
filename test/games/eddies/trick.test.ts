import { describe } from 'vitest';
import { type Row, rulings } from '../table.ts';
import { EDDIES_NOTATION } from './position.ts';

const moves: Row[] = [
  {
    rule: 'E3', says: 'there is playing a card and nothing else: no passing, no bidding, no trump',
    given: 'p1 3rm 1bc 5ys | p2 4ra 2rs 1ym | p3 2bc 5bm 4ys',
    legal: { p1: 'play 3rm; play 1bc; play 5ys' }, cannot: 'p1: pass; p1: bid 3; p1: trump s; p1: pass 3rm p2; p1: play',
  },
  {
    rule: 'E6', says: 'the leader plays any card of the own hand, and no other',
    given: 'p1 3rm 1bc 5ys | p2 4ra 2rs 1ym | p3 2bc 5bm 4ys',
    legal: { p1: 'play 3rm; play 1bc; play 5ys' }, cannot: 'p1: play 4ra; p1: play 2bc; p1: play 1rm',
  },
  {
    rule: 'E6', says: 'also in a later trick, whatever was led before',
    given: 'p1 3rm 5ys 1ym | p2 4ra 2rs 2ym | p3 2bc 5bm 4ys | led p3 | done p1 1bc 3ra 3bc',
    legal: { p1: '', p2: '', p3: 'play 4ys; play 5bm; play 2bc' },
  },
  {
    rule: 'E7', says: 'the second player plays a card that shares suit, colour or number with the lead, by choice among them',
    given: 'led p1 | trick 3rm | p1 1bc 5ys 2ba | p2 1bm 4rc 3ys 5ya 2bs | p3 4ra 2rs 1ym 2yc 5bc',
    legal: { p2: 'play 1bm; play 4rc; play 3ys' }, cannot: 'p2: play 5ya; p2: play 2bs',
  },
  {
    rule: 'E7', says: 'a card that shares two aspects is one more choice, not a duty',
    given: 'led p1 | trick 3rm | p1 1bc 5ys | p2 3ra 1bm 5ya | p3 4ra 2rs 1ym',
    legal: { p2: 'play 3ra; play 1bm' },
  },
  {
    rule: 'E7', says: 'a single sharing card must be played',
    given: 'led p1 | trick 3rm | p1 1bc 5ys | p2 1bs 5ya 3bc | p3 4ra 2rs 1ym', legal: { p2: 'play 3bc' },
  },
  {
    rule: 'E7', says: 'without a sharing card any card is tossed',
    given: 'led p1 | trick 3rm | p1 1bc 5ys | p2 1bs 5ya 4bc | p3 4ra 2rs 1ym', legal: { p2: 'play 1bs; play 5ya; play 4bc' },
  },
  {
    rule: 'E7', says: 'the second player is the seat after the leader, round the table',
    given: 'p1 1bm 4rc 5ya | p2 4ra 2rs 1ym | p3 3rm 1bc 5ys | led p3', play: 'p3: play 3rm', legal: { p1: 'play 1bm; play 4rc', p2: '', p3: '' }, then: 'turn p1',
  },
  {
    rule: 'E8', says: 'what is set is all that the first follower’s card shares with the lead, one aspect, and the play says no more',
    given: 'p1 3rm 1bc 5ys | p2 1bm 5ya 2bs | p3 4ra 2rs 1yc', play: 'p1: play 3rm; p2: play 1bm',
    told: { nobody: 'p1 led 3rm; p2 set 1bm (suit)', p3: 'p1 led 3rm; p2 set 1bm (suit)' }, cannot: 'p3: play 4ra suit',
  },
  {
    rule: 'E8', says: 'no aspect can be named with a card',
    given: 'led p1 | trick 3rm | p1 1bc 5ys | p2 3ra 1bm 5ya | p3 4ra 2rs 1ym', cannot: 'p2: play 3ra colour; p2: play 3ra number; p2: play 1bm suit',
  },
  {
    rule: 'E9', says: 'colour and number are both set by a card that shares both',
    given: 'p1 3rm 1bc 5ys | p2 3ra 5ya 2bs | p3 4ra 2rs 3yc', play: 'p1: play 3rm; p2: play 3ra', told: { nobody: 'p1 led 3rm; p2 set 3ra (colour number)' },
  },
  {
    rule: 'E9', says: 'suit and colour', given: 'p1 3rm 1bc 5ys | p2 1rm 5ya 2bs | p3 4ra 2rs 3yc', play: 'p1: play 3rm; p2: play 1rm',
    told: { nobody: 'p1 led 3rm; p2 set 1rm (suit colour)' },
  },
  {
    rule: 'E9', says: 'suit and number', given: 'p1 3rm 1bc 5ys | p2 3ym 5ya 2bs | p3 4ra 2rs 3yc', play: 'p1: play 3rm; p2: play 3ym',
    told: { nobody: 'p1 led 3rm; p2 set 3ym (suit number)' },
  },
  {
    rule: 'E10', says: 'after a toss the third player is bound by the lead as the second was',
    given: 'led p1 | trick 3rm 1bs | p1 1bc 5ys | p2 5ya 4bc | p3 4ra 2ys 1ym | p4 1yc 2bc 4ba', legal: { p3: 'play 4ra; play 1ym' }, cannot: 'p3: play 2ys',
  },
  {
    rule: 'E10', says: 'and sets what is to be followed',
    given: 'p1 3rm 1bc 5ys | p2 1bs 5ya 4bc | p3 4ra 2ys 1ym | p4 1rc 2bc 4ba', play: 'p1: play 3rm; p2: play 1bs; p3: play 4ra',
    told: { nobody: 'p1 led 3rm; p2 tossed 1bs; p3 set 4ra (colour)' }, legal: { p4: 'play 1rc' },
  },
  {
    rule: 'E10', says: 'without a sharing card the third tosses as well, and the fourth is bound by the lead',
    given: 'p1 3rm 1bc 5ys | p2 1bs 5ya 4bc | p3 4ya 2ys 1yc | p4 3bc 2bc 4rs', play: 'p1: play 3rm; p2: play 1bs; p3: play 4ya',
    told: { nobody: 'p1 led 3rm; p2 tossed 1bs; p3 tossed 4ya' }, legal: { p4: 'play 3bc; play 4rs' },
  },
  {
    rule: 'E10', says: 'a tossed card sets nothing for those after it, though they share with it',
    given: 'led p1 | trick 3rm 1bs | p1 1bc 5ys | p2 5ya 4bc | p3 4ys 2bs 1ya | p4 1yc 2bc 4ba', legal: { p3: 'play 4ys; play 2bs; play 1ya' },
  },
  {
    rule: 'E11', says: 'once suit is set a card of that suit must be played, whichever',
    given: 'led p1 | trick 3rm 1bm | p1 1bc 5ys | p2 5ya 4bc | p3 5rm 2ym 3ra 4rs 1yc', legal: { p3: 'play 5rm; play 2ym' }, cannot: 'p3: play 3ra; p3: play 4rs',
  },
  {
    rule: 'E11', says: 'once colour is set', given: 'led p1 | trick 3rm 1rs | p1 1bc 5ys | p2 5ya 4bc | p3 5rm 2ym 3ra 3ys 1yc', legal: { p3: 'play 5rm; play 3ra' },
  },
  {
    rule: 'E11', says: 'once number is set', given: 'led p1 | trick 3rm 3ys | p1 1bc 5ya | p2 5yc 4bc | p3 5rm 2ym 3ra 3bm 1yc', legal: { p3: 'play 3ra; play 3bm' },
  },
  {
    rule: 'E11', says: 'without a card of the set any card goes, also one that shares something else with the lead',
    given: 'led p1 | trick 3rm 1bm | p1 1bc 5ys | p2 5ya 4bc | p3 3ra 4rs 1yc', legal: { p3: 'play 3ra; play 4rs; play 1yc' },
  },
  {
    rule: 'E11', says: 'with two aspects set a card that has both must be played',
    given: 'led p1 | trick 3rm 3ra | p1 1bc 5ys | p2 5ya 4bc | p3 3rs 5rm 3ys 1yc', legal: { p3: 'play 3rs' },
  },
  {
    rule: 'E12', says: 'with two aspects set a card that has one of them need not be played, and none is forced',
    given: 'led p1 | trick 3rm 3ra | p1 1bc 5ys | p2 5ya 4bc | p3 5rs 3ys 1yc', legal: { p3: 'play 5rs; play 3ys; play 1yc' },
  },
  {
    rule: 'E12', says: 'half-following is a toss and cannot win, however high',
    given: 'p1 3rm 1bc 5ys | p2 3ra 5ya 4bc | p3 5rs 4ys 1yc | p4 3ys 5bm 5bs', play: 'p1: play 3rm; p2: play 3ra; p3: play 5rs; p4: play 3ys',
    told: { nobody: 'p1 led 3rm; p2 set 3ra (colour number); p3 tossed 5rs (colour number); p4 tossed 3ys (colour number); p1 won with 3rm over 3ra (colour number)' },
    then: 'turn p1 | led p1 | tricks 1 0 0 0',
  },
  {
    rule: 'E12', says: 'the same with suit and colour', given: 'p1 3rm 1bc 5ys | p2 1rm 5ya 4bc | p3 5rs 4ys 1yc', play: 'p1: play 3rm; p2: play 1rm; p3: play 5rs', then: 'turn p1 | tricks 1 0 0',
  },
  {
    rule: 'E12', says: 'the same with suit and number', given: 'p1 3rm 1bc 5ys | p2 3bm 5ya 4bc | p3 5ym 4ys 1yc', play: 'p1: play 3rm; p2: play 3bm; p3: play 5ym', then: 'turn p1 | tricks 1 0 0',
  },
  {
    rule: 'E13', says: 'a later card that shares more than the set adds nothing to it',
    given: 'led p1 | trick 3rm 1bm 5rm | p1 1bc 5ys | p2 5ya 4bc | p3 2rs 1yc | p4 4ym 4rs 2ra', legal: { p4: 'play 4ym' },
  },
  {
    rule: 'E13', says: 'a half-following card takes nothing away either',
    given: 'led p1 | trick 3rm 3ra 5rs | p1 1bc 5ys | p2 5ya 4bc | p3 2rs 1yc | p4 3rc 4rs 3bm', legal: { p4: 'play 3rc' },
  },
  {
    rule: 'E13', says: 'nor does a toss that shares another aspect change it',
    given: 'p1 3rm 1bc 5ys | p2 1bm 5ya 4bc | p3 3rs 1yc 5ra | p4 4ym 4rs 3ba', play: 'p1: play 3rm; p2: play 1bm; p3: play 3rs',
    told: { p4: 'p1 led 3rm; p2 set 1bm (suit); p3 tossed 3rs (suit)' }, legal: { p4: 'play 4ym' },
  },
  {
    rule: 'E14', says: 'a tossed card never wins: not the highest of all over the lowest',
    given: 'p1 1bc 1bs 2bc | p2 5ys 5ym 4ys | p3 2bm 3rs 4ya', play: 'p1: play 1bc; p2: play 5ys; p3: play 2bm',
    told: { nobody: 'p1 led 1bc; p2 tossed 5ys; p3 set 2bm (colour); p3 won with 2bm over 1bc (colour)' }, then: 'turn p3 | tricks 0 0 1',
  },
  {
    rule: 'E14', says: 'nor one tossed after the set, though it shares something else with the lead',
    given: 'p1 1bc 1bs 2bc | p2 3yc 5ym 4ys | p3 5bs 3bm 4ba', play: 'p1: play 1bc; p2: play 3yc; p3: play 5bs',
    told: { nobody: 'p1 led 1bc; p2 set 3yc (suit); p3 tossed 5bs (suit); p2 won with 3yc over 1bc (suit)' },
  },
  {
    rule: 'E15', says: 'the lead competes, and may win',
    given: 'p1 5rm 1bs 2bc | p2 1bm 5ya 4ys | p3 3ym 3bs 4ba', play: 'p1: play 5rm; p2: play 1bm; p3: play 3ym',
    told: { nobody: 'p1 led 5rm; p2 set 1bm (suit); p3 followed 3ym (suit); p1 won with 5rm over 3ym (suit)' }, then: 'turn p1 | tricks 1 0 0',
  },
  {
    rule: 'E16', says: 'the leader wins when nobody could follow',
    given: 'p1 1bc 1bs 2bc | p2 5ys 5ym 4ys | p3 5rm 3rs 4ya', play: 'p1: play 1bc; p2: play 5ys; p3: play 5rm',
    told: { nobody: 'p1 led 1bc; p2 tossed 5ys; p3 tossed 5rm; p1 won with 1bc over nobody' }, then: 'turn p1 | tricks 1 0 0 | suit 0 0 0 | colour 0 0 0 | number 0 0 0',
  },
  {
    rule: 'E5', says: 'the winner of a trick leads the next: any card',
    given: 'p1 3rm 1bc 5ys | p2 1bm 5ya 2bs | p3 5rm 2rs 1yc', play: 'p1: play 3rm; p2: play 1bm; p3: play 5rm',
    then: 'turn p3 | led p3 | trick - | done p1 3rm 1bm 5rm', legal: { p1: '', p2: '', p3: 'play 2rs; play 1yc' },
  },
  {
    rule: 'E5', says: 'and the seat after the winner is the next to follow',
    given: 'p1 3rm 1bc 5ys | p2 1bm 5ya 2bs | p3 5rm 2rs 1yc', play: 'p1: play 3rm; p2: play 1bm; p3: play 5rm; p3: play 1yc', legal: { p1: 'play 5ys; play 1bc', p2: '', p3: '' },
  },
  {
    rule: 'X10', says: 'only the seat to move has moves',
    given: 'led p2 | trick 3rm | p1 4ra 2rs 1ym 3bs | p2 1bc 5ys 2ba | p3 1bm 4rc 3ys 5ya', legal: { p1: '', p2: '', p3: 'play 1bm; play 4rc; play 3ys' }, then: 'turn p3',
  },
  {
    rule: 'X11', says: 'a card is written one way only',
    given: 'p1 3rm 1bc 5ys | p2 1bm 5ya 2bs | p3 5rm 2rs 1yc', can: 'p1: play 3rm',
    cannot: 'p1: 3rm; p1: Play 3rm; p1: play 3RM; p1: play 3mr; p1: play r3m; p1: play rm3; p1: play  3rm; p1: play 3 rm; p1: play 03rm; p1: play +3rm; p1: play card 3rm; p1: play 3rm 1bc',
  },
  {
    rule: 'X3', says: 'what is played lies open, hands are counted, and what was left out is seen by nobody',
    given: 'led p1 | trick 3rm | p1 1bc 5ys | p2 1bm 5ya 2bs | p3 5rm 2rs 1yc | out 1ys 2ys',
    sees: {
      p2: 'p1 ?*2 | p2 2bs 1bm 5ya | p3 ?*3 | trick 3rm | out ?*2',
      nobody: 'p1 ?*2 | p2 ?*3 | p3 ?*3 | trick 3rm | out ?*2',
    },
  },
  {
    rule: 'X3', says: 'finished tricks stay open', given: 'p1 3rm 1bc 5ys | p2 1bm 5ya 2bs | p3 5rm 2rs 1yc', play: 'p1: play 3rm; p2: play 1bm; p3: play 5rm',
    sees: { nobody: 'done p1 3rm 1bm 5rm | p1 ?*2 | p2 ?*2 | p3 ?*2', p1: 'done p1 3rm 1bm 5rm | p1 5ys 1bc' },
  },
  { rule: 'X7', says: 'after the end everything is', given: 'p1 3rm 1bc 5ys | p2 1bm 5ya 2bs | p3 5rm 2rs 1yc | out 1ys 2ys', sees: { everyone: 'p1 5ys 3rm 1bc | p2 2bs 1bm 5ya | p3 2rs 5rm 1yc | out 1ys 2ys' } },
];

const examples: Row[] = [
  {
    rule: 'worked example 1', says: 'suit is set: moons follow, the third wins, the threes of other suits do not count',
    given: 'p1 3rm 1bc 2ba | p2 1bm 5ya 2bs | p3 5rm 2rs 1yc | p4 3ys 4bc 2ra', play: 'p1: play 3rm; p2: play 1bm; p3: play 5rm; p4: play 3ys',
    told: { nobody: 'p1 led 3rm; p2 set 1bm (suit); p3 followed 5rm (suit); p4 tossed 3ys (suit); p3 won with 5rm over 3rm (suit)' }, then: 'turn p3 | tricks 0 0 1 0',
  },
  {
    rule: 'worked example 2', says: 'colour and number are set: moons beat arms, the leader is ahead, and a third with halves tosses freely',
    given: 'p1 3rm 1bc 2ba | p2 3ra 5ya 2bs | p3 5rs 3ys | p4 1ym 4bc 2ra | led p1', play: 'p1: play 3rm; p2: play 3ra', legal: { p3: 'play 5rs; play 3ys' },
  },
  {
    rule: 'worked example 2', says: 'and the leader wins', given: 'p1 3rm 1bc 2ba | p2 3ra 5ya 2bs | p3 5rs 3ys 1yc', play: 'p1: play 3rm; p2: play 3ra; p3: play 5rs',
    told: { nobody: 'p1 led 3rm; p2 set 3ra (colour number); p3 tossed 5rs (colour number); p1 won with 3rm over 3ra (colour number)' },
  },
  {
    rule: 'worked example 3', says: 'the third sets number; a fourth with a two must play it',
    given: 'p1 2bc 1rs 4bm | p2 5ys 4ra 3ym | p3 2ya 5ra 1yc | p4 2rm 5bs 3bc', play: 'p1: play 2bc; p2: play 5ys; p3: play 2ya',
    legal: { p4: 'play 2rm' }, cannot: 'p4: play 5bs; p4: play 3bc',
  },
  {
    rule: 'worked example 3', says: 'yellow beats red: the third wins',
    given: 'p1 2bc 1rs 4bm | p2 5ys 4ra 3ym | p3 2ya 5ra 1yc | p4 2rm 5bs 3bc', play: 'p1: play 2bc; p2: play 5ys; p3: play 2ya; p4: play 2rm',
    told: { nobody: 'p1 led 2bc; p2 tossed 5ys; p3 set 2ya (number); p4 followed 2rm (number); p3 won with 2ya over 2rm (number)' }, then: 'turn p3',
  },
  {
    rule: 'worked example 4', says: 'colour is set: arms beat crowns, whatever the number',
    given: 'p1 2ra 1ys 2bm | p2 5rc 4ys 3bs | p3 1yc 4bs 4bm', play: 'p1: play 2ra; p2: play 5rc; p3: play 1yc',
    told: { nobody: 'p1 led 2ra; p2 set 5rc (colour); p3 tossed 1yc (colour); p1 won with 2ra over 5rc (colour)' },
  },
  {
    rule: 'worked example 4', says: 'and the 4 of the same suit wins on number',
    given: 'p1 2ra 1ys 2bm | p2 5rc 4ys 3bs | p3 4ra 4bs 4bm', play: 'p1: play 2ra; p2: play 5rc; p3: play 4ra',
    told: { nobody: 'p1 led 2ra; p2 set 5rc (colour); p3 followed 4ra (colour); p3 won with 4ra over 2ra (colour)' },
  },
];

describe('playing a trick', () => rulings(EDDIES_NOTATION, moves));
describe('worked examples', () => rulings(EDDIES_NOTATION, examples));
