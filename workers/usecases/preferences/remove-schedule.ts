import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { removeSchedule as remove } from '../../db/people/style-schedules.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { scheduleNotFound } from './require-schedule-plan.ts';

/** On every plan: after a downgrade she may still delete. @throws Refusal not-found */
export async function removeSchedule(app: App, user: SessionUser, id: string): Promise<void> {
  if (!(await remove(peopleDbOf(app, user), user.id, id))) throw scheduleNotFound();
}
