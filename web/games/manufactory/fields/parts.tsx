import { useId, useState } from 'preact/hooks';
import type { Row } from '../../../../shared/games/manufactory/state.ts';
import { useWords } from '../../../pages/language.ts';
import { lazily } from '../../../pages/Lazy.tsx';
import type { OwnFieldProps } from '../../../pages/own.ts';
import { load } from '../words.ts';
import { FIELD_WORDS } from './words.ts';

/** The parts a table is played with: those built in, or a list that is brought in a dialog of its own. */
export default function Parts({ words, value, options, seats, wrong, set }: OwnFieldProps) {
  const { text, language } = useWords();
  const said = FIELD_WORDS[language];
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { crates } = options;
  const isOwn = typeof value === 'object';
  const open = (): void => {
    setBusy(true);
    setFailed(false);
    // The board's words say colours; they and the dialog come when somebody asks for it.
    void Promise.all([Importer.ready(), load(language)])
      .then(() => setOpened(true), () => setFailed(true))
      .then(() => setBusy(false));
  };
  return (
    <fieldset aria-describedby={id}>
      <legend>{words.title}</legend>
      <p class="chosen" role="status">
        {words.value?.(value)}
      </p>
      <div class="buttons">
        <button type="button" class="button" aria-haspopup="dialog" aria-busy={busy} data-wrong={wrong !== undefined} onClick={open}>
          {isOwn ? said.change : said.bring}
        </button>
        {isOwn && (
          <button type="button" class="button quiet" onClick={() => set('pool')}>
            {said.builtIn}
          </button>
        )}
      </div>
      <div id={id} class="about">
        {wrong !== undefined && <p class="error" role="alert">{wrong}</p>}
        {failed && <p class="error" role="alert">{text.network}</p>}
        <p class="faint">{words.help}</p>
      </div>
      {opened && <Importer crates={typeof crates === 'number' && crates >= seats ? crates : seats} take={(list: readonly Row[]) => set({ list })} closed={() => setOpened(false)} />}
    </fieldset>
  );
}

const Importer = lazily(() => import('../import/Importer.tsx').then((module) => module.Importer));
