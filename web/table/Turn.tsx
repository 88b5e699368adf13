import type { Sync } from '../../shared/protocol.ts';
import { type Part, seat } from '../../shared/text/say.ts';
import { nameOf } from '../pages/games.ts';
import { useWords } from '../pages/language.ts';
import { type NameOf, Sentence } from '../pages/Sentence.tsx';
import { absolute, hour, now, relative, weekday } from '../pages/time.ts';

/** Whose turn it is, and since when, under what is played; with the postmark when it is the reader's. */
export function Turn({ sync, name, yours, options }: { sync: Sync; name: NameOf; yours: boolean; options: readonly string[] }) {
  const { text, common, language } = useWords();
  const who = text.names(sync.turn.map((at): Part => seat(at)));
  return (
    <section class="turn">
      <div>
        <p class="label">
          {[nameOf(common, sync.game), text.playerCount(sync.seats), ...options].join(' · ')}
        </p>
        <h1>{yours ? text.turn.your : <Sentence of={text.turn.waits(who)} name={name} />}</h1>
        <p>
          <time dateTime={sync.at}>{text.turn.since(absolute(sync.at, language, now.value), relative(sync.at, language, now.value))}</time>
        </p>
      </div>
      {yours && <Postmark around={text.turn.postmark} day={weekday(sync.at, language)} time={hour(sync.at, language)} />}
    </section>
  );
}

const WAVE = 'q5 -5 10 0t10 0q5 -5 10 0t10 0q5 -5 10 0t10 0q5 -5 10 0t10 0';

function Postmark({ around, day, time }: { around: string; day: string; time: string }) {
  return (
    <svg class="postmark" viewBox="0 0 190 100" aria-hidden="true">
      <path id="around" class="none" d="M50 11.8a38.2 38.2 0 1 1-.1 0" />
      <circle cx="50" cy="50" r="48" />
      <circle cx="50" cy="50" r="45" />
      <circle cx="50" cy="50" r="32" />
      <path d={`M94 26${WAVE}M100 38${WAVE}M100 50${WAVE}M100 62${WAVE}M94 74${WAVE}`} />
      <text class="around">
        <textPath href="#around" textLength="236" lengthAdjust="spacing">
          {around}
        </textPath>
      </text>
      <text x="50" y="47">
        {day}
      </text>
      <text x="50" y="62">
        {time}
      </text>
    </svg>
  );
}
