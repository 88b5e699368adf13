import type { MailText } from './en.ts';

/** The words of a letter around the sentences of the game, in Korean. */
export const ko: MailText = {
  subject: (game, others) => (others === '' ? `${game}: 내 차례입니다` : `${game} (${others}): 내 차례입니다`),
  yourTurn: '내 차례',
  title: (name) => `${name} 님, 차례가 되었습니다`,
  table: (game, others) => (others === '' ? game : `${game} · 함께하는 사람: ${others}`),
  and: ', ',
  since: '지난번에 본 뒤로',
  begins: '카드를 나누었습니다. 첫 차례입니다.',
  tableNow: '지금 테이블',
  choices: '할 수 있는 일',
  more: '다른 방법도 있습니다. 테이블을 열면 모두 볼 수 있습니다.',
  open: '테이블 열기',
  note: '페이지에서 보내기를 누르기 전에는 아무것도 보내지 않습니다.',
  private: '이 링크가 있으면 나 대신 둘 수 있으니 이 편지를 다른 사람에게 전달하지 마세요.',
  stop: '이 테이블의 편지 그만 받기',
};
