import type { Letter } from './post.ts';

/** The name that letters come from. */
export const SENDER = 'Longhand';

/** Headers for a provider that gives letters a `Message-ID` of its own and refuses ours. */
export const withoutId = (headers: Letter['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'message-id'));

/** A name and an address as one line; the name is quoted and without brackets, so that nothing in it is another address. */
export function mailbox(name: string, address: string): string {
  const words = name.replace(/[\p{Cc}\s]+/gu, ' ').replace(/["\\<>]/g, '').trim();
  return words === '' ? address : `"${words}" <${address}>`;
}

const LONGEST = 200;

/** Why an address takes no letters, in the provider's words: short, on one line, and without the address itself. */
export function bounced(words: string, { to }: Letter): { readonly bounced: string } {
  const line = words.replaceAll(to.address, '…').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return { bounced: line.slice(0, LONGEST) || 'refused' };
}
