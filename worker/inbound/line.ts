/** Characters; longer lines are no moves. */
const LONGEST = 200;
/** Lines of the mail that are looked at. */
const LOOK = 500;
/** Lines that the words above a quote can go over. */
const WRAPPED = 4;

/**
 * The first line of a mail's text that its writer wrote, trimmed; empty when there is none: only quotes, the words that
 * mail programs put above them, or a signature.
 */
export function firstLine(text: string): string {
  const lines = text.split(/\r\n|\n|\r/, LOOK).map(bare);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (line === '' || QUOTED.test(line)) continue;
    const above = aboveQuote(lines, at);
    if (above > 0) {
      at += above - 1;
      continue;
    }
    return ends(lines, at) ? '' : line.slice(0, LONGEST);
  }
  return '';
}

// Spaces of all kinds are one; marks of direction and joiners that programs leave behind are none.
const bare = (line: string): string => line.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cc}]/gu, (sign) => (sign === '\t' ? ' ' : '')).replace(/\s+/gu, ' ').trim();

const QUOTED = /^[>|｜]/;

/** How many lines from here are the words above a quote that is marked as one: they end in a colon, and a quote follows. */
function aboveQuote(lines: readonly string[], at: number): number {
  for (let end = at; end < at + WRAPPED && end < lines.length && lines[end] !== ''; end++) {
    if (/[:：]$/.test(lines[end]!) && QUOTED.test(lines.slice(end + 1).find((line) => line !== '') ?? '')) return end - at + 1;
  }
  return 0;
}

/** Whether nothing that the writer wrote comes any more: a signature, or a letter quoted without marks. */
function ends(lines: readonly string[], at: number): boolean {
  const line = lines[at]!;
  if (/^--+$/.test(line) || SENT_FROM.test(line) || ORIGINAL.test(line)) return true;
  if (HEAD.test(line) && lines.slice(at + 1, at + 6).some((next) => HEAD.test(next))) return true;
  return WROTE.test(lines.slice(at, at + WRAPPED).join(' '));
}

// "Sent from my iPhone", "나의 iPhone에서 보냄", "Enviado desde mi iPhone", and the likes of Samsung, Outlook and Naver.
const SENT_FROM = /^((sent|get|enviado|obtener|obtén) (from|via|outlook|desde|de)\b.*|.{0,40}에서 (보냄|보낸 (메일|메시지)입니다\.?|전송됨))$/i;
// "-----Original Message-----", "---------- Forwarded message ---------", "________________________________".
const ORIGINAL = /^(-{2,} ?(original message|forwarded message|원본 ?(메일|메시지)|전달된 메(일|시지)|mensaje (original|reenviado)).*|_{10,})$/i;
// "From: …", "보낸 사람: …", "De: …", with or without stars around, above "Sent: …" and the like.
const HEAD = /^\*?(from|sent|to|date|subject|보낸 ?사람|받는 ?사람|보낸 ?날짜|날짜|제목|de|para|enviado( el)?|fecha|asunto) ?[:：]\*? /i;
// "On Mon, 30 Nov 2026 at 10:00, Longhand <…> wrote:", "2026년 11월 30일 (월) 오전 10:00, Longhand <…>님이 작성:", "El lun, 30 nov 2026 …, Longhand (<…>) escribió:".
const WROTE = /^(on .{8,250} wrote ?:|\d{4}(년|[.-] ?\d).{4,250}(작성|썼습니다|보냄|님의 말) ?:|el .{8,250} escribió ?:)/i;
