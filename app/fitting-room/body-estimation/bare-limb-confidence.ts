import { clamp, distance, lerp, lerpPoint, smoothstep, type Point } from '../pixels/pixels.ts';
import type { Hands } from './hands/find-hands.ts';
import type { Measured } from './shape/measure-body.ts';
import type { Limb, PhotoCapabilities } from './person.ts';
import type { Skeleton } from './skeleton.ts';

const least = (values: readonly number[]): number => Math.min(1, ...values);

/** Confidence of an arm whose hand is in a pocket: it is painted down to there, and ends in cloth. */
const POCKETED = 0.35;
/** Confidence of an arm with the hand on or before the hip. */
const CLOSE = 0.3;

function armShows(
  { joints }: Limb,
  isHandSeen: boolean,
  seen: readonly number[],
  skeleton: Skeleton,
): number {
  const [shoulder, elbow, wrist] = joints;
  const trunkHalf = distance(skeleton.arms[0][0], skeleton.arms[1][0]) * 0.42;
  const center = (skeleton.shoulders[0] + skeleton.hips[0]) / 2;
  const away = (p: Point) => smoothstep(0.55, 0.95, Math.abs(p[0] - center) / trunkHalf);
  const isLow = wrist[1] > lerp(skeleton.shoulders[1], skeleton.hips[1], 0.6);
  const free = Math.max(Math.min(away(wrist), away(elbow)), isLow ? CLOSE * away(elbow) : 0);
  const hangs = smoothstep(-0.2, 0.5, (elbow[1] - shoulder[1]) / (distance(shoulder, elbow) || 1));
  const hand = isHandSeen ? 1 : POCKETED;
  // Joints may be hidden from the pose model by their own sleeve: low visibility counts only half.
  return clamp(Math.min(hand, free, hangs), 0, 1) * lerp(0.5, 1, smoothstep(0.3, 0.8, least(seen)));
}

function legsShow({ legs }: Measured, skeleton: Skeleton): number {
  const order = (k: number): number => legs[1].joints[k]![0] - legs[0].joints[k]![0];
  const hips = Math.max(1, order(0));
  const apart = least([1, 2].map((k) => smoothstep(0.05, 0.5, order(k) / hips)));
  return apart * smoothstep(0.3, 0.8, least(skeleton.seenLegs.flatMap((seen) => seen.slice(0, 3))));
}

/** In statures: feet nearer to each other than this, aside and in height, are one: of the other nothing is seen. */
const ONE_FOOT = { aside: 0.02, up: 0.045 } as const;

function feetApart({ legs: [left, right], stature }: Skeleton): number {
  const [dx, dy] = [left[2][0] - right[2][0], left[2][1] - right[2][1]];
  return smoothstep(1.1, 1.3, Math.hypot(dx / ONE_FOOT.aside, dy / ONE_FOOT.up) / stature);
}

/** Steps along a forearm at which its sleeve is looked for, and how far beside its axis, in forearms. */
const STEPS = 10;
const BESIDE = [-0.12, 0, 0.12];
/** Share of a raised forearm that is cloth, at which it may still be taken off and wholly cannot. */
const SLEEVED = [0.6, 0.35] as const;

/** 0 for an arm in an old sleeve that rises above its shoulder. */
function hangsOrBare({ joints: [shoulder, elbow, wrist] }: Limb, isCloth: (at: Point) => boolean): number {
  if (wrist[1] > shoulder[1]) return 1;
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
  const looks = Array.from({ length: STEPS }, (_, k) => lerpPoint(elbow, wrist, (k + 0.5) / STEPS)).flatMap(
    ([x, y]) => BESIDE.map((aside) => isCloth([x - dy * aside, y + dx * aside])),
  );
  return smoothstep(...SLEEVED, looks.filter(Boolean).length / looks.length);
}

/**
 * @param hairOverChest share of the chest that hair hides, 0..1.
 * @param isCloth of old clothes, at a point of the crop
 */
export function photoCapabilities(
  skeleton: Skeleton,
  measured: Measured,
  hands: Hands,
  hairOverChest: number,
  isCloth: (at: Point) => boolean,
): PhotoCapabilities {
  const arms = least(
    measured.arms.map((arm, k) =>
      armShows(arm, hands.seen[k as 0 | 1] !== null, skeleton.seenArms[k as 0 | 1], skeleton),
    ),
  );
  const hair = 1 - smoothstep(0.05, 0.35, hairOverChest);
  const areOutlined = hands.seen.every((hand) => !hand || hand.outlined);
  const raised = measured.arms.map((arm) => hangsOrBare(arm, isCloth));
  return {
    bareArms: Math.min(arms, ...raised, 0.4 + 0.6 * hair),
    bareLegs: legsShow(measured, skeleton),
    feetApart: feetApart(measured.skeleton),
    // Up to a hand whose outline is known a new sleeve goes as the old one did; beside it one that colors alone tell is none.
    armsDown: least(raised.map((down, k) => (areOutlined && hands.seen[k as 0 | 1] ? 1 : down))),
    openNeck: hair,
    hands: 1,
  };
}
