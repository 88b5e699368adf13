import { smtp } from '../../worker/mail/smtp.ts';
import type { Letter, Sent } from '../../worker/mail/post.ts';
import { readReply } from '../../worker/inbound/read.ts';
import { push, type PushEnv } from '../../worker/push/push.ts';
import type { Subscription } from '../../shared/inbox.ts';
import type { Push, Reading } from '../../worker/ways.ts';

const mail = async (url: string, letter: Letter): Promise<Sent | null> => (await smtp({ SMTP_URL: url, MAIL_FROM: 'turns@longhand.example' })?.(letter)) ?? null;

const notify = (env: PushEnv, subscription: Subscription, message: Push): Promise<string> => push(env, subscription, message);

const reply = (raw: string, to: string, inbound: string): Promise<Reading> => readReply(new Response(raw).body!, to, { INBOUND: inbound });

const functions: Readonly<Record<string, (...args: never[]) => Promise<unknown>>> = { mail, notify, reply };

/** What runtime.test.ts calls in workerd: a function by its name, with arguments and answer in JSON. */
export default {
  async fetch(request: Request): Promise<Response> {
    const run = functions[new URL(request.url).pathname.slice(1)]!;
    return Response.json(await run(...((await request.json()) as never[])));
  },
};
