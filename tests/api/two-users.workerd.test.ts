import { env } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import type { Call } from '../../app/contracts/call.ts';
import { deleteAccount } from '../../app/contracts/user.ts';
import type { App } from '../../workers/app.ts';
import { userById } from '../../workers/db/people/users.ts';
import { createApi } from '../../workers/site/api/index.ts';
import { startSession } from '../../workers/usecases/accounts/start-session.ts';
import { ALL_CALLS, nameOf, OPEN_CALLS } from './all-calls.ts';
import { onePlace } from '../fakes/one-place-gazetteer.workerd.ts';
import { openOutfitWorld } from '../worlds/outfit-world.workerd.ts';
import { sampleFor } from './sample-bodies.ts';
import type { Member } from '../worlds/uploader.workerd.ts';
import { newVictim, rowsNamingUser, type Victim } from '../worlds/victim.workerd.ts';
import { newMember, PASSWORD, SITE, visitor } from '../worlds/visitor.workerd.ts';

// Two users, two roles, every call: whoever is not the owner gets nothing and changes nothing, whatever she names
// (OWASP ASVS 5.0, 8.2.1 to 8.3.1). An admin is nobody's owner either, outside of the admin's own calls.

const house = openOutfitWorld();
// One shard: other people's rows lie in the very tables that are asked.
const app: App = { ...house.app, geocoder: onePlace, shards: 1 };
const api = createApi(() => app);
const DATABASES = { people: env.PEOPLE, looks: env.LOOKS_0 };

let victim: Victim;
/** All that there is of hers, as it was found last. */
let traces: string[];
const attackers: Record<'user' | 'admin', Member> = {} as never;
beforeAll(async () => {
  victim = await newVictim({ ...house, app: { ...house.app, shards: 1 } }, api);
  for (const role of ['user', 'admin'] as const) {
    const member = await newMember(api, `mallory-${role}`, `203.0.113.${role.length}`);
    await member.send('PUT', '/api/user/preferences', { gender: 'female', stylePreferences: ['casual'] });
    await member.send('PUT', '/api/user/location', { location: 'Helsinki' });
    attackers[role] = member;
  }
  // Paying and verified: what is open to them is as much as can be, so that only ownership stands in the way.
  await env.PEOPLE.prepare(
    "update users set subscription_tier = 'premium', email_verified = 1 where username like 'mallory-%'",
  ).run();
  await env.PEOPLE.prepare('update users set is_admin = 1 where id = ?').bind(attackers.admin.user.id).run();
  await house.work();
  traces = await rowsNamingUser(victim, DATABASES);
}, 120_000);

/** Nothing of hers has changed since anybody looked. */
async function expectUntouched(): Promise<void> {
  const before = traces;
  traces = await rowsNamingUser(victim, DATABASES);
  expect(traces).toEqual(before);
}

/** What a body may hold, and what nobody may set by it. */
const PRIVILEGED = () => ({
  isAdmin: true,
  is_admin: 1,
  subscriptionTier: 'pro',
  subscriptionSource: 'granted',
  emailVerified: true,
  shard: 2,
  passwordHash: 'x',
  userId: victim.member.user.id,
  user_id: victim.member.user.id,
  user: { id: victim.member.user.id, isAdmin: true },
  id: victim.member.user.id,
});

async function standingOf(member: Member): Promise<unknown> {
  const row = await userById(app.people, member.user.id);
  if (!row) throw new Error('The attacker is gone.');
  const { id, isAdmin, subscriptionTier, subscriptionSource, shard, emailVerified, usernameKey, emailKey } =
    row;
  return { id, isAdmin, subscriptionTier, subscriptionSource, shard, emailVerified, usernameKey, emailKey };
}

/** Every way to fill the parameters of a path with what is hers. Lists of equal meaning go together. */
function addressesOf(path: string): string[] {
  const names = path.match(/:\w+/g) ?? [];
  const lists = names.map((name) => victim.ids[name.slice(1)]);
  const missing = names.filter((_, i) => lists[i] === undefined);
  if (missing.length > 0)
    throw new Error(`${path}: say in tests/worlds/victim.workerd.ts what of hers ${missing} is.`);
  const most = Math.max(1, ...lists.map((list) => list?.length ?? 0));
  return Array.from({ length: most }, (_, i) => {
    let filled = path;
    names.forEach((name, n) => {
      const list = lists[n] ?? [];
      filled = filled.replace(name, encodeURIComponent(list[i % list.length] ?? ''));
    });
    return filled;
  });
}

const preferred = (): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(victim.ids).map(([name, [first]]) => [name, first])),
  q: 'victoria',
  username: 'victoria',
  email: 'not.hers@example.org',
  password: 'dry socks 34',
  currentPassword: PASSWORD,
  clientSecret: 'of nobody',
});

async function ask(member: Member, method: string, path: string, call?: Call) {
  // A session of its own: some calls end it.
  const { token } = await startSession(app, { id: member.user.id, peopleShard: 0 });
  const from = visitor(api, '203.0.113.99');
  from.cookie = `stylecast=${token}`;
  const query = call ? sampleFor(call, 'query', preferred()) : undefined;
  const body = call ? sampleFor(call, 'body', preferred()) : undefined;
  const search = new URLSearchParams({
    userId: victim.member.user.id,
    ...Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
  });
  const sent = method === 'GET' || method === 'HEAD' ? undefined : { ...PRIVILEGED(), ...body };
  const response = await from.send(method, `${path}?${search.toString()}`, sent);
  return { response, asked: `${path}?${search.toString()} ${JSON.stringify(sent ?? '')}` };
}

/** Answered by these alone, on purpose: what they tell is in their contracts. */
const OF_THE_ADMIN = (call: Call) => call.path.startsWith('/api/admin/');
/** 501: says what it cannot do. 503: no payments or mails are set up. */
const HONEST = new Set([501, 503]);

function checkAnswer(name: string, status: number, text: string, asked: string, hasId: boolean): void {
  if (status >= 500) expect(HONEST.has(status), `${name} answered ${status} ${text}`).toBe(true);
  if (hasId) {
    expect([400, 403, 404, 410, 413, 415, 422], `${name} answered ${status} ${text} to ${asked}`).toContain(
      status,
    );
  }
  for (const secret of victim.secrets) {
    const echoed = asked.includes(secret) || asked.includes(encodeURIComponent(secret));
    // An id that was sent may be said again in a sentence; nothing else of hers may come back.
    if (text.includes(secret)) expect(echoed && status >= 400, `${name} told ${secret}: ${text}`).toBe(true);
  }
}

const calls = ALL_CALLS.filter((call) => call !== deleteAccount).map((call) => [nameOf(call), call] as const);

test('she has one of everything', async () => {
  const tables = new Set(traces.map((line) => line.split(' ')[0]));
  for (const table of [
    ...[
      'users',
      'sessions',
      'identities',
      'tokens',
      'mails',
      'style_schedules',
      'push_subscriptions',
      'uploads',
    ],
  ]) {
    expect(tables, table).toContain(`people.${table}`);
  }
  for (const table of [
    'outfits',
    'animations',
    'shares',
    'polls',
    'poll_votes',
    'comfort_taps',
    'taste_events',
    'usage',
    'seen_days',
  ])
    expect(tables, table).toContain(`looks.${table}`);
  expect(tables).toContain('object');
  expect(await standingOf(attackers.user)).toMatchObject({
    isAdmin: false,
    subscriptionTier: 'premium',
    shard: 0,
  });
});

test.each(calls)(
  "%s: somebody else's are neither shown nor changed, and nothing can be granted",
  async (name, call) => {
    for (const role of ['user', 'admin'] as const) {
      if (role === 'admin' && OF_THE_ADMIN(call)) continue;
      const member = attackers[role];
      const standing = await standingOf(member);
      for (const path of addressesOf(call.path)) {
        const { response, asked } = await ask(member, call.method, path, call);
        // A day is everybody's; every other parameter names something of hers.
        const hasId = /:(?!date\b)/.test(call.path) && !OPEN_CALLS.has(call);
        checkAnswer(`${role} ${name}`, response.status, await response.text(), asked, hasId);
      }
      expect(await standingOf(member), name).toEqual(standing);
    }
    const named = house.sent
      .splice(0)
      .filter((message) => JSON.stringify(message).includes(victim.member.user.id));
    expect(named, 'no work was ordered for her').toEqual([]);
    await expectUntouched();
  },
);

test('admin calls are closed to everybody else', async () => {
  const admin = ALL_CALLS.filter(OF_THE_ADMIN);
  expect(admin.length).toBeGreaterThan(1);
  for (const call of admin) {
    for (const path of addressesOf(call.path)) {
      expect((await ask(attackers.user, call.method, path, call)).response.status, nameOf(call)).toBe(403);
    }
  }
});

/** Routes without a contract that take a parameter, and why each is no hole. */
const OTHER_ROUTES: Record<string, 'of the owner' | string> = {
  'GET /objects/:id': 'of the owner',
  'GET /objects/uploads/:id': 'of the owner',
  'GET /api/calendar/:file{.+\\.ics}': 'a secret address of her own, for calendars (calendar tests)',
  'GET /unsubscribe/:token': 'signed by us (unsubscribe.workerd.test.ts)',
  'POST /unsubscribe/:token': 'signed by us (unsubscribe.workerd.test.ts)',
  'GET /look/:token/image.jpg': 'public by intent: she has shared it (shares.workerd.test.ts)',
  'GET /look/:token/preview.jpg': 'public by intent: she has shared it (shares.workerd.test.ts)',
  'GET /ask/:token/first.jpg': 'public by intent: she has asked about it (polls.workerd.test.ts)',
  'GET /ask/:token/second.jpg': 'public by intent: she has asked about it (polls.workerd.test.ts)',
  'POST /ask/:token/vote': 'the token is the permission to vote (polls.workerd.test.ts)',
  'GET /api/auth/:provider': 'the name of a provider (sign-in-with.workerd.test.ts)',
  'GET /api/auth/:provider/callback': 'the name of a provider (sign-in-with.workerd.test.ts)',
  'POST /api/hooks/films/:maker/:shard/:userId/:filmId/:expires/:signature': 'signed by us (film tests)',
};

test('no route with a parameter is forgotten', () => {
  const named = new Set([...ALL_CALLS.map(nameOf), ...Object.keys(OTHER_ROUTES)]);
  const mounted = api.routes.filter(({ method, path }) => method !== 'ALL' && path.includes(':'));
  expect(mounted.map(({ method, path }) => `${method} ${path}`).filter((name) => !named.has(name))).toEqual(
    [],
  );
});

test("somebody else's objects are not there, for users and admins alike", async () => {
  const keys = (await env.PHOTOS.list({ prefix: `${victim.member.user.id}/` })).objects.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(2);
  const objectIds = keys.map((key) => key.slice(victim.member.user.id.length + 1));
  const named = [...objectIds, ...keys, ...objectIds.map((id) => `../${victim.member.user.id}/${id}`)];
  for (const member of Object.values(attackers)) {
    for (const id of named) {
      for (const path of [
        `/objects/${encodeURIComponent(id)}`,
        `/objects/uploads/${encodeURIComponent(id)}`,
        `/objects/${id}`,
      ]) {
        for (const method of ['GET', 'HEAD']) {
          const { response } = await ask(member, method, path);
          expect([404], `${method} ${path}`).toContain(response.status);
        }
      }
    }
  }
  await expectUntouched();
});

test('her own photo, to her: the same address is answered to its owner', async () => {
  const photo = victim.ids.id?.[4] ?? '';
  const own = await api.request(
    `${SITE}/objects/${photo}`,
    { headers: { cookie: victim.member.cookie } },
    env,
  );
  expect(own.status).toBe(200);
});

test('who deletes her account deletes nobody else', async () => {
  for (const member of Object.values(attackers)) {
    const { response } = await ask(member, 'DELETE', deleteAccount.path, deleteAccount);
    expect(response.ok).toBe(true);
    await house.work();
  }
  await expectUntouched();
});
