import { byGuild, type Card, colourOf, numberOf, suitOf } from '../../../cards/mystique.ts';
import { cardPart, colourWords, guildPart, suitWords } from '../../../cards/text/es.ts';
import type { Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { plural } from '../../../text/plural.ts';
import { type GameText, listed, type Misfit, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import { roundOf } from '../round.ts';
import { scoreOf } from '../score.ts';
import { FEWEST_BALANCE, HIGHEST_BALANCE, misfitOf, MOST_SHORT, usualTarget } from '../settle.ts';
import { type Aspect, ASPECTS, type Event, type Move, type Options, type State, type Tally } from '../state.ts';
import { ahead, contenders, decides, followed } from '../trick.ts';
import { type EddiesWords, prospect } from './play.ts';

/** Eddies in Spanish. */
export const text: GameText<State, Move, Event> = {
  event,
  move: (move, state) => [...sentence(move, state), ...(prospect(move, state).forces ? [' La última baza se juega después por sí sola.'] : [])],
  effect,
  options: {
    match: {
      title: 'Duración',
      help: 'Un número de rondas, o hasta que alguien alcance un objetivo. Si cada jugada lleva un día, basta con una ronda.',
      value: (value) => lengthOf(value as Options['match']),
      parts: {
        rounds: { title: 'Rondas' },
        target: { title: 'Un objetivo', open: (given, seats) => `Los puntos que cierran la partida. Vacío: ${usualTarget(given as Options, seats)}, el objetivo habitual aquí.` },
      },
    },
    scoring: {
      title: 'Puntuación',
      help: 'Normal: cada baza vale un punto. Equilibrio: las bazas cuentan según lo que se siguió, y tu puntuación es la más baja de palo, color y número.',
      value: (value) => (value === 'balance' ? 'Equilibrio' : 'Normal'),
    },
    hand: {
      title: 'Cartas',
      help: 'Completa: todas las que se puedan repartir por igual. Corta: diez por persona, de 3 a 6 jugadores.',
      value: (value) => (value === 'short' ? 'Corta' : 'Completa'),
    },
  },
  misfit,
};

/** The game’s words that boards use too. */
export const words: EddiesWords = {
  value: (card, aspect) => (aspect === 'suit' ? suitWords(suitOf(card)) : aspect === 'colour' ? colourWords(colourOf(card)) : String(numberOf(card))),
  category: (aspect) => CATEGORIES[aspect],
  duty: ({ lead, aspects }) => `Hay que seguir ${aspects.length > 0 ? values(lead, aspects, ' y ') : values(lead, ASPECTS, ' o ')}.`,
  reason(card, over, aspects) {
    const aspect = decides(card, over, aspects);
    return `${valueOf(card, aspect)} ${aspect === 'suit' ? 'ganan' : 'gana'} ${`a ${valueOf(over, aspect)}`.replace(/^a el /, 'al ')}`;
  },
  ahead(trick, seats, me) {
    const [best, over] = contenders(trick.cards);
    const first = ahead(trick, seats);
    const reason = over === undefined ? '' : `: ${words.reason(best!, over, followed(trick.cards))}`;
    return say`${first === me ? say`Vas por delante` : say`Por delante va ${player(first)}`} con ${the(best!)}${reason}.`;
  },
  round(state) {
    const { options: { match }, extra } = state;
    if ('rounds' in match) return `Ronda ${roundOf(state)} de ${match.rounds}`;
    return extra > 0 ? `Ronda extra ${extra} de 3 como máximo` : `Ronda ${roundOf(state)}, ${lengthOf(match)}`;
  },
};

const CATEGORIES: Readonly<Record<Aspect, string>> = { suit: 'palo', colour: 'color', number: 'número' };

function event(event: Visible<Event>, me: Viewer): Say {
  switch (event.type) {
    case 'dealt': {
      const leads = event.leader === me ? say`sales tú` : say`sale ${player(event.leader)}`;
      return say`Empieza la ronda ${event.round}, con ${event.cards} cartas por persona; en la primera baza ${leads}.`;
    }
    case 'played':
      return played(event, me);
    case 'won':
      return won(event, me);
    case 'round': {
      const out = event.out.length === 0 ? [] : say` Quedaron sin repartir: ${sorted(event.out)}.`;
      return say`La ronda ${event.round} ha terminado. ${scores(event.totals, event.scoring, me)}.${out}`;
    }
    case 'extra':
      return say`Empate en el primer puesto entre ${names(event.tied, me)}: ronda extra ${event.extra} de 3 como máximo.`;
    case 'ended': {
      const [first] = event.winners;
      const alone = first === me ? say`ganas tú` : say`gana ${player(first!)}`;
      const winners = event.winners.length > 1 ? say`victoria compartida entre ${names(event.winners, me)}` : alone;
      return say`${why(event)}: ${winners}, con ${points(event.score)}.`;
    }
    default:
      return unreachable(event);
  }
}

function played({ seat, card, manner, aspects }: Event & { type: 'played' }, me: Viewer): Say {
  /** The verb in the second person without a pronoun, or in the third after the name. */
  const does = (mine: string, other: string): Say => (seat === me ? [mine] : say`${player(seat)} ${other}`);
  switch (manner) {
    case 'lead':
      return say`${does('Saliste', 'salió')} con ${the(card)}.`;
    case 'set':
      return say`${does('Jugaste', 'jugó')} ${the(card)}: hay que seguir ${values(card, aspects, ' y ')}.`;
    case 'follow':
      return say`${does('Seguiste', 'siguió')} con ${the(card)}.`;
    case 'toss':
      return say`${does('Te descartaste', 'se descartó')} del ${cardPart(card)}.`;
    default:
      return unreachable(manner);
  }
}

function won({ winner, card, aspects, over, scoring }: Event & { type: 'won' }, me: Viewer): Say {
  const counts = aspects.length === 0 ? 'No cuenta para nada' : `Cuenta para ${aspects.map((aspect) => CATEGORIES[aspect]).join(' y ')}`;
  const balance = scoring === 'balance' ? ` ${counts}.` : '';
  const won = (mine: string): Say => (winner === me ? say`${mine} la baza con ${the(card)}` : say`${player(winner)} ganó la baza con ${the(card)}`);
  if (over === null) return say`Nadie pudo seguir: ${won('ganaste')}.${balance}`;
  return say`${won('Ganaste')}: ${words.reason(card, over, aspects)}.${balance}`;
}

function why({ reason, round }: Event & { type: 'ended' }): string {
  switch (reason) {
    case 'rounds':
      return round === 1 ? 'Se ha jugado la ronda' : `Se han jugado las ${round} rondas`;
    case 'target':
      return `En la ronda ${round} se ha alcanzado el objetivo`;
    case 'parted':
      return 'La ronda extra deshace el empate';
    case 'shared':
      return 'Tres rondas extra no deshacen el empate';
    case 'long':
      return `La partida acaba tras ${round} rondas`;
    default:
      return unreachable(reason);
  }
}

function misfit(given: unknown, seats: number): Misfit | null {
  const what = misfitOf(given as Options, seats);
  switch (what) {
    case 'rounds':
      return { option: 'match', says: `Con Equilibrio la partida tiene al menos ${FEWEST_BALANCE} rondas.` };
    case 'target':
      return { option: 'match', says: `Con Equilibrio el objetivo es ${HIGHEST_BALANCE} como máximo.` };
    case 'hand':
      return { option: 'hand', says: `La mano corta es para ${MOST_SHORT} jugadores como máximo.` };
    case null:
      return null;
    default:
      return unreachable(what);
  }
}

function sentence(move: Move, state: State): Say {
  const { card } = move;
  const { manner, aspects, closes } = prospect(move, state);
  switch (manner) {
    case 'lead':
      return say`Sal con ${the(card)}.`;
    case 'set':
    case 'follow': {
      const what = values(card, aspects, ' y ');
      return manner === 'follow' || closes ? say`Sigue ${what} con ${the(card)}.` : say`Juega ${the(card)}: el resto sigue ${what}.`;
    }
    case 'toss':
      return say`Descártate del ${cardPart(card)}.`;
    default:
      return unreachable(manner);
  }
}

function effect(move: Move, state: Visible<State>, seat: Seat): readonly Say[] {
  const next = prospect(move, state);
  if (next.manner === 'lead') return [];
  const tricks = next.ahead === seat ? say`Tus bazas` : say`Bazas de ${player(next.ahead)}`;
  return [next.closes ? say`${tricks} ${next.tricks} → ${next.tricks + 1}` : say`Por delante: ${whom(next.ahead, seat)}, ${cardPart(next.best)}`];
}

/** Everybody’s score so far, in `balance` with its three numbers. */
export function scores(all: readonly Tally[], scoring: Options['scoring'], me: Viewer): Say {
  const each = all.map((won, seat): Say => {
    const by = scoring === 'plain' ? '' : ` (${ASPECTS.map((aspect) => `${CATEGORIES[aspect]} ${won[aspect]}`).join(', ')})`;
    return say`${whom(seat, me)} ${scoreOf(won, scoring)}${by}`;
  });
  return say`${scoring === 'plain' ? 'Bazas' : 'Puntos'} hasta ahora: ${listed(each, ', ')}`;
}

function lengthOf(match: Options['match']): string {
  if ('rounds' in match) return `${match.rounds} ${plural('es', match.rounds, 'ronda', 'rondas')}`;
  return match.target === null ? 'hasta el objetivo habitual' : `hasta ${points(match.target)}`;
}

/** "las lunas", "el rojo", "el 3". */
const valueOf = (card: Card, aspect: Aspect): string =>
  `${aspect === 'suit' ? (suitOf(card) === 's' ? 'los' : 'las') : 'el'} ${words.value(card, aspect)}`;

function values(card: Card, aspects: readonly Aspect[], last: string): string {
  const all = aspects.map((aspect) => valueOf(card, aspect));
  return [all.slice(0, -1).join(', '), all.at(-1)].filter((part) => part !== '').join(last);
}

const names = (seats: readonly Seat[], me: Viewer): Say => listed(seats.map((seat) => whom(seat, me)), ' y ');
/** A card with its article. */
export const the = (card: Card): Say => say`el ${cardPart(card)}`;
/** Somebody inside a sentence, as the reader knows them. */
export const whom = (seat: Seat, me: Viewer): Part => (seat === me ? 'tú' : player(seat));
const points = (n: number): string => `${n} ${plural('es', n, 'punto', 'puntos')}`;
/** Cards by guild. */
export const sorted = (cards: readonly Card[]): Say => listed(byGuild(cards).map(([guild, numbers]) => say`${guildPart(guild)} ${numbers.join(', ')}`), '; ', '; ');
