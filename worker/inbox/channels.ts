import { unreachable } from '../../shared/engine/types.ts';
import type { Entry, NewChannel, StoppedBecause } from '../../shared/inbox.ts';
import { refused, type Reply } from '../errors.ts';
import type { Env } from '../env.ts';
import { confirmLetter } from '../mail/letter.ts';
import { postOf, type Sent } from '../mail/post.ts';
import type { Delivery } from '../outbox.ts';
import type { Reach } from '../told.ts';
import { WAYS } from '../ways.ts';
import { addressOf, mayAsk } from './address.ts';
import type { InboxStore } from './inbox-store.ts';
import type { Line, Queued } from './kept.ts';
import { canSend, coverFor, labelOf } from './post-room.ts';
import { tokenFor } from './tokens.ts';

/** Whether an address may be asked to confirm: too often already, it gets no letters, or it wants none. */
type May = 'yes' | 'wait' | 'bounced' | 'unwanted';

const MOST_PUSHES = 10;

/** The ways in which a person is told: one address, confirmed by a gesture of whoever reads there, and any number of browsers. */
export function createChannels(env: Env, store: InboxStore) {
  const find = (id: number): Line | undefined => store.channels().find((line) => line.id === id);

  const set = (line: Line): void => {
    store.setChannel(line);
    store.report(Date.now());
  };

  /** Its owner or its other end wants no more. Stopped by a letter, it takes another confirming letter to start again. */
  const end = (line: Line, why: StoppedBecause, confirmed = false): void => set({ ...line, state: 'stopped', why, confirmed });

  /** Asks an address to confirm, unless it was asked often enough or gets no letters. */
  const ask = async (line: Line): Promise<May> => {
    const may = await mayAsk(env, line.target);
    if (may === 'bounced') end(line, 'bounced');
    if (may !== 'yes') return may;
    const me = store.me();
    const now = Date.now();
    const cover = coverFor(env, me, line, `${me.name}/confirm/${line.id}/${now}`, store.seats().at(-1)?.name ?? '');
    const open = `${me.origin}/inbox#confirm=${tokenFor(me.secret, 'confirm', me.name, line.id)}`;
    store.withdraw(line.id);
    store.enqueue({ key: cover.key, channel: line.id, kind: 'confirm', letter: confirmLetter(cover, open), due: now, tries: 0 });
    return may;
  };

  const addMail = async (address: string): Promise<May> => {
    const lines = store.channels().filter(({ kind }) => kind === 'mail');
    const before = lines.find(({ target }) => target.toLowerCase() === address.toLowerCase());
    // One address at a time is asked; the one in use stays until the new one has agreed.
    for (const line of lines) if (line !== before && line.state === 'unconfirmed') store.dropChannel(line.id);
    if (before !== undefined) return before.state === 'live' ? 'yes' : begin(before);
    const line = { kind: 'mail', target: address, state: 'unconfirmed', confirmed: false } as const;
    const id = store.addChannel(line);
    store.report(Date.now());
    return ask({ ...line, id, why: null });
  };

  /** Goes on with a channel whose other end has agreed; asks the others. */
  const begin = async (line: Line): Promise<May> => {
    if (line.confirmed) set({ ...line, state: 'live', why: null });
    if (line.confirmed) return 'yes';
    if (line.why === 'complained') return 'unwanted';
    const asked: Line = { ...line, state: 'unconfirmed', why: null };
    set(asked);
    return ask(asked);
  };

  const addPush = (target: string, endpoint: string): Reply | null => {
    if (WAYS.push === null || WAYS.push.key(env) === null) return refused('not-offered', 'Push messages are not offered here.');
    if (!WAYS.push.knows(env, endpoint)) return refused('bad-request', 'This is not the address of a push service that is known here.');
    const pushes = store.channels().filter(({ kind }) => kind === 'push');
    const same = pushes.find((line) => line.target === target);
    if (same === undefined && pushes.length >= MOST_PUSHES) store.dropChannel(pushes[0]!.id);
    if (same === undefined) store.addChannel({ kind: 'push', target, state: 'live', confirmed: true });
    else set({ ...same, state: 'live', why: null });
    store.report(Date.now());
    return null;
  };

  return {
    addMail,

    async add(channel: NewChannel): Promise<Reply | null> {
      if (channel.kind === 'push') return addPush(JSON.stringify(channel.subscription), channel.subscription.endpoint);
      return postOf(env) === null ? refused('not-offered', 'Letters are not offered here.') : sentence(await addMail(channel.address));
    },

    stop(id: number): Reply | null {
      const line = find(id);
      if (line === undefined) return refused('no-such-channel');
      if (line.state !== 'stopped') end(line, 'asked', line.confirmed);
      return null;
    },

    async start(id: number): Promise<Reply | null> {
      const line = find(id);
      if (line === undefined) return refused('no-such-channel');
      if (line.state === 'live') return null;
      return line.kind === 'push' ? (set({ ...line, state: 'live', why: null }), null) : sentence(await begin(line));
    },

    /** An address has agreed: letters go there, and to no other. Its label, or null when it can no longer agree. */
    confirm(id: number): string | null {
      const line = find(id);
      if (line === undefined || line.kind !== 'mail' || line.state === 'stopped') return null;
      if (line.state === 'live') return labelOf(line);
      for (const other of store.channels()) if (other.kind === 'mail' && other.state === 'live') end(other, 'asked', other.confirmed);
      set({ ...line, state: 'live', why: null, confirmed: true });
      return labelOf(line);
    },

    /** By a letter's link. */
    stopFor(id: number): string | null {
      const line = find(id);
      if (line === undefined) return null;
      // Before it ever agreed it asks for more: never to be asked again from here.
      if (line.state !== 'stopped') end(line, line.state === 'unconfirmed' ? 'complained' : 'asked');
      return labelOf(line);
    },

    /** Whether anything would go out, and to which address, confirmed or not. */
    reach(): Reach {
      const lines = store.channels().filter(({ state }) => state !== 'stopped');
      const address = lines.findLast(({ kind }) => kind === 'mail');
      return { live: lines.some((line) => line.state === 'live' && canSend(env, line)), label: address === undefined ? null : labelOf(address) };
    },

    /** Sends a letter that waits; one to an address that was stopped meanwhile, or confirmed, has nothing to say any more. */
    async deliver({ channel, kind, letter }: Queued, now: number): Promise<Delivery> {
      const line = find(channel);
      const post = postOf(env);
      if (line === undefined || post === null || line.state !== (kind === 'confirm' ? 'unconfirmed' : 'live')) return 'done';
      const sent = await post(letter);
      if (sent === 'later') return 'again';
      if (typeof sent === 'object') await bounced(line, sent.bounced);
      store.enter({ at: now, kind, channel, label: labelOf(line), tables: [], became: became(sent) });
      return 'done';
    },

    /** The other end of a channel gives up on us. */
    lost: async (line: Line, sent: { readonly bounced: string } | 'gone'): Promise<void> => (sent === 'gone' ? end(line, 'gone') : bounced(line, sent.bounced)),
  };

  async function bounced(line: Line, why: string): Promise<void> {
    end(line, 'bounced');
    await addressOf(env, line.target).refused(why);
  }
}

const became = (sent: Exclude<Sent, 'later'>): Entry['became'] => (typeof sent === 'object' ? 'bounced' : sent);

function sentence(asked: May): Reply | null {
  switch (asked) {
    case 'yes':
      return null;
    case 'wait':
      return refused('too-many-requests', 'This address was asked to confirm already. Look for that letter, or ask again in an hour.');
    case 'bounced':
      return refused('bad-request', 'Letters to this address come back. Check it, or use another.');
    case 'unwanted':
      return refused('bad-request', 'Whoever reads at this address wants no letters from here. Use another.');
    default:
      return unreachable(asked);
  }
}
