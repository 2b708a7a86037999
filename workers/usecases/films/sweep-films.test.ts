import { beforeEach, expect, test } from 'vitest';
import { newNodeUser, newLook, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import { insertFilm, type NewFilm } from '../../db/jobs/films.ts';
import { quotaUsed, takeQuota } from '../../db/looks/usage.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { sweepFilms } from './sweep-films.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TODAY = '2026-11-20';
let house: ReturnType<typeof openNodeWorld>;
let her: SessionUser;
beforeEach(async () => {
  house = openNodeWorld({}, { shards: 2 });
  her = await newNodeUser(house.app, { shard: 1 });
});

async function film(over: Partial<NewFilm>): Promise<void> {
  const { id: outfitId } = await newLook(house.app, her);
  const now = house.app.clock.now();
  const db = house.app.looks(1);
  await db.batch([
    takeQuota(db, her.id, TODAY, 'video', 9),
    insertFilm(db, {
      ...{ id: 'a film', userId: her.id, outfitId, date: TODAY, maker: 'device', status: 'processing' },
      ...{ holdsQuota: true, leaseToken: 'a tab', leaseUntil: now, createdAt: now, ...over },
    }),
  ]);
}
const row = () => house.looks[1]!.prepare('select status, lease_token, error_message from animations').get();
const quota = () => quotaUsed(house.app.looks(1), her.id, TODAY, 'video');

test('a tab that fell silent loses its film at the end of its lease, and another may go on', async () => {
  await film({ leaseUntil: house.app.clock.now() + 1 });
  await sweepFilms(house.app);
  expect(row()).toMatchObject({ status: 'processing', lease_token: 'a tab' });
  house.pass(1);
  await sweepFilms(house.app);
  expect(row()).toMatchObject({ status: 'pending', lease_token: null });
});

test('half an hour later it ends, says why and gives back what it held', async () => {
  await film({});
  house.pass(30 * MINUTE - 1);
  await sweepFilms(house.app);
  expect([row(), await quota()]).toMatchObject([{ status: 'pending' }, 1]);
  house.pass(1);
  await sweepFilms(house.app);
  expect(row()).toMatchObject({
    ...{ status: 'failed', error_message: expect.stringContaining('page was closed') as unknown },
  });
  expect(await quota()).toBe(0);
});

test('an automatic one waits for her for 36 hours, then it is forgotten without a word', async () => {
  await film({ status: 'pending', holdsQuota: false, leaseToken: null });
  house.pass(36 * HOUR - 1);
  await sweepFilms(house.app);
  expect(row()).toMatchObject({ status: 'pending' });
  house.pass(1);
  await sweepFilms(house.app);
  expect(row()).toBeUndefined();
});

test('the lost message of a paid service is sent again once its time has come', async () => {
  await film({ maker: 'studio', leaseUntil: house.app.clock.now() + 1 });
  await sweepFilms(house.app);
  expect(house.sent).toEqual([]);
  house.pass(1);
  await sweepFilms(house.app);
  expect(house.sent.map(({ message }) => message)).toEqual([
    { kind: 'animate-outfit', userId: her.id, shard: 1, filmId: 'a film' },
  ]);
  expect(row()).toMatchObject({ status: 'processing' });
});
