import { z } from 'zod';
import { SWITCHES } from '../domain/operations/switches.ts';
import { call } from './call.ts';
import { instant } from './fields.ts';

// How the machine is doing, and what stops it: for admins.

const switchName = z.enum(SWITCHES);

export const modelFinding = z.object({
  provider: z.string(),
  id: z.string(),
  state: z.enum(['live', 'going', 'gone', 'unknown', 'unfit']),
  shutdown: z.string().nullable(),
});

/** The oldest open job of a kind. */
export const oldestJob = z.object({
  kind: z.string(),
  /** Whole minutes since it could be done. */
  minutes: z.number(),
  /** From then on it is an alarm. */
  limitMinutes: z.number(),
});

export const alarm = z.object({
  /** Names its page in docs/operations.md. */
  name: z.string(),
  text: z.string(),
  since: instant,
});

export const getHealth = call({
  method: 'GET',
  path: '/api/admin/health',
  answer: z.object({
    alarms: z.array(alarm),
    stopped: z.array(switchName),
    /** Seconds after the minute of today's (UTC) pushes; null before the first. */
    lateP50: z.number().nullable(),
    lateP99: z.number().nullable(),
    /** US cents of a UTC day, newest first: by models by their names, and by films. */
    costs: z.array(z.object({ day: z.string(), what: z.string(), cents: z.number() })),
    /** US cents of today (UTC), and what they may be. */
    spend: z.array(z.object({ what: z.string(), cents: z.number(), capCents: z.number() })),
    /** Bytes of each database, and what one may hold. */
    storage: z.array(z.object({ database: z.string(), bytes: z.number(), limit: z.number() })),
    models: z.array(modelFinding),
  }),
});
export type Health = z.infer<typeof getHealth.answer>;

/** Works within seconds, everywhere, without a deployment. */
export const setSwitch = call({
  method: 'PUT',
  path: '/api/admin/switches',
  body: z.object({ name: switchName, stopped: z.boolean() }),
  answer: z.object({ stopped: z.array(switchName) }),
});
