import type { ComponentType } from 'preact';
import type { OptionWords } from '../../shared/text/say.ts';
import type { OptionValue, OptionValues } from './form.ts';
import { lazily } from './Lazy.tsx';

/** What a field is given that a game brings for one of its options, as the default export of web/games/<id>/fields/<option>.tsx. */
export interface OwnFieldProps {
  readonly words: OptionWords;
  readonly value: OptionValue | undefined;
  /** All options as they stand, and for how many seats. */
  readonly options: OptionValues;
  readonly seats: number;
  /** Why it does not go with the other options. */
  readonly wrong: string | undefined;
  set(value: OptionValue): void;
}

/** The field a game brings for an option that no other field can ask for; undefined where it brings none. */
export const ownField = (game: string, option: string): ComponentType<OwnFieldProps> | undefined => FIELDS.get(`../games/${game}/fields/${option}.tsx`);

const FIELDS: ReadonlyMap<string, ComponentType<OwnFieldProps>> = new Map(
  Object.entries(import.meta.glob<{ default: ComponentType<OwnFieldProps> }>('../games/*/fields/*.tsx')).map(([path, load]) => [path, lazily(() => load().then((module) => module.default))]),
);
