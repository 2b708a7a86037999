import { expect, test } from 'vitest';
import {
  claimAll,
  storedState,
  DAY,
  deliver,
  HOUR,
  newDevice,
  newUser,
  openOutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import type { BackgroundApp } from '../../app.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { readDeliveries } from '../delivery/read-deliveries.ts';
import { repairJobs } from './repair-jobs.ts';
import { retryJob } from './retry-job.ts';

const never = new ProviderError('somebody', 'never', { retryable: false });

test('what was given up is listed, and "Retry" does it: the outfit, its picture, its push', async () => {
  const house = openOutfitWorld();
  const { app, sent } = house;
  const user = await newUser(app, { shard: 1, nextDeliveryAt: app.clock.now(), notificationTime: '09:00' });
  await newDevice(app, user);
  const broken: BackgroundApp = {
    ...app,
    stylist: { name: 'broken', compose: () => Promise.reject(never) },
    imageEditor: { name: 'broken', render: () => Promise.reject(never) },
    pusher: { name: 'broken', publicKey: () => Promise.resolve(''), push: () => Promise.reject(never) },
  };
  const failures = async () =>
    (await readDeliveries(app)).failures.filter((job) => job.shard === 1).map((job) => job.kind);
  await claimAll(app);
  await deliver(broken, sent.splice(0));
  await deliver(broken, sent.splice(0));
  expect(await failures()).toEqual(expect.arrayContaining(['deliver-outfit', 'send-push']));
  const halfMended = { ...broken, stylist: app.stylist };

  for (const { shard, jobId, kind } of (await readDeliveries(app)).failures) {
    if (shard === 1 && kind === 'deliver-outfit') await retryJob(app, shard, jobId);
  }
  await deliver(halfMended, sent.splice(0));
  await deliver(halfMended, sent.splice(0));
  expect((await storedState(user)).current).toMatchObject([{ state: 'failed' }]);
  expect(await failures()).toEqual(expect.arrayContaining(['render-outfit', 'send-push']));
  for (const { shard, jobId } of (await readDeliveries(app)).failures)
    if (shard === 1) await retryJob(app, shard, jobId);
  await house.work();
  // Her push waits for the picture that is made anew beside it.
  house.pass(10_000);
  await house.work();
  expect((await storedState(user)).current).toMatchObject([{ state: 'ready' }]);
  expect(house.pushed).toHaveLength(1);
  expect(await failures()).toEqual([]);
  expect(await storedState(user)).toMatchObject({ used: 1, openJobs: 0 });
  expect(await readDeliveries(app)).toMatchObject({ sent: 1, failed: 1, lateP99: 10 });
});

test('what is over, unknown or not failed is not tried again', async () => {
  expectConsoleError(Infinity);
  const house = openOutfitWorld();
  const { app, sent } = house;
  const user = await newUser(app, { shard: 2, nextDeliveryAt: app.clock.now(), notificationTime: '09:00' });
  const broken = { ...app, stylist: { name: 'broken', compose: () => Promise.reject(never) } };
  await claimAll(app);
  await deliver(broken, sent.splice(0));
  const [failure] = (await readDeliveries(app)).failures.filter((job) => job.shard === 2);
  house.pass(DAY);
  await expect(retryJob(app, 2, failure?.jobId ?? '')).rejects.toMatchObject({ code: 'conflict' });
  await expect(retryJob(app, 0, failure?.jobId ?? '')).rejects.toMatchObject({ code: 'not-found' });
  await expect(retryJob(app, 99, failure?.jobId ?? '')).rejects.toMatchObject({ code: 'not-found' });
  house.pass(HOUR);
  await repairJobs(app);
  expect((await storedState(user)).openJobs).toBe(0);
});
