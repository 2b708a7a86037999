import { scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordCost } from '../../app.ts';

// scrypt: Cloudflare refuses PBKDF2 above 100,000 rounds, in production only.
export const PASSWORD_COST: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };
/** For tests, which sign up hundreds of people. */
export const CHEAP_PASSWORD_COST: PasswordCost = { N: 16, r: 8, p: 1 };
/** Production builds drop the cheap branch. */
export function passwordCost(isCheap: boolean): PasswordCost {
  if (__LOCAL_BUILD__) return isCheap ? CHEAP_PASSWORD_COST : PASSWORD_COST;
  return PASSWORD_COST;
}
const KEY_BYTES = 32;

const textOf = ({ N, r, p }: PasswordCost): string => ['scrypt', N, r, p].join('$');

/** NFKC: the same characters, however a keyboard composes them. */
const derive = (password: string, salt: Uint8Array, length: number, cost: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Twice what N and r need (128 N r bytes): the default of 32 MB is just too little.
    const options = { ...cost, maxmem: 256 * cost.N * cost.r };
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** 'scrypt$N$r$p$salt$key' in base64url, so that a later cost leaves old hashes readable. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await derive(password, salt, KEY_BYTES, cost);
  return [textOf(cost), Buffer.from(salt).toString('base64url'), key.toString('base64url')].join('$');
}

/** False for `null` (nobody, or no password), after the same work. */
export async function passwordMatches(
  password: string,
  stored: string | null,
  today: PasswordCost,
): Promise<boolean> {
  const nobody = `${textOf(today)}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
  const [kind, n, r, p, salt, key] = (stored ?? nobody).split('$');
  if (kind !== 'scrypt' || !salt || !key) throw new Error('A stored password hash is not readable.');
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, cost);
  return timingSafeEqual(actual, expected) && stored !== null;
}
