import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openAccountWorld } from '../../../tests/worlds/account-world.workerd.ts';
import { openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { noting } from '../../../tests/fakes/writing-d1.workerd.ts';
import { SITE, type Visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { openLooks, openPeople } from '../../db/sql/open-database.ts';
import { loadSession } from '../load-session.ts';

// Guards of mail programs ask HEAD, browsers fetch ahead: neither may write, on any route that there is.

const provider = {
  name: 'google' as const,
  postsBack: false,
  addressFor: () => new URL('https://accounts.google.com/'),
  prove: () => Promise.resolve({ subject: 'sub-ahead', email: 'ahead@example.org', emailVerified: true }),
};
const written: string[] = [];
const bound = openOutfitWorld({ identities: [provider as never] }, Date.now());
const looks = [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2].map((db) => openLooks(noting(db, written)));
Object.assign(bound.app, {
  people: openPeople(noting(env.PEOPLE, written)),
  looks: (shard: number) => looks[shard],
  looksNear: (shard: number) => looks[shard],
});
const { api, app, member, stranger, tokenTo } = openAccountWorld(undefined, bound);
/** What a request has written. */
async function writtenBy(request: () => Promise<Response>): Promise<{ answer: Response; wrote: string[] }> {
  written.length = 0;
  const answer = await request();
  return { answer, wrote: [...written] };
}
const DAY = 24 * 3_600_000;

/** Whoever looks today for the first time: dressable, not seen for a day, her session in its second half. */
async function whoComes(): Promise<Visitor & { email: string; verify: string }> {
  const ann = await member();
  const email = ann.user.email ?? '';
  const verify = await tokenTo(email, 'verify-email');
  await env.PEOPLE.prepare(
    `update users set location = 'Lisbon, PT', lat = 38.7, lon = -9.1, timezone = 'Europe/Lisbon', gender = 'female',
     style_preferences = '["casual"]', is_admin = 1, last_seen_at = ? where id = ?`,
  )
    .bind(app.clock.now() - DAY, ann.user.id)
    .run();
  await env.PEOPLE.prepare(
    'update sessions set last_used_at = 0, second_step_at = ?, expires_at = ? where user_id = ?',
  )
    .bind(app.clock.now(), app.clock.now() + DAY, ann.user.id)
    .run();
  return Object.assign(ann, { email, verify });
}

const PATHS = [...new Set(api.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))];

/** Addresses as right as they can be: what would write if it ran. */
const addressOf = (path: string, token: string): string => {
  if (path === '/api/verify-email') return `${path}?token=${token}`;
  if (path === '/api/auth/:provider') return '/api/auth/google';
  if (path.startsWith('/api/auth/')) return '/api/auth/google/callback?state=x&code=y';
  if (path.endsWith('.ics}')) return `/api/calendar/${'0'.repeat(40)}.ics`;
  return path.replace(/:[a-zA-Z]+(\{[^}]*\})?/g, 'x');
};

test('the walk knows every route that is asked by GET', () => {
  expect(PATHS.length).toBeGreaterThan(30);
  expect(PATHS).toContain('/api/verify-email');
  expect(PATHS).toContain('/api/outfits/today');
});

test('HEAD writes nothing, on any route', async () => {
  const who = await whoComes();
  for (const path of PATHS) {
    const { answer, wrote } = await writtenBy(() => who.send('HEAD', addressOf(path, who.verify)));
    expect(wrote, path).toEqual([]);
    expect(answer.status, path).toBeLessThan(500);
    expect(await answer.text(), path).toBe('');
  }
});

test('what a browser asks ahead runs nothing that could write', async () => {
  const who = await whoComes();
  const ahead = { 'sec-purpose': 'prefetch' };
  for (const path of PATHS.filter((one) => !/^\/(objects|look|ask|healthz)|openapi/.test(one))) {
    const { answer, wrote } = await writtenBy(() =>
      who.send('GET', addressOf(path, who.verify), undefined, ahead),
    );
    expect([answer.status, await answer.text(), wrote], path).toEqual([503, '', []]);
  }
});

test('the same requests of a person do write: the walk would notice', async () => {
  const who = await whoComes();
  for (const path of [
    '/api/verify-email',
    '/api/outfits/today',
    '/api/user',
    '/api/calendar/:file{.+\\.ics}',
  ]) {
    const { answer, wrote } = await writtenBy(() => who.send('GET', addressOf(path, who.verify)));
    await answer.text();
    expect(wrote.length, path).toBeGreaterThan(0);
    await env.PEOPLE.prepare('update sessions set last_used_at = 0').run();
  }
});

test('a link of a mail is not spent by looking: afterward it verifies', async () => {
  const her = await whoComes();
  const { verify, email } = her;
  const address = `/api/verify-email?token=${verify}`;
  const isVerified = async () =>
    (
      await env.PEOPLE.prepare('select email_verified as so from users where email = ?')
        .bind(email)
        .first<{ so: number }>()
    )?.so === 1;
  expect((await stranger().send('HEAD', address)).status).toBe(200);
  const ahead: Record<string, string>[] = [
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
  ];
  for (const headers of ahead)
    expect((await stranger().send('GET', address, undefined, headers)).status).toBe(503);
  expect(await isVerified()).toBe(false);
  expect((await her.send('GET', address)).status).toBe(200);
  expect(await isVerified()).toBe(true);
});

test('her session is not renewed by HEAD', async () => {
  const { cookie } = await whoComes();
  written.length = 0;
  const read = async (method: string) =>
    (await loadSession(app, new Request(`${SITE}/`, { method, headers: { cookie } }))).setCookie;
  expect([await read('HEAD'), written]).toEqual([null, []]);
  expect(await read('GET')).not.toBeNull();
});
