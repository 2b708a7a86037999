import { expect, test } from 'vitest';
import { openNodeWorld } from '../../../tests/worlds/node-world.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { movePushes, noteMessages, scheduleNotes, sendNotes } from './schedule-push.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HER = { id: 'her', shard: 0 };
const DATE = '2026-11-20';
const noteAt = (at: number) => noteMessages(HER, { date: DATE, deliverAt: at }, ['send-push'])[0]!;

test('a note is held back until its minute, in whole seconds and never too short', async () => {
  const { app, sent } = openNodeWorld();
  const now = app.clock.now();
  for (const [after, seconds] of [
    [-MINUTE, 0],
    [0, 0],
    [1, 1],
    [1000, 1],
    [1001, 2],
    [12 * HOUR, 12 * 3600],
    // The longest that the queue can: one that comes early is sent again.
    [12 * HOUR + 1, 12 * 3600],
  ] as const) {
    await sendNotes(app, [noteAt(now + after)]);
    expect(sent.pop()?.delaySeconds, `${after} ms`).toBe(seconds);
  }
});

test('notes of one moment go in one call, those of others apart; the message carries her minute', async () => {
  const calls: number[] = [];
  const { app } = openNodeWorld({
    jobs: { send: (messages) => Promise.resolve(void calls.push(messages.length)) },
  });
  const now = app.clock.now();
  await sendNotes(app, [noteAt(now), noteAt(now + MINUTE), noteAt(now), noteAt(now - 1)]);
  expect(calls).toEqual([3, 1]);
  const house = openNodeWorld();
  await sendNotes(house.app, [noteAt(now + MINUTE)]);
  expect(house.sent).toEqual([
    {
      message: { kind: 'send-push', userId: 'her', shard: 0, date: DATE, dueAt: now + MINUTE },
      delaySeconds: 60,
    },
  ]);
});

/** Her push waits for nine; then she chooses another time. */
async function afterChoosing(notificationTime: string, which: 'all' | 'earlier', isTaken = false) {
  const house = openNodeWorld({}, { start: Date.UTC(2026, 10, 20, 8, 30) });
  const deliverAt = Date.UTC(2026, 10, 20, 9);
  await scheduleNotes(house.app, HER, { date: DATE, deliverAt }, ['send-push', 'send-morning']);
  const [looks] = house.looks;
  looks!.exec("update jobs set kind = 'send-push' where kind = 'send-morning'");
  if (isTaken) looks!.exec("update jobs set state = 'running'");
  looks!.exec("delete from jobs where key like 'morning%'");
  house.sent.length = 0;
  const user = { ...HER, notificationTime, timezone: 'Europe/Lisbon' } as SessionUser;
  await movePushes(house.app, user, which);
  const row = looks!.prepare('select due_at as dueAt from jobs').get() as { dueAt: number };
  return {
    minutes: (row.dueAt - deliverAt) / MINUTE,
    sent: house.sent.map(({ delaySeconds }) => delaySeconds / 60),
  };
}

test('a waiting push moves to her new minute: an earlier one before her row is written, every one after it', async () => {
  expect(await afterChoosing('08:45', 'earlier')).toEqual({ minutes: -15, sent: [15] });
  expect(await afterChoosing('09:15', 'earlier')).toEqual({ minutes: 0, sent: [] });
  expect(await afterChoosing('09:15', 'all')).toEqual({ minutes: 15, sent: [45] });
  expect(await afterChoosing('08:45', 'all')).toEqual({ minutes: -15, sent: [15] });
});

test('a minute that has passed is now; the same minute moves nothing, nor does what goes out already', async () => {
  expect(await afterChoosing('07:00', 'earlier')).toEqual({ minutes: -30, sent: [0] });
  for (const which of ['all', 'earlier'] as const)
    expect(await afterChoosing('09:00', which)).toEqual({ minutes: 0, sent: [] });
  expect(await afterChoosing('09:15', 'all', true)).toEqual({ minutes: 0, sent: [] });
});
