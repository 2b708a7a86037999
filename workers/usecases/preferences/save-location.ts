import { SKIPPED_LOCATION } from '../../../app/contracts/user.ts';
import { formatPlace } from '../../../app/domain/places/place.ts';
import { unitIn, type TemperatureUnit } from '../../../app/domain/weather/temperature.ts';
import { storedLocation } from '../../../app/domain/places/spelling.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { Place } from '../../ports/geocoder.ts';
import { changeAndPlan } from '../delivery/plan-delivery.ts';
import { resendClaimedDelivery, prepareAgain } from '../delivery/prepare-for-new-place.ts';

export interface WantedLocation {
  location: string;
  /** The browser's time zone; the place overrides it. */
  timezone?: string;
  /** A chosen suggestion; without it the name means its most populous place. */
  placeId?: number;
}

/** The place that is meant. @throws Refusal 'bad-input' ('Invalid location') for one that nobody knows */
export async function resolvePlace(app: App, wanted: WantedLocation): Promise<Place> {
  const chosen = wanted.placeId === undefined ? null : await app.geocoder.byId(wanted.placeId);
  const place = chosen ?? (await app.geocoder.named(wanted.location));
  if (place) return place;
  throw new Refusal(
    'bad-input',
    'Could not find weather data for this location. Please check the city name.',
    { error: 'Invalid location' },
  );
}

/**
 * How her place is stored. The spelling that Skip sends means that she did not choose it, and home goes on asking. A chosen
 * San Francisco (a suggestion, or a name without Skip's zone) is written out.
 */
function writtenPlace(place: Place, { location, timezone, placeId }: WantedLocation): string {
  const stored = storedLocation(place, location);
  const isChosen = placeId !== undefined || timezone === undefined;
  return isChosen && stored === SKIPPED_LOCATION.location ? formatPlace(place, 'gps') : stored;
}

/** °F or °C by the country, as long as she reads what the country of her old place reads. */
async function unitAt(app: App, user: SessionUser, place: Place): Promise<TemperatureUnit> {
  const before = user.placeId === null ? null : await app.geocoder.byId(user.placeId);
  const unchosen = user.temperatureUnit === unitIn(before?.country ?? 'US');
  return unchosen ? unitIn(place.country) : user.temperatureUnit;
}

/**
 * Moves her to a place of the gazetteer: text, coordinates, zone, the next delivery, and the outfit that is prepared for it.
 * @returns her updated row
 * @throws Refusal 'bad-input' ('Invalid location') for a place that nobody knows
 */
export async function saveLocation(
  app: App,
  user: SessionUser,
  wanted: WantedLocation,
): Promise<SessionUser> {
  const place = await resolvePlace(app, wanted);
  const location = writtenPlace(place, wanted);
  const moves = location !== user.location;
  // Sent before her row is written, so that a crash after that leaves nothing behind.
  const isLookedAt = moves && (await resendClaimedDelivery(app, user));
  const saved = await changeAndPlan(app, user, {
    location,
    placeId: place.id,
    lat: place.lat,
    lon: place.lon,
    timezone: place.timezone,
    temperatureUnit: await unitAt(app, user, place),
  });
  await prepareAgain(app, saved);
  // Claimed in this very moment.
  if (moves && !isLookedAt) await resendClaimedDelivery(app, saved);
  return saved;
}
