import { env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import background from './wrangler.toml?raw';
import renders from '../renders/wrangler.toml?raw';
import { AN_HOUR, archiveAll, insertPastOutfits } from '../../tests/worlds/archive-world.workerd.ts';
import { counted, noStatements, type Statements } from '../../tests/fakes/counted-d1.workerd.ts';
import { MINUTE } from '../../tests/worlds/prepared-push.workerd.ts';
import {
  claimAll,
  newDevice,
  newUser,
  openOutfitWorld,
  type OutfitWorld,
} from '../../tests/worlds/outfit-world.workerd.ts';
import { expectConsoleError } from '../../tests/runner/console-errors.ts';
import { openLooks, openPeople } from '../db/sql/open-database.ts';
import type { JobMessage } from '../ports/jobs.ts';
import { todaysOutfit } from '../usecases/outfits/todays-outfit.ts';
import { consumeDeadLetters, consume } from './consume.ts';
import { runCronTick } from './cron-tick.ts';

// D1 takes 1,000 queries in one run of a Worker, each statement of a batch for itself (developers.cloudflare.com/d1/platform/limits).
// The largest batch of every consumer, as its config says, and the minute of the cron stay below.

const LIMIT = 1000;

const sizeOf = (toml: string, queue: string): number =>
  Number(
    new RegExp(`\\[\\[queues.consumers\\]\\]\\nqueue = "stylecast-${queue}"\\nmax_batch_size = (\\d+)`).exec(
      toml,
    )?.[1],
  );

function countingHouse() {
  const statements = noStatements();
  const house = openOutfitWorld();
  const quick = house.app.stylist.compose;
  let composed: ReturnType<typeof quick> | undefined;
  house.app.stylist = { name: 'quick', compose: (brief) => (composed ??= quick(brief)) };
  const shards = [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2].map((d1) => openLooks(counted(d1, statements)));
  const app = {
    ...house.app,
    people: openPeople(counted(env.PEOPLE, statements)),
    looks: (shard: number) => shards[shard]!,
    looksNear: (shard: number) => shards[shard]!,
  };
  return { house, app, statements };
}

const batchOf = (bodies: unknown[], queue = 'stylecast-deliveries') =>
  ({
    queue,
    messages: bodies.map((body, i) => ({
      ...{ id: `m${i}`, timestamp: new Date(0), body, attempts: 1 },
      ack: () => undefined,
      retry: () => undefined,
    })),
  }) as unknown as MessageBatch;

async function statementsOf(
  { statements }: { statements: Statements },
  run: () => Promise<unknown>,
): Promise<number> {
  statements.count = 0;
  await run();
  return statements.count;
}

const counts: Record<string, number> = {};

test('deliveries: forty people at once', { timeout: 120_000 }, async () => {
  const size = sizeOf(background, 'deliveries');
  expect(size).toBe(40);
  const it = countingHouse();
  for (let i = 0; i < size; i++)
    await newDevice(
      it.house.app,
      await newUser(it.house.app, { nextDeliveryAt: it.house.app.clock.now(), subscriptionTier: 'pro' }),
    );
  counts['cron that claims them'] = await statementsOf(it, () => claimAll(it.app));
  const messages = it.house.sent.splice(0);
  expect(messages).toHaveLength(size);
  counts['deliveries'] = await statementsOf(it, () => consume(it.app, batchOf(messages)));
  expect(it.house.sent.filter(({ kind }) => kind === 'render-outfit')).toHaveLength(size);
  const drawn = it.house.sent
    .filter(({ kind }) => kind === 'render-outfit')
    .slice(0, sizeOf(renders, 'renders'));
  counts['renders'] = await statementsOf(it, () => consume(it.app, batchOf(drawn)));
});

/** A full batch of pushes at their minute, of people with so many devices each. */
async function pushesAt(house: OutfitWorld, devices: number): Promise<JobMessage[]> {
  const { app } = house;
  const nextDeliveryAt = app.clock.now() + 20 * MINUTE;
  const size = sizeOf(background, 'pushes');
  expect(size).toBe(100);
  for (let i = 0; i < size; i++) {
    const her = {
      shard: i % 3,
      nextDeliveryAt,
      notificationTime: '09:20',
      subscriptionTier: 'premium',
    } as const;
    const user = await newUser(app, her);
    for (let device = 0; device < devices; device++) await newDevice(app, user);
  }
  for (let i = 0; i < 4; i++) await claimAll(app);
  await house.work();
  house.pass(20 * MINUTE);
  const due = house.sent.splice(0).filter(({ kind }) => kind === 'send-push');
  expect(due).toHaveLength(size);
  return due;
}

test('pushes: a hundred people with three devices each, of three shards', { timeout: 240_000 }, async () => {
  const it = countingHouse();
  const due = await pushesAt(it.house, 3);
  counts['pushes'] = await statementsOf(it, () => consume(it.app, batchOf(due)));
  expect(it.house.pushed).toHaveLength(300);
});

test(
  'pushes that are all refused: the same, with what is noted of the devices',
  { timeout: 240_000 },
  async () => {
    const it = countingHouse();
    const due = await pushesAt(it.house, 1);
    it.app.pusher = { ...it.house.app.pusher!, push: () => Promise.resolve('refused' as const) };
    counts['refused pushes'] = await statementsOf(it, () => consume(it.app, batchOf(due)));
  },
);

test('mails, films and dead letters', { timeout: 120_000 }, async () => {
  expectConsoleError(Infinity);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const it = countingHouse();
  const { app } = it.house;
  const users = [];
  for (let i = 0; i < 25; i++) users.push(await newUser(app));
  const mails = users.slice(0, sizeOf(background, 'mails')).map((user) => ({
    ...{ kind: 'send-mail', mail: 'welcome', userId: user.id, key: 'k' },
    ...{ origin: 'http://x', requestedAt: app.clock.now() },
  }));
  counts['mails'] = await statementsOf(it, () => consume(it.app, batchOf(mails)));
  for (const user of users) await todaysOutfit(app, user);
  const dead = it.house.sent.splice(0).slice(0, sizeOf(background, 'dead-letters'));
  expect(dead).toHaveLength(25);
  counts['dead letters'] = await statementsOf(it, () =>
    consumeDeadLetters(it.app, batchOf(dead, 'stylecast-dead-letters')),
  );
});

test('the archive: as many months of as many people as one run takes', { timeout: 240_000 }, async () => {
  const it = countingHouse();
  // Two months each, one of which lies there already: the dearest way.
  const people = [];
  for (let i = 0; i < 31; i++) people.push(await newUser(it.house.app, { createdAt: 0 }));
  for (const user of people) await insertPastOutfits(it.house, user, '2026-08-30', 1);
  await archiveAll(it.house);
  for (const user of people) await insertPastOutfits(it.house, user, '2026-07-31', 2);
  it.house.pass(2 * AN_HOUR);
  counts['archive'] = await statementsOf(it, () =>
    consume(it.app, batchOf([{ kind: 'archive-looks', shard: 0 }])),
  );
  expect(it.house.sent).toContainEqual({ kind: 'archive-looks', shard: 0 });
  expect(sizeOf(background, 'films')).toBe(1);
  it.house.sent.length = 0;
});

test('a minute of the cron', async () => {
  expectConsoleError(Infinity);
  const it = countingHouse();
  counts['cron'] = await statementsOf(it, () => runCronTick(it.app));
  expect(counts['cron']).toBeLessThan(LIMIT);
});

test('in a minute with nothing to do the cron calls a database of looks four times: jobs, films, counts, size', async () => {
  expectConsoleError(Infinity);
  const { house, app } = countingHouse();
  await runCronTick(app);
  house.pass(MINUTE);
  const statements = noStatements();
  const second = openLooks(counted(env.LOOKS_1, statements));
  await runCronTick({ ...app, looks: (shard) => (shard === 1 ? second : app.looks(shard)) });
  expect(statements.calls).toBe(4);
});

test('all of them stay below the limit of one run', () => {
  console.info(JSON.stringify(counts));
  expect(Object.keys(counts)).toHaveLength(9);
  expect(Object.entries(counts).filter(([, count]) => !(count > 0 && count < LIMIT))).toEqual([]);
});
