import { beforeEach, expect, test } from 'vitest';
import { openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { addCounts } from '../../db/jobs/delivery-counts.ts';
import { currentLead, noteClaimed, readLead } from './delivery-lead.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let house: ReturnType<typeof openNodeWorld>;
beforeEach(() => {
  house = openNodeWorld({}, { shards: 2 });
});

/** So many people whose minute is in so long. */
function crowd(people: number, inMs: number, shard = 0): void {
  const insert = house.looks[shard]!.prepare(
    `insert into minutes (user_id, version, timezone, notification_time, temperature_unit, notifications_enabled, devices,
       last_seen_at, created_at, next_delivery_at) values (?, 1, 'UTC', '09:00', 'F', 1, '[]', 0, 0, ?)`,
  );
  for (let i = 0; i < people; i++)
    insert.run(`${shard} ${inMs} ${crypto.randomUUID()}`, house.app.clock.now() + inMs);
}
const rendered = (pictures: number, shard = 0) =>
  addCounts(house.app.looks(shard), new Date(house.app.clock.now()).toISOString().slice(0, 10), {
    rendered: pictures,
  });
const leadMinutes = async () => (await currentLead(house.app)) / MINUTE;

test('with nobody due it is twenty minutes, and a machine that was never seen at work makes sixty a minute', async () => {
  expect(await readLead(house.app)).toBeNull();
  expect(await leadMinutes()).toBe(20);
  expect(await readLead(house.app)).toMatchObject({ leadMs: 20 * MINUTE, backlog: 0, perMinute: 60 });
});

test('everybody due in the next three hours counts, in every database, those who are late too', async () => {
  crowd(60, 10 * MINUTE);
  crowd(60, 3 * 60 * MINUTE, 1);
  crowd(60, 0);
  crowd(600, 3 * 60 * MINUTE + 5 * MINUTE);
  // 180 pictures at 60 a minute are three minutes of work.
  expect(await leadMinutes()).toBe(23);
  expect(await readLead(house.app)).toMatchObject({ backlog: 180 });
});

test('it is reckoned every five minutes, and at once when the clock went back', async () => {
  await currentLead(house.app);
  crowd(60, 10 * MINUTE);
  house.looks.forEach((looks) => looks.exec("delete from operations where name = 'due-slots'"));
  house.pass(5 * MINUTE - 1);
  expect(await leadMinutes()).toBe(20);
  house.pass(1);
  expect(await leadMinutes()).toBe(21);
  const [looks] = house.looks;
  looks!.exec('delete from minutes');
  looks!.exec("delete from operations where name = 'due-slots'");
  house.pass(-MINUTE);
  expect(await leadMinutes()).toBe(20);
});

test('the rate is what was drawn since the last count, by all databases; a quiet time hardly lowers it', async () => {
  await rendered(1000);
  await currentLead(house.app);
  house.pass(10 * MINUTE);
  await rendered(700);
  await rendered(500, 1);
  crowd(1200, 30 * MINUTE);
  house.looks.forEach((looks) => looks.exec("delete from operations where name = 'due-slots'"));
  // 1,200 in ten minutes are 120 a minute: ten minutes for 1,200 more.
  expect(await leadMinutes()).toBe(30);
  expect(await readLead(house.app)).toMatchObject({ perMinute: 120, rendered: 2200 });
  house.pass(5 * MINUTE);
  await currentLead(house.app);
  expect((await readLead(house.app))?.perMinute).toBeCloseTo(120 * 0.9976, 9);
  // Never below what is assumed of any machine.
  house.people.exec(
    "update operations set value = json_set(value, '$.perMinute', 60.1) where name = 'delivery-lead'",
  );
  house.pass(5 * MINUTE);
  await currentLead(house.app);
  expect((await readLead(house.app))?.perMinute).toBe(60);
});

test("yesterday's count says nothing of today's: the counter begins anew with the UTC day", async () => {
  house.pass(14 * 60 * MINUTE);
  await currentLead(house.app);
  house.pass(2 * 60 * MINUTE);
  await rendered(100_000);
  await currentLead(house.app);
  expect((await readLead(house.app))?.perMinute).toBe(60);
});

test('who was claimed yesterday is expected today without a count', async () => {
  const now = house.app.clock.now();
  const yesterday = now - DAY + 20 * MINUTE;
  await noteClaimed(house.app.looks(0), [yesterday, yesterday, yesterday + 1], now - DAY);
  await noteClaimed(house.app.looks(0), [], now - DAY);
  // Nobody has a row by now: only the memory knows of them.
  expect(await leadMinutes()).toBe(20 + 3 / 60);
  expect(await readLead(house.app)).toMatchObject({ backlog: 3 });
});

test('what was counted once is remembered, and not counted again', async () => {
  crowd(120, 30 * MINUTE);
  expect(await leadMinutes()).toBe(22);
  house.looks[0]!.exec('delete from minutes');
  house.pass(5 * MINUTE);
  expect(await leadMinutes()).toBe(22);
});

test('where nobody is claimed nothing is written', async () => {
  const db = house.app.looks(0);
  await noteClaimed(db, [], house.app.clock.now());
  const count = house.looks[0]!.prepare("select count(*) as n from operations where name = 'due-slots'");
  expect(count.get()).toEqual({ n: 0 });
  await noteClaimed(db, [house.app.clock.now()], house.app.clock.now());
  expect(count.get()).toEqual({ n: 1 });
});
