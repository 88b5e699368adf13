import { batch } from '@preact/signals';
import { type Card as Face, DECK, type Guild, guildOf, GUILDS, numberOf } from '../../../shared/cards/mystique.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import type { Move, State } from '../../../shared/games/guilds/state.ts';
import { Card } from '../../cards/Card.tsx';
import { stepAlong } from '../../cards/stepAlong.ts';
import type { Choice } from '../../table/choice.ts';
import type { Person } from '../../table/view.ts';
import type { Words } from './words.ts';

interface HandProps {
  readonly hand: readonly Face[];
  /** A card that leaves the hand once a proposal is sent. */
  readonly lifted: Face | undefined;
  readonly me: Seat;
  readonly state: State;
  readonly people: readonly Person[];
  readonly choice: Choice<State, Move> | null;
  readonly words: Words;
}

/** One's own hand by guild, each with its total and with what is publicly known of it elsewhere. */
export function Hand({ hand: kept, lifted, me, state, people, choice, words }: HandProps) {
  const hand = lifted === undefined ? kept : DECK.filter((card) => card === lifted || kept.includes(card));
  const groups = byGuild(hand);
  const pressFor = pressing(hand, choice);
  return (
    <section class="own" aria-labelledby="hand">
      <div class="ruled">
        <h2 id="hand">{words.yourHand}</h2>
        <span class="label">{words.handHolds(hand.length, groups.length)}</span>
      </div>
      <ul class="hand">
        {groups.map(([guild, cards]) => (
          <li class="set" key={guild}>
            <ul>
              {cards.map((card) => (
                <li key={card}>
                  <Card card={card} faces={words} moves class={card === lifted ? 'lifted' : ''} {...pressFor(card)} />
                </li>
              ))}
            </ul>
            <p>
              <span>
                {words.guild(guild)} <Twice guild={guild} />
              </span>{' '}
              <b>{total(cards)}</b>
              <Elsewhere guild={guild} me={me} state={state} people={people} words={words} />
            </p>
          </li>
        ))}
      </ul>
      <p class="label legend">{words.legend}</p>
    </section>
  );
}

/** Blue suns count twice (G24): a mark for the eye, the legend tells it. */
export const Twice = ({ guild }: { readonly guild: Guild | 'any' }) => (guild === 'bs' ? <i class="twice" aria-hidden="true">×2</i> : null);

/** A hand that lies open, small. */
export const OpenHand = ({ hand, words, moves = false }: { readonly hand: readonly Face[]; readonly words: Words; readonly moves?: boolean }) => (
  <ul class="hand small">
    {byGuild(hand).map(([guild, cards]) => (
      <li class="set" key={guild}>
        <ul>
          {cards.map((card) => (
            <li key={card}>
              <Card card={card} faces={words} moves={moves} />
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

/** What others are known to hold of a guild, and what of it was discarded. */
function Elsewhere({ guild, me, state, people, words }: { readonly guild: Guild } & Pick<HandProps, 'me' | 'state' | 'people' | 'words'>) {
  const others = people.filter(({ seat }) => seat !== me).map((who) => ({ who, value: valueOf(guild, state.known[who.seat]!) }));
  const facts = [...others, { who: null, value: valueOf(guild, state.discard) }].filter(({ value }) => value > 0);
  if (facts.length === 0) return null;
  return (
    <small>
      {facts.map(({ who, value }) => {
        const { short, long } = who === null ? words.discarded(value) : words.shows(who, value);
        return (
          <em key={who?.seat}>
            <bdi aria-hidden="true">{who?.name}</bdi>
            <i aria-hidden="true">{short}</i>
            <span class="hide"> {long}</span>
          </em>
        );
      })}
    </small>
  );
}

/** By guild in the deck's order, the highest number first. */
function byGuild(hand: readonly Face[]): readonly (readonly [Guild, readonly Face[]])[] {
  const groups = GUILDS.map((guild) => [guild, hand.filter((card) => guildOf(card) === guild).toReversed()] as const);
  return groups.filter(([, cards]) => cards.length > 0);
}

const total = (cards: readonly Face[]): number => cards.reduce((sum, card) => sum + numberOf(card), 0);
const valueOf = (guild: Guild, cards: readonly Face[]): number => total(cards.filter((card) => guildOf(card) === guild));

/** How the cards of the hand are pressed. Where none of them can be, they are pictures: nothing is impossible about them. */
function pressing(hand: readonly Face[], choice: Choice<State, Move> | null) {
  if (choice === null) return () => ({});
  const laid = new Set(choice.chosen.value.flatMap((move) => (move.act === 'offer' ? [move.card] : [])));
  const possible = new Set(hand.filter((card) => laid.has(card) || choice.can('card', card)));
  if (possible.size === 0) return () => ({});
  const picked = choice.picks.value['card'];
  return (card: Face) => ({
    pressed: card === picked || laid.has(card),
    onKeyDown: stepAlong,
    press: !possible.has(card) ? null : choice.can('act', 'draw') ? () => turnTo(choice, card) : () => choice.pick('card', card),
  });
}

/** On an ordinary turn another card is another choice, with its own amounts. */
function turnTo(choice: Choice<State, Move>, card: Face): void {
  batch(() => {
    const again = choice.picks.value['card'] === card;
    choice.clear();
    if (!again) choice.pick('card', card);
  });
}
