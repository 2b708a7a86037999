import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claim, claimAbandoned, hold, settle, isStillOpen, sweep } from './ledger.ts';
import { DELETIONS, JOBS, MAILS, MOVES, CRON_TURNS } from './ledger-policies.ts';
import { jobs } from '../schema/looks.schema.ts';
import { openLooks, openPeople } from '../sql/open-database.ts';
import { deletions, moves } from '../schema/oversight.schema.ts';
import { mails } from '../schema/people.schema.ts';

const NOW = Date.UTC(2026, 10, 25, 9);
const people = openPeople(env.PEOPLE);
const looks = openLooks(env.LOOKS_0);

const newMail = () => ({
  userId: crypto.randomUUID(),
  kind: 'welcome' as const,
  key: 'k',
  requestedAt: NOW,
});

async function newJob(leaseUntil = NOW) {
  const id = crypto.randomUUID();
  const row = { id, key: id, kind: 'render-outfit', userId: id, date: '2026-11-25', createdAt: NOW };
  await looks.insert(jobs).values({ ...row, state: 'queued', leaseUntil });
  return { id, userId: id };
}

test('of many who claim at once one gets the row, planted or there before', async () => {
  const mail = newMail();
  const planted = await Promise.all([1, 2, 3, 4].map(() => claim(people, MAILS, mail, NOW)));
  expect(planted.flat()).toHaveLength(1);
  const job = await newJob();
  const taken = await Promise.all([1, 2, 3, 4].map(() => claim(looks, JOBS, job, NOW)));
  expect(taken.flat()).toMatchObject([{ state: 'running', attempts: 1, error: null }]);
});

test('whoever falls over is followed when the lease has run out, not before', async () => {
  const job = await newJob();
  await claim(looks, JOBS, job, NOW);
  expect(await claim(looks, JOBS, job, NOW + 119_999)).toEqual([]);
  expect(await claim(looks, JOBS, job, NOW + 120_000)).toMatchObject([
    { attempts: 2, error: 'its consumer fell over' },
  ]);
});

test('a row that is held longer is nobody else’s, and one that is given back is free at once', async () => {
  const mail = newMail();
  const { userId, kind, key } = mail;
  await claim(people, MAILS, mail, NOW);
  expect(await hold(people, MAILS, { userId, kind, key }, NOW + 90_000)).toHaveLength(1);
  expect(await claim(people, MAILS, mail, NOW + 60_000)).toEqual([]);
  await hold(people, MAILS, { userId, kind, key }, 0);
  expect(await claim(people, MAILS, mail, NOW + 60_000)).toMatchObject([{ attempts: 2 }]);
});

test('what is over stays so', async () => {
  const mail = newMail();
  const { userId, kind, key } = mail;
  await claim(people, MAILS, mail, NOW);
  expect(await isStillOpen(people, MAILS, { userId, kind, key })).toBe(true);
  await settle(people, MAILS, { userId, kind, key }, { state: 'sent', sentAt: NOW });
  expect(await isStillOpen(people, MAILS, { userId, kind, key })).toBe(false);
  expect(await claim(people, MAILS, mail, NOW + 60_000)).toEqual([]);
  expect(await hold(people, MAILS, { userId, kind, key }, NOW + 60_000)).toEqual([]);
  expect((await settle(people, MAILS, { userId, kind, key }, { state: 'failed' })).meta.changes).toBe(0);
});

test('a row is changed only by who names it wholly: another user, another try, another token is nobody', async () => {
  const job = await newJob();
  await claim(looks, JOBS, job, NOW);
  expect((await settle(looks, JOBS, { ...job, userId: 'x' }, { state: 'done' })).meta.changes).toBe(0);
  expect(await hold(looks, JOBS, { ...job, attempts: 2 }, NOW)).toEqual([]);
  expect(await hold(looks, JOBS, { ...job, dueAt: null, attempts: 1 }, NOW)).toHaveLength(1);
});

test('what waits is claimed by its message before its lease, and left behind only after it', async () => {
  const userId = crypto.randomUUID();
  const move = { userId, fromShard: 0, toShard: 1, step: 'copy' as const, leaseUntil: NOW + 600_000 };
  await people.insert(moves).values(move);
  expect(await claimAbandoned(people, MOVES, NOW, 9)).toEqual([]);
  expect(await claim(people, MOVES, { userId }, NOW)).toHaveLength(1);
  expect(await claim(people, MOVES, { userId }, NOW)).toEqual([]);
  expect(await claimAbandoned(people, MOVES, NOW + 120_000, 9)).toMatchObject([{ userId, attempts: 2 }]);
  await settle(people, MOVES, { userId }, 'gone');
  expect(await people.$count(moves, eq(moves.userId, userId))).toBe(0);
});

test('of what was left behind the longest waiting comes first, and each failure waits twice as long', async () => {
  const ids = [30, 10, 20].map((leaseUntil) => ({ id: `left-${leaseUntil}`, leaseUntil }));
  for (const row of ids)
    await people.insert(deletions).values({
      ...row,
      userId: row.id,
      ...{ shard: 0, step: 'looks', requestedAt: 0, attempts: 2 },
    });
  const left = await claimAbandoned(people, DELETIONS, NOW, 2);
  expect(left.map(({ id }) => id).sort()).toEqual(['left-10', 'left-20']);
  expect(left[0]).toMatchObject({ attempts: 3, leaseUntil: NOW + 4 * 120_000 });
});

test('a turn of a clock that has been set back since does not count', async () => {
  const turn = { name: crypto.randomUUID() };
  const hour = { leaseMs: 3_600_000 };
  expect(await claim(looks, CRON_TURNS, turn, NOW, hour)).toHaveLength(1);
  expect(await claim(looks, CRON_TURNS, turn, NOW - 30_000, hour)).toEqual([]);
  expect(await claim(looks, CRON_TURNS, turn, NOW + 3_599_999, hour)).toEqual([]);
  expect(await claim(looks, CRON_TURNS, turn, NOW - 3_600_000, hour)).toHaveLength(1);
});

test('the sweep forgets what is old, and nothing else', async () => {
  const [old, young] = [newMail(), newMail()];
  const month = 30 * 24 * 3_600_000;
  await claim(people, MAILS, { ...old, requestedAt: NOW - month - 1 }, NOW);
  await claim(people, MAILS, { ...young, requestedAt: NOW - month }, NOW);
  await sweep(people, MAILS, NOW);
  const left = await people.select().from(mails);
  expect(left.some(({ userId }) => userId === young.userId)).toBe(true);
  expect(left.some(({ userId }) => userId === old.userId)).toBe(false);
});
