import { MOST_NEVER_WORN, type FitPreferences } from '../../../app/domain/preferences/fit-preferences.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { isWearable, normalizeFit } from '../../../app/domain/preferences/never-wear-choices.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { putOnNeverWear } from '../../db/people/fit-preferences.ts';
import { userById, type SessionUser } from '../../db/people/users.ts';

/**
 * Concurrent saves of other limits are kept. @throws Refusal bad-input for what the wardrobe does not have; not-usable
 * when the list is full; unauthorized when the account is gone
 */
export async function putNeverWear(
  app: App,
  user: Pick<SessionUser, 'id' | 'peopleShard'>,
  { piece, isOn }: { piece: string; isOn: boolean },
): Promise<FitPreferences> {
  if (!isWearable(piece))
    throw new Refusal('bad-input', 'piece names something that is not in the wardrobe.');
  const saved = await putOnNeverWear(peopleDbOf(app, user), user.id, { piece, isOn, most: MOST_NEVER_WORN });
  if (saved) return normalizeFit(saved.fitPreferences);
  if (!(await userById(peopleDbOf(app, user), user.id))) throw new Refusal('unauthorized', 'Unauthorized');
  throw new Refusal(
    'not-usable',
    `Your never-wear list is full: it holds ${MOST_NEVER_WORN} things. Remove one in your profile first.`,
  );
}
