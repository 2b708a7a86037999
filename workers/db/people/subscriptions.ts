import { and, asc, eq, gt, gte, inArray, isNotNull, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Entitlement, SubscriptionSnapshot } from '../../../app/domain/billing/subscription.ts';
import type { PaymentEvent } from '../../ports/payments.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { paymentAttempts, paymentEvents, subscriptions } from '../schema/payments.schema.ts';
import { users } from '../schema/people.schema.ts';
import { hasRow } from '../sql/has-row.ts';

const HOUR = 3_600_000;

// As last read from the payment provider. Only sync-subscription.ts writes it.

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const findSubscription = (people: PeopleDb, userId: string) =>
  people.select().from(subscriptions).where(eq(subscriptions.userId, userId)).get();

export const findSubscriptionByCustomer = (people: PeopleDb, customer: string) =>
  people.select().from(subscriptions).where(eq(subscriptions.stripeCustomerId, customer)).get();

/** The first customer stays, of two at once too, unless the provider changed or `replaces` names it as gone. */
export async function saveCustomer(
  people: PeopleDb,
  {
    userId,
    provider,
    customer,
    replaces = '',
    now,
  }: { userId: string; provider: string; customer: string; replaces?: string | undefined; now: number },
): Promise<SubscriptionRow | undefined> {
  await people.run(sql`
    insert into subscriptions (user_id, provider, stripe_customer_id, receipts_until, updated_at)
    select ${userId}, ${provider}, ${customer}, ${now - HOUR}, ${now}
    where exists (select 1 from users where id = ${userId})
    on conflict (user_id) do update set
      provider = excluded.provider, stripe_customer_id = excluded.stripe_customer_id,
      stripe_subscription_id = null, tier = null, status = null, check_at = null, card_expires_at = null,
      version = version + 1, updated_at = excluded.updated_at
    where subscriptions.provider <> excluded.provider or coalesce(subscriptions.stripe_customer_id, '') in ('', ${replaces})`);
  return findSubscription(people, userId);
}

interface SubscriptionReading {
  snapshot: SubscriptionSnapshot | null;
  receiptsUntil: number;
  checkAt: number | null;
  now: number;
}

/** With her plan, in one transaction; a newer grant stays. False when changed since `row` was read: read again. */
// oxlint-disable-next-line complexity -- a default for each column of one row
export async function saveSubscription(
  people: PeopleDb,
  row: SubscriptionRow,
  { snapshot, receiptsUntil, checkAt, now }: SubscriptionReading,
  entitlement: Entitlement | null,
): Promise<boolean> {
  const unchanged = and(eq(subscriptions.userId, row.userId), eq(subscriptions.version, row.version));
  const notGranted = not(
    and(eq(sql`coalesce(${users.subscriptionSource}, '')`, 'granted'), ne(users.subscriptionTier, 'free'))!,
  );
  const [, written] = await people.batch([
    people
      .update(users)
      .set(entitlement ?? { subscriptionTier: sql`${users.subscriptionTier}` })
      .where(and(eq(users.id, row.userId), notGranted, hasRow(people, subscriptions, unchanged))),
    people
      .update(subscriptions)
      .set({
        stripeSubscriptionId: snapshot?.id ?? null,
        tier: snapshot?.tier ?? null,
        status: snapshot?.state ?? null,
        currentPeriodStart: snapshot?.periodStart ?? null,
        currentPeriodEnd: snapshot?.periodEnd ?? null,
        cancelAtPeriodEnd: snapshot?.cancelAtPeriodEnd ?? false,
        nextTier: snapshot?.nextTier ?? null,
        cardBrand: snapshot?.card?.brand ?? null,
        cardLast4: snapshot?.card?.last4 ?? null,
        cardExpiresAt: snapshot?.card?.expiresAt ?? null,
        receiptsUntil,
        checkAt,
        version: sql`${subscriptions.version} + 1`,
        updatedAt: now,
      })
      .where(unchanged),
  ]);
  return written.meta.changes > 0;
}

export const subscriptionsToCheck = (people: PeopleDb, now: number, limit: number) =>
  people
    .select()
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.checkAt), lte(subscriptions.checkAt, now)))
    .orderBy(asc(subscriptions.checkAt))
    .limit(limit);

/** Renewals that come after their card expires, for cards that expire before `until`. */
export const expiringCards = (people: PeopleDb, now: number, until: number, limit: number) =>
  people
    .select()
    .from(subscriptions)
    .where(
      and(
        gt(subscriptions.cardExpiresAt, now),
        lte(subscriptions.cardExpiresAt, until),
        or(eq(subscriptions.status, 'active'), eq(subscriptions.status, 'past-due')),
        eq(subscriptions.cancelAtPeriodEnd, false),
      ),
    )
    .limit(limit);

export const noteAttempt = (people: PeopleDb, attempt: Omit<typeof paymentAttempts.$inferInsert, 'id'>) =>
  people.insert(paymentAttempts).values({ id: crypto.randomUUID(), ...attempt });

/** Longer than providers keep their answers to a key. */
const REMEMBERED_MS = 3 * 24 * 3_600_000;

export async function failedAttempts(people: PeopleDb, userId: string, now: number): Promise<number> {
  const { outcome, at, userId: whose } = paymentAttempts;
  return people.$count(
    paymentAttempts,
    and(eq(whose, userId), eq(outcome, 'failed'), gte(at, now - REMEMBERED_MS)),
  );
}

export async function unhandledEvents(people: PeopleDb, events: PaymentEvent[]): Promise<PaymentEvent[]> {
  const done = new Set<string>();
  // D1 binds at most 100 values.
  for (let i = 0; i < events.length; i += 90) {
    const ids = events.slice(i, i + 90).map(({ id }) => id);
    const rows = await people.select().from(paymentEvents).where(inArray(paymentEvents.id, ids));
    for (const row of rows) if (row.doneAt !== null) done.add(row.id);
  }
  return events.filter(({ id }) => !done.has(id));
}
