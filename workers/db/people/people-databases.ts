import { eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { movedPeople } from '../schema/directory.schema.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { usersByIds, userById, type SessionUser } from './users.ts';

// Each person lives in one of several databases: her row says in which, her id where she began.

export type PeopleDatabases = Pick<App, 'people' | 'morePeople'>;
export type ShardedPerson = Pick<SessionUser, 'peopleShard'>;

export const allPeopleDbs = (app: PeopleDatabases): PeopleDb[] => [app.people, ...app.morePeople];

/** @throws Error when it has no binding */
export function peopleDbAt(app: PeopleDatabases, shard: number): PeopleDb {
  const db = shard === 0 ? app.people : app.morePeople[shard - 1];
  if (!db) throw new Error(`There is no database PEOPLE_${shard}: add its binding and deploy.`);
  return db;
}

export const peopleDbOf = (app: PeopleDatabases, { peopleShard }: ShardedPerson): PeopleDb =>
  peopleDbAt(app, peopleShard);

/** UUIDs of version 4: the first database; version 8: the one in their last three digits. */
export const homeShard = (id: string): number =>
  /^[0-9a-f-]{14}8[0-9a-f-]{21}$/.test(id) ? Number.parseInt(id.slice(-3), 16) : 0;

export function newPersonId(app: PeopleDatabases): { id: string; peopleShard: number } {
  const id = crypto.randomUUID();
  const peopleShard = Number.parseInt(id.slice(0, 8), 16) % (app.morePeople.length + 1);
  if (peopleShard === 0) return { id, peopleShard };
  return {
    id: `${id.slice(0, 14)}8${id.slice(15, 33)}${peopleShard.toString(16).padStart(3, '0')}`,
    peopleShard,
  };
}

/** The first answer of all databases: for lookups by neither person nor directory. */
export async function firstInPeopleDbs<T>(
  app: PeopleDatabases,
  ask: (people: PeopleDb, shard: number) => Promise<T | undefined>,
): Promise<T | undefined> {
  const answers = await Promise.all(allPeopleDbs(app).map(ask));
  return answers.find((answer) => answer !== undefined);
}

export async function collectFromPeopleDbs<T>(
  app: PeopleDatabases,
  ask: (people: PeopleDb, shard: number) => Promise<T[]>,
): Promise<T[]> {
  return (await Promise.all(allPeopleDbs(app).map(ask))).flat();
}

export async function runInPeopleDbs(
  app: PeopleDatabases,
  work: (people: PeopleDb) => Promise<unknown>,
): Promise<void> {
  await Promise.all(allPeopleDbs(app).map(work));
}

export async function personById(app: PeopleDatabases, id: string): Promise<SessionUser | undefined> {
  const home = peopleDbAt(app, homeShard(id));
  const there = await userById(home, id);
  if (there || app.morePeople.length === 0) return there;
  const moved = await home.select().from(movedPeople).where(eq(movedPeople.userId, id)).get();
  return moved && userById(peopleDbAt(app, moved.toShard), id);
}

/** One query a database. At most 90 ids: D1 binds 100 values. */
export async function peopleByIds(app: PeopleDatabases, ids: string[]): Promise<Map<string, SessionUser>> {
  const found = new Map<string, SessionUser>();
  const ask = async (shard: number, whom: string[]) => {
    for (const [id, user] of await usersByIds(peopleDbAt(app, shard), whom)) found.set(id, user);
  };
  const homes = Map.groupBy(ids, homeShard);
  await Promise.all([...homes].map(([shard, whom]) => ask(shard, whom)));
  if (app.morePeople.length === 0) return found;
  await Promise.all(
    [...homes].map(async ([shard, whom]) => {
      const missing = whom.filter((id) => !found.has(id));
      if (missing.length === 0) return;
      const moved = await peopleDbAt(app, shard)
        .select()
        .from(movedPeople)
        .where(inArray(movedPeople.userId, missing));
      for (const { userId, toShard } of moved) await ask(toShard, [userId]);
    }),
  );
  return found;
}
