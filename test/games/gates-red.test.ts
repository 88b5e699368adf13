import { describe } from 'vitest';
import { GATES_NOTATION } from './gates-position.ts';
import { type Row, rulings } from './table.ts';

const red: Row[] = [
  {
    rule: 'actions', says: 'three more in this turn', given: 'p1 1 3 5 7 | p1.a r-actions-odd', play: 'p1: activate a with 1 3 5 7',
    then: 'left 5 | p1.power 2',
    told: { nobody: 'p1 activated r-actions-odd on a with 1 3 5 7 diamonds -, power 0 to 2, earned 0; p1 has 3 more by r-actions-odd' },
  },
  {
    rule: 'actions', says: 'in this turn only', given: 'p1 2 4 6 8 | p1.a r-actions-even | left 1',
    play: 'p1: activate a with 2 4 6 8; p1: sweep; p1: sweep; p1: sweep; p2: sweep; p2: sweep; p2: sweep', then: 'turn p1 | left 3',
  },
  {
    rule: 'actions', says: 'power is looked at first', given: 'round 3 | p1 1 3 5 7 | p1.a r-actions-odd | p1.has g-8888 g-8888',
    play: 'p1: activate a with 1 3 5 7', then: 'left 5 | end power p1 4',
    told: { nobody: 'p1 activated r-actions-odd on a with 1 3 5 7 diamonds -, power 10 to 12, earned 0; set by power of p1, last 4; p1 has 3 more by r-actions-odd' },
  },
  {
    rule: 'R35', says: 'as the last action: its three actions follow', given: 'p1 2 4 6 8 | p1.a r-actions-even | left 1',
    play: 'p1: activate a with 2 4 6 8', then: 'turn p1 | left 3 | phase actions', can: 'p1: sweep',
  },
  {
    rule: 'R35', says: 'before any end window', given: 'p1 1 2 4 6 8 | p1.a r-actions-even | p1.has b-redraw | left 1',
    play: 'p1: activate a with 2 4 6 8', then: 'left 3', cannot: 'p1: redraw; p1: end',
  },
  {
    rule: 'bonus', says: 'the next player has one more', given: 'p1 4 4 5 5 | p3 - | p1.a r-bonus | left 1',
    play: 'p1: activate a with 4 4 5 5', then: 'turn p2 | left 4',
    told: { nobody: 'p1 activated r-bonus on a with 4 4 5 5 diamonds -, power 0 to 2, earned 0; p1 gave p2 1 more' },
  },
  {
    rule: 'bonus', says: 'once', given: 'p1 4 4 5 5 | p1.a r-bonus | left 1',
    play: 'p1: activate a with 4 4 5 5; p2: sweep; p2: sweep; p2: sweep; p2: sweep; p1: sweep; p1: sweep; p1: sweep',
    then: 'turn p2 | left 3',
  },
  {
    rule: 'bonus', says: 'and not the one after that', given: 'p1 4 4 5 5 | p1.a r-bonus | left 1',
    play: 'p1: activate a with 4 4 5 5; p2: sweep; p2: sweep; p2: sweep; p2: sweep', then: 'turn p1 | left 3',
  },
  {
    rule: 'bonus', says: 'on top of an own one', given: 'p1 4 4 5 5 | p1.a r-bonus | p2.has b-extra | left 1',
    play: 'p1: activate a with 4 4 5 5', then: 'turn p2 | left 5',
  },
  {
    rule: 'bonus', says: 'the last seat’s next is the first', given: 'turn p2 | p2 4 4 5 5 | p2.a r-bonus | left 1',
    play: 'p2: activate a with 4 4 5 5', then: 'turn p1 | left 4 | round 2',
  },
  {
    rule: 'R34', says: 'no turn left to have it in', given: 'round 5 | end power p1 5 | turn p3 | p3 4 4 5 5 | p3.a r-bonus',
    play: 'p3: activate a with 4 4 5 5', then: 'left 2 | bonus 0',
    told: { nobody: 'p3 activated r-bonus on a with 4 4 5 5 diamonds -, power 0 to 2, earned 0; p3 had nothing of r-bonus' },
  },
  {
    rule: 'R34', says: 'one left', given: 'round 5 | end power p1 5 | turn p2 | p2 4 4 5 5 | p3 - | p2.a r-bonus | left 1',
    play: 'p2: activate a with 4 4 5 5', then: 'turn p3 | left 4',
  },
  {
    rule: 'R34', says: 'in the round before the last it reaches over',
    given: 'round 4 | end power p1 5 | turn p2 | p2 4 4 5 5 | p2.a r-bonus | left 1', play: 'p2: activate a with 4 4 5 5',
    then: 'turn p1 | left 4',
  },
  {
    rule: 'R34', says: 'also when it sets the end itself',
    given: 'round 4 | turn p2 | p2 4 4 5 5 | p2.a r-bonus | p2.has g-8888 g-8888 | left 1', play: 'p2: activate a with 4 4 5 5',
    then: 'turn p1 | left 4 | end power p2 5',
  },
  {
    rule: 'banish', says: 'any other player’s portal card',
    given: 'p1 1 1 5 | p1.a r-banish | p1.b g-88 | p2.b g-pair | p3.a g-quad | p3.b b-peek | p5 -', play: 'p1: activate a with 1 1 5',
    legal: { p1: 'banish p2.b; banish p3.a; banish p3.b' }, sees: { nobody: 'paid 1 1 5' },
    then: 'phase banish | left 3 | turn p1 | paid 1 1 5 | spent - | p1.power 1 | p1.has r-banish',
  },
  {
    rule: 'banish', says: 'is discarded, then the pearls are', given: 'p1 1 1 5 | p1.a r-banish | p2.b g-pair',
    play: 'p1: activate a with 1 1 5; p1: banish p2.b', then: 'p2.b - | out g-pair | spent 1 1 5 | paid - | left 2 | phase actions',
  },
  {
    rule: 'R47', says: 'a single target is asked for, and nothing else is possible',
    given: 'p1 1 1 2 5 | p1.a r-banish | p2.b g-pair | p1.has b-trade', play: 'p1: activate a with 1 1 5',
    legal: { p1: 'banish p2.b', p2: '' },
  },
  {
    rule: 'R30', says: 'an own card is no target', given: 'p1 1 1 5 | p1.a r-banish | p1.b g-88', play: 'p1: activate a with 1 1 5',
    then: 'p1.b g-88 | phase actions | left 2',
  },
  {
    rule: 'R29', says: 'nothing to banish: the activation stands', given: 'p1 1 1 5 | p1.a r-banish', play: 'p1: activate a with 1 1 5',
    then: 'p1.has r-banish | p1.power 1 | left 2 | phase actions | spent 1 1 5 | paid -',
    told: { nobody: 'p1 activated r-banish on a with 1 1 5 diamonds -, power 0 to 1, earned 0; p1 had nothing of r-banish' },
  },
  {
    rule: 'R47', says: 'look reaches every other player with a card in hand', given: 'p1 5 6 7 8 | p2 1 | p3 2 | p4 - | p5 3 | p1.a r-look',
    play: 'p1: activate a with 5 6 7', legal: { p1: 'look p2; look p3; look p5' }, then: 'phase look | left 3',
  },
  {
    rule: 'R29', says: 'nobody has a card', given: 'p1 5 6 7 8 | p1.a r-look | p3 -', play: 'p1: activate a with 5 6 7',
    then: 'phase actions | left 2 | p1 8 | spent 5 6 7',
  },
  {
    rule: 'R30', says: 'after the look one card must be taken', given: 'p1 5 6 7 | p2 1 3 3r 3 8 | p1.a r-look',
    play: 'p1: activate a with 5 6 7; p1: look p2', legal: { p1: 'steal 1; steal 3; steal 8', p2: '' },
    then: 'left 3 | phase steal | victim p2',
  },
  {
    rule: 'steal', says: 'the one without the symbol', given: 'p1 5 6 7 | p2 3 3r 8 | p1.a r-look',
    play: 'p1: activate a with 5 6 7; p1: look p2; p1: steal 3', then: 'p1 3 | p2 3r 8 | left 2 | phase actions | victim - | spent 5 6 7',
  },
  {
    rule: 'steal', says: 'the one with it when there is no other', given: 'p1 4 5 6 7 | p2 3r 8 | p1.a r-look',
    play: 'p1: activate a with 5 6 7; p1: look p2; p1: steal 3', then: 'p1 3r 4 | p2 8',
  },
  {
    rule: 'steal', says: 'as the last action: then the limit', given: 'p1 1 1 1 1 1 5 6 7 | p2 8 | p1.a r-look | left 1',
    play: 'p1: activate a with 5 6 7; p1: look p2; p1: steal 8', legal: { p1: 'discard 1; discard 8' },
  },
  {
    rule: 'R31', says: 'the hand is shown to the robber, and to nobody else', given: 'p1 5 6 7 | p2 1 8 | p3 2 | p1.a r-look',
    play: 'p1: activate a with 5 6 7; p1: look p2', sees: { p1: 'p2 1 8 | p3 ?*1', p2: 'p2 1 8', p3: 'p2 ?*2', nobody: 'p2 ?*2' },
  },
  {
    rule: 'R31', says: 'not before', given: 'p1 5 6 7 | p2 1 8 | p3 2 | p1.a r-look', play: 'p1: activate a with 5 6 7',
    sees: { p1: 'p2 ?*2 | p3 ?*1' },
  },
  {
    rule: 'R31', says: 'nor after: not even the robber', given: 'p1 5 6 7 | p2 1 4 8 | p3 2 | p1.a r-look',
    play: 'p1: activate a with 5 6 7; p1: look p2; p1: steal 8',
    sees: { p1: 'p1 8 | p2 ?*2', p2: 'p1 ?*1 | p2 1 4', p3: 'p1 ?*1 | p2 ?*2', nobody: 'p1 ?*1' },
  },
  {
    rule: 'R31', says: 'the victim learns which card went, the others only that one did',
    given: 'turn p1 | phase steal | paid 5 6 7 | victim p2 | p1 - | p2 1 8 | p3 2 | p1.has r-look', play: 'p1: steal 8',
    told: { p1: 'p1 stole 8 from p2', p2: 'p1 stole 8 from p2', p3: 'p1 stole ? from p2', nobody: 'p1 stole ? from p2' },
  },
  {
    rule: 'R31', says: 'the look tells others nothing', given: 'turn p1 | phase look | paid 5 6 7 | p1 - | p2 1 8 | p3 2 | p1.has r-look',
    play: 'p1: look p2', told: { p3: 'p1 looked at p2: ?*2', nobody: 'p1 looked at p2: ?*2' },
  },
  {
    rule: 'R31', says: 'nor does the log go on telling the robber the hand', given: 'turn p1 | phase look | paid 5 6 7 | p1 - | p2 1 4 8 | p3 2 | p1.has r-look',
    play: 'p1: look p2; p1: steal 8', sees: { p1: 'p1 8 | p2 ?*2' }, told: {
      p1: 'p1 looked at p2: ?*3; p1 stole 8 from p2', p2: 'p1 looked at p2: ?*3; p1 stole 8 from p2',
      p3: 'p1 looked at p2: ?*3; p1 stole ? from p2', everyone: 'p1 looked at p2: 1 4 8; p1 stole 8 from p2',
    },
  },
  {
    rule: 'recover', says: 'one hand card just paid returns, the others go', given: 'p1 3 4 5 8 | p1.a r-recover',
    play: 'p1: activate a with 3 4 5', legal: { p1: 'recover 3; recover 4; recover 5' },
    then: 'phase recover | p1 8 | paid 3 4 5 | spent - | left 3',
  },
  {
    rule: 'recover', says: 'and then one action is spent', given: 'p1 3 4 5 8 | p1.a r-recover',
    play: 'p1: activate a with 3 4 5; p1: recover 4', then: 'phase actions | p1 4 8 | paid - | spent 3 5 | left 2',
    told: { nobody: 'p1 activated r-recover on a with 3 4 5 diamonds -, power 0 to 1, earned 0; p1 recovered 4' },
  },
  {
    rule: 'R32', says: 'at its printed value', given: 'p1 3 3 5 | p1.a r-recover | p1.has b-three-any',
    play: 'p1: activate a with 3 3 5; p1: recover 3', then: 'p1 3 | spent 3 5', cannot: 'p1: recover 4',
  },
  {
    rule: 'R32', says: 'as it was before the diamond', given: 'p1 2 4 5 | p1.a r-recover | p1.gems g-88',
    play: 'p1: activate a with 2 4 5 diamonds 1', legal: { p1: 'recover 2; recover 4; recover 5' },
  },
  {
    rule: 'R32', says: 'a hand card: no virtual one', given: 'p1 4 5 | p1.a r-recover | p1.has b-virtual-3',
    play: 'p1: activate a with 4 5', legal: { p1: 'recover 4; recover 5' },
  },
  {
    rule: 'R32', says: 'the one without the symbol', given: 'p1 3 3r 5 | p1.a r-recover | p1.has b-three-any',
    play: 'p1: activate a with 3 3 5; p1: recover 3', then: 'p1 3 | spent 3r 5',
  },
  {
    rule: 'R29', says: 'paid with virtual pearls alone nothing returns',
    given: 'p1 8 | p1.a r-recover | p1.has b-virtual-3 b-virtual-4 b-virtual-5', play: 'p1: activate a with nothing',
    then: 'phase actions | p1 8 | left 2 | p1.power 4',
  },
];

const wisps: Row[] = [
  {
    rule: 'wisp', says: 'a neighbour activates it and keeps card and power', given: 'p1 3 3 3 | p2.a r-wisp-36',
    play: 'p1: activate p2.a with 3 3 3',
    then: 'p2.a - | p1.has r-wisp-36 | p1.power 3 | p2.has - | p2.power 0 | left 2 | spent 3 3 3 | phase actions',
    told: { nobody: 'p1 activated r-wisp-36 on p2.a with 3 3 3 diamonds -, power 0 to 3, earned 0' },
  },
  {
    rule: 'wisp', says: 'so does the owner', given: 'p1 5 5 5 | p1.b r-wisp-45', play: 'p1: activate b with 5 5 5',
    then: 'p1.b - | p1.power 3',
  },
  {
    rule: 'wisp', says: 'either option in full', given: 'p1 3 3 3 6 6 6 | p1.a r-wisp-36 | p2.b r-wisp-36',
    can: 'p1: activate a with 3 3 3; p1: activate a with 6 6 6; p1: activate p2.b with 3 3 3; p1: activate p2.b with 6 6 6',
    cannot: 'p1: activate a with 3 3 6; p1: activate a with 3 3 3 6 6 6',
  },
  {
    rule: 'wisp', says: 'with everything of the activating seat',
    given: 'p1 3 5 | p1.has b-virtual-5 | p1.gems g-88 | p2.a r-wisp-45 | p2.has b-three-any b-virtual-4',
    cannot: 'p1: activate p2.a with 3 5',
    legal: { p1: 'pearl 1; pearl 2; pearl 3; pearl 4; pearl deck; sweep; place 1; place 2; place deck' },
  },
  {
    rule: 'wisp', says: 'own substitutes, virtual pearls and diamonds help',
    given: 'p1 3 4 | p1.has b-virtual-5 b-three-any | p1.gems g-88 | p2.a r-wisp-45', can: 'p1: activate p2.a with 3 4 diamonds 1',
  },
  { rule: 'wisp', says: 'not in another’s turn', given: 'p1 3 3 3 | turn p2 | p2.a r-wisp-36', legal: { p1: '' } },
  {
    rule: 'wisp', says: 'once activated it is nobody else’s', given: 'p1 3 3 3 | p2.has r-wisp-36', cannot: 'p1: activate p2.a with 3 3 3',
  },
  {
    rule: 'wisp', says: 'not from the row', given: 'p1 3 3 3 | open r-wisp-36 g-quad',
    cannot: 'p1: activate a with 3 3 3; p1: activate p2.a with 3 3 3',
  },
  {
    rule: 'R2', says: 'two players: the opponent is a neighbour, offered once', given: 'p1 3 3 3 | p2.a r-wisp-36',
    can: 'p1: activate p2.a with 3 3 3',
  },
  {
    rule: 'R2', says: 'three players: everybody is', given: 'p1 3 3 3 4 4 4 | p2.a r-wisp-36 | p3.b r-wisp-45',
    can: 'p1: activate p2.a with 3 3 3; p1: activate p3.b with 4 4 4',
  },
  {
    rule: 'R2', says: 'three players, seen from the last', given: 'turn p3 | p3 3 3 3 4 4 4 | p2.a r-wisp-36 | p1.b r-wisp-45',
    can: 'p3: activate p2.a with 3 3 3; p3: activate p1.b with 4 4 4',
  },
  {
    rule: 'R2', says: 'four: not the one opposite', given: 'p1 3 3 3 4 4 4 | p3.a r-wisp-36 | p4.b r-wisp-45',
    can: 'p1: activate p4.b with 4 4 4', cannot: 'p1: activate p3.a with 3 3 3',
  },
  {
    rule: 'R2', says: 'five: the two beside', given: 'turn p4 | p4 3 3 3 4 4 4 | p5.a r-wisp-36 | p3.b r-wisp-45',
    can: 'p4: activate p5.a with 3 3 3; p4: activate p3.b with 4 4 4',
  },
  {
    rule: 'R2', says: 'five: not the two beyond', given: 'turn p4 | p4 3 3 3 4 4 4 | p1.a r-wisp-36 | p2.b r-wisp-45 | p5 -',
    cannot: 'p4: activate p1.a with 3 3 3; p4: activate p2.b with 4 4 4',
  },
  {
    rule: 'R36', says: 'no free place is needed on the own portal', given: 'p1 3 3 3 | p1.a g-88 | p1.b g-pair | p2.a r-wisp-36',
    play: 'p1: activate p2.a with 3 3 3', then: 'p1.a g-88 | p1.b g-pair | p1.has r-wisp-36',
  },
  {
    rule: 'R37', says: 'a wisp can be replaced', given: 'p1.a r-wisp-36 | p1.b g-pair', play: 'p1: place 1 dropping a',
    then: 'out r-wisp-36 | p1.a g-quad',
  },
  {
    rule: 'R37', says: 'exchanged', given: 'p1.a r-wisp-36 | p1.has b-exchange', play: 'p1: exchange a with 2',
    then: 'p1.a g-8888 | open g-quad r-wisp-36',
  },
  {
    rule: 'R37', says: 'and banished', given: 'p1 1 1 5 | p1.a r-banish | p2.a r-wisp-36',
    play: 'p1: activate a with 1 1 5; p1: banish p2.a', then: 'p2.a - | out r-wisp-36',
  },
];

describe('red abilities', () => rulings(GATES_NOTATION, red));
describe('wisps', () => rulings(GATES_NOTATION, wisps));
