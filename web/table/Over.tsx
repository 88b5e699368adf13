import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Rules } from '../../shared/engine/game.ts';
import type { GameRecord, Sync } from '../../shared/protocol.ts';
import { type Part, type Say, seat } from '../../shared/text/say.ts';
import { at, get, type TroubleName } from '../pages/api.ts';
import { Main } from '../pages/Frame.tsx';
import { nameOf } from '../pages/games.ts';
import { useMore, useWords } from '../pages/language.ts';
import { lazily } from '../pages/Lazy.tsx';
import { go } from '../pages/router.ts';
import { sitAgain } from '../pages/seat.ts';
import { inWords, Sentence } from '../pages/Sentence.tsx';
import { Stamp } from '../pages/Stamp.tsx';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { keepNext, nextTable } from './again.ts';
import { Delete } from './Delete.tsx';
import { copied, share } from './Link.tsx';
import { Log } from './Log.tsx';
import { News } from './News.tsx';
import { unusual } from './options.ts';
import type { Scene, Seating } from './scene.ts';
import { Since } from './Since.tsx';

/** A finished game: who won and why, everything open, step by step, and checked. */
export function Over({ scene, seating, notices }: { scene: Scene; seating: Seating; notices: ComponentChildren }) {
  const { text, common, language } = useWords();
  const more = useMore();
  const { sync, view, name, people } = scene;
  const game = nameOf(common, sync.game);
  const heading = useHeading(sync);
  const options = unusual(scene.says.options, sync.options, sync.seats);
  return (
    <Main title={more.over.title(inWords(heading, name), game)}>
      <div class="notices">{notices}</div>
      <section class="split form">
        <div class="stack">
          <div>
            <p class="label">
              {[game, text.playerCount(sync.seats), ...options, more.over.moves(sync.n, daysOf(scene))].join(' · ')}
            </p>
            <h1>
              <Sentence of={heading} name={name} />
            </h1>
          </div>
          <p class="lead">
            <Sentence of={view.verdict(sync.state!, language)} name={name} Chip={view.Chip} />
          </p>
          <div class="buttons">
            <Again seating={seating} sync={sync} />
            <Share scene={scene} />
          </div>
        </div>
        <Tally scene={scene} />
      </section>
      <Since scene={scene} />
      <view.End state={sync.state!} events={scene.model.events.value.map(({ event }) => event)} me={sync.seat} people={people} language={language} />
      <Record scene={scene} seating={seating} />
      <Log scene={scene} heading={more.over.log} />
      <News scene={scene} />
      {sync.you?.host === true && <Delete model={scene.model} seating={seating} sync={sync} />}
    </Main>
  );
}

function useHeading(sync: Sync): Say {
  const { text } = useWords();
  const more = useMore();
  const winners = winnersOf(sync);
  if (winners.length === 1 && winners[0] === sync.seat) return [more.over.youWin];
  return more.over.winner(text.names(winners.map((at): Part => seat(at))), winners.length > 1);
}

/** Everybody with place and points, the winner first. */
function Tally({ scene: { sync, view, people } }: { scene: Scene }) {
  const { common, language } = useWords();
  const more = useMore();
  const { scores, places } = sync.outcome!;
  const ranked = [...people].sort((a, b) => places[a.seat]! - places[b.seat]!);
  return (
    <ol class="tally" aria-label={more.over.result}>
      {ranked.map(({ seat: at, name, house }) => (
        <li key={at} class={places[at] === 1 ? 'first' : undefined}>
          <Stamp seat={at} house={house} size="little" />
          <span class="who">
            <b>
              <bdi>{name}</bdi>
              {at === sync.seat && ` · ${common.you}`}
            </b>
            <span class="label">
              {more.over.place(places[at]!)} · {view.standing(sync.state!, at, language)}
            </span>
          </span>
          <b class="pts">
            {scores[at]}
            <span class="hide"> {more.over.points}</span>
          </b>
        </li>
      ))}
    </ol>
  );
}

/** A new table for the same people: the first to press opens it, the others sit down there; who sits there already goes there. */
function Again({ seating, sync }: { seating: Seating; sync: Sync }) {
  const more = useMore();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  if (sync.you?.key !== 'seat' || seating.seatKey === null) return null;
  const next = nextTable(sync);
  if (next !== null) {
    return (
      <>
        <p>{more.over.againSits}</p>
        <a class="button main" href={`/t/${next}`}>
          {more.over.againGo}
        </a>
      </>
    );
  }
  const again = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const answer = await sitAgain(sync, seating.seatKey!);
    setBusy(false);
    if (!answer.ok) return setTrouble(answer.error.error);
    keepNext(sync, answer.value);
    go(`/t/${answer.value}`);
  };
  return (
    <>
      {sync.rematch === true && <p role="status">{more.over.againOpen}</p>}
      <div class="buttons">
        <button type="button" class="button main" aria-busy={busy} onClick={again}>
          {sync.rematch === true ? more.over.againJoin : more.over.again}
        </button>
      </div>
      <TroubleLine trouble={trouble} />
    </>
  );
}

function Share({ scene: { sync, people } }: { scene: Scene }) {
  const { common } = useWords();
  const more = useMore();
  const [said, setSaid] = useState('');
  const { scores, places } = sync.outcome!;
  const lines = [...people]
    .sort((a, b) => places[a.seat]! - places[b.seat]!)
    .map((one) => more.over.shareLine(more.over.place(places[one.seat]!), one.name, scores[one.seat]!));
  const url = `${location.origin}/t/${sync.table}`;
  const words = `${nameOf(common, sync.game)}\n${lines.join('\n')}`;
  const send = async (): Promise<void> => {
    if ('share' in navigator) return share({ text: words, url });
    setSaid((await copied(`${words}\n${url}`, null)) ? more.over.shareCopied : url);
  };
  return (
    <div class="buttons">
      <button type="button" class="button" onClick={send}>
        {more.over.share}
      </button>
      <span class="label" role="status">
        {said}
      </span>
    </div>
  );
}

/** What can be done with the record of the game: step through it, check it, keep it. */
function Record({ scene, seating }: { scene: Scene; seating: Seating }) {
  const more = useMore();
  const { sync } = scene;
  const [whole, setWhole] = useState<{ readonly record: GameRecord; readonly rules: Rules } | null>(null);
  const [shown, setShown] = useState({ steps: false, check: false });
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const withRecord = async (then: (record: GameRecord) => void): Promise<void> => {
    if (whole !== null) return then(whole.record);
    const [answer, rules] = await Promise.all([get<GameRecord>(at(sync.table, 'record'), seating.seatKey), scene.view.whole?.() ?? (scene.view.rules as Rules)]);
    setTrouble(answer.ok ? null : answer.error.error);
    if (!answer.ok) return;
    setWhole({ record: answer.value, rules });
    then(answer.value);
  };
  return (
    <>
      <section class="stack" aria-labelledby="steps">
        <div class="ruled">
          <h2 id="steps">{more.over.step}</h2>
        </div>
        {shown.steps && whole !== null ? (
          <Replay scene={scene} {...whole} />
        ) : (
          <button type="button" class="button" onClick={() => withRecord(() => setShown((now) => ({ ...now, steps: true })))}>
            {more.over.stepStart}
          </button>
        )}
      </section>
      <section class="sheet stack" aria-labelledby="check">
        <div class="ruled">
          <h2 id="check">{more.over.check}</h2>
        </div>
        <p class="prose">{more.over.checkLead(sync.n)}</p>
        <TroubleLine trouble={trouble} />
        <div class="buttons">
          <button type="button" class="button" onClick={() => withRecord(() => setShown((now) => ({ ...now, check: true })))}>
            {more.over.checkButton}
          </button>
          <button type="button" class="button quiet" onClick={() => withRecord(download)}>
            {more.over.download}
          </button>
        </div>
        {shown.check && whole !== null && <Check scene={scene} {...whole} />}
      </section>
    </>
  );
}

function download(record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `longhand-${record.game}-${record.table}.json` });
  link.click();
  // The browser takes the file at once, but reads it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const winnersOf = (sync: Sync): readonly number[] => sync.outcome!.places.flatMap((place, at) => (place === 1 ? [at] : []));

function daysOf({ model, sync }: Scene): number {
  const from = Date.parse(model.events.value[0]?.at ?? sync.at);
  return Math.floor((Date.parse(sync.at) - from) / 86_400_000);
}

const Replay = lazily(() => import('./Replay.tsx').then((module) => module.Replay));
const Check = lazily(() => import('./Replay.tsx').then((module) => module.Check));
