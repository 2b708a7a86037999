import { expect, test } from 'vitest';
import { openNodeWorld } from '../../../tests/worlds/node-world.ts';
import type { App } from '../../app.ts';
import { limitChangeMails, limitCodeMails, limitVerificationMails } from './mail-limits.ts';
import { forgetCounters, limitCodes, limitHourly, limitLogins, canMailAlong } from './rate-limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TOO_MANY = { code: 'too-many' };

/** How often a call is let through before it is refused. */
async function timesLet(call: (i: number) => Promise<unknown>, most = 500): Promise<number> {
  for (let times = 0; times < most; times++)
    try {
      if ((await call(times)) === false) return times;
    } catch (error) {
      expect(error).toMatchObject(TOO_MANY);
      return times;
    }
  return Infinity;
}

test.each([
  ['register', 60],
  ['early-access', 60],
  ['payment', 40],
  ['report', 60],
  ['passkey', 120],
  ['calendar', 20],
  ['upload', 120],
  ['upload-address', 240],
  ['upload-parts', 30],
  ['photo', 30],
  ['photo-try', 240],
  ['closet', 400],
  ['export', 5],
  ['passkey-change', 20],
  ['test-push', 20],
] as const)('%s: %d an hour, each for itself', async (what, most) => {
  const { app } = openNodeWorld();
  expect(await timesLet(() => limitHourly(app, what, 'her'))).toBe(most);
  await limitHourly(app, what, 'him');
  await expect(limitHourly(app, what, 'her')).rejects.toMatchObject({
    ...TOO_MANY,
    details: { error: 'Too many tries' },
  });
});

/** The clock stands at the beginning of an hour, and what is counted in it weighs for all of it and the next. */
test('what was used up is free again after the hour, little by little', async () => {
  const { app, pass } = openNodeWorld();
  await timesLet(() => limitHourly(app, 'closet', 'her'));
  pass(HOUR - 1);
  await expect(limitHourly(app, 'closet', 'her')).rejects.toMatchObject(TOO_MANY);
  pass(1 + HOUR / 2);
  expect(await timesLet(() => limitHourly(app, 'closet', 'her'))).toBe(200);
});

test('codes: five guesses in fifteen minutes', async () => {
  const { app, pass } = openNodeWorld();
  expect(await timesLet(() => limitCodes(app, 'her'))).toBe(5);
  pass(15 * MINUTE - 1);
  await expect(limitCodes(app, 'her')).rejects.toMatchObject(TOO_MANY);
  pass(1 + 15 * MINUTE);
  expect(await timesLet(() => limitCodes(app, 'her'))).toBe(5);
});

test('mails along with a deed: five to an address, however it is written', async () => {
  const { app } = openNodeWorld();
  expect(await timesLet((i) => canMailAlong(app, i % 2 ? 'Ann@Example.org ' : 'ann@example.org'))).toBe(5);
});

const guess = (app: App, account: string, from: string, device: string | null = null) =>
  limitLogins(app, account, from, device);

test('wrong passwords: ten for an account from one place in fifteen minutes', async () => {
  const { app, pass } = openNodeWorld();
  expect(await timesLet(() => guess(app, 'her', 'here'))).toBe(10);
  await guess(app, 'her', 'there');
  await guess(app, 'him', 'here');
  pass(15 * MINUTE - 1);
  await expect(guess(app, 'her', 'here')).rejects.toThrow('wait a few minutes and try again');
  pass(1 + 15 * MINUTE);
  expect(await timesLet(() => guess(app, 'her', 'here'))).toBe(10);
});

test('a hundred from one network, fifty at one account: then the way is a link by mail', async () => {
  const { app, pass } = openNodeWorld();
  expect(await timesLet((i) => guess(app, `account ${i}`, 'here'))).toBe(100);
  await expect(guess(app, 'another', 'here')).rejects.toThrow('from your network');
  pass(15 * MINUTE - 1);
  await expect(guess(app, 'another', 'here')).rejects.toThrow('from your network');
  pass(1 + 15 * MINUTE);
  expect(await timesLet((i) => guess(app, `account ${i}`, 'here'))).toBe(100);
  expect(await timesLet((i) => guess(app, 'her', `place ${i}`))).toBe(50);
  await expect(guess(app, 'her', 'elsewhere')).rejects.toThrow('tried for this account');
});

test('guesses at an account weigh for an hour', async () => {
  const { app, pass } = openNodeWorld();
  await timesLet((i) => guess(app, 'her', `place ${i}`));
  pass(HOUR - 1);
  await expect(guess(app, 'her', 'elsewhere')).rejects.toThrow('tried for this account');
  pass(1 + HOUR);
  await guess(app, 'her', 'elsewhere');
});

test('on a device that is known nobody else locks her out, and she has her own ten guesses', async () => {
  const { app } = openNodeWorld();
  await timesLet((i) => guess(app, 'her', `place ${i}`));
  await timesLet((i) => guess(app, `account ${i}`, 'here'));
  expect(await timesLet(() => guess(app, 'her', 'here', 'her phone'))).toBe(10);
  await guess(app, 'her', 'here', 'her laptop');
});

test('right ones are forgiven under every count but the first: sixty an hour in all', async () => {
  const { app } = openNodeWorld();
  const signIn = async () => (await guess(app, 'her', 'here')).forgive();
  expect(await timesLet(signIn)).toBe(60);
  // Nothing of it weighs for others of the network, or at the account from elsewhere.
  expect(await timesLet((i) => guess(app, 'her', `place ${i}`))).toBe(50);
  expect(await timesLet((i) => guess(app, `account ${i}`, 'here'))).toBe(100);
});

test('the count of all tries runs for an hour', async () => {
  const { app, pass } = openNodeWorld();
  await timesLet(async () => (await guess(app, 'her', 'here')).forgive());
  pass(HOUR - 1);
  await expect(guess(app, 'her', 'here')).rejects.toMatchObject(TOO_MANY);
  pass(1 + HOUR);
  await guess(app, 'her', 'here');
});

test('a deleted account leaves no counter but those against flooded mailboxes', async () => {
  const { app, people } = openNodeWorld();
  const hers = [
    ...([
      'upload',
      'upload-address',
      'upload-parts',
      'photo',
      'photo-try',
      'export',
      'payment',
      'test-push',
    ] as const),
    ...(['calendar', 'closet', 'passkey-change'] as const),
  ];
  for (const what of hers) await limitHourly(app, what, 'her');
  const her = { id: 'her', emailKey: 'ann@example.org', emailVerified: true };
  await limitVerificationMails(app, her);
  await limitCodeMails(app, 'her');
  await limitChangeMails(app, her, 'bea@example.org');
  await canMailAlong(app, 'ann@example.org');
  await forgetCounters(app, 'her');
  const left = people.prepare('select key from rate_limits').all() as { key: string }[];
  expect(left.map(({ key }) => key.split(':')[0]).sort()).toEqual([
    'change-mail-to',
    'mail-along',
    'verify-mail-to',
  ]);
});
