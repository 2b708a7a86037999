import { env } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { visitor } from '../../../tests/worlds/visitor.workerd.ts';
import { runCronTick } from '../../background/cron-tick.ts';
import { consumeDeadLetters } from '../../background/consume.ts';
import { addCounts, utcDay } from '../../db/jobs/delivery-counts.ts';
import { bookModelSpend, bookSpend } from '../../db/operations/provider-spend.ts';
import { failedJobs, reopenJob } from '../../db/jobs/jobs.ts';
import { openPeople } from '../../db/sql/open-database.ts';
import { changeSwitch } from '../../db/operations/switches.ts';
import { addErrors } from '../../db/operations/vitals.ts';
import { createApi } from '../../site/api/index.ts';
import { overdue } from '../../../app/domain/operations/job-ages.ts';
import { failJobBehind } from '../jobs/fail-job.ts';
import { todaysOutfit } from '../outfits/todays-outfit.ts';
import type { ModelCatalog } from '../../ports/model-catalog.ts';
import { databasesOf, spendToday } from './read-vitals.ts';

const MINUTE = 60_000;

beforeEach(async () => {
  const tables = ['operations', 'provider_spend'];
  await env.PEOPLE.batch(tables.map((table) => env.PEOPLE.prepare(`delete from ${table}`)));
  await env.LOOKS_0.prepare('delete from delivery_counts').run();
});

function called(over: Parameters<typeof openOutfitWorld>[0] = {}) {
  const posted: string[] = [];
  const mails: { to: string; subject: string }[] = [];
  const house = openOutfitWorld({
    alerts: { post: (text) => Promise.resolve(void posted.push(text)) },
    mailer: { name: 'fake', send: (mail) => Promise.resolve(void mails.push(mail)).then(() => null) },
    ...over,
  });
  const { app } = house;
  app.settings = { ...app.settings, alertEmail: 'operator@example.org', modelCapMicros: 1_000_000 };
  return { ...house, posted, mails };
}

test('a minute without anything wrong calls nobody', async () => {
  const { app, posted, mails } = called();
  await runCronTick(app);
  expect([posted, mails]).toEqual([[], []]);
});

test('late pushes: the operator is called by webhook and by mail, once, and when it is over', async () => {
  expectConsoleError(Infinity);
  const { app, posted, mails, pass } = called();
  await addCounts(app.looks(0), utcDay(app.clock.now()), { sent: 100, 'late:1': 90, 'late:120': 10 });
  await runCronTick(app);
  expect(posted).toEqual(['Stylecast: late-pushes: One push in a hundred is up to 120 s late.']);
  expect(mails).toMatchObject([{ to: 'operator@example.org', subject: posted[0] }]);
  pass(MINUTE);
  await runCronTick(app);
  expect(posted).toHaveLength(1);
  pass(24 * 60 * MINUTE);
  await runCronTick(app);
  expect(posted.slice(1)).toEqual(['Stylecast: late-pushes is over.']);
});

test('dead letters, errors and spending near the cap are found in what the machine has counted', async () => {
  expectConsoleError(Infinity);
  const { app, posted } = called();
  const message = {
    id: 'm',
    body: 'nobody can read this',
    attempts: 1,
    ack: () => undefined,
    retry: () => undefined,
  };
  await consumeDeadLetters(app, {
    queue: 'stylecast-dead-letters',
    messages: [message],
  } as unknown as MessageBatch);
  await addErrors(app.people, 25, app.clock.now());
  const booking = { day: utcDay(app.clock.now()), model: 'stylist:a', micros: 850_000, capMicros: 1_000_000 };
  expect(await bookModelSpend(app.people, booking)).toBe(true);
  await runCronTick(app);
  expect(posted).toEqual([
    'Stylecast: dead-letters: 1 messages were given up.',
    'Stylecast: errors: 25 unexpected errors in ten minutes.',
    "Stylecast: spend: Near the day's cap: models 85 %.",
  ]);
});

test('a part of the cron that fails three minutes in a row is an alarm; a broken webhook stops nothing', async () => {
  expectConsoleError(Infinity);
  const { app, mails, pass } = called({
    alerts: { post: () => Promise.reject(new Error('the webhook is broken')) },
    jobs: { send: () => Promise.reject(new Error('the queue is down')) },
  });
  await env.PEOPLE.prepare('update users set next_delivery_at = ?').bind(app.clock.now()).run();
  await newUser(app, { nextDeliveryAt: app.clock.now() });
  for (let i = 0; i < 3; i++) {
    await expect(runCronTick(app)).rejects.toThrow('the queue is down');
    pass(3 * MINUTE);
  }
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Stylecast: failed-cron: The cron fails at claim-due-users (3 times in a row).',
  ]);
  await env.PEOPLE.prepare('update users set next_delivery_at = null').run();
});

test('the check of model ids: asked after a deployment and every six hours, shown in /api/status, and an alarm', async () => {
  expectConsoleError(Infinity);
  let asked = 0;
  const list: ModelCatalog['list'] = () => {
    asked++;
    return Promise.resolve([
      { id: 'lives', shutdown: null },
      { id: 'ends', shutdown: '2026-12-11' },
    ]);
  };
  const { app, posted, pass } = called({
    modelCatalogs: [
      { provider: 'openai', used: ['lives', 'ends', 'gone'], known: {}, list },
      { provider: 'gemini', used: ['silent'], known: {}, list: () => Promise.reject(new Error('away')) },
    ],
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await runCronTick(app);
  pass(MINUTE);
  await runCronTick(app);
  expect(asked).toBe(1);
  expect(posted).toEqual(['Stylecast: model-ends: ends ends on 2026-12-11, gone is gone.']);
  const status = await visitor(createApi(() => app)).send('GET', '/api/status');
  expect(await status.json()).toMatchObject({
    healthy: false,
    alarms: ['model-ends'],
    models: [
      { provider: 'openai', id: 'ends', state: 'going', shutdown: '2026-12-11' },
      { provider: 'openai', id: 'gone', state: 'gone', shutdown: null },
      { provider: 'gemini', id: 'silent', state: 'unknown', shutdown: null },
    ],
  });
  pass(6 * 60 * MINUTE);
  await runCronTick(app);
  expect(asked).toBe(2);
});

test('a cron that has not run for five minutes is not healthy', async () => {
  const { app, pass } = called();
  const healthy = async () =>
    (await (await visitor(createApi(() => app)).send('GET', '/api/status')).json<{ healthy: boolean }>())
      .healthy;
  expect(await healthy()).toBe(true);
  await runCronTick(app);
  pass(4 * MINUTE);
  expect(await healthy()).toBe(true);
  pass(2 * MINUTE);
  expect(await healthy()).toBe(false);
});

test("today's spending stands in cents beside what it may be, models and films apart; yesterday's does not count", async () => {
  const { app } = called();
  const [today, before] = [0, 1].map((days) => utcDay(app.clock.now() - days * 24 * 60 * MINUTE));
  app.settings = { ...app.settings, modelCapMicros: 2_000_000, filmCapCents: 900 };
  const capsOnly = [
    { what: 'models', cents: 0, capCents: 200 },
    { what: 'films', cents: 0, capCents: 900 },
  ];
  await bookSpend(app.people, before!, 70, 900);
  expect(await spendToday(app)).toEqual(capsOnly);
  const spent = { day: today!, model: 'stylist:gemini', micros: 30_000, capMicros: 2_000_000 };
  await bookModelSpend(app.people, spent);
  await bookSpend(app.people, today!, 45, 900);
  expect(await spendToday(app)).toEqual([
    { what: 'models', cents: 3, capCents: 200 },
    { what: 'films', cents: 45, capCents: 900 },
  ]);
});

test('a queue that stands still makes no error: the age of the oldest picture calls the operator, and /api/status says it', async () => {
  expectConsoleError(Infinity);
  const { app, posted, pass, work } = called();
  await todaysOutfit(app, await newUser(app));
  const status = async () => (await visitor(createApi(() => app)).send('GET', '/api/status')).json();
  pass(9 * MINUTE);
  await runCronTick(app);
  expect(posted).toEqual([]);
  expect(await status()).toMatchObject({
    healthy: true,
    oldestJobs: [{ kind: 'render-outfit', minutes: 9, limitMinutes: 10 }],
  });
  pass(MINUTE);
  expect(await status(), 'before the cron comes').toMatchObject({ healthy: false, alarms: [] });
  await runCronTick(app);
  expect(posted).toEqual(['Stylecast: old-jobs: The oldest open jobs: render-outfit 10 min (limit 10).']);
  await work();
  pass(MINUTE);
  await runCronTick(app);
  expect(posted.slice(1)).toEqual(['Stylecast: old-jobs is over.']);
  expect(await status()).toMatchObject({ healthy: true, oldestJobs: [] });
});

test('pictures that an admin has stopped are no alarm; a reopened job is as old as its second life', async () => {
  expectConsoleError(Infinity);
  const { app, sent, pass } = called();
  const user = await newUser(app);
  await todaysOutfit(app, user);
  pass(HOUR);
  const oldest = async () => (await databasesOf({ ...app, people: openPeople(env.PEOPLE) })).oldestJobs;
  const byHand = { actorId: 'an admin', requestId: 'r', now: app.clock.now(), name: 'renders' } as const;
  await changeSwitch(app.people, { ...byHand, stopped: true });
  expect(await oldest()).toEqual([]);
  await changeSwitch(app.people, { ...byHand, stopped: false });
  expect(await oldest()).toMatchObject([{ kind: 'render-outfit', minutes: 60 }]);
  const [message] = sent.splice(0);
  await failJobBehind(app, message!, 'for this test');
  expect(await oldest()).toEqual([]);
  pass(HOUR);
  const job = (await failedJobs(app.looks(user.shard), 0, 1))[0]!;
  expect(await reopenJob(app.looks(user.shard), job, app.clock.now(), 'queued')).toBe(true);
  expect(await oldest()).toMatchObject([{ kind: 'render-outfit', minutes: 0 }]);
  await env.LOOKS_0.prepare('delete from jobs').run();
});

test('every kind of open work shows its age: by its minute, its request or its tries', async () => {
  const { app } = called();
  const now = app.clock.now();
  const ago = (minutes: number) => now - minutes * MINUTE;
  const people = (query: string, ...values: unknown[]) =>
    env.PEOPLE.prepare(query)
      .bind(...values)
      .run();
  const looks = (query: string, ...values: unknown[]) =>
    env.LOOKS_0.prepare(query)
      .bind(...values)
      .run();
  const job = (kind: string, createdAt: number, dueAt: number | null) =>
    looks(
      `insert into jobs (id, key, kind, user_id, date, state, lease_until, created_at, due_at)
        values (?1, ?1, ?1, 'u', '2026-11-20', 'queued', ?2, ?2, ?3)`,
      kind,
      createdAt,
      dueAt,
    );
  await looks('delete from jobs');
  await job('render-outfit', ago(3), null);
  await job('erase-image', ago(70), null);
  await job('deliver-outfit', ago(40), ago(-20));
  await job('send-push', ago(40), ago(6));
  await job('send-morning', ago(40), ago(2));
  await looks(
    `insert into animations (id, user_id, outfit_id, date, status, maker, lease_until, created_at)
      values ('a', 'u', 'o', '2026-11-20', 'pending', 'fal', ?1, ?1), ('b', 'u', 'p', '2026-11-20', 'pending', 'device', 0, 0)`,
    ago(61),
  );
  await people(
    `insert into deletions (id, user_id, shard, step, requested_at, lease_until) values ('d', 'u', 0, 'payments', ?1, ?1)`,
    ago(30),
  );
  await people(
    `insert into moves (user_id, from_shard, to_shard, step, lease_until, attempts) values ('u', 0, 1, 'copy', ?1, 5)`,
    now,
  );
  await people(
    `insert into mails (user_id, kind, key, state, requested_at, lease_until)
      values ('u', 'welcome', 'k', 'sending', ?1, 0), ('u', 'welcome', 'l', 'sent', 0, 0)`,
    ago(16),
  );
  await people(
    `insert into payment_events (id, type, received_at, lease_until) values ('e', 't', ?1, 0), ('f', 't', 0, 0)`,
    ago(121),
  );
  const { oldestJobs } = await databasesOf({ ...app, morePeople: [] });
  expect(Object.fromEntries(oldestJobs.map(({ kind, minutes }) => [kind, minutes]))).toEqual({
    'animate-outfit': 61,
    'delete-account': 30,
    'erase-image': 70,
    'move-user': 10,
    'payment-event': 121,
    'render-outfit': 3,
    'send-mail': 16,
    'send-morning': 2,
    'send-push': 6,
  });
  expect(overdue(oldestJobs).map(({ kind }) => kind)).toEqual([
    ...['animate-outfit', 'erase-image', 'payment-event', 'send-mail', 'send-push'],
  ]);
  for (const table of ['deletions', 'moves', 'mails', 'payment_events']) await people(`delete from ${table}`);
  for (const table of ['jobs', 'animations']) await looks(`delete from ${table}`);
});

test('an announced end and a model that cannot do its work are alarms, whatever the list of its provider says', async () => {
  expectConsoleError(Infinity);
  const { app, posted } = called({
    modelCatalogs: [
      {
        provider: 'gemini',
        used: ['old-image', 'writes-only'],
        known: { ends: { 'old-image': '2026-10-29' }, unfit: ['writes-only'] },
        list: () =>
          Promise.resolve([
            { id: 'old-image', shutdown: null },
            { id: 'writes-only', shutdown: null },
          ]),
      },
    ],
  });
  await runCronTick(app);
  expect(posted).toEqual([
    'Stylecast: model-ends: old-image is gone, writes-only cannot do what it is set for and is not asked.',
  ]);
});
