import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

// D1's face on the SQLite inside Node, in memory: for simulations of a year, where workerd would take an hour.

function statement(db: DatabaseSync, sql: string, values: SQLInputValue[] = []): D1PreparedStatement {
  const prepared = db.prepare(sql);
  const rows = (asArrays: boolean) => {
    prepared.setReturnArrays(asArrays);
    return prepared.all(...values);
  };
  const isRead = /^\s*(select|with)\b/i.test(sql);
  const result = () => {
    const results = rows(false);
    const { changes } = isRead ? { changes: 0 } : db.prepare('select changes() as changes').get()!;
    return Promise.resolve({ success: true, results, meta: { changes } });
  };
  return {
    bind: (...bound: SQLInputValue[]) => statement(db, sql, bound),
    all: result,
    run: result,
    raw: () => Promise.resolve(rows(true)),
    first: (column?: string) => {
      const row = (rows(false)[0] ?? null) as Record<string, unknown> | null;
      return Promise.resolve(column === undefined ? row : (row?.[column] ?? null));
    },
  } as unknown as D1PreparedStatement;
}

type Kind = 'people' | 'looks';

/** The bytes of a database after our migrations: hundreds of tests begin with one, and each would take 7 ms. */
const migrated = new Map<Kind, Uint8Array>();

function migrate(kind: Kind): Uint8Array {
  const sqlite = new DatabaseSync(':memory:');
  const folder = join(import.meta.dirname, '../..', 'migrations', kind);
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const file of files.sort()) sqlite.exec(readFileSync(join(folder, file), 'utf8'));
  const bytes = sqlite.serialize();
  migrated.set(kind, bytes);
  return bytes;
}

/** An empty database with our migrations of one kind. */
export function sqliteD1(kind: Kind): { d1: D1Database; sqlite: DatabaseSync } {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.deserialize(migrated.get(kind) ?? migrate(kind));
  const d1 = {
    prepare: (sql: string) => statement(sqlite, sql),
    async batch(statements: D1PreparedStatement[]) {
      sqlite.exec('begin');
      try {
        // Without a pause between them, so that two batches at once follow each other.
        const results = statements.map((one) => one.all());
        sqlite.exec('commit');
        return await Promise.all(results);
      } catch (error) {
        sqlite.exec('rollback');
        throw error;
      }
    },
  } as unknown as D1Database;
  return { d1, sqlite };
}
