import { sunElevation, uvIndex } from '../../../app/domain/climate/sun.ts';
import { skyFromFigures, type Sky } from '../../../app/domain/weather/weather-codes.ts';
import { HOUR_MS, type Sample } from '../../../app/domain/weather/weather-hours.ts';

// What a provider leaves out, or gets wrong, is read from what stands around it (docs/decisions/one-bad-hour.md).

/** The weather at an instant as a provider tells it; null for what is missing or no number. */
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
  /** Null is told from the sun and the clouds. */
  uv: number | null;
  /** Null is told from rain and clouds. */
  sky: Sky | null;
}

const FIGURES = ['tempF', 'windMs', 'humidity', 'cloud', 'rate'] as const;
type Figure = (typeof FIGURES)[number];
/** Without temperature, wind and rain nobody is dressed; of these what is usual will do. */
const USUAL = { humidity: 60, cloud: 0.5 };

/** The least and the most on earth, and by how much a rounding may miss that: -0.02 mm of rain is none. */
const RANGES: Record<Figure, readonly [least: number, most: number, slack: number]> = {
  tempF: [-135, 140, 0],
  windMs: [0, 115, 0.1],
  humidity: [0, 100, 10],
  cloud: [0, 1, 0.05],
  rate: [0, 400, 0.1],
};

/**
 * Two known values are at most so far apart, where more than one reading between them is bad; two of what falls, for a sum
 * that is missing is that of the reading before it, too.
 */
const WIDEST_MS = 4 * HOUR_MS;
/** A forecast may begin so much later than she asks. */
export const LATEST_START_MS = 3 * HOUR_MS;

/** A temperature, °F, that was once measured somewhere. */
export const isPossible = (tempF: number): boolean => tempF >= RANGES.tempF[0] && tempF <= RANGES.tempF[1];

function plausible(reading: Reading, figure: Figure): number | null {
  const value = reading[figure];
  const [least, most, slack] = RANGES[figure];
  if (value === null || !(value >= least - slack && value <= most + slack)) return null;
  return Math.min(most, Math.max(least, value));
}

const BLANK = { tempF: null, windMs: null, humidity: null, cloud: null, rate: null, uv: null, sky: null };

/** In time, each instant once, with a blank one wherever one is due and missing. */
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

/** The values of one figure, its holes on the line between their neighbors; null where they are too far apart. */
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
    // The last one has nobody after it to say what falls.
    return a && figure === 'rate' && at - a.at <= a.span * HOUR_MS ? values[before]! : null;
  });
}

/**
 * The samples around `now` without a hole: what is missing or cannot be is interpolated and marked, one reading or three
 * hours at a stretch; where more is missing the forecast ends. Empty when nothing can be read.
 */
export function fillHoles(
  readings: readonly Reading[],
  now: number,
  { lat, lon }: { lat: number; lon: number },
): Sample[] {
  const rows = evenly(readings);
  const columns = FIGURES.map((figure) => filled(rows, figure));
  // What it never tells is no hole.
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
