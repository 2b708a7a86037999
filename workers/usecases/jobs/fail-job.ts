import type { App } from '../../app.ts';
import { peopleDbOf, personById } from '../../db/people/people-databases.ts';
import { settleDelivery } from '../../db/jobs/delivery-jobs.ts';
import { endState, type JobRow } from '../../db/jobs/jobs.ts';
import { settle } from '../../db/jobs/ledger.ts';
import { JOBS, MAILS } from '../../db/jobs/ledger-policies.ts';
import { giveUpImage } from '../../db/looks/outfits.ts';
import { noteKey } from '../../db/jobs/push-jobs.ts';
import { type SessionUser } from '../../db/people/users.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { scheduleNotes } from '../delivery/schedule-push.ts';
import { notificationChannels } from '../delivery/notification-channels.ts';
import { resolveMailId } from '../mails/send-mail.ts';
import type { Delivery } from '../delivery/claimed-delivery.ts';

export async function failRender(
  app: App,
  shard: number,
  job: Pick<JobRow, 'id' | 'userId' | 'outfitId'>,
  reason: string,
): Promise<void> {
  const db = app.looks(shard);
  const { id, userId } = job;
  await db.batch([
    giveUpImage(db, userId, job.outfitId ?? '', id),
    settle(db, JOBS, { id, userId }, endState('failed', app.clock.now(), reason)),
  ]);
}

/** The push at her minute says that opening the app makes her outfit. */
export async function failDelivery(
  app: App,
  user: SessionUser,
  delivery: Delivery,
  reason: string,
): Promise<void> {
  const failed = { state: 'failed', error: reason } as const;
  await settleDelivery(app.looks(user.shard), { userId: user.id, ...delivery }, failed, app.clock.now());
  await scheduleNotes(app, user, delivery, notificationChannels(app, user));
}

export async function failJobBehind(app: App, message: JobMessage, reason: string): Promise<void> {
  const now = app.clock.now();
  if (message.kind === 'render-outfit') {
    const { userId, outfitId, jobId } = message;
    await failRender(app, message.shard, { id: jobId, userId, outfitId }, reason);
  }
  if (message.kind === 'deliver-outfit') {
    const user = await personById(app, message.userId);
    if (user) await failDelivery(app, user, message, reason);
  }
  if (message.kind === 'send-push' || message.kind === 'send-morning') {
    const { userId, date } = message;
    const key = noteKey(message.kind, userId, date);
    await settle(app.looks(message.shard), JOBS, { key, userId }, endState('failed', now, reason));
  }
  if (message.kind === 'send-mail') {
    const found = await resolveMailId(app, message);
    if (found) await settle(peopleDbOf(app, found.to), MAILS, found.mail, { state: 'failed' });
  }
  // Repeated anyway: erasures by the sweeper, deletions and due users by the next tick, archiving by the next hour.
}
