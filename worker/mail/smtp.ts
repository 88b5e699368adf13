import { connect } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import type { Env } from '../env.ts';
import type { Letter, Post, Sent } from './post.ts';
import { bounced, SENDER } from './sender.ts';

/** Milliseconds for the line, for the greeting, and for silence after that. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Where an SMTP server is, and how to talk to it. */
export interface Server {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, by STARTTLS, or none at all. */
  readonly tls: 'at once' | 'starttls' | 'none';
  readonly user: string | null;
  readonly password: string;
}

/**
 * SMTP, by nodemailer. Settings: MAIL = "smtp", MAIL_FROM, and the secret SMTP_URL: "smtps://user:password@host" (TLS
 * from the start, port 465), "smtp://user:password@host" (STARTTLS, which the server must offer; port 587), or
 * "smtp://host:25?tls=none" (in the clear: for a relay on the same machine). A port can be given, user and password be
 * left out; special characters in them are percent-encoded. Cloudflare opens no lines to port 25.
 */
export function smtp({ SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): Post | null {
  const server = SMTP_URL ? serverOf(SMTP_URL) : null;
  if (server === null || !MAIL_FROM) return null;
  return async (letter) => {
    // Large, and needed by this post alone: loaded with the first letter.
    const { createTransport } = await import('nodemailer');
    const line = createTransport({ ...options(server), getSocket: (_: unknown, done: Opened) => open(server, done) });
    try {
      await line.sendMail(message(letter, MAIL_FROM));
      return 'sent';
    } catch (error) {
      // What the line and the server do wrong has a code; anything else is a bug.
      if (typeof (error as Failure).code !== 'string') throw error;
      return became(error as Failure, letter);
    } finally {
      line.close();
    }
  };
}

/** Reads SMTP_URL; null when it is none. */
export function serverOf(text: string): Server | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return null;
  const atOnce = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (atOnce ? 465 : 587) : Number(url.port),
    tls: atOnce ? 'at once' : url.searchParams.get('tls') === 'none' ? 'none' : 'starttls',
    user: url.username === '' ? null : decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}

// Addresses, unlike names, are not shown to the server in TLS.
const ADDRESS = /^[\d.]+$|:/;

type Line = ReturnType<typeof connect>;
type Opened = (error: Error | null, socket?: { readonly connection: Line; readonly secured: boolean }) => void;

/**
 * Opens the line ourselves: nodemailer would look the host up by node:dns, which in workerd asks a service on the web, and
 * knows no name of this machine or its network.
 */
function open({ host, port, tls }: Server, done: Opened): void {
  const secured = tls === 'at once';
  const connection: Line = secured ? connectByTls({ host, port, ...(ADDRESS.test(host) ? {} : { servername: host }) }) : connect({ host, port });
  const failed = (): void => {
    connection.destroy();
    done(Object.assign(new Error('no line'), { code: 'ESOCKET' }));
  };
  connection.setTimeout(PATIENCE.connectionTimeout, failed);
  connection.once('error', failed);
  connection.once(secured ? 'secureConnect' : 'connect', () => {
    connection.setTimeout(0);
    connection.off('error', failed);
    done(null, { connection, secured });
  });
}

const options = ({ host, port, tls, user, password }: Server) => ({
  ...PATIENCE,
  host,
  port,
  secure: tls === 'at once',
  requireTLS: tls === 'starttls',
  ignoreTLS: tls === 'none',
  // nodemailer writes nothing to any log.
  logger: false,
  ...(user === null ? {} : { auth: { user, pass: password } }),
});

const message = ({ to, subject, text, html, replyTo, returnTo, headers }: Letter, from: string) => ({
  from: { name: SENDER, address: from },
  to: { name: to.name, address: to.address },
  ...(replyTo === undefined ? {} : { replyTo }),
  ...(returnTo === undefined ? {} : { envelope: { from: returnTo, to: to.address } }),
  subject,
  text,
  html,
  headers: { ...headers },
  // Only what is in the letter goes out: no file, nothing fetched.
  disableFileAccess: true,
  disableUrlAccess: true,
});

interface Failure {
  readonly code?: string;
  /** The server's code, and the command it answered. */
  readonly responseCode?: number;
  readonly command?: string;
  readonly response?: string;
}

function became({ code, responseCode = 0, command = '', response = '' }: Failure, letter: Letter): Sent {
  // Without an answer, and after a 4xx, it may go well the next time.
  if (responseCode < 500) return code === 'EENVELOPE' && responseCode === 0 ? 'never' : 'later';
  if (command === 'RCPT TO') return OURS.test(response) ? 'never' : bounced(response, letter);
  return command === 'DATA' ? 'never' : 'later';
}

// 5.7.x: it is not the address that is refused, but this sender or its relaying.
const OURS = /^5\d\d[ -]5\.7\./;
