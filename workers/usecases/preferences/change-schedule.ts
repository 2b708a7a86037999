import {
  normalizeScheduleChoice,
  type ScheduleChoice,
  type StyleSchedule,
} from '../../../app/domain/preferences/style-schedule.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { changeSchedule as change } from '../../db/people/style-schedules.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { scheduleNotFound, requireSchedulePlan } from './require-schedule-plan.ts';

/** @throws Refusal forbidden with upgradeRequired on the free plan; not-found when it is not hers */
export async function changeSchedule(
  app: App,
  user: SessionUser,
  id: string,
  choice: ScheduleChoice,
): Promise<StyleSchedule> {
  requireSchedulePlan(user);
  const changed = await change(peopleDbOf(app, user), user.id, id, normalizeScheduleChoice(choice));
  if (!changed) throw scheduleNotFound();
  return changed;
}
