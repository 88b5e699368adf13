import { describe, expect, test } from 'vitest';
import { redact, secret } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import type { Character } from '../../shared/games/gates/characters.ts';
import type { Event, Pearl, Use } from '../../shared/games/gates/state.ts';
import { text as en } from '../../shared/games/gates/text/en.ts';
import { text as es } from '../../shared/games/gates/text/es.ts';
import { text as ko } from '../../shared/games/gates/text/ko.ts';
import { common } from '../../shared/text/common/all.ts';
import { type Language, LANGUAGES, plain, type Say } from '../../shared/text/say.ts';

const TEXT = { en, ko, es };
const NAMES = ['Bo', 'Ana', '민지', 'The house'];

// Seat 3 is the house: its name has another form inside a sentence.
const said = (language: Language, sentence: Say) =>
  plain(sentence, (seat: Seat, inside) => (seat === 3 ? common[language].house(0, inside) : common[language].person(NAMES[seat]!)));
const told = (event: Event, me: Viewer) => LANGUAGES.map((language) => said(language, TEXT[language].event(redact(event, me), me)));

/** A pearl in a payment: what is printed, what it counts as, and where an ability is at work, whose, and as what before diamonds. */
const use = (printed: number, counts = printed, by: Use['by'] = null, as = by === null ? printed : counts): Use => ({ pearl: String(printed) as Pearl, by, printed, as, counts });
const virtual = (value: number, by: Use['by']): Use => ({ pearl: null, by, printed: value, as: value, counts: value });

describe('what happened', () => {
  test.each<[Event, Viewer, string, string, string]>([
    [
      { type: 'dealt', pearls: ['1', '3r', '4', '8'], characters: ['g-triple', 'b-virtual-3'] }, null,
      'The pearls 1, 3, 4 and 8 lie open, and with them the Bell Ringer and the Rain Toad.',
      '펼쳐진 진주는 1, 3, 4, 8이고, 펼쳐진 캐릭터는 종지기와 소나기 두꺼비입니다.', 'Están a la vista las perlas 1, 3, 4 y 8, con el Campanero y el Sapo de lluvia.',
    ],
    [
      { type: 'took', seat: 0, place: 1, pearl: '8', next: '3r' }, 0, 'You took an 8; a 3 came up.',
      '8을 가져왔습니다. 그 자리에 3이 나왔습니다.', 'Tomaste un 8; en su lugar salió un 3.',
    ],
    [
      { type: 'took', seat: 0, place: 1, pearl: '8', next: '3r' }, 1, 'Bo took an 8; a 3 came up.',
      'Bo 님이 8을 가져갔습니다. 그 자리에 3이 나왔습니다.', 'Bo tomó un 8; en su lugar salió un 3.',
    ],
    [
      { type: 'took', seat: 3, place: 1, pearl: '5r', next: '8' }, null, 'The house took a 5; an 8 came up.',
      '컴퓨터가 5를 가져갔습니다. 그 자리에 8이 나왔습니다.', 'La casa tomó un 5; en su lugar salió un 8.',
    ],
    [
      { type: 'drew', seat: 0, pearl: secret<Pearl>('5r', 0) }, 0, 'You drew a 5 from the pile.',
      '더미에서 5를 뽑았습니다.', 'Robaste un 5 del mazo.',
    ],
    [
      { type: 'drew', seat: 0, pearl: secret<Pearl>('5r', 0) }, 1, 'Bo drew a pearl from the pile.',
      'Bo 님이 더미에서 진주 한 장을 뽑았습니다.', 'Bo robó una perla del mazo.',
    ],
    [
      { type: 'drew', seat: 0, pearl: secret<Pearl>('5r', 0) }, null, 'Bo drew a pearl from the pile.',
      'Bo 님이 더미에서 진주 한 장을 뽑았습니다.', 'Bo robó una perla del mazo.',
    ],
    [
      { type: 'swept', seat: 0, gone: ['1', '1', '1', '1'], row: ['3', '4', '5', '8'] }, 0, 'You replaced the open pearls: now 3, 4, 5 and 8.',
      '펼쳐진 진주를 모두 바꾸었습니다. 이제 3, 4, 5, 8입니다.', 'Cambiaste las perlas a la vista: ahora 3, 4, 5 y 8.',
    ],
    [
      { type: 'swept', seat: 0, gone: ['1', '1', '1', '1'], row: ['3', '4', '5', '8'] }, 1, 'Bo replaced the open pearls: now 3, 4, 5 and 8.',
      'Bo 님이 펼쳐진 진주를 모두 바꾸었습니다. 이제 3, 4, 5, 8입니다.', 'Bo cambió las perlas a la vista: ahora 3, 4, 5 y 8.',
    ],
    [
      { type: 'renewed', pearls: ['3r'], gone: ['g-pair', 'b-trade'], row: ['r-look', 'b-minus'] }, null,
      'Renewal: the Lamplighter and the Pedlar left, the Night Fox and the Jewel Mole came.',
      '교체 기호가 나왔습니다. 등불지기와 봇짐장수가 물러나고 밤여우와 보석 두더지가 나왔습니다.', 'Renovación: se van la Farolera y el Buhonero; llegan el Zorro nocturno y el Topo joyero.',
    ],
    [
      { type: 'renewed', pearls: ['3r', '5r'], gone: ['g-pair'], row: [null, 'r-look'] }, null, 'Renewal: the Lamplighter left, the Night Fox came.',
      '교체 기호가 나왔습니다. 등불지기가 물러나고 밤여우가 나왔습니다.', 'Renovación: se va la Farolera; llega el Zorro nocturno.',
    ],
    [
      { type: 'renewed', pearls: ['3r'], gone: [], row: [null, null] }, null, 'Renewal: nobody came.',
      '교체 기호가 나왔습니다. 아무도 나오지 않았습니다.', 'Renovación: no llega nadie.',
    ],
    [
      { type: 'placed', seat: 0, from: 1, character: 'r-banish', place: 'a', dropped: null, next: 'b-peek' }, 0,
      'You brought the North Wind to your portal; the Lantern Owl came up.',
      '북풍을 관문에 놓았습니다. 그 자리에 등롱 부엉이가 나왔습니다.', 'Llevaste a tu portal el Viento norte; salió el Búho del farol.',
    ],
    [
      { type: 'placed', seat: 0, from: 1, character: 'r-banish', place: 'a', dropped: null, next: 'b-peek' }, 1,
      'Bo brought the North Wind to the portal; the Lantern Owl came up.',
      'Bo 님이 북풍을 관문에 놓았습니다. 그 자리에 등롱 부엉이가 나왔습니다.', 'Bo llevó a su portal el Viento norte; salió el Búho del farol.',
    ],
    [
      { type: 'placed', seat: 0, from: 'deck', character: 'r-banish', place: 'a', dropped: 'b-redraw', next: null }, 0,
      'You brought the North Wind from the pile to your portal, after discarding the Potter.',
      '옹기장이를 버리고 더미에서 북풍을 뽑아 관문에 놓았습니다.', 'Llevaste a tu portal el Viento norte del mazo, tras descartar la Alfarera.',
    ],
    [
      { type: 'placed', seat: 0, from: 'deck', character: 'r-banish', place: 'a', dropped: 'b-redraw', next: null }, 1,
      'Bo brought the North Wind from the pile to the portal, after discarding the Potter.',
      'Bo 님이 옹기장이를 버리고 더미에서 북풍을 뽑아 관문에 놓았습니다.', 'Bo llevó a su portal el Viento norte del mazo, tras descartar la Alfarera.',
    ],
    [
      { type: 'placed', seat: 0, from: 'deck', character: 'r-banish', place: 'a', dropped: 'b-redraw', next: null }, null,
      'Bo brought the North Wind from the pile to the portal, after discarding the Potter.',
      'Bo 님이 옹기장이를 버리고 더미에서 북풍을 뽑아 관문에 놓았습니다.', 'Bo llevó a su portal el Viento norte del mazo, tras descartar la Alfarera.',
    ],
    [
      { type: 'activated', seat: 0, owner: 0, place: 'a', character: 'g-triple', pearls: ['4', '4', '4r'], uses: [use(4), use(4), use(4)], diamonds: [], from: 3, to: 5, earned: 0 }, 0,
      'You activated the Bell Ringer with 4, 4 and 4: power 3 → 5.',
      '종지기를 4, 4, 4로 활성화했습니다. 힘 3 → 5.', 'Activaste el Campanero con 4, 4 y 4: poder 3 → 5.',
    ],
    [
      { type: 'activated', seat: 0, owner: 0, place: 'a', character: 'g-triple', pearls: ['4', '4', '4r'], uses: [use(4), use(4), use(4)], diamonds: [], from: 3, to: 5, earned: 0 }, 1,
      'Bo activated the Bell Ringer with 4, 4 and 4: power 3 → 5.',
      'Bo 님이 종지기를 4, 4, 4로 활성화했습니다. 힘 3 → 5.', 'Bo activó el Campanero con 4, 4 y 4: poder 3 → 5.',
    ],
    [
      { type: 'activated', seat: 0, owner: 1, place: 'a', character: 'r-wisp-36', pearls: ['3', '3', '3'], uses: [use(3), use(3), use(3)], diamonds: [], from: 3, to: 6, earned: 0 }, 0,
      'You activated the Reed Wisp from Ana’s portal with 3, 3 and 3: power 3 → 6.',
      'Ana 님의 관문에 있던 갈대 도깨비불을 3, 3, 3으로 활성화했습니다. 힘 3 → 6.', 'Activaste el Fuego del junco del portal de Ana con 3, 3 y 3: poder 3 → 6.',
    ],
    [
      { type: 'activated', seat: 0, owner: 1, place: 'a', character: 'r-wisp-36', pearls: ['3', '3', '3'], uses: [use(3), use(3), use(3)], diamonds: [], from: 3, to: 6, earned: 0 }, 1,
      'Bo activated the Reed Wisp from your portal with 3, 3 and 3: power 3 → 6.',
      'Bo 님이 내 관문에 있던 갈대 도깨비불을 3, 3, 3으로 활성화했습니다. 힘 3 → 6.', 'Bo activó el Fuego del junco de tu portal con 3, 3 y 3: poder 3 → 6.',
    ],
    [
      { type: 'activated', seat: 0, owner: 1, place: 'a', character: 'r-wisp-36', pearls: ['3', '3', '3'], uses: [use(3), use(3), use(3)], diamonds: [], from: 3, to: 6, earned: 0 }, null,
      'Bo activated the Reed Wisp from Ana’s portal with 3, 3 and 3: power 3 → 6.',
      'Bo 님이 Ana 님의 관문에 있던 갈대 도깨비불을 3, 3, 3으로 활성화했습니다. 힘 3 → 6.', 'Bo activó el Fuego del junco del portal de Ana con 3, 3 y 3: poder 3 → 6.',
    ],
    [
      { type: 'activated', seat: 3, owner: 3, place: 'b', character: 'b-extra', pearls: ['1', '3', '7'], uses: [use(1, 8, 'b-one-eight'), use(3, 4), use(7), virtual(5, 'b-virtual-5'), virtual(6, 'b-virtual-any')], diamonds: ['g-pair'], from: 3, to: 4, earned: 0 }, 0,
      'The house activated the Clockmaker with 1, 3 and 7 and one diamond (the 1 counts as 8, a diamond lifts the 3 to 4, the Silver Otter adds a 5, the Opal Chameleon adds a 6): power 3 → 4.',
      '컴퓨터가 시계공을 1, 3, 7과 다이아몬드 한 개로 활성화했습니다. 1은 8로, 3은 다이아몬드를 써서 4로, 은빛 수달은 5로, 오팔 카멜레온은 6으로 셉니다. 힘 3 → 4.',
      'La casa activó la Relojera con 1, 3 y 7 más un diamante (el 1 vale 8, un diamante sube el 3 a 4, la Nutria de plata aporta un 5, el Camaleón opalino aporta un 6): poder 3 → 4.',
    ],
    [
      { type: 'activated', seat: 0, owner: 0, place: 'a', character: 'g-7788', pearls: ['1', '1'], uses: [use(1, 7, 'b-one-eight', 8), use(1, 7, 'b-one-eight', 8), virtual(8, 'b-virtual-8'), virtual(8, 'b-virtual-8')], diamonds: ['g-pair', 'g-88'], from: 3, to: 6, earned: 1 }, 0,
      'You activated the Glass Stag with 1 and 1 and two diamonds (two 1s count as 8 and two diamonds lower them to 7, the Snow Swan adds two 8s): power 3 → 6, one diamond earned.',
      '유리 사슴을 1, 1과 다이아몬드 두 개로 활성화했습니다. 1 두 장은 8로 보고 다이아몬드를 써서 7로, 눈꽃 고니 두 장은 8로 셉니다. 힘 3 → 6, 다이아몬드 한 개 얻음.',
      'Activaste el Ciervo de vidrio con 1 y 1 más dos diamantes (dos 1 valen 8 y dos diamantes los bajan a 7, el Cisne de nieve aporta dos 8): poder 3 → 6, un diamante de premio.',
    ],
    [
      { type: 'activated', seat: 0, owner: 0, place: 'a', character: 'g-7788', pearls: ['1', '1'], uses: [use(1, 7, 'b-one-eight', 8), use(1, 7, 'b-one-eight', 8), virtual(8, 'b-virtual-8'), virtual(8, 'b-virtual-8')], diamonds: ['g-pair', 'g-88'], from: 3, to: 6, earned: 1 }, null,
      'Bo activated the Glass Stag with 1 and 1 and two diamonds (two 1s count as 8 and two diamonds lower them to 7, the Snow Swan adds two 8s): power 3 → 6, one diamond earned.',
      'Bo 님이 유리 사슴을 1, 1과 다이아몬드 두 개로 활성화했습니다. 1 두 장은 8로 보고 다이아몬드를 써서 7로, 눈꽃 고니 두 장은 8로 셉니다. 힘 3 → 6, 다이아몬드 한 개 얻음.',
      'Bo activó el Ciervo de vidrio con 1 y 1 más dos diamantes (dos 1 valen 8 y dos diamantes los bajan a 7, el Cisne de nieve aporta dos 8): poder 3 → 6, un diamante de premio.',
    ],
    [
      { type: 'activated', seat: 0, owner: 0, place: 'a', character: 'b-virtual-8', pearls: [], uses: [virtual(1, 'b-virtual-1'), virtual(2, 'b-virtual-2')], diamonds: [], from: 3, to: 3, earned: 0 }, 1,
      'Bo activated the Snow Swan without spending a pearl (the Dew Snail adds a 1, the Ember Newt adds a 2).',
      'Bo 님이 눈꽃 고니를 진주 없이 활성화했습니다. 이슬 달팽이는 1로, 불씨 도롱뇽은 2로 셉니다.',
      'Bo activó el Cisne de nieve sin gastar perlas (el Caracol de rocío aporta un 1, el Tritón de brasa aporta un 2).',
    ],
    [
      { type: 'actions', seat: 0, character: 'r-actions-odd', more: 3 }, 0, 'The Clay Golem gives you three more actions this turn.',
      '진흙 골렘으로 이번 차례에 행동을 세 번 더 합니다.', 'El Gólem de barro te da tres acciones más en este turno.',
    ],
    [
      { type: 'actions', seat: 0, character: 'r-actions-odd', more: 3 }, 1, 'The Clay Golem gives Bo three more actions this turn.',
      '진흙 골렘으로 Bo 님이 이번 차례에 행동을 세 번 더 합니다.', 'El Gólem de barro da a Bo tres acciones más en este turno.',
    ],
    [
      { type: 'actions', seat: 3, character: 'b-extra', more: 1 }, null, 'The Clockmaker gives the house one more action this turn.',
      '시계공으로 컴퓨터가 이번 차례에 행동을 한 번 더 합니다.', 'La Relojera da a la casa una acción más en este turno.',
    ],
    [
      { type: 'bonus', seat: 0, to: 1, more: 1 }, 0, 'Ana will have one more action next turn.',
      'Ana 님이 다음 차례에 행동을 한 번 더 합니다.', 'En su próximo turno, Ana tendrá una acción más.',
    ],
    [
      { type: 'bonus', seat: 0, to: 1, more: 1 }, 1, 'You will have one more action next turn.',
      '다음 차례에 행동을 한 번 더 합니다.', 'En tu próximo turno tendrás una acción más.',
    ],
    [
      { type: 'fizzled', seat: 0, character: 'r-recover' }, 0, 'The ability of the Magpie had no effect.',
      '까치의 능력은 효과가 없었습니다.', 'La Urraca no tuvo efecto.',
    ],
    [
      { type: 'looked', seat: 0, victim: 1, hand: secret<Pearl[]>(['1', '3', '5r']) }, 0, 'You looked at Ana’s hand.',
      'Ana 님의 손패를 보았습니다.', 'Miraste la mano de Ana.',
    ],
    [
      { type: 'looked', seat: 0, victim: 1, hand: secret<Pearl[]>(['1', '3', '5r']) }, 1, 'Bo looked at your hand.',
      'Bo 님이 내 손패를 보았습니다.', 'Bo miró tu mano.',
    ],
    [
      { type: 'looked', seat: 0, victim: 1, hand: secret<Pearl[]>(['1', '3', '5r']) }, null, 'Bo looked at Ana’s hand.',
      'Bo 님이 Ana 님의 손패를 보았습니다.', 'Bo miró la mano de Ana.',
    ],
    [
      { type: 'stole', seat: 0, victim: 1, pearl: secret<Pearl>('8', 0, 1) }, 0, 'You took an 8 from Ana’s hand.',
      'Ana 님의 손에서 8을 가져왔습니다.', 'Tomaste un 8 de la mano de Ana.',
    ],
    [
      { type: 'stole', seat: 0, victim: 1, pearl: secret<Pearl>('8', 0, 1) }, 1, 'Bo took an 8 from your hand.',
      'Bo 님이 내 손에서 8을 가져갔습니다.', 'Bo tomó un 8 de tu mano.',
    ],
    [
      { type: 'stole', seat: 0, victim: 1, pearl: secret<Pearl>('8', 0, 1) }, null, 'Bo took a pearl from Ana’s hand.',
      'Bo 님이 Ana 님의 손에서 진주 한 장을 가져갔습니다.', 'Bo tomó una perla de la mano de Ana.',
    ],
    [
      { type: 'banished', seat: 0, owner: 1, place: 'a', character: 'g-pair' }, 0, 'You discarded the Lamplighter from Ana’s portal.',
      'Ana 님의 관문에서 등불지기를 버렸습니다.', 'Descartaste la Farolera del portal de Ana.',
    ],
    [
      { type: 'banished', seat: 0, owner: 1, place: 'a', character: 'g-pair' }, 1, 'Bo discarded the Lamplighter from your portal.',
      'Bo 님이 내 관문에서 등불지기를 버렸습니다.', 'Bo descartó la Farolera de tu portal.',
    ],
    [
      { type: 'banished', seat: 0, owner: 1, place: 'a', character: 'g-pair' }, null, 'Bo discarded the Lamplighter from Ana’s portal.',
      'Bo 님이 Ana 님의 관문에서 등불지기를 버렸습니다.', 'Bo descartó la Farolera del portal de Ana.',
    ],
    [
      { type: 'recovered', seat: 0, pearl: '5' }, 0, 'You took back a 5.',
      '낸 5를 되찾았습니다.', 'Recuperaste un 5.',
    ],
    [
      { type: 'recovered', seat: 0, pearl: '5' }, 1, 'Bo took back a 5.',
      'Bo 님이 낸 5를 되찾았습니다.', 'Bo recuperó un 5.',
    ],
    [
      { type: 'peeked', seat: 0, character: secret<Character>('g-even') }, 0, 'You looked at the top character of the pile.',
      '더미 맨 위의 캐릭터를 보았습니다.', 'Miraste el primer personaje del mazo.',
    ],
    [
      { type: 'peeked', seat: 0, character: secret<Character>('g-even') }, 1, 'Bo looked at the top character of the pile.',
      'Bo 님이 더미 맨 위의 캐릭터를 보았습니다.', 'Bo miró el primer personaje del mazo.',
    ],
    [
      { type: 'exchanged', seat: 0, place: 'a', row: 1, gave: 'g-pair', got: 'g-odd' }, 0, 'You exchanged the Lamplighter for the Juggler.',
      '관문의 등불지기를 펼쳐진 곡예사와 맞바꾸었습니다.', 'Cambiaste la Farolera por el Malabarista.',
    ],
    [
      { type: 'exchanged', seat: 0, place: 'a', row: 1, gave: 'g-pair', got: 'g-odd' }, 1, 'Bo exchanged the Lamplighter for the Juggler.',
      'Bo 님이 관문의 등불지기를 펼쳐진 곡예사와 맞바꾸었습니다.', 'Bo cambió la Farolera por el Malabarista.',
    ],
    [
      { type: 'traded', seat: 0 }, 0, 'You traded a 2 for a diamond.',
      '2 한 장을 다이아몬드와 바꾸었습니다.', 'Cambiaste un 2 por un diamante.',
    ],
    [
      { type: 'traded', seat: 0 }, 1, 'Bo traded a 2 for a diamond.',
      'Bo 님이 2 한 장을 다이아몬드와 바꾸었습니다.', 'Bo cambió un 2 por un diamante.',
    ],
    [
      { type: 'redrew', seat: 0, gone: ['1', '3', '5'], drawn: secret<Pearl[]>(['2', '2', '7'], 0) }, 0,
      'You discarded 1, 3 and 5, and drew 2, 2 and 7.',
      '1, 3, 5를 버리고 2, 2, 7을 뽑았습니다.', 'Descartaste 1, 3 y 5 y robaste 2, 2 y 7.',
    ],
    [
      { type: 'redrew', seat: 0, gone: ['1', '3', '5'], drawn: secret<Pearl[]>(['2', '2', '7'], 0) }, 1,
      'Bo discarded 1, 3 and 5, and drew three pearls.',
      'Bo 님이 1, 3, 5를 버리고 세 장을 뽑았습니다.', 'Bo descartó 1, 3 y 5 y robó tres perlas.',
    ],
    [
      { type: 'redrew', seat: 0, gone: ['1', '3', '5'], drawn: secret<Pearl[]>(['2', '2', '7'], 0) }, null,
      'Bo discarded 1, 3 and 5, and drew three pearls.',
      'Bo 님이 1, 3, 5를 버리고 세 장을 뽑았습니다.', 'Bo descartó 1, 3 y 5 y robó tres perlas.',
    ],
    [
      { type: 'discarded', seat: 0, pearl: '8' }, 0, 'You discarded an 8.',
      '8을 버렸습니다.', 'Descartaste un 8.',
    ],
    [
      { type: 'discarded', seat: 0, pearl: '8' }, 1, 'Bo discarded an 8.',
      'Bo 님이 8을 버렸습니다.', 'Bo descartó un 8.',
    ],
    [
      { type: 'reshuffled', pile: 'pearls', cards: 30 }, null, 'The discarded pearls were shuffled into a new pile of 30.',
      '버린 진주 30장을 섞어 새 더미를 만들었습니다.', 'Las perlas descartadas se barajaron: el nuevo mazo tiene 30.',
    ],
    [
      { type: 'reshuffled', pile: 'characters', cards: 12 }, null, 'The discarded characters were shuffled into a new pile of 12.',
      '버린 캐릭터 12장을 섞어 새 더미를 만들었습니다.', 'Los personajes descartados se barajaron: el nuevo mazo tiene 12.',
    ],
    [
      { type: 'filled', place: 0, character: 'b-limit' }, null, 'The Pouch Squirrel came up in the empty place.',
      '빈자리에 주머니 다람쥐가 나왔습니다.', 'La Ardilla guardosa ocupa el lugar vacío.',
    ],
    [
      { type: 'set', why: 'power', by: 0, last: 9 }, 0, 'You have twelve power or more: round 9 is the last.',
      '내 힘이 12 이상이 되었습니다. 9라운드가 마지막입니다.', 'Tienes doce de poder o más: la ronda 9 es la última.',
    ],
    [
      { type: 'set', why: 'power', by: 0, last: 9 }, 1, 'Bo has twelve power or more: round 9 is the last.',
      'Bo 님의 힘이 12 이상이 되었습니다. 9라운드가 마지막입니다.', 'Bo tiene doce de poder o más: la ronda 9 es la última.',
    ],
    [
      { type: 'set', why: 'rounds', by: null, last: 101 }, null, 'A hundred rounds are played: round 101 is the last.',
      '백 라운드를 마쳤습니다. 101라운드가 마지막입니다.', 'Se han jugado cien rondas: la ronda 101 es la última.',
    ],
    [
      { type: 'set', why: 'characters', by: null, last: 9 }, null, 'No character is left: round 9 is the last.',
      '남은 캐릭터가 없습니다. 9라운드가 마지막입니다.', 'No queda ningún personaje: la ronda 9 es la última.',
    ],
    [
      { type: 'round', round: 3, power: [1, 5, 0, 2], diamonds: [0, 0, 0, 1] }, 1, 'Round 3 is over. Power: Bo 1, you 5, 민지 0, the house 2.',
      '3라운드가 끝났습니다. 힘: Bo 님 1, 나 5, 민지 님 0, 컴퓨터 2.', 'La ronda 3 ha terminado. Poder: Bo 1, tú 5, 민지 0, la casa 2.',
    ],
    [
      { type: 'round', round: 3, power: [1, 5, 0, 2], diamonds: [0, 0, 0, 1] }, null, 'Round 3 is over. Power: Bo 1, Ana 5, 민지 0, the house 2.',
      '3라운드가 끝났습니다. 힘: Bo 님 1, Ana 님 5, 민지 님 0, 컴퓨터 2.', 'La ronda 3 ha terminado. Poder: Bo 1, Ana 5, 민지 0, la casa 2.',
    ],
    [
      { type: 'ended', winners: [0], power: 14, diamonds: 2 }, 0, 'You won with 14 power and two diamonds left.',
      '내가 힘 14, 남은 다이아몬드 두 개로 이겼습니다.', 'Ganas con 14 de poder y dos diamantes de reserva.',
    ],
    [
      { type: 'ended', winners: [0], power: 14, diamonds: 2 }, 1, 'Bo won with 14 power and two diamonds left.',
      'Bo 님이 힘 14, 남은 다이아몬드 두 개로 이겼습니다.', 'Bo gana con 14 de poder y dos diamantes de reserva.',
    ],
    [
      { type: 'ended', winners: [0, 1], power: 14, diamonds: 0 }, 1, 'Bo and you share the win with 14 power and no diamonds left.',
      'Bo 님, 내가 힘 14, 남은 다이아몬드 없이 함께 이겼습니다.', 'Victoria compartida entre Bo y tú con 14 de poder y sin diamantes de reserva.',
    ],
    [
      { type: 'ended', winners: [3], power: 11, diamonds: 1 }, null, 'The house won with 11 power and one diamond left.',
      '컴퓨터가 힘 11, 남은 다이아몬드 한 개로 이겼습니다.', 'La casa gana con 11 de poder y un diamante de reserva.',
    ],
  ])('%o, to %s', (event, me, ...sentences) => {
    expect(told(event, me)).toEqual([sentences[0], sentences[1], sentences[2]]);
  });

  test('once the game is over, what was looked at', () => {
    const peeked: Event = { type: 'peeked', seat: 0, character: secret<Character>('g-even') };
    expect(LANGUAGES.map((language) => said(language, TEXT[language].event(redact(peeked, 'everyone'), 1)))).toEqual([
      'Bo looked at the top character of the pile: the Mirror Maker.', 'Bo 님이 더미 맨 위의 캐릭터를 보았습니다. 거울 장인입니다.', 'Bo miró el primer personaje del mazo: la Espejera.',
    ]);
    const looked: Event = { type: 'looked', seat: 0, victim: 1, hand: secret<Pearl[]>(['1', '3', '5r']) };
    expect(LANGUAGES.map((language) => said(language, TEXT[language].event(redact(looked, 'everyone'), 0)))).toEqual([
      'You looked at Ana’s hand: 1, 3 and 5.', 'Ana 님의 손패를 보았습니다. 1, 3, 5입니다.', 'Miraste la mano de Ana: 1, 3 y 5.',
    ]);
  });

  test('a secret does not change what is told to those who may not see it', () => {
    const pairs: (readonly [Event, Event])[] = [
      [{ type: 'drew', seat: 0, pearl: secret<Pearl>('5', 0) }, { type: 'drew', seat: 0, pearl: secret<Pearl>('8', 0) }],
      [{ type: 'stole', seat: 0, victim: 1, pearl: secret<Pearl>('1', 0, 1) }, { type: 'stole', seat: 0, victim: 1, pearl: secret<Pearl>('7', 0, 1) }],
      [{ type: 'redrew', seat: 0, gone: ['1'], drawn: secret<Pearl[]>(['2'], 0) }, { type: 'redrew', seat: 0, gone: ['1'], drawn: secret<Pearl[]>(['7'], 0) }],
    ];
    for (const [one, other] of pairs) {
      for (const me of [2, null]) expect(told(one, me)).toEqual(told(other, me));
      expect(told(one, 0)).not.toEqual(told(other, 0));
    }
  });
});
