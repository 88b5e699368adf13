import { useId, useState } from 'preact/hooks';
import { unreachable } from '../../../../shared/engine/types.ts';
import type { Wanted } from '../list/pile.ts';
import type { ListWords } from '../list/text/words.ts';
import { type Edit, NOTHING, type Standing } from './edits.ts';
import type { Session } from './session.ts';
import type { ImportWords } from './words.ts';

interface Props {
  readonly session: Session;
  readonly words: ImportWords;
  readonly list: ListWords;
}

const AT_ONCE = 20;

/** The names that have no facts, each to be corrected, filled in or left out. */
export function Loose({ session, words, list }: Props) {
  const [shown, setShown] = useState(AT_ONCE);
  const loose = session.loose.value;
  const { standing, open } = session.byHand.value;
  if (loose.length === 0) return null;
  return (
    <div class="stack">
      <p class="faint">{words.byHandHelp}</p>
      <table class="to-fill">
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.cost}</th>
            <th scope="col">{words.colours}</th>
            <th scope="col">{words.universal}</th>
            <th scope="col">{words.out}</th>
          </tr>
        </thead>
        <tbody>
          {loose.slice(0, shown).map((wanted) => (
            <LooseRow key={wanted.line} wanted={wanted} edit={session.edits.value.get(wanted.line) ?? NOTHING} standing={standing.get(wanted.line) ?? 'open'} words={words} list={list} change={(what) => session.edit(wanted.line, what)} />
          ))}
        </tbody>
      </table>
      {loose.length > shown && (
        <button type="button" class="button" onClick={() => setShown(shown + AT_ONCE)}>
          {words.showMore(Math.min(AT_ONCE, loose.length - shown))}
        </button>
      )}
      <p role="status">{open > 0 && words.stillOpen(open)}</p>
    </div>
  );
}

interface RowProps {
  readonly wanted: Wanted;
  readonly edit: Edit;
  readonly standing: Standing;
  readonly words: ImportWords;
  readonly list: ListWords;
  change(what: Partial<Edit>): void;
}

function LooseRow({ wanted, edit, standing, words, list, change }: RowProps) {
  const id = useId();
  const isWrong = typeof standing === 'object';
  const column = (what: string) => ({ 'aria-label': words.of(what, wanted.name) });
  const text = (what: string, key: 'cost' | 'colours', mode: 'decimal' | 'text') => (
    <input
      {...column(what)}
      size={5}
      inputMode={mode}
      placeholder={what}
      autocomplete="off"
      aria-invalid={isWrong && standing.code === key}
      aria-describedby={id}
      disabled={edit.out || edit.universal}
      value={edit[key]}
      onChange={({ currentTarget }) => change({ [key]: currentTarget.value })}
    />
  );
  return (
    <tr data-standing={isWrong ? 'wrong' : standing}>
      <td>
        <div class="named-as">
          <span class="count">{wanted.count} ×</span>
          <input {...column(words.name)} autocomplete="off" spellcheck={false} disabled={edit.out} value={edit.name ?? wanted.name} aria-describedby={id} onChange={({ currentTarget }) => change({ name: currentTarget.value })} />
        </div>
        <div id={id} role="status">
          {said(standing, wanted, words, list)}
        </div>
      </td>
      <td>{text(words.cost, 'cost', 'decimal')}</td>
      <td>{text(words.colours, 'colours', 'text')}</td>
      <td>
        <label>
          <input type="checkbox" {...column(words.universal)} disabled={edit.out} checked={edit.universal} onChange={({ currentTarget }) => change({ universal: currentTarget.checked })} />
          <span aria-hidden="true">{words.universal}</span>
        </label>
      </td>
      <td>
        <label>
          <input type="checkbox" {...column(words.out)} checked={edit.out} onChange={({ currentTarget }) => change({ out: currentTarget.checked })} />
          <span aria-hidden="true">{words.out}</span>
        </label>
      </td>
    </tr>
  );
}

function said(standing: Standing, wanted: Wanted, words: ImportWords, list: ListWords) {
  if (typeof standing === 'object') return <p class="error">{list.bad(wanted.line, standing)}</p>;
  switch (standing) {
    case 'found': return <p class="faint">{words.found}</p>;
    case 'open': case 'filled': case 'out': return null;
    default: return unreachable(standing);
  }
}
