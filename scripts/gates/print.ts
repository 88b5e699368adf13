import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheet } from './faces.ts';

// `npm run faces`: prints the cards of Gates anew, after their data or their figures have changed.
writeFileSync(join(import.meta.dirname, '../../web/games/gates/faces.svg'), sheet());
