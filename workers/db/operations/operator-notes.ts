import { eq, inArray } from 'drizzle-orm';
import type { LooksDb, PeopleDb } from '../sql/open-database.ts';
import { operations } from '../schema/operations.schema.ts';

// Single values of the operator, and notes of a shard to itself. Both kinds of database have this table.

type AnyDb = PeopleDb | LooksDb;

async function read(db: AnyDb, name: string): Promise<string | null> {
  const [row] = await db
    .select({ value: operations.value })
    .from(operations)
    .where(eq(operations.name, name));
  return row?.value ?? null;
}

async function write(db: AnyDb, name: string, value: string, at: number): Promise<void> {
  await db
    .insert(operations)
    .values({ name, value, updatedAt: at })
    .onConflictDoUpdate({ target: operations.name, set: { value, updatedAt: at } });
}

/** Those that stand there of these names behind a prefix. */
export async function readPrefixed(people: PeopleDb, prefix: string, names: string[]) {
  const wanted = names.map((name) => prefix + name);
  if (wanted.length === 0) return [];
  const rows = await people.select().from(operations).where(inArray(operations.name, wanted));
  return rows.map((row) => ({ ...row, name: row.name.slice(prefix.length) }));
}

/** How far a local build's clock is shifted, ms. Production builds never ask. */
export async function readClockOffset(people: PeopleDb): Promise<number> {
  return Number((await read(people, 'clock-offset-ms')) ?? 0);
}
export function writeClockOffset(people: PeopleDb, offsetMs: number): Promise<void> {
  return write(people, 'clock-offset-ms', String(offsetMs), Date.now());
}

/** Where a local build has its pictures drawn, 'http://127.0.0.1:{port}'; null before its runner said so. */
export const readRenderer = (people: PeopleDb): Promise<string | null> => read(people, 'renderer');
export const writeRenderer = (people: PeopleDb, origin: string): Promise<void> =>
  write(people, 'renderer', origin, Date.now());

/** Notes that a use case leaves for its next run. */
export const readNote = read;
export const writeNote = write;

/** The same as JSON; null before the first run. */
export async function readJsonNote<T>(db: AnyDb, name: string): Promise<T | null> {
  const kept = await read(db, name);
  return kept === null ? null : (JSON.parse(kept) as T);
}

/** When the cron last ran, epoch ms; null before the first run. */
export const readLastCronRun = (people: PeopleDb) => readJsonNote<number>(people, 'last-cron-run');
export const writeLastCronRun = (people: PeopleDb, at: number): Promise<void> =>
  write(people, 'last-cron-run', String(at), at);

/** Until when the payment provider's events were read, epoch ms; null before the first time. */
export const readEventCursor = (people: PeopleDb) => readJsonNote<number>(people, 'payment-events-until');
export const writeEventCursor = (people: PeopleDb, until: number, at: number): Promise<void> =>
  write(people, 'payment-events-until', String(until), at);

/** A value that is made once, by whoever asks first, and then stays. */
export async function makeOnce(people: PeopleDb, name: string, make: () => Promise<string>): Promise<string> {
  const there = await read(people, name);
  if (there !== null) return there;
  const row = { name, value: await make(), updatedAt: Date.now() };
  await people.insert(operations).values(row).onConflictDoNothing();
  return (await read(people, name)) ?? row.value;
}

/** Whether a database answers and was migrated. */
export const hasTables = (db: AnyDb): Promise<boolean> =>
  read(db, 'any').then(
    () => true,
    () => false,
  );
