import { seen, size } from '../../../shared/engine/secret.ts';
import { type Character, faceOf } from '../../../shared/games/gates/characters.ts';
import type { Event, Pearl, State } from '../../../shared/games/gates/state.ts';
import { standings } from '../../../shared/games/gates/turn.ts';
import type { Language, Say } from '../../../shared/text/say.ts';
import type { EndProps, Person } from '../../table/view.ts';
import { Chart } from './Chart.tsx';
import { Print, Sheet } from './Face.tsx';
import { CharacterCard, PearlCard } from './Piece.tsx';
import { ENDING, type EndingWords } from './text/ending/index.ts';
import { verdictOf } from './text/ending/verdict.ts';
import { type Words, wordsOf } from './words.ts';

type AllWords = Words & EndingWords;

/** Why the places are as they are. */
export const verdict = (state: State, language: Language): Say => verdictOf(state, ENDING[language].verdict);

/** The reckoning: power and diamonds, the cards that the power came from, power over the rounds, and all that was hidden. */
export function End({ state, events, people, language }: EndProps<State, Event>) {
  const words: AllWords = { ...wordsOf(language), ...ENDING[language] };
  const { places } = standings(state);
  const placed = people.toSorted((a, b) => places[a.seat]! - places[b.seat]! || a.seat - b.seat);
  const rounds = events.flatMap((event) => (event.type === 'round' ? [event.power] : []));
  return (
    <>
      <Sheet />
      <section class="gates-end" aria-labelledby="reckoning">
        <div class="ruled">
          <h2 id="reckoning">{words.reckoning}</h2>
          <span class="label">{words.mostWins}</span>
        </div>
        <ul class="earned">
          {placed.map((who) => (
            <li key={who.seat}>
              <Earned who={who} place={places[who.seat]!} state={state} words={words} />
            </li>
          ))}
        </ul>
      </section>
      {rounds.length > 1 && <Chart rounds={rounds} people={people} words={words} />}
      <section class="gates-end" aria-labelledby="hidden">
        <div class="ruled">
          <h2 id="hidden">{words.allCards}</h2>
          <span class="label">{words.allOpen}</span>
        </div>
        {placed.map((who) => (
          <Kept key={who.seat} who={who} state={state} words={words} />
        ))}
        <Stack title={words.pearlPile} pearls={(seen(state.pearls.pile) ?? []).toReversed()} words={words} />
        <Stack title={words.characterPile} characters={(seen(state.characters.pile) ?? []).toReversed()} words={words} />
      </section>
    </>
  );
}

interface OneProps {
  readonly who: Person;
  readonly state: State;
  readonly words: AllWords;
}

/** One player’s sum: power as the sum of cards, and the diamonds left. */
function Earned({ who, place, state, words }: OneProps & { readonly place: number }) {
  const { active, power, diamonds } = state.players[who.seat]!;
  const worth = active.filter((id) => faceOf(id).power > 0);
  return (
    <>
      <div class="sum">
        <h3>
          <bdi>{who.name}</bdi> <small>{words.place(place)}</small>
        </h3>
        <b class={place === 1 ? 'won' : ''}>
          <Print of="power" class="gem" />
          {words.power(power)}
        </b>
        <b>
          <Print of="gem" class="gem" />
          {words.diamonds(size(diamonds))}
        </b>
        <span class="label">
          {worth.length === 0 ? words.noPower : `${worth.map((id) => faceOf(id).power).join(' + ')} = ${power}`}
        </span>
      </div>
      <Cards characters={active} words={words} />
    </>
  );
}

/** What one player kept to the end: hand and diamonds, face up. */
const Kept = ({ who, state, words }: OneProps) => (
  <>
    <Stack title={words.handOf(who)} pearls={seen(state.players[who.seat]!.hand) ?? []} words={words} />
    <Stack title={words.diamondsOf(who)} characters={seen(state.players[who.seat]!.diamonds) ?? []} words={words} />
  </>
);

interface StackProps {
  readonly title: string;
  readonly pearls?: readonly Pearl[];
  readonly characters?: readonly Character[];
  readonly words: Words;
}

function Stack({ title, pearls = [], characters = [], words }: StackProps) {
  if (pearls.length + characters.length === 0) return null;
  return (
    <div class="shown">
      <h3>{title}</h3>
      {pearls.length > 0 && (
        <ul class="held">
          {pearls.map((pearl, i) => (
            <li key={i}>
              <PearlCard pearl={pearl} words={words} />
            </li>
          ))}
        </ul>
      )}
      <Cards characters={characters} words={words} />
    </div>
  );
}

function Cards({ characters, words }: { readonly characters: readonly Character[]; readonly words: Words }) {
  if (characters.length === 0) return null;
  return (
    <ul class="all-faces">
      {characters.map((id, i) => (
        <li key={i}>
          <CharacterCard id={id} words={words} />
        </li>
      ))}
    </ul>
  );
}
