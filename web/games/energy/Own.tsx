import type { Card as Face } from '../../../shared/cards/mystique.ts';
import { own, seen } from '../../../shared/engine/secret.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import { after, ASPECTS, type Factors, factorsOf, product } from '../../../shared/games/energy/groups.ts';
import { heldBy, type Move, type State } from '../../../shared/games/energy/state.ts';
import { Card, CardBack } from '../../cards/Card.tsx';
import type { Person } from '../../table/view.ts';
import { Mark } from './Tile.tsx';
import type { Words } from './words.ts';

interface OwnProps {
  readonly state: State;
  readonly me: Seat;
  readonly will: Move | null;
  readonly words: Words;
}

/** One's own two cards, and what the energy card comes to: now, and once the chosen cell is filled. */
export function Own({ state, me, will, words }: OwnProps) {
  const energy = own(state.energy[me]!, me);
  const card = heldBy(state, me) ?? null;
  const now = factorsOf(state.layout, energy);
  const then = will === null ? now : (after(state, me, will)?.after ?? now);
  return (
    <section class="mine" aria-label={words.yourCards}>
      <figure>
        {card === null || will !== null ? (
          <span class="card ghost" role="img" aria-label={card === null ? words.noneLeft : words.card(card)} />
        ) : (
          <Card card={card} faces={words} moves />
        )}
        <figcaption>{card === null ? words.noneLeft : words.toPlace}</figcaption>
      </figure>
      <figure>
        <Card card={energy} faces={words} />
        <figcaption>{words.energy}</figcaption>
      </figure>
      <FactorList energy={energy} from={now} to={then} words={words} />
    </section>
  );
}

/** The three groups of an energy card, each with its mark, and their product. */
export const FactorList = ({ energy, from, to = from, words }: { readonly energy: Face; readonly from: Factors; readonly to?: Factors; readonly words: Words }) => (
  <ul class="factors" aria-live="polite">
    {ASPECTS.map((aspect) => (
      <li key={aspect} class={from[aspect] === to[aspect] ? '' : 'changes'}>
        <span class="hide">{words.largest(words.kind(aspect, energy), from[aspect], to[aspect])}</span>
        <Mark aspect={aspect} card={energy} faces={words} />
        <span class="kind" aria-hidden="true">
          {words.kind(aspect, energy)}
        </span>
        <b aria-hidden="true">{change(from[aspect], to[aspect])}</b>
      </li>
    ))}
    <li class={`product${product(from) === product(to) ? '' : ' changes'}`}>
      <span class="hide">{words.productIs(product(from), product(to))}</span>
      <span class="kind" aria-hidden="true">
        {words.product}
      </span>
      <b aria-hidden="true">{change(product(from), product(to))}</b>
    </li>
  </ul>
);

const change = (from: number, to: number): string => (from === to ? `${from}` : `${from} → ${to}`);

/** Everybody's two cards as they are seen from outside: the backs of those that are hidden. `but`: who is shown elsewhere. */
export const Held = ({ state, people, but, words }: { readonly state: State; readonly people: readonly Person[]; readonly but: Seat | null; readonly words: Words }) => (
  <section class="held" aria-label={words.cards}>
    <ul>
      {people
        .filter(({ seat }) => seat !== but)
        .map(({ seat, name }) => {
          const energy = seen(state.energy[seat]!);
          const card = heldBy(state, seat);
          return (
            <li key={seat}>
              <b>{name}</b>
              {card === null ? <span class="card ghost" role="img" aria-label={words.noneLeft} /> : <Known card={card} title={words.toPlace} words={words} moves />}
              {(energy !== undefined || but === null) && <Known card={energy} title={words.energy} words={words} />}
            </li>
          );
        })}
    </ul>
  </section>
);

const Known = ({ card, title, words, moves = false }: { readonly card: Face | undefined; readonly title: string; readonly words: Words; readonly moves?: boolean }) =>
  card === undefined ? (
    <span role="img" aria-label={`${title}: ${words.hidden}`}>
      <CardBack />
    </span>
  ) : (
    <Card card={card} faces={words} name={`${title}: ${words.card(card)}`} moves={moves} />
  );
