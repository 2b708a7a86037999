// Where on the cloth a pixel lies: patterns and weaves follow limb and torso.
import type { BodyModel } from '../person/analyse.ts';
import { PART } from './layer.ts';
import { clamp, lerp } from '../pixels/pixels.ts';

const angleAt = (u: number): number => Math.asin(clamp((u - 0.5) * 2, -1, 1));
/** A layer keeps 256 steps across: the angle at each, on a limb and round the body, where a seam takes the rest. */
const ON_LIMB = Float64Array.from({ length: 256 }, (_, k) => angleAt(k / 255));
const ROUND_BODY = Float64Array.from({ length: 256 }, (_, k) => angleAt((k / 255) * 0.94 + 0.03));
const stepOf = (u: number): number => Math.round(u * 255);

/** Turns a pixel into a point of the cloth, in grains, so that patterns follow limb and torso. */
export function clothPoint(model: BodyModel) {
  const { frame } = model;
  const grain = 1000 / frame.size;
  const sleeveLength = frame.torso * 1.15 * grain;
  const legLength = (frame.ankles[1] - frame.hips[1]) * grain;
  const girth = frame.shoulderWidth * 0.5 * grain;
  const armRadius = frame.sides.map((side) => side.upperArm * grain);
  const legRadius = frame.sides.map((side) => side.kneeRadius * grain);
  // Filled anew for each pixel: a fresh pair per pixel would be most of a render's garbage.
  const point = { a: 0, b: 0 };
  const at = (a: number, b: number) => {
    point.a = a;
    point.b = b;
    return point;
  };
  return (part: number, x: number, y: number, u: number, v: number): typeof point => {
    const step = stepOf(u);
    const isStep = step / 255 === u;
    switch (part) {
      case PART.leftSleeve:
      case PART.rightSleeve:
        return at(
          (isStep ? ON_LIMB[step]! : angleAt(u)) * armRadius[part === PART.leftSleeve ? 0 : 1]!,
          v * sleeveLength,
        );
      case PART.leftLeg:
      case PART.rightLeg:
        return at(
          (isStep ? ON_LIMB[step]! : angleAt(u)) * legRadius[part === PART.leftLeg ? 0 : 1]!,
          v * legLength,
        );
      default: {
        const bulge = (1 - (2 * u - 1) ** 2) * frame.size * 0.009;
        const flat = (x - frame.shoulders[0]) * grain;
        // Round the body a pattern crowds towards the sides, and a skirt's widens with it.
        const wrapped = (isStep ? ROUND_BODY[step]! : angleAt(u * 0.94 + 0.03)) * girth;
        return at(lerp(flat, wrapped, 0.55), (y - bulge - frame.shoulders[1]) * grain);
      }
    }
  };
}
