import { batch } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { GUILDS, numberOf } from '../../../shared/cards/mystique.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import type { Move, State } from '../../../shared/games/guilds/state.ts';
import { GuildBadge } from '../../cards/Card.tsx';
import type { Choice } from '../../table/choice.ts';
import type { BoardProps, Person } from '../../table/view.ts';
import { Twice } from './Hand.tsx';
import { type Words, wordsOf } from './words.ts';

interface AskProps {
  readonly choice: Choice<State, Move>;
  readonly words: Words;
}

/** What the cards on the table do not say: how many, whom to ask, for what, and the answers. */
export function Ask({ state, me, people, language, choice }: BoardProps<State, Move>) {
  if (choice === null || me === null) return null;
  const words = wordsOf(language);
  const others = people.filter(({ seat }) => seat !== me);
  const { proposal } = state;
  if (proposal === null) return <Purchase choice={choice} others={others} words={words} />;
  if (proposal.want === null) return <Question choice={choice} others={others} seller={proposal.seller} words={words} />;
  return <Answer choice={choice} acts={proposal.closed ? ['accept', 'decline'] : ['close', 'refuse']} words={words} />;
}

function Purchase({ choice, others, words }: AskProps & { readonly others: readonly Person[] }) {
  const card = choice.picks.value['card'];
  const meant = choice.chosen.value.at(-1);
  if (card === undefined) return null;
  const amounts = (part: 'discard' | 'deck') =>
    Array.from({ length: 6 }, (_, n) => n).filter((n) => choice.can(part, n, { act: 'buy', card }));
  const both = amounts('discard').length > 1;
  return (
    <>
      {meant?.act === 'buy' && numberOf(meant.card) > 1 && (
        <Amount part="deck" legend={words.drawDeck} amounts={amounts('deck')} at={meant.deck} choice={choice} />
      )}
      {meant?.act === 'buy' && both && (
        <Amount part="discard" legend={words.discardDeck} amounts={amounts('discard')} at={meant.discard} choice={choice} />
      )}
      <Sellers key="sellers" sellers={others.filter(({ seat }) => choice.can('seller', seat, { card }))} choice={choice} words={words} />
    </>
  );
}

interface AmountProps {
  readonly part: 'discard' | 'deck';
  readonly legend: string;
  readonly amounts: readonly number[];
  readonly at: number;
  readonly choice: Choice<State, Move>;
}

function Amount({ part, legend, amounts, at, choice }: AmountProps) {
  if (amounts.length < 2) return null;
  return <Pick name={part} legend={legend} options={amounts.map((n) => ({ value: n, label: n }))} at={at} onPick={(n) => choice.pick(part, n)} />;
}

function Sellers({ sellers, at, choice, words }: AskProps & { readonly sellers: readonly Person[]; readonly at?: Seat }) {
  if (sellers.length === 0) return null;
  const options = sellers.map(({ seat, name }) => ({ value: seat, label: <bdi>{name}</bdi> }));
  return <Pick name="seller" legend={words.ask} options={options} at={at} onPick={(seat) => askSeller(choice, seat)} />;
}

/** Whoever is asked is asked for anything, until more is said: that is a whole move. */
function askSeller(choice: Choice<State, Move>, seller: Seat): void {
  batch(() => {
    choice.pick('seller', seller);
    if (choice.chosen.value.at(-1)?.act === 'ask' && choice.can('guild', 'any')) choice.pick('guild', 'any');
  });
}

function Question({ choice, others, seller, words }: AskProps & { readonly others: readonly Person[]; readonly seller: Seat }) {
  const wants = (['any', ...GUILDS] as const).map((guild) => ({
    value: guild,
    label:
      guild === 'any' ? (
        words.anything
      ) : (
        <>
          <GuildBadge guild={guild} name={words.guild(guild)} />
          <Twice guild={guild} />
        </>
      ),
  }));
  const unsent = choice.chosen.value[0]?.act === 'ask';
  return (
    <>
      {unsent && <Sellers key="sellers" sellers={others} at={seller} choice={choice} words={words} />}
      <Pick name="guild" legend={words.wanted} options={wants} at={choice.picks.value['guild']} onPick={(guild) => choice.pick('guild', guild)} />
    </>
  );
}

function Answer({ choice, acts, words }: AskProps & { readonly acts: readonly ('close' | 'refuse' | 'accept' | 'decline')[] }) {
  const options = acts.filter((act) => choice.can('act', act)).map((act) => ({ value: act, label: words[act] }));
  return <Pick name="act" legend={words.yourAnswer} options={options} at={choice.picks.value['act']} onPick={(act) => choice.pick('act', act)} />;
}

interface PickProps<T> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: T; readonly label: ComponentChildren }[];
  readonly at: string | number | undefined;
  readonly onPick: (value: T) => void;
}

function Pick<T extends string | number>({ name, legend, options, at, onPick }: PickProps<T>) {
  return (
    <fieldset class={`pick by-${name}`}>
      <legend class="hide">{legend}</legend>
      <span class="label" aria-hidden="true">
        {legend}
      </span>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === at} onChange={() => value !== at && onPick(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
