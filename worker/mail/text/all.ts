import type { Language } from '../../../shared/text/say.ts';
import { en, type MailText } from './en.ts';
import { es } from './es.ts';
import { ko } from './ko.ts';

/** The words of letters, by language. */
export const MAIL: Readonly<Record<Language, MailText>> = { en, ko, es };
