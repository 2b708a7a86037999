import { expect, test } from 'vitest';
import {
  storedState,
  deliver,
  HOUR,
  newUser,
  openOutfitWorld,
} from '../../../tests/worlds/outfit-world.workerd.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { consumeDeadLetters } from '../../background/consume.ts';
import { failedJobs } from '../../db/jobs/jobs.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { deleteOutfit } from '../outfits/delete-outfit.ts';
import { regenerateOutfit } from '../outfits/regenerate-outfit.ts';
import { MAX_ATTEMPTS, repairJobs } from '../jobs/repair-jobs.ts';
import { retryJob } from '../jobs/retry-job.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import type { SessionUser } from '../../db/people/users.ts';

const message = (user: SessionUser, deliverAt: number) => ({
  kind: 'deliver-outfit',
  userId: user.id,
  date: '2026-11-20',
  deliverAt,
});

test('one outfit, one place and one picture, however often the message comes, on every shard', async () => {
  for (const shard of [0, 1, 2]) {
    const { app, work } = openOutfitWorld();
    const user = await newUser(app, { shard });
    const five = Array.from({ length: 5 }, () => message(user, app.clock.now()));
    await Promise.all(five.map((one) => deliver(app, [one])));
    await deliver(app, five);
    await work();
    const books = await storedState(user);
    expect(books.all).toHaveLength(1);
    expect(books).toMatchObject({ used: 1, openJobs: 0 });
    expect(books.objects).toEqual([books.all[0]?.image]);
  }
});

test('an outfit that she made herself that day stays, and nothing is counted', async () => {
  const { app, work } = openOutfitWorld();
  const user = await newUser(app);
  const own = await todaysOutfit(app, user);
  await deliver(app, [message(user, app.clock.now())]);
  await work();
  const books = await storedState(user);
  expect(books.all.map((row) => row.id)).toEqual([own?.id]);
  expect(books.used).toBe(1);
});

test('a message that comes again after she deleted the outfit makes no other', async () => {
  const { app, work } = openOutfitWorld();
  const user = await newUser(app);
  await deliver(app, [message(user, app.clock.now())]);
  await work();
  await deleteOutfit(app, user, (await storedState(user)).all[0]?.id ?? '');
  await deliver(app, [message(user, app.clock.now())]);
  expect((await storedState(user)).all).toEqual([]);
});

test('two first tries at once: the slower one makes no second outfit, not even when she deleted the first', async () => {
  for (const deletes of [false, true]) {
    const { app, work } = openOutfitWorld();
    const user = await newUser(app);
    const one = message(user, app.clock.now());
    const compose: typeof app.stylist.compose = async (brief) => {
      await deliver(app, [one]);
      if (deletes) await deleteOutfit(app, user, (await storedState(user)).all[0]?.id ?? '');
      return app.stylist.compose(brief);
    };
    const slow = { ...app, stylist: { name: 'slow', compose } };
    expect(await deliver(slow, [one])).toMatchObject({ acked: 1, retried: 0 });
    await work();
    const books = await storedState(user);
    expect(books.all).toHaveLength(deletes ? 0 : 1);
    expect(books).toMatchObject({ used: 1, openJobs: 0 });
  }
});

test('a delivery that nobody could begin is put on record, and "Retry" does it', async () => {
  expectConsoleError(1);
  const { app, sent } = openOutfitWorld();
  const user = await newUser(app);
  const one = message(user, app.clock.now());
  const dead = { id: 'dead', body: one, attempts: 1, ack: () => undefined };
  await consumeDeadLetters(app, {
    queue: 'stylecast-dead-letters',
    messages: [dead],
  } as unknown as MessageBatch);
  expect((await storedState(user)).jobs).toMatchObject([{ kind: 'deliver-outfit', state: 'failed' }]);
  const [failed] = await failedJobs(app.looks(user.shard), 0, 10).then((all) =>
    all.filter(({ userId }) => userId === user.id),
  );
  await retryJob(app, user.shard, failed?.id ?? '');
  await deliver(app, sent.splice(0));
  expect((await storedState(user)).current).toHaveLength(1);
});

test('a day whose places are used up gets none', async () => {
  const { app, work } = openOutfitWorld();
  const user = await newUser(app);
  await todaysOutfit(app, user);
  await work();
  await regenerateOutfit(app, user, {});
  await work();
  const last = await regenerateOutfit(app, user, {});
  await deleteOutfit(app, user, last.id);
  expect(await deliver(app, [message(user, app.clock.now())])).toMatchObject({ acked: 1, retried: 0 });
  await work();
  // The two that were replaced stay at hand until midnight.
  const { current, all, used, openJobs, objects } = await storedState(user);
  expect({ current, used, openJobs }).toEqual({ current: [], used: 3, openJobs: 0 });
  expect(all).toHaveLength(2);
  expect(objects).toHaveLength(2);
});

test('her own regeneration and the delivery at the same moment leave one current outfit', async () => {
  const { app, work } = openOutfitWorld();
  const user = await newUser(app);
  await Promise.all([
    deliver(app, [message(user, app.clock.now())]),
    regenerateOutfit(app, user, {}),
    todaysOutfit(app, user),
    deliver(app, [message(user, app.clock.now())]),
  ]);
  await work();
  const books = await storedState(user);
  expect(books.current).toHaveLength(1);
  expect(books.used).toBeLessThanOrEqual(2);
  expect(books.objects).toHaveLength(1);
});

test('messages of people who are gone, and a profile that is not complete, end quietly', async () => {
  const { app, sent } = openOutfitWorld();
  const user = await newUser(app, { location: '', lat: null, lon: null });
  const gone = { ...user, id: 'nobody' };
  expect(await deliver(app, [message(gone, 0), message(user, app.clock.now())])).toMatchObject({
    acked: 2,
    retried: 0,
  });
  expect(sent).toEqual([]);
  expect((await storedState(user)).openJobs).toBe(0);
});

test('one message that fails does not stop the others of its batch', async () => {
  const { app } = openOutfitWorld();
  const [bad, good] = [await newUser(app), await newUser(app)];
  const stylist = {
    name: 'moody',
    compose: (brief: Parameters<typeof app.stylist.compose>[0]) =>
      brief.seed.startsWith(bad.id)
        ? Promise.reject(new ProviderError('moody', 'not today', { retryable: true }))
        : app.stylist.compose(brief),
  };
  const at = app.clock.now();
  const broken = { ...app, stylist };
  expect(await deliver(broken, [message(bad, at), { kind: 'nonsense' }, message(good, at)])).toMatchObject({
    acked: 1,
    retried: 2,
  });
  expect((await storedState(good)).current).toHaveLength(1);
  expect(await deliver(app, [message(bad, at)])).toMatchObject({ acked: 1, retried: 0 });
  expect((await storedState(bad)).current).toHaveLength(1);
});

test('a delivery that never works ends as failed, and she still gets her outfit by looking', async () => {
  expectConsoleError(MAX_ATTEMPTS);
  const { app, pass, sent } = openOutfitWorld();
  const user = await newUser(app);
  const broken = { ...app, stylist: { name: 'broken', compose: () => Promise.reject(new Error('a bug')) } };
  const one = message(user, app.clock.now());
  for (let i = 0; i <= MAX_ATTEMPTS + 1; i++) {
    await deliver(broken, [one]);
    pass(5 * HOUR);
    await repairJobs(broken);
  }
  expect((await storedState(user)).jobs).toMatchObject([{ kind: 'deliver-outfit', state: 'failed' }]);
  sent.length = 0;
  expect(await todaysOutfit(app, user)).not.toBeNull();
});

test('a message that comes once too often ends its delivery as failed, no sweeper needed', async () => {
  expectConsoleError(MAX_ATTEMPTS);
  const { app, pass } = openOutfitWorld();
  const user = await newUser(app);
  const broken = { ...app, stylist: { name: 'broken', compose: () => Promise.reject(new Error('a bug')) } };
  const one = message(user, app.clock.now());
  for (let i = 0; i < MAX_ATTEMPTS; i++) {
    expect(await deliver(broken, [one])).toMatchObject({ acked: 0, retried: 1 });
    pass(HOUR);
  }
  expect(await deliver(broken, [one])).toMatchObject({ acked: 1, retried: 0 });
  expect((await storedState(user)).jobs).toMatchObject([{ kind: 'deliver-outfit', state: 'failed' }]);
});
