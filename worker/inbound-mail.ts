import type { Env } from './env.ts';
import { parseReplyToken } from './inbox/tokens.ts';
import { WAYS } from './ways.ts';

/**
 * A mail that came in. It is played when the address it was sent to is one of ours, whoever it says it is from; anything
 * else is dropped without an answer, since answers to what programs send make loops.
 */
export async function takeMail(message: Pick<ForwardableEmailMessage, 'raw' | 'to'>, env: Env): Promise<void> {
  if (WAYS.readReply === null) return;
  const reading = await WAYS.readReply(message.raw, message.to, env);
  if ('ignored' in reading) return console.log(`a mail was left alone: ${reading.ignored}`);
  const token = parseReplyToken(reading.token);
  if (token === null) return console.log('a mail was left alone: no such address');
  const inbox = env.PLAYER.getByName(token.inbox);
  await ('bounced' in reading ? inbox.bounced(token, reading.bounced) : inbox.reply(token, reading.line));
}
