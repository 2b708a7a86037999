import { z } from 'zod';

// Messages on the queues; validated by the consumer, unparseable ones go to the dead-letter queue.
export const jobMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('deliver-outfit'),
    userId: z.string(),
    /** Local date that the outfit is for. */
    date: z.string(),
    /** Epoch ms of the delivery minute. */
    deliverAt: z.number(),
  }),
  z.object({
    kind: z.literal('render-outfit'),
    userId: z.string(),
    shard: z.number(),
    outfitId: z.string(),
    jobId: z.string(),
  }),
  /** A picture that nothing shows any more. */
  z.object({ kind: z.literal('erase-image'), userId: z.string(), shard: z.number(), jobId: z.string() }),
  /** A cron tick that found more due users than one run may take. */
  z.object({ kind: z.literal('claim-due-users') }),
]);
export type JobMessage = z.infer<typeof jobMessage>;

/** Sending only; receiving is workers/background. At least once: consumers are idempotent. */
export interface Jobs {
  send(messages: JobMessage[], options?: { delaySeconds?: number }): Promise<void>;
}
