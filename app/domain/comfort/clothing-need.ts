// How much clothing an hour outdoors asks for: what people wear in such air, nudged by wind, sun and rain, and held
// inside what the physics of a walk allow. clo throughout (1 clo = 0.155 m²K/W), standing still.
import { activeShare } from './insulation.ts';
import { requiredIcl, type ColdExposure } from './ireq.ts';
import { balancedClo, predictedMeanVote, type AirAround } from './pmv.ts';

/** met of ISO 8996; walking speed in m/s. Unless the day says otherwise she walks. */
export const ACTIVITIES = {
  standing: { met: 1.2, walkingSpeed: 0.3 },
  strolling: { met: 2, walkingSpeed: 0.9 },
  walking: { met: 2.6, walkingSpeed: 1.2 },
  brisk: { met: 3.8, walkingSpeed: 1.2 },
} as const;
export type Activity = keyof typeof ACTIVITIES;

export interface Need {
  /** Least that holds a walk (PMV -0.5; in the cold minimal IREQ). */
  min: number;
  neutral: number;
  /** Most that is not too warm; a light look never is. */
  max: number;
}
type NeedMethod = 'PMV' | 'IREQ';

/** Nobody wears less outdoors, clo (Havenith et al. 2012). */
const LEAST = 0.3;

/** clo worn outdoors in air of `airC`: UTCI's clothing model (Havenith et al. 2012, Int J Biometeorol 56:461). */
export function typicalClothing(airC: number): number {
  const t = Math.max(-40, airC);
  return Math.max(LEAST, 1.372 - 0.01866 * t - 0.0004849 * t ** 2 - 0.000009333 * t ** 3);
}

/**
 * ISO 7730 (PMV) speaks from here up, ISO 11079 (IREQ) below 10 °C; between them the warmer one is carried on. At 11 °C
 * the bound is level with the highest point that a blend of both over 5 to 12 °C would have.
 */
const SEAM_C = 11;
const COLD_C = 10;
/** PMV was never meant for more, m/s. */
const PMV_AIR_SPEED = 1;
/** Air that a moving body makes for itself, m/s per met above rest (ISO 7730). */
const OWN_WIND = 0.3;
/** Of ordinary outer wear, l/m²s (ISO 11079, annex). */
const PERMEABILITY = 50;
/** A light blouse, linen trousers, sandals: the sun alone undresses nobody further (ours). */
export const SUN_CLO_FLOOR = 0.4;
/** Of what wind, sun and pace change in the neutral need people follow a half, at most so much (docs/rules/comfort.md). */
const FOLLOWED = 0.5;
const FOLLOWED_AT_MOST = 0.3;
/** clo inside the band at which to aim, because clothes come in pieces (ours); in the cold less will do. */
const INSIDE = { mild: 0.06, cold: 0.04 };
/** Wet cloth insulates less: our estimate. */
const WET = 0.1;

function airAtTemperature(air: AirAround, airC: number): AirAround {
  return { ...air, airC, radiantC: airC + (air.radiantC - air.airC) };
}

export function coldExposure(air: AirAround, activity: Activity): ColdExposure {
  const { met, walkingSpeed } = ACTIVITIES[activity];
  const cold = airAtTemperature(air, Math.min(air.airC, COLD_C));
  return { ...cold, metabolism: met * 58.15, walkingSpeed, permeability: PERMEABILITY };
}

function mildAir(air: AirAround, met: number): AirAround {
  const airSpeed = Math.min(PMV_AIR_SPEED, air.airSpeed + OWN_WIND * (met - 1));
  return { ...airAtTemperature(air, Math.max(air.airC, SEAM_C)), airSpeed };
}

/** clo at which PMV is `vote` at this pace; below 0 where even nothing is too warm. */
function cloForVote(air: AirAround, activity: Activity, vote: number): number {
  const { met } = ACTIVITIES[activity];
  return balancedClo(mildAir(air, met), met, vote) / activeShare(met);
}

/** The larger of two bounds that both fall with temperature, so that colder air never asks for less. */
function physicalBand(air: AirAround, activity: Activity) {
  const [min, max] = [cloForVote(air, activity, -0.5), cloForVote(air, activity, 0.5)];
  const well = { from: min + INSIDE.mild, to: max - INSIDE.mild };
  if (air.airC >= SEAM_C) return { min, max, well };
  const cold = coldExposure(air, activity);
  const minimal = requiredIcl(cold, 'minimal');
  // The standard gives no upper bound; as far above neutral as minimal is below it is ours.
  const upper = 2 * requiredIcl(cold, 'neutral') - minimal;
  return {
    min: Math.max(min, minimal),
    max: Math.max(max, upper),
    well: {
      from: Math.max(well.from, minimal + INSIDE.cold),
      to: Math.max(well.to, upper - INSIDE.cold),
    },
  };
}

function followed(air: AirAround, activity: Activity, wet: boolean): number {
  const quietShade = { ...air, radiantC: air.airC, airSpeed: 0.1 };
  const change = cloForVote(air, activity, 0) - cloForVote(quietShade, 'walking', 0) + (wet ? WET : 0);
  return Math.max(-FOLLOWED_AT_MOST, Math.min(FOLLOWED_AT_MOST, FOLLOWED * change));
}

/** `more` is what her thermostat adds, clo (personal-warmth.ts). */
export function clothingNeed(
  air: AirAround,
  activity: Activity = 'walking',
  { wet = false, more = 0 }: { wet?: boolean; more?: number } = {},
): Need {
  const { min, max, well } = physicalBand(air, activity);
  const usual = typicalClothing(air.airC);
  const wished = usual + followed(air, activity, wet);
  const aim = Math.min(well.to, Math.max(well.from, wished)) + more;
  const lightest = Math.max(LEAST, Math.min(usual, SUN_CLO_FLOOR) + more);
  const neutral = Math.max(aim, lightest);
  return {
    min: Math.min(neutral, Math.max(0, min + more)),
    neutral,
    max: Math.max(neutral, max + more, SUN_CLO_FLOOR),
  };
}

export function needMethod(airC: number): NeedMethod {
  return airC < COLD_C ? 'IREQ' : 'PMV';
}

/** PMV of someone in `icl` clo outdoors at this pace; null below 10 °C, where PMV says nothing. */
export function outdoorVote(air: AirAround, icl: number, activity: Activity = 'walking'): number | null {
  if (needMethod(air.airC) === 'IREQ') return null;
  const { met } = ACTIVITIES[activity];
  const { airSpeed } = mildAir(air, met);
  return predictedMeanVote({ ...air, airSpeed }, met, icl * activeShare(met));
}
