import { seenDays } from './looks.schema.ts';
import type { LooksDb } from './open.ts';

/** She saw an outfit on this local day, whatever becomes of the outfit. Once more does no harm. */
export async function noteSeenDay(looks: LooksDb, userId: string, date: string): Promise<void> {
  await looks.insert(seenDays).values({ userId, date }).onConflictDoNothing();
}
