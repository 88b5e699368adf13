// `npm test`: from a bare machine to everything checked.
import { run } from './install.mjs';

run('scripts/suite.ts');
