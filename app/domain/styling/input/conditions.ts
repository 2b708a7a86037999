// What the hours outdoors demand of an outfit, apart from warmth.
import { shadeApparentC, heatBand } from '../../comfort/felt-heat.ts';
import { outdoorAir, toCelsius, isWetHour } from '../../comfort/outdoor-air.ts';
import type { OccasionContext, StyleId } from '../../preferences/style.ts';
import type { WeatherHour } from '../../weather/weather.ts';
import type { Setting } from './brief.ts';

export interface Conditions {
  /** Air of the coldest and of the warmest hour, °C. */
  coldestC: number;
  warmestC: number;
  /** Of the coldest hour, as the street has it, where she is dressed for colder air because she stands, °C. */
  streetC?: number;
  /** As the coldest hour feels with its wind, in the shade, °C. */
  feltC: number;
  /** The same for the warmest hour. */
  feltMostC: number;
  /** Rain or snow at some hour. */
  wet: boolean;
  /** Rain at some hour: down takes in that, not snow. */
  rain: boolean;
  /** She leaves late in the afternoon or later; for an occasion that goes into the night, after noon. */
  evening: boolean;
  /** More than light rain at some hour. */
  heavyRain: boolean;
  /** Rain in a third of the hours, or blown by wind: an umbrella is not enough. */
  soaking: boolean;
  snow: boolean;
  /** Sidewalks may be icy: at or below 33 °F at some hour. */
  ice: boolean;
  /** Over 8 m/s at some hour. */
  windy: boolean;
  /** Wind at some hour in which an umbrella turns over. */
  gusty: boolean;
  /** Rain or snow at some hour that only a hood keeps off: the wind or full hands leave no umbrella. */
  gale: boolean;
  /** Dry for the first hours. */
  rainsLate: boolean;
  /** Wind at some hour that lifts what hangs loose, whatever it weighs. */
  stormy: boolean;
  /** It falls toward her way home, or rises from a cold dawn, by so much that a layer is carried for it. */
  swings: boolean;
  /** She leaves in milder air than she comes home in, and no hour is mild: she is dressed for the end. */
  endsCold: boolean;
  /** Heat at some hour that is a danger to anybody, in the sun. */
  dangerousHeat: boolean;
  /** UV index of 8 or more at some hour. */
  veryHighUv: boolean;
  /** UV index of 6 or more at some hour. */
  strongSun: boolean;
  /** The sun would stand high in a clear sky, and it is mild: late spring to early fall, told without a calendar. */
  warmSeason: boolean;
  /** Strong sun on a warm dry day of her own: a hat is worn for it. Elsewhere sunscreen does. */
  sunHat: boolean;
  setting?: Setting | undefined;
  /** By how many °C she feels the air colder than most (negative: warmer). */
  colderC?: number | undefined;
  /** In a heated room all day. */
  indoors?: boolean | undefined;
  /** At home in shoes that go out of the door. */
  stepsOut?: boolean | undefined;
  /** Sport on a beach: nothing with laces. */
  onSand?: boolean | undefined;
  /** At home, while it is mild outside. */
  mildOutdoors?: boolean | undefined;
  /** Mud, slush or puddles underfoot, whatever falls. */
  wetGround?: boolean | undefined;
  /** At home, and seen there. */
  staysIn?: boolean | undefined;
}

const ICE_F = 33;
const EVENING_FROM = 16;
/** A wedding that begins after noon and is danced till night. */
const NIGHT = { beginsFrom: 12, hours: 8 };
const WINDY_MS = 8;
const STRONG_UV = 6;
const VERY_HIGH_UV = 8;
/** °C. */
const MILD_C = 15;
const WARM_SUN_C = 24;
/** In the strongest sun a hat is worn a little earlier. */
const HAT_C = 22;
/** Cloud takes up to three quarters of it (Kasten and Czeplak 1980). */
const clearUv = ({ uv, cloud }: WeatherHour) => uv / (1 - 0.75 * Math.min(1, cloud) ** 3.4);
/** Wind in which an umbrella turns over, m/s (20 mph). */
const UMBRELLA_MS = 8.9;
/** From here on nobody opens one, m/s (22 mph). */
const GALE_MS = 10;
/** Hours that begin dry. */
const LATE_RAIN = 4;
/** m/s (29 mph). */
const STORM_MS = 13;
/** °C by which an hour must be colder than one before it to be a fall: more than an ordinary evening. */
const FALL_C = 12;
/** °C of a dawn that is dressed for by itself where the noon is warmer by so much. */
const COLD_DAWN = { belowC: 14, rise: 12 };
/** °C from leaving to coming home that no evening falls by. */
const ENDS_COLDER_C = 6;
/** Light rain is less, mm in the hour (a third of what meteorologists call light). */
const HEAVY_MM = 0.8;

/** What a sun hat depends on beside the weather: none goes to the office, to a celebration or with a suit. */
export interface ConditionsContext {
  context?: OccasionContext | null;
  style?: StyleId;
  setting?: Setting | undefined;
  /** No hand is free for an umbrella. */
  handsFull?: boolean | undefined;
  /** She stands for long. */
  standsStill?: boolean | undefined;
  chilledByC?: number | undefined;
  stepsOut?: boolean | undefined;
  onSand?: boolean | undefined;
  mildOutdoors?: boolean | undefined;
  colderC?: number | undefined;
  staysIn?: boolean | undefined;
  wetGround?: boolean | undefined;
}

function isForHats({ context = null, style }: ConditionsContext): boolean {
  if (context === 'work' || context === 'special') return false;
  return context === 'leisure' || style !== 'professional';
}

/** The most that it falls from one hour to a later one, °C. */
function largestFall(temps: readonly number[]): number {
  let [warmest, fall] = [-Infinity, 0];
  for (const airC of temps) {
    warmest = Math.max(warmest, airC);
    fall = Math.max(fall, warmest - airC);
  }
  return fall;
}

function isColdDawn(temps: readonly number[]): boolean {
  const [first = 0] = temps;
  return first < COLD_DAWN.belowC && Math.max(...temps) - first >= COLD_DAWN.rise;
}

/** From leaving to coming home, °C. */
const fallOf = ([first = 0, ...later]: readonly number[]): number => first - (later.at(-1) ?? first);

function isEvening(hours: readonly WeatherHour[], { context }: ConditionsContext): boolean {
  const from = hours[0]?.hour ?? 0;
  const goesOn = from >= NIGHT.beginsFrom && hours.length > NIGHT.hours;
  return from >= EVENING_FROM || (context === 'special' && goesOn);
}

/** Rain or snow that no umbrella keeps off. */
const needsHood = (hours: readonly WeatherHour[], { handsFull = false }: ConditionsContext): boolean =>
  hours.some((hour) => isWetHour(hour) && (handsFull || hour.windMs >= GALE_MS));

/** °C by which a day that stays below so many is dressed for as a colder one by whoever stands in it. */
const STANDING = { warmestBelowC: 12, frostC: 0, noonC: 17, colderC: 9, onWalkC: 19, colderOnWalkC: 4 };

/** °C from which the wind of riding is welcome. */
const WELCOME_C = 25;

const colderBy = (today: Conditions, by: number): Conditions => {
  const { coldestC, warmestC, feltC } = today;
  const felt = { coldestC: coldestC - by, warmestC: warmestC - by, feltC: feltC - by };
  return { ...today, ...felt, streetC: coldestC };
};

/** A day, as it is felt by somebody who stands: what is allowed in such air is allowed to her. */
function asStoodIn(today: Conditions): Conditions {
  const { warmestC: most, coldestC, setting } = today;
  // A queue in frost is stood through before the sun is there.
  const isFrosty = coldestC < STANDING.frostC && most < STANDING.noonC;
  const isCold = most < STANDING.warmestBelowC || isFrosty;
  // On a walk what she moves in is too light to stand in somewhat earlier.
  if (!isCold && !(setting === 'walk' && most < STANDING.onWalkC)) return today;
  return colderBy(today, isCold ? STANDING.colderC : STANDING.colderOnWalkC);
}

export function summarizeConditions(hours: WeatherHour[], asked: ConditionsContext = {}): Conditions {
  const today = conditionsOf(hours, asked);
  const { standsStill, chilledByC = 0 } = asked;
  if (standsStill) return asStoodIn(today);
  return chilledByC > 0 && today.warmestC < WELCOME_C ? colderBy(today, chilledByC) : today;
}

function conditionsOf(hours: readonly WeatherHour[], asked: ConditionsContext): Conditions {
  const temps = hours.map(({ tempF }) => toCelsius(tempF));
  const felts = hours.map((hour) => shadeApparentC(outdoorAir(hour)));
  const rainy = hours.filter((hour) => isWetHour(hour) && !hour.snow);
  const wet = hours.some(isWetHour);
  const strongSun = hours.some(({ uv }) => uv >= STRONG_UV);
  const warmestC = Math.max(...temps);
  const windy = hours.some(({ windMs }) => windMs > WINDY_MS);
  const gusty = hours.some(({ windMs }) => windMs >= UMBRELLA_MS);
  const veryHighUv = hours.some(({ uv }) => uv >= VERY_HIGH_UV);
  // With good clothes goes a brim, and that flies, however the sun burns.
  const isBlownOff = windy && (asked.style === 'professional' || asked.style === 'classic');
  return {
    coldestC: Math.min(...temps),
    warmestC,
    feltC: Math.min(...felts),
    feltMostC: Math.max(...felts),
    wet,
    rain: rainy.length > 0,
    evening: isEvening(hours, asked),
    heavyRain: hours.some((hour) => hour.precipitationMm >= HEAVY_MM && !hour.snow),
    soaking:
      rainy.length > 0 &&
      (rainy.length >= hours.length / 3 || rainy.some(({ windMs }) => windMs > UMBRELLA_MS)),
    snow: hours.some((hour) => hour.snow && isWetHour(hour)),
    ice: hours.some(({ tempF }) => tempF <= ICE_F),
    windy,
    gusty,
    gale: needsHood(hours, asked),
    rainsLate: hours.findIndex(isWetHour) >= LATE_RAIN,
    stormy: hours.some(({ windMs }) => windMs >= STORM_MS),
    swings: largestFall(temps) >= FALL_C || isColdDawn(temps),
    endsCold: warmestC < MILD_C && fallOf(temps) >= ENDS_COLDER_C,
    dangerousHeat: hours.some((hour) => heatBand(outdoorAir(hour)) === 'extreme'),
    veryHighUv,
    strongSun,
    warmSeason: warmestC >= MILD_C && hours.some((hour) => clearUv(hour) >= STRONG_UV),
    setting: asked.setting,
    colderC: asked.colderC,
    indoors: asked.setting === 'home' || asked.staysIn === true,
    stepsOut: asked.stepsOut,
    onSand: asked.onSand,
    mildOutdoors: asked.mildOutdoors,
    wetGround: asked.wetGround,
    staysIn: asked.staysIn,
    sunHat:
      strongSun &&
      // She trains indoors.
      asked.setting !== 'gym' &&
      warmestC >= (veryHighUv ? HAT_C : WARM_SUN_C) &&
      !wet &&
      !isBlownOff &&
      isForHats(asked),
  };
}
