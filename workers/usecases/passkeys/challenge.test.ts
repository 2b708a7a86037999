import { expect, test } from 'vitest';
import { openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { respelledBase64url } from '../../../tests/samples/respelled.ts';
import { newChallenge, spendChallenge } from './challenge.ts';

const MINUTE = 60_000;
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

test('a challenge is answered once', async () => {
  const { app } = openNodeWorld();
  const challenge = textOf(await newChallenge(app, 'show'));
  expect(await spendChallenge(app, 'show', challenge)).toBe(true);
  expect(await spendChallenge(app, 'show', challenge)).toBe(false);
});

test('a challenge that was answered opens nothing in any other spelling, and another spelling opens nothing at all', async () => {
  const { app } = openNodeWorld();
  for (let tries = 0; tries < 20; tries++) {
    const challenge = textOf(await newChallenge(app, 'show'));
    for (const other of respelledBase64url(challenge))
      expect(await spendChallenge(app, 'show', other), JSON.stringify(other)).toBe(false);
    expect(await spendChallenge(app, 'show', challenge)).toBe(true);
    for (const other of [challenge, ...respelledBase64url(challenge)])
      expect(await spendChallenge(app, 'show', other), JSON.stringify(other)).toBe(false);
  }
});

test('it holds for five minutes, from the second in which it was made', async () => {
  for (const [after, isTaken] of [
    [5 * MINUTE - 1, true],
    [5 * MINUTE, false],
  ] as const) {
    const { app, pass } = openNodeWorld();
    const challenge = textOf(await newChallenge(app, 'show'));
    pass(after);
    expect(await spendChallenge(app, 'show', challenge), `${after} ms`).toBe(isTaken);
  }
  const { app, pass } = openNodeWorld();
  pass(999);
  const challenge = textOf(await newChallenge(app, 'show'));
  pass(5 * MINUTE - 999);
  expect(await spendChallenge(app, 'show', challenge)).toBe(false);
});

test('one that was spent an hour ago is over, too', async () => {
  const { app, pass } = openNodeWorld();
  const challenge = textOf(await newChallenge(app, 'show'));
  await spendChallenge(app, 'show', challenge);
  pass(5 * MINUTE - 1);
  expect(await spendChallenge(app, 'show', challenge)).toBe(false);
});

test('what was made for one use, or by another secret, opens no other', async () => {
  const { app } = openNodeWorld();
  const challenge = textOf(await newChallenge(app, 'add her'));
  for (const use of ['show', 'add him'] as const)
    expect(await spendChallenge(app, use, challenge)).toBe(false);
  const other = { ...app, settings: { ...app.settings, signingSecret: 'another secret' } };
  expect(await spendChallenge(other, 'add her', challenge)).toBe(false);
  expect(await spendChallenge(app, 'add her', challenge)).toBe(true);
});

test('no byte of it can be changed, left out or added', async () => {
  const { app } = openNodeWorld();
  const good = await newChallenge(app, 'show');
  // 16 by chance, 4 of the time, 32 of the proof.
  expect(good).toHaveLength(52);
  for (let at = 0; at < good.length; at++) {
    const other = good.map((byte, i) => (i === at ? byte ^ 1 : byte));
    expect(await spendChallenge(app, 'show', textOf(other)), String(at)).toBe(false);
  }
  expect(await spendChallenge(app, 'show', textOf(good.subarray(0, 51)))).toBe(false);
  expect(await spendChallenge(app, 'show', textOf(Uint8Array.from([...good, 0])))).toBe(false);
  expect(await spendChallenge(app, 'show', '')).toBe(false);
  expect(await spendChallenge(app, 'show', textOf(good))).toBe(true);
});

test('no two are alike: sixteen bytes are by chance', async () => {
  const { app } = openNodeWorld();
  const heads = await Promise.all(
    Array.from({ length: 20 }, async () => (await newChallenge(app, 'show')).subarray(0, 16)),
  );
  for (let at = 0; at < 16; at++) expect(new Set(heads.map((head) => head[at])).size).toBeGreaterThan(1);
});
