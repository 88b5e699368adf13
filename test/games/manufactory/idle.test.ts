import { describe } from 'vitest';
import { type Row, rulings } from '../table.ts';
import { MANUFACTORY_NOTATION } from './position.ts';

const rows: Row[] = [
  { rule: 'X5', says: 'the free part that raises the own score most', given: 'belt w001/1 u001/1 k001/9 r001/9 | p1 w101/3 | p2 u201/5 u202/1', idle: 'take 2' },
  { rule: 'X5', says: 'place 2 when it brings more', given: 'belt w001/1 n001/1 | p1 w101/3 | p2 -', idle: 'take 2' },
  { rule: 'X5', says: 'equal: place 1 before 2', given: 'belt u001/1 w001/1 | p1 - | p2 -', idle: 'take 1' },
  { rule: 'X5', says: 'equal: place 1 before 2, also when neither brings anything', given: 'belt w001/1 w002/9 | p1 w101/3 | p2 -', idle: 'take 1' },
  { rule: 'X5', says: 'equal colours: w u k r g n', given: 'belt x001 | p1 - | p2 -', idle: 'take 1 as white' },
  { rule: 'X5', says: 'the colour that brings most', given: 'belt x001 | p1 - | p2 w201/1 u201/1 k201/1 g201/1 n201/1', idle: 'take 1 as red' },
  { rule: 'X5', says: 'of the colours that bring most, the first in the order', given: 'belt x001 | p1 - | p2 w201/1 u201/1 k201/1 r201/1', idle: 'take 1 as green' },
  { rule: 'X5', says: 'neutral when it alone brings most', given: 'belt x001 | p1 - | p2 w201/1 u201/1 k201/1 r201/1 g201/1', idle: 'take 1 as neutral' },
  { rule: 'X5', says: 'a dual part in its better colour', given: 'belt d001wu/2 w001 | p1 - | p2 w201/3', idle: 'take 1 as blue' },
  { rule: 'X5', says: 'a dual part, equal: the first colour', given: 'belt d001kg/2 w001 | p1 - | p2 -', idle: 'take 1 as black' },
  { rule: 'X5 R27', says: 'a fourth group counts', given: 'belt w001/1 r001/1 | p1 w101/1 u101/1 k101/1 | p2 w201/1 w202/1 r201/5', idle: 'take 2' },
  { rule: 'X5', says: 'scored as if the game ended: a cost that breaks a tie', given: 'belt w001/1 u001/6 | p1 u101/1 w101/9 | p2 u201/1 u202/1 w201/1', idle: 'take 2' },
  { rule: 'X5 R23', says: 'a tie for first is worth 2', given: 'belt w001/3 u001/3 | p1 - | p2 w201/3 u201/4', idle: 'take 1' },
  { rule: 'X5 R23', says: 'with secondAfterTie too', given: 'with secondAfterTie | belt w001/1 u001/1 | p1 - | p2 w201/3 u201/4 | p3 w301/2 u301/4', idle: 'take 2' },
  { rule: 'X5', says: 'the own score, not the lead over others', given: 'belt w001/1 u001/1 | p1 w101/1 | p2 w201/1 w202/1 | p3 -', idle: 'take 2' },
  { rule: 'X5', says: 'no discard, however good the back', given: 'belt w001/1 w002/1 k001/1 r001/1 | p1 w101/1 w102/1 | p2 -', idle: 'take 1' },
  { rule: 'X5', says: 'place 1 in a later colour before place 2 in an earlier one', given: 'belt n001/1 w001/1 | p1 - | p2 -', idle: 'take 1' },
  { rule: 'X5', says: 'one part left', given: 'belt n001/1 | turn p2 | p1 - | p2 -', idle: 'take 1' },
  { rule: 'X5', says: 'another seat’s default is by its own groups', given: 'belt w001/1 u001/1 | turn p2 | p1 u101/1 | p2 w201/5', idle: 'take 2' },
];

describe('the default when time runs out', () => rulings(MANUFACTORY_NOTATION, rows));
