import { and, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { PaymentEvent } from '../ports/payments.ts';
import type { PeopleDb } from './open.ts';
import { paymentEvents } from './payments.schema.ts';

// Which events of the payment provider were done: each once, however often it is delivered.

const LEASE_MS = 60_000;
/** The provider repeats an event for three days, and lists those of 30. */
const KEPT_MS = 60 * 24 * 3_600_000;

/** 'mine' to do it now; 'busy' while somebody else is at it; 'over' when it is done. */
export async function claimEvent(
  people: PeopleDb,
  event: PaymentEvent,
  now: number,
): Promise<'mine' | 'busy' | 'over'> {
  const leaseUntil = now + LEASE_MS;
  const mine = await people
    .insert(paymentEvents)
    .values({ id: event.id, type: event.type, customer: event.customer, receivedAt: now, leaseUntil })
    .onConflictDoUpdate({
      target: paymentEvents.id,
      set: { leaseUntil },
      setWhere: and(isNull(paymentEvents.doneAt), lte(paymentEvents.leaseUntil, now)),
    })
    .returning({ id: paymentEvents.id });
  if (mine.length > 0) return 'mine';
  const there = await people.select().from(paymentEvents).where(eq(paymentEvents.id, event.id)).get();
  return there?.doneAt == null ? 'busy' : 'over';
}

export async function noteEventDone(people: PeopleDb, id: string, now: number): Promise<void> {
  await people.update(paymentEvents).set({ doneAt: now }).where(eq(paymentEvents.id, id));
}

/** It failed: the next delivery need not wait. */
export async function releaseEvent(people: PeopleDb, id: string): Promise<void> {
  await people.update(paymentEvents).set({ leaseUntil: 0 }).where(eq(paymentEvents.id, id));
}

/** Those of `events` that are not done. */
export async function undone(people: PeopleDb, events: PaymentEvent[]): Promise<PaymentEvent[]> {
  const done = new Set<string>();
  // D1 binds at most 100 values.
  for (let i = 0; i < events.length; i += 90) {
    const ids = events.slice(i, i + 90).map(({ id }) => id);
    const rows = await people.select().from(paymentEvents).where(inArray(paymentEvents.id, ids));
    for (const row of rows) if (row.doneAt !== null) done.add(row.id);
  }
  return events.filter(({ id }) => !done.has(id));
}

export async function sweepPaymentEvents(people: PeopleDb, now: number): Promise<void> {
  await people.delete(paymentEvents).where(lt(paymentEvents.receivedAt, now - KEPT_MS));
}
