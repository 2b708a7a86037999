import { typicalForecast } from '../../../app/domain/climate/typical-day.ts';
import type { WeatherProvider } from '../../ports/weather.ts';

export function seasonalWeather(): WeatherProvider {
  return {
    name: 'seasonal',
    forecast: ({ lat, lon, timeZone, at, mostHours }) =>
      Promise.resolve({ forecast: typicalForecast(lat, lon, timeZone, at, mostHours) }),
  };
}
