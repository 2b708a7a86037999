import type { BatchItem } from 'drizzle-orm/batch';
import type { LooksDb, PeopleDb } from './open-database.ts';

type Statement = BatchItem<'sqlite'>;
type Answers<Named> = {
  [Name in keyof Named]: Named[Name] extends Statement ? Named[Name]['_']['result'] : undefined;
};

/** In the order of their names, all or none; each answer by its name. @throws the first violation (constraints.ts) */
export async function namedBatch<Named extends Record<string, Statement>>(
  db: LooksDb | PeopleDb,
  statements: Named,
): Promise<Answers<Named>> {
  const answers = await db.batch(Object.values(statements) as unknown as [Statement]);
  return Object.fromEntries(Object.keys(statements).map((name, i) => [name, answers[i]])) as Answers<Named>;
}
