import type { NewSeat } from '../../shared/protocol.ts';
import { ok, type Result } from '../../shared/engine/types.ts';
import type { Language } from '../../shared/text/say.ts';
import { type Answer, api, newContribution, type Trouble } from './api.ts';
import type { PersonFields } from './fields.tsx';
import { dropKey, heldAt, heldChanged, holdKey, isRenewing, nonceName, playerOf, sittingName } from './held.ts';
import { withSeats } from './inbox.ts';
import { bodyOf, settle } from './seat.ts';
import { keep, kept, tab } from './storage.ts';

const SOONEST = 1000;
const LATEST = 30_000;

/**
 * Takes a seat by an invite, and keeps its key here. What is asked is kept first and asked again until it is answered,
 * so that a lost answer is found again, by a later page as well; `waits` hears of each time that none came.
 */
export function takeSeat(table: string, invite: string, person: PersonFields, language: Language, waits: () => void): Promise<Result<string, Trouble>> {
  const contribution = asked(table)?.contribution ?? newContribution();
  keep(sittingName(table), { invite, contribution, ...bodyOf(person, language) });
  return sit(table, waits);
}

/** Who wanted to sit down there and has had no answer yet; null where nobody did. */
export function waitingToSit(table: string): PersonFields | null {
  const body = asked(table);
  return body === null ? null : { name: body.name, mail: body.mail ?? '' };
}

/** A new key for one's own seat in the place of this one, which is kept until the answer is here: only with it can be asked again. */
export function renewKey(table: string, key: string, waits: () => void): Promise<Result<string, Trouble>> {
  return once(nonceName(key), async () => {
    const known = kept(nonceName(key));
    const nonce = typeof known === 'string' ? known : newContribution();
    keep(nonceName(key), nonce);
    const answer = await insist(() => api.reissue(table, key, nonce), waits);
    if (answer.ok) replaceKey(table, answer.value.key);
    if (isFinal(answer)) keep(nonceName(key), undefined);
    return answer.ok ? ok(answer.value.key) : answer;
  });
}

/** Asks again for what an earlier page has asked for at a table without hearing the answer. */
export async function finish(table: string, key: string | null): Promise<void> {
  for (const wake of sleepers) wake();
  // What a hand wrote there is nobody's wish.
  if (asked(table) === null) keep(sittingName(table), undefined);
  else await sit(table, quietly);
  if (key !== null && isRenewing(key)) await renewKey(table, key, quietly);
}

const quietly = (): void => undefined;

const sit = (table: string, waits: () => void): Promise<Result<string, Trouble>> =>
  once(sittingName(table), async () => {
    let body = asked(table)!;
    const answer = await insist(() => api.sit(table, (body = asked(table) ?? body)), waits);
    if (answer.ok) settle(table, answer.value.key, body.contribution, { name: body.name, mail: body.mail ?? '' });
    if (isFinal(answer)) keep(sittingName(table), undefined);
    heldChanged.value++;
    return answer.ok ? ok(answer.value.key) : answer;
  });

// Every key of the seat from before is dead, those of letters too.
function replaceKey(table: string, key: string): void {
  const player = playerOf({ key, kind: 'seat' });
  const before = heldAt(table).keys.filter((held) => playerOf(held) === player && held.key !== key);
  const contribution = before.find((held) => held.contribution !== undefined)?.contribution;
  tab.set(`active/${table}`, key);
  tab.set(`renewed/${table}`, key);
  holdKey(table, { key, kind: 'seat', ...(player === undefined ? {} : { player }), ...(contribution === undefined ? {} : { contribution }) });
  for (const held of before) dropKey(table, held.key);
  void withSeats(({ usedSeat }) => usedSeat(table, key));
}

const going = new Map<string, Promise<Result<string, Trouble>>>();
const sleepers = new Set<() => void>();

/** Never the same twice at a time: whoever comes second waits for the same answer, and is not made to wait long. */
function once(name: string, run: () => Promise<Result<string, Trouble>>): Promise<Result<string, Trouble>> {
  for (const wake of sleepers) wake();
  const answer = going.get(name) ?? run().finally(() => going.delete(name));
  going.set(name, answer);
  return answer;
}

async function insist<T>(ask: () => Answer<T>, waits: () => void): Answer<T> {
  for (let delay = SOONEST; ; delay = Math.min(delay * 2, LATEST)) {
    const answer = await ask();
    if (answer.ok || answer.error.error !== 'network') return answer;
    waits();
    await pause(delay);
  }
}

function pause(delay: number): Promise<void> {
  return new Promise((done) => {
    const wake = (): void => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      sleepers.delete(wake);
      done();
    };
    const timer = setTimeout(wake, delay);
    addEventListener('online', wake);
    sleepers.add(wake);
  });
}

// After these nobody knows whether it was done: it is asked for again.
const isFinal = (answer: Result<unknown, Trouble>): boolean => answer.ok || !['network', 'failed', 'too-many-requests'].includes(answer.error.error);

function asked(table: string): (NewSeat & { readonly contribution: string }) | null {
  const body = kept(sittingName(table)) as Partial<NewSeat> | null | undefined;
  const whole = typeof body?.invite === 'string' && typeof body.name === 'string' && /^[0-9a-f]{32}$/.test(body.contribution ?? '') && typeof (body.mail ?? '') === 'string';
  return whole ? (body as NewSeat & { contribution: string }) : null;
}
