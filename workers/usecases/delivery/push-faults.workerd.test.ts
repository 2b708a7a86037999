// Push services that are slow, gone or down, and devices that are no more.
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { deliver, newDevice, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { MINUTE, prepareUser, pushJob, pusherThat } from '../../../tests/worlds/prepared-push.workerd.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import type { BackgroundApp } from '../../app.ts';
import { countsSince } from '../../db/jobs/delivery-counts.ts';
import { changeUser } from '../../db/people/users.ts';
import { copyMinutes } from './copy-minutes.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { repairJobs } from '../jobs/repair-jobs.ts';

test('a device that is gone is forgotten, the others hear it', async () => {
  const house = openOutfitWorld();
  const user = await prepareUser(house);
  const gone = await newDevice(house.app, user);
  const told: string[] = [];
  const app: BackgroundApp = {
    ...house.app,
    pusher: pusherThat((device) => {
      told.push(device.endpoint);
      return Promise.resolve(device.endpoint === gone.endpoint ? 'gone' : 'taken');
    }),
  };
  house.pass(20 * MINUTE);
  await deliver(app, house.sent.splice(0));
  expect(told).toHaveLength(2);
  const left = await env.PEOPLE.prepare('select endpoint from push_subscriptions where user_id = ?')
    .bind(user.id)
    .all<{ endpoint: string }>();
  expect(left.results.map((row) => row.endpoint)).toEqual(
    told.filter((endpoint) => endpoint !== gone.endpoint),
  );
  expect(await pushJob(user)).toMatchObject({ state: 'done' });
});

test('a busy push service is asked again when it said, only for the device that waits', async () => {
  const house = openOutfitWorld();
  const user = await prepareUser(house);
  const slow = await newDevice(house.app, user);
  let busy = true;
  const told: string[] = [];
  const app: BackgroundApp = {
    ...house.app,
    pusher: pusherThat((device) => {
      if (busy && device.endpoint === slow.endpoint) {
        throw new ProviderError('push', 'answered 429', { retryable: true, retryAfterSeconds: 120 });
      }
      told.push(device.endpoint);
      return Promise.resolve('taken');
    }),
  };
  house.pass(20 * MINUTE);
  const messages = house.sent.splice(0);
  expect(await deliver(app, messages)).toMatchObject({ acked: 0, retried: 1, delays: [120] });
  expect(told).toHaveLength(1);
  expect(await pushJob(user)).toMatchObject({ state: 'queued' });
  busy = false;
  house.pass(2 * MINUTE);
  expect(await deliver(app, messages, 2)).toMatchObject({ acked: 1, retried: 0 });
  expect(told).toEqual([told[0], slow.endpoint]);
  expect(await pushJob(user)).toMatchObject({ state: 'done' });
});

test('what the service never takes fails once and is not tried again', async () => {
  const house = openOutfitWorld();
  const user = await prepareUser(house);
  const pusher = pusherThat(() =>
    Promise.reject(new ProviderError('push', 'answered 413', { retryable: false })),
  );
  house.pass(20 * MINUTE);
  expect(await deliver({ ...house.app, pusher }, house.sent.splice(0))).toMatchObject({
    acked: 1,
    retried: 0,
  });
  expect(await pushJob(user)).toMatchObject({ state: 'failed' });
});

test('a push service that is down for hours: every push ends', async () => {
  const house = openOutfitWorld();
  const user = await prepareUser(house);
  const pusher = pusherThat(() =>
    Promise.reject(new ProviderError('push', 'answered 503', { retryable: true })),
  );
  const app = { ...house.app, pusher };
  for (let round = 0; round < 12; round++) {
    house.pass(20 * MINUTE);
    await deliver(app, house.sent.splice(0));
    await repairJobs(app);
  }
  expect(await pushJob(user)).toMatchObject({ state: 'failed' });
});

test("a crash between the service's yes and our note repeats the push under the same tag, and is counted", async () => {
  const house = openOutfitWorld();
  const user = await prepareUser(house, { shard: 1 });
  house.pass(20 * MINUTE);
  const messages = house.sent.splice(0);
  await env.LOOKS_1.prepare(
    "update jobs set state = 'running', attempts = 1, lease_until = ? where user_id = ? and kind = 'send-push'",
  )
    .bind(house.app.clock.now() + MINUTE, user.id)
    .run();
  await deliver(house.app, messages);
  expect(house.pushed, "in somebody else's hands").toEqual([]);
  house.pass(2 * MINUTE);
  await repairJobs(house.app);
  await house.work();
  expect(house.pushed.map((push) => push.note.topic)).toEqual(['outfit-2026-11-20']);
  const hers = { shards: 1, looks: () => house.app.looks(1) };
  expect(await countsSince(hers, '2026-11-20')).toMatchObject({ repeated: 1 });
});

test('a person whose push breaks holds up nobody else of the batch, and is counted', async () => {
  expectConsoleError(1);
  const house = openOutfitWorld();
  const { app } = house;
  const [lost, fine] = [await prepareUser(house), await prepareUser(house)];
  await changeUser(app.people, lost.id, { timezone: 'Atlantis/Center' });
  await copyMinutes(app, [lost.id]);
  house.pass(20 * MINUTE);
  expect(await deliver(app, house.sent.splice(0))).toMatchObject({ acked: 2, retried: 0 });
  expect(house.pushed).toHaveLength(1);
  expect(await pushJob(fine)).toMatchObject({ state: 'done' });
  expect(await pushJob(lost)).toMatchObject({ state: 'failed' });
});
