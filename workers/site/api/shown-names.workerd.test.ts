import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { User } from '../../../app/contracts/session.ts';
import { openSignInWorld } from '../../../tests/worlds/sign-in-world.workerd.ts';
import { newMember, PASSWORD, visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../compose.ts';
import { createApi } from './index.ts';

// What people read of each other and of themselves says what it looks like: nothing unseen turns it, or stands for a name.

const api = createApi(() => composeApp(env));
const UNSEEN = '\u200b\u2060\u3164\u202e';

const signUp = (over: Record<string, string>) =>
  visitor(api).send('POST', '/api/register', {
    username: 'ida',
    email: 'ida@example.org',
    password: PASSWORD,
    ...over,
  });

test('a first name of invisible signs is none, and what turns the direction goes', async () => {
  const response = await signUp({ firstName: UNSEEN, lastName: '\u202eOka\u2066for\u2069\u202c' });
  expect(response.status).toBe(200);
  expect(await response.json<User>()).toMatchObject({ firstName: null, lastName: 'Okafor' });
});

test('joiners of scripts and emoji stay in a name', async () => {
  const [firstName, lastName] = ['\u0645\u06cc\u200c\u062e\u0648', '👩‍🦰'];
  const response = await signUp({ username: 'joiner', email: 'joiner@example.org', firstName, lastName });
  expect(await response.json<User>()).toMatchObject({ firstName, lastName });
});

test.each([
  ['a filler', 'an\u3164na'],
  ['a selector', 'a\ufe0fa'],
  ['a joiner of accents', 'an\u034fna'],
  ['accents without a letter', '\u0301\u0301'],
  ['a joiner', 'an\u200dna'],
  ['halves of a syllable', '\u115fan\u1160'],
])('no username holds what nobody sees: %s', async (_, username) => {
  const response = await signUp({ username, email: 'unseen@example.org' });
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'username can have letters, numbers, dots, dashes and underscores' },
  ]);
});

test('a username of fillers alone is missing', async () => {
  const response = await signUp({ username: '\u3164\u115f', email: 'filler@example.org' });
  expect([response.status, await response.json()]).toEqual([400, { message: 'username is required' }]);
});

test('a username is taken without the signs that turn its direction', async () => {
  const response = await signUp({ username: '\u202eadnil\u202c', email: 'linda@example.org' });
  expect(await response.json<User>()).toMatchObject({ username: 'adnil' });
});

test('schedules and pieces of the closet have names that can be seen', async () => {
  const her = await newMember(api, 'runa');
  await env.PEOPLE.prepare("update users set subscription_tier = 'pro' where username = 'runa'").run();
  const schedule = (name: string) => her.send('POST', '/api/style-schedules', { name, styles: ['casual'] });
  const unseen = await schedule(UNSEEN);
  expect([unseen.status, await unseen.json()]).toEqual([400, { message: 'Please enter a schedule name.' }]);
  expect(await (await schedule('\u202eWork\u200b')).json()).toMatchObject({ name: 'Work' });
  const added = await her.send('POST', '/api/closet', {
    pieces: [{ garmentId: 'wool-coat', color: 'camel' }],
  });
  const { pieces } = await added.json<{ pieces: { id: string }[] }>();
  const rename = (name: string) => her.send('PUT', `/api/closet/${pieces[0]?.id}`, { name });
  const empty = await rename(UNSEEN);
  expect([empty.status, await empty.json()]).toEqual([400, { message: 'name is empty' }]);
  expect(await (await rename('\u2067Grandma’s coat\u2069')).json()).toMatchObject({ name: 'Grandma’s coat' });
});

test('a provider’s names are read like her own, and make a username that sign-up would take', async () => {
  const by = await openSignInWorld();
  const [phone, laptop] = [by.browser(), by.browser()];
  const person = (sub: string, given_name: string, family_name: string) => ({
    sub,
    email: `${sub}@example.org`,
    email_verified: true,
    given_name,
    family_name,
  });
  await by.signIn(phone, 'google', person('turned', '\u202eAn\u034fna\u202c', UNSEEN));
  expect(await by.userOf(phone)).toMatchObject({ firstName: 'An\u034fna', lastName: null, username: 'anna' });
  await by.signIn(laptop, 'google', person('long', 'x'.repeat(200_000), '\u0301Ng'));
  const user = await by.userOf(laptop);
  expect(user?.['firstName']).toBe('x'.repeat(80));
});
