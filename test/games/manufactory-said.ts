import { redact, secret } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import { partOf } from '../../shared/games/manufactory/catalogue.ts';
import { manufactory as complete } from '../../shared/games/manufactory/complete.ts';
import { type Event, type Groups, type Move, type Part, type PartId, type State } from '../../shared/games/manufactory/state.ts';
import { common } from '../../shared/text/common/all.ts';
import { type Language, LANGUAGES, plain, type Say } from '../../shared/text/say.ts';

const NAMES = ['Bo', 'Ana', '민지', 'The house'];

/** A sentence as a letter says it. Seat 3 is the house: its name has another form inside a sentence. */
export const said = (language: Language, sentence: Say): string =>
  plain(sentence, (seat: Seat, inside) => (seat === 3 ? common[language].house(0, inside) : common[language].person(NAMES[seat]!)));

/** An event in English, Korean and Spanish, as one viewer hears it. */
export const told = (event: Event, me: Viewer): string[] =>
  LANGUAGES.map((language) => said(language, complete.text[language].event(redact(event, me), me)));

/** A move and what it changes, told to the one who may make it. */
export const offered = (move: Move, state: State, seat: Seat): string[][] =>
  LANGUAGES.map((language) => {
    const [text, view] = [complete.text[language], redact(state, seat)];
    return [text.move(move, view, seat), ...text.effect(move, view, seat)].map((line) => said(language, line));
  });

/** The table in words. */
export const described = (state: State, me: Viewer): string[][] =>
  LANGUAGES.map((language) => complete.text[language].table(redact(state, me), me).map((line) => said(language, line)));

const NONE: Groups = { w: [], u: [], k: [], r: [], g: [], n: [] };

/** The parts of a list as everybody at a table of two knows them. */
export const BROUGHT: Readonly<Record<PartId, Part>> = {
  w900: { cost: 2.5, colours: ['w'], universal: false, rarity: 'rare', name: secret('Plumb Bob', 0, 1) },
  d900: { cost: 4, colours: ['u', 'r', 'g'], universal: false, rarity: null, name: secret('가마', 0, 1) },
  n900: { cost: 7, colours: [], universal: false, rarity: null, name: secret('Ñandú & <b>', 0, 1) },
  x900: { cost: 0, colours: [], universal: true, rarity: null, name: secret('Old Yard', 0, 1) },
};

const ALL: Readonly<Record<PartId, Part>> = BROUGHT;
const factsOf = (id: PartId): Part => ALL[id] ?? partOf(id)!;

/** A part as events tell of it: of the catalogue, or of the list above. */
export const part = (id: PartId) => ({ id, ...factsOf(id) });

/** A position: the belt, and by seat the groups that are not empty. */
export function position(belt: readonly PartId[], groups: readonly Partial<Groups>[], deck: readonly PartId[] = ['n005', 'w009']): State {
  const ids = [...belt, ...groups.flatMap((own) => Object.values(own).flat())];
  return {
    options: { crates: groups.length, secondAfterTie: false, parts: ids.some((id) => id in BROUGHT) ? 'list' : 'pool' },
    deck: secret([...deck]),
    belt: [...belt],
    groups: groups.map((own) => ({ ...NONE, ...own })),
    discard: [],
    parts: Object.fromEntries(ids.map((id) => [id, factsOf(id)])),
    coming: secret(Object.fromEntries(deck.map((id) => [id, factsOf(id)]))),
    turn: 0,
  };
}
