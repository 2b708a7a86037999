import type { NamedLook } from '../../../app/contracts/own-looks/named-looks.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import type { App } from '../../app.ts';
import {
  findNamedLook,
  listNamedLookRows,
  looksOfTrips,
  type PlannedNamedLook,
} from '../../db/looks/named-looks.ts';
import type { SessionUser } from '../../db/people/users.ts';

type LooksOfTrip = Awaited<ReturnType<typeof looksOfTrips>>[number];

const todayOf = (app: App, user: SessionUser): string => localDate(app.clock.now(), user.timezone);

/** A named look as its owner's browser sees it. */
function toNamedLook(
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
  const today = todayOf(app, user);
  const [rows, trips] = await db.batch([
    listNamedLookRows(db, user.id, today),
    looksOfTrips(db, user.id, today),
  ]);
  return rows.map((row) => toNamedLook(row, trips));
}

export const namedLookNotFound = () => new Refusal('not-found', "We couldn't find that look.");

/** @throws Refusal not-found when it is not hers, or deleted */
export async function requireNamedLook(app: App, user: SessionUser, id: string): Promise<PlannedNamedLook> {
  const row = await findNamedLook(app.looks(user.shard), user.id, id, todayOf(app, user));
  if (!row) throw namedLookNotFound();
  return row;
}

/** As it is now. @throws as {@link requireNamedLook} */
export async function readNamedLook(app: App, user: SessionUser, id: string): Promise<NamedLook> {
  const row = await requireNamedLook(app, user, id);
  return toNamedLook(row, await looksOfTrips(app.looks(user.shard), user.id, todayOf(app, user)));
}
