import type { State } from '../../../shared/games/gates/state.ts';
import type { Language, Say } from '../../../shared/text/say.ts';
export const End = () => null;
export const verdict = (_state: State, _language: Language): Say => [];
