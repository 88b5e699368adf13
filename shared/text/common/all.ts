import type { Language } from '../say.ts';
import { common as en } from './en.ts';
import { common as es } from './es.ts';
import type { Common } from './index.ts';
import { common as ko } from './ko.ts';

/** All languages at once, for the server; a page loads one. */
export const common: Readonly<Record<Language, Common>> = { en, ko, es };
