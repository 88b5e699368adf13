import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Outcome } from '../../shared/engine/types.ts';
import { atWork, EVENTS, SKILLED } from './gates-shows.ts';
import { read, type Transcript } from './transcript.ts';

const folder = new URL('./', import.meta.url);
const kept = readdirSync(folder).filter((file) => /^gates-.*\.txt$/.test(file)).map((file): Transcript => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  return { ...read(text), text, outcome: JSON.parse(/^outcome (.+)$/m.exec(text)![1]!) as Outcome };
});

// Whatever becomes of the cases: from the files as they are kept.
test.each(SKILLED)('%s is seen at work', (face) => {
  expect(kept.filter((transcript) => atWork(transcript).has(face)).length).toBeGreaterThanOrEqual(1);
});

test.each(Object.entries(EVENTS))('it is seen: %s', (_what, shows) => {
  expect(kept.filter((transcript) => shows(transcript)).length).toBeGreaterThanOrEqual(1);
});
