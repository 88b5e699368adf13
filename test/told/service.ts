import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a stand-in got it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a stand-in answers. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Another's HTTP service, on this machine: what it was asked, and its answers, which a test may change at any time. */
export interface Service {
  readonly url: string;
  readonly asked: Asked[];
  answer: (asked: Asked) => Answer | 'hang up';
  stop(): Promise<void>;
}

/** Starts a stand-in. */
export async function service(answer: Service['answer']): Promise<Service> {
  const asked: Asked[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
      asked.push(one);
      const said = standIn.answer(one);
      if (said === 'hang up') return void request.socket.destroy();
      response.writeHead(said.status, { 'content-type': 'application/json', ...said.headers });
      response.end(said.body === undefined ? '' : typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: Service = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return standIn;
}
