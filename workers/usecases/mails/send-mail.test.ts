import { beforeEach, expect, test } from 'vitest';
import { newNodeUser, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import type { BackgroundApp } from '../../app.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { Mail, MailKind } from '../../ports/mailer.ts';
import { codeHash } from '../accounts/prove-identity.ts';
import { resolveMailId, sendMail, type MailMessage } from './send-mail.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let house: ReturnType<typeof openNodeWorld>;
let app: BackgroundApp;
let her: SessionUser;
let mails: Mail[];
beforeEach(async () => {
  house = openNodeWorld();
  mails = [];
  const mailer = { name: 'fake', send: (mail: Mail) => Promise.resolve(String(mails.push(mail))) };
  app = { ...house.app, mailer } as unknown as BackgroundApp;
  her = await newNodeUser(app, { firstName: 'Amara' });
});

let serial = 0;
async function send(mail: MailKind, over: Partial<MailMessage> = {}): Promise<Mail | undefined> {
  const before = mails.length;
  const key = `key ${serial++}`;
  await sendMail(app, {
    ...{ kind: 'send-mail', mail, userId: her.id, key, origin: 'https://stylecast.test' },
    ...{ requestedAt: app.clock.now(), ...over },
  });
  return mails[before];
}
const token = () =>
  house.people
    .prepare('select purpose, email, expires_at, hash from tokens where used_at is null')
    .get() as Record<string, unknown>;
const state = () => (house.people.prepare('select state from mails').get() as { state: string }).state;

test.each([
  ['reset-password', HOUR],
  ['verify-email', 24 * HOUR],
  ['change-email', 24 * HOUR],
] as const)('the link of %s is counted from when it is sent', async (kind, holds) => {
  const requestedAt = app.clock.now();
  house.pass(5 * MINUTE);
  await send(kind, { requestedAt, email: 'new@example.org' });
  expect(token()).toMatchObject({ purpose: kind, expires_at: app.clock.now() + holds });
  expect(token()['email']).toBe(kind === 'change-email' ? 'new@example.org' : null);
});

test('a code holds for ten minutes from when it was asked for: six digits, and only their hash is kept', async () => {
  const requestedAt = app.clock.now();
  house.pass(5 * MINUTE);
  const mail = await send('admin-code', { requestedAt });
  const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
  expect(token()).toMatchObject({
    purpose: 'admin-code',
    expires_at: requestedAt + 10 * MINUTE,
    email: null,
  });
  expect(token()['hash']).toBe(await codeHash(her.id, code));
});

test('codes are spread over all six digits', async () => {
  const codes = new Set<string>();
  for (let i = 0; i < 12; i++) codes.add(/\b\d{6}\b/.exec((await send('admin-code'))?.text ?? '')?.[0] ?? '');
  expect(codes.size).toBe(12);
  expect([...codes].every((code) => /^\d{6}$/.test(code))).toBe(true);
});

test.each([
  ['welcome', /Amara/],
  ['password-changed', /password/],
  ['reset-password', /stylecast\.test\/reset-password\?token=[0-9a-f]{40}\b/],
  ['verify-email', /stylecast\.test\/verify-email\?token=[0-9a-f]{40}\b/],
  ['payment-received', /receipt|paid/i],
] as const)('%s goes to the address of her account, whatever the order says', async (kind, words) => {
  const mail = await send(kind, { email: 'another@example.org', facts: {} });
  expect(mail?.to).toBe(her.email);
  expect(mail?.text).toMatch(words);
});

test.each([
  ['email-changed', /a new email address now/],
  ['passkey-added', /added.*\(Safari on iPhone\)/],
  ['passkey-removed', /removed.*\(Safari on iPhone\)/],
  ['provider-joined', /Google also opens/],
] as const)('%s goes to the address that she had when it happened', async (kind, words) => {
  const facts = { device: 'Safari on iPhone', provider: 'Google' };
  const mail = await send(kind, { email: 'old@example.org', facts });
  expect(mail?.to).toBe('old@example.org');
  expect(mail?.text).toMatch(words);
  expect(await send(kind, { userId: 'gone', email: 'old@example.org', facts })).toBeUndefined();
});

test('the two mails about a new address name theirs: the new one, and the one that she had', async () => {
  expect(await send('change-email', { email: 'new@example.org' })).toMatchObject({
    ...{ to: 'new@example.org', text: expect.stringMatching(/verify-email\?token=/) as unknown },
  });
  expect((await send('email-changing', { email: 'old@example.org' }))?.to).toBe('old@example.org');
});

test('a mail to an address finds its account; an unknown one, and who is gone, get nothing', async () => {
  expect((await send('reset-password', { userId: undefined, email: her.email.toUpperCase() }))?.to).toBe(
    her.email,
  );
  expect(await send('reset-password', { userId: undefined, email: 'nobody@example.org' })).toBeUndefined();
  expect(await send('welcome', { userId: 'gone' })).toBeUndefined();
  const goodbye = await send('account-deleted', { userId: undefined, email: 'gone@example.org' });
  expect(goodbye?.to).toBe('gone@example.org');
  expect(goodbye?.text).toMatch(/account/);
  expect(goodbye?.text).not.toMatch(/token=/);
  const order = { kind: 'send-mail', mail: 'welcome', userId: 'gone', key: 'k' } as MailMessage;
  expect(await resolveMailId(app, order)).toBeNull();
  expect(await resolveMailId(app, { ...order, userId: her.id })).toMatchObject({
    mail: { userId: her.id, kind: 'welcome', key: 'k' },
  });
});

test('a link that is pointless by now is void: a verified address, an address that is taken', async () => {
  const other = await newNodeUser(app, { emailVerified: true });
  expect(await send('verify-email', { userId: other.id })).toBeUndefined();
  expect(state()).toBe('void');
  expect(await send('change-email', { email: other.email })).toBeUndefined();
  expect(token()).toBeUndefined();
});

test('of two links that were asked for only the newer goes out', async () => {
  const requestedAt = app.clock.now();
  await send('reset-password', { requestedAt });
  expect(await send('reset-password', { requestedAt: requestedAt - 1 })).toBeUndefined();
  expect(await send('reset-password', { requestedAt: requestedAt + 1 })).toBeDefined();
});

test('a mail that went out is kept as sent, with what its service calls it; one that failed is free at once', async () => {
  await send('welcome');
  expect(house.people.prepare('select state, sent_at, provider_ref from mails').get()).toEqual({
    ...{ state: 'sent', sent_at: app.clock.now(), provider_ref: '1' },
  });
  house.people.exec('delete from mails');
  app.mailer = { name: 'fake', send: () => Promise.reject(new Error('down')) };
  await expect(send('welcome')).rejects.toThrow('down');
  expect(house.people.prepare('select state, lease_until from mails').get()).toEqual({
    ...{ state: 'sending', lease_until: 0 },
  });
});

test('without a mail service it says so', async () => {
  app.mailer = null;
  await expect(send('welcome')).rejects.toMatchObject({ provider: 'mail', retryable: false });
});
