import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import {
  claimAll,
  reloadUser,
  storedState,
  DAY,
  HOUR,
  newDevice,
  newUser,
  openOutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { repeatDeliveries } from './repeat-deliveries.ts';

beforeEach(async () => {
  await env.LOOKS_0.prepare('delete from minutes').run();
});

test('what a queue lost is sent again, and whoever has her outfit hears nothing twice', async () => {
  const house = openOutfitWorld();
  const { app } = house;
  const nextDeliveryAt = app.clock.now();
  const wish = { notificationTime: '09:00', nextDeliveryAt, createdAt: nextDeliveryAt - DAY };
  const [lost, made] = [await newUser(app, wish), await newUser(app, wish)];
  await newDevice(app, made);
  expect((await claimAll(app)).sent).toBe(2);
  const [first, second] = house.sent.splice(0);
  const hers = [first, second].find(
    (message) => message && 'userId' in message && message.userId === made.id,
  );
  house.sent.push(...(hers ? [hers] : []));
  await house.work();
  expect((await storedState(lost)).all).toHaveLength(0);

  expect(await repeatDeliveries(app)).toBe(2);
  await house.work();
  expect(await repeatDeliveries(app)).toBe(2);
  await house.work();
  for (const user of [lost, made]) expect((await storedState(user)).all).toHaveLength(1);
  expect(house.pushed).toHaveLength(1);
  expect((await reloadUser(app, lost)).nextDeliveryAt).toBe(nextDeliveryAt + DAY);
});

test('prepared ahead or late in the day, but not for a day that is over, a minute to come or before she came', async () => {
  const house = openOutfitWorld();
  const { app } = house;
  const now = app.clock.now();
  const user = (notificationTime: string, nextDeliveryAt: number, createdAt = now - 9 * DAY) =>
    newUser(app, { notificationTime, nextDeliveryAt, createdAt });
  const ahead = await user('09:30', now + DAY + HOUR / 2);
  const late = await user('01:00', now + 16 * HOUR);
  await user('10:00', now + HOUR);
  await user('08:00', now - HOUR);
  await user('08:00', now + 23 * HOUR, now - HOUR / 2);
  await newUser(app, { gender: null });
  await repeatDeliveries(app);
  expect(house.sent).toHaveLength(2);
  expect(house.sent).toContainEqual({
    ...{ kind: 'deliver-outfit', userId: ahead.id, shard: 0 },
    ...{ date: '2026-11-20', deliverAt: now + HOUR / 2 },
  });
  expect(house.sent).toContainEqual({
    ...{ kind: 'deliver-outfit', userId: late.id, shard: 0 },
    ...{ date: '2026-11-20', deliverAt: now - 8 * HOUR },
  });
});
