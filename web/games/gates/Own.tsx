import { seen, size } from '../../../shared/engine/secret.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import { type Character, faceOf } from '../../../shared/games/gates/characters.ts';
import { type Move, type Pearl, type Place, PLACES, type Player, type State, valueOf } from '../../../shared/games/gates/state.ts';
import { handLimit } from '../../../shared/games/gates/turn.ts';
import type { Choice } from '../../table/choice.ts';
import { CharacterFace, Print } from './Face.tsx';
import { pressOn } from './Market.tsx';
import { spending } from './parts.ts';
import { About, CharacterCard, PearlCard, Piece, type Press } from './Piece.tsx';
import type { Words } from './words.ts';

interface OwnProps {
  readonly state: State;
  readonly me: Seat;
  readonly choice: Choice<State, Move> | null;
  readonly words: Words;
}

/** One's own pearls, always in sight. Pointing at some of them narrows a payment, or discards. */
export function Hand({ state, me, choice, fresh, words }: OwnProps & { readonly fresh: readonly Pearl[] }) {
  const player = state.players[me]!;
  const hand = seen(player.hand) ?? [];
  const fresher = [...fresh];
  const isFresh = (pearl: Pearl): boolean => {
    const at = fresher.indexOf(pearl);
    return at >= 0 && fresher.splice(at, 1).length > 0;
  };
  return (
    <section class="own-hand" aria-labelledby="hand">
      <p>
        <b id="hand">{words.hand}</b> <span class="label">{words.handHolds(hand.length, handLimit(player))}</span>
      </p>
      <ul>
        {hand.map((pearl, i) => (
          <li key={i}>
            <PearlCard pearl={pearl} words={words} fresh={isFresh(pearl)} press={pearlPress(hand, i, choice)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A pearl of the hand is discarded, or, once a card is pointed at, narrows its payments to those that spend it. */
function pearlPress(hand: readonly Pearl[], i: number, choice: Choice<State, Move> | null): Press | null {
  if (choice === null) return null;
  const value = valueOf(hand[i]!);
  if (choice.can('act', 'discard')) return pressOn(choice, 'value', value);
  const portal = choice.picks.value['portal'];
  const part = spending(value, hand.slice(0, i + 1).filter((other) => valueOf(other) === value).length);
  return portal !== undefined && choice.can(part, 1, { portal }) ? pressOn(choice, part, 1) : null;
}

/** One's own portal, and what one has besides: power, diamonds, activated characters. */
export function Portal({ state, me, choice, words }: OwnProps) {
  const player = state.players[me]!;
  const will = choice?.chosen.value.at(-1) ?? null;
  return (
    <section class="portal" aria-labelledby="portal">
      <div class="ruled">
        <h2 id="portal">{words.portal}</h2>
        <Wealth player={player} words={words} />
      </div>
      <ul class="character-row">
        {PLACES.map((place) => (
          <li key={place}>
            <Spot state={state} player={player} place={place} will={will} choice={choice} words={words} />
          </li>
        ))}
      </ul>
      <Activated player={player} words={words} />
    </section>
  );
}

interface SpotProps extends Omit<OwnProps, 'me'> {
  readonly player: Player;
  readonly place: Place;
  readonly will: Move | null;
}

/** A place of one's own portal: what lies there, or what the choice brings there. */
function Spot({ state, player, place, will, choice, words }: SpotProps) {
  const id = player.portal[place];
  const comes = will?.act === 'place' && (will.dropping ?? (player.portal.a === null ? 'a' : 'b')) === place ? will.from : null;
  const press = spotPress(place, choice);
  if (comes !== null && id === null) return <Coming id={comes === 'deck' ? null : state.characters.row[comes]!} words={words} />;
  if (id === null) return <Piece name={words.free} class="card ghost" />;
  const ready = choice?.can('portal', place) === true && choice.picks.value['card'] === undefined;
  return <CharacterCard id={id} words={words} press={press} mark={comes !== null ? 'leaves' : ready && 'ready'} />;
}

const Coming = ({ id, words }: { readonly id: Character | null; readonly words: Words }) => (
  <Piece name={words.comes(id)} class="card will" colour={id === null ? 'back' : faceOf(id).colour}>
    <CharacterFace id={id} />
  </Piece>
);

/** A card of one's own portal makes room for one that was pointed at, is exchanged, or is activated. */
function spotPress(place: Place, choice: Choice<State, Move> | null): Press | null {
  if (choice === null) return null;
  const { card, act } = choice.picks.value;
  if (act === 'exchange') return pressOn(choice, 'place', place);
  if (card !== undefined) return choice.can('drop', place, { card }) ? pressOn(choice, 'drop', place) : null;
  return pressOn(choice, 'portal', place);
}

/** Power and diamonds, as signs with numbers. */
export const Wealth = ({ player, words }: { readonly player: Player; readonly words: Words }) => (
  <span class="wealth">
    {(['power', 'diamonds'] as const).map((of) => (
      <b key={of}>
        <Print of={of} class="gem" />
        <span class="hide">{words[of](amount(player, of))}</span>
        <span aria-hidden="true">{amount(player, of)}</span>
      </b>
    ))}
  </span>
);

const amount = ({ power, diamonds }: Player, of: 'power' | 'diamonds'): number => (of === 'power' ? power : size(diamonds));

/** The activated characters: those whose ability lasts with what it does, the others by their power. */
export function Activated({ player: { active }, words }: { readonly player: Player; readonly words: Words }) {
  if (active.length === 0) return null;
  const lasting = active.filter((id) => faceOf(id).colour === 'blue');
  return (
    <ul class="activated" aria-label={words.activated}>
      {[...lasting, ...active.filter((id) => faceOf(id).colour !== 'blue')].map((id, i) => (
        <li key={i} data-c={faceOf(id).colour}>
          <About id={id} words={words}>
            <span class="hide">{words.face(id)}</span>
            {faceOf(id).colour === 'blue' && <Print of={`does-${id}`} class="ability" />}
            {faceOf(id).power > 0 && <b>{faceOf(id).power}</b>}
          </About>
        </li>
      ))}
    </ul>
  );
}
