import { useId } from 'preact/hooks';

interface PickProps<T> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly value: T;
  change(value: T): void;
  say?(value: T): string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

/** A row of things of which one is picked, with a sentence about it and what is wrong with it. */
export function Pick<T extends string | number>({ legend, name, values, value, change, say = String, help, error }: PickProps<T>) {
  const id = useId();
  const about = help !== undefined || error !== undefined;
  return (
    <fieldset {...(about && { 'aria-describedby': id })}>
      <legend>{legend}</legend>
      <div class="pick">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} value={one} checked={one === value} {...(error !== undefined && { 'aria-invalid': true })} onChange={() => change(one)} />
            {say(one)}
          </label>
        ))}
      </div>
      {about && (
        <div id={id} class="about">
          {error !== undefined && <p class="error" role="alert">{error}</p>}
          {help !== undefined && <p class="faint">{help}</p>}
        </div>
      )}
    </fieldset>
  );
}
