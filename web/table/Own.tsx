import { useEffect, useState } from 'preact/hooks';
import { unreachable } from '../../shared/engine/types.ts';
import type { Sync } from '../../shared/protocol.ts';
import { api, type TroubleName } from '../pages/api.ts';
import { Field, focusFirstError } from '../pages/fields.tsx';
import { heldAt, heldChanged, seatsHeld } from '../pages/held.ts';
import { renewKey } from '../pages/insist.ts';
import { useMore, useWords } from '../pages/language.ts';
import { lazily } from '../pages/Lazy.tsx';
import { byPlayer } from '../pages/names.ts';
import { keptMail } from '../pages/storage.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { Link } from './Link.tsx';
import type { Seating } from './scene.ts';
import { isRenewed, type Props, type Setting } from './Settings.tsx';

/** One of the settings. */
export function Own({ what, ...props }: Props & { readonly what: Setting }) {
  switch (what) {
    case 'notes':
      return <Notes {...props} />;
    case 'letters':
      return <Letters {...props} />;
    case 'device':
      return <Device {...props} />;
    case 'host':
      return <Host {...props} />;
    default:
      return unreachable(what);
  }
}

/** What is to be said of one's seat before its settings: a new link, other seats of this browser, that one came by a letter. */
function Notes({ seating, sync }: Props) {
  const more = useMore();
  return (
    <>
      {isRenewed(seating, sync) && (
        <p class="line" role="status">
          {more.seat.renewed}
        </p>
      )}
      <Switch seating={seating} sync={sync} />
      {sync.you?.key === 'turn' && <p class="faint">{more.seat.turnKey}</p>}
    </>
  );
}

/** Where letters for this seat go; changed here, or stopped. */
function Letters({ model, seating, sync }: Props) {
  const { table } = seating;
  const seatKey = seating.seatKey!;
  const you = sync.you!;
  const { language } = useWords();
  const more = useMore();
  const [mail, setMail] = useState(you.mail === null ? keptMail() : '');
  const [wrong, setWrong] = useState<string | undefined>();
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const [saved, setSaved] = useState(false);
  const put = async (to: string | null): Promise<void> => {
    const answer = await api.letters(table, seatKey, { mail: to, language });
    setTrouble(answer.ok || answer.error.error === 'bad-request' ? null : answer.error.error);
    setWrong(answer.ok || answer.error.error !== 'bad-request' ? undefined : more.form.mailWrong);
    setSaved(answer.ok);
    if (answer.ok) model.take(answer.value);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    if (mail.trim() !== '') return void put(mail.trim());
    setWrong(more.form.mailWrong);
    focusFirstError(form);
  };
  return (
    <form class="stack" noValidate onSubmit={submit}>
      <p role="status">
        {you.mail === null ? more.seat.lettersOff : more.seat.lettersTo(you.mail)} {saved && more.seat.saved}
      </p>
      {you.key === 'seat' && (
        <Field label={more.seat.mail} help={more.form.mailHelp} error={wrong}>
          {(wiring) => <input {...wiring} type="email" autocomplete="email" value={mail} onInput={(event) => setMail(event.currentTarget.value)} />}
        </Field>
      )}
      <TroubleLine trouble={trouble} />
      <div class="buttons">
        {you.key === 'seat' && (
          <button type="submit" class="button">
            {more.seat.lettersOn}
          </button>
        )}
        {you.mail !== null && (
          <button type="button" class="button quiet" onClick={() => put(null)}>
            {more.seat.stop}
          </button>
        )}
      </div>
      <p>
        <a class="tap" href="/inbox">
          {more.seat.told}
        </a>
      </p>
    </form>
  );
}

/** The seat's own link, for another device; and a new one that kills all before it. */
function Device({ model, seating, sync }: Props) {
  const { text } = useWords();
  const more = useMore();
  const seatKey = seating.seatKey!;
  const [shown, setShown] = useState(false);
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const link = `${location.origin}/t/${sync.table}#seat=${seatKey}`;
  const reissue = async (): Promise<void> => {
    model.hush();
    const answer = await renewKey(sync.table, seatKey, () => setTrouble('network'));
    if (answer.ok) return seating.use(answer.value);
    setTrouble(answer.error.error);
    return model.start();
  };
  return (
    <div class="stack">
      <p>{more.seat.deviceHelp}</p>
      {!shown && (
        <button type="button" class="button" onClick={() => setShown(true)}>
          {more.seat.show}
        </button>
      )}
      {shown && (
        <>
          <Link label={more.seat.link} link={link} title={text.seat.device} />
          <figure class="qr">
            <Qr link={link} label={more.invite.qr} />
          </figure>
        </>
      )}
      <details>
        <summary>{more.seat.reissue}</summary>
        <div class="stack">
          <p>{more.seat.reissueHelp}</p>
          <TroubleLine trouble={trouble} />
          <button type="button" class="button" onClick={reissue}>
            {more.seat.reissueSure}
          </button>
        </div>
      </details>
    </div>
  );
}

/** Goes from one seat of this browser at the table to another. */
function Switch({ seating, sync }: { seating: Seating; sync: Sync }) {
  const { text, common } = useWords();
  const more = useMore();
  const [, redraw] = useState(0);
  useEffect(() => redraw((n) => n + 1), [heldChanged.value]);
  const name = byPlayer(sync.players, common);
  const seats = seatsHeld(heldAt(sync.table)).filter((held) => held.player !== undefined);
  if (seats.length < 2) return null;
  return (
    <fieldset class="stack">
      <legend>{more.seat.switch}</legend>
      <div class="pick">
        {seats.map((held) => {
          const at = sync.players[held.player!]?.seat ?? null;
          return (
            <label key={held.key}>
              <input type="radio" name="seat" checked={held.player === sync.you?.player} onChange={() => seating.use(held.key)} />
              <span>
                <bdi>{name(held.player!, false)}</bdi>
                {at !== null && sync.turn.includes(at) && ` · ${text.turn.toMove}`}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const Host = lazily(() => import('../inbox/load.ts').then((module) => module.hostFold()));
const Qr = lazily(() => import('./Qr.tsx').then((module) => module.Qr));
