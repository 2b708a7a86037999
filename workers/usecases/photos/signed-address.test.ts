import { expect, test } from 'vitest';
import { openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { respelledBase64url } from '../../../tests/samples/respelled.ts';
import { checkAddress, isSigned, signAddress } from './signed-address.ts';

const FACTS = ['upload', 'her id', 'an object'];

test('an address holds for fifteen minutes, or as long as it is told to, and not a moment longer', async () => {
  for (const [seconds, how] of [
    [15 * 60, undefined],
    [90, 90],
  ] as const) {
    const { app, pass } = openNodeWorld();
    const permission = await signAddress(app, FACTS, how);
    pass(seconds * 1000 - 1);
    await checkAddress(app, FACTS, permission);
    expect(await isSigned(app, FACTS, permission)).toBe(true);
    pass(1);
    await expect(checkAddress(app, FACTS, permission)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Request has expired',
    });
    expect(await isSigned(app, FACTS, permission)).toBe(false);
  }
});

test('what was signed in the middle of a second ends with a whole one before it', async () => {
  const { app, pass } = openNodeWorld();
  pass(999);
  expect((await signAddress(app, FACTS)).expires).toBe(String((app.clock.now() - 999) / 1000 + 900));
});

test('other facts, another time, another secret and what is no signature open nothing', async () => {
  const { app } = openNodeWorld();
  const good = await signAddress(app, FACTS);
  const later = { ...good, expires: String(Number(good.expires) + 1) };
  const never = { ...good, expires: 'never' };
  const signatureOf = (signature: string) => ({ ...good, signature });
  const refused = "This upload address isn't valid. Please start the upload again.";
  for (const [facts, permission] of [
    [['upload', 'her id', 'another object'], good],
    [FACTS, later],
    [FACTS, never],
    [FACTS, signatureOf('')],
    [FACTS, signatureOf(`${good.signature}A`)],
    [FACTS, signatureOf(`${good.signature.slice(0, -2)}!A`)],
  ] as const) {
    await expect(checkAddress(app, facts, permission)).rejects.toThrow(refused);
    expect(await isSigned(app, facts, permission)).toBe(false);
  }
  const other = { ...app, settings: { ...app.settings, signingSecret: 'another secret' } };
  expect(await isSigned(other, FACTS, good)).toBe(false);
  expect(await isSigned(app, FACTS, good), 'with the first secret again').toBe(true);
});

test('a signature stands in an address as it is: no sign of it has a meaning there', async () => {
  const { app } = openNodeWorld();
  for (let at = 0; at < 40; at++) {
    const permission = await signAddress(app, ['upload', String(at)]);
    expect(permission.signature).toMatch(/^[\w-]{43}$/);
    expect(await isSigned(app, ['upload', String(at)], permission)).toBe(true);
  }
});

test('a signature has one spelling, and a time too', async () => {
  const { app } = openNodeWorld();
  for (let at = 0; at < 20; at++) {
    const facts = ['upload', String(at)];
    const good = await signAddress(app, facts);
    const { expires, signature } = good;
    for (const other of respelledBase64url(signature))
      expect(await isSigned(app, facts, { expires, signature: other }), JSON.stringify(other)).toBe(false);
    for (const other of [` ${expires}`, `${expires}.0`, `0${expires}`, `+${expires}`, `${expires}e0`])
      expect(await isSigned(app, facts, { expires: other, signature }), other).toBe(false);
    expect(await isSigned(app, facts, good)).toBe(true);
  }
});
