import type { NamedLook } from '../../../app/contracts/named-looks.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import type { App } from '../../app.ts';
import { listNamedLookRows, looksOfTrips, type PlannedNamedLook } from '../../db/looks/named-looks.ts';
import type { SessionUser } from '../../db/people/users.ts';

type LooksOfTrip = Awaited<ReturnType<typeof looksOfTrips>>[number];

/** A named look as its owner's browser sees it. */
export function toNamedLook(
  { id, name, look, day, createdAt }: PlannedNamedLook,
  trips: readonly LooksOfTrip[],
): NamedLook {
  const holding = trips.filter(({ looks }) => looks.includes(id));
  return {
    id,
    name,
    look,
    day,
    trips: holding.map((trip) => trip.id),
    createdAt: new Date(createdAt).toISOString(),
  };
}

/** Newest first. */
export async function readNamedLooks(app: App, user: SessionUser): Promise<NamedLook[]> {
  const db = app.looks(user.shard);
  const today = localDate(app.clock.now(), user.timezone);
  const [rows, trips] = await db.batch([
    listNamedLookRows(db, user.id, today),
    looksOfTrips(db, user.id, today),
  ]);
  return rows.map((row) => toNamedLook(row, trips));
}
