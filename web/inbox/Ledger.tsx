import type { Channel, Entry, Way } from '../../shared/inbox.ts';
import { nameOf } from '../pages/games.ts';
import { useWords } from '../pages/language.ts';
import { gameAt } from '../pages/tables.ts';
import { now } from '../pages/time.ts';
import type { Desk } from './desk.ts';
import { whenIn } from './when.ts';
import { useInboxText } from './text.ts';

/** What was told, when, how, and what became of it: the latest first, in the person's zone. */
export function Ledger({ desk: { inbox } }: { desk: Desk }) {
  const { ledger: text } = useInboxText();
  return (
    <section aria-labelledby="ledger">
      <div class="ruled">
        <h2 id="ledger">{text.heading}</h2>
        {inbox.ledger.length > 0 && <span class="label">{text.kept}</span>}
      </div>
      {inbox.ledger.length === 0 ? (
        <p class="faint">{text.none}</p>
      ) : (
        <ol class="told">
          {inbox.ledger.map((entry, i) => (
            <Line key={i} entry={entry} by={wayOf(entry, inbox.channels)} zone={inbox.zone} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Line({ entry: { at, kind, label, tables, became }, by, zone }: { entry: Entry; by: Way; zone: string }) {
  const { language, common } = useWords();
  const { ledger: text } = useInboxText();
  const games = tables.map((table) => {
    const game = gameAt(table);
    return game === null ? text.table : nameOf(common, game);
  });
  return (
    <li class={became}>
      <time dateTime={at} class="label">
        {whenIn(zone, at, language, now.value)}
      </time>
      <div>
        <b>{kind === 'turn' || kind === 'reminder' ? text.what[kind](games.join(' · ')) : text.what[kind]}</b>
        <p class="label">
          <bdi>{text.by[by](label)}</bdi>. {text.became[by][became]}
        </p>
      </div>
    </li>
  );
}

/** By which kind of channel it was told; of one that is gone, its label tells. */
const wayOf = ({ channel, label }: Entry, channels: readonly Channel[]): Way => channels.find(({ id }) => id === channel)?.kind ?? (label.includes('@') ? 'mail' : 'push');
