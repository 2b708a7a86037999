import { eq } from 'drizzle-orm';
import type { ClosetHelpOption } from '../../../app/domain/closet/closet-help.ts';
import { closetAdvice } from '../schema/closet.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';

export type AdviceRow = typeof closetAdvice.$inferSelect;

export const readAdvice = (db: LooksDb, userId: string) =>
  db.select().from(closetAdvice).where(eq(closetAdvice.userId, userId)).get();

export const saveAdvice = (
  db: LooksDb,
  userId: string,
  advice: { madeFor: string; helps: ClosetHelpOption[]; madeAt: number },
) =>
  db
    .insert(closetAdvice)
    .values({ userId, ...advice })
    .onConflictDoUpdate({ target: closetAdvice.userId, set: advice });
