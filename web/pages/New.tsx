import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameListed } from '../../shared/protocol.ts';
import type { GameText, OptionWords } from '../../shared/text/say.ts';
import { useTextOf } from '../table/Options.tsx';
import { api, type Trouble, type TroubleName } from './api.ts';
import { Either } from './Either.tsx';
import { Field, type FieldErrors, focusFirstError, numberShown, numberTyped, Person, personErrors, refusedFields } from './fields.tsx';
import { fieldsOf, housesFor, initialOf, isWrong, type OptionField, type OptionValue, type OptionValues, type PartValue } from './form.ts';
import { Pick } from './Pick.tsx';
import { Main } from './Frame.tsx';
import { isGame, isPlayed, nameOf } from './games.ts';
import { useHome, useMore, useWords } from './language.ts';
import { Waiting } from './Lazy.tsx';
import { Missing } from './Missing.tsx';
import { ownField } from './own.ts';
import { Picture } from './Picture.tsx';
import { go } from './router.ts';
import { openTable } from './seat.ts';
import { keptMail, keptName } from './storage.ts';
import { TroubleLine } from './TroubleLine.tsx';

/** The form that opens a table. */
export function New({ game }: { game: string }) {
  const { text, common } = useWords();
  const more = useMore();
  const home = useHome();
  const [listed, setListed] = useState<GameListed | null>(null);
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const load = async (): Promise<void> => {
    setTrouble(null);
    const answer = await api.games();
    if (!answer.ok) return setTrouble(answer.error.error);
    const found = answer.value.find((one) => one.id === game);
    if (found === undefined) setTrouble('no-such-game');
    else setListed(found);
  };
  useEffect(() => void load(), [game]);
  if (!isPlayed(game)) return <Missing body={isGame(game) ? more.form.soon(nameOf(common, game)) : more.errors['no-such-game']} />;
  return (
    <Main title={more.form.title(nameOf(common, game))}>
      <section class="split form">
        <div class="stack">
          <div>
            <p class="label">{more.form.heading}</p>
            <h1>{nameOf(common, game)}</h1>
          </div>
          <p class="lead">{more.form.lead}</p>
          {listed !== null && <Form key={game} listed={listed} />}
          {listed === null && trouble === null && <Waiting />}
          {listed === null && trouble !== null && (
            <>
              <TroubleLine trouble={trouble} />
              <button type="button" class="button" onClick={load}>
                {text.again}
              </button>
            </>
          )}
        </div>
        {isGame(game) && (
          <aside class="stack about-game">
            <Picture of={game} />
            <p>{home.about[game].pitch}</p>
            <p class="label">
              {home.about[game].players} · {home.about[game].length}
            </p>
            <p>
              <a class="tap" href={`/rules/${game}`}>{more.join.rules}</a>
            </p>
          </aside>
        )}
      </section>
    </Main>
  );
}

function Form({ listed }: { listed: GameListed }) {
  const { language } = useWords();
  const more = useMore();
  const form = useRef<HTMLFormElement>(null);
  const fields = fieldsOf(listed.options);
  const game = useTextOf(listed.id, language);
  const [seats, setSeats] = useState(listed.seats[0]!);
  const [house, setHouse] = useState(0);
  const [options, setOptions] = useState<OptionValues>(() => initialOf(fields));
  const [person, setPerson] = useState({ name: keptName(), mail: keptMail() });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    const answer = await openTable({ game: listed.id, seats, house, options }, person, language);
    setBusy(false);
    if (answer.ok) return go(`/t/${answer.value.table}`);
    const wrong = refusedFields(answer.error, more);
    setErrors(wrong);
    setTrouble(Object.keys(wrong).length > 0 ? null : answer.error);
    focusFirstError(form.current);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    const wrong = personErrors(person, more.form);
    setErrors(wrong);
    setTrouble(null);
    const misfits = fields.some((field) => isWrong(field, options[field.name])) || (game?.misfit?.(options, seats) ?? null) !== null;
    if (Object.keys(wrong).length > 0 || misfits) focusFirstError(form.current);
    else if (!busy) void open();
  };
  const seat = (n: number): void => {
    setSeats(n);
    setHouse(Math.min(house, n - 1));
  };
  return (
    <form class="stack" ref={form} noValidate onSubmit={submit}>
      <Pick legend={more.form.seats} name="seats" values={listed.seats} value={seats} change={seat} />
      <Pick legend={more.form.house} name="house" values={housesFor(seats)} value={house} change={(n) => setHouse(n)} say={(n) => (n === 0 ? more.form.nobody : String(n))} />
      <OptionFields id={listed.id} game={game} seats={seats} fields={fields} values={options} change={setOptions} />
      <Person value={person} errors={errors} change={setPerson} />
      <TroubleLine trouble={trouble} />
      <div class="buttons">
        <button type="submit" class="button main" aria-busy={busy}>
          {busy ? more.form.opening : house === seats - 1 ? more.form.play : more.form.open}
        </button>
      </div>
    </form>
  );
}

interface OptionProps {
  readonly id: string;
  /** Null until its words are here. */
  readonly game: GameText | null;
  readonly seats: number;
  readonly fields: readonly OptionField[];
  readonly values: OptionValues;
  change(values: OptionValues): void;
}

function OptionFields({ id, game, seats, fields, values, change }: OptionProps) {
  const more = useMore();
  if (fields.length === 0) return <p class="faint">{more.form.plain}</p>;
  if (game === null) return <Waiting />;
  const misfit = game.misfit?.(values, seats) ?? null;
  return (
    <fieldset class={fields.some(({ kind }) => kind !== 'tick') ? 'stack' : ''}>
      <legend class="hide">{more.form.options}</legend>
      <div class="ruled">
        <h2>{more.form.options}</h2>
      </div>
      {fields.map((field) => {
        const words = game.options[field.name] ?? { title: field.name, help: '' };
        const set = (value: OptionValue): void => change({ ...values, [field.name]: value });
        const wrong = misfit?.option === field.name ? misfit.says : undefined;
        const Own = field.kind === 'own' ? ownField(id, field.name) : undefined;
        if (Own !== undefined) return <Own key={field.name} words={words} value={values[field.name]} options={values} seats={seats} wrong={wrong} set={set} />;
        return <Option key={field.name} field={field} words={words} value={values[field.name]} open={(part) => words.parts?.[part]?.open?.(values, seats)} wrong={wrong} set={set} />;
      })}
    </fieldset>
  );
}

interface OneOption {
  readonly field: OptionField;
  readonly words: OptionWords;
  readonly value: OptionValue | undefined;
  /** What a part comes to that is left open. */
  open(part: string): string | undefined;
  /** Why it does not go with the others. */
  readonly wrong: string | undefined;
  set(value: OptionValue): void;
}

function Option({ field, words, value, open, wrong, set }: OneOption) {
  const more = useMore();
  const { title, help } = words;
  switch (field.kind) {
    case 'tick':
      return (
        <label class="tick">
          <input type="checkbox" name={field.name} checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />
          <b>{title}</b>
          <small>{help}</small>
        </label>
      );
    case 'pick':
      return <Pick legend={title} name={field.name} values={field.values} value={value as string | number} change={set} say={(one) => words.value?.(one) ?? String(one)} help={help} error={wrong} />;
    case 'either':
      return <Either field={field} words={words} value={value as PartValue} open={open} wrong={wrong} set={set} />;
    case 'number': {
      const error = isWrong(field, value) ? more.form.number(field.least, field.most) : wrong;
      return (
        <Field label={title} help={help} error={error}>
          {(wiring) => (
            <input
              {...wiring}
              type="number"
              inputMode="numeric"
              name={field.name}
              min={field.least}
              max={field.most}
              placeholder={field.open ? words.value?.(null) : undefined}
              value={numberShown(value)}
              onInput={({ currentTarget }) => set(numberTyped(currentTarget, field.open))}
            />
          )}
        </Field>
      );
    }
    case 'own':
      return null; // the game does not ask for it
  }
}
