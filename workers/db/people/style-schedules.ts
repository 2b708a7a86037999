import { and, desc, eq, sql } from 'drizzle-orm';
import type { Schedule } from '../../../app/contracts/schedules.ts';
import type { ScheduleChoice, StyleSchedule } from '../../../app/domain/preferences/style-schedule.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { styleSchedules, users } from '../schema/people.schema.ts';
import { hasChanged } from '../sql/transact.ts';

const isOwnSchedule = (userId: string, id: string) =>
  and(eq(styleSchedules.userId, userId), eq(styleSchedules.id, id));

export function toSchedule(row: StyleSchedule): Schedule {
  const { id, name, styles, timeOfDay, daysOfWeek, context, priority, isActive } = row;
  return { id, name, styles, timeOfDay, daysOfWeek, context, priority, isActive };
}

export const scheduleRowsOf = (people: PeopleDb, userId: string) =>
  people
    .select()
    .from(styleSchedules)
    .where(eq(styleSchedules.userId, userId))
    .orderBy(desc(styleSchedules.createdAt), desc(styleSchedules.id));

/** One statement: parallel calls cannot pass the limit. Undefined at `limit`, or when she is gone. */
export async function insertSchedule(
  people: PeopleDb,
  userId: string,
  schedule: StyleSchedule,
  limit: number,
): Promise<StyleSchedule | undefined> {
  const { id, name, styles, timeOfDay, daysOfWeek, context, priority, isActive, createdAt } = schedule;
  const json = <T>(list: T[], column: string) => sql<T[]>`${JSON.stringify(list)}`.as(column);
  const count = sql<number>`(select count(*) from ${styleSchedules} where ${styleSchedules.userId} = ${userId})`;
  return people
    .insert(styleSchedules)
    .select(
      people
        .select({
          id: sql<string>`${id}`.as('id'),
          userId: users.id,
          name: sql<string>`${name}`.as('name'),
          styles: json(styles, 'styles'),
          timeOfDay: json(timeOfDay, 'time_of_day'),
          daysOfWeek: json(daysOfWeek, 'days_of_week'),
          context: sql<typeof context>`${context}`.as('context'),
          priority: sql<number>`${priority}`.as('priority'),
          isActive: sql<boolean>`${isActive ? 1 : 0}`.as('is_active'),
          createdAt: sql<number>`${createdAt}`.as('created_at'),
        })
        .from(users)
        .where(and(eq(users.id, userId), sql`${count} < ${limit}`)),
    )
    .returning()
    .get();
}

export async function changeSchedule(
  people: PeopleDb,
  userId: string,
  id: string,
  choice: ScheduleChoice,
): Promise<StyleSchedule | undefined> {
  return people.update(styleSchedules).set(choice).where(isOwnSchedule(userId, id)).returning().get();
}

export const removeSchedule = (people: PeopleDb, userId: string, id: string) =>
  hasChanged(people.delete(styleSchedules).where(isOwnSchedule(userId, id)));
