import type { Language } from '../../../../shared/text/say.ts';

/** What the field for parts says besides the option itself. */
interface FieldWords {
  readonly bring: string;
  readonly change: string;
  readonly builtIn: string;
}

/** All languages. */
export const FIELD_WORDS: Readonly<Record<Language, FieldWords>> = {
  en: { bring: 'Bring a list…', change: 'Change the list…', builtIn: 'Use the built-in parts' },
  ko: { bring: '목록 가져오기…', change: '목록 바꾸기…', builtIn: '기본 부품 쓰기' },
  es: { bring: 'Traer una lista…', change: 'Cambiar la lista…', builtIn: 'Usar las piezas incluidas' },
};
