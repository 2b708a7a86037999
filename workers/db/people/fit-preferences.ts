import { and, eq, sql } from 'drizzle-orm';
import { FREE_FIT, type FitPreferences } from '../../../app/domain/preferences/fit-preferences.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { users } from '../schema/people.schema.ts';
import type { SessionUser } from './users.ts';

// Each limit changes in one statement, so that concurrent taps do not overwrite one another.

const stored = sql`coalesce(${users.fitPreferences}, ${JSON.stringify(FREE_FIT)})`;
const withList = (fit: unknown, list: unknown) =>
  sql<FitPreferences>`json_set(${fit}, '$.neverWear', json(${list}))`;

/** Undefined when she is gone, or would have more than `most`. */
export async function putOnNeverWear(
  people: PeopleDb,
  userId: string,
  { piece, isOn, most }: { piece: string; isOn: boolean; most: number },
): Promise<SessionUser | undefined> {
  const others = sql`(select json_group_array(each.value) from json_each(${stored}, '$.neverWear') as each
    where each.value <> ${piece})`;
  const list = isOn ? sql`json_insert(${others}, '$[#]', ${piece})` : others;
  const hasRoom = isOn ? sql`json_array_length(${others}) < ${most}` : undefined;
  return people
    .update(users)
    .set({ fitPreferences: withList(stored, list) })
    .where(and(eq(users.id, userId), hasRoom))
    .returning()
    .get();
}

/** All but the list. Undefined when she is gone. */
export async function changeLimits(
  people: PeopleDb,
  userId: string,
  limits: Omit<FitPreferences, 'neverWear'>,
): Promise<SessionUser | undefined> {
  const list = sql`coalesce(json_extract(${stored}, '$.neverWear'), '[]')`;
  return people
    .update(users)
    .set({ fitPreferences: withList(JSON.stringify(limits), list) })
    .where(eq(users.id, userId))
    .returning()
    .get();
}
