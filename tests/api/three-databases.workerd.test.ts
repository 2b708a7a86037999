import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { composeApp } from '../../workers/compose.ts';
import { homeShard, personById } from '../../workers/db/people/people-databases.ts';
import { createApi } from '../../workers/site/api/index.ts';
import { withDistance, type Trips } from '../../workers/site/local-build/simulated-distance.ts';
import { openAccountWorld, NEW_PASSWORD } from '../worlds/account-world.workerd.ts';
import { appThatDies, killAfter } from '../fakes/process-faults.workerd.ts';
import {
  withNewUsersIn,
  peopleIn,
  envWithThreeDatabases,
  openThreeDatabaseAccounts,
} from '../worlds/three-databases.workerd.ts';
import { newMember, PASSWORD, visitor, type Visitor } from '../worlds/visitor.workerd.ts';

const MINUTE = 60_000;
const DEVICE = 'https://fcm.googleapis.com/fcm/send/one-browser';
const KEYS = { p256dh: 'BF'.padEnd(87, 'x'), auth: 'a'.repeat(22) };

type House = ReturnType<typeof openAccountWorld>;

let serial = 0;
const newName = () => `somebody${serial++}`;

/** What a process that is killed says of it is no surprise. */
async function quietly<T>(run: () => Promise<T>): Promise<T> {
  const log = console.error;
  console.error = () => undefined;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    return await run();
  } finally {
    console.error = log;
    warn.mockRestore();
  }
}

/**
 * What two people live through, as the answers tell it: ids, instants and secrets left out.
 * @param at how somebody new comes into a database of people
 */
async function story(
  house: House,
  at: <T>(shard: number, run: () => Promise<T>) => Promise<T>,
): Promise<string> {
  const told: string[] = [];
  const names = { ann: `a${newName()}`, bea: `b${newName()}` };
  const plain = (text: string) =>
    text
      .replaceAll(names.ann, 'ANN')
      .replaceAll(names.bea, 'BEA')
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
      .replace(/[0-9a-f]{40,64}/g, 'SECRET')
      .replace(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, 'INSTANT');
  const tell = async (who: Visitor, method: string, path: string, body?: unknown) => {
    const answer = await who.send(method, path, body);
    told.push(plain(`${method} ${path} ${answer.status} ${await answer.text()}`));
  };
  const form = (username: string, email = `${username}@example.org`) => ({
    username,
    email,
    password: PASSWORD,
  });
  const ann = await at(2, () => newMember(house.api, names.ann, '203.0.113.1'));
  const bea = await at(1, () => newMember(house.api, names.bea, '203.0.113.2'));
  const stranger = house.stranger();
  await tell(stranger, 'POST', '/api/register', form(names.ann.toUpperCase(), 'x@example.org'));
  await tell(stranger, 'POST', '/api/register', form(`${names.ann}x`, `${names.ann}@EXAMPLE.org`));
  await tell(stranger, 'POST', '/api/register', form(names.ann.replace('a', 'а'), 'y@example.org'));
  await tell(stranger, 'POST', '/api/login', { username: names.ann, password: 'not this one' });
  await tell(stranger, 'POST', '/api/login', { username: 'nobody at all', password: PASSWORD });
  const second = house.stranger();
  await tell(second, 'POST', '/api/login', { username: `${names.ann}@example.org`, password: PASSWORD });
  for (const who of [ann, second, bea]) await tell(who, 'GET', '/api/user');
  await tell(ann, 'GET', '/api/user/security');
  await tell(
    ann,
    'GET',
    `/api/verify-email?token=${await house.tokenTo(`${names.ann}@example.org`, 'verify-email')}`,
  );
  await tell(ann, 'PUT', '/api/user/preferences', { stylePreferences: ['classic'], gender: 'female' });
  await tell(ann, 'POST', '/api/style-schedules', {
    name: 'Office',
    styles: ['classic'],
    timeOfDay: ['morning'],
    daysOfWeek: ['monday'],
  });
  // One browser, two people: the second has it.
  const listen = { subscription: { endpoint: DEVICE, keys: KEYS } };
  await tell(ann, 'POST', '/api/notifications/subscribe', listen);
  await tell(bea, 'POST', '/api/notifications/subscribe', listen);
  await tell(ann, 'GET', '/api/notifications/status');
  await tell(bea, 'GET', '/api/notifications/status');
  // Her address: Bea's is Bea's, another one is hers after the click.
  for (const email of [`${names.bea}@example.org`, `${names.ann}@elsewhere.example`])
    await tell(ann, 'PUT', '/api/user/email', { email, currentPassword: PASSWORD });
  const token = await house.tokenTo(`${names.ann}@elsewhere.example`, 'verify-email');
  for (let click = 0; click < 2; click++) await tell(ann, 'GET', `/api/verify-email?token=${token}`);
  await tell(house.stranger(), 'POST', '/api/login', {
    username: `${names.ann}@example.org`,
    password: PASSWORD,
  });
  await tell(house.stranger(), 'POST', '/api/login', {
    username: `${names.ann}@elsewhere.example`,
    password: PASSWORD,
  });
  await house.forgot(`${names.ann}@elsewhere.example`);
  await tell(house.stranger(), 'POST', '/api/reset-password', {
    token: await house.tokenTo(`${names.ann}@elsewhere.example`, 'reset-password'),
    password: NEW_PASSWORD,
  });
  await tell(ann, 'GET', '/api/user');
  await tell(ann, 'POST', '/api/login', { username: names.ann, password: NEW_PASSWORD });
  await tell(ann, 'PUT', '/api/user/password', {
    currentPassword: NEW_PASSWORD,
    password: 'seven warm socks',
  });
  await tell(ann, 'GET', '/api/user');
  // An admin in another database finds her and gives her a plan; both are in the log.
  for (const db of [env.PEOPLE, env.MORE_PEOPLE_1, env.MORE_PEOPLE_2])
    await db.prepare('update users set is_admin = 1 where id = ?').bind(bea.user.id).run();
  await tell(bea, 'GET', `/api/admin/users?q=${names.ann}`);
  await tell(bea, 'POST', `/api/admin/users/${ann.user.id}/subscription`, { subscriptionTier: 'pro' });
  await tell(bea, 'GET', `/api/admin/changes?q=${names.bea}`);
  await tell(ann, 'GET', '/api/subscription');
  await tell(ann, 'DELETE', '/api/user/account', { currentPassword: 'seven warm socks', confirm: names.ann });
  await tell(ann, 'GET', '/api/user');
  await house.house.work();
  await tell(house.stranger(), 'POST', '/api/register', form(names.ann));
  await tell(bea, 'POST', '/api/logout');
  await tell(bea, 'GET', '/api/user');
  return told.join('\n');
}

test('three databases of people equal one', { timeout: 120_000 }, async () => {
  const one = await story(openAccountWorld(), (_, run) => run());
  const three = await story(openThreeDatabaseAccounts(), withNewUsersIn);
  expect(three).toBe(one);
  // What was compared says something.
  expect(one).not.toMatch(/ (404|500) /);
  expect(one.match(/ 200 /g)?.length).toBeGreaterThan(20);
});

test('who is new lands in one of the databases, and her id says which', async () => {
  const { api } = openThreeDatabaseAccounts();
  for (const shard of [0, 1, 2]) {
    const her = await withNewUsersIn(shard, () => newMember(api, `lands${shard}`));
    expect(homeShard(her.user.id)).toBe(shard);
    const expected = [0, 0, 0];
    expected[shard] = 1;
    expect(await peopleIn('id = ?', her.user.id)).toEqual(expected);
    expect(/^stylecast=([12]\.)?[0-9a-f]{40}$/.test(her.cookie.split('; ')[0] ?? '')).toBe(true);
  }
});

test(
  'of many who want one name or address at once, in all databases, one gets it',
  { timeout: 120_000 },
  async () => {
    const { api } = openThreeDatabaseAccounts();
    const tries = Array.from({ length: 18 }, (_, i) =>
      visitor(api, `203.0.113.${i}`).send('POST', '/api/register', {
        username: i % 2 ? 'sought' : `sought${i}`,
        email: i % 2 ? `sought${i}@example.org` : 'sought@example.org',
        password: PASSWORD,
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 409)).toHaveLength(16);
    const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
    expect(sum(await peopleIn("username_key = 'sought'"))).toBe(1);
    expect(sum(await peopleIn("email_key = 'sought@example.org'"))).toBe(1);
  },
);

test('the first database refuses by itself what the directory knows, and the directory what the first database has', async () => {
  const { api } = openThreeDatabaseAccounts();
  const [here, there] = [
    await withNewUsersIn(0, () => newMember(api, 'lives.here')),
    await withNewUsersIn(1, () => newMember(api, 'lives.there')),
  ];
  const insert = (name: string) =>
    env.PEOPLE.prepare(
      "insert into users (id, username, username_key, email, email_key, last_seen_at, created_at) values ('new', ?1, ?1, 'n@example.org', 'n@example.org', 0, 0)",
    )
      .bind(name)
      .run();
  await expect(insert('lives.there')).rejects.toThrow('UNIQUE');
  await expect(
    env.PEOPLE.prepare('update users set email_key = ? where id = ?')
      .bind('lives.there@example.org', here.user.id)
      .run(),
  ).rejects.toThrow('UNIQUE');
  await expect(
    env.PEOPLE.prepare("insert into directory values ('email', 'lives.here@example.org', ?, 1, 0)")
      .bind(there.user.id)
      .run(),
  ).rejects.toThrow('UNIQUE');
});

test(
  'a sign-up that is killed anywhere makes one account or none, and keeps nobody from the name',
  { timeout: 300_000 },
  async () => {
    const house = openThreeDatabaseAccounts();
    const attempt = async (crashAfter: number): Promise<number> => {
      const name = `killed${String(crashAfter).replace('Infinity', '')}`;
      const form = { username: name, email: `${name}@example.org`, password: PASSWORD };
      const faults = killAfter(crashAfter);
      const broken = createApi(() => appThatDies(house.house.app, faults));
      await quietly(() => withNewUsersIn(2, () => visitor(broken).send('POST', '/api/register', form)));
      house.house.pass(16 * MINUTE);
      // The second time in another database: what the first has left there is found out.
      const again = await withNewUsersIn(1, () => house.stranger().send('POST', '/api/register', form));
      const made = await peopleIn('username_key = ?', name);
      expect(made[1]! + made[2]!, `killed after call ${crashAfter}`).toBe(1);
      expect(again.status, `killed after call ${crashAfter}`).toBe(made[2] === 1 ? 409 : 200);
      const login = await house.stranger().send('POST', '/api/login', { username: name, password: PASSWORD });
      expect(login.status, `killed after call ${crashAfter}`).toBe(200);
      const known = await env.PEOPLE.prepare(
        'select count(distinct user_id) as n from directory where value like ?',
      )
        .bind(`${name}%`)
        .first<number>('n');
      expect(known, `killed after call ${crashAfter}`).toBe(1);
      return faults.steps();
    };
    const calls = await attempt(Infinity);
    for (let crashAfter = 0; crashAfter < calls; crashAfter++) await attempt(crashAfter);
  },
);

test(
  'a change of address that is killed anywhere leaves her with one of the two, and the other free in the end',
  { timeout: 300_000 },
  async () => {
    const house = openThreeDatabaseAccounts();
    const change = async (crashAfter: number): Promise<number> => {
      const her = await withNewUsersIn(2, () => house.member(newName()));
      const [old, next] = [her.user.email ?? '', `new.${her.user.email ?? ''}`];
      await her.send('PUT', '/api/user/email', { email: next, currentPassword: PASSWORD });
      const token = await house.tokenTo(next, 'verify-email');
      const faults = killAfter(crashAfter);
      const broken = createApi(() => appThatDies(house.house.app, faults));
      await quietly(() =>
        Object.assign(visitor(broken), { cookie: her.cookie }).send(
          'GET',
          `/api/verify-email?token=${token}`,
        ),
      );
      house.house.pass(16 * MINUTE);
      const now = (await personById(house.app, her.user.id))?.emailKey;
      expect([old, next], `killed after call ${crashAfter}`).toContain(now);
      const logIn = async (username: string) =>
        (await house.stranger().send('POST', '/api/login', { username, password: PASSWORD })).status;
      expect([await logIn(old), await logIn(next)].sort(), `killed after call ${crashAfter}`).toEqual([
        200, 401,
      ]);
      const freed = now === old ? next : old;
      const other = { username: newName(), email: freed, password: PASSWORD };
      const answer = await withNewUsersIn(crashAfter % 2 ? 1 : 0, () =>
        house.stranger().send('POST', '/api/register', other),
      );
      expect(answer.status, `killed after call ${crashAfter}`).toBe(200);
      return faults.steps();
    };
    const calls = await change(Infinity);
    for (let crashAfter = 0; crashAfter < calls; crashAfter++) await change(crashAfter);
  },
);

test('no way to a database is added for who lives in another one than the first', async () => {
  const { api } = openThreeDatabaseAccounts();
  const [first, other] = [
    await withNewUsersIn(0, () => newMember(api, 'trips.first')),
    await withNewUsersIn(2, () => newMember(api, 'trips.other')),
  ];
  const tripsOf = async (who: Visitor, method: string, path: string, body?: unknown): Promise<number> => {
    let trips: Trips | undefined;
    const far = createApi((environment) => {
      const away = withDistance(new Request('http://localhost', { headers: { 'x-distance': '2,2' } }), {
        ...envWithThreeDatabases(),
        ...(environment as object),
        ...{ PEOPLE_1: env.MORE_PEOPLE_1, PEOPLE_2: env.MORE_PEOPLE_2 },
      } as unknown as Parameters<typeof withDistance>[1]);
      trips = away.trips;
      return composeApp(away.env);
    });
    const guest = Object.assign(visitor(far), { cookie: who.cookie });
    expect((await guest.send(method, path, body)).status).toBe(200);
    return trips?.home ?? 0;
  };
  expect(await tripsOf(first, 'GET', '/api/user')).toBe(await tripsOf(other, 'GET', '/api/user'));
  const logIn = (username: string) => ({ username, password: PASSWORD });
  const nobody = visitor(api);
  const [one, two] = [
    await tripsOf(nobody, 'POST', '/api/login', logIn('trips.first')),
    await tripsOf(nobody, 'POST', '/api/login', logIn('trips.other')),
  ];
  expect([one, two]).toEqual([one, one]);
});
