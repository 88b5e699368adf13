import PostalMime, { type Email } from 'postal-mime';
import type { Letter } from '../../worker/mail/post.ts';

/** A letter with everything in it that is hard to write down right. */
export const LETTER: Letter = {
  key: 'letter/b0a1/17',
  to: { address: 'jiwoo@example.org', name: '지우 🦉, "Owl" <x@y.example>' },
  subject: '미스틱 길드: 보 님, 아나 님 — 당신 차례입니다 ✒️',
  text: `Since you last looked\n.a line that begins with a dot\n${'길드 '.repeat(80)}\nhttps://longhand.example/t/abc#turn=k=1&move=a\n`,
  html: `<!doctype html><html lang="ko"><body><p>.dot</p><p>${'길드 '.repeat(80)} 🦉</p><a href="https://longhand.example/t/abc#turn=k">열기</a></body></html>\n`,
  replyTo: 'turns+abcdefgh234567@in.example.com',
  headers: {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': '<https://longhand.example/stop/u0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Message-ID': '<turn-17.abc@longhand.example>',
    'In-Reply-To': '<table-abc@longhand.example>',
    References: `<table-abc@longhand.example> ${Array.from({ length: 12 }, (_, n) => `<turn-${n}.abc@longhand.example>`).join(' ')}`,
  },
};

/** Reads raw mail. */
export const parsed = (raw: string | Uint8Array): Promise<Email> => PostalMime.parse(raw);

/** A header's value on one line, or null. */
export const header = (mail: Email, name: string): string | null => mail.headers.find(({ key }) => key === name.toLowerCase())?.value.replace(/\s+/g, ' ') ?? null;

/** Everything that was written to the console while it ran. */
export async function written(run: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const names = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
  const before = names.map((name) => console[name]);
  for (const name of names) console[name] = (...what: unknown[]) => void lines.push(what.map(String).join(' '));
  try {
    await run();
  } finally {
    names.forEach((name, i) => {
      console[name] = before[i]!;
    });
  }
  return lines.join('\n');
}
