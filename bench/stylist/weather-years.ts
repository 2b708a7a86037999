// Real hourly years for benches, read from ../shared/fixtures/weather (never copied): one list of hours per day.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';

const WEATHER_FOLDER = join(import.meta.dirname, '../../../shared/fixtures/weather');

export interface CityYear {
  name: string;
  koppen: string;
  /** Waking hours of each day, 07:00 to 22:00 inclusive. */
  days: WeatherHour[][];
}

const WAKING = { from: 7, to: 22 };
const YEAR = 2026;
/** Where a file does not say. */
const UNKNOWN = { humidity: 60, wind: 2, cloud: 0.5 };

interface Place {
  lat: number;
  lon: number;
  utc: number;
  koppen: string;
}

function placesOf(folder: string): Map<string, Place> {
  const rows = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(
    /^\| (\w+) \|[^|]*\| (\w+) \| (-?[\d.]+), (-?[\d.]+), [^|]*\| ([+-][\d.]+) \|/gm,
  );
  return new Map(
    [...rows].map(([, name = '', koppen = '', lat, lon, utc]) => [
      name,
      { lat: Number(lat), lon: Number(lon), utc: Number(utc), koppen },
    ]),
  );
}

const RADIANS = Math.PI / 180;

/** Sine of the sun's height in the middle of a local standard hour (Cooper's declination). */
function sunHeight({ lat, lon, utc }: Place, dayOfYear: number, hour: number): number {
  const declination = 23.45 * Math.sin(((360 * (284 + dayOfYear)) / 365) * RADIANS) * RADIANS;
  const angle = 15 * (hour + 0.5 + (lon - 15 * utc) / 15 - 12) * RADIANS;
  return (
    Math.sin(lat * RADIANS) * Math.sin(declination) +
    Math.cos(lat * RADIANS) * Math.cos(declination) * Math.cos(angle)
  );
}

/** Cloud from the sun that came through (Kasten and Czeplak 1980, turned round). */
function cloudFrom(ghi: number, height: number): number {
  const clear = 910 * height - 30;
  return Math.max(0, Math.min(1, (1 - ghi / clear) / 0.75)) ** (1 / 3.4);
}

const number = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text));

function readYear(folder: string, name: string, place: Place): WeatherHour[][] {
  const text = gunzipSync(readFileSync(join(folder, 'hourly', `${name}.csv.gz`))).toString();
  const days = new Map<string, WeatherHour[]>();
  let cloud = UNKNOWN.cloud;
  for (const line of text.trim().split('\n').slice(1)) {
    const [month = '', day = '', hourText = '', temp, rh, wind, ghi, rain, cover] = line.split(',');
    const hour = Number(hourText);
    const tempC = number(temp);
    const date = `${YEAR}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const dayOfYear = 1 + Math.round((Date.parse(date) - Date.parse(`${YEAR}-01-01`)) / 86_400_000);
    const height = sunHeight(place, dayOfYear, hour);
    const sun = number(ghi);
    const covered = number(cover);
    if (sun !== null && height > 0.15) cloud = cloudFrom(sun, height);
    else if (covered !== null) cloud = covered / 100;
    if (tempC === null || hour < WAKING.from || hour > WAKING.to) continue;
    const precipitationMm = number(rain) ?? 0;
    const wet = precipitationMm >= 0.1;
    const snow = wet && tempC <= 1;
    days.set(date, [
      ...(days.get(date) ?? []),
      {
        at: `${date}T${String(hour).padStart(2, '0')}:00:00Z`,
        hour,
        date,
        tempF: (tempC * 9) / 5 + 32,
        windMs: number(wind) ?? UNKNOWN.wind,
        humidity: number(rh) ?? UNKNOWN.humidity,
        precipitationMm,
        snow,
        cloud,
        // At the ground: of a clear sky (Madronich 2007), dimmed by cloud (Kasten and Czeplak 1980).
        uv: height > 0 ? 12.5 * height ** 2.42 * (1 - 0.75 * cloud ** 3.4) : 0,
        condition: snow ? 'Snow' : wet ? 'Rain' : cloud > 0.6 ? 'Clouds' : 'Clear',
      },
    ]);
  }
  return [...days.values()].filter((hours) => hours.length > 0);
}

/** All cities of the fixtures; empty when they are not there. */
export function cityYears(folder = WEATHER_FOLDER): CityYear[] {
  if (!existsSync(join(folder, 'hourly'))) return [];
  const places = placesOf(folder);
  return readdirSync(join(folder, 'hourly')).flatMap((file) => {
    const name = file.replace('.csv.gz', '');
    const place = places.get(name);
    return place ? [{ name, koppen: place.koppen, days: readYear(folder, name, place) }] : [];
  });
}
