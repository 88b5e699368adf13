import { useEffect, useRef, useState } from 'preact/hooks';
import type { Sync } from '../../shared/protocol.ts';
import { type Part, seat } from '../../shared/text/say.ts';
import type { Trouble } from '../pages/api.ts';
import { type FieldErrors, focusFirstError, Person, personErrors, refusedFields } from '../pages/fields.tsx';
import { Main } from '../pages/Frame.tsx';
import { isGame, nameOf } from '../pages/games.ts';
import { heldAt } from '../pages/held.ts';
import { takeSeat, waitingToSit } from '../pages/insist.ts';
import { useHome, useMore, useWords } from '../pages/language.ts';
import { byPlayer } from '../pages/names.ts';
import { inWords, Sentence } from '../pages/Sentence.tsx';
import { Stamp } from '../pages/Stamp.tsx';
import { keptMail, keptName } from '../pages/storage.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import type { TableModel } from './model.ts';
import { Options } from './Options.tsx';
import type { Seating } from './scene.ts';

/** A table that waits for its players, as somebody sees it who does not sit there. */
export function Join({ model, seating, sync, lost }: { model: TableModel; seating: Seating; sync: Sync; lost: boolean }) {
  const { text, common } = useWords();
  const more = useMore();
  const home = useHome();
  const game = nameOf(common, sync.game);
  const name = byPlayer(sync.players, common);
  const invite = heldAt(sync.table).invite;
  const heading = (invite === undefined ? more.join.without : more.join.heading)(seat(0), game);
  return (
    <Main title={invite === undefined ? inWords(heading, name) : more.join.title(game)}>
      <section class="split form">
        <div class="stack">
          <div>
            <p class="label">
              {game} · {text.playerCount(sync.seats)} · {more.invite.free(sync.seats - sync.players.length)}
            </p>
            <h1 aria-label={inWords(heading, name)}>
              <Sentence of={heading} name={name} />
            </h1>
          </div>
          {isGame(sync.game) && <p class="lead">{home.about[sync.game].pitch}</p>}
          {lost && (
            <p class="line" role="status">
              {text.connection.badKey}
            </p>
          )}
          {model.open.value === false && <p class="line">{text.connection.lost}</p>}
          {invite === undefined ? <p class="line">{more.join.withoutInvite}</p> : <SitDown invite={invite} seating={seating} name={keptName()} onFull={model.start} />}
        </div>
        <aside class="stack">
          <div>
            <div class="ruled">
              <h2>{more.invite.seats}</h2>
            </div>
            <ul class="rows">
              {sync.players.map((player, i) => (
                <li key={i}>
                  <Stamp seat={i} house={player.house} size="little" />
                  <b>
                    <bdi>{name(i, false)}</bdi>
                  </b>
                  <span class="label">{i === 0 && more.invite.host}</span>
                </li>
              ))}
            </ul>
            <p class="hide" role="status">
              <Sentence of={more.join.seated(text.names(sync.players.map((_, i): Part => seat(i))))} name={name} />
            </p>
          </div>
          <div>
            <div class="ruled">
              <h2>{more.invite.options}</h2>
            </div>
            <Options game={sync.game} options={sync.options} />
            <p>
              <a class="button quiet" href={`/rules/${sync.game}`}>
                {more.join.rules}
              </a>
            </p>
          </div>
        </aside>
      </section>
    </Main>
  );
}

/** The form by which somebody sits down; only this gesture takes a seat. One whose answer was lost is taken up where it was. */
export function SitDown({ invite, seating, name, onFull }: { invite: string; seating: Seating; name: string; onFull?: () => void }) {
  const { language } = useWords();
  const more = useMore();
  const form = useRef<HTMLFormElement>(null);
  const [lost] = useState(() => waitingToSit(seating.table));
  const [person, setPerson] = useState(lost ?? { name, mail: name === '' ? '' : keptMail() });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const sit = async (): Promise<void> => {
    setBusy(true);
    const answer = await takeSeat(seating.table, invite, person, language, () => setTrouble({ error: 'network' }));
    setBusy(false);
    if (answer.ok) return seating.use(answer.value);
    const wrong = refusedFields(answer.error, more);
    setErrors(wrong);
    setTrouble(Object.keys(wrong).length > 0 ? null : answer.error);
    focusFirstError(form.current);
    if (answer.error.error === 'full') onFull?.();
  };
  useEffect(() => void (lost !== null && sit()), []);
  const submit = (event: Event): void => {
    event.preventDefault();
    const wrong = personErrors(person, more.form);
    setErrors(wrong);
    setTrouble(null);
    if (Object.keys(wrong).length > 0) focusFirstError(form.current);
    // While an answer is waited for, too: what was corrected is what is asked again.
    else void sit();
  };
  return (
    <form class="stack" ref={form} noValidate onSubmit={submit}>
      <Person value={person} errors={errors} change={setPerson} />
      <TroubleLine trouble={trouble} />
      <div class="buttons">
        <button type="submit" class="button main" aria-busy={busy}>
          {busy ? more.join.sitting : more.join.sit}
        </button>
      </div>
    </form>
  );
}
