import { z } from 'zod';
import { Refusal } from '../../../app/domain/refusal.ts';
import { sha256Hex } from '../../db/sql/secret.ts';

/** Older or newer is a replay or a broken clock. */
const TOLERANCE_S = 300;

/** `timestamp` in seconds since 1970, `now` in ms. */
export function isFresh(timestamp: string, now: number): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE_S;
}

/** What fal signs: the facts and the SHA-256 of the raw body in hex, one per line. */
export async function signedFacts(facts: string[], body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(new TextEncoder().encode([...facts, await sha256Hex(body)].join('\n')));
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  } catch {
    return null;
  }
}

const orderId = z.string().regex(/^[\w.:-]{1,200}$/);

/** The order that a signed message is about. @throws Refusal 'bad-input' (400): sent again it would be the same */
export function orderIn(body: string, field: string): { ref: string } {
  const shape = z.object({ [field]: orderId }).transform((said) => ({ ref: String(said[field]) }));
  try {
    return shape.parse(JSON.parse(body));
  } catch {
    throw new Refusal('bad-input', 'This is signed, and names no order.');
  }
}
