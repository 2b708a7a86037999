import {
  settledChoice,
  type ScheduleChoice,
  type StyleSchedule,
} from '../../../app/domain/preferences/style-schedule.ts';
import type { App } from '../../app.ts';
import { peopleOf } from '../../db/people/people-databases.ts';
import { changeSchedule as change } from '../../db/people/style-schedules.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { noSuchSchedule, requireSchedulePlan } from './schedule-plan.ts';

/** @throws Refusal forbidden with upgradeRequired on the free plan; not-found when it is not hers or not there */
export async function changeSchedule(
  app: App,
  user: SessionUser,
  id: string,
  choice: ScheduleChoice,
): Promise<StyleSchedule> {
  requireSchedulePlan(user);
  const changed = await change(peopleOf(app, user), user.id, id, settledChoice(choice));
  if (!changed) throw noSuchSchedule();
  return changed;
}
