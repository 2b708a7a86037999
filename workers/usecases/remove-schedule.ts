import type { App } from '../app.ts';
import { removeSchedule as remove } from '../db/style-schedules.ts';
import type { SessionUser } from '../db/users.ts';
import { noSuchSchedule, requireSchedulePlan } from './schedule-plan.ts';

/** @throws Refusal forbidden with upgradeRequired on the free plan; not-found when it is not hers or not there */
export async function removeSchedule(app: App, user: SessionUser, id: string): Promise<void> {
  requireSchedulePlan(user);
  if (!(await remove(app.people, user.id, id))) throw noSuchSchedule();
}
