import { useState } from 'preact/hooks';
import { LANGUAGES, type Language } from '../../shared/text/say.ts';
import { Field, focusFirstError } from '../pages/fields.tsx';
import { OWN_NAMES } from '../pages/Frame.tsx';
import { useWords } from '../pages/language.ts';
import { Pick } from '../pages/Pick.tsx';
import { now } from '../pages/time.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { inboxApi } from './api.ts';
import { type Desk, useDoing } from './desk.ts';
import { clockIn, zonesWith } from './when.ts';
import { useInboxText } from './text.ts';

const NIGHT = { from: '22:00', to: '08:00' } as const;

/** Language, zone and quiet hours of a person. */
export function When({ desk }: { desk: Desk }) {
  const { language: read } = useWords();
  const text = useInboxText();
  const { when } = text;
  const doing = useDoing(desk);
  const [language, setLanguage] = useState(desk.inbox.language);
  const [zone, setZone] = useState(desk.inbox.zone);
  const [isQuiet, setIsQuiet] = useState(desk.inbox.quiet !== null);
  const [quiet, setQuiet] = useState(desk.inbox.quiet ?? NIGHT);
  const [wrong, setWrong] = useState<string | undefined>();
  const submit = (event: Event): void => {
    event.preventDefault();
    const same = isQuiet && (quiet.from === quiet.to || quiet.from === '' || quiet.to === '');
    setWrong(same ? when.same : undefined);
    if (same) focusFirstError(event.currentTarget as HTMLFormElement);
    else void doing.run(() => inboxApi.settings(desk.key, { language, zone, quiet: isQuiet ? quiet : null }));
  };
  return (
    <section class="stack" aria-labelledby="when">
      <div class="ruled">
        <h2 id="when">{when.heading}</h2>
      </div>
      <form class="stack" noValidate onSubmit={submit}>
        <Pick<Language> legend={when.language} name="language" values={LANGUAGES} value={language} change={setLanguage} say={(one) => OWN_NAMES[one]} />
        <Field label={when.zone} help={when.zoneHelp(clockIn(zone, read, now.value))}>
          {(wiring) => (
            <select {...wiring} lang="en" value={zone} onChange={(event) => setZone(event.currentTarget.value)}>
              {zonesWith(zone).map((one) => (
                <option key={one} value={one}>
                  {one.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div>
          <label class="tick">
            <input type="checkbox" checked={isQuiet} onChange={(event) => setIsQuiet(event.currentTarget.checked)} />
            <b>{when.quiet}</b>
            <small>{when.quietHelp}</small>
          </label>
          {isQuiet && (
            <div class="hours">
              <Hour label={when.from} value={quiet.from} change={(from) => setQuiet({ ...quiet, from })} />
              <Hour label={when.to} value={quiet.to} error={wrong} change={(to) => setQuiet({ ...quiet, to })} />
            </div>
          )}
        </div>
        <TroubleLine trouble={doing.trouble} />
        <div class="buttons">
          <button type="submit" class="button" aria-busy={doing.busy}>
            {when.keep}
          </button>
          <span class="label" role="status">
            {doing.done && text.saved}
          </span>
        </div>
      </form>
    </section>
  );
}

function Hour({ label, value, error, change }: { label: string; value: string; error?: string | undefined; change(value: string): void }) {
  return (
    <Field label={label} error={error}>
      {(wiring) => <input {...wiring} type="time" value={value} onInput={(event) => change(event.currentTarget.value)} />}
    </Field>
  );
}
