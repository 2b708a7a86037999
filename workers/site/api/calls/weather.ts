import { getWeather, type CurrentWeatherAnswer } from '../../../../app/contracts/user.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import { restOfDay } from '../../../../app/domain/weather/weather-hours.ts';
import type { App } from '../../../app.ts';
import type { SessionUser } from '../../../db/people/users.ts';
import { getForecast } from '../../../usecases/outfits/get-forecast.ts';
import { mountForSignedIn, type Api } from '../route.ts';

const FILLED = 'Read from the hours around this one';

/** Null while she has no place. */
export async function readCurrentWeather(app: App, user: SessionUser): Promise<CurrentWeatherAnswer | null> {
  const { lat, lon, timezone: timeZone } = user;
  if (lat === null || lon === null) return null;
  const forecast = await getForecast(app, { lat, lon, timeZone });
  return {
    ...forecast.current,
    ...restOfDay(forecast),
    source: forecast.source,
    note: forecast.note ?? (forecast.hours[0]?.filled ? FILLED : null),
  };
}

export function mountWeather(api: Api): void {
  mountForSignedIn(api, getWeather, async ({ app, user }) => {
    const weather = await readCurrentWeather(app, user);
    if (!weather) throw new Refusal('not-found', 'Set your location first.');
    return weather;
  });
}
