import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { User } from '../../contracts/session.ts';
import { saveLocation } from '../../contracts/user.ts';
import { formatPlace } from '../../domain/places/place.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { ApiError, isUnauthorized } from '../api/errors.ts';
import { findPosition, GeolocationFailure } from '../browser/geolocation.ts';
import { DAY_KEY, TODAY_KEY } from './outfits.ts';
import { placeAt, readDevice } from './places.ts';
import { invalidatePlans } from '../api/plan-keys.ts';
import { cacheUser } from '../account/session.ts';
import { WEATHER_KEY } from './weather.ts';

/** A city as typed, with the suggestion she took, if any; or wherever the device is. */
export type NewPlace = { by: 'name'; location: string; placeId?: number } | { by: 'gps' };

/** There is no city near where she is. */
class NoPlaceThere extends Error {}

async function bodyOf(place: NewPlace) {
  if (place.by === 'name')
    return { location: place.location.trim(), placeId: place.placeId, device: readDevice() };
  const { lat, lon } = await findPosition();
  const found = await placeAt(lat, lon);
  if (!found) throw new NoPlaceThere();
  return { location: formatPlace(found, 'gps'), timezone: found.timezone, placeId: found.id };
}

/** What is typed names no place, or several: title and sentence of the server, said at the field. */
export function misnamedPlace(error: unknown): { title: string; description: string } | null {
  if (!(error instanceof ApiError)) return null;
  const { title, message: description } = error;
  return title === 'Invalid location' || title === 'Which place?' ? { title, description } : null;
}

const LOOK_ELSEWHERE = "We couldn't find a city where you are. Please type it instead.";

/** Title and sentence for a place that could not be saved. */
export function locationFailure(error: unknown): { title: string; description: string } {
  if (error instanceof GeolocationFailure && error.reason === 'denied') {
    const description = 'Please enable location access to get accurate weather.';
    return { title: 'Location access denied', description };
  }
  if (error instanceof GeolocationFailure && error.reason === 'missing') {
    const description = "Your browser doesn't support location detection.";
    return { title: 'Location not available', description };
  }
  if (error instanceof GeolocationFailure || error instanceof NoPlaceThere) {
    return { title: 'Location not available', description: LOOK_ELSEWHERE };
  }
  return (
    misnamedPlace(error) ?? {
      title: 'Location update failed',
      description: 'Could not update your location. Please try again.',
    }
  );
}

/**
 * Saves a new place, then refreshes weather, user and the outfits of today and of days to come, which the server makes
 * anew for the new place and the hour there; all toasts are shown here.
 */
const changing = (client: QueryClient) => ({
  mutationFn: async (place: NewPlace) => callApi(saveLocation, { body: await bodyOf(place) }),
  onSuccess: (user: User, { by }: NewPlace) => {
    cacheUser(client, user);
    const title = by === 'gps' ? 'Location detected!' : 'Location updated!';
    showToast({ tone: 'good', title, description: `Weather updated for ${user.location}` });
    void client.invalidateQueries({ queryKey: WEATHER_KEY });
    void client.invalidateQueries({ queryKey: TODAY_KEY });
    void client.invalidateQueries({ queryKey: DAY_KEY });
    invalidatePlans(client);
  },
  onError: (error: Error) => {
    if (!isUnauthorized(error)) showToast({ tone: 'bad', ...locationFailure(error) });
  },
});

export const useChangeLocation = () => useMutation(changing(useQueryClient()));

/** The same once, where no component waits for it. Never throws: a toast tells. */
export const changeLocation = (client: QueryClient, place: NewPlace): Promise<unknown> =>
  client
    .getMutationCache()
    .build(client, changing(client))
    .execute(place)
    .catch(() => undefined);
