import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import {
  AN_HOUR,
  archiveAll,
  readHistory,
  openWorldWithUser,
  insertPastOutfits,
  monthObjects,
  archivedRowPlaces,
  quietWarnings,
  shardOf,
} from '../../../tests/worlds/archive-world.workerd.ts';
import { appThatDies, killAfter, killPoints } from '../../../tests/fakes/process-faults.workerd.ts';
import { reloadUser, newUser, type OutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { expectConsoleError } from '../../../tests/runner/console-errors.ts';
import { runCronTick } from '../../background/cron-tick.ts';
import { listArchivedMonths } from '../../db/looks/archives.ts';

import { outfitCounts } from '../../db/looks/stats.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { moveUser } from '../user-moves/move-user.ts';
import { deleteOutfit } from '../outfits/delete-outfit.ts';
import { setFavorite } from '../outfits/set-favorite.ts';
import { archiveLooks } from './archive-looks.ts';
import { readOutfitHistory } from './read-history.ts';

const MINUTE = 60_000;
const LONG_ENOUGH = { timeout: 600_000 };
/** 20 November 2026: August is over for more than 60 days, September is not. */
const TODAY = '2026-11-20';

quietWarnings();

/** Everything that is due happens, with a healthy process, hour after hour. */
async function heal(house: OutfitWorld): Promise<void> {
  for (let round = 0; round < 4; round++) {
    house.pass(AN_HOUR);
    await runCronTick(house.app);
    await house.work();
    house.pass(11 * MINUTE);
    await runCronTick(house.app);
    await house.work();
  }
}

test('old months move to one object each, and her history is the same, whatever its pages', async () => {
  const { house, her } = await openWorldWithUser();
  const other = await newUser(house.app);
  await insertPastOutfits(house, her, '2026-06-20', 140);
  await insertPastOutfits(house, other, '2026-08-20', 5);
  const before = await readHistory(house, her, 500);
  expect(before).toHaveLength(140);
  const { database } = await archivedRowPlaces(house, her);
  await archiveAll(house);
  expect(
    (await listArchivedMonths(house.app.looks(0), her.id)).map(({ month, outfits }) => [month, outfits]),
  ).toEqual([
    ['2026-08', 31],
    ['2026-07', 31],
    ['2026-06', 11],
  ]);
  expect(await monthObjects(her)).toHaveLength(3);
  const places = await archivedRowPlaces(house, her);
  expect(places.database.filter((row) => row.startsWith('outfits'))).toHaveLength(67);
  expect([...places.database, ...places.archive].sort()).toEqual(database);
  for (const limit of [1, 7, 30, 48, 500])
    expect(await readHistory(house, her, limit), `${limit}`).toEqual(before);
  const counts = await outfitCounts(house.app.looks(0), her.id, TODAY);
  expect(counts.total).toBe(140);
  expect(new Set(counts.seenDays).size).toBe(140);
  expect(await monthObjects(other)).toHaveLength(1);
});

test('a page reads no month that it does not need', async () => {
  const { house, her } = await openWorldWithUser();
  await insertPastOutfits(house, her, '2026-06-20', 140);
  await archiveAll(house);
  const oldest = (await readHistory(house, her, 500))[66]!;
  const { blobs } = house.app;
  const read: string[] = [];
  const app = {
    ...house.app,
    blobs: { ...blobs, bytes: (key: string) => (read.push(key), blobs.bytes(key)) },
  };
  const page = await readOutfitHistory(app, her, { limit: 7, before: oldest.id });
  expect(page.map(({ date }) => date.slice(0, 7))).toEqual(Array(7).fill('2026-08'));
  expect(read).toEqual([expect.stringContaining('archive/2026-08/')]);
});

test('what she loves, has a film of, shows to others or waits for stays in the database', async () => {
  const { house, her } = await openWorldWithUser();
  const ids = await insertPastOutfits(house, her, '2026-08-01', 7, (day) =>
    day === 0 ? { isFavorite: true } : {},
  );
  const d1 = shardOf(her);
  await d1.batch([
    d1.prepare("insert into shares values ('out', ?, ?, 1, null)").bind(her.id, ids[1]),
    d1.prepare("insert into shares values ('taken back', ?, ?, 1, 2)").bind(her.id, ids[2]),
    d1
      .prepare(
        "insert into animations (id, user_id, outfit_id, date, status, created_at) values ('film', ?, ?, '2026-08-04', 'failed', 1)",
      )
      .bind(her.id, ids[3]),
    d1.prepare("update jobs set state = 'queued', lease_until = 9e15 where outfit_id = ?").bind(ids[4]),
    d1.prepare('update outfits set replaced_at = 5 where id = ?').bind(ids[5]),
  ]);
  await archiveAll(house);
  const left = (await archivedRowPlaces(house, her)).database.filter((row) => row.startsWith('outfits'));
  expect(left).toEqual([ids[0], ids[1], ids[3], ids[4], ids[5]].map((id) => `outfits ${id}`).sort());
});

/** A month that is archived for the first time, and one that is written anew with what has come since. */
async function aLife(house: OutfitWorld, her: SessionUser) {
  await insertPastOutfits(house, her, '2026-07-20', 12);
  await archiveAll(house);
  const [first] = await readOutfitHistory(house.app, her, { limit: 1 });
  await deleteOutfit(house.app, her, first?.id ?? '');
  await insertPastOutfits(house, her, '2026-08-10', 3);
  await insertPastOutfits(house, her, '2026-07-10', 3);
  house.pass(2 * AN_HOUR);
  return readHistory(house, her, 500);
}

test(
  'killed after each of its calls: every row has one place that counts, and no object is left over',
  LONG_ENOUGH,
  async () => {
    expectConsoleError(Infinity);
    const play = async (crashAfter: number): Promise<number> => {
      const { house, her } = await openWorldWithUser();
      const before = await aLife(house, her);
      const { database, archive } = await archivedRowPlaces(house, her);
      const faults = killAfter(crashAfter);
      await archiveLooks(appThatDies(house.app, faults), 0).catch(() => undefined);
      const story = `killed after call ${crashAfter}`;
      // At this very moment, and when all is well again.
      expect(await readHistory(house, her, 5), story).toEqual(before);
      await heal(house);
      expect(await readHistory(house, her, 5), story).toEqual(before);
      const places = await archivedRowPlaces(house, her);
      expect(places.database, story).toEqual([]);
      const all = [...database, ...archive].sort();
      const isNote = (row: string) => row.startsWith('jobs ');
      expect(
        places.archive.filter((row) => !isNote(row)),
        story,
      ).toEqual(all.filter((row) => !isNote(row)));
      // The hourly sweep forgets what an outfit says itself of its picture.
      expect(all, story).toEqual(expect.arrayContaining(places.archive.filter(isNote)));
      const named = (await listArchivedMonths(house.app.looks(0), her.id)).map(({ object }) => object);
      expect(await monthObjects(her), story).toEqual(named.sort());
      return faults.steps();
    };
    const calls = await play(Infinity);
    expect(calls).toBeGreaterThan(12);
    for (const crashAfter of killPoints(calls, 7)) await play(crashAfter);
  },
);

test('two runs at once move each row once', async () => {
  const { house, her } = await openWorldWithUser();
  const before = await aLife(house, her);
  const { database, archive } = await archivedRowPlaces(house, her);
  await Promise.all([1, 2, 3].map(() => archiveLooks(house.app, 0)));
  house.sent.length = 0;
  expect(await readHistory(house, her, 500)).toEqual(before);
  expect((await archivedRowPlaces(house, her)).archive).toEqual([...database, ...archive].sort());
  await heal(house);
  expect(await monthObjects(her)).toHaveLength(2);
});

test('what she does while a month is written holds: it goes another time', async () => {
  const { house, her } = await openWorldWithUser();
  const ids = await insertPastOutfits(house, her, '2026-08-01', 5);
  const { blobs } = house.app;
  const meanwhile = async (change: () => Promise<unknown>) => {
    const put: typeof blobs.put = async (...args) => {
      await change();
      return blobs.put(...args);
    };
    await archiveLooks({ ...house.app, blobs: { ...blobs, put } }, 0);
    return (await archivedRowPlaces(house, her)).archive;
  };
  expect(await meanwhile(() => setFavorite(house.app, her, ids[0] ?? '', true))).toEqual([]);
  expect(await meanwhile(() => deleteOutfit(house.app, her, ids[1] ?? ''))).toEqual([]);
  const share = () =>
    env.LOOKS_0.prepare("insert into shares values ('s', ?, ?, 1, null)").bind(her.id, ids[2]).run();
  expect(await meanwhile(share)).toEqual([]);
  // Its erasure is ordered for the case that it is never named; here it has begun.
  const erasing = () =>
    env.LOOKS_0.prepare(
      "update jobs set state = 'running' where kind = 'erase-image' and state = 'queued'",
    ).run();
  expect(await meanwhile(erasing)).toEqual([]);
  await heal(house);
  expect((await readHistory(house, her, 500)).map(({ id }) => id)).toEqual([ids[4], ids[3], ids[2], ids[0]]);
  expect(
    (await archivedRowPlaces(house, her)).archive.filter((row) => row.startsWith('outfits')),
  ).toHaveLength(2);
  expect(await monthObjects(her)).toHaveLength(1);
});

test('what she brings back while its month is written anew is hers once', async () => {
  const { house, her } = await openWorldWithUser();
  const ids = await insertPastOutfits(house, her, '2026-08-10', 4);
  await archiveAll(house);
  await deleteOutfit(house.app, her, ids[0] ?? '');
  house.pass(2 * AN_HOUR);
  const { blobs } = house.app;
  const put: typeof blobs.put = async (...args) => {
    await setFavorite(house.app, her, ids[1] ?? '', true);
    return blobs.put(...args);
  };
  await archiveLooks({ ...house.app, blobs: { ...blobs, put } }, 0);
  const outfits = async () => {
    const { database, archive } = await archivedRowPlaces(house, her);
    return [database, archive].map((rows) => rows.filter((row) => row.startsWith('outfits')).length);
  };
  expect(await outfits()).toEqual([1, 2]);
  await heal(house);
  expect(await outfits()).toEqual([1, 2]);
  expect((await readHistory(house, her, 2)).map(({ id }) => id)).toEqual([ids[3], ids[2], ids[1]]);
});

test(
  'moved to another database in the middle, wherever the archive is killed: nothing is lost',
  LONG_ENOUGH,
  async () => {
    expectConsoleError(Infinity);
    const play = async (crashAfter: number): Promise<number> => {
      const { house, her } = await openWorldWithUser();
      const before = await aLife(house, her);
      const faults = killAfter(crashAfter);
      await archiveLooks(appThatDies(house.app, faults), 0).catch(() => undefined);
      await env.PEOPLE.prepare("insert into moves values (?, 0, 2, 'copy', 0, 0, 'looks')")
        .bind(her.id)
        .run();
      await Promise.all([moveUser(house.app, her.id), archiveLooks(house.app, 0)]);
      await heal(house);
      const moved = await reloadUser(house.app, her);
      const story = `killed after call ${crashAfter}`;
      expect(moved.shard, story).toBe(2);
      expect(await readHistory(house, moved, 5), story).toEqual(before);
      expect((await archivedRowPlaces(house, moved)).database, story).toEqual([]);
      expect(await monthObjects(her), story).toHaveLength(2);
      expect(await listArchivedMonths(house.app.looks(0), her.id), story).toEqual([]);
      return faults.steps();
    };
    const calls = await play(Infinity);
    for (const crashAfter of killPoints(calls, 11)) await play(crashAfter);
  },
);

test('an object that cannot be read stops that month alone, and says so', async () => {
  const { house, her } = await openWorldWithUser();
  const ann = await newUser(house.app, { createdAt: her.createdAt });
  for (const user of [her, ann]) await insertPastOutfits(house, user, '2026-08-10', 3);
  await archiveAll(house);
  await env.PHOTOS.delete(`${her.id}/${(await monthObjects(her))[0] ?? ''}`);
  for (const user of [her, ann]) await insertPastOutfits(house, user, '2026-08-01', 3);
  house.pass(2 * AN_HOUR);
  await expect(archiveLooks(house.app, 0)).rejects.toThrow('is not there');
  await expect(readHistory(house, her, 500)).rejects.toThrow('is not there');
  expect((await archivedRowPlaces(house, ann)).database).toEqual([]);
  for (const table of ['archives', 'outfits', 'jobs'])
    await env.LOOKS_0.prepare(`delete from ${table} where user_id = ?`).bind(her.id).run();
});

test('a database that was taken back to an earlier day finds what was written last', async () => {
  const { house, her } = await openWorldWithUser();
  await insertPastOutfits(house, her, '2026-08-10', 3);
  await archiveAll(house);
  const [earlier] = await listArchivedMonths(house.app.looks(0), her.id);
  await insertPastOutfits(house, her, '2026-08-01', 3);
  await heal(house);
  const now = await readHistory(house, her, 500);
  expect(now).toHaveLength(6);
  await env.LOOKS_0.prepare(
    "update archives set object = ?, version = 'earlier', outfits = 3 where user_id = ?",
  )
    .bind(earlier?.object, her.id)
    .run();
  expect(await readHistory(house, her, 500)).toEqual(now);
});

test('a run stops at its budget and goes on by itself until all is done', LONG_ENOUGH, async () => {
  const { house, her } = await openWorldWithUser();
  const crowd = [her];
  for (let i = 0; i < 34; i++) crowd.push(await newUser(house.app, { createdAt: her.createdAt }));
  for (const user of crowd) await insertPastOutfits(house, user, '2026-07-30', 3);
  await archiveLooks(house.app, 0);
  const months = () => env.LOOKS_0.prepare('select count(*) as n from archives').first<number>('n');
  const before = (await months()) ?? 0;
  expect(house.sent).toEqual([{ kind: 'archive-looks', shard: 0 }]);
  await house.work();
  house.pass(AN_HOUR);
  await archiveAll(house);
  expect(await months()).toBeGreaterThan(before);
  for (const user of crowd) expect((await archivedRowPlaces(house, user)).database).toEqual([]);
});
