// A day that is no commute: a run in sleet, a cooled office, a gale, a front that comes through at four.
import { toFahrenheit } from '../../app/domain/comfort/outdoor-air.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';

export interface HardDay {
  /** °C of the first hour, of the middle of the day and of the last hour. */
  air: readonly [number, number, number];
  windMs?: number;
  /** mm in every hour, or in those that `showers` names by their place in the day. */
  wet?: number;
  showers?: readonly number[];
  uv?: number;
  from?: number;
  hours?: number;
}

/** The hours of such a day. */
export function hoursOfDay({
  air,
  windMs = 3,
  wet = 0,
  showers,
  uv = 0,
  from = 8,
  hours = 11,
}: HardDay): WeatherHour[] {
  const [first, middle, last] = air;
  return Array.from({ length: hours }, (_, index): WeatherHour => {
    const share = (2 * index) / (hours - 1);
    const airC = share <= 1 ? first + (middle - first) * share : middle + (last - middle) * (share - 1);
    const mm = !showers || showers.includes(index) ? wet : 0;
    return {
      at: '2026-05-20T00:00:00Z',
      hour: (from + index) % 24,
      date: '2026-05-20',
      tempF: toFahrenheit(airC),
      windMs,
      humidity: 60,
      precipitationMm: mm,
      snow: mm > 0 && airC < 0.5,
      cloud: mm > 0 ? 1 : 0.2,
      uv: uv * Math.sin((Math.PI * (index + 0.5)) / hours),
      condition: mm > 0 ? (airC < 0.5 ? 'Snow' : 'Rain') : 'Clear',
    };
  });
}
