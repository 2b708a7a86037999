import { z } from 'zod';
import { call } from './call.ts';
import { instant } from './fields.ts';

// decisions 21: for the operator, no secrets. (/healthz answers { ok: true } and is no call of the app.)
export const getStatus = call({
  method: 'GET',
  path: '/api/status',
  answer: z.object({
    version: z.string(),
    /** Jobs that are queued or running, over all shards. */
    queueBacklog: z.number(),
    lastCronRun: instant.nullable(),
  }),
});
