import { expect, test } from 'vitest';
import {
  claimAll,
  reloadUser,
  storedState,
  claimedUser,
  deliver,
  newUser,
  openOutfitWorld,
  pushedAfter,
  type OutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { sessions } from '../../db/schema/people.schema.ts';
import { changeUser } from '../../db/people/users.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { failJobBehind } from '../jobs/fail-job.ts';
import { subscribeDevice } from './subscribe-device.ts';
import { copyStaleMinutes } from './copy-minutes.ts';
import { changeAndPlan } from './plan-delivery.ts';
import { scheduleNotes } from './schedule-push.ts';

const MINUTE = 60_000;
const AT_NINE = Date.UTC(2026, 10, 20, 9);
const DUE = { nextDeliveryAt: AT_NINE, notificationTime: '09:00' };

/** Works for so long, 10 s after 10 s, with all but one kind of jobs. @returns those that nobody did */
async function workWithout(
  house: OutfitWorld,
  kind: JobMessage['kind'],
  seconds: number,
): Promise<JobMessage[]> {
  const undone: JobMessage[] = [];
  for (let passed = 0; passed < seconds; passed += 10) {
    while (house.sent.length > 0) {
      const messages = house.sent.splice(0);
      undone.push(...messages.filter((one) => one.kind === kind));
      await deliver(
        house.app,
        messages.filter((one) => one.kind !== kind),
      );
    }
    house.pass(10_000);
  }
  return undone;
}

/** A house whose people cannot be written. */
function unwritable({ app }: OutfitWorld): OutfitWorld['app'] {
  const people = new Proxy(app.people, {
    get(db, key, self) {
      if (key === 'update') throw new Error('crash');
      return Reflect.get(db, key, self) as unknown;
    },
  });
  return { ...app, people };
}

test('an outfit that is prepared after its minute: its push waits for the picture, and goes out with it, once', async () => {
  const house = openOutfitWorld();
  const user = await claimedUser(house, DUE);
  const renders = await workWithout(house, 'render-outfit', 60);
  expect(pushedAfter(house, AT_NINE)).toEqual([]);
  await deliver(house.app, renders);
  await workWithout(house, 'send-mail', 60);
  expect(pushedAfter(house, AT_NINE)).toEqual([60]);
  const { image } = (await storedState(user)).current[0] ?? {};
  expect(house.pushed[0]?.note.data['image']).toBe(`/objects/${image}`);
  expect(await storedState(user)).toMatchObject({ used: 1, openJobs: 0 });
});

test('two minutes are enough: then she is told without the picture; at once when it failed', async () => {
  for (const fails of [false, true]) {
    const house = openOutfitWorld();
    await claimedUser(house, DUE);
    const [render] = await workWithout(house, 'render-outfit', 30);
    if (fails && render) await failJobBehind(house.app, render, 'no picture today');
    await workWithout(house, 'render-outfit', 300);
    expect(pushedAfter(house, AT_NINE), String(fails)).toEqual([fails ? 30 : 120]);
    expect(house.pushed[0]?.note.data['image']).toBeUndefined();
  }
});

test('what was prepared ahead goes out at its minute, whatever became of its picture', async () => {
  const house = openOutfitWorld({}, AT_NINE - 20 * MINUTE);
  await claimedUser(house, DUE);
  await workWithout(house, 'render-outfit', 25 * 60);
  expect(pushedAfter(house, AT_NINE)).toEqual([0]);
});

test('a push whose outfit is still being made waits for it', async () => {
  const house = openOutfitWorld();
  const user = await claimedUser(house, DUE);
  const broken = {
    ...house.app,
    stylist: { name: 'slow', compose: () => Promise.reject(new Error('slow')) },
  };
  const [delivery] = house.sent.splice(0);
  expectConsoleError(1);
  await deliver(broken, [delivery]);
  await scheduleNotes(house.app, user, { date: '2026-11-20', deliverAt: AT_NINE }, ['send-push']);
  await workWithout(house, 'deliver-outfit', 300);
  expect(house.pushed).toEqual([]);
  await deliver(house.app, [delivery]);
  await workWithout(house, 'send-mail', 20);
  // Its picture came in the same moment; the push looked before it and 10 s later.
  expect(pushedAfter(house, AT_NINE)).toEqual([310]);
});

test('a crash between her new time and the move of her push sends nothing at the old minute, after the next tick', async () => {
  const start = AT_NINE - 20 * MINUTE;
  // Later: only her row was written. Earlier: the push has moved before.
  for (const [time, minutes] of [
    ['09:30', 30],
    ['08:50', -10],
  ] as const) {
    const house = openOutfitWorld({}, start);
    const user = await claimedUser(house, DUE);
    await house.work();
    if (minutes < 0) {
      const change = changeAndPlan(unwritable(house), user, { notificationTime: time });
      await expect(change).rejects.toThrow('crash');
    }
    await changeUser(house.app.people, user.id, { notificationTime: time });
    await copyStaleMinutes(house.app);
    await workWithout(house, 'send-mail', 60 * 60);
    expect(pushedAfter(house, AT_NINE), time).toEqual([minutes * 60]);
  }
});

test('a delivery that comes again with the old minute does not make her wait for it', async () => {
  const house = openOutfitWorld({}, AT_NINE - 20 * MINUTE);
  const user = await claimedUser(house, DUE);
  const old = [...house.sent];
  await house.work();
  await changeAndPlan(house.app, await reloadUser(house.app, user), { notificationTime: '08:50' });
  await deliver(house.app, old);
  await workWithout(house, 'send-mail', 60 * 60);
  expect(pushedAfter(house, AT_NINE)).toEqual([-600]);
});

test('a change that is not written leaves the push at her minute, though it has moved before', async () => {
  const house = openOutfitWorld({}, AT_NINE - 20 * MINUTE);
  const user = await claimedUser(house, DUE);
  await house.work();
  await scheduleNotes(house.app, user, { date: '2026-11-20', deliverAt: AT_NINE - 10 * MINUTE }, [
    'send-push',
  ]);
  await workWithout(house, 'send-mail', 60 * 60);
  expect(pushedAfter(house, AT_NINE)).toEqual([0]);
});

test('a device that comes between claim and preparation hears of the outfit, however late that begins', async () => {
  const house = openOutfitWorld();
  const deliverAt = AT_NINE + MINUTE;
  const user = await newUser(house.app, { nextDeliveryAt: deliverAt, notificationTime: '09:01' });
  await claimAll(house.app);
  const session = { id: crypto.randomUUID(), userId: user.id, createdAt: 0, expiresAt: 9e15 };
  await house.app.people.insert(sessions).values(session);
  await subscribeDevice(house.app, await reloadUser(house.app, user), session.id, {
    endpoint: 'https://fcm.googleapis.com/fcm/send/late',
    keys: { p256dh: 'a key', auth: 'a secret' },
  });
  const undone = await workWithout(house, 'deliver-outfit', 5 * 60);
  expect(house.pushed).toHaveLength(0);
  await deliver(house.app, undone);
  await workWithout(house, 'send-mail', 5 * 60);
  expect(house.pushed).toHaveLength(1);
});
