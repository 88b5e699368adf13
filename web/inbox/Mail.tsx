import { useState } from 'preact/hooks';
import type { Channel } from '../../shared/inbox.ts';
import { Field, focusFirstError } from '../pages/fields.tsx';
import { keep, keptMail } from '../pages/storage.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { inboxApi } from './api.ts';
import { type Desk, type Doing, useDoing } from './desk.ts';
import { useInboxText } from './text.ts';

/** Letters: where they go and how that stands; another address. */
export function Mail({ desk }: { desk: Desk }) {
  const text = useInboxText();
  const doing = useDoing(desk);
  const { channels, mail } = desk.inbox;
  const addresses = channels.filter(({ kind }) => kind === 'mail');
  return (
    <section class="stack" aria-labelledby="letters">
      <div class="ruled">
        <h2 id="letters">{text.letters.heading}</h2>
      </div>
      {!mail && <p>{text.letters.unavailable}</p>}
      {mail && addresses.length === 0 && <p>{text.letters.off}</p>}
      {addresses.map((channel) => (
        <Address key={channel.id} desk={desk} channel={channel} doing={doing} />
      ))}
      <Hindered doing={doing} />
      {mail && addresses.length === 0 && <NewAddress desk={desk} doing={doing} />}
      {mail && addresses.length > 0 && (
        <details>
          <summary>{text.letters.other}</summary>
          <NewAddress desk={desk} doing={doing} />
        </details>
      )}
    </section>
  );
}

function Address({ desk: { key }, channel, doing }: { desk: Desk; channel: Channel; doing: Doing }) {
  const text = useInboxText();
  const [sent, setSent] = useState(false);
  const again = async (): Promise<void> => setSent(await doing.run(() => inboxApi.start(key, channel.id)));
  return (
    <div class={`way ${channel.state}`}>
      <p role="status">
        {standing(channel, text)} {sent && channel.state === 'unconfirmed' && text.letters.sent}
      </p>
      <div class="buttons">
        {channel.state !== 'live' && (
          <button type="button" class="button" onClick={again}>
            {channel.state === 'unconfirmed' ? text.letters.again : text.start}
          </button>
        )}
        {channel.state !== 'stopped' && (
          <button type="button" class="button quiet" onClick={() => doing.run(() => inboxApi.stop(key, channel.id))}>
            {text.stop}
          </button>
        )}
      </div>
    </div>
  );
}

function standing({ state, label, why = 'asked' }: Channel, { letters }: ReturnType<typeof useInboxText>): string {
  return state === 'stopped' ? letters.stopped[why](label) : letters[state](label);
}

/** Why it did not come to pass; that a letter went out just now is no fault of anybody's. */
function Hindered({ doing: { trouble } }: { doing: Doing }) {
  const text = useInboxText();
  if (trouble?.error === 'too-many-requests') return <p class="error" role="alert">{text.letters.tooSoon}</p>;
  return <TroubleLine trouble={trouble?.error === 'bad-request' ? null : trouble} />;
}

function NewAddress({ desk, doing }: { desk: Desk; doing: Doing }) {
  const text = useInboxText();
  const [address, setAddress] = useState(desk.inbox.channels.some(({ kind }) => kind === 'mail') ? '' : keptMail());
  const [wrong, setWrong] = useState<string | undefined>();
  const give = async (): Promise<void> => {
    if (!(await doing.run(() => inboxApi.channel(desk.key, { kind: 'mail', address: address.trim() })))) return;
    keep('mail', address.trim());
    setAddress('');
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    const fits = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(address.trim());
    setWrong(fits ? undefined : text.letters.wrong);
    if (fits) void give();
    else focusFirstError(event.currentTarget as HTMLFormElement);
  };
  return (
    <form class="stack" noValidate onSubmit={submit}>
      <Field label={text.letters.mail} error={wrong ?? (doing.trouble?.error === 'bad-request' ? text.letters.wrong : undefined)}>
        {(wiring) => <input {...wiring} type="email" autocomplete="email" value={address} onInput={(event) => setAddress(event.currentTarget.value)} />}
      </Field>
      <div class="buttons">
        <button type="submit" class="button" aria-busy={doing.busy}>
          {text.letters.give}
        </button>
      </div>
    </form>
  );
}
