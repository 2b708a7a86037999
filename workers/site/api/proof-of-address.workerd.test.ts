import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { User } from '../../../app/contracts/session.ts';
import { openAccountWorld, NEW_PASSWORD } from '../../../tests/worlds/account-world.workerd.ts';
import { PASSWORD, type Visitor } from '../../../tests/worlds/visitor.workerd.ts';

// Her account taken before she comes: a stranger has made one with her address, in whatever order.

const { house, stranger, member, mailsTo, tokenTo, forgot, reset, canLogIn, verify } = openAccountWorld();
const userOf = async (her: Visitor) => (await her.send('GET', '/api/user')).json<User>();
const isSignedIn = async (her: Visitor) => (await her.send('GET', '/api/user')).status === 200;
const confirm = (token: string, password: string, from = stranger()) =>
  from.send('POST', '/api/verify-email', { token, password });
const notMe = (token: string) => stranger().send('POST', '/api/verify-email/not-me', { token });

test('a link that is opened where the account is not verifies nothing, and says whose account it is', async () => {
  const [thief, other] = [await member(), await member()];
  const token = await tokenTo(thief.user.email ?? '', 'verify-email');
  for (const opener of [stranger(), other]) {
    const answer = await verify(token, opener);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        error: 'Is this your account?',
        message: `This confirms the address for the account @${thief.user.username}. If that's you, enter the account's password. If it isn't, tell us, and we'll close that account.`,
      },
    ]);
  }
  expect(await userOf(thief)).toMatchObject({ emailVerified: false });
  expect((await verify(token, thief)).status, 'where she is signed in it verifies at once').toBe(200);
  expect(await userOf(thief)).toMatchObject({ emailVerified: true });
});

test('on another device the password of the account verifies; guesses are counted like sign-ins', async () => {
  const ann = await member();
  const token = await tokenTo(ann.user.email ?? '', 'verify-email');
  const phone = stranger();
  const wrong = await confirm(token, 'not her password', phone);
  expect([wrong.status, await wrong.json()]).toEqual([
    403,
    { message: "That isn't the password for this account." },
  ]);
  expect(await userOf(ann)).toMatchObject({ emailVerified: false });
  const right = await confirm(token, PASSWORD, phone);
  expect([right.status, await right.json()]).toEqual([
    200,
    { success: true, message: 'Your email address is verified. Thank you.' },
  ]);
  expect(await userOf(ann)).toMatchObject({ emailVerified: true });
  expect((await confirm(token, 'whatever', phone)).status, 'a second time is no failure').toBe(200);

  const ben = await member();
  const his = await tokenTo(ben.user.email ?? '', 'verify-email');
  const statuses = [];
  for (let i = 0; i < 12; i++) statuses.push((await confirm(his, `guess ${i}`, phone)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
});

test('"This was not me" closes the account that a stranger made, and frees her address', async () => {
  const thief = await member();
  const address = thief.user.email ?? '';
  const token = await tokenTo(address, 'verify-email');
  const answer = await notMe(token);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { success: true, message: 'Thank you. We closed that account, and your address is free again.' },
  ]);
  expect(await isSignedIn(thief)).toBe(false);
  expect(await canLogIn(address, PASSWORD)).toBe(false);
  expect((await notMe(token)).status).toBe(400);
  const form = { username: `real${thief.user.username}`, email: address, password: NEW_PASSWORD };
  expect((await stranger().send('POST', '/api/register', form)).status).toBe(200);
});

test('"This was not me" takes nothing from an account that is verified, or by a link that is over', async () => {
  const ann = await member();
  const token = await tokenTo(ann.user.email ?? '', 'verify-email');
  await verify(token, ann);
  expect((await notMe(token)).status).toBe(409);
  const ben = await member();
  const old = await tokenTo(ben.user.email ?? '', 'verify-email');
  house.pass(24 * 3_600_000);
  expect((await notMe(old)).status).toBe(400);
  expect([await isSignedIn(ann), await isSignedIn(ben)]).toEqual([true, true]);
});

test('a stranger who changes his address to hers gets nothing by her click, and nothing after "This was not me"', async () => {
  const thief = await member();
  const [own, hers] = [thief.user.email ?? '', `victim.${thief.user.email}`];
  await verify(await tokenTo(own, 'verify-email'), thief);
  await thief.send('PUT', '/api/user/email', { currentPassword: PASSWORD, email: hers });
  const token = await tokenTo(hers, 'verify-email');
  const asked = await verify(token);
  expect([asked.status, await asked.json()]).toEqual([
    409,
    expect.objectContaining({ message: expect.stringContaining(`@${thief.user.username}`) as string }),
  ]);
  expect(await userOf(thief)).toMatchObject({ email: own });
  expect(await (await notMe(token)).json()).toMatchObject({
    message: "Thank you. We didn't give your address to that account.",
  });
  expect((await verify(token, thief)).status).toBe(400);
  expect((await confirm(token, PASSWORD)).status).toBe(400);
  expect(await userOf(thief)).toMatchObject({ email: own, emailVerified: true });
});

const COUNTS = {
  sessions: 'sessions',
  passkeys: 'passkeys',
  providers: 'identities',
  devices: 'push_subscriptions',
  calendar: 'calendar_feeds',
  'calendar that is read': 'calendar_sources',
};
const countOf = async (table: string, userId: string) =>
  (await env.PEOPLE.prepare(`select count(*) n from ${table} where user_id = ?`).bind(userId).first('n')) ??
  0;

/** Everything that could open or show an account later. */
async function plant(id: string, tag: string): Promise<void> {
  await env.PEOPLE.batch(
    [
      `insert into passkeys (id, user_id, public_key, counter, transports, name, created_at) values ('${tag}', ?, 'k', 0, '[]', 'his', 0)`,
      `insert into calendar_feeds (user_id, serial, token_hash, created_at) values (?, 's', '${tag}', 0)`,
      "insert into calendar_sources (user_id, sealed_url, host, checked_at) values (?, 'u', 'h', 0)",
      `insert into identities (provider, subject, user_id, created_at) values ('facebook', '${tag}', ?, 0)`,
      `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at) values ('${tag}', ?, 's', 'e', 'p', 'a', 0)`,
    ].map((sql) => env.PEOPLE.prepare(sql).bind(id)),
  );
}

test('she takes an account that a stranger made by "Forgot password": nothing that he added stays, and it is verified', async () => {
  const thief = await member();
  const [id, address] = [thief.user.id, thief.user.email ?? ''];
  await plant(id, `thief ${id}`);
  await env.PEOPLE.prepare('update users set shard = 1 where id = ?').bind(id).run();
  await env.LOOKS_1.prepare(
    "insert into shares (token, user_id, outfit_id, created_at) values (?, ?, 'o', 0)",
  )
    .bind(`share ${id}`, id)
    .run();
  await thief.send('PUT', '/api/user/email', { currentPassword: PASSWORD, email: `his.${address}` });
  const pending = await tokenTo(`his.${address}`, 'verify-email');
  await forgot(address);
  expect((await reset(await tokenTo(address, 'reset-password'))).status).toBe(200);

  for (const [what, table] of Object.entries(COUNTS)) expect(await countOf(table, id), what).toBe(0);
  const share = env.LOOKS_1.prepare('select revoked_at from shares where user_id = ?').bind(id);
  expect(await share.first('revoked_at'), 'shared links').not.toBeNull();
  expect((await verify(pending, thief)).status, 'the change of address').toBe(400);
  expect(await canLogIn(address, PASSWORD), 'his password').toBe(false);
  const her = stranger();
  await her.send('POST', '/api/login', { username: address, password: NEW_PASSWORD });
  expect(await userOf(her)).toMatchObject({ email: address, emailVerified: true });
  const [letter] = await mailsTo(address);
  expect(letter?.text).toContain('Nobody had confirmed this address before.');

  // What she adds from now on is hers, and stays through another reset.
  await plant(id, `hers ${id}`);
  await forgot(address);
  expect((await reset(await tokenTo(address, 'reset-password'), 'third sock 9z')).status).toBe(200);
  for (const what of ['passkeys', 'providers', 'calendar'] as const)
    expect(await countOf(COUNTS[what], id), what).toBe(1);
});
