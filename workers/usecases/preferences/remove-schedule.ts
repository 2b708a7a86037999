import type { App } from '../../app.ts';
import { peopleOf } from '../../db/everybody.ts';
import { removeSchedule as remove } from '../../db/style-schedules.ts';
import type { SessionUser } from '../../db/users.ts';
import { noSuchSchedule } from './schedule-plan.ts';

/** On every plan: what rests since she lowered hers she may still throw away. @throws Refusal not-found */
export async function removeSchedule(app: App, user: SessionUser, id: string): Promise<void> {
  if (!(await remove(peopleOf(app, user), user.id, id))) throw noSuchSchedule();
}
