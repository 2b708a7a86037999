import type { App } from '../../app.ts';
import type { NoteKind } from '../../db/jobs/push-jobs.ts';
import type { SessionUser } from '../../db/people/users.ts';

/** Switched off, nothing, whatever else is set. A mail needs a verified address: it carries a picture of her. */
export function notificationChannels(
  app: Pick<App, 'settings'>,
  user: Pick<SessionUser, 'notificationsEnabled' | 'pushDevices' | 'morningMail' | 'emailVerified'>,
): NoteKind[] {
  if (!user.notificationsEnabled) return [];
  const mail = user.morningMail && user.emailVerified && app.settings.canMail;
  return [
    ...(user.pushDevices.length > 0 ? ['send-push' as const] : []),
    ...(mail ? ['send-morning' as const] : []),
  ];
}
