import type { BodyOf } from '../../../app/contracts/call.ts';
import {
  SKIPPED_PREFERENCES,
  type savePreferences as savePreferencesCall,
} from '../../../app/contracts/user.ts';
import type { App } from '../../app.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { requireMail } from '../mails/order-mails.ts';
import { claimedDelivery } from '../delivery/claimed-delivery.ts';
import { scheduleNotes } from '../delivery/schedule-push.ts';
import { notificationChannels } from '../delivery/notification-channels.ts';
import { changeAndPlan } from '../delivery/plan-delivery.ts';

type Preferences = BodyOf<typeof savePreferencesCall>;

/** Exactly what Skip sends: no other form turns off notifications together with the rest. */
function isSkip(change: Preferences): boolean {
  const { stylePreferences, ...rest } = SKIPPED_PREFERENCES;
  return (
    change.stylePreferences?.join() === stylePreferences.join() &&
    Object.keys(change).length === Object.keys(SKIPPED_PREFERENCES).length &&
    Object.entries(rest).every(([name, value]) => change[name as keyof Preferences] === value)
  );
}

function withoutOverwriting(user: SessionUser, change: Preferences): Preferences {
  if (!isSkip(change)) return change;
  return {
    ...(user.gender === null ? { gender: change.gender } : {}),
    ...(user.stylePreferences.length === 0 ? { stylePreferences: change.stylePreferences } : {}),
  };
}

/** Plans the next delivery too. @throws Refusal unauthorized when the account is gone */
export async function savePreferences(app: App, user: SessionUser, asked: Preferences): Promise<SessionUser> {
  if (asked.morningMail === true) requireMail(app);
  const { modelPictures, ...change } = withoutOverwriting(user, asked);
  // Asking for the mail turns notifications on again.
  if (change.morningMail === true) change.notificationsEnabled = true;
  // By name, so that a provider added later sees nothing until she allows it.
  const shared =
    modelPictures === undefined ? {} : { photoSharedWith: modelPictures ? app.settings.photoModels : [] };
  if (change.stylePreferences) change.stylePreferences = [...new Set(change.stylePreferences)];
  const all = { ...change, ...shared };
  const nothing = Object.keys(all).length === 0;
  const saved = nothing ? user : await changeAndPlan(app, user, all);
  if (change.morningMail === true && !user.morningMail) await mailThisMorning(app, saved);
  return saved;
}

/** Her next outfit may be prepared already, without a mail because she wanted none. */
async function mailThisMorning(app: App, user: SessionUser): Promise<void> {
  const claimed = await claimedDelivery(app, user);
  const ways = notificationChannels(app, user).filter((way) => way === 'send-morning');
  if (claimed) await scheduleNotes(app, user, claimed, ways);
}
