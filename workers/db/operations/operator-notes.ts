import { eq, inArray } from 'drizzle-orm';
import type { LooksDb, PeopleDb } from '../sql/open-database.ts';
import { operations } from '../schema/operations.schema.ts';

// Single values of the operator, and a shard's notes to itself: both kinds of database have the table.

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

export async function readPrefixed(people: PeopleDb, prefix: string, names: string[]) {
  const wanted = names.map((name) => prefix + name);
  if (wanted.length === 0) return [];
  const rows = await people.select().from(operations).where(inArray(operations.name, wanted));
  return rows.map((row) => ({ ...row, name: row.name.slice(prefix.length) }));
}

/** ms; local builds only. */
export async function readClockOffset(people: PeopleDb): Promise<number> {
  return Number((await read(people, 'clock-offset-ms')) ?? 0);
}
export function writeClockOffset(people: PeopleDb, offsetMs: number): Promise<void> {
  return write(people, 'clock-offset-ms', String(offsetMs), Date.now());
}

/** A local build's drawing thread, 'http://127.0.0.1:{port}'; null before its runner has said so. */
export const readRenderer = (people: PeopleDb): Promise<string | null> => read(people, 'renderer');
export const writeRenderer = (people: PeopleDb, origin: string): Promise<void> =>
  write(people, 'renderer', origin, Date.now());

export const readNote = read;
export const writeNote = write;

export async function readJsonNote<T>(db: AnyDb, name: string): Promise<T | null> {
  const kept = await read(db, name);
  return kept === null ? null : (JSON.parse(kept) as T);
}

/** Epoch ms; null before the first run. */
export const readLastCronRun = (people: PeopleDb) => readJsonNote<number>(people, 'last-cron-run');
export const writeLastCronRun = (people: PeopleDb, at: number): Promise<void> =>
  write(people, 'last-cron-run', String(at), at);

/** Epoch ms up to which payment events were read; null before the first time. */
export const readEventCursor = (people: PeopleDb) => readJsonNote<number>(people, 'payment-events-until');
export const writeEventCursor = (people: PeopleDb, until: number, at: number): Promise<void> =>
  write(people, 'payment-events-until', String(until), at);

export async function makeOnce(people: PeopleDb, name: string, make: () => Promise<string>): Promise<string> {
  const there = await read(people, name);
  if (there !== null) return there;
  const row = { name, value: await make(), updatedAt: Date.now() };
  await people.insert(operations).values(row).onConflictDoNothing();
  return (await read(people, name)) ?? row.value;
}

export const hasTables = (db: AnyDb): Promise<boolean> =>
  read(db, 'any').then(
    () => true,
    () => false,
  );
