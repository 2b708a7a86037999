import { eq } from 'drizzle-orm';
import type { StyleSchedule } from '../../app/domain/schedule.ts';
import type { PeopleDb } from './open.ts';
import { styleSchedules } from './people.schema.ts';

/** Her schedules, in any order. */
export async function schedulesOf(people: PeopleDb, userId: string): Promise<StyleSchedule[]> {
  return people.select().from(styleSchedules).where(eq(styleSchedules.userId, userId));
}
