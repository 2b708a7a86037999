import { and, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { calendarFeeds, calendarSources } from '../schema/calendars.schema.ts';
import { closetAdvice, closetItems, closetWears } from '../schema/closet.schema.ts';
import {
  animations,
  comfortTaps,
  outfits,
  plans,
  seenDays,
  shares,
  tasteEvents,
  trips,
  usage,
} from '../schema/looks.schema.ts';
import { namedLooks } from '../schema/named-looks.schema.ts';
import { pagingCursor } from '../looks/tables-of-looks.ts';
import { polls, pollVotes } from '../schema/polls.schema.ts';
import { minutes } from '../schema/minutes.schema.ts';
import { peopleDbAt, type PeopleDatabases } from './people-databases.ts';
import type { LooksDb, PeopleDb } from '../sql/open-database.ts';
import { lookupKeys, type SessionUser } from './users.ts';
import { paymentAttempts, subscriptions } from '../schema/payments.schema.ts';
import {
  earlyAccess,
  identities,
  passkeys,
  mails,
  pushSubscriptions,
  sessions,
  styleSchedules,
  uploads,
  users,
} from '../schema/people.schema.ts';

// Her data to download. Left out: tokens (hashes of links), jobs (notes of work done), and the outbox and sandbox of
// local builds.

type Table = SQLiteTable & Record<'userId', AnySQLiteColumn>;
export interface ExportedTable {
  /** 'outfits' -> outfits.json */
  name: string;
  table: Table;
  /** Secrets, and columns about our machine only. */
  without: readonly string[];
}

export const PEOPLE_TABLES: readonly ExportedTable[] = [
  { name: 'sessions', table: sessions, without: ['id', 'userId'] },
  { name: 'sign-in-providers', table: identities, without: ['userId'] },
  { name: 'passkeys', table: passkeys, without: ['id', 'userId', 'publicKey', 'counter'] },
  { name: 'schedules', table: styleSchedules, without: ['userId'] },
  { name: 'subscription', table: subscriptions, without: ['userId', 'checkAt', 'receiptsUntil'] },
  { name: 'payments', table: paymentAttempts, without: ['userId'] },
  { name: 'push-devices', table: pushSubscriptions, without: ['userId', 'sessionId', 'p256dh', 'auth'] },
  { name: 'mails', table: mails, without: ['userId', 'key', 'leaseUntil', 'attempts', 'providerRef'] },
  { name: 'uploads', table: uploads, without: ['userId'] },
  { name: 'calendar-address', table: calendarFeeds, without: ['userId', 'serial', 'tokenHash'] },
  { name: 'calendar-read', table: calendarSources, without: ['userId', 'sealedUrl'] },
];
export const LOOKS_TABLES: readonly ExportedTable[] = [
  { name: 'outfits', table: outfits, without: ['userId'] },
  { name: 'planned-looks', table: plans, without: ['userId', 'madeFor'] },
  { name: 'trips', table: trips, without: ['userId'] },
  { name: 'named-looks', table: namedLooks, without: ['userId', 'nameKey'] },
  { name: 'animations', table: animations, without: ['userId', 'providerRef', 'leaseUntil'] },
  { name: 'comfort', table: comfortTaps, without: ['userId'] },
  { name: 'taste', table: tasteEvents, without: ['userId'] },
  { name: 'days-seen', table: seenDays, without: ['userId'] },
  { name: 'usage', table: usage, without: ['userId'] },
  { name: 'shares', table: shares, without: ['userId'] },
  { name: 'questions-to-friends', table: polls, without: ['userId', 'token', 'firstSwaps', 'secondSwaps'] },
  { name: 'votes-of-friends', table: pollVotes, without: ['userId', 'voter'] },
  { name: 'delivery-minute', table: minutes, without: ['userId', 'version', 'devices'] },
  { name: 'closet', table: closetItems, without: ['userId'] },
  { name: 'closet-wears', table: closetWears, without: ['userId'] },
  { name: 'closet-advice', table: closetAdvice, without: ['userId', 'madeFor'] },
];
const WITHOUT_OF_USER = [
  'passwordHash',
  'usernameKey',
  'usernameSkeleton',
  'emailKey',
  'shard',
  'peopleShard',
  'nextDeliveryAt',
  'pushDevices',
  'minuteVersion',
  'minuteCopied',
];

type Row = Record<string, unknown>;
const PAGE = 100;

const isInstant = (key: string): boolean => /At$|^at$|^currentPeriod|^expires/.test(key);
function readable(row: Row, without: readonly string[]): Row {
  const kept = Object.entries(row).filter(([key]) => !without.includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      typeof value === 'number' && isInstant(key) ? new Date(value).toISOString() : value,
    ]),
  );
}

export const exportedRow = ({ without }: ExportedTable, row: Row): Row => readable(row, without);

/** Page by page, so that a long history is never in memory as a whole. */
export async function* exportRows(
  db: PeopleDb | LooksDb,
  userId: string,
  { table, without }: ExportedTable,
): AsyncGenerator<Row> {
  const cursor = pagingCursor(table);
  let last: number | string = 0;
  for (;;) {
    const page: Row[] = await (db as PeopleDb)
      .select({ ...getTableColumns(table), _cursor: cursor.as('_cursor') })
      .from(table)
      .where(and(eq(table.userId, userId), gt(cursor, last)))
      .orderBy(sql`_cursor`)
      .limit(PAGE);
    for (const { _cursor, ...row } of page) {
      last = _cursor as number | string;
      yield readable(row, without);
    }
    if (page.length < PAGE) return;
  }
}

export async function exportPerson(
  app: PeopleDatabases,
  { id, peopleShard }: SessionUser,
): Promise<Row | null> {
  const row = await peopleDbAt(app, peopleShard).select().from(users).where(eq(users.id, id)).get();
  if (!row) return null;
  const waiting = await app.people
    .select()
    .from(earlyAccess)
    .where(inArray(earlyAccess.email, lookupKeys(row.emailKey)))
    .get();
  return {
    ...readable(row, WITHOUT_OF_USER),
    earlyAccessSince: waiting ? new Date(waiting.createdAt).toISOString() : null,
  };
}
