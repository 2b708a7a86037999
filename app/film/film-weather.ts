import type { CurrentWeather } from '../domain/weather/weather.ts';

export type Sky = 'sun' | 'cloud' | 'rain' | 'drizzle' | 'storm' | 'snow' | 'fog';

export interface FilmWeather {
  sky: Sky;
  /** 0 calm … 1 gale. */
  wind: number;
  night: boolean;
}

const SKIES: Record<CurrentWeather['condition'], Sky> = {
  Sunny: 'sun',
  Clear: 'sun',
  'Partly Cloudy': 'sun',
  Cloudy: 'cloud',
  Clouds: 'cloud',
  Rainy: 'rain',
  Rain: 'rain',
  Drizzle: 'drizzle',
  Stormy: 'storm',
  Thunderstorm: 'storm',
  Snowy: 'snow',
  Snow: 'snow',
  Mist: 'fog',
  Fog: 'fog',
  Haze: 'fog',
};

/** Wind read from the description: the stored weather of an outfit has no wind speed. */
function windOf(description: string, sky: Sky): number {
  if (/gale|storm|strong wind|very windy/i.test(description) || sky === 'storm') return 0.9;
  if (/wind|breez|gust/i.test(description)) return 0.7;
  return sky === 'rain' || sky === 'snow' ? 0.4 : 0.28;
}

/** @param hour local hour of the outfit's first hour outdoors, 0..23 */
export function filmWeather({ condition, description }: CurrentWeather, hour: number): FilmWeather {
  const sky = SKIES[condition];
  return { sky, wind: windOf(description, sky), night: hour < 6 || hour >= 19 };
}
