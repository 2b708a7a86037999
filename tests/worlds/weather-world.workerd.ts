import { localTime } from '../../app/domain/time/local-day.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';
import type { WeatherProvider } from '../../workers/ports/weather.ts';
import { HOUR, openOutfitWorld, type OutfitWorld } from './outfit-world.workerd.ts';

export type Sky = Partial<WeatherHour>;
type SkyOf = (date: string, hour: number) => Sky;

/** A live forecast that reaches as far as it is asked, under a sky that the test changes. */
function skies(sky: SkyOf, reachHours = Infinity): WeatherProvider {
  return {
    name: 'met-norway',
    forecast: ({ at, timeZone, mostHours = 48 }) => {
      const count = Math.min(mostHours, reachHours);
      const hours = Array.from({ length: count }, (_, index): WeatherHour => {
        const start = Math.floor(at / HOUR) * HOUR + index * HOUR;
        const { date, hour } = localTime(start, timeZone);
        return {
          ...{ at: new Date(start).toISOString(), date, hour, tempF: 58, windMs: 3, humidity: 65 },
          ...{ precipitationMm: 0, snow: false, cloud: 0.4, uv: 2, condition: 'Partly Cloudy' },
          ...sky(date, hour),
        };
      });
      return Promise.resolve({
        forecast: {
          current: { temperature: 58, condition: 'Partly Cloudy', description: 'partly cloudy' },
          ...{ hours, source: 'met-norway' },
          ...{ fetchedAt: new Date(at).toISOString(), expiresAt: new Date(at).toISOString() },
        },
      });
    },
  };
}

/** The machine under that sky. */
export function openWorldUnderSky(sky: SkyOf, reachHours?: number): OutfitWorld {
  const house = openOutfitWorld();
  house.app.weather = [skies(sky, reachHours), ...house.app.weather];
  return house;
}
