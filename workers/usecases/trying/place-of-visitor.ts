import type { BodyOf } from '../../../app/contracts/call.ts';
import type { tryPlace, TryPlace } from '../../../app/contracts/try.ts';
import { SKIPPED_LOCATION } from '../../../app/contracts/user.ts';
import { zoneCity } from '../../../app/domain/places/zone-city.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { unitIn } from '../../../app/domain/weather/temperature.ts';
import type { Forecast } from '../../../app/domain/weather/weather.ts';
import type { App } from '../../app.ts';
import type { Place } from '../../ports/geocoder.ts';
import { getForecast } from '../outfits/get-forecast.ts';

/** @throws Refusal not-found */
export async function placeById(app: App, id: number): Promise<Place> {
  const place = await app.geocoder.byId(id);
  if (!place) throw new Refusal('not-found', 'We could not find that city. Please choose another one.');
  return place;
}

/** The city that her device's zone is named after; where it is named after none, the one that stands in everywhere. */
async function guessed(app: App, zone: string | undefined, languages: string | undefined): Promise<Place> {
  const asker = { zone, languages: languages?.split(',') };
  for (const name of [zoneCity(zone ?? ''), SKIPPED_LOCATION.location]) {
    const found = name === null ? [] : await app.geocoder.named(name, asker);
    const place = found.find(({ timezone }) => timezone === zone) ?? found[0];
    if (place) return place;
  }
  throw new Refusal('not-found', 'We could not tell where you are. Please choose your city.');
}

/** Where a visitor is. @throws Refusal not-found */
export async function placeOfVisitor(
  app: App,
  { placeId, position, device }: BodyOf<typeof tryPlace>,
): Promise<Place> {
  if (placeId !== undefined) return placeById(app, placeId);
  if (!position) return guessed(app, device?.zone, device?.languages);
  const near = await app.geocoder.reverse(position.lat, position.lon);
  if (near) return near;
  throw new Refusal('not-found', 'We couldn’t find a city where you are. Please type it instead.');
}

/** The weather at a place, as a visitor reads it. */
export async function weatherAt(app: App, place: Place): Promise<{ told: TryPlace; forecast: Forecast }> {
  const forecast = await getForecast(app, { lat: place.lat, lon: place.lon, timeZone: place.timezone });
  const { temperature, condition, description } = forecast.current;
  const told: TryPlace = {
    place,
    unit: unitIn(place.country),
    weather: { temperature, condition, description },
    weatherNote: forecast.note ?? null,
  };
  return { told, forecast };
}
