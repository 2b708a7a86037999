import { eq, sql } from 'drizzle-orm';
import type { PeopleDb } from '../sql/open-database.ts';
import { operations } from '../schema/operations.schema.ts';
import { readPrefixed } from './operator-notes.ts';

// The circuit breaker of paid models, shared by all isolates: failures in a row, and until when it rests.

const PREFIX = 'model-health:';
/** Doubles with each failure in a row. */
export const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 30 * 60_000;
/** The most that a Retry-After may ask for. */
export const LONGEST_ASKED_REST_MS = 6 * 3_600_000;
/** Later times were written before the clock was set back (local builds). */
const FAR_AHEAD_MS = LONGEST_ASKED_REST_MS + 60_000;

interface Health {
  failures: number;
  until: number;
}

export async function restingModels(people: PeopleDb, names: string[], now: number): Promise<Set<string>> {
  const resting = (await readPrefixed(people, PREFIX, names)).filter(({ value }) => {
    const { until } = JSON.parse(value) as Health;
    return until > now && until <= now + FAR_AHEAD_MS;
  });
  return new Set(resting.map(({ name }) => name));
}

/** Twice as long as last time, or `atLeastMs` (Retry-After). One statement, as isolates write at once. */
export async function restModel(people: PeopleDb, name: string, now: number, atLeastMs = 0): Promise<void> {
  const first = Math.max(FIRST_REST_MS, atLeastMs);
  const failures = sql`json_extract(${operations.value}, '$.failures')`;
  const rest = sql`max(${atLeastMs}, min(${LONGEST_REST_MS}, ${FIRST_REST_MS} * (1 << min(10, ${failures}))))`;
  await people
    .insert(operations)
    .values({
      name: PREFIX + name,
      value: JSON.stringify({ failures: 1, until: now + first }),
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: operations.name,
      set: {
        value: sql`json_object('failures', ${failures} + 1, 'until', ${now} + ${rest})`,
        updatedAt: now,
      },
    });
}

export async function clearModel(people: PeopleDb, name: string): Promise<void> {
  await people.delete(operations).where(eq(operations.name, PREFIX + name));
}
