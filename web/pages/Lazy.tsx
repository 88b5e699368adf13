import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from './language.ts';

/** A component whose code comes when it is needed. */
interface Lazy<P> {
  (props: P): ReturnType<typeof h>;
  /** Loads the code without showing anything. */
  ready(): Promise<void>;
}

/** A component whose code, and whatever else it needs, is loaded when it is first shown; a failed load says so and can be tried again. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>, needs?: () => Promise<void>): Lazy<P> {
  let component: ComponentType<P> | null = null;
  const ready = async (): Promise<void> => void ([component] = await Promise.all([load(), needs?.()]));
  const Shown = (props: P): ReturnType<typeof h> => {
    const [failed, setFailed] = useState(false);
    const [, draw] = useState(0);
    useEffect(() => {
      if (component === null && !failed) ready().then(() => draw(1), () => setFailed(true));
    }, [failed]);
    return component === null ? <Waiting failed={failed} again={() => setFailed(false)} /> : h(component as ComponentType<object>, props);
  };
  return Object.assign(Shown, { ready });
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
