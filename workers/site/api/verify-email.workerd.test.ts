import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { User } from '../../../app/contracts/session.ts';
import { openAccountWorld } from '../../../tests/worlds/account-world.workerd.ts';
import { HOUR } from '../../../tests/worlds/outfit-world.workerd.ts';
import { newMember, PASSWORD, visitor } from '../../../tests/worlds/visitor.workerd.ts';
import type { App } from '../../app.ts';
import { createApi } from './index.ts';

const { app, house, name, stranger, member, mailsTo, tokenTo, forgot, reset, verify } = openAccountWorld();
const MINUTE = 60_000;
let serial = 0;
const userOf = async (her: { send: ReturnType<typeof visitor>['send'] }) =>
  (await her.send('GET', '/api/user')).json<User>();

test('what she typed into her name cannot speak in our mails', async () => {
  const username = name();
  const form = { username, email: `${username}@example.org`, password: PASSWORD };
  await stranger().send('POST', '/api/register', { ...form, firstName: '<a href="//evil.example">Win</a>' });
  const mails = await mailsTo(form.email);
  expect(mails).toHaveLength(1);
  for (const mail of mails) expect(mail.html + mail.text).not.toMatch(/evil|Win/);
});

test('sign-up sends one mail, the link and the welcome in it; the link verifies, a second click says so kindly', async () => {
  const ann = await member();
  const address = ann.user.email ?? '';
  expect((await mailsTo(address)).map((mail) => mail.subject)).toEqual([
    'Welcome to Stylecast: verify your email address',
  ]);
  expect((await userOf(ann)).emailVerified).toBe(false);
  const token = await tokenTo(address, 'verify-email');
  const first = await verify(token, ann);
  expect([first.status, await first.json()]).toEqual([
    200,
    { success: true, message: 'Your email address is verified. Thank you.' },
  ]);
  expect((await userOf(ann)).emailVerified).toBe(true);
  const second = await verify(token);
  expect([second.status, await second.json()]).toEqual([
    200,
    { success: true, message: "Your email address is already verified. You're all set." },
  ]);
  const resend = await ann.send('POST', '/api/send-verification-email');
  expect(await resend.json()).toEqual({
    success: true,
    message: 'Your email address is already verified.',
  });
  expect(await mailsTo(address)).toHaveLength(1);
});

test('20 clicks on a verification link at once: all are answered kindly', async () => {
  const ann = await member();
  const token = await tokenTo(ann.user.email ?? '', 'verify-email');
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token, ann)));
  expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(0);
  expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
  expect((await verify(token)).status).toBe(200);
});

test('a new verification link makes the old one void; it holds for a day', async () => {
  const ann = await member();
  const address = ann.user.email ?? '';
  const old = await tokenTo(address, 'verify-email');
  house.pass(MINUTE);
  expect(await (await ann.send('POST', '/api/send-verification-email')).json()).toEqual({
    success: true,
    message: 'Verification email sent. Please check your inbox.',
  });
  const fresh = await tokenTo(address, 'verify-email');
  expect((await verify(old, ann)).status).toBe(400);
  house.pass(24 * HOUR);
  const late = await verify(fresh, ann);
  expect([late.status, await late.json()]).toEqual([
    400,
    {
      error: 'Verification Failed',
      message: 'This verification link has expired or was replaced by a newer one.',
    },
  ]);
  expect((await userOf(ann)).emailVerified).toBe(false);
});

test('verify-email without a token or with nonsense', async () => {
  const missing = await stranger().send('GET', '/api/verify-email');
  expect(await missing.json()).toEqual({
    error: 'Verification Failed',
    message: 'Invalid verification link. No token found.',
  });
  for (const token of ['x', '%00', 'a'.repeat(40), 'a'.repeat(300), "' or 1=1 --", '%F0%9F%92%83']) {
    const response = await verify(token);
    expect([token, response.status]).toEqual([token, 400]);
    expect((await reset(decodeURIComponent(token))).status).toBe(400);
  }
  expect((await stranger().send('POST', '/api/send-verification-email')).status).toBe(401);
});

test('links lead to the setting in production, whatever host the request names; locally to where she is', async () => {
  const production: App = { ...app, settings: { ...app.settings, origin: 'https://stylecast.app' } };
  const there = createApi(() => production);
  const ann = await member();
  const lures = visitor(there, '192.0.2.5', 'https://evil.example');
  await lures.send('POST', '/api/forgot-password', { email: ann.user.email });
  const [mail] = await mailsTo(ann.user.email ?? '');
  expect(mail?.text).toContain('https://stylecast.app/reset-password?token=');
  expect((mail?.text ?? '') + (mail?.html ?? '')).not.toContain('evil');
  house.pass(1000);
  await forgot(ann.user.email ?? '');
  expect((await mailsTo(ann.user.email ?? ''))[0]?.text).toContain('http://localhost/reset-password?token=');
});

test('without a mail service, or with its queue down, the calls that need mail answer 503 with a sentence', async () => {
  const silent: App = { ...app, settings: { ...app.settings, canMail: false } };
  const deaf: App = { ...app, jobs: { send: () => Promise.reject(new Error('the queue is down')) } };
  for (const broken of [silent, deaf]) {
    const there = createApi(() => broken);
    const username = name();
    const ann = await newMember(there, username, `203.0.113.${serial++ % 250}`);
    expect(ann.user.username, 'signing up needs no mail').toBe(username);
    for (const [path, body] of [
      ['/api/forgot-password', { email: `${username}@example.org` }],
      ['/api/forgot-password', { email: `nobody.${username}@example.org` }],
      ['/api/send-verification-email', undefined],
    ] as const) {
      const response = await ann.send('POST', path, body);
      expect([path, response.status, await response.json()]).toEqual([
        path,
        503,
        { message: "We can't send email right now. Please try again later." },
      ]);
    }
    expect((await ann.send('DELETE', '/api/user/account')).status).toBe(200);
  }
});

test('who deletes her account gets a receipt, and signing up again and again fills no mailbox', async () => {
  const username = name();
  const address = `${username}@example.org`;
  for (let i = 0; i < 6; i++) {
    const ann = await member(username);
    await house.work();
    expect((await ann.send('DELETE', '/api/user/account')).status).toBe(200);
    await house.work();
    if (i === 0) {
      expect((await mailsTo(address)).map((mail) => mail.subject)).toEqual(['Your account was deleted']);
      const row = env.PEOPLE.prepare('select count(*) n from mails where user_id = ?').bind(ann.user.id);
      expect(await row.first()).toEqual({ n: 0 });
    }
  }
  // Her mails are erased with her locally, so what stays are the receipts: of the first three lives.
  expect((await mailsTo(address)).length).toBeLessThanOrEqual(3);
});
