import { and, eq, gte, sql } from 'drizzle-orm';
import { providerSpend } from './oversight.schema.ts';
import type { PeopleDb } from './open.ts';

/** The CHECK of a day's cap said no. */
const overCap = (error: unknown): boolean => {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e.message.includes('CHECK constraint failed: spend_within')) return true;
  }
  return false;
};

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
    if (overCap(error)) return false;
    throw error;
  }
}

/** Books what a provider's film will cost on a UTC day (YYYY-MM-DD); false when the day's cap would be passed. */
export function bookSpend(people: PeopleDb, day: string, cents: number, cap: number): Promise<boolean> {
  return unlessOverCap(booked(people, day, cents, cap).run());
}

/**
 * The same for models that style and draw: a row of the day for all of them, in millionths of a US dollar, because one
 * question costs less than a cent; and one for each, for whoever wants to know where it went.
 * @param model 'stylist:gemini'
 */
export function bookModelSpend(
  people: PeopleDb,
  { day, model, micros, capMicros }: { day: string; model: string; micros: number; capMicros: number },
): Promise<boolean> {
  // One transaction: the cap's no takes back both.
  return unlessOverCap(
    people.batch([
      booked(people, `${day} models`, micros, capMicros),
      booked(people, `${day} models ${model}`, micros, capMicros),
    ]),
  );
}

/** What was booked and surely not spent. */
export async function unbookSpend(people: PeopleDb, day: string, cents: number): Promise<void> {
  await people
    .update(providerSpend)
    .set({ spent: sql`${providerSpend.spent} - ${cents}` })
    .where(and(eq(providerSpend.day, day), gte(providerSpend.spent, cents)));
}
