// Required clothing insulation in the cold, ISO 11079: air at most 10 °C, 58-400 W/m², 0.4-18 m/s.
import { turningPoint } from './turning-point.ts';

const CLO = 0.155; // m²K/W

export interface ColdExposure {
  /** Air temperature, °C. */
  airC: number;
  /** Mean radiant temperature, °C. */
  radiantC: number;
  /** Air speed at the body, m/s; 0.4-18, clipped. */
  airSpeed: number;
  /** Relative humidity, %. */
  humidity: number;
  /** Metabolic rate, W/m²; 58-400, clipped. */
  metabolism: number;
  /** Walking speed, m/s; when unknown `walkingSpeedFor(metabolism)`. */
  walkingSpeed: number;
  /** Air permeability of the outer layer, l/m²s: 8 windproof, 50 middling. */
  permeability: number;
}

type Strain = 'minimal' | 'neutral';

/** The standard's walking speed for a metabolic rate, m/s. */
export function walkingSpeedFor(metabolism: number): number {
  return Math.min(1.2, Math.max(0.3, 0.0052 * (metabolism - 58)));
}

interface Body {
  metabolism: number;
  skinC: number;
  wettedness: number;
  /** Saturation pressure at the skin less vapor pressure of the air, kPa. */
  vaporGap: number;
  breath: number;
  airC: number;
  radiantC: number;
  /** Resistance of the boundary layer, m²K/W. */
  boundary: number;
}

function saturation(celsius: number): number {
  return 0.1333 * Math.exp(18.6686 - 4030.183 / (celsius + 235));
}

function bodyIn(cold: ColdExposure, strain: Strain): Body {
  const { airC, humidity } = cold;
  const metabolism = Math.min(400, Math.max(58, cold.metabolism));
  const skinC = strain === 'minimal' ? 33.34 - 0.0354 * metabolism : 35.7 - 0.0285 * metabolism;
  const vapor = (humidity / 100) * saturation(airC);
  const exhaledC = 29 + 0.2 * airC;
  const speed = Math.min(18, Math.max(0.4, cold.airSpeed));
  return {
    metabolism,
    skinC,
    wettedness: strain === 'minimal' ? 0.06 : 0.001 * metabolism,
    vaporGap: saturation(skinC) - vapor,
    breath: 0.0173 * metabolism * (saturation(exhaledC) - vapor) + 0.0014 * metabolism * (exhaledC - airC),
    airC,
    radiantC: cold.radiantC,
    boundary: 0.092 * Math.exp(-0.15 * speed - 0.22 * cold.walkingSpeed) - 0.0045,
  };
}

function areaFactor(insulation: number): number {
  return 1 + 1.197 * insulation;
}

/** Heat that is left over (W/m²) in clothing of this insulation (m²K/W) when `stored` is stored. */
function leftOver(body: Body, insulation: number, stored: number): number {
  const evaporation = (body.wettedness * body.vaporGap) / ((0.06 / 0.38) * (body.boundary + insulation));
  const toShed = body.metabolism - evaporation - body.breath - stored;
  const surfaceC = body.skinC - insulation * toShed;
  // A surface at the radiant temperature would divide by zero.
  const gap = Math.abs(surfaceC - body.radiantC) < 1e-9 ? 1e-9 : surfaceC - body.radiantC;
  const fourth = (celsius: number) => (273 + celsius) ** 4;
  const radiative = (5.67e-8 * 0.95 * 0.77 * (fourth(body.radiantC + gap) - fourth(body.radiantC))) / gap;
  const convective = 1 / body.boundary - radiative;
  const area = areaFactor(insulation);
  return toShed - area * radiative * gap - area * convective * (surfaceC - body.airC);
}

/** How much of the still, standing insulation wind and walking leave (ISO 11079 5.2). */
function movingShare(cold: ColdExposure): number {
  const speed = Math.min(18, Math.max(0.4, cold.airSpeed));
  const pumping = Math.exp(-0.15 * speed - 0.22 * cold.walkingSpeed);
  const { permeability } = cold;
  return 0.54 * pumping * permeability ** 0.075 - 0.06 * Math.log(permeability) + 0.5;
}

const solveInsulation = (body: Body): number =>
  turningPoint(0, 2, (insulation) => leftOver(body, insulation, 0) > 0);

/** IREQ in clo: the insulation that must act on the moving body. */
export function requiredInsulation(cold: ColdExposure, strain: Strain): number {
  return solveInsulation(bodyIn(cold, strain)) / CLO;
}

/** ICL required in clo: what the clothing must have standing still, so that enough is left in wind and walking. */
export function requiredIcl(cold: ColdExposure, strain: Strain): number {
  const body = bodyIn(cold, strain);
  const insulation = solveInsulation(body);
  const area = areaFactor(insulation);
  const still = (insulation + body.boundary / area) / movingShare(cold) - 0.085 / area;
  return Math.max(0, still / CLO);
}

/** Hours until 40 Wh/m² are lost in `icl` clo (DLE); Infinity when the clothing holds the balance. */
export function safeHours(cold: ColdExposure, icl: number, strain: Strain): number {
  const body = bodyIn(cold, strain);
  const still = icl * CLO;
  let insulation = still;
  for (let step = 0; step < 24; step++) {
    const area = areaFactor(insulation);
    insulation = Math.max(0.001, (still + 0.085 / area) * movingShare(cold) - body.boundary / area);
  }
  if (leftOver(body, insulation, 0) >= 0) return Infinity;
  // Solves for the heat debt: more stored heat leaves less over.
  return 40 / turningPoint(0, 1000, (debt) => leftOver(body, insulation, -debt) > 0);
}
