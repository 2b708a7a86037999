import type { BodyModel } from '../person/body-model.ts';
import { rowHalfWidth } from '../person/measures/row-spans.ts';
import { PART } from './layer.ts';
import type { Cut } from './piece.ts';
import { clamp, lerp, type Point } from '../pixels/pixels.ts';

const angleAt = (u: number): number => Math.asin(clamp((u - 0.5) * 2, -1, 1));
/** Angles by the place across: on a limb, and round the body, where a seam takes the rest. */
const STEPS = 255;
const ON_LIMB = Float64Array.from({ length: STEPS + 1 }, (_, k) => angleAt(k / STEPS));
const ROUND_BODY = Float64Array.from({ length: STEPS + 1 }, (_, k) => angleAt((k / STEPS) * 0.94 + 0.03));

const stepOf = (u: number): number => Math.floor(clamp(u, 0, 1) * STEPS);
const onLimb = (u: number): number => ON_LIMB[stepOf(u)]!;
const roundBody = (u: number): number => ROUND_BODY[stepOf(u)]!;

export interface ClothPoint {
  /** Reused: a new pair per pixel would be most of a render's garbage. */
  a: number;
  b: number;
  readonly grain: number;
  readonly size: number;
  readonly middle: number;
  readonly shoulder: number;
  readonly hips: Point;
  /** A quarter of the hips' width: from their middle to that of a leg. */
  readonly hipQuarter: number;
  readonly girth: number;
  readonly sleeveLength: number;
  readonly legLength: number;
  readonly armRadius: readonly number[];
  readonly legRadius: readonly number[];
}

/** @param cut of the garment: the legs of shorts hold as much print as they are long */
export function clothPoint({ frame }: BodyModel, cut?: Cut): ClothPoint {
  const shorts = cut?.kind === 'trousers' && cut.hem < frame.knees[1];
  const grain = 1000 / frame.size;
  return {
    a: 0,
    b: 0,
    grain,
    size: frame.size,
    middle: frame.shoulders[0],
    shoulder: frame.shoulders[1],
    hips: frame.hips,
    hipQuarter: rowHalfWidth(frame.outline(1)) / 2,
    girth: frame.shoulderWidth * 0.5 * grain,
    sleeveLength: frame.torso * 1.15 * grain,
    legLength: ((shorts ? cut.hem : frame.ankles[1]) - frame.hips[1]) * grain,
    armRadius: frame.sides.map((side) => side.upperArm * grain),
    legRadius: frame.sides.map((side) => side.kneeRadius * grain),
  };
}

export function toCloth(cloth: ClothPoint, part: number, x: number, y: number, u: number, v: number): void {
  switch (part) {
    case PART.leftSleeve:
    case PART.rightSleeve:
      cloth.a = onLimb(u) * cloth.armRadius[part === PART.leftSleeve ? 0 : 1]!;
      cloth.b = v * cloth.sleeveLength;
      return;
    case PART.leftLeg:
    case PART.rightLeg:
      cloth.a = onLimb(u) * cloth.legRadius[part === PART.leftLeg ? 0 : 1]!;
      cloth.b = v * cloth.legLength;
      return;
    case PART.waist: {
      // Cut in one with the legs: each pattern goes straight up from its middle.
      const k = x < cloth.hips[0] ? 0 : 1;
      const fromMiddle = (x - cloth.hips[0]) / cloth.hipQuarter;
      cloth.a = (fromMiddle + (k === 0 ? 1 : -1)) * cloth.legRadius[k]!;
      cloth.b = (y - cloth.hips[1]) * cloth.grain;
      return;
    }
    default: {
      const bulge = (1 - (2 * u - 1) ** 2) * cloth.size * 0.009;
      const flat = (x - cloth.middle) * cloth.grain;
      cloth.a = lerp(flat, roundBody(u) * cloth.girth, 0.55);
      cloth.b = (y - bulge - cloth.shoulder) * cloth.grain;
    }
  }
}
