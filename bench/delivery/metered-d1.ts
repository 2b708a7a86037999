// A D1 that adds up what its queries read and wrote, as Cloudflare would bill it.

export interface Meter {
  queries: number;
  read: number;
  /** Rows and index entries, as Cloudflare bills them. */
  written: number;
  /** Rows alone. */
  changed: number;
  /** Inside SQLite. */
  ms: number;
}

/** Which account a query goes to, by its text and what it binds. */
export type MeterOf = (sql: string, values: unknown[]) => Meter;
export const newMeter = (): Meter => ({ queries: 0, read: 0, written: 0, changed: 0, ms: 0 });

type Result = D1Result<Record<string, unknown>>;
const inner = new WeakMap<object, { statement: D1PreparedStatement; meter: Meter }>();

function count(meter: Meter, result: Result): Result {
  meter.queries++;
  meter.read += result.meta.rows_read;
  meter.written += result.meta.rows_written;
  meter.changed += result.meta.changes;
  meter.ms += result.meta.duration;
  return result;
}

function meteredStatement(
  statement: D1PreparedStatement,
  meterOf: MeterOf,
  sql: string,
  values: unknown[] = [],
): D1PreparedStatement {
  const meter = meterOf(sql, values);
  const all = async () => count(meter, await statement.all<Record<string, unknown>>());
  const metered = {
    bind: (...bound: unknown[]) => meteredStatement(statement.bind(...bound), meterOf, sql, bound),
    all,
    run: all,
    // raw() tells nothing about its cost; only a join has two columns of one name, and it changes nothing when asked twice.
    raw: async () => {
      const { results } = await all();
      return / join /i.test(sql) ? statement.raw() : results.map((row) => Object.values(row));
    },
    first: async () => (await all()).results[0] ?? null,
  } as unknown as D1PreparedStatement;
  inner.set(metered, { statement, meter });
  return metered;
}

export function metered(d1: D1Database, meterOf: MeterOf): D1Database {
  return {
    prepare: (sql: string) => meteredStatement(d1.prepare(sql), meterOf, sql),
    async batch(statements: D1PreparedStatement[]) {
      const known = statements.map((one) => inner.get(one));
      const results = await d1.batch<Record<string, unknown>>(
        statements.map((one, i) => known[i]?.statement ?? one),
      );
      results.forEach((result, i) => {
        const meter = known[i]?.meter;
        if (meter) count(meter, result);
      });
      return results;
    },
  } as unknown as D1Database;
}
