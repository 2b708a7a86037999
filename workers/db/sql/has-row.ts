import { exists, notExists, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { LooksDb, PeopleDb } from './open-database.ts';

const rowsOf = (db: PeopleDb | LooksDb, table: SQLiteTable, where: SQL | undefined) =>
  db
    .select({ one: sql`1` })
    .from(table)
    .where(where);

export const hasRow = (db: PeopleDb | LooksDb, table: SQLiteTable, where: SQL | undefined): SQL =>
  exists(rowsOf(db, table, where));

export const hasNoRow = (db: PeopleDb | LooksDb, table: SQLiteTable, where: SQL | undefined): SQL =>
  notExists(rowsOf(db, table, where));
