import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openAccountWorld, NEW_PASSWORD } from '../../../tests/worlds/account-world.workerd.ts';
import { HOUR } from '../../../tests/worlds/outfit-world.workerd.ts';
import { PASSWORD } from '../../../tests/worlds/visitor.workerd.ts';
import { sha256Hex } from '../../db/sql/secret.ts';

const { house, stranger, member, mailsTo, tokenTo, forgot, reset, canLogIn, verify } = openAccountWorld();

test('forgot, mail, reset: the new password opens, the old one and every old session do not', async () => {
  const ann = await member();
  const phone = stranger();
  await phone.send('POST', '/api/login', { username: ann.user.username, password: PASSWORD });
  await env.PEOPLE.prepare(
    "insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at) values (?, ?, 's', 'e', 'p', 'a', 0)",
  )
    .bind(`p-${ann.user.id}`, ann.user.id)
    .run();
  await forgot(` ${ann.user.email?.toUpperCase()} `);
  const token = await tokenTo(ann.user.email ?? '', 'reset-password');
  const response = await reset(token);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ success: true });
  expect(response.headers.get('set-cookie'), 'nobody is signed in by it').not.toMatch(/stylecast=/);
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

test('a reset without a token says so in the fixed words', async () => {
  for (const body of [{ password: NEW_PASSWORD }, { token: '', password: NEW_PASSWORD }]) {
    const response = await stranger().send('POST', '/api/reset-password', body);
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: 'Invalid Link: No reset token found. Please request a new password reset.' },
    ]);
  }
});

test('a reset that was asked for before the account was deleted opens nothing', async () => {
  const ann = await member();
  await forgot(ann.user.email ?? '');
  const token = await tokenTo(ann.user.email ?? '', 'reset-password');
  await ann.send('DELETE', '/api/user/account');
  expect((await reset(token)).status).toBe(400);
});
