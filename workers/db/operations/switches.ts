import { SWITCHES, type SwitchName } from '../../../app/domain/operations/switches.ts';
import { auditLog } from '../schema/oversight.schema.ts';
import type { PeopleDb } from '../sql/open-database.ts';
import { operations } from '../schema/operations.schema.ts';
import { eq } from 'drizzle-orm';
import { forLog } from '../../for-log.ts';

// What an admin has stopped: one row, so that it needs no deployment and holds for every isolate.

const NAME = 'stopped';
/** How long an isolate trusts its last reading. */
const FRESH_MS = 5_000;

/**
 * Plain data, no promise: a promise of one request must not be awaited by another. workerd would go on in the first
 * one's context ("Cannot perform I/O on behalf of a different request"), or never.
 */
const known = new WeakMap<PeopleDb, { at: number; stopped: ReadonlySet<SwitchName> }>();

async function read(people: PeopleDb): Promise<ReadonlySet<SwitchName>> {
  const row = await people.select().from(operations).where(eq(operations.name, NAME)).get();
  const names = row ? (JSON.parse(row.value) as string[]) : [];
  return new Set(SWITCHES.filter((name) => names.includes(name)));
}

/** At most one read in five seconds of an isolate; meanwhile others use the last one. */
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
    // An unreachable database stops nothing by itself.
    console.warn(JSON.stringify({ event: 'switches-unread', error: forLog(error) }));
    return kept?.stopped ?? new Set();
  }
}

/** The last reading, without waiting; when it is old, `later` finishes a new one behind the answer. */
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
