import { useEffect } from 'preact/hooks';
import { Main } from '../pages/Frame.tsx';
import { nameOf } from '../pages/games.ts';
import { forgetTable } from '../pages/held.ts';
import { useMore, useWords } from '../pages/language.ts';
import type { TableModel } from './model.ts';

/** A table that cannot be shown: why, and what can be done about it. One that was deleted leaves the list of tables once that has been said. */
export function Trouble({ model, table }: { model: TableModel; table: string }) {
  const { text, common } = useWords();
  const more = useMore();
  const gone = model.gone.value;
  useEffect(() => {
    if (gone === 'gone') forgetTable(table);
  }, [gone]);
  if (gone === null) return null;
  const sentence = gone === 'network' ? text.network : gone === 'reload' ? text.connection.reload : gone === 'no-view' ? more.errors['no-such-game'] : more.errors[gone];
  const game = model.sync.value?.game;
  return (
    <Main title="Longhand">
      <div class="stack">
        <h1>{gone === 'rules-drift' ? more.drift : game === undefined ? more.missing.title : nameOf(common, game)}</h1>
        <p class="lead" role="status">
          {sentence}
        </p>
        <p class="buttons">
          {gone !== 'no-such-table' && gone !== 'gone' && (
            <button type="button" class="button" onClick={() => model.start()}>
              {text.again}
            </button>
          )}
          <a class="button quiet" href="/">
            {more.missing.home}
          </a>
        </p>
      </div>
    </Main>
  );
}
