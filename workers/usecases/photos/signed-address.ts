import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { fromBase64url } from '../../db/sql/secret.ts';

// Addresses that carry their own permission: who may do what to which object until when.

export const ADDRESS_LIFETIME_S = 15 * 60;

export interface Permission {
  /** Epoch seconds, as in the address. */
  expires: string;
  signature: string;
}

/** Plain data, no promise (docs/decisions/no-promise-of-another-request.md). */
let made: { secret: string; key: CryptoKey } | undefined;

async function signingKey(app: App): Promise<CryptoKey> {
  const secret = app.settings.signingSecret;
  if (made?.secret === secret) return made.key;
  const bytes = new TextEncoder().encode(secret);
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, how, false, ['sign', 'verify']);
  made = { secret, key };
  return key;
}

// Facts hold no line break (ids and numbers), so that two lists never sign alike.
const signedText = (facts: readonly string[], expires: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new TextEncoder().encode([...facts, expires].join('\n')));

/** Facts such as ['upload', userId, objectId], for 15 minutes by default. */
export async function signAddress(
  app: App,
  facts: readonly string[],
  lifetimeS = ADDRESS_LIFETIME_S,
): Promise<Permission> {
  const expires = String(Math.floor(app.clock.now() / 1000) + lifetimeS);
  const signature = await crypto.subtle.sign('HMAC', await signingKey(app), signedText(facts, expires));
  return { expires, signature: Buffer.from(signature).toString('base64url') };
}

/** @throws Refusal 'forbidden' unless we signed these facts, for now */
export async function checkAddress(
  app: App,
  facts: readonly string[],
  permission: Permission,
): Promise<void> {
  if (!(await isGenuine(app, facts, permission)))
    throw new Refusal('forbidden', "This upload address isn't valid. Please start the upload again.");
  if (isOver(app, permission)) throw new Refusal('forbidden', 'Request has expired');
}

export const isSigned = async (
  app: App,
  facts: readonly string[],
  permission: Permission,
): Promise<boolean> => !isOver(app, permission) && isGenuine(app, facts, permission);

const isOver = (app: App, { expires }: Permission): boolean => !(Number(expires) * 1000 > app.clock.now());

async function isGenuine(
  app: App,
  facts: readonly string[],
  { expires, signature }: Permission,
): Promise<boolean> {
  const bytes = fromBase64url(signature);
  return (
    bytes !== null && crypto.subtle.verify('HMAC', await signingKey(app), bytes, signedText(facts, expires))
  );
}
