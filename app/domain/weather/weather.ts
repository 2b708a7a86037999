// Weather in one set of units: °F, m/s, mm, local hours.

export const CONDITIONS = [
  'Sunny',
  'Clear',
  'Cloudy',
  'Clouds',
  'Partly Cloudy',
  'Rainy',
  'Rain',
  'Snowy',
  'Snow',
  'Stormy',
  'Thunderstorm',
  'Mist',
  'Fog',
  'Haze',
  'Drizzle',
] as const;
export type Condition = (typeof CONDITIONS)[number];

export interface CurrentWeather {
  /** °F, rounded to whole degrees where shown. */
  temperature: number;
  condition: Condition;
  description: string;
}

export interface WeatherHour {
  /** Start of the hour, ISO 8601 in UTC. */
  at: string;
  /** Local hour 0..23 at the place. */
  hour: number;
  /** Local date YYYY-MM-DD at the place. */
  date: string;
  tempF: number;
  /** Wind at 10 m, m/s. */
  windMs: number;
  /** Relative humidity, 0..100 %. */
  humidity: number;
  /** Millimeters in the hour, melted. */
  precipitationMm: number;
  snow: boolean;
  /** Cloud cover 0..1. */
  cloud: number;
  /** UV index at the ground, 0 at night: cloud is in it. Adapters dim what a provider gives for a clear sky. */
  uv: number;
  condition: Condition;
  /** Something of it was missing, or could not be, and is read from the hours around it. */
  filled?: true;
}

export type WeatherSource = 'met-norway' | 'openweather' | 'open-meteo' | 'seasonal';

export interface Forecast {
  current: CurrentWeather;
  /** Hour by hour from the current local hour, at least 24; at most 48, or 216 where a week was asked for. */
  hours: WeatherHour[];
  source: WeatherSource;
  /** Said beside the figures when they are not live, e.g. 'Typical for late November'. */
  note?: string;
  /** ISO instants; a cached answer is never refreshed before expiresAt. */
  fetchedAt: string;
  expiresAt: string;
}
