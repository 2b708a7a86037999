import { expect, test } from 'vitest';
import { loadPerson } from '../../../tests/people/load-person.ts';
import { distance, type Point } from '../pixels/pixels.ts';
import { photoCapabilities } from './bare-limb-confidence.ts';
import { buildPhotoScene } from './photo-scene.ts';
import type { Hands } from './hands/find-hands.ts';
import type { Limb } from './person.ts';
import { measureBody } from './shape/measure-body.ts';
import { buildSkeleton } from './skeleton.ts';

/** Where on a raised forearm: 0 elbow … 1 wrist, and beside its axis in forearms. */
type On = (along: number, aside: number) => boolean;

const NO_HANDS = { mask: new Uint8Array(), cloth: new Uint8Array(), seen: [null, null] } as const;

test('a foot before the other is one of two; where one hides the other wholly they are one', async () => {
  const { photo, bodyMap } = await loadPerson('w03-plus-hoodie', 384, 576);
  const scene = buildPhotoScene(photo, bodyMap);
  const skeleton = buildSkeleton(scene);
  const measured = measureBody(scene, skeleton, () => 'background');
  const feetApart = (aside: number, up: number): number => {
    const [left, [hip, knee, , toe]] = measured.skeleton.legs;
    const { stature } = measured.skeleton;
    const near: Point = [left[2][0] + aside * stature, left[2][1] + up * stature];
    const legs = [left, [hip, knee, near, toe]] as const;
    const standing = { ...measured, skeleton: { ...measured.skeleton, legs } };
    return photoCapabilities(skeleton, standing, NO_HANDS, 0, () => false).feetApart;
  };
  expect(feetApart(0.015, 0.05)).toBe(1);
  expect(feetApart(0.05, 0)).toBe(1);
  expect(feetApart(0.01, 0.03)).toBe(0);
});

test('a raised forearm is in a sleeve only where cloth covers its breadth', async () => {
  const { photo, bodyMap } = await loadPerson('w03-plus-hoodie', 384, 576);
  const scene = buildPhotoScene(photo, bodyMap);
  const skeleton = buildSkeleton(scene);
  const measured = measureBody(scene, skeleton, () => 'background');
  const [hanging, other] = measured.arms;
  const [shoulder, elbow] = hanging.joints;
  const length = distance(shoulder, elbow) * 1.5;
  const wrist: Point = [elbow[0], elbow[1] - length];
  const raised: Limb = { ...hanging, joints: [shoulder, elbow, wrist, wrist] };
  const outlined = { entry: wrist, tip: wrist, cuffed: true, area: 900, outlined: true };
  const shows = (isCloth: On, hands: Hands) => {
    const on = ([x, y]: Point): boolean =>
      isCloth((elbow[1] - y) / length, Math.abs(x - elbow[0]) < 1 ? 0 : (x - elbow[0]) / length);
    return photoCapabilities(skeleton, { ...measured, arms: [raised, other] }, hands, 0, on);
  };
  const armsDown = (isCloth: On): number => shows(isCloth, NO_HANDS).armsDown;
  expect(armsDown(() => true)).toBe(0);
  expect(armsDown((along) => along < 0.2)).toBe(1);
  expect(armsDown((along, aside) => along < 0.7 && aside >= 0)).toBeGreaterThan(0.15);
  // A new sleeve goes up to a hand whose outline is known; a bare arm would be made up.
  expect(shows(() => true, { ...NO_HANDS, seen: [outlined, null] })).toMatchObject({
    armsDown: 1,
    bareArms: 0,
  });
});
