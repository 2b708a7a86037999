import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { again, booksOf, DAY, HOUR, newUser, openHouse } from '../../../tests/outfit-house.workerd.ts';
import { expectConsoleError } from '../../../tests/setup.ts';
import { localTime } from '../../../app/domain/local-day.ts';
import { nextDelivery } from '../../../app/domain/delivery.ts';
import { takeTurn } from '../../db/operations.ts';
import { claimDueUsers, dueDelivery } from './claim-due-users.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';

const clock = (instant: number | null, zone: string) => {
  const { date, hour, minute } = localTime(instant ?? 0, zone);
  return `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

test('who is due gets a message and her next minute; nobody else is touched', async () => {
  const house = openHouse();
  const { app } = house;
  const now = app.clock.now();
  const due = await newUser(app, { nextDeliveryAt: now - 60_000, notificationTime: '08:59' });
  const later = await newUser(app, { nextDeliveryAt: now + HOUR });
  const never = await newUser(app, { nextDeliveryAt: null });
  expect(await claimDueUsers(app)).toEqual({ sent: 1, more: false });
  expect(house.sent).toEqual([
    { kind: 'deliver-outfit', userId: due.id, date: '2026-11-20', deliverAt: now - 60_000 },
  ]);
  expect(clock((await again(app, due)).nextDeliveryAt, 'Europe/Lisbon')).toBe('2026-11-21 08:59');
  expect((await again(app, later)).nextDeliveryAt).toBe(now + HOUR);
  expect((await again(app, never)).nextDeliveryAt).toBeNull();
  expect(await claimDueUsers(app)).toEqual({ sent: 0, more: false });
});

test('outfits are prepared before their minute, for the date of the minute', async () => {
  await env.PEOPLE.prepare('delete from users').run();
  // Five to midnight in Lisbon; her minute is five past.
  const house = openHouse({}, Date.UTC(2026, 10, 20, 23, 55));
  const deliverAt = Date.UTC(2026, 10, 21, 0, 5);
  const user = await newUser(house.app, { nextDeliveryAt: deliverAt, notificationTime: '00:05' });
  expect(await claimDueUsers(house.app)).toEqual({ sent: 1, more: false });
  expect(house.sent).toEqual([{ kind: 'deliver-outfit', userId: user.id, date: '2026-11-21', deliverAt }]);
  expect((await again(house.app, user)).nextDeliveryAt).toBe(deliverAt + DAY);
  expect(await claimDueUsers(house.app), 'once').toEqual({ sent: 0, more: false });
});

test('one claims at a time; a run that was killed is waited for, and not for ever', async () => {
  await env.PEOPLE.prepare('delete from users').run();
  const { app, pass } = openHouse();
  await newUser(app, { nextDeliveryAt: app.clock.now() });
  await takeTurn(app.people, 'claim-due-users', app.clock.now(), 120_000);
  expect(await claimDueUsers(app)).toEqual({ sent: 0, more: false });
  pass(120_000);
  expect(await claimDueUsers(app)).toEqual({ sent: 1, more: false });
});

test('a queue that fails leaves everybody due for the next tick', async () => {
  const { app } = openHouse({ jobs: { send: () => Promise.reject(new Error('the queue is down')) } });
  const user = await newUser(app, { nextDeliveryAt: app.clock.now() });
  await expect(claimDueUsers(app)).rejects.toThrow('the queue is down');
  expect((await again(app, user)).nextDeliveryAt).toBe(app.clock.now());
  await env.PEOPLE.prepare('delete from users').run();
});

test('a crash between message and plan repeats the message, and there is still one outfit', async () => {
  const house = openHouse();
  const { app } = house;
  const user = await newUser(app, { nextDeliveryAt: app.clock.now() });
  await claimDueUsers(app);
  await env.PEOPLE.prepare('update users set next_delivery_at = ? where id = ?')
    .bind(app.clock.now(), user.id)
    .run();
  await claimDueUsers(app);
  expect(house.sent).toHaveLength(2);
  await house.work();
  const books = await booksOf(user);
  expect(books.all).toHaveLength(1);
  expect(books).toMatchObject({ used: 1, openJobs: 0 });
});

test('a change that she makes while the tick runs is not overwritten', async () => {
  const house = openHouse();
  const { app } = house;
  const wish = app.clock.now() + 5 * HOUR;
  const user = await newUser(app, { nextDeliveryAt: app.clock.now() });
  const meanwhile: typeof app = {
    ...app,
    jobs: {
      async send() {
        await env.PEOPLE.prepare('update users set next_delivery_at = ? where id = ?')
          .bind(wish, user.id)
          .run();
      },
    },
  };
  await claimDueUsers(meanwhile);
  expect((await again(app, user)).nextDeliveryAt).toBe(wish);
});

test('after thirty days unseen the delivery pauses, and her return starts it again', async () => {
  const { app, sent, pass } = openHouse();
  const user = await newUser(app, { nextDeliveryAt: app.clock.now() + 30 * DAY });
  pass(30 * DAY);
  expect(await claimDueUsers(app)).toEqual({ sent: 0, more: false });
  expect(sent).toEqual([]);
  const paused = await again(app, user);
  expect(paused).toMatchObject({ deliveryPaused: true, nextDeliveryAt: null });
  await todaysOutfit(app, paused);
  const back = await again(app, user);
  expect(back).toMatchObject({ deliveryPaused: false, lastSeenAt: app.clock.now() });
  expect(clock(back.nextDeliveryAt, 'Europe/Lisbon')).toBe('2026-12-21 08:00');
});

test('a page is a hundred users, and a run that finds more continues itself', async () => {
  await env.PEOPLE.prepare('delete from users').run();
  await env.PEOPLE.prepare(
    `insert into users (id, username, username_key, email, email_key, last_seen_at, created_at, next_delivery_at, timezone)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < 830)
     select 'bulk' || i, 'b' || i, 'b' || i, 'e' || i, 'e' || i, ?1, ?1, ?1 - i, 'Europe/Lisbon' from n`,
  )
    .bind(openHouse().app.clock.now())
    .run();
  const house = openHouse();
  expect(await claimDueUsers(house.app)).toEqual({ sent: 800, more: true });
  expect(house.sent.at(-1)).toEqual({ kind: 'claim-due-users' });
  expect(await claimDueUsers(house.app)).toEqual({ sent: 30, more: false });
  const ids = house.sent.flatMap((message) => (message.kind === 'deliver-outfit' ? [message.userId] : []));
  expect(new Set(ids).size).toBe(830);
  await env.PEOPLE.prepare('delete from users').run();
});

test('a zone that this machine does not know holds up nobody else', async () => {
  expectConsoleError(1);
  const { app, sent } = openHouse();
  const lost = await newUser(app, { nextDeliveryAt: app.clock.now() - 1, timezone: 'Atlantis/Center' });
  const fine = await newUser(app, { nextDeliveryAt: app.clock.now() });
  await claimDueUsers(app);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ userId: fine.id });
  expect((await again(app, lost)).nextDeliveryAt).toBe(app.clock.now() + DAY);
});

test('through both changes of the clocks, every local date is due once', () => {
  for (const [zone, time, from] of [
    ['Europe/Lisbon', '01:30', Date.UTC(2026, 9, 20)],
    ['Europe/Lisbon', '01:30', Date.UTC(2026, 2, 24)],
    ['America/New_York', '02:30', Date.UTC(2026, 2, 4)],
    ['America/New_York', '01:30', Date.UTC(2026, 9, 28)],
    ['Australia/Lord_Howe', '02:00', Date.UTC(2026, 9, 1)],
  ] as const) {
    const user = { id: 'u', timezone: zone, notificationTime: time, lastSeenAt: 0 };
    let nextDeliveryAt = nextDelivery(zone, time, from);
    const dates: string[] = [];
    for (let now = from; now < from + 10 * DAY; now += 60_000) {
      if (nextDeliveryAt > now) continue;
      const due = dueDelivery({ ...user, nextDeliveryAt }, now);
      if (due) dates.push(due.date);
      nextDeliveryAt = nextDelivery(zone, time, now);
    }
    const expected = Array.from({ length: dates.length }, (_, i) =>
      new Date(Date.parse(dates[0] ?? '') + i * DAY).toISOString().slice(0, 10),
    );
    expect(dates, `${zone} ${time}`).toEqual(expected);
    expect(dates.length).toBeGreaterThanOrEqual(9);
  }
});

test('after a standstill only the day that is still on is delivered', () => {
  const user = { id: 'u', timezone: 'Europe/Lisbon', notificationTime: '08:00', lastSeenAt: 0 };
  const nextDeliveryAt = Date.UTC(2026, 10, 20, 8);
  const at = (now: number) => dueDelivery({ ...user, nextDeliveryAt }, now);
  expect(at(nextDeliveryAt)).toEqual({ date: '2026-11-20', deliverAt: nextDeliveryAt });
  expect(at(Date.UTC(2026, 10, 20, 22))).toEqual({ date: '2026-11-20', deliverAt: nextDeliveryAt });
  // Two days later at seven: yesterday is over, today comes at eight.
  expect(at(Date.UTC(2026, 10, 22, 7))).toBeNull();
  expect(at(Date.UTC(2026, 10, 22, 9))).toEqual({ date: '2026-11-22', deliverAt: Date.UTC(2026, 10, 22, 8) });
});

test('a minute before midnight belongs to its own date, though the tick comes after it', () => {
  const nextDeliveryAt = Date.UTC(2026, 10, 20, 23, 59);
  const user = {
    id: 'u',
    timezone: 'Europe/Lisbon',
    notificationTime: '23:59',
    lastSeenAt: 0,
    nextDeliveryAt,
  };
  expect(dueDelivery(user, Date.UTC(2026, 10, 21, 0, 1))).toMatchObject({ date: '2026-11-20' });
});
