import { eq, sql } from 'drizzle-orm';
import { MOST_AHEAD_MS } from '../../../app/domain/operations/work-budget.ts';
import { claim, hold } from './ledger.ts';
import { herTurn } from './ledger-policies.ts';
import { turns } from '../schema/turns.schema.ts';
import type { LooksDb } from '../sql/open-database.ts';

// One change at a time for a person, one page beside it, and a budget of both for an hour. Row and statement are one:
// calls in any isolates pass no limit together.

export type What = 'change' | 'page';
export type Turn =
  | {
      isTaken: true;
      leaseUntil: number;
    }
  | { isTaken: false; why: 'busy' }
  | {
      isTaken: false;
      why: 'used-up';
      /** Seconds until there is room. */
      retryAfter: number;
    };

/** More than any work of hers can have written comes from a clock that was set back (local builds). */
const aheadOf = (now: number) =>
  sql`case when ${turns.madeUpAt} between ${now} and ${now + MOST_AHEAD_MS} then ${turns.madeUpAt} - ${now} else 0 end`;

/** One statement takes the turn and books the work; a second says why not. `makeUp`: work-budget.ts, makeUpMs. */
export async function takeTurn(
  db: LooksDb,
  userId: string,
  { what, makeUp }: { what: What; makeUp: number },
  now: number,
): Promise<Turn> {
  const madeUpAt = sql<number>`${now + makeUp} + ${aheadOf(now)}`;
  const policy = { ...herTurn(what), plants: { madeUpAt: now + makeUp }, taken: { madeUpAt } };
  const hasRoom = sql`${aheadOf(now)} + ${makeUp} <= ${MOST_AHEAD_MS}`;
  const [taken] = await claim(db, policy, { userId }, now, { where: hasRoom });
  if (taken) return { isTaken: true, leaseUntil: taken[`${what}Until`] };
  const row = await db
    .select({ ahead: sql<number>`${aheadOf(now)}` })
    .from(turns)
    .where(eq(turns.userId, userId))
    .get();
  const wait = (row?.ahead ?? 0) + makeUp - MOST_AHEAD_MS;
  return wait > 0
    ? { isTaken: false, why: 'used-up', retryAfter: Math.ceil(wait / 1000) }
    : { isTaken: false, why: 'busy' };
}

/** Unless its lease has ended and another has it. What was booked stays. */
export async function releaseTurn(
  db: LooksDb,
  userId: string,
  what: What,
  leaseUntil: number,
): Promise<void> {
  await hold(db, herTurn(what), { userId, [`${what}Until`]: leaseUntil }, 0);
}
