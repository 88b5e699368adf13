import { seen, size, type Visible } from '../../../../engine/secret.ts';
import type { Seat, Viewer } from '../../../../engine/types.ts';
import { plural } from '../../../../text/plural.ts';
import { listed, say, type Say } from '../../../../text/say.ts';
import type { Character } from '../../characters.ts';
import { PLACES, type State } from '../../state.ts';
import { the, these, row, whoOf, whose, words } from '../en.ts';
import { gems } from '../faces/en.ts';

/** The table of Gates in words, in English: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  const { pearls, characters, end, players, round, victim } = state;
  const hand = me === null ? undefined : seen(players[me]!.hand);
  const top = characters.peeked === null ? undefined : seen(characters.peeked.card);
  // R31: between the look and the choice the robber sees a hand.
  const shown = victim === null || me !== state.turn ? undefined : seen(players[victim]!.hand);
  return [
    say`Round ${round}${end === null ? '' : end.last === round ? ', the last' : `; round ${end.last} is the last`}.`,
    say`Open pearls: ${row(pearls.row)}.`,
    say`Open characters: ${priced(characters.row)}.`,
    ...(top === undefined ? [] : [say`On top of the pile lies ${the(top)}.`]),
    say`In the piles: ${counted(size(pearls.pile), 'pearl')} and ${counted(size(characters.pile), 'character')}.`,
    ...players.map((_, seat) => before(state, seat, me)),
    ...(hand === undefined ? [] : [hand.length === 0 ? say`Your hand is empty.` : say`Your hand: ${row(hand)}.`]),
    ...(shown === undefined ? [] : [say`${whose(victim!, me)} hand: ${row(shown)}.`]),
    turn(state, me),
  ];
}

function before({ players }: Visible<State>, seat: Seat, me: Viewer): Say {
  const { power, diamonds, hand, portal, active } = players[seat]!;
  const activated = active.length === 0 ? [] : say`; activated: ${these(active)}`;
  return say`${whoOf(seat, me)}: ${power} power, ${gems(size(diamonds))}, ${counted(size(hand), 'pearl')} in hand; on the portal: ${priced(PLACES.map((place) => portal[place]))}${activated}.`;
}

/** "the Bell Ringer (three equal pearls, 2 power)". */
function priced(places: readonly (Character | null)[]): Say {
  const all = places.filter((each) => each !== null);
  return all.length === 0 ? ['nobody'] : listed(all.map((each) => say`${the(each)} (${words.cost(each)}: ${words.gains(each)})`), ' and ');
}

function turn({ phase, turn, actions, victim }: Visible<State>, me: Viewer): Say {
  if (phase === 'over') return say`The game is over.`;
  const whoseTurn = turn === me ? say`It is your turn` : say`It is ${whose(turn, me)} turn`;
  if (phase === 'steal') return say`${whoseTurn}: to take a pearl from ${whose(victim!, me)} hand.`;
  return say`${whoseTurn}, with ${counted(actions, 'action')} left.`;
}

const counted = (n: number, what: string): string => `${n} ${plural('en', n, what, `${what}s`)}`;
