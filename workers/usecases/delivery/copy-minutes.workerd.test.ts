import { env } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { appThatDies, killAfter } from '../../../tests/fakes/process-faults.workerd.ts';
import {
  claimAll,
  DAY,
  newDevice,
  newUser,
  openOutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { saveMinuteCopies, findMinute, type Minute } from '../../db/jobs/minutes.ts';
import { changeUser, userById, type SessionUser } from '../../db/people/users.ts';
import { runCronTick } from '../../background/cron-tick.ts';
import { logOut } from '../accounts/log-out.ts';
import { copyMinutes, copyStaleMinutes } from './copy-minutes.ts';
import { changeAndPlan } from './plan-delivery.ts';

let quiet: MockInstance<typeof console.warn>;
beforeEach(async () => {
  quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await env.PEOPLE.prepare('delete from users').run();
});
afterEach(() => quiet.mockRestore());

const stale = () =>
  env.PEOPLE.prepare('select count(*) as n from users where minute_version <> minute_copied').first<number>(
    'n',
  );
const HER = { notificationTime: '10:00' } as const;

test('whatever changes what her shard copies makes the copy stale, and nothing else does', async () => {
  const house = openOutfitWorld();
  const user = await newUser(house.app);
  const { id: deviceId } = await newDevice(house.app, user);
  const changes: [string, Partial<SessionUser>, boolean][] = [
    ['her time', { notificationTime: '07:00' }, true],
    ['her zone', { timezone: 'Europe/Madrid' }, true],
    ['the same zone', { timezone: 'Europe/Madrid' }, false],
    ['no word at all', { notificationsEnabled: false }, true],
    ['degrees', { temperatureUnit: 'C' }, true],
    ['her styles', { stylePreferences: [] }, true],
    ['a pause', { deliveryPaused: true }, true],
    ['her name', { firstName: 'Ann' }, false],
    ['her last visit', { lastSeenAt: 5 }, false],
    ['her plan', { subscriptionTier: 'pro' }, false],
  ];
  for (const [name, change, makesStale] of changes) {
    await changeUser(house.app.people, user.id, change);
    expect(await stale(), name).toBe(makesStale ? 1 : 0);
    await copyMinutes(house.app, [user.id]);
    expect(await stale(), name).toBe(0);
  }
  await env.PEOPLE.prepare('delete from push_subscriptions where id = ?').bind(deviceId).run();
  expect(await stale(), 'a device').toBe(1);
});

test('everybody from before there were copies gets one, as she was planned, who is due first', async () => {
  const house = openOutfitWorld();
  const now = house.app.clock.now();
  // As the code before wrote them: 1,200 people with a minute, one of them overdue, and one who has not finished setting up.
  await env.PEOPLE.prepare(
    `insert into users (id, username, username_key, email, email_key, last_seen_at, created_at, next_delivery_at, timezone,
       location, gender, style_preferences, shard)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
     select 'old' || i, 'o' || i, 'o' || i, 'e' || i, 'e' || i, ?1, 0, ?1 + 60000 * (1200 - i), 'Europe/Lisbon', 'Lisbon, PT',
       'female', '["casual"]', i % 3 from n`,
  )
    .bind(now)
    .run();
  await env.PEOPLE.prepare("update users set gender = null, next_delivery_at = null where id = 'old7'").run();
  const killed = appThatDies(house.app, killAfter(6));
  await copyStaleMinutes(killed).catch(() => undefined);
  expect(await findMinute(house.app.looks(0), 'old1200'), 'the first to be due').toMatchObject({
    nextDeliveryAt: now,
  });
  expect(await findMinute(house.app.looks(2), 'old5')).toBeUndefined();
  expect(await copyStaleMinutes(house.app)).toBeGreaterThan(0);
  expect(await stale()).toBe(0);
  expect(await copyStaleMinutes(house.app), 'once').toBe(0);
  expect(await findMinute(house.app.looks(2), 'old5')).toMatchObject({ nextDeliveryAt: now + 60_000 * 1195 });
  expect(await findMinute(house.app.looks(1), 'old7')).toMatchObject({ nextDeliveryAt: null });
  for (const shard of [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2])
    await shard.prepare('delete from minutes').run();
});

test('the code before may go on beside this one: what it writes is copied, what it claims is made once', async () => {
  const house = openOutfitWorld();
  const now = house.app.clock.now();
  const user = await newUser(house.app, { notificationTime: '09:00', nextDeliveryAt: now });
  // It claims by her row in people, sends its message without a shard and moves her row on.
  const delivery = { kind: 'deliver-outfit', userId: user.id, date: '2026-11-20', deliverAt: now } as const;
  house.sent.push(delivery);
  await env.PEOPLE.prepare('update users set next_delivery_at = ? where id = ?')
    .bind(now + DAY, user.id)
    .run();
  await claimAll(house.app);
  expect(house.sent).toHaveLength(2);
  await house.work();
  const outfits = await env.LOOKS_0.prepare('select count(*) as n from outfits where user_id = ?')
    .bind(user.id)
    .first<number>('n');
  expect(outfits).toBe(1);
  // It pauses her, and it plans her again.
  await env.PEOPLE.prepare('update users set delivery_paused = 1, next_delivery_at = null where id = ?')
    .bind(user.id)
    .run();
  await runCronTick(house.app);
  expect(await findMinute(house.app.looks(0), user.id)).toMatchObject({ nextDeliveryAt: null });
  await env.PEOPLE.prepare('update users set delivery_paused = 0 where id = ?').bind(user.id).run();
  await runCronTick(house.app);
  expect(await findMinute(house.app.looks(0), user.id)).toMatchObject({ nextDeliveryAt: now + DAY });
});

test('a planned minute stays when she changes something else; a new time plans anew', async () => {
  const house = openOutfitWorld();
  const { app } = house;
  const now = app.clock.now();
  const user = await newUser(app, { ...HER, nextDeliveryAt: now + 25 * 3_600_000 });
  await changeAndPlan(app, user, { temperatureUnit: 'C' });
  expect(await findMinute(app.looks(0), user.id)).toMatchObject({
    ...{ nextDeliveryAt: now + 25 * 3_600_000, temperatureUnit: 'C' },
  });
  await changeAndPlan(app, user, { notificationTime: '09:30' });
  expect(await findMinute(app.looks(0), user.id)).toMatchObject({ nextDeliveryAt: now + 30 * 60_000 });
});

test('an older copy never replaces a newer one, and nothing is written for who has set out or left', async () => {
  const { app } = openOutfitWorld();
  const user = await newUser(app, HER);
  const db = app.looks(0);
  const old = (await findMinute(db, user.id)) as Minute;
  await changeUser(app.people, user.id, { notificationTime: '11:00' });
  await copyMinutes(app, [user.id]);
  expect(await saveMinuteCopies(db, [old])).toEqual(new Set());
  expect(await findMinute(db, user.id)).toMatchObject({ notificationTime: '11:00' });
  const fence = (state: string) =>
    env.LOOKS_0.prepare('insert or replace into moved_users (user_id, state, at) values (?, ?, 0)')
      .bind(user.id, state)
      .run();
  await fence('moving');
  await changeUser(app.people, user.id, { notificationTime: '12:00' });
  await copyMinutes(app, [user.id]);
  expect(await findMinute(db, user.id)).toMatchObject({ notificationTime: '11:00' });
  expect(await stale(), 'it is still to be copied').toBe(1);
  await fence('leaving');
  await env.LOOKS_0.prepare('delete from minutes where user_id = ?').bind(user.id).run();
  await fence('gone');
  await copyMinutes(app, [user.id]);
  expect(await findMinute(db, user.id)).toBeUndefined();
  await env.LOOKS_0.prepare('delete from moved_users').run();
});

test(
  'killed after each of its calls, a change of hers is in her shard after the next tick',
  { timeout: 120_000 },
  async () => {
    const stories: [
      string,
      (app: ReturnType<typeof appThatDies>, user: SessionUser, session: string) => Promise<unknown>,
    ][] = [
      ['a new time', (app, user) => changeAndPlan(app, user, { notificationTime: '09:40' })],
      ['she signs out', (app, _, session) => logOut(app, session)],
    ];
    for (const [name, act] of stories)
      for (let crashAfter = 0, done = false; !done; crashAfter++) {
        const house = openOutfitWorld();
        const born = await newUser(house.app, { ...HER, shard: 1 });
        const device = await newDevice(house.app, born);
        const user = (await userById(house.app.people, born.id)) as SessionUser;
        const faults = killAfter(crashAfter);
        await act(appThatDies(house.app, faults), user, `session-${device.id}`).catch(() => undefined);
        done = !faults.isDead();
        await runCronTick(house.app);
        const row = await userById(house.app.people, user.id);
        const minute = await findMinute(house.app.looks(1), user.id);
        const story = `${name}, killed after call ${crashAfter}`;
        expect(minute, story).toMatchObject({
          notificationTime: row?.notificationTime,
          devices: row?.pushDevices,
        });
        expect(await stale(), story).toBe(0);
        if (crashAfter > 1)
          expect([row?.notificationTime, row?.pushDevices.length], story).not.toEqual(['10:00', 1]);
        if (done) expect(crashAfter, 'it was killed on the way').toBeGreaterThan(2);
      }
  },
);

test('a shard that does not answer fails no call of hers: the next tick copies', async () => {
  const house = openOutfitWorld();
  const user = await newUser(house.app, HER);
  const device = await newDevice(house.app, user);
  const dark: typeof house.app = {
    ...house.app,
    looks: () => {
      throw new Error('this database does not answer');
    },
  };
  await logOut(dark, `session-${device.id}`);
  expect(quiet.mock.calls.flat().join()).toContain('copied');
  expect((await findMinute(house.app.looks(0), user.id))?.devices).toHaveLength(1);
  await runCronTick(house.app);
  expect((await findMinute(house.app.looks(0), user.id))?.devices).toEqual([]);
});
