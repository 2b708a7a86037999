import { z } from 'zod';
import { modelFinding, oldestJob } from './health.ts';
import { call } from './call.ts';
import { dayString, successAnswer, id, instant } from './fields.ts';

// For the operator, no secrets. (/healthz answers { ok: true }, or 503, and is no call of the app.)
export const getStatus = call({
  method: 'GET',
  path: '/api/status',
  answer: z.object({
    version: z.string(),
    /** Jobs that are queued or running, over all shards. */
    queueBacklog: z.number(),
    /** Of each kind that is open. */
    oldestJobs: z.array(oldestJob),
    lastCronRun: instant.nullable(),
    /** False when the cron has not run for some minutes, a job is too old, or an alarm stands: what an external check looks for. */
    healthy: z.boolean(),
    /** Names of the alarms that stand. */
    alarms: z.array(z.string()),
    /** Models that are asked and do not live for certain. */
    models: z.array(modelFinding),
  }),
});

export type Status = z.infer<typeof getStatus.answer>;

/** A job that was given up. Names nobody. */
export const failedJob = z.object({
  shard: z.number(),
  jobId: id,
  kind: z.string(),
  date: dayString,
  reason: z.string(),
  at: instant,
});
export type FailedJob = z.infer<typeof failedJob>;

/** For admins: how today's (UTC) daily deliveries go. */
export const getDeliveries = call({
  method: 'GET',
  path: '/api/admin/deliveries',
  answer: z.object({
    /** How far ahead of their minute outfits are prepared, and what that was reckoned from. */
    leadMinutes: z.number(),
    dueSoon: z.number(),
    picturesPerMinute: z.number(),
    /** Devices that were told, that were gone, and pushes that were given up. */
    sent: z.number(),
    gone: z.number(),
    failed: z.number(),
    /** Sent again after a crash in the one ambiguous moment. */
    repeated: z.number(),
    deadLetters: z.number(),
    /** Seconds after the minute, as the upper bound of a histogram's bar; null before the first push. */
    lateP50: z.number().nullable(),
    lateP99: z.number().nullable(),
    /** The newest first, of the last seven days. */
    failures: z.array(failedJob),
  }),
});
export type Deliveries = z.infer<typeof getDeliveries.answer>;

/** People move from one database to another, of looks or of people, a few a second, while they use the product. */
export const movePeople = call({
  method: 'POST',
  path: '/api/admin/moves',
  body: z.object({
    from: z.number().int().min(0).max(999),
    to: z.number().int().min(0).max(999),
    most: z.number().int().min(1).max(1000),
    what: z.enum(['looks', 'people']).default('looks'),
  }),
  answer: successAnswer.extend({ moving: z.number() }),
});

/** Once more, from the beginning. 404 when it is not failed (any more), 409 when its day is over. */
export const retryFailed = call({
  method: 'POST',
  path: '/api/admin/deliveries/retry',
  body: z.object({ shard: z.number().int().min(0).max(999), jobId: id }),
  answer: successAnswer,
});
