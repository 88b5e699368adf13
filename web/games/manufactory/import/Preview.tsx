import type { Language } from '../../../../shared/text/say.ts';
import { CRATE } from '../../../../shared/games/manufactory/state.ts';
import { DROPS, missingFor, partsIn } from '../list/parts.ts';
import { hasFront, type Reading } from '../list/read.ts';
import { summaryOf } from '../list/summary.ts';
import type { ListWords } from '../list/text/words.ts';
import { Counts } from './Counts.tsx';
import { Facts } from './Facts.tsx';
import { Loose } from './Loose.tsx';
import type { Session } from './session.ts';
import type { ImportWords } from './words.ts';

interface Props {
  readonly session: Session;
  readonly reading: Reading;
  readonly crates: number;
  readonly words: ImportWords;
  readonly list: ListWords;
  readonly language: Language;
}

const BAD_SHOWN = 5;

/** What a list comes to: counts, what was left out and why, and what is still to be said. */
export function Preview({ session, reading, crates, words, list, language }: Props) {
  const parts = session.parts.value;
  const brought = session.brought.value;
  const misfit = session.misfit.value;
  const n = partsIn(parts);
  const missing = missingFor(parts, crates);
  const isWaiting = session.book.value === null && reading.names.length > 0;
  const facts = <Facts session={session} words={words} list={list} />;
  const loose = <Loose session={session} words={words} list={list} />;
  return (
    <>
      <div>
        <div class="from">
          <p class="label">
            <bdi>{brought !== null && 'file' in brought ? brought.file.name : words.pasted}</bdi> · {list.format[reading.format]}
          </p>
          <button type="button" class="button quiet" onClick={session.clear}>
            {words.another}
          </button>
        </div>
        {session.refusal.value !== null && (
          <p class="error" role="alert">
            {list.refusal(session.refusal.value)}
          </p>
        )}
        <div role="status">
          <p class="so-many">{words.parts(n)}</p>
          {n > 0 && <p class={missing > 0 ? 'error' : ''}>{missing > 0 ? list.missing(missing, crates) : words.enough(crates, CRATE * crates, n)}</p>}
          {misfit !== null && <p class="error">{list.refusal(misfit)}</p>}
        </div>
      </div>
      {n > 0 && <Counts summary={summaryOf(parts)} words={words} language={language} />}
      {reading.names.length > 0 && (
        <section class="stack">
          <h3>{words.withoutFacts}</h3>
          {isWaiting && <p>{list.needsFacts(partsIn(reading.names))}</p>}
          {!isWaiting && session.loose.value.length > 0 && <p>{list.unmatched(session.loose.value.length)}</p>}
          {isWaiting ? facts : loose}
          <details>
            <summary>{isWaiting ? words.byHand : words.facts}</summary>
            {isWaiting ? loose : facts}
          </details>
        </section>
      )}
      {reading.bad.length > 0 && (
        <section>
          <h3>{words.badRows(reading.bad.length)}</h3>
          <ul class="bad">
            {reading.bad.slice(0, BAD_SHOWN).map(({ line, reason }) => (
              <li key={line}>{list.bad(line, reason)}</li>
            ))}
            {reading.bad.length > BAD_SHOWN && <li class="faint">{words.moreBad(reading.bad.length - BAD_SHOWN)}</li>}
          </ul>
        </section>
      )}
      <Dropped session={session} words={words} list={list} />
    </>
  );
}

/** What was left out by reason, and the switch that brings the fronts back. */
function Dropped({ session, words, list }: Pick<Props, 'session' | 'words' | 'list'>) {
  const { frontFaces } = session;
  const dropped = session.dropped.value;
  const found = DROPS.filter((why) => (dropped[why] ?? 0) > 0);
  if (found.length === 0 && !frontFaces.value) return null;
  return (
    <section>
      <h3>{words.leftOut}</h3>
      <ul class="bad">
        {found.map((why) => (
          <li key={why}>{list.dropped(why, dropped[why]!)}</li>
        ))}
      </ul>
      {(frontFaces.value || found.some(hasFront)) && (
        <label class="tick">
          <input type="checkbox" checked={frontFaces.value} onChange={({ currentTarget }) => void session.keepFronts(currentTarget.checked)} />
          <b>{list.keepFronts}</b>
        </label>
      )}
    </section>
  );
}
