// A D1 that notes what is written: every statement that is run and does more than read.

const READS = /^\s*(select|with\s[\s\S]*?\)\s*select)\b/i;

export function noting(d1: D1Database | D1DatabaseSession, written: string[]): D1Database {
  const inner = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>();
  const note = (sql: string): void => {
    if (!READS.test(sql)) written.push(sql);
  };
  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const run = <T>(work: () => T): T => {
      note(sql);
      return work();
    };
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), sql),
      all: () => run(() => statement.all()),
      run: () => run(() => statement.run()),
      raw: (options?: { columnNames?: false }) => run(() => statement.raw(options)),
      first: (column?: string) =>
        run(() => (column === undefined ? statement.first() : statement.first(column))),
    } as unknown as D1PreparedStatement;
    inner.set(wrapped, { statement, sql });
    return wrapped;
  };
  return {
    ...('withSession' in d1 && { withSession: (from?: string) => noting(d1.withSession(from), written) }),
    ...('getBookmark' in d1 && { getBookmark: () => d1.getBookmark() }),
    prepare: (sql: string) => wrap(d1.prepare(sql), sql),
    batch: (all: D1PreparedStatement[]) =>
      d1.batch(
        all.map((one) => {
          const known = inner.get(one);
          if (known) note(known.sql);
          return known?.statement ?? one;
        }),
      ),
  } as unknown as D1Database;
}
