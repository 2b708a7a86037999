import type { FitPreferences } from '../../../app/domain/fit-preferences.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { isWearable, settledFit } from '../../../app/domain/wearables.ts';
import type { App } from '../../app.ts';
import { changeUser, type SessionUser } from '../../db/users.ts';

/**
 * Replaces all of them; they hold from the next outfit on. @throws Refusal bad-input for what the wardrobe does not
 * have; unauthorized when the account is gone meanwhile
 */
export async function saveFitPreferences(
  app: App,
  user: SessionUser,
  asked: FitPreferences,
): Promise<FitPreferences> {
  if (!asked.neverWear.every(isWearable)) {
    throw new Refusal('bad-input', 'neverWear names something that is not in the wardrobe.');
  }
  const fit = settledFit(asked);
  const saved = await changeUser(app.people, user.id, { fitPreferences: fit });
  if (!saved) throw new Refusal('unauthorized', 'Unauthorized');
  return fit;
}
