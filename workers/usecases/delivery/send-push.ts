import { backOffSeconds } from '../jobs/send-jobs.ts';
import { lateCounter } from '../../../app/domain/delivery/lateness-histogram.ts';
import type { BackgroundApp } from '../../app.ts';
import { CONSUMER_CRASHED } from '../../db/jobs/ledger-policies.ts';
import type { OutfitRow } from '../../db/looks/outfits.ts';
import type { Push, PushOutcome } from '../../db/jobs/push-jobs.ts';
import type { PushReader } from '../../db/jobs/minutes.ts';
import type { Device } from '../../db/people/push-subscriptions.ts';
import type { Pusher, PushNote } from '../../ports/pusher.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { outfitNote, pushEnds, sorryNote } from './push-note.ts';
import { MAX_ATTEMPTS } from '../jobs/repair-jobs.ts';
import { forLog, stackForLog } from '../../for-log.ts';

export interface Sent {
  outcome: PushOutcome;
  gone: Device[];
  refused: Device[];
  counts: string[];
  /** Seconds until it is tried again. */
  again: number | null;
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

async function sendToDevices(
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

/** To the devices that have not had it; writes nothing, and never throws: what is broken for one person holds up nobody. */
export const sendPush = (...given: Parameters<typeof sendToDevices>): Promise<Sent> =>
  sendToDevices(...given).catch((error: unknown) => failedPush(given[1], error));

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

/** A fault in her own data, such as an unknown time zone: no retry can help. */
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
    // The first consumer may have sent it without noting that.
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
