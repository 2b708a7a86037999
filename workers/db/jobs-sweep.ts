import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { jobs, outfits } from './looks.schema.ts';
import { staysHere } from './moves.ts';
import type { LooksDb } from './open.ts';

const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 30 * DAY_MS;
/** Longer than a queue keeps a message and its dead letters (four days each): none comes again for what is forgotten. */
const DONE_KEPT_MS = 10 * DAY_MS;
/** A shard that was never swept is brought down in steps, so that nobody waits for one long write. */
const AT_ONCE = 1000;

/**
 * For the cron: notes of work that was done more than 10 days ago, or that failed more than 30 days ago. The jobs of an outfit stay as long as it does: they name
 * its pictures, and are what erases them when it goes.
 */
export async function sweepJobs(looks: LooksDb, now: number): Promise<void> {
  const wearer = looks
    .select({ one: sql`1` })
    .from(outfits)
    .where(and(eq(outfits.id, jobs.outfitId), eq(outfits.userId, jobs.userId)));
  const over = looks
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        lt(jobs.finishedAt, now - DONE_KEPT_MS),
        or(eq(jobs.state, 'done'), lt(jobs.finishedAt, now - KEPT_MS)),
        or(isNull(jobs.outfitId), notExists(wearer)),
        // Her rows hold still while she moves, and one that may not go would keep all others.
        staysHere(looks, jobs.userId),
      ),
    )
    .limit(AT_ONCE);
  await looks.delete(jobs).where(inArray(jobs.id, over));
}
