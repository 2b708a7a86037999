// A D1 that adds up what its queries read and wrote, as Cloudflare would bill it.

export interface Meter {
  queries: number;
  read: number;
  written: number;
}

type Result = D1Result<Record<string, unknown>>;
const inner = new WeakMap<object, D1PreparedStatement>();

function count(meter: Meter, result: Result): Result {
  meter.queries++;
  meter.read += result.meta.rows_read;
  meter.written += result.meta.rows_written;
  return result;
}

function meteredStatement(statement: D1PreparedStatement, meter: Meter): D1PreparedStatement {
  const all = async () => count(meter, await statement.all<Record<string, unknown>>());
  const metered = {
    bind: (...values: unknown[]) => meteredStatement(statement.bind(...values), meter),
    all,
    run: all,
    // raw() tells nothing about its cost; the queries measured here have no two columns of one name.
    raw: async () => (await all()).results.map((row) => Object.values(row)),
    first: async () => (await all()).results[0] ?? null,
  } as unknown as D1PreparedStatement;
  inner.set(metered, statement);
  return metered;
}

export function metered(d1: D1Database, meter: Meter): D1Database {
  return {
    prepare: (sql: string) => meteredStatement(d1.prepare(sql), meter),
    async batch(statements: D1PreparedStatement[]) {
      const results = await d1.batch<Record<string, unknown>>(statements.map((s) => inner.get(s) ?? s));
      for (const result of results) count(meter, result);
      return results;
    },
  } as unknown as D1Database;
}
