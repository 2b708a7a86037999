import { z } from 'zod';
import { MAIL_KINDS } from './mailer.ts';

/** Goes out at the delivery minute: its job row knows when and to whom. `dueAt` is the minute as it was when sent. */
const note = { userId: z.string(), shard: z.number(), date: z.string(), dueAt: z.number().optional() };

// Messages on the queues; validated by the consumer, unparseable ones go to the dead-letter queue.
export const jobMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('deliver-outfit'),
    userId: z.string(),
    /** Local date that the outfit is for. */
    date: z.string(),
    /** Epoch ms of the delivery minute. */
    deliverAt: z.number(),
    /** Where she was claimed: which of several queues it takes. Her row says where she is. */
    shard: z.number().optional(),
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
  /** A film of a paid service is to be ordered or looked at; `ref` is what a proven webhook called it. */
  z.object({
    kind: z.literal('animate-outfit'),
    userId: z.string(),
    shard: z.number(),
    filmId: z.string(),
    ref: z.string().max(300).optional(),
  }),
  /** The consumer makes the link's token itself: no message ever holds a secret. */
  z.object({
    kind: z.literal('send-mail'),
    mail: z.enum(MAIL_KINDS),
    /** Whom it is for: a user, or an address that may be nobody's. */
    userId: z.string().optional(),
    email: z.string().optional(),
    key: z.string(),
    /** Where the links lead. */
    origin: z.string(),
    /** What the mail tells: an amount, a date. Nothing that anybody typed, no secret. */
    facts: z.record(z.string(), z.string()).optional(),
    /** Epoch ms. */
    requestedAt: z.number(),
  }),
  /** The rest of an account deletion. Names no user: she is gone. */
  z.object({ kind: z.literal('delete-account'), deletionId: z.string() }),
  z.object({ kind: z.literal('send-push'), ...note }),
  /** The same as a mail. */
  z.object({ kind: z.literal('send-morning'), ...note }),
  /** She moves to another database of looks; from where to where, her row in `moves` says. */
  z.object({ kind: z.literal('move-user'), userId: z.string() }),
  /** What would help her closet most is to be worked out. */
  z.object({ kind: z.literal('advise-closet'), userId: z.string() }),
  /** Outfits of a shard that are too old for a database go to R2. */
  z.object({ kind: z.literal('archive-looks'), shard: z.number() }),
  /** Who of a shard is due until then is to be claimed. */
  z.object({ kind: z.literal('claim-due-users'), shard: z.number(), until: z.number() }),
]);
export type JobMessage = z.infer<typeof jobMessage>;

/** Sending only; receiving is workers/background. At least once: consumers are idempotent. */
export interface Jobs {
  send(messages: JobMessage[], options?: { delaySeconds?: number }): Promise<void>;
}
