// One line of the table of weather-rules.ts.
import type { OccasionContext, StyleId } from '../../preferences/style.ts';
import type { Kind } from '../../wardrobe/garment-kinds.ts';

export type TemperatureSpan = readonly [from: number, to: number];

export interface WeatherRule {
  kind: Kind;
  /** Air of the coldest hour must lie in here, °C. */
  coldest?: TemperatureSpan;
  /** Air of the warmest hour, °C. */
  warmest?: TemperatureSpan;
  /** What the coldest hour feels like, °C. */
  felt?: TemperatureSpan;
  /** What the warmest hour feels like in the shade, °C. */
  feltMost?: TemperatureSpan;
  /** Lifts the spans: wind or frost is reason enough where it feels colder than this, °C. */
  orFeltBelow?: number;
  /** The line holds only on days whose coldest hour is no colder than so many °C: in danger nobody dresses for looks. */
  fromColdest?: number;
  /** false: never in it. */
  wet?: false;
  rain?: false;
  heavyRain?: false;
  soaking?: false;
  snow?: false;
  ice?: false;
  wind?: false;
  storm?: false;
  /** false: not where it is dry for the first hours. */
  lateRain?: false;
  /** 'only': in snow, or in cold below so many °C. */
  snowOrBelow?: number;
  /** false: not while the sun stands high and it is mild. */
  warmSeason?: false;
  /** Only in the warm season, or on days of so many °C. */
  seasonOrWarmest?: number;
  /** Only in the warm season, or on days that are never colder than so many °C. */
  seasonOrColdest?: number;
  /** In no street. */
  onlyAtHome?: true;
  /** There, or seen there. */
  onlyIndoors?: true;
  /** Only in the wet. */
  onlyWet?: true;
  /** Only where she leaves toward evening. */
  onlyEvening?: true;
  /** Lifts `coldest`: the day gets so warm, °C, and does not end in the cold. */
  liftedFrom?: number;
  /** Lifts the spans: after an hour below the first, up to the second of the warmest, °C. */
  orAfterCold?: TemperatureSpan;
  /** Lifts `coldest` and `warmest`: rain is reason enough up to this many °C of the warmest hour. */
  orWetUpTo?: number;
  /** Lifts the spans: nothing else stands rain in such a wind. */
  orGale?: true;
  /** Lifts the spans: it is carried for a fall of the day. */
  orSwings?: true;
  /** The line speaks of these occasions only; null is an ordinary day. */
  on?: readonly (OccasionContext | null)[];
  /** Not for these occasions … */
  notFor?: readonly OccasionContext[];
  /** … nor in these styles. */
  notIn?: readonly StyleId[];
  /** Not for whoever feels the cold, or asks for warmer clothes. */
  unlessFeelsCold?: true;
  /** Excused from `notFor`, and from a line `on` an occasion. */
  except?: readonly StyleId[];
  /** Of taste, not of weather: what is hers she wears all the same where she is dressed from her closet. */
  taste?: true;
}

/** All but a day off. */
export const ORDINARY_CONTEXTS = [null, 'work', 'special'] as const;

export const belowC = (c: number): TemperatureSpan => [-Infinity, c];
export const fromC = (c: number): TemperatureSpan => [c, Infinity];
/** °C below which fingers want mittens, feet winter boots, and a face the scarf (-8 °F). */
export const BITING_C = -22;
