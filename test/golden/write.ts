import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CASES } from './cases.ts';
import { find } from './find.ts';
import { difference, read, write } from './transcript.ts';

// Writes the transcripts anew, on purpose: `npm run golden`. The moves kept in a file are played again; only where they are
// no longer legal, or no longer show what the file is for, is another game looked for. Read what has changed before keeping it.
for (const one of CASES) {
  const file = new URL(`./${one.name}.txt`, import.meta.url);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const again = kept === null ? null : write(read(kept));
  const shown = again?.ok === true && Object.values(one.shows).every((show) => show(again.value)) ? again.value : null;
  const { text, moves } = shown ?? find(one);
  const changed = kept === null ? 'new' : difference(kept, text);
  if (changed !== null) writeFileSync(file, text);
  const origin = shown === null ? 'found anew' : 'played again';
  console.log(`${one.name}: ${moves.length} moves, ${origin}, ${changed === null ? 'as before' : changed}`);
}
