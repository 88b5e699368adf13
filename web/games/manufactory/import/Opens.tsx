import { useRef } from 'preact/hooks';

/** A button that opens a file. */
export function Opens({ label, open }: { readonly label: string; open(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    const file = currentTarget.files?.[0];
    if (file !== undefined) open(file);
    currentTarget.value = ''; // the same file again is a change too
  };
  return (
    <>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input ref={input} type="file" hidden aria-hidden="true" tabIndex={-1} onChange={chosen} />
    </>
  );
}
