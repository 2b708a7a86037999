import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { isStayingInPeopleDb } from '../user-moves/moved-people.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { uploads, users } from '../schema/people.schema.ts';

// Stored objects not registered as one of her photos: each has a row until it is registered or erased. Renders have none.

/** How long an upload may be stored and registered. */
const OPEN_MS = 23 * 3_600_000;
/** Then it is erased; the hour between is for requests under way. */
const KEPT_MS = 24 * 3_600_000;

const registered = sql`(${users.photoObject}, ${users.uprightObject}, ${users.bodyMapObject}, ${users.mapAObject}, ${users.mapBObject},
  ${users.warmPhotoObject}, ${users.warmUprightObject}, ${users.warmBodyMapObject}, ${users.warmMapAObject}, ${users.warmMapBObject})`;

/** Before the object is stored, so that a crash leaves no unknown object. */
export const noteUpload = (people: PeopleDb, userId: string, objectId: string, now: number) =>
  people.insert(uploads).values({ userId, objectId, createdAt: now });

export async function openUploads(
  people: PeopleDb,
  userId: string,
  objectIds: readonly string[],
  now: number,
): Promise<Set<string>> {
  if (objectIds.length === 0) return new Set();
  const rows = await people
    .select({ id: uploads.objectId })
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        inArray(uploads.objectId, [...objectIds]),
        gt(uploads.createdAt, now - OPEN_MS),
      ),
    );
  return new Set(rows.map((row) => row.id));
}

/** One statement of a batch: drops uploads that her row names now. */
export const settleUploads = (people: PeopleDb, userId: string) =>
  people
    .delete(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${uploads.objectId} in ${registered})`,
      ),
    );

/** One statement of a batch: marks those that her row no longer names for erasure, for good. */
export const discardObjects = (people: PeopleDb, userId: string, objectIds: readonly string[]) =>
  people
    .insert(uploads)
    .select(
      sql`select ${users.id}, discarded.value, 0 from ${users}, json_each(${JSON.stringify(objectIds)}) discarded
        where ${users.id} = ${userId} and coalesce(discarded.value in ${registered}, 0) = 0`,
    )
    .onConflictDoUpdate({ target: [uploads.userId, uploads.objectId], set: { createdAt: 0 } });

export async function dropUploads(
  people: PeopleDb,
  rows: readonly { userId: string; objectId: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const keys = rows.map((row) => sql`(${row.userId}, ${row.objectId})`);
  await people
    .delete(uploads)
    .where(sql`(${uploads.userId}, ${uploads.objectId}) in (values ${sql.join(keys, sql`, `)})`);
}

interface StaleUpload {
  userId: string;
  objectId: string;
  /** Her row names it in spite of its age, so it stays. */
  isRegistered: boolean;
}

export async function staleUploads(people: PeopleDb, now: number, limit: number): Promise<StaleUpload[]> {
  const rows = await people
    .select({
      userId: uploads.userId,
      objectId: uploads.objectId,
      isRegistered: sql<number>`coalesce(${uploads.objectId} in ${registered}, 0)`,
    })
    .from(uploads)
    .leftJoin(users, eq(users.id, uploads.userId))
    .where(and(lt(uploads.createdAt, now - KEPT_MS), isStayingInPeopleDb(uploads.userId)))
    .orderBy(uploads.createdAt)
    .limit(limit);
  return rows.map((row) => ({ ...row, isRegistered: row.isRegistered === 1 }));
}
