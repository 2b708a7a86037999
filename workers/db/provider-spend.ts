import { and, eq, gte, sql } from 'drizzle-orm';
import { providerSpend } from './people.schema.ts';
import type { PeopleDb } from './open.ts';

/** The CHECK of a day's cap said no. */
const overCap = (error: unknown): boolean => {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e.message.includes('CHECK constraint failed: spend_within')) return true;
  }
  return false;
};

/** Books what a provider's film will cost on a UTC day (YYYY-MM-DD); false when the day's cap would be passed. */
export async function bookSpend(people: PeopleDb, day: string, cents: number, cap: number): Promise<boolean> {
  try {
    await people
      .insert(providerSpend)
      .values({ day, spent: cents, cap })
      .onConflictDoUpdate({
        target: providerSpend.day,
        set: { spent: sql`${providerSpend.spent} + ${cents}`, cap },
      });
    return true;
  } catch (error) {
    if (overCap(error)) return false;
    throw error;
  }
}

/**
 * The same for models that style and draw: a row of the day for themselves, in millionths of a US dollar, because one
 * question costs less than a cent.
 */
export function bookModelSpend(
  people: PeopleDb,
  day: string,
  micros: number,
  capMicros: number,
): Promise<boolean> {
  return bookSpend(people, `${day} models`, micros, capMicros);
}

/** What was booked and surely not spent. */
export async function unbookSpend(people: PeopleDb, day: string, cents: number): Promise<void> {
  await people
    .update(providerSpend)
    .set({ spent: sql`${providerSpend.spent} - ${cents}` })
    .where(and(eq(providerSpend.day, day), gte(providerSpend.spent, cents)));
}
