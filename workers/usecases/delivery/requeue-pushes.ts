import type { BackgroundApp } from '../../app.ts';
import type { JobRow } from '../../db/jobs/jobs.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import {
  EARLY_MS,
  earlyPushes,
  releasePushes,
  type NoteKind,
  type Push,
  type PostponedPush,
} from '../../db/jobs/push-jobs.ts';
import type { PushReader } from '../../db/jobs/minutes.ts';
import { deliveryMinuteOn } from './claimed-delivery.ts';
import { pushEnds } from './push-note.ts';
import { sendNotes } from './schedule-push.ts';

/** From when the outfit was made. One prepared ahead goes out at its minute regardless. */
const PICTURE_MS = 2 * 60_000;
const LOOK_AGAIN_MS = 10_000;
/** For a delivery without a row yet: a long queue, or its first try is under way. */
const NOT_BEGUN_MS = 60_000;

/** A later minute was chosen (her row decides: nothing goes out early), or outfit or picture are being made. */
export function waitsUntil(
  push: Push,
  reader: Pick<PushReader, 'notificationTime' | 'timezone'> | undefined,
  outfit: OutfitRow | undefined,
  delivery: JobRow['state'] | undefined,
  now: number,
): PostponedPush | null {
  if (!reader) return null;
  const wished = deliveryMinuteOn(push.date, reader);
  if (wished !== null && wished > now + EARLY_MS) return { push, dueAt: wished, at: wished };
  const dueAt = push.dueAt ?? now;
  if (!outfit && delivery === undefined && now < pushEnds(push.date, dueAt, reader.timezone))
    return { push, dueAt, at: now + NOT_BEGUN_MS };
  const isBeingMade = outfit
    ? outfit.imageState === 'pending' && now < outfit.createdAt + PICTURE_MS
    : delivery === 'queued' || delivery === 'running';
  return isBeingMade ? { push, dueAt, at: now + LOOK_AGAIN_MS } : null;
}

/** New messages: a queue gives up on one that is retried too often. */
export async function requeueWaitingPushes(
  app: BackgroundApp,
  kind: NoteKind,
  shard: number,
  waiting: PostponedPush[],
): Promise<void> {
  if (waiting.length === 0) return;
  await releasePushes(app.looks(shard), waiting);
  await sendNotes(
    app,
    waiting.map(({ push: { userId, date }, dueAt, at }) => ({ kind, userId, shard, date, dueAt, at })),
  );
}

export async function requeueEarlyPushes(
  app: BackgroundApp,
  kind: NoteKind,
  shard: number,
  keys: string[],
  claimed: Push[],
): Promise<void> {
  const taken = new Set(claimed.map((push) => push.key));
  const now = app.clock.now();
  const early = await earlyPushes(
    app.looks(shard),
    keys.filter((key) => !taken.has(key)),
    now,
  );
  await sendNotes(
    app,
    early.map(({ userId, date, dueAt }) => {
      const minute = dueAt ?? now;
      return { kind, userId, shard, date, dueAt: minute, at: minute };
    }),
  );
}
