import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { Security } from '../../../app/contracts/security.ts';
import { openAccountWorld, NEW_PASSWORD } from '../../../tests/worlds/account-world.workerd.ts';
import { newAuthenticator } from '../../../tests/fakes/passkey-authenticator.ts';
import { PASSWORD, type Visitor } from '../../../tests/worlds/visitor.workerd.ts';

// Ways into an account that are new or gone are told by mail, and what a new password ends.

const { house, member, stranger, mailsTo, tokenTo, forgot, reset, verify } = openAccountWorld();
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function addPasskey(her: Visitor): Promise<string> {
  const device = await newAuthenticator();
  const options = await (await her.send('POST', '/api/user/passkeys/options')).json<{ challenge: string }>();
  const passkey = await device.make(options);
  const response = await her.send('POST', '/api/user/passkeys', { passkey }, { 'user-agent': CHROME });
  if (!response.ok) throw new Error(await response.text());
  return device.id;
}
async function verified() {
  const ann = await member();
  await verify(await tokenTo(ann.user.email ?? '', 'verify-email'), ann);
  return { ann, address: ann.user.email ?? '' };
}
const securityOf = async (her: Visitor) => (await her.send('GET', '/api/user/security')).json<Security>();
const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);
const times = (subjects: string[], subject: string) => subjects.filter((one) => one === subject).length;

test('a passkey that is added or removed is told once each, with its device and what to do', async () => {
  const { ann, address } = await verified();
  const id = await addPasskey(ann);
  expect((await ann.send('DELETE', `/api/user/passkeys/${id}`)).status).toBe(200);
  expect((await ann.send('DELETE', `/api/user/passkeys/${id}`)).status, 'it is gone').toBe(404);
  const mails = await mailsTo(address);
  const subjects = mails.map(({ subject }) => subject);
  for (const subject of ['A passkey was added to your account', 'A passkey was removed from your account']) {
    expect(times(subjects, subject), subject).toBe(1);
    const text = mails.find((mail) => mail.subject === subject)?.text ?? '';
    expect(text).toContain('Chrome on Windows');
    expect(text).toContain("If it wasn't you, choose a new password now");
    expect(text).toContain('/forgot-password');
    expect(text).not.toMatch(/[0-9a-f]{40}/);
  }
});

test('a message that is delivered twice is one mail', async () => {
  const { ann, address } = await verified();
  await house.work();
  await addPasskey(ann);
  house.sent.push(...house.sent);
  expect(times(await subjectsTo(address), 'A passkey was added to your account')).toBe(1);
});

test('the letter goes to the address that she had then, whatever a thief makes of it before it is sent', async () => {
  const { ann, address } = await verified();
  await addPasskey(ann);
  await env.PEOPLE.prepare("update users set email = 'thief@example.org' where id = ?")
    .bind(ann.user.id)
    .run();
  expect(await subjectsTo(address)).toContain('A passkey was added to your account');
  expect(await mailsTo('thief@example.org')).toEqual([]);
});

test('a changed address is told to the old one, once it has changed', async () => {
  const { ann, address } = await verified();
  await ann.send('PUT', '/api/user/email', { currentPassword: PASSWORD, email: `new.${address}` });
  const token = await tokenTo(`new.${address}`, 'verify-email');
  expect(await subjectsTo(address)).not.toContain('Your email address was changed');
  for (let click = 0; click < 2; click++) await verify(token, ann);
  const mails = await mailsTo(address);
  expect(
    times(
      mails.map(({ subject }) => subject),
      'Your email address was changed',
    ),
  ).toBe(1);
  const letter = mails.find(({ subject }) => subject === 'Your email address was changed');
  expect(letter?.text).toContain('/help-support');
  expect(letter?.text, 'the new one is not told to whoever reads the old').not.toContain('new.');
});

test('an address that nobody has verified may be a stranger’s: it gets few letters, and passkeys are few an hour', async () => {
  const ann = await member();
  const statuses = [];
  for (let i = 0; i < 12; i++) {
    const id = await addPasskey(ann).catch(() => 'refused');
    statuses.push((await ann.send('DELETE', `/api/user/passkeys/${id}`)).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  const told = (await subjectsTo(ann.user.email ?? '')).filter((subject) => subject.includes('passkey'));
  expect(told.length).toBeLessThanOrEqual(5);
});

test('a new password leaves passkeys and the calendar’s address as they are, unless she wants them to end', async () => {
  const { ann, address } = await verified();
  await addPasskey(ann);
  const feed = await (await ann.send('POST', '/api/calendar/feed')).json<{ feedUrl: string }>();
  const feedNow = async () =>
    (await (await ann.send('GET', '/api/calendar')).json<{ feedUrl: string }>()).feedUrl;
  expect(await securityOf(ann)).toMatchObject({ hasCalendarAddress: true });
  const change = { currentPassword: PASSWORD, password: NEW_PASSWORD };
  expect((await ann.send('PUT', '/api/user/password', change)).status).toBe(200);
  expect((await securityOf(ann)).passkeys).toHaveLength(1);
  expect(await feedNow()).toBe(feed.feedUrl);

  const ending = { removePasskeys: true, renewCalendar: true };
  const wrong = { currentPassword: 'not hers', password: 'third sock 9z', ...ending };
  expect((await ann.send('PUT', '/api/user/password', wrong)).status).toBe(403);
  expect((await securityOf(ann)).passkeys, 'nothing ends by a wrong password').toHaveLength(1);
  const again = { currentPassword: NEW_PASSWORD, password: 'third sock 9z', ...ending };
  const answer = await ann.send('PUT', '/api/user/password', again);
  expect(await answer.json()).toEqual({
    success: true,
    message:
      'Your password was changed. Your other devices were signed out. Your passkeys were removed. Your calendar has a new private address.',
  });
  expect((await securityOf(ann)).passkeys).toEqual([]);
  const renewed = await feedNow();
  expect(renewed).toMatch(/\/api\/calendar\/[0-9a-f]{40}\.ics$/);
  expect(renewed).not.toBe(feed.feedUrl);
  expect((await stranger().send('GET', new URL(feed.feedUrl).pathname)).status, 'the old one').toBe(404);
  const [letter] = await mailsTo(address);
  expect(letter?.text).toContain('Your passkeys were removed.');
  expect(letter?.text).toContain('Your private calendar address was replaced');
});

test('a reset ends passkeys and the calendar’s address too, where she asks for it', async () => {
  const { ann, address } = await verified();
  await addPasskey(ann);
  await ann.send('POST', '/api/calendar/feed');
  const serialOf = () =>
    env.PEOPLE.prepare('select serial from calendar_feeds where user_id = ?')
      .bind(ann.user.id)
      .first('serial');
  const before = await serialOf();
  await forgot(address);
  const token = await tokenTo(address, 'reset-password');
  const body = { token, password: NEW_PASSWORD, removePasskeys: true, renewCalendar: true };
  expect((await stranger().send('POST', '/api/reset-password', body)).status).toBe(200);
  await ann.send('POST', '/api/login', { username: address, password: NEW_PASSWORD });
  expect((await securityOf(ann)).passkeys).toEqual([]);
  expect(await serialOf()).not.toBe(before);
  expect((await mailsTo(address))[0]?.text).toContain('Your passkeys were removed.');
});

test('what she does not have is not said to have ended', async () => {
  const { ann, address } = await verified();
  const change = {
    currentPassword: PASSWORD,
    password: NEW_PASSWORD,
    removePasskeys: true,
    renewCalendar: true,
  };
  expect(await (await ann.send('PUT', '/api/user/password', change)).json()).toEqual({
    success: true,
    message: 'Your password was changed. Your other devices were signed out.',
  });
  expect((await securityOf(ann)).hasCalendarAddress).toBe(false);
  expect((await mailsTo(address))[0]?.text).not.toMatch(/passkey|calendar/);
  await forgot(address);
  expect((await reset(await tokenTo(address, 'reset-password'), 'third sock 9z')).status).toBe(200);
});
