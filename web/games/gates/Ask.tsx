import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Legal } from '../../../shared/engine/game.ts';
import { seen, size } from '../../../shared/engine/secret.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import type { Move, Pearl, State } from '../../../shared/games/gates/state.ts';
import { paymentOf } from '../../../shared/games/gates/text/play.ts';
import type { Choice } from '../../table/choice.ts';
import type { BoardProps, Parts } from '../../table/view.ts';
import { PearlFace, Print } from './Face.tsx';
import { parts } from './parts.ts';
import { type Words, wordsOf } from './words.ts';

type Payment = Legal<Move & { readonly act: 'activate' }>;

interface AskProps {
  readonly state: State;
  readonly me: Seat;
  readonly choice: Choice<State, Move>;
  readonly words: Words;
}

/** What the cards on the table do not say: how it is paid for, what makes room, whose hand, which pearl, and what else can be done. */
export function Ask({ state, me, people, language, choice }: BoardProps<State, Move>) {
  if (choice === null || me === null) return null;
  const words = wordsOf(language);
  const { picks } = choice;
  const given = { state, me, choice, words };
  const { portal, card, act } = picks.value;
  const asked = words.prompt(state.phase, 0, false, 0);
  if (state.phase === 'look') {
    const seats = people.filter(({ seat }) => choice.can('seat', seat));
    return (
      <Pick name="seat" legend={asked} choice={choice}>
        {seats.map((who) => ({ value: who.seat, label: `${who.name}, ${words.pearlsHeld(size(state.players[who.seat]!.hand))}` }))}
      </Pick>
    );
  }
  if (state.phase === 'steal' || state.phase === 'recover') {
    const cards = state.phase === 'recover' ? state.paid : (seen(state.players[state.victim!]!.hand) ?? []);
    return (
      <Pick name="value" legend={asked} choice={choice}>
        {valuesOf(cards).map((value) => ({ value, label: <Coin value={value} /> }))}
      </Pick>
    );
  }
  if (portal !== undefined && state.phase !== 'banish') return <Payments key={portal} {...given} />;
  if (card !== undefined) return choice.fitting.value.length > 1 || picks.value['drop'] !== undefined ? <p class="label">{words.makesRoom}</p> : null;
  return (
    <>
      <Acts choice={choice} words={words} />
      {act === 'exchange' && <p class="label">{words.exchanges}</p>}
    </>
  );
}

const ACTS = ['peek', 'exchange', 'trade', 'redraw', 'end'] as const;

/** What needs no card to point at. */
function Acts({ choice, words }: { readonly choice: Choice<State, Move>; readonly words: Words }) {
  const acts = ACTS.filter((act) => choice.can('act', act));
  if (acts.length === 0) return null;
  return (
    <Pick name="act" legend={words.also} choice={choice}>
      {acts.map((act) => ({ value: act, label: words.acts[act] }))}
    </Pick>
  );
}

/** So many payments are shown until more are asked for. */
const SHOWN = 6;

/** The ways to pay that fit the pearls pointed at, the cheapest first: what each spends, and why that is enough. */
function Payments({ state, me, choice, words }: AskProps) {
  const [all, showAll] = useState(false);
  const fitting = choice.moves.value.filter((move): move is Payment => fits(parts(move), choice.picks.value));
  const meant = choice.chosen.value.at(-1);
  if (fitting.length < 2) return null;
  const shown = all || fitting.findIndex((move) => move === meant) >= SHOWN ? fitting.length : SHOWN;
  return (
    <>
      <fieldset class="pick payments">
        <legend class="hide">{words.payWith}</legend>
        {fitting.slice(0, shown).map((move) => {
          const why = words.why(paymentOf(move, state, me), move.diamonds);
          return (
            <label key={parts(move)['pay']}>
              <input type="radio" name="pay" checked={move === meant} aria-label={`${words.spends(move.values, move.diamonds)}${why && `: ${why}`}`} onChange={() => choice.pick('pay', parts(move)['pay']!)} />
              <span aria-hidden="true">
                {move.values.map((value, i) => (
                  <Coin key={i} value={value} />
                ))}
                {Array.from({ length: move.diamonds }, (_, i) => (
                  <Print key={`d${i}`} of="diamonds" class="gem" />
                ))}
                {why !== '' && <small>{why}</small>}
              </span>
            </label>
          );
        })}
      </fieldset>
      {fitting.length > 3 && <p class="label">{words.narrow}</p>}
      {fitting.length > shown && (
        <button type="button" class="look" onClick={() => showAll(true)}>
          {words.showAll(fitting.length)}
        </button>
      )}
    </>
  );
}

const Coin = ({ value }: { readonly value: number }) => (
  <span class="coin">
    <PearlFace pearl={String(value) as Pearl} />
  </span>
);

/** Whether a move has all that was pointed at. A payment that was picked leaves the others in sight. */
const fits = (move: Parts, picks: Parts): boolean => Object.entries(picks).every(([part, value]) => part === 'pay' || move[part] === value);

const valuesOf = (cards: readonly Pearl[]): number[] => [...new Set(cards.map((pearl) => Number(pearl[0])))];

interface PickProps {
  /** The part that is picked. */
  readonly name: string;
  readonly legend: string;
  readonly choice: Choice<State, Move>;
  readonly children: readonly { readonly value: string | number; readonly label: ComponentChildren }[];
}

const Pick = ({ name, legend, choice, children }: PickProps) => (
  <fieldset class={`pick by-${name}`}>
    <legend class="hide">{legend}</legend>
    {children.map(({ value, label }) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={value === choice.picks.value[name]}
          {...(name === 'value' && { 'aria-label': String(value) })}
          onChange={() => choice.pick(name, value)}
        />
        {label}
      </label>
    ))}
  </fieldset>
);
