// People with a past: outfits of many days with their pictures, without living through each of them.
import { env } from 'cloudflare:test';
import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';
import type { Outfit } from '../../app/contracts/outfits.ts';
import { addDays } from '../../app/domain/time/local-day.ts';
import { readMonth } from '../../workers/usecases/outfit-archive/archived-month.ts';
import { archiveLooks } from '../../workers/usecases/outfit-archive/archive-looks.ts';
import { readOutfitHistory } from '../../workers/usecases/outfit-archive/read-history.ts';
import { listArchivedMonths } from '../../workers/db/looks/archives.ts';
import { insertOutfit, toOutfit, type NewOutfit } from '../../workers/db/looks/outfits.ts';
import { insertRender } from '../../workers/db/jobs/jobs.ts';
import type { SessionUser } from '../../workers/db/people/users.ts';
import { draftOutfit } from '../../workers/usecases/outfits/draft-outfit.ts';
import { isDressable } from '../../workers/usecases/outfits/dressable-user.ts';
import { DAY, newUser, openFixedOutfitWorld, type OutfitWorld } from './outfit-world.workerd.ts';

/** Longer than an archive leaves a month alone that has just changed. */
export const AN_HOUR = 3_600_000;

/** A house, and a woman who joined a year and a half ago. */
export async function openWorldWithUser(shard = 0): Promise<{ house: OutfitWorld; her: SessionUser }> {
  const house = openFixedOutfitWorld();
  return { house, her: await newUser(house.app, { shard, createdAt: house.app.clock.now() - 500 * DAY }) };
}

/** One outfit a day from `from` on, each with its picture and the note of it. @returns their ids, the oldest first */
export async function insertPastOutfits(
  house: OutfitWorld,
  user: SessionUser,
  from: string,
  days: number,
  over: (day: number) => Partial<NewOutfit> = () => ({}),
): Promise<string[]> {
  if (!isDressable(user)) throw new Error('She has no profile.');
  const { app } = house;
  const db = app.looks(user.shard);
  const draft = await draftOutfit(app, user, { date: from, hour: 9, daypart: 'morning' }, 1);
  const ids: string[] = [];
  const rows: Parameters<typeof db.batch>[0][number][] = [];
  for (let day = 0; day < days; day++) {
    const [id, picture] = [crypto.randomUUID(), crypto.randomUUID()];
    const date = addDays(from, day);
    const row = { ...draft, id, date, title: `Look of ${date}`, seenAt: 1 };
    await env.PHOTOS.put(`${user.id}/${picture}`, 'a picture');
    const job = { id: picture, key: `render:${id}`, userId: user.id, date, outfitId: id, now: 1 };
    const seen = { imageSource: 'flat-lay', imageState: 'ready', imageObject: picture } as const;
    rows.push(insertOutfit(db, { ...row, ...seen, ...over(day) }), insertRender(db, job));
    ids.push(id);
  }
  const [first, ...others] = rows;
  if (first) await db.batch([first, ...others]);
  const d1 = shardOf(user);
  await d1
    .prepare("update jobs set state = 'done', finished_at = 1, attempts = 1 where user_id = ?")
    .bind(user.id)
    .run();
  await d1
    .prepare(
      "insert or ignore into usage select distinct user_id, date, 'outfit', 1, 3 from outfits where user_id = ?",
    )
    .bind(user.id)
    .run();
  return ids;
}

export function shardOf(user: Pick<SessionUser, 'shard'>): D1Database {
  const d1 = [env.LOOKS_0, env.LOOKS_1, env.LOOKS_2][user.shard];
  if (!d1) throw new Error('no such shard');
  return d1;
}

/** The archive's run of a shard, and those that it orders itself. */
export async function archiveAll(house: OutfitWorld, shard = 0): Promise<void> {
  await archiveLooks(house.app, shard);
  for (let more = takeOrders(house); more > 0; more = takeOrders(house)) await archiveLooks(house.app, shard);
}

const takeOrders = ({ sent }: OutfitWorld): number => {
  const others = sent.filter(({ kind }) => kind !== 'archive-looks');
  const orders = sent.length - others.length;
  sent.splice(0, sent.length, ...others);
  return orders;
};

/** Every row of hers of the archived tables, once for each place that counts it: 'table key'. */
export async function archivedRowPlaces(
  house: OutfitWorld,
  user: SessionUser,
): Promise<{ database: string[]; archive: string[] }> {
  const d1 = shardOf(user);
  const database: string[] = [];
  for (const [table, key] of [
    ['outfits', 'id'],
    ['jobs', "case when kind = 'erase-image' then null else id end"],
    ['usage', 'date || kind'],
  ] as const) {
    const rows = await d1
      .prepare(`select ${key} as key from ${table} where user_id = ?`)
      .bind(user.id)
      .all<{ key: string | null }>();
    database.push(...rows.results.filter((row) => row.key !== null).map((row) => `${table} ${row.key}`));
  }
  const archive: string[] = [];
  for (const month of await listArchivedMonths(house.app.looks(user.shard), user.id)) {
    const { outfits, jobs, usage } = await readMonth(house.app, month);
    archive.push(
      ...outfits.map((row) => `outfits ${row['id']}`),
      ...jobs.map((row) => `jobs ${row['id']}`),
      ...usage.map((row) => `usage ${row['date']}${row['kind']}`),
    );
  }
  return { database: database.sort(), archive: archive.sort() };
}

/** Objects of hers that hold months. */
export async function monthObjects(user: SessionUser): Promise<string[]> {
  const { objects } = await env.PHOTOS.list({ prefix: `${user.id}/archive/` });
  return objects.map(({ key }) => key.slice(user.id.length + 1));
}

/** Her history as her browser gets it, by pages of so many. */
export async function readHistory(house: OutfitWorld, user: SessionUser, limit: number): Promise<Outfit[]> {
  const all: Outfit[] = [];
  for (let before: string | undefined; ;) {
    const page = await readOutfitHistory(house.app, user, { limit, before });
    all.push(...page.map(toOutfit));
    before = page.at(-1)?.id;
    if (page.length < limit) return all;
  }
}

/** Crashes and broken objects warn: not in the report of a file that calls this. */
export function quietWarnings(): void {
  let quiet: MockInstance<typeof console.warn>;
  beforeEach(() => {
    quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    quiet.mockRestore();
  });
}
