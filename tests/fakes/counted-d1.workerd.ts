// A D1 that counts statements as Cloudflare's limit of 1,000 a run does: each of a batch, one by one.

export interface Statements {
  count: number;
  /** Ways to the database and back: a batch is one. */
  calls: number;
}

/** Nobody has asked yet. */
export const noStatements = (): Statements => ({ count: 0, calls: 0 });

export function counted(d1: D1Database, statements: Statements): D1Database {
  const inner = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const once = <T>(run: () => T): T => {
      statements.count++;
      statements.calls++;
      return run();
    };
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => once(() => statement.all()),
      run: () => once(() => statement.run()),
      raw: (options?: { columnNames?: false }) => once(() => statement.raw(options)),
      first: (column?: string) =>
        once(() => (column === undefined ? statement.first() : statement.first(column))),
    } as unknown as D1PreparedStatement;
    inner.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (sql: string) => wrap(d1.prepare(sql)),
    batch: (all: D1PreparedStatement[]) => {
      statements.count += all.length;
      statements.calls++;
      return d1.batch(all.map((one) => inner.get(one) ?? one));
    },
  } as unknown as D1Database;
}
