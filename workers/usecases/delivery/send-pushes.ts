import type { BackgroundApp } from '../../app.ts';
import { runInPeopleDbs } from '../../db/people/people-databases.ts';
import { addCounts, utcDay } from '../../db/jobs/delivery-counts.ts';
import { deliveryStates } from '../../db/jobs/delivery-jobs.ts';
import {
  claimFresh,
  claimPushes,
  outfitsFor,
  pushKey,
  settlePush,
  type Push,
  type PostponedPush,
} from '../../db/jobs/push-jobs.ts';
import { listReaders } from '../../db/jobs/minutes.ts';
import { noteRefusals, removeDevices } from '../../db/people/push-subscriptions.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import { sendPush, type Sent } from './send-push.ts';
import { requeueEarlyPushes, requeueWaitingPushes, waitsUntil } from './requeue-pushes.ts';

export type PushMessage = Extract<JobMessage, { kind: 'send-push' }>;

/** A Worker has six connections, one of them for the database. */
const AT_ONCE = 5;
/** Pushes between two commits: what a crash may repeat. */
const WAVE = 20;
/**
 * Of one shard. A batch costs three calls, a commit for every WAVE pushes, and four statements a person. Devices are
 * read now, so that one she has signed out of hears nothing. At most once per user, date and device; only a crash
 * before our commit repeats up to WAVE pushes, which replace the first (same tag) and are counted. Returns seconds to
 * the next try, by key.
 */
export async function sendPushes(
  app: BackgroundApp,
  shard: number,
  messages: PushMessage[],
): Promise<Map<string, number>> {
  const byKey = new Map(messages.map((message) => [pushKey(message.userId, message.date), message]));
  const keys = [...byKey.keys()];
  const claimed = await claimBatch(app, shard, byKey);
  const again = claimed.length === 0 ? new Map<string, number>() : await sendClaimed(app, shard, claimed);
  await requeueEarlyPushes(app, 'send-push', shard, keys, claimed);
  return again;
}

async function claimBatch(
  app: BackgroundApp,
  shard: number,
  byKey: Map<string, PushMessage>,
): Promise<Push[]> {
  const db = app.looks(shard);
  const now = app.clock.now();
  const timed = [...byKey.values()].flatMap(({ userId, date, dueAt }) =>
    dueAt === undefined ? [] : [{ userId, date, dueAt }],
  );
  const fresh = await claimFresh(db, timed, now);
  const taken = new Set(fresh.map(({ key }) => key));
  const others = [...byKey.keys()].filter((key) => !taken.has(key));
  return [...fresh, ...(await claimPushes(db, others, now))];
}

async function sendClaimed(app: BackgroundApp, shard: number, claimed: Push[]): Promise<Map<string, number>> {
  const db = app.looks(shard);
  const [readers, outfits] = await Promise.all([
    listReaders(db, [...new Set(claimed.map((push) => push.userId))]),
    outfitsFor(db, claimed),
  ]);
  const deliveries = await deliveryStates(
    db,
    claimed.filter((push) => !outfits.has(idOf(push))),
  );
  const now = app.clock.now();
  const waiting: PostponedPush[] = [];
  const ready = claimed.filter((push) => {
    const id = idOf(push);
    try {
      const later = waitsUntil(push, readers.get(push.userId), outfits.get(id), deliveries.get(id), now);
      if (later) waiting.push(later);
      return later === null;
    } catch {
      return true;
    }
  });
  const again = new Map<string, number>();
  let counts: string[] = [];
  for (let from = 0; from < ready.length; from += WAVE) {
    const wave = ready.slice(from, from + WAVE);
    const sent = await inPool(wave, (push) =>
      sendPush(
        app,
        push,
        readers.get(push.userId),
        outfits.get(idOf(push)),
        deliveries.get(idOf(push)) === 'failed',
      ),
    );
    counts.push(...sent.flatMap((one) => one.counts));
    // Counters of waves without trouble are written with the last wave: the same few rows.
    const isTime = from + WAVE >= ready.length || counts.some(isTrouble);
    await commit(app, shard, sent, isTime ? counts : []);
    if (isTime) counts = [];
    wave.forEach((push, i) => {
      const seconds = sent[i]?.again ?? null;
      if (seconds !== null) again.set(push.key, seconds);
    });
  }
  await requeueWaitingPushes(app, 'send-push', shard, waiting);
  return again;
}

const idOf = ({ userId, date }: Push): string => `${userId} ${date}`;

async function inPool<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < items.length; i = next++) results[i] = await work(items[i] as T);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
  return results;
}

const isTrouble = (name: string): boolean => name !== 'sent' && !name.startsWith('late:');

async function commit(app: BackgroundApp, shard: number, sent: Sent[], names: string[]): Promise<void> {
  const db = app.looks(shard);
  const now = app.clock.now();
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  const [first, ...rest] = sent.map((one) => settlePush(db, one.outcome, now));
  if (!first) return;
  await db.batch([first, ...rest, ...(names.length > 0 ? [addCounts(db, utcDay(now), counts)] : [])]);
  const [gone, refused] = [sent.flatMap((one) => one.gone), sent.flatMap((one) => one.refused)];
  await runInPeopleDbs(app, (people) => removeDevices(people, gone));
  await runInPeopleDbs(app, (people) => noteRefusals(people, refused, now));
}
