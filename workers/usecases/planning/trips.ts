import { LONGEST_TRIP, MOST_LOOKS_OF_TRIP, MOST_TRIPS, type Trip } from '../../../app/contracts/planning.ts';
import { outdoorHours } from '../../../app/domain/weather/hours-outdoors.ts';
import { addDays, daysBetween, localDate } from '../../../app/domain/time/local-day.ts';
import {
  packedIdsOf,
  packTripInSteps,
  withLooksAlong,
  type PackingList,
  type TripDay,
} from '../../../app/domain/packing/pack-trip.ts';
import { storedLocation } from '../../../app/domain/places/spelling.ts';
import { dayAhead } from '../../../app/domain/planning/days-ahead.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { WORK } from '../../../app/domain/operations/work-budget.ts';
import type { App } from '../../app.ts';
import { findNamedLook, listNamedLookRows, type NamedLookRow } from '../../db/looks/named-looks.ts';
import {
  changeLookAlong,
  changeTripList,
  insertTrip,
  removeTrip as eraseTrip,
  tickPiece as writeTick,
  findTrip,
  listTripRows,
  type TripRow,
} from '../../db/looks/trips.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { isDressable, type Dressable } from '../outfits/dressable-user.ts';
import { briefFrom, readStylingContext } from '../outfits/styling-brief.ts';
import { getForecast } from '../outfits/get-forecast.ts';
import { inSteps } from '../concurrency/in-steps.ts';
import { changeInTurn } from '../concurrency/in-turn.ts';
import { resolvePlace, type WantedPlace } from '../preferences/save-location.ts';

/** Days on the way begin when breakfast is over. */
const LEAVING_HOUR = 9;
/** A year and some days ahead: anything later is a typing error. */
const FURTHEST_DAYS = 400;
/** How long lists of past trips are kept. */
const KEPT_DAYS = 30;

/** Those of her named looks that a trip holds. One that she has deleted is no longer among them. */
async function looksAlong(app: App, user: SessionUser, trips: readonly TripRow[]): Promise<NamedLookRow[]> {
  const held = new Set(trips.flatMap(({ looks }) => looks));
  if (held.size === 0) return [];
  const today = localDate(app.clock.now(), user.timezone);
  const named = await listNamedLookRows(app.looks(user.shard), user.id, today);
  return named.filter(({ id }) => held.has(id));
}

/** Lists as their owner's browser sees them. */
async function toTrips(app: App, user: SessionUser, rows: readonly TripRow[]): Promise<Trip[]> {
  const named = await looksAlong(app, user, rows);
  return rows.map((row) =>
    toTrip(
      row,
      row.looks.flatMap((id) => named.find((look) => look.id === id) ?? []),
    ),
  );
}
const toOneTrip = async (app: App, user: SessionUser, row: TripRow): Promise<Trip> =>
  toTrip(row, await looksAlong(app, user, [row]));

function toTrip(row: TripRow, named: readonly NamedLookRow[]): Trip {
  const { id, placeName, fromDate, toDate, madeAt } = row;
  const list = withLooksAlong(
    row.list,
    named.map(({ look }) => look),
  );
  const packed = row.packed.filter((piece) => list.pieces.some((one) => one.id === piece));
  const days = list.days.map(({ date, sureness, outlook, look }) => {
    const { lowF, highF, condition, words } = outlook;
    return { date, sureness, look, outlook: { lowF, highF, condition, words } };
  });
  return {
    id,
    placeName,
    packed,
    days,
    from: fromDate,
    to: toDate,
    madeAt: new Date(madeAt).toISOString(),
    pieces: list.pieces,
    besides: list.besides,
    looks: named.map(({ id: look, name, look: worn }) => ({ id: look, name, pieces: packedIdsOf(worn) })),
  };
}

type Where = Pick<TripRow, 'id' | 'lat' | 'lon' | 'timezone' | 'fromDate' | 'toDate' | 'placeName'>;

const daysOf = ({ fromDate, toDate }: Pick<TripRow, 'fromDate' | 'toDate'>): number =>
  daysBetween(fromDate, toDate) + 1;
const costOf = (trip: Parameters<typeof daysOf>[0]): number => daysOf(trip) * WORK.packedDay;

/** Packs by the forecast there as far as it reaches, and by the usual season beyond it. */
async function listFor(app: App, user: Dressable, trip: Where): Promise<PackingList> {
  const spot = { lat: trip.lat, lon: trip.lon, timeZone: trip.timezone };
  const today = localDate(app.clock.now(), trip.timezone);
  const [forecast, known] = await Promise.all([
    getForecast(app, spot, 'week'),
    readStylingContext(app, user, localDate(app.clock.now(), user.timezone)),
  ]);
  const days = Array.from({ length: daysOf(trip) }, (_, index): TripDay => {
    const date = addDays(trip.fromDate, index);
    const day = dayAhead(forecast, spot, date, today);
    const hours = outdoorHours(day.hours, 'morning', date, LEAVING_HOUR);
    const source = day.sureness === 'usual' ? 'seasonal' : forecast.source;
    const question = { hours, source, attempt: 1 };
    const brief = briefFrom(app, user, known, { date, daypart: 'morning' }, question);
    // One style and one leaning for the whole suitcase; at home she wore what she wore.
    return { date, sureness: day.sureness, brief: { ...brief, recent: [], seed: trip.id } };
  });
  return inSteps(packTripInSteps(days));
}

function dressable(user: SessionUser): Dressable {
  if (isDressable(user)) return user;
  throw new Refusal('not-usable', 'Complete your profile setup first: we need to know your styles.');
}

function checkDates({ from, to }: { from: string; to: string }, today: string): void {
  const wrong = (message: string) => new Refusal('bad-input', message, { error: 'Check the dates' });
  if ([from, to].some((date) => Number.isNaN(Date.parse(date)))) throw wrong("That isn't a date.");
  if (to < from) throw wrong('The trip ends before it starts.');
  if (from < today) throw wrong('The trip has already started. Choose today or a later day.');
  if (daysBetween(today, from) > FURTHEST_DAYS) throw wrong("That's more than a year away.");
  if (daysBetween(from, to) >= LONGEST_TRIP)
    throw wrong(
      `A list covers ${LONGEST_TRIP} days at most. Do laundry on the way, and start a second list.`,
    );
}

/** Her lists that are not over, the next one first. */
export async function readTrips(app: App, user: SessionUser): Promise<Trip[]> {
  const today = localDate(app.clock.now(), user.timezone);
  return toTrips(app, user, await listTripRows(app.looks(user.shard), user.id, today));
}

/**
 * A packing list for a place and its dates.
 * @throws Refusal bad-input for a place that nobody knows and for odd dates; not-usable; too-many; as changeInTurn; ProviderError
 */
export async function packTrip(
  app: App,
  user: SessionUser,
  wanted: WantedPlace & { from: string; to: string },
): Promise<Trip> {
  const her = dressable(user);
  const { location, from, to } = wanted;
  const place = await resolvePlace(app, user, wanted);
  checkDates(wanted, localDate(app.clock.now(), place.timezone));
  const today = localDate(app.clock.now(), user.timezone);
  const db = app.looks(user.shard);
  const isFull = () =>
    new Refusal('too-many', `You already have ${MOST_TRIPS} packing lists. Remove one first.`);
  if ((await listTripRows(db, user.id, today)).length >= MOST_TRIPS) throw isFull();
  const where: Where = {
    id: crypto.randomUUID(),
    placeName: storedLocation(place, location),
    lat: place.lat,
    lon: place.lon,
    timezone: place.timezone,
    fromDate: from,
    toDate: to,
  };
  return changeInTurn(app, user, costOf(where), async () => {
    const list = await listFor(app, her, where);
    const row: TripRow = { ...where, userId: user.id, list, packed: [], looks: [], madeAt: app.clock.now() };
    const longAgo = addDays(today, -KEPT_DAYS);
    if (!(await insertTrip(db, row, { today, longAgo, most: MOST_TRIPS }))) throw isFull();
    return toTrip(row, []);
  });
}

const notThere = () => new Refusal('not-found', "We couldn't find that packing list.");

/**
 * The same trip with the forecast of now.
 * @throws Refusal not-found; not-usable, also once it has begun: a new list would ask for what lies at home; as changeInTurn;
 *   ProviderError
 */
export async function packAgain(app: App, user: SessionUser, id: string): Promise<Trip> {
  const her = dressable(user);
  const db = app.looks(user.shard);
  const trip = await findTrip(db, user.id, id);
  if (!trip) throw notThere();
  if (trip.fromDate < localDate(app.clock.now(), trip.timezone))
    throw new Refusal('not-usable', 'This trip has started: the list is what you have with you.');
  return changeInTurn(app, user, costOf(trip), async () => {
    const list = await listFor(app, her, trip);
    const along = (await looksAlong(app, user, [trip])).flatMap(({ look }) => packedIdsOf(look));
    const changed = await changeTripList(db, user.id, id, { list, madeAt: app.clock.now(), along });
    if (!changed) throw notThere();
    return toOneTrip(app, user, changed);
  });
}

/** Ticks a piece, or unticks it. @throws Refusal not-found when the list is not hers or the piece not on it */
export async function tickPiece(
  app: App,
  user: SessionUser,
  id: string,
  { piece, packed }: { piece: string; packed: boolean },
): Promise<Trip> {
  const db = app.looks(user.shard);
  const trip = await findTrip(db, user.id, id);
  if (!trip) throw notThere();
  const isAlong = (await looksAlong(app, user, [trip])).some(({ look }) => packedIdsOf(look).includes(piece));
  const changed = await writeTick(db, user.id, id, { piece, isPacked: packed, isAlong });
  if (!changed) throw notThere();
  return toOneTrip(app, user, changed);
}

/**
 * Takes a look that she has named along, or leaves it at home. @throws Refusal not-found; too-many when the suitcase is full
 */
export async function takeLookAlong(
  app: App,
  user: SessionUser,
  id: string,
  { look, along }: { look: string; along: boolean },
): Promise<Trip> {
  const db = app.looks(user.shard);
  const today = localDate(app.clock.now(), user.timezone);
  if (!(await findTrip(db, user.id, id))) throw notThere();
  if (along && !(await findNamedLook(db, user.id, look, today)))
    throw new Refusal('not-found', "We couldn't find that look.");
  const wish = { look, isAlong: along, most: MOST_LOOKS_OF_TRIP };
  const changed = await changeLookAlong(db, user.id, id, wish);
  if (!changed)
    throw new Refusal(
      'too-many',
      `A packing list holds ${MOST_LOOKS_OF_TRIP} of your looks. Take one out first.`,
    );
  return toOneTrip(app, user, changed);
}

/** @throws Refusal not-found */
export async function removeTrip(app: App, user: SessionUser, id: string): Promise<void> {
  if (!(await eraseTrip(app.looks(user.shard), user.id, id))) throw notThere();
}
