import { makeOnce } from '../db/operations/operator-notes.ts';
import type { PeopleDb } from '../db/sql/open-database.ts';
import type { VapidKeys } from './pusher.web-push.ts';

async function newPair(): Promise<string> {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const point = (await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer;
  const { d } = (await crypto.subtle.exportKey('jwk', pair.privateKey)) as JsonWebKey;
  return JSON.stringify({ publicKey: Buffer.from(point).toString('base64url'), privateKey: d });
}

/** Of local builds: made once and kept, since browsers subscribe with them. */
export async function localVapidKeys(people: PeopleDb): Promise<VapidKeys> {
  const kept = await makeOnce(people, 'local-vapid-keys', newPair);
  return {
    ...(JSON.parse(kept) as Pick<VapidKeys, 'publicKey' | 'privateKey'>),
    subject: 'mailto:dev@localhost',
  };
}
