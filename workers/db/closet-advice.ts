import { eq } from 'drizzle-orm';
import type { Help } from '../../app/domain/closet/help-most.ts';
import { closetAdvice } from './closet.schema.ts';
import type { LooksDb } from './open.ts';

export type AdviceRow = typeof closetAdvice.$inferSelect;

/** The last advice computed for her. */
export async function adviceOf(db: LooksDb, userId: string): Promise<AdviceRow | undefined> {
  return db.select().from(closetAdvice).where(eq(closetAdvice.userId, userId)).get();
}

/** Replaces what was there. */
export async function keepAdvice(
  db: LooksDb,
  userId: string,
  advice: { madeFor: string; helps: Help[]; madeAt: number },
): Promise<void> {
  await db
    .insert(closetAdvice)
    .values({ userId, ...advice })
    .onConflictDoUpdate({ target: closetAdvice.userId, set: advice });
}
