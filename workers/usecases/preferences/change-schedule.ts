import { settledChoice, type ScheduleChoice, type StyleSchedule } from '../../../app/domain/schedule.ts';
import type { App } from '../../app.ts';
import { peopleOf } from '../../db/everybody.ts';
import { changeSchedule as change } from '../../db/style-schedules.ts';
import type { SessionUser } from '../../db/users.ts';
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
