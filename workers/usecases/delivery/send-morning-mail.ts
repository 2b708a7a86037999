import { objectKey } from '../../../app/domain/photos/object-id.ts';
import type { BackgroundApp } from '../../app.ts';
import { personById } from '../../db/people/people-databases.ts';
import { deliveryStates } from '../../db/jobs/delivery-jobs.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import { claimPushes, noteKey, outfitsFor, settlePush, type Push } from '../../db/jobs/push-jobs.ts';
import { sha256Hex } from '../../db/sql/secret.ts';
import { type SessionUser } from '../../db/people/users.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import type { Mail, MailPicture } from '../../ports/mailer.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { morningMail, sorryMail } from '../mails/morning-mail.ts';
import { unsubscribeToken } from '../mails/unsubscribe.ts';
import { pushEnds } from './push-note.ts';
import { requeueEarlyPushes, requeueWaitingPushes, waitsUntil } from './requeue-pushes.ts';
import { notificationChannels } from './notification-channels.ts';
import { forLog } from '../../for-log.ts';

type MorningMessage = Extract<JobMessage, { kind: 'send-morning' }>;

/** For a failed try whose message is lost too. */
const LOOK_AFTER_MS = 6 * 60_000;

/**
 * Once for a person and local date: its row is like a push's, planted with the outfit (deliver-outfit.ts). The
 * idempotency key covers a crash after the provider's answer. Her row is read now, for unsubscribed readers.
 * @throws ProviderError; the row waits for the next try
 */
export async function sendMorningMail(
  app: BackgroundApp,
  { userId, shard, date }: MorningMessage,
): Promise<void> {
  const db = app.looks(shard);
  const key = noteKey('send-morning', userId, date);
  const [mail] = await claimPushes(db, [key], app.clock.now());
  if (!mail) return requeueEarlyPushes(app, 'send-morning', shard, [key], []);
  const user = await personById(app, userId);
  if (!user || !notificationChannels(app, user).includes('send-morning'))
    return endMorningMail(app, shard, mail, 'she wants no email');
  const name = `${userId} ${date}`;
  const outfit = (await outfitsFor(db, [mail])).get(name);
  const delivery = outfit ? undefined : (await deliveryStates(db, [mail])).get(name);
  const now = app.clock.now();
  const later = waitsUntil(mail, user, outfit, delivery, now);
  if (later) return requeueWaitingPushes(app, 'send-morning', shard, [later]);
  if (now > pushEnds(date, mail.dueAt ?? now, user.timezone))
    return endMorningMail(app, shard, mail, 'its day is over');
  if (!outfit && delivery !== 'failed')
    return endMorningMail(app, shard, mail, 'there is no outfit of this day');
  try {
    await send(app, user, mail, outfit);
  } catch (error) {
    const why = forLog(error).slice(0, 500);
    // Its own message may come as late as twice what the service asked for.
    const asked = error instanceof ProviderError ? (error.retryAfterSeconds ?? 0) : 0;
    const leaseUntil = now + asked * 2000 + LOOK_AFTER_MS;
    await settlePush(db, { push: mail, state: 'queued', sentTo: [], error: why, leaseUntil }, now);
    throw error;
  }
  await endMorningMail(app, shard, mail, null);
}

async function endMorningMail(
  app: BackgroundApp,
  shard: number,
  push: Push,
  error: string | null,
): Promise<void> {
  const now = app.clock.now();
  await settlePush(app.looks(shard), { push, state: 'done', sentTo: [], error, leaseUntil: now }, now);
}

async function send(
  app: BackgroundApp,
  user: SessionUser,
  { date }: Push,
  outfit: OutfitRow | undefined,
): Promise<void> {
  if (!app.mailer) throw new ProviderError('mail', 'no email service is set up', { retryable: false });
  const { origin, postalAddress } = app.settings;
  // A local build does not know its address: links are relative to the mailbox.
  const site = origin ?? '';
  const unsubscribe = `${site}/unsubscribe/${await unsubscribeToken(app, user.id)}`;
  const envelope: Pick<Mail, 'to' | 'idempotencyKey' | 'unsubscribe'> = {
    to: user.email,
    idempotencyKey: await sha256Hex(`morning\n${user.id}\n${date}`),
    unsubscribe,
  };
  const about = { site, postalAddress, unsubscribe, user };
  if (!outfit) {
    await app.mailer.send({ ...envelope, ...sorryMail(about) });
    return;
  }
  const picture = await pictureOf(app, user, outfit);
  await app.mailer.send({ ...envelope, ...morningMail(outfit, picture, about) });
}

/** Attached, since no address opens it (docs/decisions/the-morning-mail-carries-its-picture.md). */
async function pictureOf(
  app: BackgroundApp,
  user: SessionUser,
  { imageObject }: OutfitRow,
): Promise<MailPicture | null> {
  if (imageObject === null) return null;
  const bytes = await app.blobs.bytes(objectKey(user.id, imageObject));
  return bytes && { id: 'look', fileName: 'look.jpg', contentType: 'image/jpeg', bytes };
}
