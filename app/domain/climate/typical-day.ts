// A typical day of the season, hour by hour: used when there is no live weather, and labeled as such.
import { instantOn } from '../delivery/delivery-instant.ts';
import { monthName } from '../time/date-words.ts';
import { addDays, asUtc, localTime } from '../time/local-day.ts';
import { HOUR_MS, hourStart, MOST_HOURS } from '../weather/weather-hours.ts';
import { skyFromFigures } from '../weather/weather-codes.ts';
import type { Condition, Forecast, WeatherHour } from '../weather/weather.ts';
import { climateNormals, type ClimateNormals } from './normals.ts';
import { halfDayHours, solarHour, sunElevation, uvIndex } from './sun.ts';

/** 'Typical for late November': the thirds of the month are early, mid and late. */
export function seasonalNote(date: string): string {
  const day = Number(date.slice(8, 10));
  const third = day <= 10 ? 'early' : day <= 20 ? 'mid' : 'late';
  return `Typical for ${third}${third === 'mid' ? '-' : ' '}${monthName(date)}`;
}

const DAY_MS = 24 * HOUR_MS;

/** Monthly figures are those of the middle of the month; days between lie on the line between two middles. */
function onDate(monthly: number[], date: string): number {
  const [year = 2000, month = 1] = date.split('-').map(Number);
  const middle = (of: number) => asUtc(`${year}-01-01`, 0) / DAY_MS + (of - 0.5) * 30.4375;
  const day = asUtc(date, 720) / DAY_MS;
  const first = day < middle(month) ? month - 1 : month;
  const share = (day - middle(first)) / (middle(first + 1) - middle(first));
  const at = (of: number) => monthly[(of + 11) % 12] ?? 0;
  return at(first) + (at(first + 1) - at(first)) * share;
}

const WARMEST_HOUR = 15;

/** -1 (coldest, near sunrise) to 1 (warmest, 15 h by the sun): Parton and Logan (1981), simplified. */
function warmth(hour: number, sunrise: number): number {
  if (hour >= sunrise && hour <= WARMEST_HOUR) {
    return -Math.cos((Math.PI * (hour - sunrise)) / (WARMEST_HOUR - sunrise));
  }
  const sinceWarmest = (hour - WARMEST_HOUR + 24) % 24;
  return Math.cos((Math.PI * sinceWarmest) / (24 - WARMEST_HOUR + sunrise));
}

/** Saturation vapor pressure over water, hPa (Magnus formula, WMO). */
const vapor = (celsius: number) => 6.112 * Math.exp((17.62 * celsius) / (243.12 + celsius));

/** Dry air swings far between day and night: the dew point lies further under the night's low there. */
function dewPoint(lowC: number, rangeC: number): number {
  return lowC - 1 - Math.max(0, rangeC - 8) * 0.6;
}

/** Small swings come with clouds, large ones with clear skies. */
function cloudiness(rangeC: number): number {
  return Math.min(0.75, Math.max(0.2, 1 - rangeC * 0.055));
}

const fahrenheit = (celsius: number) => Math.round((celsius * 9) / 5 + 32);

function typicalHour(
  normals: ClimateNormals,
  at: number,
  lat: number,
  lon: number,
  timeZone: string,
): WeatherHour {
  const { date, hour } = localTime(at, timeZone);
  const mean = onDate(normals.meanC, date);
  const range = onDate(normals.rangeC, date);
  // Around the pole the sun does not set; the coldest hour is then in the small hours all the same.
  const sunrise = Math.min(9, Math.max(3.5, 12 - halfDayHours(at, lat)));
  const middle = at + HOUR_MS / 2;
  const tempC = mean + (range / 2) * warmth(solarHour(middle, lon), sunrise);
  const elevation = sunElevation(middle, lat, lon);
  const cloud = cloudiness(range);
  const tempF = fahrenheit(tempC);
  return {
    at: new Date(at).toISOString(),
    hour,
    date,
    tempF,
    windMs: elevation > 0 ? 3.5 : 2.5,
    humidity: Math.round(Math.min(98, (100 * vapor(dewPoint(mean - range / 2, range))) / vapor(tempC))),
    precipitationMm: 0,
    snow: false,
    cloud,
    uv: uvIndex(elevation, cloud),
    condition: skyFromFigures({ tempF, cloud, rate: 0, isDay: elevation > -0.8 }).condition,
  };
}

const DESCRIPTIONS: Partial<Record<Condition, string>> = {
  Sunny: 'usually mostly sunny',
  Clear: 'usually mostly clear',
  'Partly Cloudy': 'usually partly cloudy',
  Cloudy: 'usually cloudy',
};

/** Estimates do not age: it may be asked again at once. */
export function typicalForecast(
  lat: number,
  lon: number,
  timeZone: string,
  at: number,
  mostHours = MOST_HOURS,
): Forecast {
  const normals = climateNormals(lat, lon);
  const start = hourStart(at, timeZone);
  const hours = Array.from({ length: mostHours }, (_, i) =>
    typicalHour(normals, start + i * HOUR_MS, lat, lon, timeZone),
  );
  const first = hours[0]!;
  return {
    current: {
      temperature: first.tempF,
      condition: first.condition,
      description: DESCRIPTIONS[first.condition] ?? first.condition.toLowerCase(),
    },
    hours,
    source: 'seasonal',
    note: seasonalNote(first.date),
    fetchedAt: new Date(at).toISOString(),
    expiresAt: new Date(at).toISOString(),
  };
}

export function typicalHours(lat: number, lon: number, timeZone: string, date: string): WeatherHour[] {
  const start = instantOn(date, 0, timeZone) ?? asUtc(date, 0);
  const { hours } = typicalForecast(lat, lon, timeZone, start, 25);
  return hours.filter((hour) => hour.date === date);
}

/** Mean of the days of a month by this model, °C: what the benchmark holds against measured monthly means. */
export function typicalMonthMean(normals: ClimateNormals, year: number, month: number): number {
  let date = `${year}-${String(month).padStart(2, '0')}-01`;
  let sum = 0;
  let days = 0;
  for (; Number(date.slice(5, 7)) === month; date = addDays(date, 1)) {
    sum += onDate(normals.meanC, date);
    days++;
  }
  return sum / days;
}
