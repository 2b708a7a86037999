import { and, eq, sql } from 'drizzle-orm';
import type { PeopleDb } from '../sql/open-database.ts';
import { sandboxDesk } from '../schema/payments.schema.ts';
import { hasChanged } from '../sql/transact.ts';

// Accounts of the payment sandbox, used by its adapter in local builds only.

export const readDesk = (people: PeopleDb, customer: string) =>
  people.select().from(sandboxDesk).where(eq(sandboxDesk.customer, customer)).get();

/** False when it has changed since `version` was read. */
export const writeDesk = (people: PeopleDb, customer: string, account: string, version: number) =>
  hasChanged(
    people
      .update(sandboxDesk)
      .set({ account, version: sql`${sandboxDesk.version} + 1` })
      .where(and(eq(sandboxDesk.customer, customer), eq(sandboxDesk.version, version))),
  );

export async function openDeskAccount(
  people: PeopleDb,
  row: { customer: string; userId: string; account: string },
): Promise<void> {
  await people.insert(sandboxDesk).values(row).onConflictDoNothing();
}

export async function closeDeskAccount(people: PeopleDb, customer: string): Promise<void> {
  await people.delete(sandboxDesk).where(eq(sandboxDesk.customer, customer));
}
