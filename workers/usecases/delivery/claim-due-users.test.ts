import { expect, test } from 'vitest';
import { openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { nextDelivery } from '../../../app/domain/delivery/delivery-instant.ts';
import { claimDueUsers, dueDelivery } from './claim-due-users.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

test('through both changes of the clocks, every local date is due once', () => {
  for (const [zone, time, from] of [
    ['Europe/Lisbon', '01:30', Date.UTC(2026, 9, 20)],
    ['Europe/Lisbon', '01:30', Date.UTC(2026, 2, 24)],
    ['America/New_York', '02:30', Date.UTC(2026, 2, 4)],
    ['America/New_York', '01:30', Date.UTC(2026, 9, 28)],
    ['Australia/Lord_Howe', '02:00', Date.UTC(2026, 9, 1)],
  ] as const) {
    const user = { timezone: zone, notificationTime: time };
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
  const user = { timezone: 'Europe/Lisbon', notificationTime: '08:00' };
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
    timezone: 'Europe/Lisbon',
    notificationTime: '23:59',
    nextDeliveryAt,
  };
  expect(dueDelivery(user, Date.UTC(2026, 10, 21, 0, 1))).toMatchObject({ date: '2026-11-20' });
});

test('an outfit for a day that is over is sent when it is less than an hour late, to the millisecond', () => {
  const deliverAt = Date.UTC(2026, 10, 20, 23, 30);
  const user = { timezone: 'Europe/Lisbon', notificationTime: '23:30', nextDeliveryAt: deliverAt };
  expect(dueDelivery(user, deliverAt + HOUR - 1)).toEqual({ date: '2026-11-20', deliverAt });
  expect(dueDelivery(user, deliverAt + HOUR)).toBeNull();
});

test('after days without a cron it is the last minute that counts, just as after one; who has no plan is due now', () => {
  const user = { timezone: 'Europe/Lisbon', notificationTime: '08:00' };
  const now = Date.UTC(2026, 10, 22, 9);
  const today = { date: '2026-11-22', deliverAt: Date.UTC(2026, 10, 22, 8) };
  for (const daysAgo of [1, 2, 3, 40])
    expect(dueDelivery({ ...user, nextDeliveryAt: today.deliverAt - daysAgo * DAY }, now)).toEqual(today);
  expect(dueDelivery({ ...user, nextDeliveryAt: null }, now)).toEqual({ date: '2026-11-22', deliverAt: now });
});

const AT = Date.UTC(2026, 10, 20, 9);

/** One in Lisbon whose minute is nine, and what a claim at that minute does with her. */
async function claimed({ seen = AT, minute = AT, zone = 'Europe/Lisbon', until = AT } = {}) {
  const house = openNodeWorld({}, { start: AT });
  const [looks] = house.looks;
  looks!
    .prepare(
      `insert into minutes (user_id, version, timezone, notification_time, temperature_unit, notifications_enabled, devices,
         last_seen_at, created_at, next_delivery_at) values ('her', 1, ?, '09:00', 'F', 1, '[]', ?, 0, ?)`,
    )
    .run(zone, seen, minute);
  const did = await claimDueUsers(house.app, { shard: 0, until });
  const row = looks!.prepare('select next_delivery_at as next from minutes').get() as { next: number | null };
  return { ...did, next: row.next, messages: house.sent.map(({ message }) => message) };
}

test('who is due up to the end of the lead is claimed, and planned for her next day', async () => {
  const messages = [{ kind: 'deliver-outfit', userId: 'her', date: '2026-11-20', deliverAt: AT, shard: 0 }];
  expect(await claimed()).toEqual({ sent: 1, more: false, next: AT + DAY, messages });
  expect(await claimed({ until: AT - 1 })).toEqual({ sent: 0, more: false, next: AT, messages: [] });
});

test('a minute ahead is claimed once: the next one is counted from it, not from now', async () => {
  const minute = AT + DAY;
  expect(await claimed({ minute, until: minute })).toMatchObject({
    ...{ sent: 1, next: minute + DAY, messages: [{ date: '2026-11-21', deliverAt: minute }] },
  });
});

test('thirty days unseen pause a delivery, a millisecond less does not', async () => {
  expect(await claimed({ seen: AT - 30 * DAY })).toMatchObject({ sent: 0, next: null });
  expect(await claimed({ seen: AT - 30 * DAY + 1 })).toMatchObject({ sent: 1, next: AT + DAY });
});

test('a zone that nobody knows is looked at again in a day', async () => {
  expectConsoleError(1);
  expect(await claimed({ zone: 'Atlantis/Center' })).toMatchObject({ sent: 0, next: AT + DAY });
});
