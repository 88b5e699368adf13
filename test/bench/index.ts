import { benchMoves } from './moves.ts';
import { benchReplay } from './replay.ts';
import { benchRoundTrip } from './roundtrip.ts';

// `npm run bench`: every number that matters as a ratio within this run, so that it means the same on any machine.
benchMoves();
benchReplay();
await benchRoundTrip();
