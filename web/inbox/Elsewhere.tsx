import { nameOf } from '../pages/games.ts';
import { useWords } from '../pages/language.ts';
import { gameAt } from '../pages/tables.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { inboxApi } from './api.ts';
import { type Desk, useDoing } from './desk.ts';
import { useInboxText } from './text.ts';

/** The seats of this inbox whose turns are told in another, or nowhere: each can be taken here. */
export function Elsewhere({ desk }: { desk: Desk }) {
  const { common } = useWords();
  const { elsewhere: text } = useInboxText();
  const doing = useDoing(desk);
  const seats = desk.inbox.seats.filter(({ told }) => !told);
  if (seats.length === 0) return null;
  return (
    <section aria-labelledby="elsewhere">
      <div class="ruled">
        <h2 id="elsewhere">{text.heading}</h2>
      </div>
      <p>{text.lead}</p>
      <ul class="told">
        {seats.map(({ table, key, player }) => {
          const game = nameOf(common, gameAt(table) ?? table);
          return (
            <li key={`${table}/${player}`}>
              <a class="tap" href={`/t/${table}`}>
                {game}
              </a>
              <button type="button" class="button" aria-label={text.label(game)} onClick={() => doing.run(() => inboxApi.addSeat(desk.key, { table, key, move: true }))}>
                {text.button}
              </button>
            </li>
          );
        })}
      </ul>
      <TroubleLine trouble={doing.trouble} />
    </section>
  );
}
