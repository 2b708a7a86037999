import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openAccountWorld } from '../../../tests/worlds/account-world.workerd.ts';
import { openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { HTTPS, openSignInWorld } from '../../../tests/worlds/sign-in-world.workerd.ts';
import { withNewUsersIn, openThreeDatabaseAccounts } from '../../../tests/worlds/three-databases.workerd.ts';
import { PASSWORD, type Visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../compose.ts';
import { lookupKey, lookupKeys } from '../../db/people/users.ts';

// One mailbox is one person, however its domain is spelled: in letters of its own, or in the ASCII that the mail takes.

const { app, stranger, mailsTo, canLogIn } = openAccountWorld();
const spelled = (name: string): [letters: string, ascii: string] => [
  `${name}@bücher.example`,
  `${name}@xn--bcher-kva.example`,
];
const signUp = (username: string, email: string, from: Visitor = stranger()) =>
  from.send('POST', '/api/register', { username, email, password: PASSWORD });
const setRow = (email: string, columns: string) =>
  env.PEOPLE.prepare(`update users set ${columns} where email = ?`).bind(email).run();

test.each([
  ['Ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
  ['ann@XN--BCHER-KVA.example', 'ann@xn--bcher-kva.example'],
  ['ann@bu\u0308cher.example', 'ann@xn--bcher-kva.example'],
  ['ann@ｂücher.example', 'ann@xn--bcher-kva.example'],
  ['ann@straße.example', 'ann@xn--strae-oqa.example'],
  ['ann@bücher。example', 'ann@xn--bcher-kva.example'],
  // No second spelling: as it was.
  ['Ann@Example.org', 'ann@example.org'],
  ['ann@1.2', 'ann@1.2'],
  ['ann@bü%63her.example', 'ann@bü%63her.example'],
  ['ann@xn--zz--.example', 'ann@xn--zz--.example'],
  ['Zoë', 'zoë'],
  ['xn--zo-ija', 'xn--zo-ija'],
])('%s is kept as %s', (typed, key) => {
  expect(lookupKey(typed)).toBe(key);
  for (const each of lookupKeys(typed)) expect(lookupKey(each)).toBe(key);
});

test('one mailbox makes one account, in whichever spelling it comes first', async () => {
  for (const [name, [first, second]] of [
    ['letters', spelled('letters')],
    ['ascii', spelled('ascii').toReversed() as [string, string]],
  ] as const) {
    expect((await signUp(name, first)).status).toBe(200);
    const again = await signUp(`${name}2`, second);
    expect([again.status, await again.json()]).toEqual([
      409,
      { message: 'That email address is already registered.' },
    ]);
    expect(await canLogIn(first, PASSWORD)).toBe(true);
    expect(await canLogIn(second, PASSWORD)).toBe(true);
    // She sees what she typed.
    const row = await env.PEOPLE.prepare('select email from users where username = ?')
      .bind(name)
      .first('email');
    expect(row).toBe(first);
  }
});

test('an account of before, kept in letters, goes on: both spellings open it, neither makes a second one', async () => {
  const [letters, ascii] = spelled('old');
  expect((await signUp('old', letters)).status).toBe(200);
  await setRow(letters, `email_key = '${letters}'`);
  for (const email of [letters, ascii]) {
    expect(await canLogIn(email, PASSWORD), email).toBe(true);
    expect((await signUp('old2', email)).status, email).toBe(409);
  }
  // Both spellings were somebody's: each opens her own.
  expect((await signUp('twin', 'twin@example.org')).status).toBe(200);
  await setRow('twin@example.org', `email_key = '${ascii}'`);
  for (const [email, username] of [
    [letters, 'old'],
    [ascii, 'twin'],
  ]) {
    const answer = await stranger().send('POST', '/api/login', { username: email, password: PASSWORD });
    expect(await answer.json()).toMatchObject({ username });
  }
});

test('an account of before in another database is found and guarded as well', async () => {
  const three = openThreeDatabaseAccounts();
  const [letters, ascii] = spelled('far');
  const form = { username: 'far', email: letters, password: PASSWORD };
  await withNewUsersIn(1, async () => {
    expect((await three.stranger().send('POST', '/api/register', form)).status).toBe(200);
  });
  await env.MORE_PEOPLE_1.prepare('update users set email_key = ?').bind(letters).run();
  await env.PEOPLE.prepare("update directory set value = ? where kind = 'email'").bind(letters).run();
  expect(await three.canLogIn(letters, PASSWORD)).toBe(true);
  expect(await three.canLogIn(ascii, PASSWORD)).toBe(true);
  for (const shard of [0, 1, 2])
    await withNewUsersIn(shard, async () => {
      const again = await three
        .stranger()
        .send('POST', '/api/register', { ...form, username: 'far2', email: ascii });
      expect(again.status).toBe(409);
    });
});

test('a forgotten password and a new address know the mailbox in either spelling', async () => {
  const [letters, ascii] = spelled('forgetful');
  const her = stranger();
  expect((await signUp('forgetful', letters, her)).status).toBe(200);
  expect((await stranger().send('POST', '/api/forgot-password', { email: ascii })).status).toBe(200);
  expect((await mailsTo(letters)).map(({ subject }) => subject)).toContain('Reset your password');
  const change = { currentPassword: PASSWORD, email: ascii };
  const same = await her.send('PUT', '/api/user/email', change);
  expect([same.status, await same.json()]).toEqual([400, { message: "That's already your address." }]);
  const other = stranger();
  expect((await signUp('another', 'another@example.org', other)).status).toBe(200);
  expect((await other.send('PUT', '/api/user/email', change)).status).toBe(200);
  expect(await mailsTo(ascii)).toEqual([]);
});

test('the limit of mails and the waiting list count a mailbox once', async () => {
  const [letters, ascii] = spelled('storm');
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++)
    statuses.push(
      (await stranger().send('POST', '/api/forgot-password', { email: i % 2 ? ascii : letters })).status,
    );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  for (const email of [letters, ascii])
    expect((await stranger().send('POST', '/api/early-access', { email })).status).toBe(200);
  const listed = await env.PEOPLE.prepare("select email from early_access where email like 'storm%'").all();
  expect(listed.results).toEqual([{ email: ascii }]);
});

test('a provider that names the other spelling joins the account that is there', async () => {
  const by = await openSignInWorld();
  const [letters, ascii] = spelled('joined');
  expect((await signUp('joined', letters)).status).toBe(200);
  await setRow(letters, 'email_verified = 1');
  const phone = by.browser();
  const google = { sub: 'joined', email: ascii, email_verified: true };
  await by.signIn(phone, 'google', google);
  // Joined once the account's password is entered.
  const signedIn = await by.ask(phone, '/api/login', {
    method: 'POST',
    body: JSON.stringify({ username: ascii, password: PASSWORD }),
    headers: { 'content-type': 'application/json', origin: HTTPS },
  });
  expect(signedIn.status).toBe(200);
  const later = by.browser();
  await by.signIn(later, 'google', google);
  expect(await by.userOf(later)).toMatchObject({ username: 'joined', email: letters });
});

test('an admin is named by the operator in either spelling, and finds people in either', async () => {
  const [letters, ascii] = spelled('boss');
  expect(composeApp({ ...env, ADMIN_EMAILS: letters }).settings.adminEmails).toEqual([ascii]);
  const named = openAccountWorld(
    { ...app, settings: { ...app.settings, adminEmails: [lookupKey(ascii)] } },
    openOutfitWorld(),
  );
  expect((await signUp('boss', letters)).status).toBe(200);
  await setRow(letters, `email_verified = 1, email_key = '${letters}'`);
  const boss = named.stranger();
  const user = await boss.send('POST', '/api/login', { username: 'boss', password: PASSWORD });
  expect(await user.json()).toMatchObject({ isAdmin: true });
  for (const q of [letters, ascii]) {
    const found = await boss.send('GET', `/api/admin/users?q=${encodeURIComponent(q)}`);
    expect(await found.json(), q).toMatchObject([{ username: 'boss' }]);
  }
});
