import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { changeUser, type SessionUser, type UserChange } from '../../db/people/users.ts';
import { followChange } from './copy-minutes.ts';
import { hasMinuteChanged } from './claimed-delivery.ts';
import { movePushes } from './schedule-push.ts';

/**
 * Her delivery (copy-minutes.ts) and the pushes of prepared outfits (movePushes) follow. Returns the row as written.
 * @throws Refusal unauthorized when the account is gone meanwhile
 */
export async function changeAndPlan(app: App, before: SessionUser, change: UserChange): Promise<SessionUser> {
  const wished = { ...before, ...change };
  const moves = hasMinuteChanged(before, wished);
  if (moves) await movePushes(app, wished, 'earlier');
  const saved = await changeUser(peopleDbOf(app, before), before.id, change);
  if (!saved) throw new Refusal('unauthorized', 'Unauthorized');
  await followChange(app, saved.id);
  if (moves) await movePushes(app, saved, 'all');
  return saved;
}
