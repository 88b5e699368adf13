import { TroubleLine } from '../pages/TroubleLine.tsx';
import { Link } from '../table/Link.tsx';
import { inboxApi } from './api.ts';
import { type Desk, useDoing } from './desk.ts';
import { useInboxText } from './text.ts';

/** The private feed of turns, and the calendar of their deadlines: made when it is asked for, and made anew when somebody else has got hold of it. */
export function FeedAddress({ desk }: { desk: Desk }) {
  const { feed } = useInboxText();
  const doing = useDoing(desk);
  const make = (): void => void doing.run(() => inboxApi.feeds(desk.key));
  const { feeds } = desk.inbox;
  return (
    <section class="stack" aria-labelledby="feed">
      <div class="ruled">
        <h2 id="feed">{feed.heading}</h2>
      </div>
      <p>{feed.lead}</p>
      {feeds === null ? (
        <div class="buttons">
          <button type="button" class="button" aria-busy={doing.busy} onClick={make}>
            {feed.make}
          </button>
        </div>
      ) : (
        <>
          <Link label={feed.link} link={feeds.atom} title={feed.heading} />
          <Link label={feed.calendar} link={feeds.calendar} title={feed.heading} />
          <p class="label">{feed.calendarHelp}</p>
          <details>
            <summary>{feed.renew}</summary>
            <div class="stack">
              <p>{feed.renewHelp}</p>
              <button type="button" class="button" aria-busy={doing.busy} onClick={make}>
                {feed.renew}
              </button>
            </div>
          </details>
        </>
      )}
      <TroubleLine trouble={doing.trouble} />
    </section>
  );
}
