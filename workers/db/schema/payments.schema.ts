import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PaidTier } from '../../../app/domain/billing/plan.ts';
import type { SubscriptionState } from '../../../app/domain/billing/subscription.ts';

// Payments; in the database PEOPLE, beside people.schema.ts. Instants are epoch milliseconds.

/** Her subscription as last read from the payment provider, which is the authority. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    userId: text('user_id').primaryKey(),
    /** 'stripe' or 'sandbox'. */
    provider: text().notNull().default('stripe'),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    tier: text().$type<PaidTier>(),
    status: text().$type<SubscriptionState>(),
    currentPeriodStart: integer('current_period_start'),
    currentPeriodEnd: integer('current_period_end'),
    cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull().default(false),
    /** The smaller plan that begins after this period. */
    nextTier: text('next_tier').$type<PaidTier>(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    cardExpiresAt: integer('card_expires_at'),
    /** Receipts are ordered for all invoices up to this instant. */
    receiptsUntil: integer('receipts_until').notNull().default(0),
    /** When the cron asks again, regardless of webhooks: the end of a period or of a grace period. */
    checkAt: integer('check_at'),
    /** Counts writes: one based on an older state is refused, and reads again. */
    version: integer().notNull().default(0),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('subscriptions_stripe').on(t.stripeSubscriptionId),
    uniqueIndex('subscriptions_customer').on(t.stripeCustomerId),
    index('subscriptions_check')
      .on(t.checkAt)
      .where(sql`${t.checkAt} is not null`),
    index('subscriptions_card')
      .on(t.cardExpiresAt)
      .where(sql`${t.cardExpiresAt} is not null`),
  ],
);

/** Events of the payment provider: each is handled once. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    customer: text(),
    receivedAt: integer('received_at').notNull(),
    /** End of the lease: then another may take over. */
    leaseUntil: integer('lease_until').notNull(),
    doneAt: integer('done_at'),
  },
  (t) => [index('payment_events_received').on(t.receivedAt), index('payment_events_customer').on(t.customer)],
);

/** A log of everything tried with money, and how it ended. */
export const paymentAttempts = sqliteTable(
  'payment_attempts',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** 'set-up', 'upgrade', 'cancel' … */
    action: text().notNull(),
    tier: text().$type<PaidTier>(),
    outcome: text().notNull(),
    /** The provider's id of the result. */
    ref: text(),
    at: integer().notNull(),
  },
  (t) => [index('payment_attempts_user').on(t.userId, t.at)],
);

/** The accounts of the sandbox desk, one row per customer. Stays empty in production. */
export const sandboxDesk = sqliteTable('sandbox_desk', {
  customer: text().primaryKey(),
  userId: text('user_id').notNull(),
  /** JSON, read and written by the desk alone. */
  account: text().notNull(),
  /** A write based on an older version is refused. */
  version: integer().notNull().default(1),
});
