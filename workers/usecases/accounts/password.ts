import { scrypt, timingSafeEqual } from 'node:crypto';

// scrypt, not PBKDF2: Cloudflare refuses PBKDF2 above 100,000 rounds, in production only.
const NOW = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;
/** A hash of no password: checked for unknown names, so that they take as long as known ones. */
const NOBODY = `scrypt$${NOW.N}$${NOW.r}$${NOW.p}$AAAAAAAAAAAAAAAAAAAAAA$${'A'.repeat(43)}`;

type Cost = typeof NOW;

/** The same characters, however a keyboard composes them. */
const derive = (password: string, salt: Uint8Array, length: number, cost: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Twice what N and r need (128 N r bytes): the default of 32 MB is just too little.
    const options = { ...cost, maxmem: 256 * cost.N * cost.r };
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** 'scrypt$N$r$p$salt$key', salt and key in base64url: a later, higher cost leaves old hashes readable. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await derive(password, salt, KEY_BYTES, NOW);
  return [
    'scrypt',
    NOW.N,
    NOW.r,
    NOW.p,
    Buffer.from(salt).toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}

/** Always false for `null` (unknown name, or no password set), after the same work. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [kind, n, r, p, salt, key] = (stored ?? NOBODY).split('$');
  if (kind !== 'scrypt' || !salt || !key) throw new Error('A stored password hash is not readable.');
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, cost);
  return timingSafeEqual(actual, expected) && stored !== null;
}
