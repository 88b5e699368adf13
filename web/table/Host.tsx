import '../inbox/inbox.css';
import { useState } from 'preact/hooks';
import type { HookKind, HookState } from '../../shared/inbox.ts';
import type { Sync } from '../../shared/protocol.ts';
import { inboxApi } from '../inbox/api.ts';
import { useInboxText } from '../inbox/text.ts';
import type { Answer, Trouble } from '../pages/api.ts';
import { Field, focusFirstError } from '../pages/fields.tsx';
import { byPlayer } from '../pages/names.ts';
import { Pick } from '../pages/Pick.tsx';
import { Stamp } from '../pages/Stamp.tsx';
import { absolute, now } from '../pages/time.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { needMore, useWords } from '../pages/language.ts';
import { lazily } from '../pages/Lazy.tsx';
import type { Props } from './Settings.tsx';

const KINDS = ['discord', 'slack', 'ntfy', 'json'] as const satisfies readonly HookKind[];

/** What only the host sees: who was told of their turn, when and by what; a room that the table tells; and the end of the table. */
export function Host(props: Props) {
  const { model, seating, sync } = props;
  return (
    <div class="stack">
      <ToldList sync={sync} />
      <Room table={sync.table} seatKey={seating.seatKey!} hook={sync.you?.hook} take={model.take} />
      <Delete {...props} />
    </div>
  );
}

/** Everybody with when and by what they were last told. */
export function ToldList({ sync }: { sync: Sync }) {
  const { common, language } = useWords();
  const { host: text } = useInboxText();
  const name = byPlayer(sync.players, common);
  return (
    <div>
      <h3>{text.told}</h3>
      <ul class="who-told">
        {sync.players.map(({ house, seat, told }, i) =>
          house ? null : (
            <li key={i}>
              <Stamp seat={seat ?? i} size="little" />
              <div>
                <b>
                  <bdi>{name(i, false)}</bdi>
                </b>
                <p class="label">{told ? text.at(absolute(told.at, language, now.value), told.by) : i === sync.you?.player ? text.here : text.never}</p>
              </div>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

interface RoomProps {
  readonly table: string;
  readonly seatKey: string;
  readonly hook: HookState | undefined;
  take(sync: Sync): void;
}

/** The table's webhook: where it tells, a test, and why it was switched off. */
export function Room({ table, seatKey, hook, take }: RoomProps) {
  const { host: text } = useInboxText();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [tested, setTested] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async (ask: () => Answer<Sync>, isTest = false): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setTested(false);
    const answer = await ask();
    setBusy(false);
    setTrouble(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    take(answer.value);
    setTested(isTest && answer.value.you?.hook?.state === 'on');
  };
  return (
    <div class="stack">
      <h3>{text.room}</h3>
      <p>{text.lead}</p>
      {hook !== undefined && <Standing hook={hook} />}
      {hook?.secret !== undefined && (
        <Field label={text.secret}>{(wiring) => <input {...wiring} readonly value={hook.secret} lang="en" onFocus={(event) => event.currentTarget.select()} />}</Field>
      )}
      {hook !== undefined && (
        <div class="buttons">
          <button type="button" class="button" aria-busy={busy} onClick={() => run(() => inboxApi.testHook(table, seatKey), true)}>
            {text.test}
          </button>
          <button type="button" class="button quiet" onClick={() => run(() => inboxApi.hook(table, seatKey, null))}>
            {text.stop}
          </button>
          <span class="label" role="status">
            {tested && text.tested}
          </span>
        </div>
      )}
      <TroubleLine trouble={trouble} />
      {hook === undefined && <NewRoom keep={(kind, url) => run(() => inboxApi.hook(table, seatKey, { kind, url }))} />}
    </div>
  );
}

function Standing({ hook: { kind, host, state, why } }: { hook: HookState }) {
  const { host: text } = useInboxText();
  return (
    <p class={state === 'on' ? '' : 'line'} role="status">
      {text[state](text.kinds[kind], host)} {state === 'off' && why !== undefined && <q lang="en">{why}</q>}
    </p>
  );
}

function NewRoom({ keep }: { keep(kind: HookKind, url: string): void }) {
  const { host: text } = useInboxText();
  const [kind, setKind] = useState<HookKind>('discord');
  const [url, setUrl] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const submit = (event: Event): void => {
    event.preventDefault();
    const fits = /^https:\/\/[^\s/]+\.[^\s/]+/.test(url.trim());
    setWrong(fits ? undefined : text.wrong);
    if (fits) keep(kind, url.trim());
    else focusFirstError(event.currentTarget as HTMLFormElement);
  };
  return (
    <form class="stack" noValidate onSubmit={submit}>
      <Pick<HookKind> legend={text.kind} name="hook" values={KINDS} value={kind} change={setKind} say={(one) => text.kinds[one]} />
      <Field label={text.url} help={text.help[kind]} error={wrong}>
        {(wiring) => <input {...wiring} type="url" inputMode="url" autocomplete="off" lang="en" value={url} onInput={(event) => setUrl(event.currentTarget.value)} />}
      </Field>
      <div class="buttons">
        <button type="submit" class="button">
          {text.keep}
        </button>
      </div>
    </form>
  );
}

const Delete = lazily(() => import('./Delete.tsx').then((module) => module.Delete), needMore);
