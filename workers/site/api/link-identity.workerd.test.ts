import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Person } from '../../../tests/fakes/openid-issuer.workerd.ts';
import { HTTPS, openSignInWorld, type Browser } from '../../../tests/worlds/sign-in-world.workerd.ts';
import { PASSWORD } from '../../../tests/worlds/visitor.workerd.ts';
import { changeSwitch } from '../../db/operations/switches.ts';

// When a provider and an account of ours name the same address: whose account is it?

const { house, issuer, browser, ask, begin, comeBack, signIn, userOf } = await openSignInWorld();
const where = (response: Response) => response.headers.get('location');
let serial = 0;
const person = (over: Partial<Person> = {}): Person => {
  const sub = `link-${serial++}`;
  return { sub, email: `${sub}@example.org`, email_verified: true, ...over };
};
const post = (from: Browser, path: string, body: unknown) =>
  ask(from, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: HTTPS },
  });
async function signUp(email: string, verified: boolean): Promise<Browser> {
  const from = browser();
  const response = await post(from, '/api/register', {
    username: email.split('@')[0],
    password: PASSWORD,
    email,
  });
  if (!response.ok) throw new Error(await response.text());
  if (verified) {
    await env.PEOPLE.prepare('update users set email_verified = 1 where email = ?').bind(email).run();
  }
  return from;
}
const identitiesOf = async (subject: string) =>
  (await env.PEOPLE.prepare('select user_id from identities where subject = ?').bind(subject).all()).results;

/** She comes by a provider to an account that has a password, and enters it. */
async function joinByPassword(from: Browser, who: Person): Promise<void> {
  expect(where(await signIn(from, 'google', who))).toBe('/auth?signin=password-first&with=google');
  expect(await userOf(from), 'the provider alone opens nothing').toBeNull();
  const response = await post(from, '/api/login', { username: who.email, password: PASSWORD });
  expect(response.status).toBe(200);
}

test('both sides have verified the address: once she enters the password, both ways open one account', async () => {
  const who = person();
  const own = await signUp(who.email ?? '', true);
  const other = browser();
  await joinByPassword(other, who);
  expect((await userOf(other))?.id).toBe((await userOf(own))?.id);
  const later = browser();
  expect(where(await signIn(later, 'google', who))).toBe('/');
  expect((await userOf(later))?.id).toBe((await userOf(own))?.id);
  expect(await identitiesOf(who.sub)).toHaveLength(1);
  expect(await (await ask(own, '/api/user/security')).json()).toMatchObject({
    hasPassword: true,
    providers: ['google'],
  });
});

test('while new accounts are closed, who has one still comes in by a provider', async () => {
  const [who, stranger] = [person(), person()];
  const own = await signUp(who.email ?? '', true);
  const close = (stopped: boolean) =>
    changeSwitch(house.app.people, {
      ...{ name: 'signups', stopped, actorId: 'an admin', requestId: 'r' },
      now: house.app.clock.now(),
    } as const);
  await close(true);
  const other = browser();
  const refused = browser();
  try {
    await joinByPassword(other, who);
    expect(where(await signIn(refused, 'google', stranger))).toBe('/auth?signin=closed&with=google');
  } finally {
    await close(false);
  }
  expect((await userOf(other))?.id).toBe((await userOf(own))?.id);
  expect(await userOf(refused)).toBeNull();
});

test('without the password of the account no provider is joined to it: a wrong one, another account, too late', async () => {
  const who = person();
  await signUp(who.email ?? '', true);
  const [thief, late] = [browser(), browser()];
  await signIn(thief, 'google', who);
  await post(thief, '/api/login', { username: who.email, password: 'not the one' });
  expect(await identitiesOf(who.sub), 'a wrong password').toEqual([]);
  const his = person();
  await signUp(his.email ?? '', true);
  await post(thief, '/api/login', { username: his.email, password: PASSWORD });
  expect(await identitiesOf(who.sub), 'the password of another account').toEqual([]);
  await signIn(late, 'google', who);
  house.pass(16 * 60_000);
  await post(late, '/api/login', { username: who.email, password: PASSWORD });
  expect(await identitiesOf(who.sub), 'a quarter of an hour later').toEqual([]);
});

test('nobody forges who waits to be joined', async () => {
  const [who, his] = [person(), person()];
  await signUp(who.email ?? '', true);
  await signUp(his.email ?? '', true);
  const from = browser();
  await signIn(from, 'google', his);
  const name = [...from.jar.keys()].find((key) => key.includes('stylecast-join')) ?? '';
  const [provider, , expires, signature] = (from.jar.get(name) ?? '').split('.');
  expect(provider).toBe('google');
  const subject = Buffer.from('an id of his choice').toString('base64url');
  from.jar.set(name, [provider, subject, expires, signature].join('.'));
  await post(from, '/api/login', { username: his.email, password: PASSWORD });
  expect(await identitiesOf('an id of his choice')).toEqual([]);
});

test('a stranger signs up with her address; she opens the link and comes by Google: nothing of his opens hers', async () => {
  const who = person();
  const thief = await signUp(who.email ?? '', false);
  await house.work();
  const mail = await env.PEOPLE.prepare(
    "select text from outbox where recipient = ? and subject = 'Welcome to Stylecast: verify your email address'",
  )
    .bind(who.email)
    .first<{ text: string }>();
  const token = /token=([0-9a-f]{40})/.exec(mail?.text ?? '')?.[1];
  const victim = browser();
  expect((await ask(victim, `/api/verify-email?token=${token}`)).status).toBe(409);
  expect(where(await signIn(victim, 'google', who))).toBe('/auth?signin=not-verified&with=google');
  expect(await identitiesOf(who.sub)).toEqual([]);
  expect((await post(victim, '/api/verify-email/not-me', { token })).status).toBe(200);
  expect(await userOf(thief)).toBeNull();
  expect(where(await signIn(victim, 'google', who))).toBe('/');
  expect(await userOf(victim)).toMatchObject({ email: who.email, emailVerified: true });
});

test('our address is not verified: somebody else may have typed it first, so the doors stay apart', async () => {
  const who = person();
  await signUp(who.email ?? '', false);
  const victim = browser();
  expect(where(await signIn(victim, 'google', who))).toBe('/auth?signin=not-verified&with=google');
  expect(await userOf(victim)).toBeNull();
  expect(await identitiesOf(who.sub)).toEqual([]);
});

test('the provider does not vouch for the address: it opens nothing of hers', async () => {
  for (const [provider, over] of [
    ['facebook', {}],
    ['google', { email_verified: false }],
    ['apple', { email_verified: 'false' }],
    ['google', { email_verified: undefined }],
  ] as const) {
    const who = person(over);
    await signUp(who.email ?? '', true);
    const thief = browser();
    expect(where(await signIn(thief, provider, who))).toBe(`/auth?signin=not-vouched&with=${provider}`);
    expect(await userOf(thief)).toBeNull();
    expect(await identitiesOf(who.sub)).toEqual([]);
  }
});

test('whoever came first with an unverified address of hers is out once she sets a password by mail', async () => {
  const thief = browser();
  const who = person({ email: 'victim@example.org' });
  await signIn(thief, 'facebook', who);
  const account = await userOf(thief);
  expect(account).not.toBeNull();
  const hasLeft = ['passkeys', 'calendar_feeds', 'calendar_sources'] as const;
  await env.PEOPLE.batch(
    [
      "insert into passkeys (id, user_id, public_key, counter, transports, name, created_at) values ('thief', ?, 'k', 0, '[]', 'his', 0)",
      "insert into calendar_feeds (user_id, serial, token_hash, created_at) values (?, 's', 'thief', 0)",
      "insert into calendar_sources (user_id, sealed_url, host, checked_at) values (?, 'u', 'h', 0)",
    ].map((sql) => env.PEOPLE.prepare(sql).bind(account?.id)),
  );
  const victim = browser();
  house.pass(1000);
  await post(victim, '/api/forgot-password', { email: 'victim@example.org' });
  await house.work();
  const mail = await env.PEOPLE.prepare(
    "select text from outbox where recipient = 'victim@example.org' and subject = 'Reset your password'",
  ).first<{ text: string }>();
  const token = /token=([0-9a-f]{40})/.exec(mail?.text ?? '')?.[1];
  expect((await post(victim, '/api/reset-password', { token, password: 'dry socks 34' })).status).toBe(200);
  expect(await userOf(thief), 'the session').toBeNull();
  expect(await identitiesOf(who.sub), 'and the way back in').toEqual([]);
  for (const table of hasLeft) {
    const left = env.PEOPLE.prepare(`select count(*) n from ${table} where user_id = ?`).bind(account?.id);
    expect(await left.first(), table).toEqual({ n: 0 });
  }
  await signIn(thief, 'facebook', who);
  expect(await userOf(thief)).toBeNull();
});

test('a verified account keeps its providers through a reset', async () => {
  const who = person();
  const own = browser();
  await signIn(own, 'google', who);
  house.pass(1000);
  await post(own, '/api/forgot-password', { email: who.email });
  await house.work();
  const mail = await env.PEOPLE.prepare(
    "select text from outbox where recipient = ? and subject = 'Reset your password'",
  )
    .bind(who.email)
    .first<{ text: string }>();
  const token = /token=([0-9a-f]{40})/.exec(mail?.text ?? '')?.[1];
  await post(own, '/api/reset-password', { token, password: 'dry socks 34' });
  expect(await userOf(own)).toBeNull();
  await signIn(own, 'google', who);
  expect(await (await ask(own, '/api/user/security')).json()).toMatchObject({
    hasPassword: true,
    providers: ['google'],
  });
});

test('signing in with a provider ends the session that the browser came with', async () => {
  const from = browser();
  await signIn(from, 'google', person());
  const old = browser();
  for (const [name, value] of from.jar) old.jar.set(name, value);
  const answer = issuer.consent(await begin(from, 'google'), person());
  await comeBack(from, 'google', answer);
  expect(await userOf(old)).toBeNull();
});

test('after her account is deleted the provider opens a new one, with nothing of the old in it', async () => {
  const who = person();
  const from = browser();
  await signIn(from, 'google', who);
  const old = await userOf(from);
  await ask(from, '/api/user/account', { method: 'DELETE', headers: { origin: HTTPS } });
  await house.work();
  expect(await identitiesOf(who.sub)).toEqual([]);
  await signIn(from, 'google', who);
  expect((await userOf(from))?.id).not.toBe(old?.id);
});

test('a provider that is joined is told once, at her address; one that opens the account already is not', async () => {
  const who = person();
  await signUp(who.email ?? '', true);
  const from = browser();
  await joinByPassword(from, who);
  await signIn(from, 'google', who);
  await house.work();
  const letters = await env.PEOPLE.prepare(
    "select text from outbox where recipient = ? and subject = 'A new way to sign in to your account'",
  )
    .bind(who.email)
    .all<{ text: string }>();
  expect(letters.results).toHaveLength(1);
  expect(letters.results[0]?.text).toContain('From now on Google also opens your Stylecast account.');
});
