import { webcrypto } from 'node:crypto';

/** The key by which this site is known to push services, as two settings. */
export interface VapidPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Draws a new pair: the public key as an uncompressed point of P-256, the private key as its scalar, both base64url. */
export async function vapidPair(): Promise<VapidPair> {
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const point = new Uint8Array(await webcrypto.subtle.exportKey('raw', publicKey));
  const { d } = await webcrypto.subtle.exportKey('jwk', privateKey);
  if (d === undefined) throw new Error('a private key without its scalar');
  return { publicKey: Buffer.from(point).toString('base64url'), privateKey: d };
}

if (import.meta.main) {
  const { publicKey, privateKey } = await vapidPair();
  console.log(`VAPID_PUBLIC = "${publicKey}"
VAPID_PRIVATE = "${privateKey}"
Set VAPID_SUBJECT too, to "mailto:…" or an https address of yours. The public one goes into wrangler.toml, the private one is a secret: npx wrangler secret put VAPID_PRIVATE.
Keep both: with a new pair, everybody has to allow notifications anew.`);
}
