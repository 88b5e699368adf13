import { own, seen, size } from '../../../shared/engine/secret.ts';
import type { Move, State } from '../../../shared/games/guilds/state.ts';
import { CardBack } from '../../cards/Card.tsx';
import { lazily } from '../../pages/Lazy.tsx';
import type { BoardProps } from '../../table/view.ts';
import { Decks } from './Decks.tsx';
import { Hand, OpenHand } from './Hand.tsx';
import { type Words, wordsOf } from './words.ts';

/** The table of Guilds: the two decks, a proposal while there is one, and the hand; for those without one, the hands from outside. */
export function Board({ state, me, people, language, choice }: BoardProps<State, Move>) {
  const words = wordsOf(language);
  // Until it is sent, a proposal is told in the slip and its card stays where it is: nothing moves.
  const lifted = choice?.chosen.value.find((move) => move.act === 'ask')?.card;
  const proposal = lifted === undefined ? state.proposal : null;
  return (
    <>
      <div class="beside">
        <Decks state={state} choice={choice} words={words} />
      </div>
      <div class="lower stack">
        {proposal !== null && <ProposalOnTable state={state} proposal={proposal} me={me} people={people} words={words} />}
        {me === null ? (
          <Hands state={state} people={people} words={words} />
        ) : (
          <Hand hand={own(state.hands[me]!, me)} lifted={lifted} me={me} state={state} people={people} choice={choice} words={words} />
        )}
      </div>
    </>
  );
}

/** Only tables with the market have proposals: their code comes with the first one. */
export const ProposalOnTable = lazily(() => import('./Proposal.tsx').then((module) => module.ProposalOnTable));

function Hands({ state, people, words }: { readonly state: State; readonly people: BoardProps<State, Move>['people']; readonly words: Words }) {
  return (
    <section class="own" aria-labelledby="hands">
      <div class="ruled">
        <h2 id="hands">{words.hands}</h2>
      </div>
      <ul class="others">
        {people.map((who) => {
          const { seat } = who;
          const hand = state.hands[seat]!;
          const open = seen(hand);
          return (
            <li key={seat}>
              <h3>{words.handOf(who, size(hand))}</h3>
              {open === undefined ? <Backs count={size(hand)} /> : <OpenHand hand={open} words={words} moves />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const Backs = ({ count }: { readonly count: number }) => (
  <span class="fan" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <CardBack key={i} />
    ))}
  </span>
);
