import { join } from 'node:path';
import { buildIfChanged } from './build.ts';
import { serve } from './serve.ts';

const ROOT = join(import.meta.dirname, '..');

/** What the product is told of this process's variables. */
const SETTINGS =
  'MAIL MAIL_FROM RESEND_KEY RESEND_URL SMTP_URL INBOUND VAPID_PUBLIC VAPID_PRIVATE VAPID_SUBJECT PUSH_GATEWAY LETTER_DELAY LETTER_PATIENCE HOUSE_PACE ORIGIN'.split(' ');

// `npm start`, and with --built `npm run serve`: the product on this machine, as it was left.
try {
  if (!process.argv.includes('--built')) await buildIfChanged();
  const port = portOf(process.env['PORT']);
  const served = await serve({ port, state: join(ROOT, '.longhand', 'state'), env: set(...SETTINGS) });
  console.log(`Longhand is at ${served.url}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void served.stop());
  const code = await served.ended;
  if (code !== 0) console.error(`Longhand ended by itself (${code}).`);
  process.exitCode = code === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function portOf(text = '8787'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`);
  return port;
}

/** The variables of that name that are set for this process. */
function set(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
}
