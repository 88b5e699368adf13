import { benchLetters } from './letters.ts';
import { benchMoves } from './moves.ts';
import { benchReplay } from './replay.ts';
import { benchRoundTrip } from './roundtrip.ts';

// `npm run bench`: every number that matters as a ratio within this run, so that it means the same on any machine.
// `npm run bench -- letters`: what letters cost, by itself, since it sends ten thousand; another number may follow.
const [what, many] = process.argv.slice(2);
if (what === 'letters') await benchLetters(many === undefined ? undefined : Number(many));
else {
  benchMoves();
  benchReplay();
  await benchRoundTrip();
}
