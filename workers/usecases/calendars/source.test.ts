import { beforeEach, expect, test } from 'vitest';
import { newNodeUser, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { CalendarUnreadable, type CalendarEvent } from '../../ports/calendar-reader.ts';
import { endSource, saveSource, readTodaysHint } from './source.ts';

const MINUTE = 60_000;
const ADDRESS = 'webcal://calendar.example.org/her-secret.ics';
const DINNER = { occasion: 'dinner', hour: 19 };

let house: ReturnType<typeof openNodeWorld>;
let her: SessionUser;
let asked: string[][];
/** What her calendar holds; null: it cannot be read. */
let events: CalendarEvent[] | null;
let breaks: Error | null;
let isWhole: boolean;
beforeEach(async () => {
  asked = [];
  events = [{ title: 'Dinner', hour: 19 }];
  breaks = null;
  isWhole = true;
  house = openNodeWorld({
    calendars: {
      eventsOn: (...question) => {
        asked.push(question);
        if (breaks) return Promise.reject(breaks);
        return events
          ? Promise.resolve({ events, isWhole })
          : Promise.reject(new CalendarUnreadable('unreachable'));
      },
    },
  });
  her = await newNodeUser(house.app);
});
const hint = () => readTodaysHint(house.app, her);
const row = () => house.people.prepare('select * from calendar_sources').get() as Record<string, unknown>;

test('a calendar is read before it is kept, and its address is sealed', async () => {
  await saveSource(house.app, her, ADDRESS);
  expect(asked).toEqual([[ADDRESS, '2026-11-20', 'Europe/Lisbon']]);
  expect(row()).toMatchObject({
    host: 'calendar.example.org',
    checked_at: house.app.clock.now(),
    failure: null,
  });
  expect(JSON.stringify(row())).not.toContain('secret');
  expect(JSON.stringify(row())).not.toContain('Dinner');
  expect(await hint()).toEqual(DINNER);
  expect(asked).toHaveLength(1);
});

test('one that cannot be read is not kept, and she is told why; a bug is no calendar', async () => {
  events = null;
  await expect(saveSource(house.app, her, ADDRESS)).rejects.toMatchObject({
    ...{ code: 'not-usable', details: { error: "We couldn't read that calendar" } },
  });
  breaks = new TypeError('a bug');
  await expect(saveSource(house.app, her, ADDRESS)).rejects.toThrow('a bug');
  expect(row()).toBeUndefined();
  expect(await hint()).toBeNull();
});

test('a reading holds for half an hour', async () => {
  await saveSource(house.app, her, ADDRESS);
  house.pass(30 * MINUTE - 1);
  await hint();
  expect(asked).toHaveLength(1);
  house.pass(1);
  events = [{ title: 'Gym', hour: 7 }];
  expect(await hint()).toMatchObject({ occasion: 'sport' });
  expect(asked).toHaveLength(2);
  await hint();
  expect(asked).toHaveLength(2);
});

test('a clock that went back, and a new day, have it read again', async () => {
  await saveSource(house.app, her, ADDRESS);
  house.pass(-1);
  await hint();
  expect(asked).toHaveLength(2);
  house.pass(15 * 60 * MINUTE - 10 * MINUTE);
  await hint();
  house.pass(11 * MINUTE);
  await hint();
  expect(asked.map(([, date]) => date)).toEqual([
    ...['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-21'],
  ]);
});

test('what cannot be read any more suggests nothing, is told to her, and is tried again in half an hour', async () => {
  await saveSource(house.app, her, ADDRESS);
  house.pass(30 * MINUTE);
  events = null;
  expect(await hint()).toBeNull();
  expect(row()).toMatchObject({
    failure: 'unreachable',
    hint_date: null,
    hint_occasion: null,
    hint_hour: null,
  });
  house.pass(30 * MINUTE - 1);
  expect(await hint()).toBeNull();
  expect(asked).toHaveLength(2);
  house.pass(1);
  events = [{ title: 'Dinner', hour: 19 }];
  expect(await hint()).toEqual(DINNER);
  expect(row()).toMatchObject({ failure: null });
});

test('a reading that is ended in its middle is noted before, and not made again with each look', async () => {
  await saveSource(house.app, her, ADDRESS);
  house.pass(30 * MINUTE);
  breaks = new TypeError('a bug');
  await expect(hint()).rejects.toThrow('a bug');
  expect(row()).toMatchObject({ failure: 'unreadable', checked_at: house.app.clock.now() });
  expect(await hint()).toBeNull();
  expect(asked).toHaveLength(2);
});

test('an address that another secret has sealed cannot be read', async () => {
  await saveSource(house.app, her, ADDRESS);
  house.pass(30 * MINUTE);
  house.app.settings = { ...house.app.settings, signingSecret: 'another secret' };
  expect(await hint()).toBeNull();
  expect([asked.length, row()['failure']]).toEqual([1, 'unreadable']);
});

test('while nothing may be written, it is read all the same and nothing noted', async () => {
  await saveSource(house.app, her, ADDRESS);
  const before = row();
  house.pass(30 * MINUTE);
  house.people.exec(`insert into operations (name, value, updated_at) values ('stopped', '["readOnly"]', 0)`);
  events = [{ title: 'Gym', hour: 7 }];
  expect(await hint()).toMatchObject({ occasion: 'sport' });
  expect(row()).toEqual(before);
});

test('a day without a suggestion has none, and an address that she takes back is forgotten', async () => {
  events = [];
  await saveSource(house.app, her, ADDRESS);
  expect(await hint()).toBeNull();
  await endSource(house.app, her);
  expect([row(), await hint()]).toEqual([undefined, null]);
});

test('ten pages at once read the calendar once; of ten addresses at once one is read', async () => {
  await saveSource(house.app, her, ADDRESS);
  house.pass(31 * MINUTE);
  asked.length = 0;
  expect(await Promise.all(Array.from({ length: 10 }, hint))).toEqual(
    Array.from({ length: 10 }, () => DINNER),
  );
  expect(asked).toHaveLength(1);
  asked.length = 0;
  const saves = await Promise.allSettled(
    Array.from({ length: 10 }, () => saveSource(house.app, her, ADDRESS)),
  );
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('of a calendar that was read in part she is told so, and its suggestion holds for its day', async () => {
  isWhole = false;
  await saveSource(house.app, her, ADDRESS);
  expect(row()).toMatchObject({ failure: 'read-in-part', hint_occasion: 'dinner' });
  expect(await hint()).toEqual(DINNER);
  // Twenty minutes before midnight, and ten after it: another day is read although the reading is fresh.
  house.pass(15 * 60 * MINUTE - 20 * MINUTE);
  await hint();
  const before = asked.length;
  house.pass(21 * MINUTE);
  await hint();
  expect(asked).toHaveLength(before + 1);
  isWhole = true;
  house.pass(30 * MINUTE);
  await hint();
  expect(row()).toMatchObject({ failure: null });
});
