import { typicalForecast } from '../../../app/domain/climate/typical-day.ts';
import type { WeatherProvider } from '../../ports/weather.ts';

/** What the season usually brings, labeled as such. Needs no network and never fails: the last one asked. */
export function seasonalWeather(): WeatherProvider {
  return {
    name: 'seasonal',
    forecast: ({ lat, lon, timeZone, at, mostHours }) =>
      Promise.resolve({ forecast: typicalForecast(lat, lon, timeZone, at, mostHours) }),
  };
}
