import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { needMore, useWords } from './language.ts';

/** A component whose code is loaded when it is first shown; a failed load says so and can be tried again. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReturnType<typeof h> {
  let ready: ComponentType<P> | null = null;
  return (props) => {
    const [, draw] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (ready !== null || failed) return;
      Promise.all([load(), needMore()]).then(
        ([component]) => {
          ready = component;
          draw((n) => n + 1);
        },
        () => setFailed(true),
      );
    }, [failed]);
    if (ready !== null) return h(ready as ComponentType<object>, props);
    return <Waiting failed={failed} again={() => setFailed(false)} />;
  };
}

/** Stands where something is on its way, or could not be had. */
export function Waiting({ failed = false, again }: { failed?: boolean; again?: () => void }) {
  const { text } = useWords();
  if (failed) {
    return (
      <div class="line" role="status">
        <span>{text.network}</span>
        <button type="button" class="button" onClick={again}>
          {text.again}
        </button>
      </div>
    );
  }
  return (
    <div class="wait" role="status">
      <span class="hide">{text.loading}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
