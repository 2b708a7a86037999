import type { App } from '../../app.ts';
import { hit } from '../../db/people/rate-limits.ts';
import { fromBase64url, hmac } from '../../db/sql/secret.ts';

// 16 random bytes, their expiry, and our HMAC of both and of the use: nothing is stored until it comes back, and then
// it is spent, so that a recorded answer opens nothing.

const LIFETIME_S = 5 * 60;
const HOUR = 3_600_000;
const NONCE_BYTES = 16;
const HEAD_BYTES = NONCE_BYTES + 4;

/** 'add' for a key that a user is making, 'show' for one that anybody shows. */
type ChallengeUse = `add ${string}` | 'show';

const seal = (app: App, use: ChallengeUse, head: Uint8Array): Promise<Uint8Array> =>
  hmac(app.settings.signingSecret, `passkey-challenge\n${use}\n${Buffer.from(head).toString('hex')}`);

export async function newChallenge(app: App, use: ChallengeUse): Promise<Uint8Array<ArrayBuffer>> {
  const head = new Uint8Array(HEAD_BYTES);
  crypto.getRandomValues(head.subarray(0, NONCE_BYTES));
  new DataView(head.buffer).setUint32(NONCE_BYTES, Math.floor(app.clock.now() / 1000) + LIFETIME_S);
  return Uint8Array.from([...head, ...(await seal(app, use, head))]);
}

/** Ours, for this use, in time, and not answered before. Spends it. */
export async function spendChallenge(app: App, use: ChallengeUse, challenge: string): Promise<boolean> {
  const bytes = fromBase64url(challenge);
  if (bytes?.length !== HEAD_BYTES + 32) return false;
  const expected = await seal(app, use, bytes.subarray(0, HEAD_BYTES));
  const isOurs = expected.every((byte, i) => bytes[HEAD_BYTES + i] === byte);
  if (!isOurs || bytes.readUInt32BE(NONCE_BYTES) * 1000 <= app.clock.now()) return false;
  return (await hit(app, `challenge:${bytes.toString('hex')}`, 1, HOUR)).allowed;
}
