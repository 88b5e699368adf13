import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Rules } from '../../shared/engine/game.ts';
import type { GameRecord } from '../../shared/protocol.ts';
import { heldAt, playerOf } from '../pages/held.ts';
import { useMore, useWords } from '../pages/language.ts';
import { moved } from '../pages/motion.ts';
import { Sentence } from '../pages/Sentence.tsx';
import { kept } from '../pages/storage.ts';
import { check, type Finding, type Known, stepsOf } from './check.ts';
import { ByWhom } from './Log.tsx';
import type { Scene } from './scene.ts';

interface RecordProps {
  readonly scene: Scene;
  readonly record: GameRecord;
  readonly rules: Rules;
}

/** Steps through a finished game, every card open. */
export function Replay({ scene: { sync, view, says, name, people }, record, rules }: RecordProps) {
  const { language } = useWords();
  const more = useMore();
  const steps = useMemo(() => stepsOf(rules, record), [rules, record]);
  const last = steps.length - 1;
  const [at, setAt] = useState(0);
  const step = steps[at];
  const slider = useRef<HTMLInputElement>(null);
  // The button that was pressed for this is gone.
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  if (step === undefined) return <p class="error">{more.over.finding.form.no}</p>;
  const to = (n: number): void => moved(() => setAt(Math.min(last, Math.max(0, n))));
  return (
    <div class="stack">
      <div class="step">
        <input ref={slider} type="range" min="0" max={last} value={at} aria-label={more.over.move} aria-valuetext={more.over.stepAt(at, last)} onInput={(event) => to(Number(event.currentTarget.value))} />
        <p class="label">{more.over.stepAt(at, last)}</p>
        <div class="buttons">
          <button type="button" class="button" aria-disabled={at === 0} onClick={() => to(at - 1)}>
            {more.over.earlier}
          </button>
          <button type="button" class="button" aria-disabled={at === last} onClick={() => to(at + 1)}>
            {more.over.later}
          </button>
        </div>
        <p class="lead" role="status">
          {step.n === 0 && `${more.over.atDeal} `}
          {step.events.map((event, i) => (
            <span key={i}>
              <Sentence of={says.event(event, sync.seat)} name={name} Chip={view.Chip} />{' '}
            </span>
          ))}
          <ByWhom by={step.by} />
        </p>
      </div>
      <view.Board state={step.state} me={null} people={people} language={language} choice={null} news={step.events} />
    </div>
  );
}

/** Plays a finished game again and says exactly what agrees and what does not. */
export function Check({ scene: { sync }, record, rules }: RecordProps) {
  const more = useMore();
  const findings = useMemo(() => check(rules, record, sync, knownOf(sync.table)), [rules, record, sync]);
  const good = findings.every((finding) => finding.agrees !== false);
  return (
    <div class="stack" role="status">
      <p class="line">
        <b>
          {good ? '✓' : '✕'} {good ? more.over.checks : more.over.differs}
        </b>
      </p>
      <ul class="findings">
        {findings.map((finding) => (
          <li key={finding.what}>
            <span aria-hidden="true">{finding.agrees === null ? '–' : finding.agrees ? '✓' : '✕'}</span> <Told finding={finding} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Told({ finding: { what, agrees, move } }: { finding: Finding }) {
  const more = useMore();
  if (move !== undefined) return <>{more.over.wrongMove(move.n, move.text)}</>;
  if (agrees === null) return <>{more.over.noSeal}</>;
  return <>{more.over.finding[what][agrees ? 'yes' : 'no']}</>;
}

/** What this browser has kept of the table by itself. */
function knownOf(table: string): Known {
  const seal = kept(`seal/${table}`);
  const gave = heldAt(table).keys.flatMap((held) => {
    const player = playerOf(held);
    return player === undefined || held.contribution === undefined ? [] : [{ player, contribution: held.contribution }];
  });
  return { seal: typeof seal === 'string' ? seal : null, gave };
}
