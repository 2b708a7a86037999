import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

import type { Name } from './directory.schema.ts';

export type DeletionStep = 'elsewhere' | 'looks' | 'objects' | 'counters' | 'payments' | 'receipt' | 'late';

export const deletions = sqliteTable(
  'deletions',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    shard: integer().notNull(),
    /** For the receipt; null once it is ordered. */
    email: text(),
    stripeCustomerId: text('stripe_customer_id'),
    names: text({ mode: 'json' }).$type<Name[]>().notNull().default([]),
    step: text().$type<DeletionStep>().notNull(),
    requestedAt: integer('requested_at').notNull(),
    /** Then another may take over. */
    leaseUntil: integer('lease_until').notNull(),
    attempts: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('deletions_user').on(t.userId), index('deletions_lease').on(t.leaseUntil)],
);

type MoveStep = 'copy' | 'erase';

export const moves = sqliteTable(
  'moves',
  {
    userId: text('user_id').primaryKey(),
    fromShard: integer('from_shard').notNull(),
    toShard: integer('to_shard').notNull(),
    /** What she wears, or who she is. */
    what: text().$type<'looks' | 'people'>().notNull().default('looks'),
    step: text().$type<MoveStep>().notNull(),
    leaseUntil: integer('lease_until').notNull(),
    attempts: integer().notNull().default(0),
  },
  (t) => [index('moves_lease').on(t.leaseUntil)],
);

/** Ids only; each is emptied when its account is deleted. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    /** Null for changes by the operator's settings, and for people who are gone. */
    actorId: text('actor_id'),
    action: text().$type<'subscription-tier' | 'admin' | 'shard' | 'switch'>().notNull(),
    subjectId: text('subject_id'),
    before: text().notNull(),
    after: text().notNull(),
    requestId: text('request_id').notNull(),
  },
  (t) => [
    index('audit_log_at').on(t.at),
    index('audit_log_actor').on(t.actorId),
    index('audit_log_subject').on(t.subjectId),
  ],
);

/** For everybody together, a UTC day: the CHECK aborts what would exceed the cap. */
export const providerSpend = sqliteTable(
  'provider_spend',
  {
    /** YYYY-MM-DD, UTC, of films; 'YYYY-MM-DD models' of models. */
    day: text().primaryKey(),
    /** US cents for films, millionths of a dollar for models. */
    spent: integer().notNull(),
    cap: integer().notNull(),
  },
  (t) => [check('spend_within', sql`${t.spent} <= ${t.cap}`)],
);
