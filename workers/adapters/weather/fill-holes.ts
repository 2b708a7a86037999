import { sunElevation, uvIndex } from '../../../app/domain/climate/sun.ts';
import { skyFromFigures, type Sky } from '../../../app/domain/weather/weather-codes.ts';
import { HOUR_MS, type Sample } from '../../../app/domain/weather/weather-hours.ts';

// What a provider leaves out or gets wrong is interpolated (docs/decisions/one-bad-hour.md).

/** As a provider tells it; null for what is missing or no number. */
export interface Reading {
  /** Epoch ms. */
  at: number;
  /** Hours until the next reading is due. */
  span: number;
  tempF: number | null;
  windMs: number | null;
  humidity: number | null;
  /** 0..1 */
  cloud: number | null;
  /** mm per hour until the next reading. */
  rate: number | null;
  /** Null is estimated from sun and clouds. */
  uv: number | null;
  /** Null is derived from rain and clouds. */
  sky: Sky | null;
}

const FIGURES = ['tempF', 'windMs', 'humidity', 'cloud', 'rate'] as const;
type Figure = (typeof FIGURES)[number];
/** Temperature, wind and rain are required; for these the usual will do. */
const USUAL = { humidity: 60, cloud: 0.5 };

/** Extremes on earth, and by how much rounding may exceed them: -0.02 mm of rain is none. */
const RANGES: Record<Figure, readonly [least: number, most: number, slack: number]> = {
  tempF: [-135, 140, 0],
  windMs: [0, 115, 0.1],
  humidity: [0, 100, 10],
  cloud: [0, 1, 0.05],
  rate: [0, 400, 0.1],
};

/** Between two known values with several bad readings; of what falls two, as a missing sum is the one before too. */
const WIDEST_MS = 4 * HOUR_MS;
export const LATEST_START_MS = 3 * HOUR_MS;

/** °F, as was once measured somewhere. */
export const isPossible = (tempF: number): boolean => tempF >= RANGES.tempF[0] && tempF <= RANGES.tempF[1];

function plausible(reading: Reading, figure: Figure): number | null {
  const value = reading[figure];
  const [least, most, slack] = RANGES[figure];
  if (value === null || !(value >= least - slack && value <= most + slack)) return null;
  return Math.min(most, Math.max(least, value));
}

const BLANK = { tempF: null, windMs: null, humidity: null, cloud: null, rate: null, uv: null, sky: null };

function evenly(readings: readonly Reading[]): Reading[] {
  const byTime = new Map(readings.map((reading) => [reading.at, reading]));
  const known = [...byTime.values()].sort((one, other) => one.at - other.at);
  return known.flatMap((reading, index) => {
    const next = known[index + 1]?.at ?? reading.at;
    const step = reading.span * HOUR_MS;
    const missing = Math.max(0, Math.ceil((next - reading.at) / step) - 1);
    const blanks = Array.from({ length: missing }, (_, n) => ({
      ...BLANK,
      at: reading.at + (n + 1) * step,
      span: reading.span,
    }));
    return [reading, ...blanks];
  });
}

/** Holes are interpolated; null where their neighbors are too far apart. */
function filled(rows: readonly Reading[], figure: Figure): (number | null)[] {
  const values = rows.map((row) => plausible(row, figure));
  return values.map((value, index) => {
    if (value !== null) return value;
    const before = values.findLastIndex((each, i) => i < index && each !== null);
    const after = values.findIndex((each, i) => i > index && each !== null);
    const [a, b, { at }] = [rows[before], rows[after], rows[index]!];
    if (a && b) {
      const isNear = after - before <= (figure === 'rate' ? 3 : 2) || b.at - a.at <= WIDEST_MS;
      const share = (at - a.at) / (b.at - a.at);
      return isNear ? values[before]! + (values[after]! - values[before]!) * share : null;
    }
    if (b) return b.at - at <= LATEST_START_MS ? values[after]! : null;
    // Nothing follows the last one to say what falls.
    return a && figure === 'rate' && at - a.at <= a.span * HOUR_MS ? values[before]! : null;
  });
}

/** Samples around `now`: a reading or three hours in a row are interpolated and marked; a longer gap ends the forecast. */
export function fillHoles(
  readings: readonly Reading[],
  now: number,
  { lat, lon }: { lat: number; lon: number },
): Sample[] {
  const rows = evenly(readings);
  const columns = FIGURES.map((figure) => filled(rows, figure));
  // A figure that a provider never sends is no hole.
  const told = FIGURES.filter((_, n) => columns[n]!.some((value) => value !== null));
  const samples: Sample[] = [];
  for (const [index, row] of rows.entries()) {
    const [tempF, windMs, humidity, cloud, rate] = columns.map((column) => column[index] ?? null);
    if (tempF == null || windMs == null || rate == null) {
      if (samples.length > 0 && samples.at(-1)!.at > now) break;
      samples.length = 0;
      continue;
    }
    const clouds = cloud ?? USUAL.cloud;
    const elevation = sunElevation(row.at, lat, lon);
    const uv = row.uv !== null && row.uv >= 0 && row.uv <= 25 ? row.uv : uvIndex(elevation, clouds);
    const isFilled = told.some((figure) => plausible(row, figure) === null);
    samples.push({
      at: row.at,
      tempF,
      windMs,
      humidity: humidity ?? USUAL.humidity,
      cloud: clouds,
      uv,
      rate,
      sky: row.sky ?? skyFromFigures({ tempF, cloud: clouds, rate, isDay: elevation > -0.8 }),
      ...(isFilled && { filled: true }),
    });
  }
  return samples;
}
