// How an arm and a leg are lit, as those of the standard body are (tools/bake/body/limb-forms.ts): muscles, knee, shin and ankle.
import { BRIGHTEST } from '../../baked-cloth/baked-garment.ts';
import { LEAST_AMBIENT, lightsOf, turnedLights } from '../../cloth/paint-baked-sheet.ts';
import {
  isArmZone,
  shareAlongLimb,
  ZONE,
  type LimbField,
} from '../../body-estimation/limbs/limb-coordinates.ts';
import type { SceneLights } from '../../person/light-and-color/scene-lights.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import { clamp, lerp, lumaAt, smoothstep, type Picture, type Point } from '../../pixels/pixels.ts';
import { LIMB_FORMS } from './limb-forms.ts';

/** Size of a form: from its inner to its outer edge, and along the limb as shareAlongLimb counts, to where hand or foot begins. */
export const FORM = { columns: 16, rows: 32, along: 0.97 } as const;
/** How far outward from straight down the standard body's arm hangs, radians. */
const HANGS = 0.24;
const ELBOW = [0.42, 0.58] as const;

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
const FORMS = { arm: bytesOf(LIMB_FORMS.arm), leg: bytesOf(LIMB_FORMS.leg) };

/** Logarithms of light, against the limb's mean. */
type Lit = Float32Array;

/** `by`: radians clockwise that a limb of the picture's right is turned against the standard body's. */
function lightForm(form: Uint8Array, lights: SceneLights, by: number): Lit {
  const { front, left, right, top } = turnedLights(lightsOf({ lights }), by);
  const weights = [front, left, right, top] as const;
  const out = new Float32Array(FORM.rows * FORM.columns);
  for (let i = 0; i < out.length; i++) out[i] = cellLight(form, weights, i);
  const [mean, ambient] = [meanOf(out), Math.max(LEAST_AMBIENT, lights.ambient)];
  for (let i = 0; i < out.length; i++) out[i] = Math.log(lerp(out[i]! / mean, 1, ambient));
  const middle = meanOf(out);
  for (let i = 0; i < out.length; i++) out[i] = out[i]! - middle;
  return out;
}

function cellLight(form: Uint8Array, weights: readonly number[], i: number): number {
  let sum = 0;
  for (let l = 0; l < 4; l++) sum += weights[l]! * BRIGHTEST * (form[i * 4 + l]! / 255) ** 2;
  return sum;
}

function meanOf(lit: Lit): number {
  let sum = 0;
  for (const value of lit) sum += value;
  return sum / lit.length;
}

function readForm(lit: Lit, along: number, outward: number): number {
  const x = clamp(((outward + 1) / 2) * FORM.columns - 0.5, 0, FORM.columns - 1.001);
  const y = clamp((along / FORM.along) * (FORM.rows - 1), 0, FORM.rows - 1.001);
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const i = row * FORM.columns + column;
  const below = i + FORM.columns;
  return lerp(
    lerp(lit[i]!, lit[i + 1]!, x - column),
    lerp(lit[below]!, lit[below + 1]!, x - column),
    y - row,
  );
}

const outwardOf = ({ zone, across }: LimbField, i: number): number =>
  ((across[i]! / 255) * 2 - 1) * (zone[i] === ZONE.leftArm || zone[i] === ZONE.leftLeg ? -1 : 1);

/** Light on arms and legs by their form, read with {@link limbFormAt}. */
export interface LimbFormLight {
  field: LimbField;
  lit: readonly LitSide[];
}

interface LitSide {
  upper: Lit;
  lower: Lit;
  leg: Lit;
}

/** An arm is lit as its halves are turned. */
function lightSide({ sign, shoulder, elbow, wrist }: Side, lights: SceneLights): LitSide {
  const own = sign < 0 ? { ...lights, left: lights.right, right: lights.left } : lights;
  const turn = (a: Point, b: Point): number => HANGS - Math.atan2((b[0] - a[0]) * sign, b[1] - a[1]);
  return {
    upper: lightForm(FORMS.arm, own, turn(shoulder, elbow)),
    lower: lightForm(FORMS.arm, own, turn(elbow, wrist)),
    leg: lightForm(FORMS.leg, own, 0),
  };
}

/** Under the lights of the photo. */
export function lightLimbs(field: LimbField, lights: SceneLights, sides: readonly Side[]): LimbFormLight {
  return { field, lit: sides.map((side) => lightSide(side, lights)) };
}

/** Logarithm of the light at a pixel of an arm or a leg, against the limb's mean. */
export function limbFormAt({ field, lit }: LimbFormLight, i: number): number {
  const zone = field.zone[i]!;
  const { upper, lower, leg } = lit[zone === ZONE.leftArm || zone === ZONE.leftLeg ? 0 : 1]!;
  const [along, outward] = [shareAlongLimb(field, i), outwardOf(field, i)];
  if (!isArmZone(zone)) return readForm(leg, along, outward);
  const down = smoothstep(ELBOW[0], ELBOW[1], along);
  return lerp(readForm(upper, along, outward), readForm(lower, along, outward), down);
}

/** Light on legs in usual skin, read with {@link legLightAt}. */
export type LegLight = readonly { side: Side; lit: Lit }[];

export const lightLegs = (lights: SceneLights, sides: readonly Side[]): LegLight =>
  sides.map((side) => ({ side, lit: lightSide(side, lights).leg }));

/** By row of the picture and -1 … 1 from the picture's left edge of the leg to its right one. */
export function legLightAt(light: LegLight, which: 0 | 1, turn: number, y: number): number {
  const { side, lit } = light[which]!;
  const { hip, knee, ankle, sign } = side;
  const half =
    y < knee[1] ? (y - knee[1]) / (knee[1] - hip[1] || 1) : (y - knee[1]) / (ankle[1] - knee[1] || 1);
  return Math.exp(USUAL.power * readForm(lit, 0.5 + half / 2, turn * sign));
}

/** Of a limb that is not seen, and what belief in it weighs: pixels, with the spread that limbs usually have. */
const USUAL = { power: 0.7, pixels: 1500, light: 0.04, turn: 0.3 } as const;
const POWER = [0.25, 1.1] as const;
/** The steepest fall of light from the middle of a limb to its edge that its form does not tell. */
const STEEPEST = 0.4;

/** Brightness is light to this power, and falls by `side` toward the picture's left edge of a limb. */
export interface LimbShading {
  power: number;
  side: number;
}

/**
 * Least squares over the limbs that are seen, each by its own mean.
 * @param isSeen where bare skin of a limb is certain, and no hand.
 */
export function fitLimbShading(
  { data }: Picture,
  { zone, across }: Pick<LimbField, 'zone' | 'across'>,
  light: LimbFormLight,
  isSeen: (i: number) => boolean,
): LimbShading {
  const { pixels } = USUAL;
  let [ff, ft, tt] = [pixels * USUAL.light, 0, pixels * USUAL.turn];
  let [fy, ty] = [ff * USUAL.power, 0];
  const limbs = Array.from({ length: 7 }, () => ({ n: 0, f: 0, t: 0, y: 0 }));
  for (let i = 0; i < zone.length; i++) {
    if (zone[i]! < ZONE.leftArm || !isSeen(i)) continue;
    const of = limbs[zone[i]!]!;
    const [f, t] = [limbFormAt(light, i), (across[i]! / 255) * 2 - 1];
    const y = Math.log(Math.max(4, lumaAt(data, i)));
    of.n++;
    of.f += f;
    of.t += t;
    of.y += y;
    ff += f * f;
    ft += f * t;
    tt += t * t;
    fy += f * y;
    ty += t * y;
  }
  for (const { n, f, t, y } of limbs) {
    if (n === 0) continue;
    ff -= (f * f) / n;
    ft -= (f * t) / n;
    tt -= (t * t) / n;
    fy -= (f * y) / n;
    ty -= (t * y) / n;
  }
  const det = ff * tt - ft * ft;
  return {
    power: clamp((fy * tt - ty * ft) / det, ...POWER),
    side: clamp((ty * ff - fy * ft) / det, -STEEPEST, STEEPEST),
  };
}
