import type { Seat } from '../engine/types.ts';
import type { Part } from './say.ts';

/** Korean particles whose form depends on the sound before them: after a final consonant, and without one. */
export type Josa = '은/는' | '이/가' | '을/를' | '과/와' | '으로/로';

/** A player inside a sentence, with the particle that fits the name: "민지 님이", "컴퓨터가". */
export const called = (seat: Seat, pair: Josa): Part => ({ seat, after: (name) => josa(name, pair) });

/**
 * The particle alone, as it follows a word: after Hangul by its last syllable, after a digit by how the number is read.
 * After anything else (Latin, emoji) nobody can know, and both forms stand: people's names avoid that by taking " 님".
 */
export function josa(word: string, pair: Josa): string {
  const [closed, open] = pair.split('/') as [string, string];
  const sound = soundOf(word);
  if (sound === 'unknown') return pair === '으로/로' ? '(으)로' : `${closed}(${open})`;
  if (sound === 'rieul' && pair === '으로/로') return open;
  return sound === 'open' ? open : closed;
}

type Sound = 'open' | 'rieul' | 'closed' | 'unknown';

const FIRST = 0xac00; // 가
const LAST = 0xd7a3; // 힣
const FINALS = 28;
const RIEUL = 8;

// 영 일 이 삼 사 오 육 칠 팔 구; a trailing 0 is read 십, 백, 천 or 만, which all end in a consonant too.
const DIGITS: readonly Sound[] = ['closed', 'rieul', 'open', 'closed', 'open', 'open', 'closed', 'rieul', 'rieul', 'open'];

function soundOf(word: string): Sound {
  const last = word.match(/[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u)?.[0] ?? '';
  if (/^[0-9]$/.test(last)) return DIGITS[Number(last)] as Sound;
  const code = last.codePointAt(0) ?? 0;
  if (code < FIRST || code > LAST) return 'unknown';
  const final = (code - FIRST) % FINALS;
  return final === 0 ? 'open' : final === RIEUL ? 'rieul' : 'closed';
}
