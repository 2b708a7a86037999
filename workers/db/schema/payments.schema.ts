import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { PaidTier } from '../../../app/domain/billing/plan.ts';
import type { SubscriptionState } from '../../../app/domain/billing/subscription.ts';

// Payments, in the database PEOPLE. Instants are epoch milliseconds.

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    userId: text('user_id').primaryKey(),
    provider: text().notNull().default('stripe'),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    tier: text().$type<PaidTier>(),
    status: text().$type<SubscriptionState>(),
    currentPeriodStart: integer('current_period_start'),
    currentPeriodEnd: integer('current_period_end'),
    cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull().default(false),
    nextTier: text('next_tier').$type<PaidTier>(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    cardExpiresAt: integer('card_expires_at'),
    /** Receipts are ordered up to this instant. */
    receiptsUntil: integer('receipts_until').notNull().default(0),
    /** End of a period or grace: the cron asks then, regardless of webhooks. */
    checkAt: integer('check_at'),
    /** For optimistic concurrency. */
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

export const paymentEvents = sqliteTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    customer: text(),
    receivedAt: integer('received_at').notNull(),
    leaseUntil: integer('lease_until').notNull(),
    doneAt: integer('done_at'),
  },
  (t) => [index('payment_events_received').on(t.receivedAt), index('payment_events_customer').on(t.customer)],
);

export const paymentAttempts = sqliteTable(
  'payment_attempts',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    action: text().notNull(),
    tier: text().$type<PaidTier>(),
    outcome: text().notNull(),
    ref: text(),
    at: integer().notNull(),
  },
  (t) => [index('payment_attempts_user').on(t.userId, t.at)],
);

export const sandboxDesk = sqliteTable('sandbox_desk', {
  customer: text().primaryKey(),
  userId: text('user_id').notNull(),
  account: text().notNull(),
  version: integer().notNull().default(1),
});
