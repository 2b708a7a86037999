import { expect, test } from 'vitest';
import { ZONE, type LimbField } from '../../body-estimation/limbs/limb-coordinates.ts';
import { STUDIO, type SceneLights } from '../../person/light-and-color/scene-lights.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import type { Point } from '../../pixels/pixels.ts';
import { fitLimbShading, limbFormAt, lightLimbs } from './limb-form.ts';

const [WIDE, TALL] = [64, 200];

/** A limb that fills the picture, from edge to edge and from end to end. */
function fieldOf(zone: number): LimbField {
  const [across, along] = [new Uint8Array(WIDE * TALL), new Uint16Array(WIDE * TALL)];
  for (let i = 0; i < across.length; i++) {
    across[i] = ((i % WIDE) / (WIDE - 1)) * 255;
    along[i] = (Math.floor(i / WIDE) / TALL) * 12_000;
  }
  return { zone: new Uint8Array(across.length).fill(zone), across, along };
}

/** Straight down to the elbow, the forearm on toward `wrist`. */
const sidesOf = (wrist: Point): Side[] =>
  ([-1, 1] as const).map(
    (sign) =>
      ({ sign, shoulder: [0, 0], elbow: [0, 100], wrist: [wrist[0] * sign, wrist[1]] }) as unknown as Side,
  );
const HANGING = sidesOf([0, 200]);

const at = (share: number, along: number): number =>
  Math.floor(along * TALL) * WIDE + Math.round(share * (WIDE - 1));
const FROM_LEFT: SceneLights = { left: 0.5, front: 0.3, right: 0.03, top: 0.07, ambient: 0.1 };

test('a limb is light where its light comes from, left and right ones alike', () => {
  const fromRight = { ...FROM_LEFT, left: FROM_LEFT.right, right: FROM_LEFT.left };
  for (const [left, right] of [
    [ZONE.leftArm, ZONE.rightArm],
    [ZONE.leftLeg, ZONE.rightLeg],
  ] as const) {
    const one = lightLimbs(fieldOf(left), FROM_LEFT, HANGING);
    const other = lightLimbs(fieldOf(right), fromRight, HANGING);
    for (const along of [0.35, 0.65, 0.8]) {
      expect(limbFormAt(one, at(0.15, along)), `${left} at ${along}`).toBeGreaterThan(
        limbFormAt(one, at(0.85, along)) + 0.3,
      );
      expect(limbFormAt(one, at(0.15, along))).toBeCloseTo(limbFormAt(other, at(0.85, along)), 2);
    }
  }
});

test('a leg has a form: a knee, and rims that are darker than its middle', () => {
  const light = lightLimbs(fieldOf(ZONE.leftLeg), STUDIO, HANGING);
  const under = limbFormAt(light, at(0.8, 0.5));
  expect(Math.min(limbFormAt(light, at(0.8, 0.38)), limbFormAt(light, at(0.8, 0.6)))).toBeGreaterThan(
    under + 0.02,
  );
  expect(limbFormAt(light, at(0.5, 0.75))).toBeGreaterThan(limbFormAt(light, at(0.02, 0.75)) + 0.1);
});

test('a forearm before the body is lit from above at its upper edge', () => {
  const top: SceneLights = { left: 0.03, front: 0.3, right: 0.03, top: 0.54, ambient: 0.1 };
  const across = (sides: readonly Side[]): number => {
    const light = lightLimbs(fieldOf(ZONE.rightArm), top, sides);
    return limbFormAt(light, at(0.1, 0.75)) - limbFormAt(light, at(0.9, 0.75));
  };
  // It leads inward and down: its inner edge is the upper one.
  expect(across(sidesOf([-90, 130]))).toBeGreaterThan(across(HANGING) + 0.15);
});

/** A picture of the limb whose light is `power` of its form's, and falls by `side`. */
function shadingOf(power: number, side: number, isSeen: (i: number) => boolean) {
  const field = fieldOf(ZONE.leftLeg);
  const light = lightLimbs(field, STUDIO, HANGING);
  const data = new Uint8ClampedArray(WIDE * TALL * 4);
  for (let i = 0; i < WIDE * TALL; i++) {
    const value = 130 * Math.exp(power * limbFormAt(light, i) + side * ((field.across[i]! / 255) * 2 - 1));
    data.set([value, value, value, 255], i * 4);
  }
  return fitLimbShading({ data, width: WIDE, height: TALL }, field, light, isSeen);
}

test('how much form a photo shows is measured on limbs that are seen', () => {
  const flat = shadingOf(0.3, 0, () => true);
  expect(flat.power).toBeLessThan(0.5);
  const hard = shadingOf(1, 0.2, () => true);
  expect(hard.power).toBeGreaterThan(0.85);
  expect(hard.side).toBeCloseTo(0.2, 1);
});

test('without any it is as usual', () => {
  expect(shadingOf(1, 0.2, () => false)).toEqual({ power: expect.closeTo(0.7, 5), side: 0 });
});
