import { SWITCHES, type SwitchName } from '../../../app/domain/operations/switches.ts';
import { auditLog } from '../schema/oversight.schema.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { operations } from '../schema/operations.schema.ts';
import { eq } from 'drizzle-orm';
import { forLog } from '../../for-log.ts';

// What an admin has stopped: one row, so that a switch needs no deployment and holds for every isolate.

const NAME = 'stopped';
/** An isolate believes what it has read for so long: a switch works everywhere within seconds. */
const FRESH_MS = 5_000;

/**
 * What was read, never the reading: a promise of one request must not be awaited by another. workerd would go on with the other in
 * the first one's context ("Cannot perform I/O on behalf of a different request"), or never, where the first was cut off.
 */
const known = new WeakMap<PeopleDb, { at: number; stopped: ReadonlySet<SwitchName> }>();

async function read(people: PeopleDb): Promise<ReadonlySet<SwitchName>> {
  const row = await people.select().from(operations).where(eq(operations.name, NAME)).get();
  const names = row ? (JSON.parse(row.value) as string[]) : [];
  return new Set(SWITCHES.filter((name) => names.includes(name)));
}

/** All that is stopped now. One small read in five seconds of an isolate; while it is under way the others believe the last one. */
export async function readStopped(people: PeopleDb): Promise<ReadonlySet<SwitchName>> {
  const kept = known.get(people);
  const now = Date.now();
  if (kept && Math.abs(now - kept.at) < FRESH_MS) return kept.stopped;
  if (kept) kept.at = now;
  try {
    const stopped = await read(people);
    known.set(people, { at: now, stopped });
    return stopped;
  } catch (error) {
    // A database that does not answer stops nothing by itself: who needs it will say so.
    console.warn(JSON.stringify({ event: 'switches-unread', error: forLog(error) }));
    return kept?.stopped ?? new Set();
  }
}

/** What was read last, for who cannot wait; where that is old, `later` gets the reading to finish behind the answer. */
export function recentlyReadStopped(
  people: PeopleDb,
  later: (reading: Promise<unknown>) => void,
): ReadonlySet<SwitchName> {
  const kept = known.get(people);
  if (!kept || Math.abs(Date.now() - kept.at) >= FRESH_MS) later(readStopped(people));
  return kept?.stopped ?? new Set();
}

export const isStopped = async (people: PeopleDb, name: SwitchName): Promise<boolean> =>
  (await readStopped(people)).has(name);

/** Stops or starts one thing, and writes down who did. @returns all that is stopped now */
export async function changeSwitch(
  people: PeopleDb,
  order: { name: SwitchName; stopped: boolean; actorId: string; requestId: string; now: number },
): Promise<ReadonlySet<SwitchName>> {
  const { name, stopped, actorId, requestId, now } = order;
  const next = new Set(await read(people));
  const was = next.has(name);
  if (stopped) next.add(name);
  else next.delete(name);
  const value = JSON.stringify([...next]);
  const words = (is: boolean) => `${name} ${is ? 'stopped' : 'running'}`;
  await people.batch([
    people
      .insert(operations)
      .values({ name: NAME, value, updatedAt: now })
      .onConflictDoUpdate({ target: operations.name, set: { value, updatedAt: now } }),
    people.insert(auditLog).values({
      id: crypto.randomUUID(),
      at: now,
      actorId,
      action: 'switch',
      subjectId: null,
      requestId,
      before: words(was),
      after: words(stopped),
    }),
  ]);
  known.delete(people);
  return next;
}
