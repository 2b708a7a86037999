import type { App } from '../../app.ts';
import { isNote, scheduleNote, waitingNotes, type NoteKind } from '../../db/jobs/push-jobs.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { deliveryMinuteOn, type Delivery } from './claimed-delivery.ts';
import type { UserRef } from '../../db/people/users.ts';

/** The longest delay of Cloudflare Queues; an early message is sent again. */
const MOST_DELAY_S = 12 * 3600;

interface WaitingNote {
  kind: NoteKind;
  userId: string;
  shard: number;
  date: string;
  /** Of its row, which saves its consumer a read. */
  dueAt: number;
  /** Not before, epoch ms. */
  at: number;
}

/** Delayed until their time. @throws when the queue does not take them */
export async function sendNotes(app: App, notes: WaitingNote[]): Promise<void> {
  const now = app.clock.now();
  const byDelay = new Map<number, JobMessage[]>();
  for (const { at, ...note } of notes) {
    const delaySeconds = Math.min(MOST_DELAY_S, Math.max(0, Math.ceil((at - now) / 1000)));
    byDelay.set(delaySeconds, [...(byDelay.get(delaySeconds) ?? []), note]);
  }
  for (const [delaySeconds, messages] of byDelay) await app.jobs.send(messages, { delaySeconds });
}

/** Idempotent. @throws when the queue does not take them: the caller retries */
export async function scheduleNotes(
  app: App,
  user: UserRef,
  { date, deliverAt }: Delivery,
  kinds: readonly NoteKind[],
): Promise<void> {
  const db = app.looks(user.shard);
  const now = app.clock.now();
  for (const kind of kinds) await scheduleNote(db, kind, { userId: user.id, date, dueAt: deliverAt, now });
  await sendNotes(app, noteMessages(user, { date, deliverAt }, kinds));
}

export const noteMessages = (
  user: UserRef,
  { date, deliverAt }: Delivery,
  kinds: readonly NoteKind[],
): WaitingNote[] =>
  kinds.map((kind) => ({
    kind,
    userId: user.id,
    shard: user.shard,
    date,
    dueAt: deliverAt,
    at: deliverAt,
  }));

/**
 * After a change of time or zone notes move to the new minute of their date, or go out at once if it has passed. Her
 * row is in another database: notes that move earlier move before it is written, others after. A crash leaves them too
 * early, never too late, and early ones are put back (requeue-pushes.ts).
 */
export async function movePushes(app: App, user: SessionUser, which: 'all' | 'earlier'): Promise<void> {
  for (const push of await waitingNotes(app.looks(user.shard), user.id)) {
    const wished = deliveryMinuteOn(push.date, user) ?? push.dueAt ?? 0;
    const deliverAt = Math.max(wished, app.clock.now());
    const isEarlier = push.dueAt !== null && deliverAt < push.dueAt;
    if (isNote(push.kind) && (isEarlier || (which === 'all' && deliverAt !== push.dueAt)))
      await scheduleNotes(app, user, { date: push.date, deliverAt }, [push.kind]);
  }
}
