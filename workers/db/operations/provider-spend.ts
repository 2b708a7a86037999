import { and, eq, gte, sql } from 'drizzle-orm';
import { providerSpend } from '../schema/oversight.schema.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { isSpendCapExceeded } from '../sql/constraints.ts';

const booked = (people: PeopleDb, day: string, spent: number, cap: number) =>
  people
    .insert(providerSpend)
    .values({ day, spent, cap })
    .onConflictDoUpdate({
      target: providerSpend.day,
      set: { spent: sql`${providerSpend.spent} + ${spent}`, cap },
    });

async function unlessOverCap(booking: Promise<unknown>): Promise<boolean> {
  try {
    await booking;
    return true;
  } catch (error) {
    if (isSpendCapExceeded(error)) return false;
    throw error;
  }
}

/** Books the cost of a provider's film on a UTC day (YYYY-MM-DD); false when it would exceed the day's cap. */
export function bookSpend(people: PeopleDb, day: string, cents: number, cap: number): Promise<boolean> {
  return unlessOverCap(booked(people, day, cents, cap).run());
}

/**
 * The same for models that style and draw, in millionths of a US dollar, because one question costs less than a cent: a
 * row of the day for all models, and one for each to see where the money went.
 * @param model 'stylist:gemini'
 */
export function bookModelSpend(
  people: PeopleDb,
  { day, model, micros, capMicros }: { day: string; model: string; micros: number; capMicros: number },
): Promise<boolean> {
  // One transaction, so that the cap refuses both.
  return unlessOverCap(
    people.batch([
      booked(people, `${day} models`, micros, capMicros),
      booked(people, `${day} models ${model}`, micros, capMicros),
    ]),
  );
}

/** Takes back a booking that was surely not spent. What cost nothing is not written: films made on her device do not. */
export async function unbookSpend(people: PeopleDb, day: string, cents: number): Promise<void> {
  if (cents === 0) return;
  await people
    .update(providerSpend)
    .set({ spent: sql`${providerSpend.spent} - ${cents}` })
    .where(and(eq(providerSpend.day, day), gte(providerSpend.spent, cents)));
}
