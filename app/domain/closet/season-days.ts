// The coming season as a handful of typical days, each with how many days of the season are like it.
import { typicalHours } from '../climate/typical-day.ts';
import { wetDayShare } from '../climate/wet-days.ts';
import { addDays } from '../time/local-day.ts';
import type { WeatherHour } from '../weather/weather.ts';

export interface SeasonDay {
  /** Days of the season that are like it. */
  days: number;
  isWet: boolean;
  /** Leaving, around midday and coming home. */
  hours: WeatherHour[];
}

export interface SeasonPlace {
  lat: number;
  lon: number;
  timeZone: string;
}

/** A quarter of a year. */
export const SEASON_DAYS = 91;
const PARTS = 3;
const HOURS: readonly number[] = [8, 13, 18];
/** Days of a month are about so much colder or warmer than its mean, °C (a normal spread in three steps). */
const SPREAD: readonly { offC: number; share: number }[] = [
  { offC: -4, share: 0.25 },
  { offC: 0, share: 0.5 },
  { offC: 4, share: 0.25 },
];
const WET_MM = 1.2;
const SNOW_BELOW_F = 34;

/** It rains, or snows, on the way there and back. */
function wetHour(hour: WeatherHour): WeatherHour {
  const falls = hour.hour !== HOURS[1];
  const snow = falls && hour.tempF <= SNOW_BELOW_F;
  return {
    ...hour,
    cloud: 0.95,
    uv: hour.uv * 0.4,
    humidity: Math.max(hour.humidity, 85),
    precipitationMm: falls ? WET_MM : 0,
    snow,
    condition: snow ? 'Snow' : falls ? 'Rain' : 'Cloudy',
  };
}

/** The 91 days from a local day on (YYYY-MM-DD), as 18 kinds of day: three months' worth, colder and warmer, dry and wet. */
export function seasonDays({ lat, lon, timeZone }: SeasonPlace, from: string): SeasonDay[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const middle = addDays(from, Math.round((SEASON_DAYS / PARTS) * (part + 0.5)));
    const usual = typicalHours(lat, lon, timeZone, middle).filter(({ hour }) => HOURS.includes(hour));
    const wet = wetDayShare(lat, lon, middle);
    return SPREAD.flatMap(({ offC, share }) => {
      const hours = usual.map((hour) => ({ ...hour, tempF: Math.round(hour.tempF + offC * 1.8) }));
      const days = (SEASON_DAYS / PARTS) * share;
      return [
        { days: days * (1 - wet), isWet: false, hours },
        { days: days * wet, isWet: true, hours: hours.map(wetHour) },
      ];
    });
  }).flat();
}
