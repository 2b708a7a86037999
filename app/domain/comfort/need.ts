// How much clothing an hour asks for: PMV in mild air, IREQ in the cold, blended between 5 and 12 °C.
import { activeShare } from './insulation.ts';
import { requiredIcl, type Cold } from './ireq.ts';
import { balancedClo, predictedMeanVote, type AirAround } from './pmv.ts';

export const ACTIVITIES = {
  standing: { met: 1.2, walkingSpeed: 0.3 },
  strolling: { met: 2, walkingSpeed: 0.9 },
  /** 4.8 km/h. */
  walking: { met: 2.6, walkingSpeed: 1.2 },
  /** 6.4 km/h. */
  brisk: { met: 3.8, walkingSpeed: 1.2 },
} as const;
export type Activity = keyof typeof ACTIVITIES;

/** Icl in clo. */
export interface Need {
  min: number;
  neutral: number;
  max: number;
}
export type NeedMethod = 'PMV' | 'IREQ' | 'blend';

const BLEND_FROM_C = 5;
const BLEND_TO_C = 12;
/** Each standard is evaluated inside its own range only. */
const SEAM_C = 10;
/** PMV was never meant for more. */
const PMV_AIR_SPEED = 1;
/** Of ordinary outer wear, l/m²s. */
const PERMEABILITY = 50;

/** The same air at another temperature; the radiant surplus goes along. */
function at(air: AirAround, airC: number): AirAround {
  return { ...air, airC, radiantC: airC + (air.radiantC - air.airC) };
}

function mildAir(air: AirAround): AirAround {
  return { ...at(air, Math.max(air.airC, SEAM_C)), airSpeed: Math.min(PMV_AIR_SPEED, air.airSpeed) };
}

/** The cold as ISO 11079 wants it. */
export function coldOf(air: AirAround, activity: Activity): Cold {
  const { met, walkingSpeed } = ACTIVITIES[activity];
  return {
    ...at(air, Math.min(air.airC, SEAM_C)),
    metabolism: met * 58.15,
    walkingSpeed,
    permeability: PERMEABILITY,
  };
}

function mildNeed(air: AirAround, activity: Activity): Need {
  const { met } = ACTIVITIES[activity];
  const mild = mildAir(air);
  const needFor = (vote: number) => balancedClo(mild, met, vote) / activeShare(met);
  return { min: needFor(-0.5), neutral: needFor(0), max: needFor(0.5) };
}

function coldNeed(air: AirAround, activity: Activity): Need {
  const cold = coldOf(air, activity);
  const min = requiredIcl(cold, 'minimal');
  const neutral = requiredIcl(cold, 'neutral');
  // The standard gives no upper bound; as far above neutral as minimal is below it is ours.
  return { min, neutral, max: 2 * neutral - min };
}

/** Share of PMV in the need at this air temperature, 0..1. */
function mildShare(airC: number): number {
  return Math.min(1, Math.max(0, (airC - BLEND_FROM_C) / (BLEND_TO_C - BLEND_FROM_C)));
}

export function needMethod(airC: number): NeedMethod {
  const share = mildShare(airC);
  return share === 1 ? 'PMV' : share === 0 ? 'IREQ' : 'blend';
}

/** As `clothingNeed`, but below nothing where even no clothes are too warm: what a personal need is counted from. */
export function openNeed(air: AirAround, activity: Activity = 'strolling'): Need {
  const share = mildShare(air.airC);
  if (share === 1) return mildNeed(air, activity);
  const cold = coldNeed(air, activity);
  if (share === 0) return cold;
  const mild = mildNeed(air, activity);
  const mix = (key: keyof Need) => share * mild[key] + (1 - share) * cold[key];
  return { min: mix('min'), neutral: mix('neutral'), max: mix('max') };
}

/** Icl (clo, standing still) that an hour asks for; what wind and walking take away is already added. */
export function clothingNeed(air: AirAround, activity: Activity = 'strolling'): Need {
  const { min, neutral, max } = openNeed(air, activity);
  return { min: Math.max(0, min), neutral: Math.max(0, neutral), max: Math.max(0, max) };
}

/** PMV of someone in `icl` clo outdoors; null below 5 °C, where PMV says nothing. */
export function outdoorVote(air: AirAround, icl: number, activity: Activity = 'strolling'): number | null {
  if (needMethod(air.airC) === 'IREQ') return null;
  const { met } = ACTIVITIES[activity];
  return predictedMeanVote(mildAir(air), met, icl * activeShare(met));
}
