import type { OptionWords } from '../../shared/text/say.ts';
import { Field, numberShown, numberTyped } from './fields.tsx';
import { isWrong, type NumberPart, type OptionField, type PartValue } from './form.ts';
import { useMore } from './language.ts';
import { Pick } from './Pick.tsx';

interface EitherProps {
  readonly field: OptionField & { readonly kind: 'either' };
  readonly words: OptionWords;
  readonly value: PartValue;
  /** What a part comes to that is left open. */
  open(part: string): string | undefined;
  /** Why it does not go with the other options. */
  readonly wrong: string | undefined;
  set(value: PartValue): void;
}

const FEW = 10;

/** An option that is one of several things, each with a number: which of them, then the number. */
export function Either({ field, words, value, open, wrong, set }: EitherProps) {
  const more = useMore();
  const part = field.parts.find(({ key }) => key in value) ?? field.parts[0]!;
  const number = value[part.key] ?? null;
  const titleOf = (key: string): string => words.parts?.[key]?.title ?? key;
  const name = `${field.name}.${part.key}`;
  const turnTo = (key: string): void => {
    const to = field.parts.find((one) => one.key === key)!;
    set({ [key]: field.initial[key] ?? (to.open ? null : to.least) });
  };
  return (
    <>
      <Pick legend={words.title} name={field.name} values={field.parts.map(({ key }) => key)} value={part.key} change={turnTo} say={titleOf} help={words.help} />
      {!part.open && part.most - part.least < FEW ? (
        <Pick legend={titleOf(part.key)} name={name} values={numbersOf(part)} value={number ?? part.least} change={(n) => set({ [part.key]: n })} error={wrong} />
      ) : (
        <Field label={titleOf(part.key)} help={open(part.key)} error={isWrong(field, value) ? more.form.number(part.least, part.most) : wrong}>
          {(wiring) => (
            <input
              {...wiring}
              type="number"
              inputMode="numeric"
              name={name}
              min={part.least}
              max={part.most}
              value={numberShown(number)}
              onInput={({ currentTarget }) => set({ [part.key]: numberTyped(currentTarget, part.open) })}
            />
          )}
        </Field>
      )}
    </>
  );
}

const numbersOf = ({ least, most }: NumberPart): readonly number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);
