import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Forecast } from '../../../app/domain/weather/weather.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { operations } from '../schema/operations.schema.ts';
import { weatherCache } from '../schema/people.schema.ts';
import { prepareOnce } from '../sql/prepared-queries.ts';
import { readPrefixed } from './operator-notes.ts';

// One forecast per cell. Instants are epoch ms.

export interface StoredForecast {
  forecast: Forecast;
  validator: string | null;
  fetchedAt: number;
  freshUntil: number;
}

const cellQuery = prepareOnce((db: PeopleDb) =>
  db
    .select()
    .from(weatherCache)
    .where(eq(weatherCache.cell, sql.placeholder('cell'))),
);

export async function readForecast(db: PeopleDb, cell: string): Promise<StoredForecast | null> {
  const row = await cellQuery(db).get({ cell });
  return row && row.fetchedAt > 0 ? row : null;
}

/** Later times were written before the clock was set back (local builds). */
const FAR_AHEAD_MS = 60_000;

/** Due, or written before the clock was set back. */
export const isStale = (now: number) =>
  or(lte(weatherCache.freshUntil, now), gt(weatherCache.fetchedAt, now + FAR_AHEAD_MS));

/** Returns the lease too. */
export async function saveForecast(db: PeopleDb, cell: string, stored: StoredForecast): Promise<void> {
  const fields = { ...stored, leaseUntil: 0 };
  await db
    .insert(weatherCache)
    .values({ cell, ...fields })
    .onConflictDoUpdate({ target: weatherCache.cell, set: fields });
}

/** The stored answer stays for longer; returns the lease. */
export const keepForecast = (db: PeopleDb, cell: string, freshUntil: number) =>
  db.update(weatherCache).set({ freshUntil, leaseUntil: 0 }).where(eq(weatherCache.cell, cell));

export const sweepForecasts = (db: PeopleDb, before: number) =>
  db.delete(weatherCache).where(and(lt(weatherCache.fetchedAt, before), lt(weatherCache.leaseUntil, before)));

const RESTING = 'weather-resting:';

export async function restProvider(db: PeopleDb, name: string, until: number, now: number): Promise<void> {
  const fields = { value: String(until), updatedAt: now };
  await db
    .insert(operations)
    .values({ name: RESTING + name, ...fields })
    .onConflictDoUpdate({ target: operations.name, set: fields });
}

export async function restingProviders(db: PeopleDb, names: string[], now: number): Promise<Set<string>> {
  const resting = (await readPrefixed(db, RESTING, names)).filter(
    ({ value, updatedAt }) => Number(value) > now && updatedAt <= now + FAR_AHEAD_MS,
  );
  return new Set(resting.map(({ name }) => name));
}
