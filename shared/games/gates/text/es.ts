import { seen, size, type Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { inWords as count } from '../../../text/numbers/es.ts';
import { plural } from '../../../text/plural.ts';
import { type GameText, listed, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import type { Character } from '../characters.ts';
import { type Event, type Move, type Pearl, type State, valueOf } from '../state.ts';
import { ability, and, cost, gains, gems, more, names } from './faces/es.ts';
import { changes, type GatesWords, paymentOf, priceOf, type Reason, reasons, type Spot, spotIn, spotOn } from './play.ts';

/** Gates in Spanish. */
export const text: GameText<State, Move, Event> = {
  event,
  move: sentence,
  effect: (move, state, seat) => changes(move, state, seat).map(({ of, from, to }) => say`${{ power: 'Poder', diamonds: 'Diamantes', hand: 'Mano' }[of]} ${from} → ${to}`),
  options: {
    keepPortal: { title: 'Sin vaciar el portal', help: 'Con el portal lleno no puedes descartar un personaje para colocar otro.' },
  },
};

/** The game’s words that boards use too. */
export const words: GatesWords = {
  face: (character) => titleOf(character),
  cost,
  gains,
  ability,
  spends(values, diamonds) {
    const all = [...(values.length > 0 ? [values.length === 1 ? `un ${values[0]}` : and(values)] : []), ...(diamonds > 0 ? [gems(diamonds)] : [])];
    return all.length === 0 ? 'sin gastar perlas' : `con ${all.join(' más ')}`;
  },
  why(uses, diamonds) {
    const price = priceOf(uses, diamonds);
    return [...reasons(uses).map(reason), ...(price > 0 ? [`el coste incluye ${gems(price)}`] : [])].join(', ');
  },
};

function event(event: Visible<Event>, me: Viewer): Say {
  const actor = 'seat' in event ? event.seat : null;
  /** The verb in the second person without a pronoun, or in the third after the name. */
  const does = (mine: string, other: string): Say => (actor === me ? [mine] : say`${player(actor!)} ${other}`);
  switch (event.type) {
    case 'dealt':
      return say`Están a la vista las perlas ${row(event.pearls)}, con ${these(event.characters)}.`;
    case 'took':
      return say`${does('Tomaste', 'tomó')} un ${valueOf(event.pearl)}; en su lugar salió un ${valueOf(event.next)}.`;
    case 'drew':
      return say`${does('Robaste', 'robó')} ${pearl(seen(event.pearl))} del mazo.`;
    case 'swept':
      return say`${does('Cambiaste', 'cambió')} las perlas a la vista: ahora ${row(event.row)}.`;
    case 'renewed': {
      const came = event.row.filter((each) => each !== null);
      const gone = event.gone.length === 0 ? [] : say`${event.gone.length > 1 ? 'se van' : 'se va'} ${these(event.gone)}; `;
      return say`Renovación: ${gone}${came.length > 1 ? 'llegan' : came.length > 0 ? 'llega' : 'no llega nadie'}${came.length > 0 ? say` ${these(came)}` : []}.`;
    }
    case 'placed':
      return say`${does('Llevaste', 'llevó')} a ${actor === me ? 'tu' : 'su'} portal ${the(event.character)}${event.from === 'deck' ? ' del mazo' : ''}${
        event.dropped === null ? [] : say`, tras descartar ${the(event.dropped)}`}${event.next === null ? [] : say`; salió ${the(event.next)}`}.`;
    case 'activated':
      return activated(event, me);
    case 'actions':
      return say`${The(event.character)} ${event.seat === me ? 'te da' : say`da a ${player(event.seat)}`} ${more(event.more)} en este turno.`;
    case 'bonus':
      return say`${event.to === me ? say`En tu próximo turno tendrás` : say`En su próximo turno, ${player(event.to)} tendrá`} ${more(event.more)}.`;
    case 'fizzled':
      return say`${The(event.character)} no tuvo efecto.`;
    case 'looked': {
      const hand = seen(event.hand);
      return say`${does('Miraste', 'miró')} ${whose('mano', event.victim, me)}${hand === undefined ? '' : `: ${row(hand)}`}.`;
    }
    case 'stole':
      return say`${does('Tomaste', 'tomó')} ${pearl(seen(event.pearl))} de ${whose('mano', event.victim, me)}.`;
    case 'banished':
      return say`${does('Descartaste', 'descartó')} ${the(event.character)} ${from(event.owner, me)}.`;
    case 'recovered':
      return say`${does('Recuperaste', 'recuperó')} un ${valueOf(event.pearl)}.`;
    case 'peeked': {
      const top = seen(event.character);
      return say`${does('Miraste', 'miró')} el primer personaje del mazo${top === undefined ? [] : say`: ${the(top)}`}.`;
    }
    case 'exchanged':
      return say`${does('Cambiaste', 'cambió')} ${the(event.gave)} por ${the(event.got)}.`;
    case 'traded':
      return say`${does('Cambiaste', 'cambió')} un 2 por un diamante.`;
    case 'redrew': {
      const drawn = seen(event.drawn);
      return say`${does('Descartaste', 'descartó')} ${row(event.gone)} y ${actor === me ? 'robaste' : 'robó'} ${drawn === undefined ? perlas(size(event.drawn)) : row(drawn)}.`;
    }
    case 'discarded':
      return say`${does('Descartaste', 'descartó')} un ${valueOf(event.pearl)}.`;
    case 'reshuffled':
      return say`${event.pile === 'pearls' ? 'Las perlas descartadas' : 'Los personajes descartados'} se barajaron: el nuevo mazo tiene ${event.cards}.`;
    case 'filled':
      return say`${The(event.character)} ocupa el lugar vacío.`;
    case 'set':
      return say`${event.by === null ? WHY[event.why] : say`${event.by === me ? 'Tienes' : say`${player(event.by)} tiene`} doce de poder o más`}: la ronda ${event.last} es la última.`;
    case 'round':
      return say`La ronda ${event.round} ha terminado. Poder: ${listed(event.power.map((power, seat) => say`${whom(seat, me)} ${power}`), ', ')}.`;
    case 'ended': {
      const [first] = event.winners;
      const alone = first === me ? say`Ganas` : say`${player(first!)} gana`;
      const winners = event.winners.length > 1 ? say`Victoria compartida entre ${listed(event.winners.map((seat) => whom(seat, me)), ' y ')}` : alone;
      return say`${winners} con ${event.power} de poder y ${event.diamonds === 0 ? 'sin diamantes' : gems(event.diamonds)} de reserva.`;
    }
    default:
      return unreachable(event);
  }
}

const WHY = { power: '', rounds: 'Se han jugado cien rondas', characters: 'No queda ningún personaje' } as const;

function activated(event: Event & { type: 'activated' }, me: Viewer): Say {
  const { seat, owner, character, pearls, uses, diamonds, from: before, to, earned } = event;
  const taken = owner === seat ? [] : say` ${from(owner, me)}`;
  const why = words.why(uses, diamonds.length);
  const gain = [...(before === to ? [] : [`poder ${before} → ${to}`]), ...(earned === 0 ? [] : [`${gems(earned)} de premio`])].join(', ');
  const paid = words.spends(pearls.map(valueOf), diamonds.length);
  return say`${seat === me ? 'Activaste' : say`${player(seat)} activó`} ${the(character)}${taken} ${paid}${why && ` (${why})`}${gain && `: ${gain}`}.`;
}

function sentence(move: Move, state: Visible<State>, seat: Seat): Say {
  switch (move.act) {
    case 'pearl':
      return move.from === 'deck' ? say`Roba una perla del mazo.` : say`Toma el ${placed(spotIn(state.pearls.row.map(valueOf), move.from), String)}.`;
    case 'sweep':
      return say`Cambia las cuatro perlas a la vista.`;
    case 'place': {
      const what = move.from === 'deck' ? say`el primer personaje del mazo` : placed(spotIn(state.characters.row, move.from), the);
      const dropped = move.dropping && placed(spotOn(state, seat, move.dropping), the);
      return say`${dropped ? say`Descarta ${dropped} y lleva` : 'Lleva'} a tu portal ${what}.`;
    }
    case 'activate': {
      const { owner, place, values, diamonds } = move;
      const why = words.why(paymentOf(move, state, seat), diamonds);
      return say`Activa ${placed(spotOn(state, owner ?? seat, place), the)}${owner === null ? [] : say` ${from(owner, seat)}`} ${words.spends(values, diamonds)}${why && `: ${why}`}.`;
    }
    case 'peek':
      return say`Mira el primer personaje del mazo.`;
    case 'exchange':
      return say`Cambia ${placed(spotOn(state, seat, move.place), the)} por ${placed(spotIn(state.characters.row, move.with), the)}.`;
    case 'trade':
      return say`Cambia un 2 por un diamante.`;
    case 'look':
      return say`Mira ${whose('mano', move.seat, seat)} y toma una de sus perlas.`;
    case 'steal':
      return say`Toma un ${move.value} de ${whose('mano', state.victim!, seat)}.`;
    case 'banish':
      return say`Descarta ${placed(spotOn(state, move.seat, move.place), the)} ${from(move.seat, seat)}.`;
    case 'recover':
      return say`Recupera un ${move.value}.`;
    case 'redraw':
      return say`Descarta tu mano y roba ${perlas(size(state.players[seat]!.hand))}.`;
    case 'end':
      return say`Termina tu turno.`;
    case 'discard':
      return say`Descarta un ${move.value}.`;
    default:
      return unreachable(move);
  }
}

/** A card, and where it lies when that has to be said. */
const placed = <T>({ card, n }: Spot<T>, word: (card: T) => string | Say): Say => say`${word(card)}${n === null ? '' : ` del lugar ${n}`}`;

function reason({ n, pearl, by, printed, as, counts }: Reason): string {
  const one = n === 1;
  if (pearl === null) return `${names[by!]} aporta ${one ? 'un' : count(n)} ${counts}`;
  const these = `${one ? 'el' : count(n)} ${printed}`;
  const counted = as === printed ? '' : `${these} ${one ? 'vale' : 'valen'} ${as}`;
  if (as === counts) return counted;
  const changes = counts > as ? (one ? 'sube' : 'suben') : one ? 'baja' : 'bajan';
  const diamonds = gems(n);
  return counted ? `${counted} y ${diamonds} ${one ? 'lo' : 'los'} ${changes} a ${counts}` : `${diamonds} ${changes} ${these} a ${counts}`;
}

/** Somebody inside a sentence, as the reader knows them. */
export const whom = (seat: Seat, me: Viewer): Part => (seat === me ? 'tú' : player(seat));
/** "tu mano", "la mano de Bo". */
export const whose = (what: string, seat: Seat, me: Viewer): Say => (seat === me ? [`tu ${what}`] : say`la ${what} de ${player(seat)}`);
/** "de tu portal", "del portal de Bo". */
const from = (seat: Seat, me: Viewer): Say => (seat === me ? ['de tu portal'] : say`del portal de ${player(seat)}`);
/** A face without its article. */
const titleOf = (character: Character): string => names[character].slice(3);
/** A character with its article. */
export const the = (character: Character): Say => say`${names[character].slice(0, 3)}${named(character)}`;
const The = (character: Character): Say => say`${names[character].startsWith('e') ? 'El' : 'La'} ${named(character)}`;
const named = (character: Character): Part => ({ card: character, words: titleOf(character) });
export const these = (characters: readonly Character[]): Say => listed(characters.map(the), ' y ');
export const row = (pearls: readonly Pearl[]): string => and(pearls.map(valueOf));
const perlas = (n: number): string => `${count(n)} ${plural('es', n, 'perla', 'perlas')}`;
const pearl = (shown: Pearl | undefined): string => (shown === undefined ? 'una perla' : `un ${valueOf(shown)}`);
