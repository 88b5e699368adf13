import { useState } from 'preact/hooks';
import type { Channel, Inbox } from '../../shared/inbox.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { inboxApi } from './api.ts';
import { type Desk, type Doing, useDoing } from './desk.ts';
import { type Cannot, cannot, keepChannel, ownChannel, subscribe, unsubscribe } from './device.ts';
import { useInboxText } from './text.ts';

/** Notifications: asked for by a press, never before; those of other devices; and where there can be none, why. */
export function Push({ desk }: { desk: Desk }) {
  const text = useInboxText();
  const doing = useDoing(desk);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState<Cannot | null>(null);
  const own = ownChannel(desk.inbox);
  const why = failed ?? cannot(desk.inbox);
  const pushes = desk.inbox.channels.filter(({ kind }) => kind === 'push');
  const isOn = pushes.some(({ id, state }) => id === own && state === 'live');
  const begin = async (): Promise<void> => {
    setFailed(null);
    setAsking(true);
    const subscription = await subscribe(desk.inbox.push!.key);
    if (typeof subscription === 'string') setFailed(subscription);
    else await doing.run(() => inboxApi.channel(desk.key, { kind: 'push', subscription }).then((answer) => (answer.ok && keepChannel(desk.inbox, answer.value), answer)));
    setAsking(false);
  };
  return (
    <section class="stack" aria-labelledby="push">
      <div class="ruled">
        <h2 id="push">{text.push.heading}</h2>
      </div>
      {why === 'site' ? <p>{text.push.cannot.site}</p> : <p>{text.push.lead}</p>}
      {pushes.filter(({ id, state }) => state === 'live' || id === own).map((channel) => (
        <Device key={channel.id} desk={desk} channel={channel} isOwn={channel.id === own} doing={doing} />
      ))}
      {!isOn && why !== null && why !== 'site' && <p class="line" role="status">{text.push.cannot[why]}</p>}
      {!isOn && (why === null || why === 'failed') && (
        <div class="buttons">
          <button type="button" class="button" aria-busy={asking} onClick={() => !asking && void begin()}>
            {asking ? text.push.asking : text.push.button}
          </button>
        </div>
      )}
      <TroubleLine trouble={doing.trouble} />
    </section>
  );
}

function Device({ desk: { key }, channel, isOwn, doing }: { desk: Desk; channel: Channel; isOwn: boolean; doing: Doing }) {
  const text = useInboxText();
  const stop = async (): Promise<void> => {
    if ((await doing.run(() => inboxApi.stop(key, channel.id))) && isOwn) await unsubscribe();
  };
  return (
    <div class={`way ${channel.state}`}>
      <p role="status">{standing(channel, isOwn, text)}</p>
      {channel.state === 'live' && (
        <div class="buttons">
          <button type="button" class="button quiet" onClick={stop}>
            {text.stop}
          </button>
        </div>
      )}
    </div>
  );
}

function standing({ state, label, why = 'asked' }: Inbox['channels'][number], isOwn: boolean, { push }: ReturnType<typeof useInboxText>): string {
  if (state !== 'live') return push.stopped[why](label);
  return isOwn ? push.here : push.other(label);
}
