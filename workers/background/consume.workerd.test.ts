import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import {
  storedState,
  deliver,
  HOUR,
  newUser,
  openOutfitWorld,
} from '../../tests/worlds/outfit-world.workerd.ts';
import { expectConsoleError } from '../../tests/runner/console-errors.ts';
import type { BackgroundApp } from '../app.ts';
import type { RenderedImage } from '../ports/image-editor.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { readLastCronRun } from '../db/operations/operator-notes.ts';
import { repairJobs } from '../usecases/jobs/repair-jobs.ts';
import { retryImage } from '../usecases/outfits/retry-image.ts';
import { todaysOutfit } from '../usecases/outfits/todays-outfit.ts';
import { consumeDeadLetters } from './consume.ts';
import { runCronTick } from './cron-tick.ts';

const failing = (error: Error): BackgroundApp['imageEditor'] => ({
  name: 'failing',
  render: () => Promise.reject(error),
});

async function buryAll(app: BackgroundApp, bodies: unknown[]): Promise<number> {
  let acked = 0;
  const messages = bodies.map((body, i) => ({
    id: `dead-${i}`,
    body,
    attempts: 1,
    ack: () => acked++,
  }));
  await consumeDeadLetters(app, { queue: 'stylecast-dead-letters', messages } as unknown as MessageBatch);
  return acked;
}

test('a provider that may come back gets its message again; the outfit waits meanwhile', async () => {
  const { app, sent } = openOutfitWorld();
  const user = await newUser(app);
  await todaysOutfit(app, user);
  const message = sent.splice(0);
  const down = { ...app, imageEditor: failing(new ProviderError('painter', 'busy', { retryable: true })) };
  expect(await deliver(down, message)).toMatchObject({ acked: 0, retried: 1 });
  expect((await storedState(user)).current).toMatchObject([{ state: 'pending', image: null }]);
  expect(await deliver(app, message, 2)).toMatchObject({ acked: 1, retried: 0 });
  expect((await storedState(user)).current).toMatchObject([{ state: 'ready' }]);
});

test('a provider that says never fails the picture at once, and "Try again" works', async () => {
  const house = openOutfitWorld();
  const { app, sent } = house;
  const user = await newUser(app);
  const outfit = await todaysOutfit(app, user);
  const never = {
    ...app,
    imageEditor: failing(new ProviderError('painter', 'refused', { retryable: false })),
  };
  expect(await deliver(never, sent.splice(0))).toMatchObject({ acked: 1, retried: 0 });
  expect(await storedState(user)).toMatchObject({ openJobs: 0, current: [{ state: 'failed' }], used: 1 });
  expect((await retryImage(app, user, outfit?.id ?? '')).imageState).toBe('pending');
  await house.work();
  expect(await storedState(user)).toMatchObject({ openJobs: 0, current: [{ state: 'ready' }], used: 1 });
});

test('a dead letter marks picture and job as failed; one that nobody can read is written down and gone', async () => {
  expectConsoleError(3);
  const { app, sent } = openOutfitWorld();
  const user = await newUser(app);
  await todaysOutfit(app, user);
  const deliverJob = { kind: 'deliver-outfit', userId: user.id, date: '2026-11-20', deliverAt: 0 };
  expect(await buryAll(app, [sent[0], deliverJob, { kind: 'who knows' }])).toBe(3);
  expect(await storedState(user)).toMatchObject({ openJobs: 0, current: [{ state: 'failed', image: null }] });
});

test('a dead letter of a job that another delivery did is no failure', async () => {
  expectConsoleError(1);
  const house = openOutfitWorld();
  const user = await newUser(house.app);
  await todaysOutfit(house.app, user);
  const copy = [...house.sent];
  await house.work();
  await buryAll(house.app, copy);
  expect((await storedState(user)).current).toMatchObject([{ state: 'ready' }]);
});

test('a queue that takes nothing is repaired by the sweeper, with growing patience, and every job ends', async () => {
  const house = openOutfitWorld();
  const { app } = house;
  const user = await newUser(app);
  const deaf = { ...app, jobs: { send: () => Promise.reject(new Error('the queue is down')) } };
  const outfit = await todaysOutfit(deaf, user);
  expect(outfit?.imageState).toBe('pending');
  expect(house.sent).toEqual([]);
  house.pass(60_000);
  await repairJobs(app);
  expect(house.sent, 'not yet: the message may be under way').toEqual([]);
  house.pass(61_000);
  expect(await repairJobs(app)).toEqual({ resent: 1, failed: 0 });
  expect(await repairJobs(app), 'once').toEqual({ resent: 0, failed: 0 });
  let resent = 1;
  for (let hours = 0; hours < 24; hours++) {
    house.pass(HOUR);
    resent += (await repairJobs(deaf)).resent;
  }
  expect(resent).toBe(6);
  expect(await storedState(user)).toMatchObject({ openJobs: 0, current: [{ state: 'failed' }] });
});

test('the render of an account that is gone ends quietly and leaves no object', async () => {
  const house = openOutfitWorld();
  const user = await newUser(house.app);
  await todaysOutfit(house.app, user);
  await env.PEOPLE.prepare('delete from users where id = ?').bind(user.id).run();
  await house.work();
  expect(await storedState(user)).toMatchObject({ openJobs: 0, objects: [] });
});

test('a tick says that it ran, and its parts do not stop each other', async () => {
  // The watch tells of the dead letters of the tests before.
  expectConsoleError(Infinity);
  const house = openOutfitWorld({ jobs: { send: () => Promise.reject(new Error('the queue is down')) } });
  const user = await newUser(house.app, { nextDeliveryAt: house.app.clock.now() });
  await todaysOutfit(house.app, user);
  house.pass(HOUR);
  await expect(runCronTick(house.app)).rejects.toThrow('the queue is down');
  expect(await readLastCronRun(house.app.people)).toBe(house.app.clock.now());
  expect((await storedState(user)).jobs).toMatchObject([{ attempts: 1 }]);
});

test('a render that never answers holds nobody up for ever: after five minutes the next picture is drawn', async () => {
  expectConsoleError(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { app, sent } = openOutfitWorld();
    const [silent, next] = [await newUser(app), await newUser(app)];
    await todaysOutfit(app, silent);
    await todaysOutfit(app, next);
    const { render } = app.imageEditor;
    let asked = 0;
    app.imageEditor = {
      name: 'silent once',
      render: (...order) => (asked++ === 0 ? new Promise<RenderedImage>(() => undefined) : render(...order)),
    };
    const work = deliver(app, sent.splice(0));
    await vi.waitFor(() => expect(asked).toBe(1));
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(await work).toMatchObject({ acked: 1, retried: 1 });
    expect((await storedState(next)).current).toMatchObject([{ state: 'ready' }]);
    expect((await storedState(silent)).current).toMatchObject([{ state: 'pending' }]);
  } finally {
    vi.useRealTimers();
  }
});

test('mails that a quota refused together come back one by one, over an hour after the hour', async () => {
  const house = openOutfitWorld();
  const full: BackgroundApp = {
    ...house.app,
    mailer: {
      name: 'full',
      send: () => {
        const hour = { retryable: true, retryAfterSeconds: 3600 };
        return Promise.reject(new ProviderError('full', 'failed (E_DAILY_LIMIT_EXCEEDED)', hour));
      },
    },
  };
  const orders = [];
  for (let i = 0; i < 12; i++) {
    const { id } = await newUser(house.app);
    orders.push({
      ...{ kind: 'send-mail', mail: 'welcome', userId: id, key: `k${i}`, origin: 'https://s' },
      requestedAt: house.app.clock.now(),
    });
  }
  const { retried, delays } = await deliver(full, orders);
  expect(retried).toBe(12);
  expect(Math.min(...(delays as number[]))).toBeGreaterThanOrEqual(3600);
  expect(Math.max(...(delays as number[]))).toBeLessThanOrEqual(7200);
  expect(new Set(delays).size).toBeGreaterThan(8);
});
