import { expect, test } from 'vitest';
import {
  CHEAP_PASSWORD_COST,
  hashPassword,
  PASSWORD_COST as COST,
  passwordMatches,
} from './hash-password.ts';

test('a password matches its own hash only, and the hash tells how it was made', async () => {
  const [one, two] = [await hashPassword('wet socks 12', COST), await hashPassword('wet socks 12', COST)];
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(one).not.toBe(two);
  expect(await passwordMatches('wet socks 12', one, COST)).toBe(true);
  expect(await passwordMatches('wet socks 13', one, COST)).toBe(false);
});

test('hashes of another cost stay readable', async () => {
  const old = 'scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA$';
  const { scryptSync } = await import('node:crypto');
  const key = scryptSync('wet socks 12', Buffer.alloc(16), 32, { N: 1024, r: 8, p: 1 }).toString('base64url');
  expect(await passwordMatches('wet socks 12', old + key, COST)).toBe(true);
  const cheap = await hashPassword('wet socks 12', CHEAP_PASSWORD_COST);
  expect(await passwordMatches('wet socks 12', cheap, COST)).toBe(true);
});

test.each([
  ['of another kind', `bcrypt$1024$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
  ['without a salt', `scrypt$1024$8$1$$${'A'.repeat(43)}`],
  ['without its key', `scrypt$1024$8$1$${'A'.repeat(22)}`],
  ['with an empty key, which every password would match', `scrypt$1024$8$1$${'A'.repeat(22)}$`],
])('a stored hash %s opens for nobody', async (_, stored) => {
  await expect(passwordMatches('', stored, COST)).rejects.toThrow('not readable');
});

test('however a keyboard composes the signs, it is the same password', async () => {
  expect(
    await passwordMatches('caf\u0065\u0301 au lait', await hashPassword('caf\u00e9 au lait', COST), COST),
  ).toBe(true);
});

test('nobody has no password, and finding that out takes the same work', async () => {
  expect(await passwordMatches('', null, COST)).toBe(false);
  const hash = await hashPassword('wet socks 12', COST);
  const time = async (stored: string | null): Promise<number> => {
    const runs: number[] = [];
    for (let i = 0; i < 3; i++) {
      const from = performance.now();
      await passwordMatches('guess', stored, COST);
      runs.push(performance.now() - from);
    }
    return Math.min(...runs);
  };
  const ratio = (await time(null)) / (await time(hash));
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3);
});
