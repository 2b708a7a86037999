import { eq, inArray } from 'drizzle-orm';
import {
  animations,
  comfortTaps,
  jobs,
  outfits,
  seenDays,
  shares,
  tasteEvents,
  usage,
} from './looks.schema.ts';
import type { LooksDb, PeopleDb } from './open.ts';
import { paymentAttempts, paymentEvents, sandboxDesk, subscriptions } from './payments.schema.ts';
import {
  earlyAccess,
  identities,
  mails,
  outbox,
  pushSubscriptions,
  sessions,
  styleSchedules,
  tokens,
  uploads,
  users,
} from './people.schema.ts';

/** Everything that she wore, in one transaction. */
export async function eraseLooks(looks: LooksDb, userId: string): Promise<void> {
  await looks.batch([
    looks.delete(shares).where(eq(shares.userId, userId)),
    looks.delete(animations).where(eq(animations.userId, userId)),
    looks.delete(jobs).where(eq(jobs.userId, userId)),
    looks.delete(usage).where(eq(usage.userId, userId)),
    looks.delete(comfortTaps).where(eq(comfortTaps.userId, userId)),
    looks.delete(tasteEvents).where(eq(tasteEvents.userId, userId)),
    looks.delete(seenDays).where(eq(seenDays.userId, userId)),
    looks.delete(outfits).where(eq(outfits.userId, userId)),
  ]);
}

/** Everything that she is, in one transaction: sessions last with the row they belong to. */
export async function erasePerson(
  people: PeopleDb,
  user: { id: string; email: string; emailKey: string },
): Promise<void> {
  const customersOf = people
    .select({ customer: subscriptions.stripeCustomerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, user.id));
  await people.batch([
    people.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, user.id)),
    people.delete(identities).where(eq(identities.userId, user.id)),
    people.delete(uploads).where(eq(uploads.userId, user.id)),
    people.delete(tokens).where(eq(tokens.userId, user.id)),
    people.delete(mails).where(eq(mails.userId, user.id)),
    people.delete(outbox).where(eq(outbox.recipient, user.email)),
    people.delete(styleSchedules).where(eq(styleSchedules.userId, user.id)),
    people.delete(paymentEvents).where(inArray(paymentEvents.customer, customersOf)),
    people.delete(paymentAttempts).where(eq(paymentAttempts.userId, user.id)),
    people.delete(sandboxDesk).where(eq(sandboxDesk.userId, user.id)),
    people.delete(subscriptions).where(eq(subscriptions.userId, user.id)),
    people.delete(earlyAccess).where(eq(earlyAccess.email, user.emailKey)),
    people.delete(sessions).where(eq(sessions.userId, user.id)),
    people.delete(users).where(eq(users.id, user.id)),
  ]);
}
