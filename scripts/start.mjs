// `npm start`: from a bare machine to a running product.
import { run } from './install.mjs';

run('scripts/open.ts');
