import { seen } from '../../../shared/engine/secret.ts';
import type { GuildScore, Reckoning } from '../../../shared/games/guilds/reckon.ts';
import type { State } from '../../../shared/games/guilds/state.ts';
import type { Language, Say } from '../../../shared/text/say.ts';
import { GuildBadge } from '../../cards/Card.tsx';
import { Stamp } from '../../pages/Stamp.tsx';
import type { EndProps, Person } from '../../table/view.ts';
import { OpenHand } from './Hand.tsx';
import { ENDING, type EndingWords } from './text/ending/index.ts';
import { reckoningOf, verdictOf } from './verdict.ts';
import { type Words, wordsOf } from './words.ts';

type AllWords = Words & EndingWords;

/** Why the places are as they are. */
export const verdict = (state: State, language: Language): Say => verdictOf(state, ENDING[language].verdict);

interface PartProps {
  readonly reckoning: Reckoning;
  readonly people: readonly Person[];
  readonly words: AllWords;
}

/** The reckoning: who controls which guild and why, points that add up, and all the cards. */
export function End({ state, me, people, language }: EndProps<State>) {
  const words: AllWords = { ...wordsOf(language), ...ENDING[language] };
  const reckoning = reckoningOf(state);
  const placed = people.toSorted((a, b) => reckoning.places[a.seat]! - reckoning.places[b.seat]!);
  return (
    <>
      <section aria-labelledby="twelve">
        <div class="ruled">
          <h2 id="twelve">{words.twelveGuilds}</h2>
          <span class="label">{words.legend}</span>
        </div>
        <Wins reckoning={reckoning} people={placed} words={words} />
        <Ledger reckoning={reckoning} people={people} words={words} />
      </section>
      <section aria-labelledby="cards">
        <div class="ruled">
          <h2 id="cards">{words.allCards}</h2>
          <span class="label">{words.allOpen}</span>
        </div>
        {placed.map((who, i) => (
          <details key={who.seat} open={me === null ? i === 0 : who.seat === me}>
            <summary>
              <span>{words.handOf(who, reckoning.cards[who.seat]!)}</span>
            </summary>
            <OpenHand hand={seen(state.hands[who.seat]!) ?? []} words={words} />
          </details>
        ))}
      </section>
    </>
  );
}

/** Each one's guilds laid end to end: the length is the points, blue suns twice as long. */
const Wins = ({ reckoning, people, words }: PartProps) => (
  <ul class="wins">
    {people.map((who) => {
      const { seat, name } = who;
      const won = reckoning.guilds.filter(({ owner }) => owner === seat);
      return (
        <li key={seat}>
          <span class="hide">{words.pointsOf(who, reckoning.scores[seat]!, won.map(({ guild }) => words.guild(guild)))}</span>
          <b aria-hidden="true">{name}</b>
          <span aria-hidden="true">
            {won.map(({ guild, worth }) => (
              <GuildBadge key={guild} guild={guild} wide={worth === 2} />
            ))}
          </span>
        </li>
      );
    })}
  </ul>
);

const Ledger = ({ reckoning, people, words }: PartProps) => (
  <table class="ledger">
    <thead>
      <tr>
        <th scope="col">{words.guildColumn}</th>
        {people.map(({ seat, name, house }) => (
          <th scope="col" key={seat} class="name">
            <Stamp seat={seat} house={house} size="little" />
            <span>{name}</span>
          </th>
        ))}
        <th scope="col" class="wide">
          {words.whyColumn}
        </th>
        <th scope="col">
          <abbr title={words.points}>{words.pointsShort}</abbr>
        </th>
      </tr>
    </thead>
    <tbody>
      {reckoning.guilds.map((score) => (
        <Row key={score.guild} score={score} people={people} words={words} />
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{words.points}</th>
        {people.map(({ seat }) => (
          <td key={seat}>{reckoning.scores[seat]}</td>
        ))}
        <td class="wide">{words.atMost}</td>
        <td>{sum(reckoning.scores)}</td>
      </tr>
      <tr class="ties">
        <th scope="row">
          {words.cardsInHand} <small class="narrow">{words.fewerWin}</small>
        </th>
        {people.map(({ seat }) => (
          <td key={seat}>{reckoning.cards[seat]}</td>
        ))}
        <td class="wide">{words.fewerWin}</td>
        <td>{sum(reckoning.cards)}</td>
      </tr>
    </tfoot>
  </table>
);

function Row({ score, people, words }: { readonly score: GuildScore; readonly people: readonly Person[]; readonly words: AllWords }) {
  const { guild, values, owner, worth } = score;
  const why = whyOf(score, people, words);
  return (
    <tr>
      <th scope="row">
        <span>
          <GuildBadge guild={guild} />
          <span>
            {words.guild(guild)} <small class="narrow">{why}</small>
          </span>
        </span>
      </th>
      {people.map(({ seat }) => (
        <Value key={seat} value={values[seat]!} won={owner === seat} tied={owner === null && values[seat] === Math.max(...values)} />
      ))}
      <td class="wide">{why}</td>
      <td>{owner === null ? <span class="nil">–</span> : worth}</td>
    </tr>
  );
}

function Value({ value, won, tied }: { readonly value: number; readonly won: boolean; readonly tied: boolean }) {
  if (value === 0) {
    return (
      <td class="nil">
        <span aria-hidden="true">·</span>
        <span class="hide">0</span>
      </td>
    );
  }
  if (won) {
    return (
      <td class="won">
        <span>{value}</span>
      </td>
    );
  }
  return tied ? <td class="tied">={value}</td> : <td>{value}</td>;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** "Ana, 6 to 5", "Nobody: Jo and Bo both 5" (G22, G23). */
function whyOf({ values, owner }: GuildScore, people: readonly Person[], words: AllWords): string {
  const highest = Math.max(...values);
  if (highest === 0) return words.nobodyHolds;
  if (owner === null) return words.tied(people.filter(({ seat }) => values[seat] === highest).map(({ inside }) => inside), highest);
  return words.controls(people.find(({ seat }) => seat === owner)!, highest, Math.max(...values.filter((_, seat) => seat !== owner)));
}
