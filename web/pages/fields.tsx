import { useId } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { More } from '../text/more/en.ts';
import type { Trouble } from './api.ts';
import { NAME_LENGTH } from './limits.ts';
import { useMore } from './language.ts';

/** What a form holds of a person, and what is wrong with it. */
export interface PersonFields {
  readonly name: string;
  readonly mail: string;
}
export type FieldErrors = Readonly<Record<string, string>>;

/** Name and letters address, with what is wrong standing beside each. */
export function Person({ value, errors, change }: { value: PersonFields; errors: FieldErrors; change(next: PersonFields): void }) {
  const { form } = useMore();
  return (
    <>
      <Field label={form.name} help={form.nameHelp} error={errors.name}>
        {(attributes) => (
          <input {...attributes} name="name" autocomplete="nickname" value={value.name} onInput={(event) => change({ ...value, name: event.currentTarget.value })} />
        )}
      </Field>
      <Field label={form.mail} help={form.mailHelp} error={errors.mail}>
        {(attributes) => (
          <input {...attributes} name="mail" type="email" autocomplete="email" value={value.mail} onInput={(event) => change({ ...value, mail: event.currentTarget.value })} />
        )}
      </Field>
    </>
  );
}

interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
}

/** A label, what is filled in, a sentence about it, and what is wrong with it. */
export function Field({ label, help, error, children }: { label: string; help?: string | undefined; error?: string | undefined; children(wiring: Wiring): ComponentChildren }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-about`, 'aria-invalid': error !== undefined })}
      <div id={`${id}-about`}>
        {error !== undefined && <p class="error">{error}</p>}
        {help !== undefined && <p class="faint">{help}</p>}
      </div>
    </div>
  );
}

/** The number that is typed there; null where it is left empty and may be, not a number where that is wrong. */
export const numberTyped = ({ value, valueAsNumber, validity }: HTMLInputElement, open: boolean): number | null =>
  value === '' && !validity.badInput && open ? null : valueAsNumber;

/** A number as a field shows it. */
export const numberShown = (value: unknown): string => (typeof value !== 'number' || Number.isNaN(value) ? '' : String(value));

/** What is wrong with a person's fields, before anybody is asked. */
export function personErrors({ name, mail }: PersonFields, form: { nameMissing: string; nameLong: string; mailWrong: string }): FieldErrors {
  const errors: Record<string, string> = {};
  if (name.trim() === '') errors.name = form.nameMissing;
  if ([...name.trim()].length > NAME_LENGTH) errors.name = form.nameLong;
  if (mail.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(mail.trim())) errors.mail = form.mailWrong;
  return errors;
}

/** What the server finds wrong with a person's fields: it looks closer than this page does. Empty where its refusal is about something else. */
export function refusedFields(trouble: Trouble, { form, errors }: More): FieldErrors {
  if (trouble.error === 'name-taken') return { name: errors['name-taken'] };
  const field = trouble.error === 'bad-request' ? /^(name|mail): /.exec(trouble.message)?.[1] : undefined;
  return field === undefined ? {} : field === 'name' ? { name: form.nameWrong } : { mail: form.mailWrong };
}

/** Puts the focus on the first field of a form that is wrong. */
export function focusFirstError(form: HTMLFormElement | null): void {
  // The marks are drawn after this event.
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid=true],[data-wrong=true]')?.focus());
}
