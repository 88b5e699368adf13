import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { CERTIFICATE, KEY } from './certificate.ts';

/** A mail as a server took it. */
export interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  readonly secure: boolean;
  readonly user: string | undefined;
  readonly raw: Buffer;
}

/** What a server says no with. */
export const refuse = (code: number, words: string): Error => Object.assign(new Error(words), { responseCode: code });

/** A server on this machine, and what it took. */
export interface Sink {
  readonly port: number;
  readonly arrived: Arrived[];
  stop(): Promise<void>;
}

/** Starts a server; it knows one password, "p@ss word". */
export async function startSink(options: SMTPServerOptions = {}): Promise<Sink> {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    key: KEY,
    cert: CERTIFICATE,
    authOptional: true,
    logger: false,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) => (password === 'p@ss word' ? done(null, { user: username ?? '' }) : done(refuse(535, '5.7.8 no'))),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false || mailFrom === null ? '' : mailFrom.address;
        arrived.push({ from, to: rcptTo.map(({ address }) => address), secure: session.secure, user: session.user as string | undefined, raw: Buffer.concat(parts) });
        done();
      });
    },
    ...options,
  });
  // A client that does not trust it hangs up.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return { port: (server.server.address() as AddressInfo).port, arrived, stop: () => new Promise((done) => server.close(() => done())) };
}
