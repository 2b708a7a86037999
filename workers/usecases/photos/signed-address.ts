import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';

// Addresses that carry their own permission: who may do what to which object until when.

/** Long enough for 10 MB on a bad line, short enough to be worth nothing later. */
export const ADDRESS_LIFETIME_S = 15 * 60;

export interface Permission {
  /** Epoch seconds, as it stands in the address. */
  expires: string;
  /** HMAC-SHA-256, base64url. */
  signature: string;
}

async function signingKey(app: App, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(app.settings.signingSecret);
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}

// Facts hold no line break (ids and numbers), so that two lists never sign alike.
const signedText = (facts: readonly string[], expires: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new TextEncoder().encode([...facts, expires].join('\n')));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{43}$/.test(text)) return null;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
}

/** Signs facts such as ['upload', userId, objectId] for the next 15 minutes, unless told otherwise. */
export async function signAddress(
  app: App,
  facts: readonly string[],
  lifetimeS = ADDRESS_LIFETIME_S,
): Promise<Permission> {
  const expires = String(Math.floor(app.clock.now() / 1000) + lifetimeS);
  const key = await signingKey(app, 'sign');
  const signature = await crypto.subtle.sign('HMAC', key, signedText(facts, expires));
  return { expires, signature: base64url(new Uint8Array(signature)) };
}

/** @throws Refusal 'forbidden' when these facts were not signed by us, or for an earlier time. */
export async function checkAddress(
  app: App,
  facts: readonly string[],
  { expires, signature }: Permission,
): Promise<void> {
  const bytes = fromBase64url(signature);
  const genuine =
    bytes !== null &&
    (await crypto.subtle.verify('HMAC', await signingKey(app, 'verify'), bytes, signedText(facts, expires)));
  if (!genuine)
    throw new Refusal('forbidden', 'This upload address is not valid. Please start the upload again.');
  if (Number(expires) * 1000 <= app.clock.now()) throw new Refusal('forbidden', 'Request has expired');
}
