import { and, eq, sql } from 'drizzle-orm';
import type { PeopleDb } from './open.ts';
import { users } from './people.schema.ts';
import type { SessionUser } from './users.ts';

/** The objects that make up a user's photo; ids, or null. */
export type PhotoObjects = Pick<
  SessionUser,
  'photoObject' | 'uprightObject' | 'bodyMapObject' | 'mapAObject' | 'mapBObject'
>;

/**
 * All five at once, unless another request was faster: `seen` is what the caller decided upon.
 * @returns the row after the change, undefined when somebody else changed it in between
 */
export async function changePhoto(
  people: PeopleDb,
  userId: string,
  seen: PhotoObjects,
  next: PhotoObjects,
): Promise<SessionUser | undefined> {
  return people
    .update(users)
    .set(next)
    .where(
      and(
        eq(users.id, userId),
        sql`${users.photoObject} is ${seen.photoObject}`,
        sql`${users.uprightObject} is ${seen.uprightObject}`,
        sql`${users.bodyMapObject} is ${seen.bodyMapObject}`,
      ),
    )
    .returning()
    .get();
}
