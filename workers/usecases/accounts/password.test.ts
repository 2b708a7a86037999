import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

test('a password matches its own hash only, and the hash tells how it was made', async () => {
  const [one, two] = [await hashPassword('wet socks 12'), await hashPassword('wet socks 12')];
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$/);
  expect(one).not.toBe(two);
  expect(await passwordMatches('wet socks 12', one)).toBe(true);
  expect(await passwordMatches('wet socks 13', one)).toBe(false);
});

test('hashes of another cost stay readable', async () => {
  const old = 'scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA$';
  const { scryptSync } = await import('node:crypto');
  const key = scryptSync('wet socks 12', Buffer.alloc(16), 32, { N: 1024, r: 8, p: 1 }).toString('base64url');
  expect(await passwordMatches('wet socks 12', old + key)).toBe(true);
});

test('however a keyboard composes the signs, it is the same password', async () => {
  expect(await passwordMatches('caf\u0065\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(
    true,
  );
});

test('nobody has no password, and finding that out takes the same work', async () => {
  expect(await passwordMatches('', null)).toBe(false);
  const hash = await hashPassword('wet socks 12');
  const time = async (stored: string | null): Promise<number> => {
    const runs: number[] = [];
    for (let i = 0; i < 3; i++) {
      const from = performance.now();
      await passwordMatches('guess', stored);
      runs.push(performance.now() - from);
    }
    return Math.min(...runs);
  };
  const ratio = (await time(null)) / (await time(hash));
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3);
});
