import { lateCounter } from '../../../app/domain/delivery/lateness-histogram.ts';
import type { BackgroundApp } from '../../app.ts';
import { runInPeopleDbs } from '../../db/people/people-databases.ts';
import { addCounts, utcDay } from '../../db/work/delivery-counts.ts';
import { deliveryStates } from '../../db/work/delivery-jobs.ts';
import { CONSUMER_CRASHED } from '../../db/work/ledger-policies.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import {
  claimFresh,
  claimPushes,
  outfitsFor,
  pushKey,
  settlePush,
  type Push,
  type PushOutcome,
  type PostponedPush,
} from '../../db/work/push-jobs.ts';
import { listReaders, type PushReader } from '../../db/work/minutes.ts';
import { noteRefusals, removeDevices, type Device } from '../../db/people/push-subscriptions.ts';
import type { JobMessage } from '../../ports/jobs.ts';
import type { Pusher, PushNote } from '../../ports/pusher.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { outfitNote, pushEnds, sorryNote } from './push-note.ts';
import { requeueEarlyPushes, requeueWaitingPushes, waitsUntil } from './requeue-pushes.ts';
import { MAX_ATTEMPTS } from '../jobs/repair-jobs.ts';
import { forLog, stackForLog } from '../../for-log.ts';

export type PushMessage = Extract<JobMessage, { kind: 'send-push' }>;

/** Pushes at once: a Worker has six connections, one of them for the database. */
const AT_ONCE = 5;
/** Pushes between two commits: what a crash may repeat. */
const WAVE = 20;
/** 10 s, 20 s, 40 s … at most 5 minutes. */
const backOffSeconds = (attempts: number): number => Math.min(300, 5 * 2 ** attempts);

interface Sent {
  outcome: PushOutcome;
  gone: Device[];
  /** Devices whose service refuses our key. */
  refused: Device[];
  /** Counters of the day. */
  counts: string[];
  /** Seconds after which it is tried again. */
  again: number | null;
}

/**
 * Sends the pushes of one shard whose minute has come. A batch costs three calls, a commit for every WAVE pushes, and four
 * statements a person. Her devices are read now, so that a device she has signed out of hears nothing. At most once per
 * user, date and device, with one exception: a crash between the push service's answer and our commit repeats at most WAVE
 * pushes, which replace the first on her screen (same tag) and are counted.
 * @returns seconds after which a push is to be tried again, by its key; all others are over
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
      // What is broken for one person ends in sendOne and holds up nobody else.
      return true;
    }
  });
  const again = new Map<string, number>();
  let counts: string[] = [];
  for (let from = 0; from < ready.length; from += WAVE) {
    const wave = ready.slice(from, from + WAVE);
    const sent = await inPool(wave, (push) =>
      sendOne(
        app,
        push,
        readers.get(push.userId),
        outfits.get(idOf(push)),
        deliveries.get(idOf(push)) === 'failed',
      ).catch((error: unknown) => failedPush(push, error)),
    );
    counts.push(...sent.flatMap((one) => one.counts));
    // Counters of waves without trouble are written with the last wave: the same few rows, once.
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

function noteFor(
  push: Push,
  reader: PushReader,
  outfit: OutfitRow | undefined,
  hasFailed: boolean,
  now: number,
): PushNote | null {
  const dueAt = push.dueAt ?? now;
  if (now > pushEnds(push.date, dueAt, reader.timezone)) return null;
  if (outfit) return outfitNote(outfit, reader, dueAt, now);
  return hasFailed ? sorryNote(push.date, reader, dueAt, now) : null;
}

async function sendOne(
  app: BackgroundApp,
  push: Push,
  reader: PushReader | undefined,
  outfit: OutfitRow | undefined,
  hasFailed: boolean,
): Promise<Sent> {
  const note = reader && noteFor(push, reader, outfit, hasFailed, app.clock.now());
  if (!reader || !app.pusher)
    return missedPush(push, app.pusher ? 'no device listens' : 'no push keys are set');
  if (!note) return missedPush(push, outfit ? 'its day is over' : 'there is no outfit of this day');
  const had = new Set(push.sentTo ?? []);
  const tries = await Promise.all(
    reader.devices
      .filter((device) => !had.has(device.id))
      .map((device) => sendToDevice(app.pusher as Pusher, device, note)),
  );
  return settleTries(app, push, tries);
}

interface Try {
  device: Device;
  result: 'taken' | 'gone' | 'refused' | ProviderError;
}

async function sendToDevice(pusher: Pusher, device: Device, note: PushNote): Promise<Try> {
  try {
    return { device, result: await pusher.push(device, note) };
  } catch (error) {
    if (error instanceof ProviderError) return { device, result: error };
    // A bug must not hold up the rest of the batch.
    report(error);
    return { device, result: new ProviderError('push', forLog(error), { retryable: true, cause: error }) };
  }
}

const report = (error: unknown): void => {
  const stack = stackForLog(error);
  console.error(JSON.stringify({ push: 'failed', error: stack }));
};

/** Something about her that no try mends: an unknown zone, an outfit that cannot be told. */
function failedPush(push: Push, error: unknown): Sent {
  report(error);
  const { outcome } = missedPush(push, forLog(error));
  return { outcome: { ...outcome, state: 'failed' }, gone: [], refused: [], counts: ['failed'], again: null };
}

const missedPush = (push: Push, error: string): Sent => ({
  outcome: { push, state: 'done', sentTo: push.sentTo ?? [], error, leaseUntil: push.leaseUntil },
  gone: [],
  refused: [],
  counts: ['untold'],
  again: null,
});

function settleTries(app: BackgroundApp, push: Push, tries: Try[]): Sent {
  const now = app.clock.now();
  const { dueAt, attempts } = push;
  const taken = tries.filter(({ result }) => result === 'taken').map(({ device }) => device.id);
  const gone = tries.filter(({ result }) => result === 'gone').map(({ device }) => device);
  const refused = tries.filter(({ result }) => result === 'refused').map(({ device }) => device);
  const errors = tries.flatMap(({ result }) => (result instanceof ProviderError ? [result] : []));
  const sentTo = [...(push.sentTo ?? []), ...taken];
  const counts = [
    ...taken.map(() => 'sent'),
    ...gone.map(() => 'gone'),
    ...refused.map(() => 'refused'),
    // What the first consumer sent and did not write down may be on her screen already.
    ...(push.error === CONSUMER_CRASHED ? ['repeated'] : []),
  ];
  const error = errors[0]?.message ?? (refused.length > 0 ? 'its service refuses our key' : null);
  if (errors.some((one) => one.retryable) && attempts < MAX_ATTEMPTS) {
    const again = Math.max(
      backOffSeconds(attempts),
      ...errors.map((one) => Math.min(3600, one.retryAfterSeconds ?? 0)),
    );
    const leaseUntil = now + again * 1000 + 60_000;
    return {
      outcome: { push, state: 'queued', sentTo, error, leaseUntil },
      gone,
      refused,
      counts: [...counts, 'retried'],
      again,
    };
  }
  const state = sentTo.length === 0 && errors.length + refused.length > 0 ? 'failed' : 'done';
  counts.push(
    state === 'failed' ? 'failed' : sentTo.length > 0 ? lateCounter(now - (dueAt ?? now)) : 'untold',
  );
  return { outcome: { push, state, sentTo, error, leaseUntil: now }, gone, refused, counts, again: null };
}
