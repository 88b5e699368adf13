import { post } from './post.ts';

/** A letter in the mailbox of a product that is tried out. */
export interface InBox {
  readonly id: number;
  readonly key: string;
  readonly times: number;
  readonly to: { readonly address: string };
  readonly text: string;
}

/** Every letter that went out, newest first. */
export const allLetters = async (url: string): Promise<InBox[]> => (await (await fetch(`${url}/mailbox?format=json`)).json()) as InBox[];

/** Those that tell of a turn at a table. */
export const turnLetters = async (url: string, table: string): Promise<InBox[]> => (await allLetters(url)).filter(({ key }) => key.startsWith(`${table}/turn/`));

/** Waits for the letters that ask these addresses to confirm, and presses the button behind each link. */
export async function confirmed(url: string, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const token = /#confirm=(\S+)/.exec((await asked(url, address)).text)?.[1];
    await post(`${url}/api/inbox/confirm`, { token });
  }
}

const PATIENCE = 10_000;

/** The letter that asks an address to confirm, once it has come. */
export async function asked(url: string, address: string): Promise<InBox> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const letter = (await allLetters(url)).find(({ key, to }) => key.includes('/confirm/') && to.address === address);
    if (letter !== undefined) return letter;
    if (Date.now() > until) throw new Error(`no letter asked ${address} to confirm`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
