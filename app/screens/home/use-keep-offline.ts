import { useEffect } from 'react';
import { keepOffline } from '../../client/browser/offline.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import type { User } from '../../contracts/session.ts';
import { dayWords } from '../../domain/time/date-words.ts';
import { fitOf } from '../../domain/looks/comfort-line.ts';
import { retold } from '../../domain/weather/temperature.ts';

/** Today's outfit with its picture is what the service worker shows when there is no connection. */
export function useKeepOffline({ id: user, temperatureUnit: unit }: User, outfit: Outfit | null): void {
  const { title, outfitDescription, editedImageUrl: picture, date } = outfit ?? {};
  const description = outfitDescription && retold(outfitDescription, unit);
  const fit = outfit && fitOf({ weather: outfit.weatherData, receipt: outfit.receipt }, unit).text;
  useEffect(() => {
    if (!picture || !title || !description || !date || !fit) return;
    keepOffline({ user, picture, title, description, day: dayWords(date), fit });
  }, [user, picture, title, description, date, fit]);
}
