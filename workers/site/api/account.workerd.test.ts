import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { User } from '../../../app/contracts/session.ts';
import { openHouse, HOUR } from '../../../tests/outfit-house.workerd.ts';
import { newMember, PASSWORD, visitor } from '../../../tests/visitor.workerd.ts';
import type { App } from '../../app.ts';
import { outboxMails, type OutboxMail } from '../../db/outbox.ts';
import { sha256Hex } from '../../db/secret.ts';
import { createApi } from './index.ts';

const house = openHouse();
const { app } = house;
const api = createApi(() => app);
const MINUTE = 60_000;
const NEW_PASSWORD = 'dry socks 34';
let serial = 0;
const name = () => `ann${serial++}`;
/** Another network each time: the limits by network are looked at in one test only. */
const stranger = () => visitor(api, `198.51.100.${serial++ % 250}`);
const member = async (username = name()) => newMember(api, username, `203.0.113.${serial++ % 250}`);

/** The mails to an address so far, the newest first. Every waiting message is worked off before. */
async function mailsTo(address: string): Promise<OutboxMail[]> {
  await house.work();
  return (await outboxMails(app.people, 1000)).filter((mail) => mail.recipient === address);
}
async function tokenTo(address: string, page: 'reset-password' | 'verify-email'): Promise<string> {
  const mails = await mailsTo(address);
  const found = mails.map((mail) => new RegExp(`/${page}\\?token=([0-9a-f]{40})`).exec(mail.text)?.[1]);
  const token = found.find((t) => t !== undefined);
  if (token === undefined) throw new Error(`No mail for ${page}.`);
  return token;
}
async function forgot(email: string): Promise<void> {
  house.pass(1000);
  const response = await stranger().send('POST', '/api/forgot-password', { email });
  if (response.status !== 200) throw new Error(await response.text());
}
const reset = (token: string, password = NEW_PASSWORD) =>
  stranger().send('POST', '/api/reset-password', { token, password });
const canLogIn = async (username: string, password: string) =>
  (await stranger().send('POST', '/api/login', { username, password })).status === 200;
const verify = (token: string) => stranger().send('GET', `/api/verify-email?token=${token}`);
const userOf = async (her: { send: ReturnType<typeof visitor>['send'] }) =>
  (await her.send('GET', '/api/user')).json<User>();

test('forgot, mail, reset: the new password opens, the old one and every old session do not', async () => {
  const ann = await member();
  const phone = stranger();
  await phone.send('POST', '/api/login', { username: ann.user.username, password: PASSWORD });
  await env.PEOPLE.prepare("insert into push_subscriptions values (?, ?, 's', 'e', 'p', 'a', 0)")
    .bind(`p-${ann.user.id}`, ann.user.id)
    .run();
  await forgot(` ${ann.user.email?.toUpperCase()} `);
  const token = await tokenTo(ann.user.email ?? '', 'reset-password');
  const response = await reset(token);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ success: true });
  expect(response.headers.get('set-cookie'), 'nobody is signed in by it').toBeNull();
  expect((await ann.send('GET', '/api/user')).status).toBe(401);
  expect((await phone.send('GET', '/api/user')).status).toBe(401);
  expect(await canLogIn(ann.user.username, PASSWORD)).toBe(false);
  expect(await canLogIn(ann.user.username, NEW_PASSWORD)).toBe(true);
  const push = env.PEOPLE.prepare('select count(*) n from push_subscriptions where user_id = ?');
  expect(await push.bind(ann.user.id).first()).toEqual({ n: 0 });
  const [newest] = await mailsTo(ann.user.email ?? '');
  expect(newest?.subject).toBe('Your password was changed');
  expect(newest?.text).not.toMatch(/[0-9a-f]{40}/);
});

test('a browser that is signed in gets its dead cookie taken away by the reset, others keep theirs', async () => {
  const [ann, ben] = [await member(), await member()];
  await forgot(ann.user.email ?? '');
  const token = await tokenTo(ann.user.email ?? '', 'reset-password');
  const body = { token, password: NEW_PASSWORD };
  const hers = await ann.send('POST', '/api/reset-password', body);
  expect(hers.headers.get('set-cookie')).toContain('Max-Age=0');
  expect((await ben.send('POST', '/api/reset-password', body)).status).toBe(400);
  expect((await ben.send('GET', '/api/user')).status).toBe(200);
});

test('a reset link works once: of 20 at the same time exactly one', async () => {
  const ann = await member();
  await forgot(ann.user.email ?? '');
  const token = await tokenTo(ann.user.email ?? '', 'reset-password');
  const passwords = Array.from({ length: 20 }, (_, i) => `parallel sock ${i}x`);
  const answers = await Promise.all(passwords.map((password) => reset(token, password)));
  const won = answers.flatMap((answer, i) => (answer.status === 200 ? [passwords[i] ?? ''] : []));
  expect(won).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(19);
  expect(await canLogIn(ann.user.username, won[0] ?? '')).toBe(true);
  expect((await reset(token)).status).toBe(400);
  const changed = (await mailsTo(ann.user.email ?? '')).filter((m) => m.subject.includes('was changed'));
  expect(changed).toHaveLength(1);
});

test('a reset link holds for one hour, to the second', async () => {
  const ann = await member();
  await forgot(ann.user.email ?? '');
  const first = await tokenTo(ann.user.email ?? '', 'reset-password');
  house.pass(HOUR - 1000);
  expect((await reset(first)).status).toBe(200);
  house.pass(HOUR);
  await forgot(ann.user.email ?? '');
  const second = await tokenTo(ann.user.email ?? '', 'reset-password');
  house.pass(HOUR);
  const late = await reset(second, 'too late 56');
  expect(late.status).toBe(400);
  expect(await late.json()).toEqual({
    error: 'Reset Failed',
    message: 'This reset link is invalid or has expired. Please request a new password reset.',
  });
  expect(await canLogIn(ann.user.username, NEW_PASSWORD)).toBe(true);
});

test('a newer link makes the older ones void', async () => {
  const ann = await member();
  await forgot(ann.user.email ?? '');
  const older = await tokenTo(ann.user.email ?? '', 'reset-password');
  await forgot(ann.user.email ?? '');
  const newer = await tokenTo(ann.user.email ?? '', 'reset-password');
  expect(newer).not.toBe(older);
  expect((await reset(older)).status).toBe(400);
  expect((await reset(newer)).status).toBe(200);
});

test('a token is at rest as its SHA-256, and opens only what it was made for', async () => {
  const ann = await member();
  await forgot(ann.user.email ?? '');
  const resetToken = await tokenTo(ann.user.email ?? '', 'reset-password');
  const verifyToken = await tokenTo(ann.user.email ?? '', 'verify-email');
  const { results } = await env.PEOPLE.prepare('select hash from tokens where user_id = ?')
    .bind(ann.user.id)
    .all<{ hash: string }>();
  expect(results.map((row) => row.hash).sort()).toEqual(
    [await sha256Hex(resetToken), await sha256Hex(verifyToken)].sort(),
  );
  expect((await reset(verifyToken)).status).toBe(400);
  expect((await verify(resetToken)).status).toBe(400);
  const [row] = results;
  expect((await reset(row?.hash ?? '')).status, 'the hash opens nothing').toBe(400);
});

test('a weak or short password leaves the link as it was', async () => {
  const ann = await member();
  await forgot(ann.user.email ?? '');
  const token = await tokenTo(ann.user.email ?? '', 'reset-password');
  const short = await reset(token, 'k7#mP');
  expect([short.status, await short.json()]).toEqual([
    400,
    { message: 'Password must be at least 6 characters long.' },
  ]);
  for (const weak of ['password1', `${ann.user.username}12`, 'x'.repeat(1025)]) {
    expect((await reset(token, weak)).status).toBe(400);
  }
  expect(await canLogIn(ann.user.username, PASSWORD)).toBe(true);
  expect((await reset(token, 'ключ-鍵🗝'.repeat(20))).status).toBe(200);
});

test('a reset without a token says so in the words of the specification', async () => {
  for (const body of [{ password: NEW_PASSWORD }, { token: '', password: NEW_PASSWORD }]) {
    const response = await stranger().send('POST', '/api/reset-password', body);
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: 'Invalid Link: No reset token found. Please request a new password reset.' },
    ]);
  }
});

test('forgot answers the same for somebody and nobody, with the same work, and nobody gets a mail', async () => {
  const ann = await member();
  await house.work();
  const traces: unknown[] = [];
  for (const email of [ann.user.email ?? '', 'nobody.at.all@example.org']) {
    const calls: string[] = [];
    const people = new Proxy(app.people, {
      get(target, method) {
        const value: unknown = Reflect.get(target, method, target);
        if (typeof value === 'function') calls.push(String(method));
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const watched = createApi(() => ({ ...app, people }));
    const response = await visitor(watched, '192.0.2.77').send('POST', '/api/forgot-password', { email });
    const headers = [...response.headers].filter(([key]) => key !== 'x-request-id');
    const sent = house.sent.map(({ kind }) => kind);
    traces.push([response.status, await response.text(), headers, calls, sent]);
    await house.work();
  }
  expect(traces[0]).toEqual(traces[1]);
  expect(JSON.stringify(traces[0])).toContain('If an account exists with that email');
  expect(await mailsTo('nobody.at.all@example.org')).toEqual([]);
  expect((await mailsTo(ann.user.email ?? '')).map((mail) => mail.subject)).toContain('Reset your password');
});

test('three mails per address and hour, for somebody and nobody alike, then 429 with Retry-After', async () => {
  const ann = await member();
  for (const email of [ann.user.email ?? '', 'unknown@example.org']) {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      const response = await stranger().send('POST', '/api/forgot-password', { email });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
  expect((await ann.send('POST', '/api/send-verification-email')).status, 'one count for both').toBe(429);
  house.pass(2 * HOUR);
  expect((await ann.send('POST', '/api/send-verification-email')).status).toBe(200);
});

test('parallel requests pass the limit no more often', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      stranger().send('POST', '/api/forgot-password', { email: 'storm@example.org' }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
});

test('one network cannot walk through many addresses', async () => {
  house.pass(2 * HOUR);
  const walker = visitor(api, '192.0.2.99');
  let refused = 0;
  for (let i = 0; i < 62; i++) {
    const response = await walker.send('POST', '/api/forgot-password', { email: `walk${i}@example.org` });
    if (response.status === 429) refused++;
  }
  expect(refused).toBe(2);
  house.sent.splice(0);
});

test('what is no single address is refused and reaches no queue', async () => {
  await house.work();
  const wrong = [
    '',
    'ann',
    7,
    null,
    'ann@example.org\r\nBcc: all@example.org',
    'ann@example.org,all@example.org',
    'Ann <ann@example.org>',
    'x<all@example.org>',
    'a@b@c.d',
    `${'x'.repeat(300)}@example.org`,
  ];
  for (const email of wrong) {
    expect((await stranger().send('POST', '/api/forgot-password', { email })).status).toBe(400);
    const form = { username: name(), password: PASSWORD, email };
    expect((await stranger().send('POST', '/api/register', form)).status).toBe(400);
  }
  expect(house.sent).toEqual([]);
  const [one] = [await (await stranger().send('POST', '/api/forgot-password', { email: 'ann' })).json()];
  expect(one).toEqual({ message: 'Please enter a valid email address.' });
});

test('what she typed into her name cannot speak in our mails', async () => {
  const username = name();
  const form = { username, email: `${username}@example.org`, password: PASSWORD };
  await stranger().send('POST', '/api/register', { ...form, firstName: '<a href="//evil.example">Win</a>' });
  const mails = await mailsTo(form.email);
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(mail.html + mail.text).not.toMatch(/evil|Win/);
});

test('sign-up sends the link and the welcome; the link verifies, a second click says so kindly', async () => {
  const ann = await member();
  const address = ann.user.email ?? '';
  expect((await mailsTo(address)).map((mail) => mail.subject).sort()).toEqual([
    'Verify your email address',
    'Welcome to Stylecast',
  ]);
  expect((await userOf(ann)).emailVerified).toBe(false);
  const token = await tokenTo(address, 'verify-email');
  const first = await verify(token);
  expect([first.status, await first.json()]).toEqual([
    200,
    { success: true, message: 'Your email address is verified. Thank you.' },
  ]);
  expect((await userOf(ann)).emailVerified).toBe(true);
  const second = await verify(token);
  expect([second.status, await second.json()]).toEqual([
    200,
    { success: true, message: 'Your email address is already verified. Nothing more to do.' },
  ]);
  const resend = await ann.send('POST', '/api/send-verification-email');
  expect(await resend.json()).toEqual({
    success: true,
    message: 'Your email address is already verified.',
  });
  expect(await mailsTo(address)).toHaveLength(2);
});

test('20 clicks on a verification link at once: all are answered kindly', async () => {
  const ann = await member();
  const token = await tokenTo(ann.user.email ?? '', 'verify-email');
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
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
  expect((await verify(old)).status).toBe(400);
  house.pass(24 * HOUR);
  const late = await verify(fresh);
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
        { message: 'We cannot send mail at the moment. Please try again later.' },
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

test('a reset that was asked for before the account was deleted opens nothing', async () => {
  const ann = await member();
  await forgot(ann.user.email ?? '');
  const token = await tokenTo(ann.user.email ?? '', 'reset-password');
  await ann.send('DELETE', '/api/user/account');
  expect((await reset(token)).status).toBe(400);
});
