import type { WeatherHour } from '../weather/weather.ts';
import { extraClo } from '../preferences/personal-warmth.ts';
import { shadeApparentC, heatBand } from './felt-heat.ts';
import { clothingNeed, SUN_CLO_FLOOR, type Activity, type Need } from './clothing-need.ts';
import { outdoorAir, isWetHour, stormOf } from './outdoor-air.ts';
import type { AirAround } from './pmv.ts';
import type { ComfortVerdict } from './receipt.ts';

export interface DayHour {
  hour: number;
  tempF: number;
  air: AirAround;
  /** As wind makes it feel in the shade, °C. */
  feltC: number;
  need: Need;
  personalClo: number;
  wet: boolean;
  out: boolean;
  weight: number;
  storm?: true;
  filled?: true;
}

/** Leaving and coming home weigh most (docs/rules/comfort.md, "A day"); between them she is hardly out. */
const WEIGHT = { ends: 4, midday: 3, inside: 0.2 } as const;

function middayOf(hours: readonly WeatherHour[]): number {
  const index = hours.findIndex(({ hour }) => hour === 12 || hour === 13);
  return index > 1 && index < hours.length - 2 ? index : -1;
}

interface DayAsked {
  activity?: Activity;
  /** Personal thermostat, °C: positive dresses warmer. */
  offsetC?: number;
  /** Sport, a day out: outdoors in every hour. */
  throughout?: boolean;
}

export function dayHours(
  hours: readonly WeatherHour[],
  { activity = 'walking', offsetC = 0, throughout = false }: DayAsked = {},
): DayHour[] {
  const midday = middayOf(hours);
  const personalClo = extraClo(offsetC);
  return hours.map((hour, index) => {
    const air = outdoorAir(hour);
    const wet = isWetHour(hour);
    const isEnd = index === 0 || index === hours.length - 1;
    const weight = isEnd ? WEIGHT.ends : index === midday ? WEIGHT.midday : WEIGHT.inside;
    return {
      hour: hour.hour,
      tempF: hour.tempF,
      air,
      feltC: shadeApparentC(air),
      need: clothingNeed(air, activity, { wet, more: personalClo }),
      personalClo,
      wet,
      out: throughout || isEnd || index === midday,
      weight: throughout ? WEIGHT.midday : weight,
      ...(stormOf(hour) && { storm: true }),
      ...(hour.filled && { filled: true }),
    };
  });
}

/** clo outside the band of the hour: negative too little, positive too much, 0 inside. */
export function distanceFromBand(need: Need, icl: number): number {
  if (icl < need.min) return icl - need.min;
  return icl > need.max ? icl - need.max : 0;
}

/** From 26 °C anything breathable and loose up to 0.5 clo is as light as sensible. */
const HOT_C = 26;
export const LIGHTEST_SENSIBLE_CLO = 0.5;

/** Warm for anybody in anything: from 26 °C, and in sun that leaves room for shorts only. */
export function isHot({ air, need, personalClo }: Pick<DayHour, 'air' | 'need' | 'personalClo'>): boolean {
  return air.airC >= HOT_C || need.max - personalClo <= SUN_CLO_FLOOR;
}

/** What is light enough in an hour that is warm for anybody, clo: half a clo in the heat, in sun what the band leaves. */
export function lightestUsefulClo({ air, need }: Pick<DayHour, 'air' | 'need'>): number {
  return air.airC >= HOT_C ? LIGHTEST_SENSIBLE_CLO : Math.min(need.max - 0.03, LIGHTEST_SENSIBLE_CLO);
}

/** Beyond this many clo outside the band an hour is cold or hot, not just cool or warm. */
const FAR = 0.35;

export function comfortVerdict(
  hour: Pick<DayHour, 'need' | 'air' | 'personalClo'>,
  icl: number,
): ComfortVerdict {
  const { need, air } = hour;
  const isLight = isHot(hour) && icl <= LIGHTEST_SENSIBLE_CLO;
  const off = isLight ? Math.min(0, distanceFromBand(need, icl)) : distanceFromBand(need, icl);
  if (off < 0) return off < -FAR ? 'cold' : 'cool';
  // From strong heat stress on nobody is comfortable in anything.
  const band = heatBand(air);
  if (off > FAR || (band !== 'none' && band !== 'moderate')) return 'hot';
  return off > 0 ? 'warm' : 'comfortable';
}
