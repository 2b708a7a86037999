// What this photo can carry: how surely the limbs are known that a look would bare.
import { clamp, distance, smoothstep } from '../pixels/pixels.ts';
import type { Measured } from './measure.ts';
import type { Limb, Shows } from './person.ts';
import type { Scene } from './scene.ts';
import type { Skeleton } from './skeleton.ts';

const least = (values: readonly number[]): number => Math.min(1, ...values);

/** The hand is seen past the wrist, and the arm hangs free of the trunk. */
function armShows(scene: Scene, { joints }: Limb, seen: readonly number[], skeleton: Skeleton): number {
  const [shoulder, elbow, wrist, knuckle] = joints as [
    (typeof joints)[0],
    (typeof joints)[0],
    (typeof joints)[0],
    (typeof joints)[0],
  ];
  let skin = 0;
  for (let k = 0; k <= 6; k++) {
    const t = k / 6;
    const [x, y] = [wrist[0] + (knuckle[0] - wrist[0]) * t, wrist[1] + (knuckle[1] - wrist[1]) * t];
    skin = Math.max(skin, scene.confidence('skin', x, y) / 255);
  }
  const trunkHalf = distance(skeleton.arms[0][0], skeleton.arms[1][0]) * 0.42;
  const centre = (skeleton.shoulders[0] + skeleton.hips[0]) / 2;
  const away = (p: readonly [number, number]) => smoothstep(0.55, 0.95, Math.abs(p[0] - centre) / trunkHalf);
  const free = Math.min(away(wrist), away(elbow));
  const hangs = smoothstep(-0.2, 0.5, (elbow[1] - shoulder[1]) / (distance(shoulder, elbow) || 1));
  return clamp(Math.min(smoothstep(0.2, 0.6, skin), free, hangs) * smoothstep(0.3, 0.8, least(seen)), 0, 1);
}

/** Legs that stand side by side, knees and ankles apart. */
function legsShow({ legs }: Measured, skeleton: Skeleton): number {
  const order = (k: number): number => legs[1].joints[k]![0] - legs[0].joints[k]![0];
  const hips = Math.max(1, order(0));
  const apart = least([1, 2].map((k) => smoothstep(0.05, 0.5, order(k) / hips)));
  return apart * smoothstep(0.3, 0.8, least(skeleton.seenLegs.flatMap((seen) => seen.slice(0, 3))));
}

/** @param hairOverChest 0..1 share of the chest that hair hides. */
export function showsOf(scene: Scene, skeleton: Skeleton, measured: Measured, hairOverChest: number): Shows {
  const arms = least(
    measured.arms.map((arm, k) => armShows(scene, arm, skeleton.seenArms[k as 0 | 1], skeleton)),
  );
  const legs = legsShow(measured, skeleton);
  const hair = 1 - smoothstep(0.05, 0.35, hairOverChest);
  return {
    bareArms: Math.min(arms, 0.4 + 0.6 * hair),
    bareLegs: legs,
    slimLegs: legs,
    openNeck: hair,
  };
}
