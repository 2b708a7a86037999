import { useEffect } from 'react';
import { saveOffline } from '../../client/browser/offline.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import { formatDay } from '../../domain/time/date-words.ts';
import { describeFit } from '../../domain/looks/comfort-line.ts';
import { convertTemperatures } from '../../domain/weather/temperature.ts';

/** Today's outfit with its picture is what the service worker shows when there is no connection. */
export function useKeepOffline({ id: user, temperatureUnit: unit }: User, outfit: Outfit | null): void {
  const { title, outfitDescription, editedImageUrl: picture, date } = outfit ?? {};
  const description = outfitDescription && convertTemperatures(outfitDescription, unit);
  const fit = outfit && describeFit({ weather: outfit.weatherData, receipt: outfit.receipt }, unit).text;
  useEffect(() => {
    if (!picture || !title || !description || !date || !fit) return;
    saveOffline({ user, picture, title, description, day: formatDay(date), fit });
  }, [user, picture, title, description, date, fit]);
}
