import { typicalForecast } from '../../../app/domain/climate/typical-day.ts';
import { daysBetween, localDate } from '../../../app/domain/time/local-day.ts';
import { WEEK_HOURS } from '../../../app/domain/weather/weather-hours.ts';
import type { Forecast, WeatherHour } from '../../../app/domain/weather/weather.ts';
import type { WeatherProvider } from '../../ports/weather.ts';

// A live sky for a machine without a network: the demo's own, for pictures of the product.

interface Day {
  /** °F beside what the season brings. */
  warmer: number;
  /** Of the season's own way between night and noon. */
  swing: number;
  cloud: number;
  /** Local hours in which it rains, and millimeters in each. */
  wet?: { from: number; to: number; mm: number };
}

/** No two days alike; the first has a cool morning and a mild noon. */
const DAYS: readonly Day[] = [
  { warmer: 1, swing: 1.4, cloud: 0.45 },
  { warmer: -3, swing: 0.9, cloud: 0.9, wet: { from: 12, to: 18, mm: 1.6 } },
  { warmer: -5, swing: 0.8, cloud: 0.85 },
  { warmer: -7, swing: 0.7, cloud: 0.9, wet: { from: 9, to: 12, mm: 0.4 } },
  { warmer: -3, swing: 1.2, cloud: 0.6 },
  { warmer: 2, swing: 1.5, cloud: 0.15 },
  { warmer: 4, swing: 1.3, cloud: 0.35 },
];

function conditionOf({ cloud }: Day, isWet: boolean, isDay: boolean): WeatherHour['condition'] {
  if (isWet) return 'Rain';
  if (cloud < 0.25) return isDay ? 'Sunny' : 'Clear';
  return cloud < 0.75 ? 'Partly Cloudy' : 'Cloudy';
}

/** The season's hours, made the days of the list: the list's first stands on the date `first`, and it begins again each week. */
function lively(hours: readonly WeatherHour[], first: string): WeatherHour[] {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { date, tempF } of hours) {
    const { sum, count } = sums.get(date) ?? { sum: 0, count: 0 };
    sums.set(date, { sum: sum + tempF, count: count + 1 });
  }
  return hours.map((hour) => {
    const place = daysBetween(first, hour.date) % DAYS.length;
    const day = DAYS[(place + DAYS.length) % DAYS.length]!;
    const { sum, count } = sums.get(hour.date)!;
    const mean = sum / count;
    const isWet = day.wet !== undefined && hour.hour >= day.wet.from && hour.hour < day.wet.to;
    return {
      ...hour,
      tempF: Math.round(mean + (hour.tempF - mean) * day.swing + day.warmer),
      precipitationMm: isWet ? day.wet!.mm : 0,
      cloud: day.cloud,
      condition: conditionOf(day, isWet, hour.condition !== 'Clear' && hour.hour > 6 && hour.hour < 19),
    };
  });
}

/**
 * A forecast as a live service would give it, nine days long.
 * @param at epoch ms
 * @param first local date on which the list of days begins; the place's own today when left out
 */
export function localForecast(
  spot: { lat: number; lon: number; timeZone: string },
  at: number,
  first = localDate(at, spot.timeZone),
): Forecast {
  const { lat, lon, timeZone } = spot;
  // From yesterday, so that today's mean is that of a whole day.
  const whole = typicalForecast(lat, lon, timeZone, at - 86_400_000, WEEK_HOURS + 24);
  const hours = lively(whole.hours, first).filter((hour) => Date.parse(hour.at) + 3_600_000 > at);
  const { tempF, condition } = hours[0]!;
  return {
    current: { temperature: tempF, condition, description: condition.toLowerCase() },
    hours,
    source: 'met-norway',
    fetchedAt: new Date(at).toISOString(),
    expiresAt: new Date(at).toISOString(),
  };
}

/** A Monday: weeks of the demo's history begin with it. */
const SOME_MONDAY = '2026-01-05';

/** Of the days that the demo has lived through. */
export const pastSky: WeatherProvider = {
  name: 'met-norway',
  forecast: ({ lat, lon, timeZone, at }) =>
    Promise.resolve({ forecast: localForecast({ lat, lon, timeZone }, at, SOME_MONDAY) }),
};
