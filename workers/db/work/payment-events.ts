import { inArray } from 'drizzle-orm';
import type { PaymentEvent } from '../../ports/payments.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { paymentEvents } from '../schema/payments.schema.ts';

// Which events of the payment provider are done (ledger-policies.ts: PAYMENT_EVENTS).

export async function unhandledEvents(people: PeopleDb, events: PaymentEvent[]): Promise<PaymentEvent[]> {
  const done = new Set<string>();
  // D1 binds at most 100 values.
  for (let i = 0; i < events.length; i += 90) {
    const ids = events.slice(i, i + 90).map(({ id }) => id);
    const rows = await people.select().from(paymentEvents).where(inArray(paymentEvents.id, ids));
    for (const row of rows) if (row.doneAt !== null) done.add(row.id);
  }
  return events.filter(({ id }) => !done.has(id));
}
