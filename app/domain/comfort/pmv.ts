// Predicted mean vote of ISO 7730: how a group would vote on a scale from cold (-3) to hot (+3).
// Made for indoors; outdoors it is an estimate, and the interface says "estimated comfort".
import { turningPoint } from './turning-point.ts';

const CLO = 0.155; // m²K/W
const MET = 58.15; // W/m²

export interface AirAround {
  /** Air temperature, °C. */
  airC: number;
  /** Mean radiant temperature, °C. */
  radiantC: number;
  /** Air speed at the body, m/s. */
  airSpeed: number;
  /** Relative humidity, %. */
  humidity: number;
}

/** Water vapor pressure in Pa (ISO 7730 annex D). */
function vaporPressure(airC: number, humidity: number): number {
  return humidity * 10 * Math.exp(16.6536 - 4030.183 / (airC + 235));
}

function clothingAreaFactor(resistance: number): number {
  return resistance <= 0.078 ? 1 + 1.29 * resistance : 1.05 + 0.645 * resistance;
}

/** Heat lost by breathing, sweating and diffusion through the skin, W/m². */
function wetAndRespiratoryLoss(air: AirAround, metabolism: number): number {
  const vapor = vaporPressure(air.airC, air.humidity);
  const diffusion = 3.05e-3 * (5733 - 6.99 * metabolism - vapor);
  const sweat = Math.max(0, 0.42 * (metabolism - MET));
  const latentBreath = 1.7e-5 * metabolism * (5867 - vapor);
  const dryBreath = 0.0014 * metabolism * (34 - air.airC);
  return diffusion + sweat + latentBreath + dryBreath;
}

/** Radiation and convection from a clothing surface at `surfaceC`, W/m² of clothed area. */
function surfaceLoss(air: AirAround, surfaceC: number): number {
  const radiation = 3.96e-8 * ((surfaceC + 273) ** 4 - (air.radiantC + 273) ** 4);
  const natural = 2.38 * Math.abs(surfaceC - air.airC) ** 0.25;
  const forced = 12.1 * Math.sqrt(air.airSpeed);
  return radiation + Math.max(natural, forced) * (surfaceC - air.airC);
}

function votePerWatt(metabolism: number): number {
  return 0.303 * Math.exp(-0.036 * metabolism) + 0.028;
}

/** `met` 0.8-4 and `clo` 0-2 are the standard's range; outside it the figure is extrapolated. */
export function predictedMeanVote(air: AirAround, met: number, clo: number): number {
  const metabolism = met * MET;
  const resistance = CLO * clo;
  const area = clothingAreaFactor(resistance);
  const skinC = 35.7 - 0.028 * metabolism;
  const isTooWarm = (surfaceC: number) => surfaceC > skinC - resistance * area * surfaceLoss(air, surfaceC);
  const surfaceC = turningPoint(
    Math.min(skinC, air.airC, air.radiantC),
    Math.max(skinC, air.airC, air.radiantC),
    isTooWarm,
  );
  const dryLoss = area * surfaceLoss(air, surfaceC);
  return votePerWatt(metabolism) * (metabolism - wetAndRespiratoryLoss(air, metabolism) - dryLoss);
}

/** Predicted percentage of dissatisfied, 5..100 % (ISO 7730). */
export function predictedDissatisfied(pmv: number): number {
  return 100 - 95 * Math.exp(-0.03353 * pmv ** 4 - 0.2179 * pmv ** 2);
}

const MOST_CLO = 6;
const LEAST_CLO = -2;

/** clo on the moving body at which the vote is `pmv`, -2 to 6; below 0 even no clothing is too warm. */
export function balancedClo(air: AirAround, met: number, pmv: number): number {
  const metabolism = met * MET;
  const through = metabolism - wetAndRespiratoryLoss(air, metabolism) - pmv / votePerWatt(metabolism);
  const skinC = 35.7 - 0.028 * metabolism;
  const isEnough = (clo: number) => {
    const resistance = CLO * clo;
    return clothingAreaFactor(resistance) * surfaceLoss(air, skinC - resistance * through) <= through;
  };
  return isEnough(0) ? turningPoint(LEAST_CLO, 0, isEnough) : turningPoint(0, MOST_CLO, isEnough);
}
