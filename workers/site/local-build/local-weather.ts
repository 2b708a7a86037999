import { typicalForecast } from '../../../app/domain/climate/typical-day.ts';
import { daysBetween } from '../../../app/domain/time/local-day.ts';
import { skyFromFigures } from '../../../app/domain/weather/weather-codes.ts';
import { WEEK_HOURS } from '../../../app/domain/weather/weather-hours.ts';
import type { Forecast, WeatherHour } from '../../../app/domain/weather/weather.ts';
import type { WeatherProvider } from '../../ports/weather.ts';

// A live sky for machines without a network, and for pictures of the product.

interface Day {
  /** °F beside the season's. */
  warmer: number;
  swing: number;
  cloud: number;
  /** Local hours, and mm in each. */
  wet?: { from: number; to: number; mm: number };
}

const DAYS: readonly Day[] = [
  { warmer: 1, swing: 1.4, cloud: 0.45 },
  { warmer: -3, swing: 0.9, cloud: 0.9, wet: { from: 12, to: 18, mm: 1.6 } },
  { warmer: -5, swing: 0.8, cloud: 0.85 },
  { warmer: -7, swing: 0.7, cloud: 0.9, wet: { from: 9, to: 12, mm: 0.4 } },
  { warmer: -3, swing: 1.2, cloud: 0.6 },
  { warmer: 2, swing: 1.5, cloud: 0.15 },
  { warmer: 4, swing: 1.3, cloud: 0.35 },
];

/** The list's first day stands on `first`, and it repeats each week. */
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
    const isDay = hour.hour > 6 && hour.hour < 19;
    const isWet = day.wet !== undefined && hour.hour >= day.wet.from && hour.hour < day.wet.to;
    const tempF = Math.round(mean + (hour.tempF - mean) * day.swing + day.warmer);
    const rate = isWet ? day.wet!.mm : 0;
    const { condition, snow } = skyFromFigures({ tempF, cloud: day.cloud, rate, isDay });
    return { ...hour, tempF, precipitationMm: rate, cloud: day.cloud, condition, snow };
  });
}

export interface WishedSky {
  celsius: number;
  windMs: number;
  rainMm: number;
}

const wished = (hours: readonly WeatherHour[], { celsius, windMs, rainMm }: WishedSky): WeatherHour[] =>
  hours.map((hour) => {
    const tempF = Math.round((celsius * 9) / 5 + 32);
    const { condition, snow } = skyFromFigures({
      tempF,
      cloud: hour.cloud,
      rate: rainMm,
      isDay: hour.uv > 0,
    });
    return { ...hour, tempF, windMs, precipitationMm: rainMm, condition, snow };
  });

/** Nine days, as from a live service. `at` in ms; `first` is the local date on which the list begins. */
export function localForecast(
  { lat, lon, timeZone }: { lat: number; lon: number; timeZone: string },
  at: number,
  first: string,
  wish?: WishedSky,
): Forecast {
  // From yesterday, so that today's mean is of a whole day.
  const whole = typicalForecast(lat, lon, timeZone, at - 86_400_000, WEEK_HOURS + 24);
  const days = wish ? wished(whole.hours, wish) : lively(whole.hours, first);
  const hours = days.filter((hour) => Date.parse(hour.at) + 3_600_000 > at);
  const { tempF, condition } = hours[0]!;
  return {
    current: { temperature: tempF, condition, description: condition.toLowerCase() },
    hours,
    source: 'met-norway',
    fetchedAt: new Date(at).toISOString(),
    expiresAt: new Date(at).toISOString(),
  };
}

export const demoSky = (today: string): WeatherProvider => ({
  name: 'met-norway',
  forecast: ({ lat, lon, timeZone, at }) =>
    Promise.resolve({ forecast: localForecast({ lat, lon, timeZone }, at, today) }),
});
