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

/** `day` is YYYY-MM-DD, UTC. False when it would exceed the cap. */
export function bookSpend(people: PeopleDb, day: string, cents: number, cap: number): Promise<boolean> {
  return unlessOverCap(booked(people, day, cents, cap).run());
}

/** In millionths of a US dollar: a row of the day for all models, and one for each ('stylist:gemini'). */
export function bookModelSpend(
  people: PeopleDb,
  { day, model, micros, capMicros }: { day: string; model: string; micros: number; capMicros: number },
): Promise<boolean> {
  // One transaction, so that either cap refuses both.
  return unlessOverCap(
    people.batch([
      booked(people, `${day} models`, micros, capMicros),
      booked(people, `${day} models ${model}`, micros, capMicros),
    ]),
  );
}

/** For a booking that was surely not spent. Films of devices cost nothing and are not written. */
export async function unbookSpend(people: PeopleDb, day: string, cents: number): Promise<void> {
  if (cents === 0) return;
  await people
    .update(providerSpend)
    .set({ spent: sql`${providerSpend.spent} - ${cents}` })
    .where(and(eq(providerSpend.day, day), gte(providerSpend.spent, cents)));
}
