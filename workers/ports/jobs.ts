import { z } from 'zod';
import { MAIL_KINDS } from './mailer.ts';

/** Sent at the delivery minute; its job row says to whom. `dueAt` is the minute when it was queued. */
const note = { userId: z.string(), shard: z.number(), date: z.string(), dueAt: z.number().optional() };

// Validated by the consumer; unreadable ones go to the dead-letter queue.
export const jobMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('deliver-outfit'),
    userId: z.string(),
    date: z.string(),
    /** Epoch ms. */
    deliverAt: z.number(),
    /** Where she was claimed, which chooses a queue. Her row says where she is. */
    shard: z.number().optional(),
  }),
  z.object({
    kind: z.literal('render-outfit'),
    userId: z.string(),
    shard: z.number(),
    outfitId: z.string(),
    jobId: z.string(),
  }),
  z.object({ kind: z.literal('erase-image'), userId: z.string(), shard: z.number(), jobId: z.string() }),
  /** `ref` is a proven webhook's reference. */
  z.object({
    kind: z.literal('animate-outfit'),
    userId: z.string(),
    shard: z.number(),
    filmId: z.string(),
    ref: z.string().max(300).optional(),
  }),
  /** The consumer makes the link's token: no message holds a secret. */
  z.object({
    kind: z.literal('send-mail'),
    mail: z.enum(MAIL_KINDS),
    /** A user, or an address that may be nobody's. */
    userId: z.string().optional(),
    email: z.string().optional(),
    key: z.string(),
    origin: z.string(),
    /** Amounts, dates. Nothing that anybody typed, no secret. */
    facts: z.record(z.string(), z.string()).optional(),
    /** Epoch ms. */
    requestedAt: z.number(),
  }),
  /** Names no user: she is gone. */
  z.object({ kind: z.literal('delete-account'), deletionId: z.string() }),
  z.object({ kind: z.literal('send-push'), ...note }),
  z.object({ kind: z.literal('send-morning'), ...note }),
  z.object({ kind: z.literal('move-user'), userId: z.string() }),
  z.object({ kind: z.literal('advise-closet'), userId: z.string() }),
  /** A friend has voted for the first time. */
  z.object({ kind: z.literal('tell-vote'), userId: z.string(), pollId: z.string() }),
  z.object({ kind: z.literal('archive-looks'), shard: z.number() }),
  z.object({ kind: z.literal('claim-due-users'), shard: z.number(), until: z.number() }),
]);
export type JobMessage = z.infer<typeof jobMessage>;

/** At least once: consumers are idempotent. */
export interface Jobs {
  send(messages: JobMessage[], options?: { delaySeconds?: number }): Promise<void>;
}
