import { unreachable } from '../../../../../shared/engine/types.ts';
import { josa } from '../../../../../shared/text/korean.ts';
import type { Drop, Reason, Refusal } from '../parts.ts';
import type { ListWords } from './words.ts';

/** The list reader in Korean. */
export const words: ListWords = {
  refusal,
  bad: (line, reason) => `${number(line)}번째 줄: ${because(reason)}`,
  dropped,
  keepFronts: '양면 카드의 앞면 쓰기',
  format: { own: '자체 CSV', cubecobra: 'Cube Cobra CSV', names: '이름만 있는 목록', scryfall: 'Scryfall JSON', mtgjson: 'MTGJSON' },
  missing: (n, crates) => `상자 ${crates}개를 채우려면 부품이 ${number(n)}개 모자랍니다. 부품을 더 넣거나 상자 수를 줄이세요.`,
  unmatched: (n) => `이름 ${number(n)}개를 카드 정보 파일에서 찾지 못했습니다. 아래에서 이름을 고치거나 비용과 색을 직접 적으세요.`,
  needsFacts: (n) => `이름 ${number(n)}개에 비용과 색이 없습니다. 카드 정보 파일을 한 번 열거나 직접 적으세요.`,
  notKept: '이 브라우저에 카드 정보를 저장하지 못했습니다. 지금은 쓸 수 있지만 다음에는 파일을 다시 여세요.',
};

const number = (n: number): string => n.toLocaleString('ko');
const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toLocaleString('ko', { maximumFractionDigits: 1 });

/** What was found, in quotes, with the particle that fits it. */
const quoted = (value: string): string => `‘${value}’${josa(value, '은/는')}`;

function refusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'empty': return '읽을 내용이 없습니다. 한 줄에 부품 하나씩 적은 목록을 가져오세요.';
    case 'zip': return '압축 파일입니다. 스프레드시트 통합 문서도 압축 파일에 속합니다. 압축을 풀거나 시트를 CSV로 저장해서 여세요.';
    case 'gzip': return 'gzip으로 압축된 파일입니다. 압축을 풀고 안에 든 파일을 여세요.';
    case 'not-text': return '텍스트 파일이 아닙니다. 목록을 CSV나 일반 텍스트로 저장해서 여세요.';
    case 'encoding': return '글자를 알아볼 수 없습니다. UTF-8도 UTF-16도 아닌 파일입니다. ‘CSV UTF-8’로 저장해서 다시 여세요.';
    case 'web-page': return '목록이 아니라 웹 페이지입니다. 그 사이트의 내보내기를 쓰거나 이름을 복사해서 여기에 붙여 넣으세요.';
    case 'no-cards': return '이 JSON에는 카드가 있어야 할 곳에 카드가 없습니다. Scryfall의 카드 파일이나 MTGJSON의 세트 파일을 여세요.';
    case 'no-header': return '제목 줄이 없는 표인 것 같습니다. 맨 위에 name,cost,colors,type,rarity,count 줄을 넣으세요.';
    case 'cut-off': return '파일이 중간에서 끊겼습니다. 다시 내려받으세요.';
    case 'broken-json': return 'JSON이 손상되었습니다. 파일을 다시 내려받으세요.';
    case 'unreadable': return '브라우저가 파일을 읽지 못했습니다. 파일을 옮겼거나 고쳤다면 다시 고르세요.';
    case 'stopped': return '읽기를 멈췄습니다. 이어서 읽으려면 파일을 다시 여세요.';
    case 'too-big': return `목록이 ${megabytes(refusal.bytes)}MB입니다. 최대 ${megabytes(refusal.most)}MB까지 읽을 수 있으니 줄이나 열을 줄이세요. 카드 정보 파일은 전용 버튼으로 여세요.`;
    case 'too-many-rows': return `목록이 ${number(refusal.rows)}줄입니다. 최대 ${number(refusal.most)}줄까지 읽을 수 있으니 줄 수를 줄이세요.`;
    case 'too-many-parts': return `매수를 모두 더하면 부품이 ${number(refusal.parts)}개입니다. 최대 ${number(refusal.most)}개까지 쓸 수 있으니 매수를 줄이세요.`;
    case 'columns': return `${refusal.missing.join(', ')} 열이 없습니다. 첫 줄에 제목을 넣으세요. 각 줄의 값은 비워 두어도 됩니다.`;
    default: return unreachable(refusal);
  }
}

function because(reason: Reason): string {
  switch (reason.code) {
    case 'no-name': return '이름이 없습니다. 이름을 적으세요.';
    case 'invisible': return '이름에 보이지 않는 문자가 있습니다. 이름을 새로 입력하세요.';
    case 'long-name': return `이름이 ${number(reason.length)}자입니다. ${reason.most}자 이하로 줄이세요.`;
    case 'open-quote': return '닫히지 않은 따옴표가 있습니다. 빠진 따옴표를 넣으세요.';
    case 'broken-json': return '올바른 JSON이 아닙니다. 고치거나 파일을 다시 내려받으세요.';
    case 'cut-off': return '여기서 파일이 끊겼습니다. 다시 내려받으세요.';
    case 'not-a-card': return '이 항목에는 이름이 없습니다. 이름을 넣거나 항목을 지우세요.';
    case 'no-colours': return '이 항목에는 색이 적혀 있지 않습니다. 색을 넣으세요. 빈 목록은 무색을 뜻합니다.';
    case 'cost': return `${quoted(reason.value)} 비용이 아닙니다. 0에서 99까지의 수를 적으세요.`;
    case 'colours': return `${quoted(reason.value)} 색이 아닙니다. W, U, B, R, G 가운데에서 적고, 무색이면 비워 두세요.`;
    case 'count': return `${quoted(reason.value)} 매수가 아닙니다. 1 이상의 정수를 적으세요.`;
    case 'fields': return `제목은 ${number(reason.most)}개인데 값이 ${number(reason.found)}개입니다. 구분 기호가 든 이름은 따옴표로 묶으세요.`;
    default: return unreachable(reason);
  }
}

function dropped(why: Drop, n: number): string {
  const fronts = `앞면을 쓰려면 ‘${words.keepFronts}’를 켜세요.`;
  switch (why) {
    case 'token': return `토큰 ${number(n)}장을 뺐습니다. 더미에 넣는 카드가 아닙니다.`;
    case 'art': return `아트 카드 ${number(n)}장을 뺐습니다. 더미에 넣는 카드가 아닙니다.`;
    case 'meld': return `서로 합쳐지는 카드 ${number(n)}장을 뺐습니다. 뒷면이 달라 구별됩니다. ${fronts}`;
    case 'double-faced': return `양면 카드 ${number(n)}장을 뺐습니다. 뒷면이 달라 구별됩니다. ${fronts}`;
    case 'other-back': return `뒷면이 다른 카드 ${number(n)}장을 뺐습니다. 더미에서 구별되기 때문입니다.`;
    case 'maybe': return `후보로 표시된 카드 ${number(n)}장을 뺐습니다. 넣으려면 표시를 지우세요.`;
    default: return unreachable(why);
  }
}
