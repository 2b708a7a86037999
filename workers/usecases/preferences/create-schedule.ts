import { Refusal } from '../../../app/domain/refusal.ts';
import {
  MAX_SCHEDULES,
  normalizeScheduleChoice,
  type ScheduleChoice,
  type StyleSchedule,
} from '../../../app/domain/preferences/style-schedule.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { insertSchedule } from '../../db/people/style-schedules.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { requireSchedulePlan } from './require-schedule-plan.ts';

/** @throws Refusal forbidden with upgradeRequired on the free plan; conflict at MAX_SCHEDULES */
export async function createSchedule(
  app: App,
  user: SessionUser,
  choice: ScheduleChoice,
): Promise<StyleSchedule> {
  requireSchedulePlan(user);
  const schedule = {
    ...normalizeScheduleChoice(choice),
    id: crypto.randomUUID(),
    createdAt: app.clock.now(),
  };
  const created = await insertSchedule(peopleDbOf(app, user), user.id, schedule, MAX_SCHEDULES);
  if (!created) {
    throw new Refusal(
      'conflict',
      `You have ${MAX_SCHEDULES} schedules, which is the most you can have. Delete one first.`,
    );
  }
  return created;
}
