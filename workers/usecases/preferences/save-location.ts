import type { Device } from '../../../app/contracts/places.ts';
import { SKIPPED_LOCATION } from '../../../app/contracts/user.ts';
import type { Asker } from '../../../app/domain/places/namesakes.ts';
import { formatPlace } from '../../../app/domain/places/place.ts';
import { unitIn, type TemperatureUnit } from '../../../app/domain/weather/temperature.ts';
import { storedLocation } from '../../../app/domain/places/spelling.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import type { SessionUser } from '../../db/people/users.ts';
import type { Place } from '../../ports/geocoder.ts';
import { changeAndPlan } from '../delivery/plan-delivery.ts';
import { resendClaimedDelivery, prepareAgain } from '../delivery/prepare-for-new-place.ts';

export interface WantedPlace {
  location: string;
  /** A chosen suggestion; without it the name decides, or is asked about. */
  placeId?: number | undefined;
  device?: Device | undefined;
}

interface WantedLocation extends WantedPlace {
  /** The browser's time zone; the place overrides it. */
  timezone?: string | undefined;
}

/** What is known of who asks for a place: her device, and the country that she is in. */
export async function askerOf(app: App, user: SessionUser, device: Device = {}): Promise<Asker> {
  const last = user.placeId === null ? null : await app.geocoder.byId(user.placeId);
  const languages = device.languages?.split(',');
  return { zone: device.zone, languages, country: last?.country };
}

/** The place that is meant. @throws Refusal 'bad-input' for one that nobody knows ('Invalid location'), and for several ('Which place?') */
export async function resolvePlace(app: App, user: SessionUser, wanted: WantedPlace): Promise<Place> {
  const chosen = wanted.placeId === undefined ? null : await app.geocoder.byId(wanted.placeId);
  if (chosen) return chosen;
  const refusal = (error: string, message: string) => new Refusal('bad-input', message, { error });
  const asker = await askerOf(app, user, wanted.device);
  const [place, other] = await app.geocoder.named(wanted.location, asker);
  if (!place)
    throw refusal(
      'Invalid location',
      'Could not find weather data for this location. Please check the city name.',
    );
  if (other)
    throw refusal('Which place?', `There is more than one ${place.name}. Please choose yours from the list.`);
  return place;
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
 * @throws as resolvePlace
 */
export async function saveLocation(
  app: App,
  user: SessionUser,
  wanted: WantedLocation,
): Promise<SessionUser> {
  const place = await resolvePlace(app, user, wanted);
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
