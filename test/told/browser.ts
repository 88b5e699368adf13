import { webcrypto } from 'node:crypto';

/** A browser that subscribed: what it gives away, and how it reads what comes (RFC 8291, written out step by step). */
export interface Browser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The plain text of an encrypted body; throws when it is not for this browser or was changed. */
  decrypt(body: Uint8Array): Promise<string>;
}

const { subtle } = webcrypto;
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const url = (from: ArrayBuffer | Uint8Array): string => Buffer.from(from as Uint8Array).toString('base64url');

/** Subscribes. */
export async function browser(): Promise<Browser> {
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const own = Buffer.from(await subtle.exportKey('raw', pair.publicKey));
  const auth = webcrypto.getRandomValues(new Uint8Array(16));
  return {
    keys: { p256dh: url(own), auth: url(auth) },
    async decrypt(body) {
      const all = Uint8Array.from(body);
      const salt = all.slice(0, 16);
      const size = new DataView(all.buffer).getUint32(16);
      const theirs = all.slice(21, 21 + all[20]!);
      const sealed = all.slice(21 + all[20]!);
      if (sealed.length > size) throw new Error('more than one record');
      const their = await subtle.importKey('raw', theirs, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
      const shared = await subtle.deriveBits({ name: 'ECDH', public: their }, pair.privateKey, 256);
      const secret = await hkdf(shared, auth, Buffer.concat([bytes('WebPush: info\0'), own, theirs]), 32);
      const key = await hkdf(secret, salt, bytes('Content-Encoding: aes128gcm\0'), 16);
      const iv = await hkdf(secret, salt, bytes('Content-Encoding: nonce\0'), 12);
      const gcm = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
      const padded = new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, gcm, sealed));
      const end = padded.lastIndexOf(2);
      if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not the last record');
      return Buffer.from(padded.slice(0, end)).toString();
    },
  };
}

async function hkdf(from: ArrayBuffer | Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>, info: Uint8Array<ArrayBuffer>, length: number): Promise<ArrayBuffer> {
  const key = await subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
  return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8);
}

/** What a token of RFC 8292 says, once its signature fits its key; throws when it does not. */
export async function verified(authorization: string): Promise<{ readonly key: string; readonly aud: string; readonly exp: number; readonly sub: string }> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { alg, typ } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string; typ: string };
  if (alg !== 'ES256' || typ !== 'JWT') throw new Error(`a token of ${typ} ${alg}`);
  const open = await subtle.importKey('raw', Buffer.from(key, 'base64url'), { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
  const fits = await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, open, Buffer.from(signature, 'base64url'), bytes(`${head}.${claims}`));
  if (!fits) throw new Error('a signature that does not fit');
  return { key, ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }) };
}
