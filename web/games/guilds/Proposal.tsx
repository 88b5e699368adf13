import type { Card as Face, Guild } from '../../../shared/cards/mystique.ts';
import { seen, size } from '../../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../../shared/engine/types.ts';
import { mostFor } from '../../../shared/games/guilds/market.ts';
import type { Proposal, State } from '../../../shared/games/guilds/state.ts';
import { Card, CardBack, GuildBadge } from '../../cards/Card.tsx';
import type { Person } from '../../table/view.ts';
import { Twice } from './Hand.tsx';
import type { Words } from './words.ts';

interface ProposalProps {
  readonly state: State;
  readonly proposal: Proposal;
  readonly me: Viewer;
  readonly people: readonly Person[];
  readonly words: Words;
}

/** A proposal as it lies on the table: who asks whom, the Influence card, what is wanted, what is laid out (G42–G46). */
export function ProposalOnTable({ state, proposal, me, people, words }: ProposalProps) {
  const { want, closed } = proposal;
  const person = (seat: Seat): Person | null => (seat === me ? null : people.find((one) => one.seat === seat)!);
  const buyer = person(state.turn);
  const seller = person(proposal.seller);
  const most = mostFor(proposal.card, proposal.seller, state);
  const laid = size(proposal.laid);
  return (
    <section class="proposal" aria-labelledby="proposal">
      <div class="ruled">
        <h2 id="proposal">{words.proposal}</h2>
        <span class="label">{words.laidOut(laid, most)}</span>
      </div>
      <Card card={proposal.card} faces={words} moves />
      <div>
        <p class="lead">{words.proposes(buyer, seller, proposal.card)}</p>
        {want !== null && (
          <>
            <Wanted want={want} words={words} />
            <Laid laid={seen(proposal.laid)} count={laid} most={most} mine={proposal.seller === me} words={words} />
            <p class="label">{closed ? words.answering(buyer) : words.laying(seller)}</p>
          </>
        )}
      </div>
    </section>
  );
}

const Wanted = ({ want, words }: { readonly want: Guild | 'any'; readonly words: Words }) => (
  <p>
    <span class="label">{words.wanted}</span>{' '}
    {want === 'any' ? (
      words.anything
    ) : (
      <span class="named">
        <GuildBadge guild={want} />
        {words.guild(want)}
      </span>
    )}{' '}
    <Twice guild={want} />
  </p>
);

/** What is laid out, from the back for those who may not see it, and the places that are left. */
function Laid({ laid, count, most, mine, words }: { readonly laid: readonly Face[] | undefined; readonly count: number; readonly most: number; readonly mine: boolean; readonly words: Words }) {
  return (
    <ul class="laid">
      {Array.from({ length: most }, (_, i) => {
        const card = i < count ? laid?.[i] : undefined;
        // The seller's cards are still in the hand, and a card moves from one place only.
        if (card !== undefined) return <li key={i}><Card card={card} faces={words} moves={!mine} /></li>;
        return <li key={i} aria-hidden="true">{i < count ? <CardBack /> : <span class="card ghost" />}</li>;
      })}
    </ul>
  );
}
