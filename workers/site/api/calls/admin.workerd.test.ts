import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  changeCursor,
  userCursor,
  type AdminChange,
  type AdminUser,
} from '../../../../app/contracts/admin.ts';
import type { User } from '../../../../app/contracts/session.ts';
import { newMember, PASSWORD, visitor, type Visitor } from '../../../../tests/worlds/visitor.workerd.ts';
import { composeApp } from '../../../compose.ts';
import { issueToken } from '../../../db/people/tokens.ts';
import { sha256Hex } from '../../../db/sql/secret.ts';
import { createApi } from '../index.ts';

type Member = Visitor & { user: User };

const START = Date.UTC(2026, 10, 20, 9);
let now = START;
const composed = composeApp(env);
const app = {
  ...composed,
  clock: { now: () => now },
  jobs: { send: () => Promise.resolve() },
  settings: { ...composed.settings, adminEmails: ['boss@example.org'] },
};
const api = createApi(() => app);

let admin: Member;
let members = 0;
beforeAll(async () => {
  admin = await newMember(api, 'ada');
  await env.PEOPLE.prepare('update users set is_admin = 1 where id = ?').bind(admin.user.id).run();
});
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  now += 1000;
});

/** Each from an address of her own, so that no limit is met. */
const join = (name: string): Promise<Member> => newMember(api, name, `198.51.100.${++members}`);
const setTier = (who: Visitor, id: string, subscriptionTier: string, more = {}): Promise<Response> =>
  who.send('POST', `/api/admin/users/${id}/subscription`, { subscriptionTier, ...more });
const me = async (who: Visitor): Promise<User> => (await who.send('GET', '/api/user')).json<User>();
const list = async (query = ''): Promise<AdminUser[]> =>
  (await admin.send('GET', `/api/admin/users${query}`)).json<AdminUser[]>();
const changes = async (query = ''): Promise<AdminChange[]> =>
  (await admin.send('GET', `/api/admin/changes${query}`)).json<AdminChange[]>();

test('signed out 401, a member 403 with its fixed words, and nothing changes', async () => {
  const bea = await join('bea');
  for (const [who, status] of [
    [visitor(api), 401],
    [bea, 403],
  ] as const) {
    expect((await who.send('GET', '/api/admin/users')).status).toBe(status);
    expect((await who.send('GET', '/api/admin/changes')).status).toBe(status);
    // Also a body that nobody could read: the right to be here comes first.
    expect((await who.send('POST', `/api/admin/users/${bea.user.id}/subscription`, 'nonsense')).status).toBe(
      status,
    );
    expect((await setTier(who, bea.user.id, 'pro')).status).toBe(status);
  }
  const refused = await setTier(bea, bea.user.id, 'pro');
  expect(await refused.json()).toEqual({
    error: 'Access Denied',
    message: 'You must be an admin to access this page.',
  });
  expect((await me(bea)).subscriptionTier).toBe('free');
});

test('the list shows whom, and no secrets; the newest first', async () => {
  const cleo = await join('cleo');
  const [first] = await list();
  expect(first).toEqual({
    id: cleo.user.id,
    username: 'cleo',
    email: 'cleo@example.org',
    emailVerified: false,
    firstName: null,
    lastName: null,
    location: '',
    isAdmin: false,
    subscriptionTier: 'free',
    subscriptionSource: null,
    createdAt: new Date(now).toISOString(),
  });
});

test('pages of the list meet everybody once, also of those who joined in the same millisecond', async () => {
  await Promise.all(['p1', 'p2', 'p3', 'p4', 'p5'].map((name) => join(name)));
  const all = await list('?limit=100');
  const seen: string[] = [];
  let cursor = '';
  for (;;) {
    const page = await list(`?limit=2${cursor}`);
    seen.push(...page.map(({ id }) => id));
    const last = page.at(-1);
    if (page.length < 2 || !last) break;
    cursor = `&cursor=${userCursor(last)}`;
  }
  expect(seen).toEqual(all.map(({ id }) => id));
  expect(new Set(seen).size).toBe(seen.length);
});

test('search finds by the start of username, address, first, last and whole name, whatever the case', async () => {
  const her = await join('Zuleika');
  await env.PEOPLE.prepare("update users set first_name = 'Marta', last_name = 'Nowak' where id = ?")
    .bind(her.user.id)
    .run();
  const namesFor = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).map((u) => u.username);
  for (const q of ['zul', 'ZULEIKA@ex', 'mart', 'NOW', 'marta now', ' marta  nowak ', 'Zuleika']) {
    expect(await namesFor(q), q).toEqual(['Zuleika']);
  }
  for (const q of ['uleika', 'marta x', '%', '_', "' or 1=1 --", 'zul%'])
    expect(await namesFor(q), q).toEqual([]);
  expect((await namesFor('')).length).toBeGreaterThan(3);
  expect((await admin.send('GET', '/api/admin/users?cursor=nonsense')).status).toBe(400);
  expect((await admin.send('GET', '/api/admin/users?limit=1000')).status).toBe(400);
});

test('a plan given by an admin is granted, counts at once with the same cookie, and stands in the log', async () => {
  const dora = await join('dora');
  const response = await setTier(admin, dora.user.id, 'pro');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    success: true,
    message: 'dora now has Pro.',
    user: { id: dora.user.id, subscriptionTier: 'pro', subscriptionSource: 'granted' },
  });
  expect(await me(dora)).toMatchObject({ subscriptionTier: 'pro', subscriptionSource: 'granted' });
  expect((await changes())[0]).toMatchObject({
    action: 'subscription-tier',
    actor: 'ada',
    subject: 'dora',
    before: 'free',
    after: 'pro (granted)',
    at: new Date(now).toISOString(),
  });
  const row = await env.PEOPLE.prepare('select * from audit_log order by at desc limit 1').first();
  expect(row?.['request_id']).toBe(response.headers.get('x-request-id'));
  expect(JSON.stringify(row)).not.toContain('dora');

  now += 1000;
  expect(await (await setTier(admin, dora.user.id, 'free')).json()).toMatchObject({
    message: 'dora is on the Free plan now.',
  });
  // Marked: somebody chose it.
  expect(await me(dora)).toMatchObject({ subscriptionTier: 'free', subscriptionSource: 'granted' });
  expect((await changes())[0]).toMatchObject({ before: 'pro (granted)', after: 'free (granted)' });
});

test('the end of a grant leaves what she pays for; what she pays for herself is not taken away', async () => {
  const elsa = await join('elsa');
  await env.PEOPLE.batch([
    env.PEOPLE.prepare(
      "insert into subscriptions (user_id, tier, status, current_period_start, updated_at) values (?, 'premium', 'active', ?, 0)",
    ).bind(elsa.user.id, START),
    env.PEOPLE.prepare(
      "update users set subscription_tier = 'premium', subscription_source = 'paid' where id = ?",
    ).bind(elsa.user.id),
  ]);
  // Neither taken away nor given on top: she would go on paying for what she was given.
  for (const tier of ['free', 'pro'] as const) {
    const refused = await setTier(admin, elsa.user.id, tier);
    expect(refused.status).toBe(409);
    const { message } = await refused.json<{ message: string }>();
    expect(message).toContain('pays for Premium herself');
    expect(message).toContain('ends when she cancels it');
  }
  // A grant from before she paid.
  await env.PEOPLE.prepare(
    "update users set subscription_tier = 'pro', subscription_source = 'granted' where id = ?",
  )
    .bind(elsa.user.id)
    .run();
  expect(await me(elsa)).toMatchObject({ subscriptionTier: 'pro', subscriptionSource: 'granted' });
  now += 1000;
  const ended = await (await setTier(admin, elsa.user.id, 'free')).json<{ message: string }>();
  expect(ended.message).toBe('The grant is over. elsa keeps Premium, which she pays for.');
  expect(await me(elsa)).toMatchObject({ subscriptionTier: 'premium', subscriptionSource: 'paid' });
});

test('an admin lowers herself only when she says so twice', async () => {
  expect((await setTier(admin, admin.user.id, 'pro')).status).toBe(200);
  const before = (await changes()).length;
  const refused = await setTier(admin, admin.user.id, 'free');
  expect(refused.status).toBe(409);
  expect((await me(admin)).subscriptionTier).toBe('pro');
  expect((await changes()).length).toBe(before);
  expect((await setTier(admin, admin.user.id, 'free', { confirm: true })).status).toBe(200);
  expect(await me(admin)).toMatchObject({ subscriptionTier: 'free', isAdmin: true });
});

test('nobody, nonsense and more than was asked for', async () => {
  expect((await setTier(admin, crypto.randomUUID(), 'pro')).status).toBe(404);
  const fay = await join('fay');
  expect((await setTier(admin, fay.user.id, 'gold')).status).toBe(400);
  await setTier(admin, fay.user.id, 'premium', { isAdmin: true, email: 'x@example.org' });
  expect(await me(fay)).toMatchObject({
    subscriptionTier: 'premium',
    isAdmin: false,
    email: 'fay@example.org',
  });
});

test('who is no admin any more when the change is written changes nothing', async () => {
  const [gil, target] = [await join('gil'), await join('target')];
  await env.PEOPLE.prepare('update users set is_admin = 1 where id = ?').bind(gil.user.id).run();
  const slow = createApi(() => ({
    ...app,
    clock: {
      // Read between the session and the change.
      now: () => now,
    },
    people: new Proxy(app.people, {
      get(people, name) {
        const value: unknown = Reflect.get(people, name, people);
        if (name !== 'batch') return typeof value === 'function' ? value.bind(people) : value;
        return async (statements: Parameters<typeof people.batch>[0]) => {
          await env.PEOPLE.prepare('update users set is_admin = 0 where id = ?').bind(gil.user.id).run();
          return people.batch(statements);
        };
      },
    }),
  }));
  const late = Object.assign(visitor(slow), { cookie: gil.cookie });
  const before = (await changes()).length;
  expect((await setTier(late, target.user.id, 'pro')).status).toBe(404);
  expect((await me(target)).subscriptionTier).toBe('free');
  expect((await changes()).length).toBe(before);
});

test('a named address makes an admin once it is verified, or at the next sign-in; the log says it once', async () => {
  const form = { username: 'boss', email: 'Boss@Example.org', password: PASSWORD };
  const boss = visitor(api, '203.0.113.7');
  await boss.send('POST', '/api/register', form);
  expect((await me(boss)).isAdmin).toBe(false);
  expect((await boss.send('POST', '/api/login', form)).status).toBe(200);
  expect((await me(boss)).isAdmin, 'not before it is verified').toBe(false);

  const { id } = await me(boss);
  const hash = await sha256Hex('a token of the test');
  await issueToken(
    app.people,
    { hash, userId: id, purpose: 'verify-email', expiresAt: now + 1000 } as Parameters<typeof issueToken>[1],
    now,
  );
  expect((await boss.send('GET', '/api/verify-email?token=a token of the test')).status).toBe(200);
  expect((await me(boss)).isAdmin).toBe(true);
  expect((await changes())[0]).toMatchObject({
    action: 'admin',
    actor: null,
    subject: 'boss',
    after: 'admin',
  });

  await env.PEOPLE.prepare('update users set is_admin = 0 where id = ?').bind(id).run();
  const signedIn = await boss.send('POST', '/api/login', form);
  expect(await signedIn.json()).toMatchObject({ isAdmin: true });
  await boss.send('POST', '/api/login', form);
  expect((await changes()).filter(({ subject }) => subject === 'boss')).toHaveLength(2);
});

test('the log is searched by who and for whom, by name or address, by kind and by day', async () => {
  const [gwen, hana] = [await join('gwen'), await join('hana')];
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  await env.PEOPLE.prepare("update users set timezone = 'UTC' where id = ?").bind(admin.user.id).run();
  now += 2 * 24 * 3_600_000;
  await setTier(admin, gwen.user.id, 'pro');
  now += 24 * 3_600_000;
  await setTier(admin, hana.user.id, 'premium');
  const subjects = async (query: string) => (await changes(query)).map(({ subject }) => subject);
  expect(await subjects('?q=GWEN')).toEqual(['gwen']);
  expect(await subjects('?q=hana%40example')).toEqual(['hana']);
  expect((await subjects('?q=ada')).slice(0, 2)).toEqual(['hana', 'gwen']);
  expect(await subjects('?q=nobody-of-that-name')).toEqual([]);
  expect(await subjects('?q=gwen&action=shard')).toEqual([]);
  expect(await subjects('?q=gwen&action=subscription-tier')).toEqual(['gwen']);
  expect(await subjects(`?from=${day(now)}&to=${day(now)}`)).toEqual(['hana']);
  const dayBefore = day(now - 24 * 3_600_000);
  expect(await subjects(`?from=${dayBefore}&to=${dayBefore}`)).toEqual(['gwen']);
  expect(await subjects(`?from=${dayBefore}`)).toEqual(['hana', 'gwen']);
  for (const query of ['?from=2026-02-31', '?to=yesterday', '?action=all', '?cursor=1'])
    expect((await admin.send('GET', `/api/admin/changes${query}`)).status, query).toBe(400);
});

test('the log is read to its end, page by page, each change once', async () => {
  const ivy = await join('ivy');
  const rows = Array.from({ length: 120 }, (_, i) =>
    env.PEOPLE.prepare(
      "insert into audit_log (id, at, actor_id, action, subject_id, before, after, request_id) values (?, ?, null, 'admin', ?, 'a', ?, '')",
    ).bind(crypto.randomUUID(), 1000 + (i >> 1), ivy.user.id, String(i)),
  );
  await env.PEOPLE.batch(rows);
  const seen: AdminChange[] = [];
  for (let page = await changes('?q=ivy'), pages = 1; page.length > 0; pages++) {
    expect(pages).toBeLessThan(5);
    seen.push(...page);
    page = await changes(`?q=ivy&cursor=${changeCursor(page.at(-1)!)}`);
  }
  expect(seen.length).toBe(120);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
  expect(seen.map(({ at }) => at)).toEqual(
    seen
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  );
});
