import type { Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { plural } from '../../../text/plural.ts';
import { type GameText, listed, type Misfit, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import { type Event, MOST_CRATES, type Move, nameOf, type Options, type Shown, type State, type Traits } from '../state.ts';
import { type Change, changes, deedOf, lookOf, type ManufactoryWords, misfitOf, partsSaid, scoreChanges, usual } from './facts.ts';
import { wordsOf } from './names.ts';
import { NAMES } from './names/es.ts';

/** Manufactory in Spanish. */
export const text: GameText<State, Move, Event> = {
  event,
  move: (move, state) => [...sentence(move, state), ...(deedOf(move, state).ends ? [' Es la última pieza: la partida termina.'] : [])],
  effect: (move, state, seat) => changes(move, state, seat).map((change) => effect(change, seat)),
  options: {
    crates: {
      title: 'Cajones',
      help: `Cada cajón trae 15 piezas. Con tantos como jugadores la partida es corta; con ${MOST_CRATES}, el máximo, es larga.`,
      value: (value) => (value === null ? 'tantos como jugadores' : String(value)),
      usual: usual.crates,
    },
    secondAfterTie: {
      title: 'Segundo tras un empate',
      help: 'Si hay empate en el primer puesto de un color, el siguiente grupo más grande recibe igualmente 2 puntos.',
    },
    parts: {
      title: 'Piezas',
      help: 'Las de la casa o una lista de cartas tuyas. Sus nombres solo los ve quien tiene asiento en la mesa.',
      value(value) {
        const n = partsSaid(value);
        return n === null ? 'las de la casa' : `una lista de ${counted(n, 'pieza', 'piezas')}`;
      },
      usual: usual.parts,
    },
  },
  misfit,
};

/** The game’s words that boards use too. */
export const words: ManufactoryWords = {
  colours: { w: 'blanco', u: 'azul', k: 'negro', r: 'rojo', g: 'verde', n: 'incoloro' },
  traits: (part) => (part.universal ? 'universal' : `${joined(part)}, coste ${words.number(part.cost)}`),
  name: (part) => nameOf(part) ?? upper(part.name === undefined ? own(part) : `pieza ${feminine(part)}`),
  part: (part) => (isUnnamed(part) ? the(part) : say`${the(part)} (${words.traits(part)})`),
  number: (n) => String(n).replace('.', ','),
};

function event(event: Visible<Event>, me: Viewer): Say {
  switch (event.type) {
    case 'dealt': {
      const left = counted(event.left, 'pieza', 'piezas');
      return say`El mazo sale de ${counted(event.crates, 'cajón', 'cajones')} y aún tiene ${left}. En la cinta: ${listed(event.belt.map(the), ' y ')}.`;
    }
    case 'took':
      return took(event, me);
    case 'ended': {
      const scores = event.scores.map((score, at) => say`${whom(at, me)} ${score}`);
      return say`${does(event.seat, me, 'Tomaste', 'tomó')} la última pieza y la partida terminó: ${listed(scores, ', ')}.`;
    }
    default:
      return unreachable(event);
  }
}

function took({ seat, part, colour, declared, scrap, came, before, after }: Visible<Event> & { type: 'took' }, me: Viewer): Say {
  const deed =
    scrap === null
      ? does(seat, me, 'Tomaste', 'tomó')
      : say`${does(seat, me, 'Desechaste', 'desechó')} ${words.part(scrap.part)} y ${seat === me ? 'tomaste' : 'tomó'}`;
  const joins = came === null ? [] : say` A la cinta llegó ${the(came)}.`;
  const scores = scoreChanges(before, after).map((change) => say`${whom(change.seat, me)} ${change.from} → ${change.to}`);
  const points = scores.length === 0 ? [] : say` Puntos: ${listed(scores, ', ')}.`;
  return say`${deed} ${words.part(part)}${declared ? ` como ${words.colours[colour]}` : ''}.${joins}${points}`;
}

function sentence(move: Move, state: Visible<State>): Say {
  const { taken, scrapped } = deedOf(move, state);
  const part = say`${words.part(taken)}${move.declared ? ` como ${words.colours[move.colour]}` : ''}`;
  if (scrapped === null) return say`Toma ${part}, gratis en la posición ${move.place}.`;
  const from = scrapped.from === null ? '' : ` del grupo ${words.colours[scrapped.from]}`;
  return say`Desecha ${words.part(scrapped.part)}${from} y toma ${part}, en la posición ${move.place}.`;
}

function effect(change: Change, me: Seat): Say {
  const { of } = change;
  const [from, to] = [words.number(change.from), words.number(change.to)];
  switch (of) {
    case 'score':
      return say`${change.seat === me ? 'Puntos' : player(change.seat)} ${from === to ? `${to}, como antes` : `${from} → ${to}`}`;
    case 'group':
      return say`Grupo ${words.colours[change.colour]} ${from} → ${to}`;
    case 'top':
      return say`Coste más alto en ${words.colours[change.colour]} ${from} → ${to}`;
    default:
      return unreachable(of);
  }
}

function misfit(given: unknown, seats: number): Misfit | null {
  const what = misfitOf(given as Options, seats);
  if (what === null) return null;
  if (what === 'crates') return { option: 'crates', says: `Con ${seats} jugadores hay de ${seats} a ${MOST_CRATES} cajones.` };
  const missing = `${plural('es', what, 'falta', 'faltan')} ${counted(what, 'pieza', 'piezas')}`;
  return { option: 'parts', says: `A la lista le ${missing}. Añade más o elige menos cajones.` };
}

/** "blanco y azul": the names of a part's colours. */
function joined({ colours }: Traits, form = (word: string): string => word): string {
  const all = (colours.length === 0 ? (['n'] as const) : colours).map((one) => form(words.colours[one]));
  return [all.slice(0, -1).join(', '), all.at(-1)].filter((some) => some !== '').join(' y ');
}

/** "blanca y azul", "universal": what a pieza is like. */
const feminine = (part: Traits): string => (part.universal ? 'universal' : joined(part, agree));
const agree = (word: string): string => (word.includes(' ') ? word : word.replace(/o$/, 'a'));

const isFeminine = (noun: string): boolean => noun.endsWith('a');

/** "balanza fiel", "bomba silenciosa". */
function own(part: Shown): string {
  const [adjective, noun] = wordsOf(part, NAMES);
  return `${noun} ${isFeminine(noun) ? agree(adjective) : adjective}`;
}

const isUnnamed = (part: Shown): boolean => part.name !== undefined && nameOf(part) === null;

/** "la balanza fiel", «Anvil» where a list gave the name, "una pieza blanca de coste 3" where it may not be known. */
function the(part: Shown): Say {
  const noun = (said: string) => ({ card: lookOf(part), words: said });
  if (part.name === undefined) return say`${isFeminine(wordsOf(part, NAMES)[1]) ? 'la' : 'el'} ${noun(own(part))}`;
  const name = nameOf(part);
  if (name !== null) return say`la pieza «${noun(name)}»`;
  return say`una ${noun(`pieza ${feminine(part)}${part.universal ? '' : ` de coste ${words.number(part.cost)}`}`)}`;
}

const upper = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());
/** The verb in the second person without a pronoun, or in the third after the name. */
const does = (seat: Seat, me: Viewer, mine: string, other: string): Say => (seat === me ? [mine] : say`${player(seat)} ${other}`);
/** Somebody inside a sentence, as the reader knows them. */
export const whom = (seat: Seat, me: Viewer): Part => (seat === me ? 'tú' : player(seat));
/** "1 pieza", "3 piezas". */
export const counted = (n: number, one: string, other: string): string => `${n} ${plural('es', n, one, other)}`;
