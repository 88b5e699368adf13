import { useEffect, useState } from 'preact/hooks';
import type { Sync } from '../../shared/protocol.ts';
import { type GameText, type Part, seat } from '../../shared/text/say.ts';
import { nameOf } from '../pages/games.ts';
import { Main } from '../pages/Frame.tsx';
import { heldAt, isForgetful, isSitting } from '../pages/held.ts';
import { needMore, useWords } from '../pages/language.ts';
import { lazily, Waiting } from '../pages/Lazy.tsx';
import { bySeat, peopleOf } from '../pages/names.ts';
import { inWords } from '../pages/Sentence.tsx';
import { Log } from './Log.tsx';
import type { TableModel } from './model.ts';
import { News } from './News.tsx';
import { unusual } from './options.ts';
import { Players } from './Players.tsx';
import type { Scene, Seating } from './scene.ts';
import { Settings } from './Settings.tsx';
import { Since } from './Since.tsx';
import { Slip } from './Slip.tsx';
import { Turn } from './Turn.tsx';
import type { GameView } from './view.ts';

interface Props {
  readonly model: TableModel;
  readonly seating: Seating;
  readonly sync: Sync;
  /** A key was given that opens nothing any more. */
  readonly lost: boolean;
}

/** A table whose cards are dealt: being played, or over. */
export function Playing({ model, seating, sync, lost }: Props) {
  const { text, common, language } = useWords();
  const view = model.view.value;
  const says = useGameText(view, language);
  const name = bySeat(sync, common);
  const game = nameOf(common, sync.game);
  const who = sync.turn.map((at): Part => seat(at));
  const title = model.awaited.value ? text.turn.yourTitle(game) : who.length > 0 ? `${inWords(text.turn.waits(text.names(who)), name)} · ${game}` : game;
  const scene: Scene | null = view === null || says === null ? null : { model, sync, view, says, name, people: peopleOf(sync, common) };
  const notices = <Notices model={model} seating={seating} sync={sync} lost={lost} />;
  if (sync.status === 'over') return scene === null ? <Opening title={game} /> : <Over scene={scene} seating={seating} notices={notices} />;
  return (
    <Main title={title} class="table stack">
      <div class="top stack">
        {notices}
        <Turn sync={sync} name={name} yours={model.awaited.value} options={says === null ? [] : unusual(says.options, sync.options, sync.seats)} />
      </div>
      {scene === null ? (
        <Waiting />
      ) : (
        <>
          <Since scene={scene} />
          <Players scene={scene} />
          <Board scene={scene} />
          {sync.seat !== null && <Slip scene={scene} />}
          <Log scene={scene} />
          <News scene={scene} />
          {sync.you !== undefined && <Settings model={model} seating={seating} sync={sync} />}
        </>
      )}
    </Main>
  );
}

function Board({ scene: { model, sync, view, people } }: { scene: Scene }) {
  const { language } = useWords();
  const choice = model.choice.value;
  const state = choice?.ahead.value ?? sync.state!;
  const news = model.events.value.filter(({ n }) => n === sync.n).map(({ event }) => event);
  return (
    <div class="desk stack">
      <view.Board state={state} me={sync.seat} people={people} language={language} choice={model.pending.value === null ? choice : null} news={news} />
    </div>
  );
}

/** The game's sentences in a language; null until they are here. */
export function useGameText(view: GameView | null, language: 'en' | 'ko' | 'es'): GameText | null {
  const [loaded, setLoaded] = useState<{ readonly language: string; readonly text: GameText } | null>(null);
  useEffect(() => {
    let wanted = true;
    void view?.load(language).then((text) => wanted && setLoaded({ language, text }));
    return () => void (wanted = false);
  }, [view, language]);
  return loaded?.language === language ? loaded.text : null;
}

/** What has to be said before anything else: the line is down, the page is old, one only watches. */
function Notices({ model, seating, sync, lost }: Props) {
  const { text } = useWords();
  const invited = sync.you === undefined && heldAt(seating.table).invite !== undefined && !isSitting(seating.table);
  return (
    <div class="notices" role="status">
      {model.gone.value === 'reload' && (
        <div class="line over">
          <span>{text.connection.reload}</span>
          <button type="button" class="button" onClick={() => location.reload()}>
            {text.connection.reloadButton}
          </button>
        </div>
      )}
      {lost && <p class="line">{text.connection.badKey}</p>}
      {sync.you !== undefined && isForgetful() && <p class="line">{text.connection.forgets}</p>}
      {invited && sync.status === 'playing' && <p class="line">{text.turn.full}</p>}
      {sync.you === undefined && !invited && sync.status === 'playing' && <p class="line">{text.turn.watching}</p>}
      {/* What comes while one is at the page lies over it, and pushes nothing. */}
      {model.open.value === false && model.pending.value === null && <p class="line over">{text.connection.lost}</p>}
    </div>
  );
}

function Opening({ title }: { title: string }) {
  return (
    <Main title={title}>
      <h1>{title}</h1>
      <Waiting />
    </Main>
  );
}

const Over = lazily(() => import('./Over.tsx').then((module) => module.Over), needMore);
