import type { DressFrom } from '../../../app/domain/closet/closet-terms.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { changeUser, type SessionUser } from '../../db/people/users.ts';

export interface ClosetSettings {
  dressFrom: DressFrom;
  laundryRest: boolean;
}

/** Applies from the next outfit on. @throws Refusal unauthorized when the account is gone meanwhile */
export async function saveClosetSettings(
  app: App,
  user: SessionUser,
  change: Partial<ClosetSettings>,
): Promise<ClosetSettings> {
  const saved =
    Object.keys(change).length > 0 ? await changeUser(peopleDbOf(app, user), user.id, change) : user;
  if (!saved) throw new Refusal('unauthorized', 'Unauthorized');
  return { dressFrom: saved.dressFrom, laundryRest: saved.laundryRest };
}
