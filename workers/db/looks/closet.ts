import type { OwnPiece, PieceStatus } from '../../../app/domain/closet/closet-terms.ts';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import { WITHOUT_LIMIT } from './usage.ts';
import { closetItems, closetWears } from '../schema/closet.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';

// The pieces of her closet. Every statement names their owner.

export type PieceRow = typeof closetItems.$inferSelect;
export type PieceChange = Partial<
  Pick<
    PieceRow,
    'color' | 'name' | 'warmth' | 'price' | 'currency' | 'status' | keyof PieceObjects | 'ownCloth'
  >
>;
/** What is stored of a piece beside its row. */
export type PieceObjects = Pick<PieceRow, 'photoObject' | 'atlasObject' | 'originalObject'>;

const isOwnPieceRow = (userId: string, id: string) =>
  and(eq(closetItems.userId, userId), eq(closetItems.id, id));

export const listPieces = (db: LooksDb, userId: string) =>
  db
    .select()
    .from(closetItems)
    .where(eq(closetItems.userId, userId))
    .orderBy(desc(closetItems.createdAt), desc(closetItems.id));

export async function listWearablePieces(
  db: LooksDb,
  userId: string,
): Promise<(OwnPiece & Pick<PieceRow, 'status' | 'restUntil'>)[]> {
  const { garmentId, color, warmth, name, status, restUntil } = closetItems;
  return db
    .select({ garmentId, color, warmth, name, status, restUntil })
    .from(closetItems)
    .where(and(eq(closetItems.userId, userId), ne(closetItems.status, 'gone')));
}

/** What she may name in a sentence: pieces that are hers still. */
export async function listNamedPieces(
  db: LooksDb,
  userId: string,
): Promise<Pick<PieceRow, 'garmentId' | 'color' | 'name'>[]> {
  const { garmentId, color, name, status } = closetItems;
  return db
    .select({ garmentId, color, name })
    .from(closetItems)
    .where(and(eq(closetItems.userId, userId), ne(status, 'gone')));
}

export async function findPieces(
  db: LooksDb,
  userId: string,
  pieces: readonly { garmentId: string; color: string }[],
): Promise<PieceRow[]> {
  const names = JSON.stringify(pieces.map(({ garmentId, color }) => `${garmentId}:${color}`));
  return db
    .select()
    .from(closetItems)
    .where(
      and(
        eq(closetItems.userId, userId),
        ne(closetItems.status, 'gone'),
        sql`${closetItems.garmentId} || ':' || ${closetItems.color} in (select value from json_each(${names}))`,
      ),
    );
}

const pieceCountSql = (userId: string) =>
  sql`(select count(*) from ${closetItems} as c where c.user_id = ${userId} and c.status <> 'gone')`;

/** Up to the limit, in one statement for concurrent taps. Existing pieces stay; one that was given away comes back. */
export async function insertPieces(
  db: LooksDb,
  userId: string,
  pieces: readonly { id: string; garmentId: string; color: string }[],
  limit: number | null,
  now: number,
): Promise<void> {
  await db.run(sql`insert into ${closetItems} (id, user_id, garment_id, color, created_at)
    select value ->> 'id', ${userId}, value ->> 'garmentId', value ->> 'color', ${now} - key
    from json_each(${JSON.stringify(pieces)})
    where not exists (select 1 from ${closetItems} as c where c.user_id = ${userId} and c.status <> 'gone'
      and c.garment_id = value ->> 'garmentId' and c.color = value ->> 'color')
    limit max(0, ${limit ?? WITHOUT_LIMIT} - ${pieceCountSql(userId)})
    on conflict (user_id, garment_id, color) do update set status = 'here', rest_until = null, since_wash = 0
      where status = 'gone'`);
}

export const pieceById = (db: LooksDb, userId: string, id: string) =>
  db.select().from(closetItems).where(isOwnPieceRow(userId, id)).get();

const settled = (status: PieceStatus | undefined) =>
  status === undefined ? {} : { restUntil: null, ...(status !== 'wash' && { sinceWash: 0 }) };

const hasRoom = (userId: string, status: PieceStatus | undefined, limit: number | null) =>
  status === undefined || status === 'gone' || limit === null
    ? undefined
    : or(ne(closetItems.status, 'gone'), sql`${pieceCountSql(userId)} < ${limit}`);

/**
 * Undefined when it is not hers, there is no room, or its pictures are no longer those of `was`: of two concurrent changes
 * one fails, and no picture is orphaned.
 */
export async function changePieceRow(
  db: LooksDb,
  userId: string,
  id: string,
  change: PieceChange,
  { limit, was }: { limit: number | null; was: PieceObjects },
): Promise<PieceRow | undefined> {
  return db
    .update(closetItems)
    .set({ ...change, ...settled(change.status) })
    .where(
      and(
        isOwnPieceRow(userId, id),
        hasRoom(userId, change.status, limit),
        change.photoObject === undefined ? undefined : sql`${closetItems.photoObject} is ${was.photoObject}`,
        change.atlasObject === undefined
          ? undefined
          : sql`${closetItems.atlasObject} is ${was.atlasObject} and ${closetItems.originalObject} is ${was.originalObject}`,
      ),
    )
    .returning()
    .get();
}

/** Only pieces that are hers. Given-away ones come back one by one (changePieceRow). */
export async function movePieceRows(
  db: LooksDb,
  userId: string,
  ids: readonly string[],
  status: PieceStatus,
): Promise<PieceRow[]> {
  return db
    .update(closetItems)
    .set({ status, ...settled(status) })
    .where(
      and(
        eq(closetItems.userId, userId),
        sql`${closetItems.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        ne(closetItems.status, 'gone'),
      ),
    )
    .returning();
}

/** Returns its pictures; undefined when there was no such piece. */
export async function removePieceRow(
  db: LooksDb,
  userId: string,
  id: string,
): Promise<PieceObjects | undefined> {
  const { photoObject, atlasObject, originalObject } = closetItems;
  const [gone] = await db.batch([
    db
      .delete(closetItems)
      .where(isOwnPieceRow(userId, id))
      .returning({ photoObject, atlasObject, originalObject }),
    db.delete(closetWears).where(and(eq(closetWears.userId, userId), eq(closetWears.itemId, id))),
  ]);
  return gone[0];
}
