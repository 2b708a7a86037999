import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Security } from '../../../../app/contracts/security.ts';
import type { User } from '../../../../app/contracts/session.ts';
import { DAY, HOUR } from '../../../../tests/worlds/outfit-world.workerd.ts';
import { openAccountWorld, NEW_PASSWORD } from '../../../../tests/worlds/account-world.workerd.ts';
import { PASSWORD, type Visitor } from '../../../../tests/worlds/visitor.workerd.ts';

const { house, app, stranger, member, canLogIn, mailsTo, tokenTo, reset, verify } = openAccountWorld();

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

async function signIn(username: string, userAgent = SAFARI): Promise<Visitor> {
  const device = stranger();
  const body = { username, password: PASSWORD };
  const response = await device.send('POST', '/api/login', body, { 'user-agent': userAgent });
  if (!response.ok) throw new Error(await response.text());
  return device;
}
const securityOf = async (her: Visitor) => (await her.send('GET', '/api/user/security')).json<Security>();
const isSignedIn = async (her: Visitor) => (await her.send('GET', '/api/user')).status === 200;
const pushTo = (id: string, user: string, session: string) =>
  env.PEOPLE.prepare(
    "insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at) values (?, ?, ?, 'e', 'p', 'a', 0)",
  )
    .bind(id, user, session)
    .run();
const pushes = async (user: string) =>
  (
    await env.PEOPLE.prepare('select id, session_id as session from push_subscriptions where user_id = ?')
      .bind(user)
      .all<{ id: string; session: string }>()
  ).results;

test('where she is signed in: device in words, last use to the hour, this one first', async () => {
  const ann = await member();
  house.pass(2 * HOUR);
  await signIn(ann.user.username);
  const { hasPassword, providers, sessions } = await securityOf(ann);
  expect([hasPassword, providers]).toEqual([true, []]);
  expect(sessions.map(({ device, current }) => [device, current])).toEqual([
    ['Unknown device', true],
    ['Safari on iPhone', false],
  ]);
  const now = new Date(app.clock.now()).toISOString();
  expect(sessions.map(({ lastUsedAt }) => lastUsedAt)).toEqual([now, now]);
  expect(JSON.stringify(sessions)).not.toMatch(/Mozilla|AppleWebKit/);
  expect(
    sessions.some(({ id }) => ann.cookie.includes(id)),
    'no id is a cookie',
  ).toBe(false);
  const forged = stranger();
  forged.cookie = `stylecast=${sessions[1]?.id.slice(0, 40)}`;
  expect(await isSignedIn(forged)).toBe(false);
});

test('she signs one device out, with its notifications; the others stay', async () => {
  const ann = await member();
  const [phone, tablet] = [await signIn(ann.user.username), await signIn(ann.user.username)];
  const before = (await securityOf(phone)).sessions;
  const hers = before.find(({ current }) => current)?.id ?? '';
  await pushTo(`one-${ann.user.id}`, ann.user.id, hers);
  await pushTo(`two-${ann.user.id}`, ann.user.id, 'another');
  const response = await ann.send('DELETE', `/api/user/sessions/${hers}`);
  const after = await response.json<Security>();
  expect([response.status, after.sessions.length]).toEqual([200, 2]);
  expect([await isSignedIn(ann), await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await pushes(ann.user.id)).map(({ id }) => id)).toEqual([`two-${ann.user.id}`]);
  expect((await ann.send('DELETE', `/api/user/sessions/${hers}`)).status, 'once').toBe(404);
  const own = (await securityOf(ann)).sessions.find(({ current }) => current)?.id ?? '';
  const last = await ann.send('DELETE', `/api/user/sessions/${own}`);
  expect(last.headers.get('set-cookie')).toContain('Max-Age=0');
});

test("nobody ends somebody else's session", async () => {
  const [ann, ben] = [await member(), await member()];
  const id = (await securityOf(ann)).sessions[0]?.id ?? '';
  const response = await ben.send('DELETE', `/api/user/sessions/${id}`);
  expect([response.status, await response.json()]).toEqual([
    404,
    { message: "We couldn't find that session. It may have ended already." },
  ]);
  expect(await isSignedIn(ann)).toBe(true);
});

test('she signs all other devices out', async () => {
  const ann = await member();
  const ben = await member();
  const others = [await signIn(ann.user.username), await signIn(ann.user.username)];
  const response = await ann.send('DELETE', '/api/user/sessions');
  expect((await response.json<Security>()).sessions).toHaveLength(1);
  expect(await isSignedIn(ann)).toBe(true);
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(ben), 'nobody else').toBe(true);
});

test('a new password: the old cookie is dead, this device goes on under a new one, the others are out', async () => {
  const ann = await member();
  const phone = await signIn(ann.user.username);
  const own = (await securityOf(ann)).sessions.find(({ current }) => current)?.id ?? '';
  await pushTo(`keep-${ann.user.id}`, ann.user.id, own);
  await pushTo(`drop-${ann.user.id}`, ann.user.id, 'the phone');
  const old = ann.cookie;
  const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
  const response = await ann.send('PUT', '/api/user/password', body);
  expect([response.status, await response.json()]).toEqual([
    200,
    { success: true, message: 'Your password was changed. Your other devices were signed out.' },
  ]);
  expect(ann.cookie).not.toBe(old);
  expect([await isSignedIn(ann), await isSignedIn(phone)]).toEqual([true, false]);
  const replay = stranger();
  replay.cookie = old;
  expect(await isSignedIn(replay)).toBe(false);
  expect(await canLogIn(ann.user.username, PASSWORD)).toBe(false);
  expect(await canLogIn(ann.user.username, NEW_PASSWORD)).toBe(true);
  const [push, ...rest] = await pushes(ann.user.id);
  expect([push?.id, rest]).toEqual([`keep-${ann.user.id}`, []]);
  expect(push?.session, 'notifications follow the device').not.toBe(own);
  expect((await mailsTo(ann.user.email ?? ''))[0]?.subject).toBe('Your password was changed');
});

test('a wrong current password changes nothing, and guessing it is limited like signing in', async () => {
  const ann = await member();
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    const body = { currentPassword: `guess ${i}`, password: NEW_PASSWORD };
    statuses.push((await ann.send('PUT', '/api/user/password', body)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
  expect(await isSignedIn(ann)).toBe(true);
  expect(await canLogIn(ann.user.username, PASSWORD)).toBe(true);
});

test('a weak new password is refused, and the current one stays', async () => {
  const ann = await member();
  for (const password of ['k7#mP', 'password1', `${ann.user.username}12`, 'x'.repeat(1025)]) {
    const response = await ann.send('PUT', '/api/user/password', { currentPassword: PASSWORD, password });
    expect([password.slice(0, 20), response.status]).toEqual([password.slice(0, 20), 400]);
  }
  expect(await canLogIn(ann.user.username, PASSWORD)).toBe(true);
});

test('of two changes of password at once one wins, and it is the one that opens', async () => {
  const ann = await member();
  const words = ['first sock 1x', 'second sock 2y'];
  const answers = await Promise.all(
    words.map((password) => ann.send('PUT', '/api/user/password', { currentPassword: PASSWORD, password })),
  );
  const won = words.filter((_, i) => answers[i]?.status === 200);
  expect(won).toHaveLength(1);
  expect(await canLogIn(ann.user.username, won[0] ?? '')).toBe(true);
});

test('who has no password sets her first one through the mail', async () => {
  const ann = await member();
  await env.PEOPLE.prepare('update users set password_hash = null where id = ?').bind(ann.user.id).run();
  expect((await securityOf(ann)).hasPassword).toBe(false);
  const refused = await ann.send('PUT', '/api/user/password', {
    currentPassword: 'x',
    password: NEW_PASSWORD,
  });
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { message: "Your account has no password yet. Set one first: we'll send you a link." },
  ]);
  house.pass(1000);
  await ann.send('POST', '/api/forgot-password', { email: ann.user.email });
  expect((await reset(await tokenTo(ann.user.email ?? '', 'reset-password'))).status).toBe(200);
  expect(await canLogIn(ann.user.username, NEW_PASSWORD)).toBe(true);
});

const moveTo = async (her: Visitor, email: string, currentPassword = PASSWORD) =>
  her.send('PUT', '/api/user/email', { currentPassword, email });
const userOf = async (her: Visitor) => (await her.send('GET', '/api/user')).json<User>();

test('a new address: a link to it, a notice to the old one, and nothing changes until the link is opened', async () => {
  const ann = await member();
  const [old, next] = [ann.user.email ?? '', `New.${ann.user.email}`];
  const stale = await tokenTo(old, 'verify-email');
  house.pass(1000);
  const response = await moveTo(ann, next);
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      success: true,
      message: `If no other account uses ${next}, we've sent a link to it. Your address changes once you open it.`,
    },
  ]);
  const token = await tokenTo(next, 'verify-email');
  expect((await mailsTo(next)).map(({ subject }) => subject)).toEqual(['Confirm your new email address']);
  const [notice] = await mailsTo(old);
  expect(notice?.subject).toBe('Your email address is about to change');
  expect(notice?.text).not.toMatch(/[0-9a-f]{40}|New\./);
  expect(await userOf(ann)).toMatchObject({ email: old, emailVerified: false });
  expect((await verify(token, ann)).status).toBe(200);
  expect(await userOf(ann)).toMatchObject({ email: next, emailVerified: true });
  expect(await canLogIn(next, PASSWORD)).toBe(true);
  expect(await canLogIn(old, PASSWORD)).toBe(false);
  const again = await verify(token);
  expect(await again.json()).toMatchObject({
    message: expect.stringContaining('already verified') as string,
  });
  expect((await verify(stale)).status, 'the link to the old address says nothing any more').toBe(200);
  expect(await userOf(ann)).toMatchObject({ email: next, emailVerified: true });
});

test('links that went to the old address are void once it has changed', async () => {
  const ann = await member();
  const old = ann.user.email ?? '';
  house.pass(1000);
  await stranger().send('POST', '/api/forgot-password', { email: old });
  const resetToken = await tokenTo(old, 'reset-password');
  await moveTo(ann, `moved.${old}`);
  expect((await verify(await tokenTo(`moved.${old}`, 'verify-email'), ann)).status).toBe(200);
  expect((await reset(resetToken)).status).toBe(400);
  expect(await canLogIn(ann.user.username, PASSWORD)).toBe(true);
});

test('the owner of the old address stops it with a new password', async () => {
  const ann = await member();
  const old = ann.user.email ?? '';
  house.pass(1000);
  await moveTo(ann, `thief.${old}`);
  const link = await tokenTo(`thief.${old}`, 'verify-email');
  await stranger().send('POST', '/api/forgot-password', { email: old });
  expect((await reset(await tokenTo(old, 'reset-password'))).status).toBe(200);
  expect((await verify(link)).status).toBe(400);
  expect(await canLogIn(old, NEW_PASSWORD)).toBe(true);
});

test('a new address needs the password, and is not the one she has', async () => {
  const ann = await member();
  expect((await moveTo(ann, 'x@example.org', 'wrong one')).status).toBe(403);
  expect((await moveTo(ann, ann.user.email ?? '')).status).toBe(400);
  for (const email of ['', 'ann', 'a@b.c,d@e.f', 'a@b.c\r\nBcc: x@y.z']) {
    expect((await moveTo(ann, email)).status).toBe(400);
  }
  await house.work();
  expect(await userOf(ann)).toMatchObject({ email: ann.user.email });
});

test('whether an address is taken is not said: one answer, the same calls, and no mail to its owner', async () => {
  const [ann, ben] = [await member(), await member()];
  const taken = ben.user.email?.toUpperCase() ?? '';
  const before = (await mailsTo(ben.user.email ?? '')).length;
  const answers = [];
  for (const email of [taken, `free.${ann.user.email}`]) {
    const response = await moveTo(ann, email);
    answers.push([response.status, (await response.text()).replace(email, 'it')]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[0]).toBe(200);
  expect(await mailsTo(taken)).toEqual([]);
  expect(await mailsTo(ben.user.email ?? '')).toHaveLength(before);
  expect(await mailsTo(`free.${ann.user.email}`)).toHaveLength(1);
});

test('nobody mails strangers through us: three addresses an hour, counted whatever is typed, one notice to the old', async () => {
  const ann = await member();
  const statuses = [];
  for (let i = 0; i < 8; i++) statuses.push((await moveTo(ann, `stranger${i}@elsewhere.example`)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  let mails = 0;
  for (let i = 0; i < 8; i++) mails += (await mailsTo(`stranger${i}@elsewhere.example`)).length;
  expect(mails).toBe(3);
  const notices = (await mailsTo(ann.user.email ?? '')).filter(({ subject }) =>
    subject.includes('about to change'),
  );
  expect(notices).toHaveLength(1);
});

test('an address that somebody took in between is not taken away from her', async () => {
  const ann = await member();
  const wanted = `wanted.${ann.user.email}`;
  await moveTo(ann, wanted);
  const token = await tokenTo(wanted, 'verify-email');
  const form = { username: `w${ann.user.username}`, email: wanted, password: PASSWORD };
  expect((await stranger().send('POST', '/api/register', form)).status).toBe(200);
  const late = await verify(token, ann);
  expect([late.status, await late.json()]).toEqual([
    409,
    { error: 'Verification Failed', message: 'That email address is already registered.' },
  ]);
  expect(await userOf(ann)).toMatchObject({ email: ann.user.email });
});

test('a session ends 180 days after it began, however often it was used', async () => {
  const ann = await member();
  for (let day = 10; day < 180; day += 10) {
    house.pass(10 * DAY);
    expect(await isSignedIn(ann)).toBe(true);
  }
  house.pass(9 * DAY);
  expect(await isSignedIn(ann), 'the last day').toBe(true);
  house.pass(DAY);
  expect(await isSignedIn(ann)).toBe(false);
});

test('last use is written once an hour, not with every request', async () => {
  const ann = await member();
  let writes = 0;
  const watched = new Proxy(app.people, {
    get(target, method, self) {
      if (method === 'update') writes++;
      return Reflect.get(target, method, self) as unknown;
    },
  });
  const { api } = openAccountWorld({ ...app, people: watched });
  const ask = () => api.request('http://localhost/api/user', { headers: { cookie: ann.cookie } }, env);
  for (let i = 0; i < 3; i++) expect((await ask()).status).toBe(200);
  expect(writes).toBe(0);
  house.pass(HOUR);
  for (let i = 0; i < 3; i++) await ask();
  expect(writes).toBe(1);
});
