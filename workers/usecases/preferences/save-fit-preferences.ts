import type { FitPreferences } from '../../../app/domain/preferences/fit-preferences.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { isWearable, normalizeFit } from '../../../app/domain/preferences/never-wear-choices.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { changeLimits } from '../../db/people/fit-preferences.ts';
import { changeUser, type SessionUser } from '../../db/people/users.ts';

/**
 * All but a list that is left out; from the next outfit on.
 * @throws Refusal bad-input for what the wardrobe does not have; unauthorized when the account is gone
 */
export async function saveFitPreferences(
  app: App,
  user: SessionUser,
  { neverWear, ...limits }: Omit<FitPreferences, 'neverWear'> & { neverWear?: string[] | undefined },
): Promise<FitPreferences> {
  if (neverWear?.every(isWearable) === false) {
    throw new Refusal('bad-input', 'neverWear names something that is not in the wardrobe.');
  }
  const saved = await (neverWear
    ? changeUser(peopleDbOf(app, user), user.id, { fitPreferences: normalizeFit({ ...limits, neverWear }) })
    : changeLimits(peopleDbOf(app, user), user.id, limits));
  if (!saved) throw new Refusal('unauthorized', 'Unauthorized');
  return normalizeFit(saved.fitPreferences);
}
