import { blurInto } from '../../pixels/blur.ts';
import { contentBounds } from '../../pixels/content-bounds.ts';
import {
  pixelBox,
  clamp,
  distance,
  lerp,
  lerpPoint,
  smoothstep,
  unitVector,
  cropPlane,
} from '../../pixels/pixels.ts';
import type { Point } from '../../pixels/pixels.ts';
import { polyline } from '../../pixels/paths.ts';
import { raiseMask } from '../../pixels/mask-union.ts';
import { curve, fillMask } from '../../pixels/polygons.ts';
import type { FoundHand } from '../hands/find-hands.ts';
import type { WidthName } from './anthropometry.ts';
import { estimatedWidth, type Build } from './body-build.ts';
import { NECK_FRONT_RATIO, type Measured } from './measure-body.ts';
import { probeEdges } from './edge-probe.ts';
import { limbHalfWidth, type Limb } from '../person.ts';
import type { Skeleton } from '../skeleton.ts';
import type { PhotoScene } from '../photo-scene.ts';
import { disc, limbOutlines, closedOutline, stationEdges } from './limb-outlines.ts';
import { trimNeck } from './trim-neck.ts';

/** Head breadth over the ears as a camera sees it, against the published breadth of the skull. */
const SEEN_HEAD = 1.09;

const pixelsOf = (build: Build, name: WidthName, share: number, stature: number): number =>
  (estimatedWidth(build, name).width * share * stature) / 100;

/** Weight of the face against the build: heads vary little with it. */
const FACE_BELIEVED = 0.75;

function headOutline({ crown, eyes, mouth, ears, stature, headBreadth }: Skeleton, build: Build): Point[][] {
  const usual = pixelsOf(build, 'head', SEEN_HEAD, stature);
  const half = lerp(usual, clamp(headBreadth, usual * 0.75, usual * 1.25), FACE_BELIEVED) / 2;
  const middle = ears[0] - (eyes[0] - ears[0]) * 0.3;
  const chin: Point = [lerp(middle, mouth[0], 0.6), lerp(eyes[1], mouth[1], 1.8)];
  const top: Point = [middle + (crown[0] - ears[0]), crown[1]];
  const tall = Math.max(distance(top, chin), stature * 0.11);
  const tilt = Math.atan2(chin[0] - top[0], chin[1] - top[1]);
  const at = (share: number): Point => lerpPoint(top, chin, share);
  return [disc(at(0.43), half, tall * 0.43, -tilt), disc(at(0.62), half * 0.8, tall * 0.4, -tilt)];
}

/** Height of the shoulder's slope above the joints, by share of the way to one; shares of stature. */
const SLOPE = [0.46, -0.061, 0.6, -0.052, 0.7, -0.047, 0.8, -0.043, 0.9, -0.038, 1, -0.032];
const ROUND = [0.35, -0.024, 0.7, -0.01, 0.92, 0.015]; // shares of the upper arm's half width
/** The shoulder's round down the arm, along its axis: shares of the upper arm's half width. */
const BALL = [0.94, 0.035, 0.88, 0.055, 0.7, 0.085];

function neckOutline(measured: Measured): Point[] {
  const { build, arms, skeleton } = measured;
  const { mouth, eyes, ears, shoulders, stature, hips } = skeleton;
  const half = pixelsOf(build, 'neck', NECK_FRONT_RATIO, stature) / 2;
  const axis = unitVector(shoulders, hips);
  const across: Point = [axis[1], -axis[0]];
  const put = (side: number, below: number): Point => [
    shoulders[0] + across[0] * side + axis[0] * below,
    shoulders[1] + across[1] * side + axis[1] * below,
  ];
  const head: Point = [lerp(ears[0], mouth[0], 0.3), lerp(eyes[1], mouth[1], 1.2)];
  const side = (sign: -1 | 1, { joints: [joint, elbow], stations: [upperArm] }: Limb): Point[] => {
    const [ux, uy] = unitVector(joint, elbow);
    const down = (out: number, below: number): Point => [
      joint[0] + ux * below * stature + sign * uy * out,
      joint[1] + uy * below * stature - sign * ux * out,
    ];
    const reach = Math.abs((joint[0] - shoulders[0]) * across[0] + (joint[1] - shoulders[1]) * across[1]);
    const rise = (joint[0] - shoulders[0]) * axis[0] + (joint[1] - shoulders[1]) * axis[1];
    const round = limbHalfWidth(upperArm!);
    const base = put(sign * half * 1.04, -stature * 0.078);
    return [
      [head[0] + sign * half * 1.02, head[1]],
      ...curve([
        [lerp(head[0] + sign * half, base[0], 0.7), lerp(head[1], base[1], 0.7)],
        base,
        ...polyline((share, above) => {
          return put(sign * Math.max(reach * share, half * 1.2), rise * share + above * stature);
        }, SLOPE),
        ...polyline((share, below) => put(sign * (reach + round * share), rise + below * stature), ROUND),
        ...polyline((share, below) => down(round * share, below), BALL),
      ]),
      down(0, 0.1),
      put(sign * reach, rise + stature * 0.06),
    ];
  };
  return [...side(-1, arms[0]), ...side(1, arms[1]).reverse()];
}

function trunkOutline({ skeleton, trunk, legs, arms }: Measured): Point[] {
  const { shoulders, hips, stature } = skeleton;
  const rim = stationEdges([shoulders, hips], trunk.stations);
  const top = trunk.stations[0]!;
  const pit = (arm: Limb, edge: Point): Point[] => {
    const joint = arm.joints[0];
    return [
      [joint[0], joint[1] + stature * 0.015],
      [lerp(joint[0], edge[0], 0.35), lerp(joint[1], top.at[1], 0.8)],
    ];
  };
  const crotch: Point = [(legs[0].joints[0][0] + legs[1].joints[0][0]) / 2, hips[1] + stature * 0.044];
  return [
    ...curve([...pit(arms[0], rim.left[0]!), ...rim.left]),
    crotch,
    ...curve([...pit(arms[1], rim.right[0]!), ...rim.right]).reverse(),
  ];
}

function handOutline({ joints, stations }: Limb, stature: number, seen: boolean): Point[] {
  const wrist = stations[stations.length - 1]!;
  const [, , w, knuckle] = joints;
  const away = distance(w, knuckle) || 1;
  const reach = clamp(away, stature * 0.025, stature * 0.06);
  const tip = lerpPoint(w, knuckle, (reach / away) * (seen ? 0.7 : 1.75));
  const middle = lerpPoint(wrist.at, tip, 0.45);
  const half = wrist.left * 1.25;
  const mitten = [
    { ...wrist },
    { at: middle, left: half, right: half },
    { at: lerpPoint(wrist.at, tip, 0.8), left: half * 0.7, right: half * 0.7 },
    { at: tip, left: half * 0.25, right: half * 0.25 },
  ];
  return closedOutline(stationEdges(joints, mitten));
}

/** Half the breadth of a bare foot at the ball, and the leather around it; shares of stature. */
const FOOT = { half: 0.0255, leather: 0.007 };

function footOutline(scene: PhotoScene, { joints, stations }: Limb, { floor, stature }: Skeleton): Point[] {
  const ankle = stations[stations.length - 1]!;
  const toe = joints[3];
  const low = Math.min(toe[1] + stature * 0.012, floor + stature * 0.004);
  const level = (share: number, half: number) => {
    const at: Point = [lerp(ankle.at[0], toe[0], share), lerp(ankle.at[1], low, share)];
    const edges = probeEdges(scene, at, [1, 0], stature * 0.05, stature * 0.05, () => false);
    if (!edges || !edges.left.open || !edges.right.open) return { at, left: half, right: half };
    const shift = (edges.right.reach - edges.left.reach) / 2;
    const seen = (edges.left.reach + edges.right.reach) / 2 - FOOT.leather * stature;
    const kept = clamp(half, 0, Math.max(seen, half * 0.6));
    return { at: [at[0] + shift, at[1]] as Point, left: kept, right: kept };
  };
  const half = FOOT.half * stature;
  return closedOutline(
    stationEdges(joints, [
      ankle,
      level(0.4, (ankle.left + half) / 2),
      level(0.72, half),
      level(0.9, half),
      level(1, half * 0.75),
    ]),
  );
}

/** How far around a joint its outer outline is rounded, and how softly; shares of stature. */
const ROUNDED = {
  shoulder: { up: 0.045, down: 0.1 },
  hip: { up: 0.05, down: 0.11 },
  out: 0.085,
  soft: 0.013,
};

type Plane = Pick<PhotoScene, 'width' | 'height'>;

interface Joint {
  at: Point;
  next: Point;
  /** -1 the picture's left, 1 its right. */
  sign: -1 | 1;
  up: number;
  down: number;
  stature: number;
}

function roundJoint(mask: Uint8Array, { width, height }: Plane, joint: Joint): void {
  const { at, up, down, stature } = joint;
  const [x, y] = at;
  const reach = ROUNDED.out * stature;
  const [top, low] = [y - up * stature * 1.6, y + down * stature * 1.3];
  const box = pixelBox(x - reach, top, x + reach, low, width, height);
  const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0];
  if (wide < 3 || high < 3) return;
  const soft = cropPlane(mask, width, box);
  blurInto(soft, soft, wide, high, ROUNDED.soft * stature);
  for (let v = 0; v < high; v++)
    roundRow(joint, soft.subarray(v * wide, (v + 1) * wide), box.x0, box.y0 + v, mask, width);
}

/** From column `left` of row `py`, as long as `soft` is. */
function roundRow(
  { at: [x, y], next, sign, up, down, stature }: Joint,
  soft: Uint8Array,
  left: number,
  py: number,
  mask: Uint8Array,
  width: number,
): void {
  const t = clamp((py - y) / Math.max(1, next[1] - y), 0, 1);
  const above = smoothstep(-up * 1.3, -up, (py - y) / stature);
  const below = smoothstep(down, down * 0.7, (py - y) / stature);
  for (let u = 0; u < soft.length; u++) {
    const out = ((left + u - lerp(x, next[0], t)) * sign) / stature;
    const on = smoothstep(0, 0.012, out) * above * below;
    const i = py * width + left + u;
    mask[i] = lerp(mask[i]!, smoothstep(0.42, 0.58, soft[u]! / 255) * 255, on);
  }
}

export function roundJoints(
  mask: Uint8Array,
  plane: Plane,
  { arms, legs, skeleton: { stature } }: Pick<Measured, 'arms' | 'legs' | 'skeleton'>,
): void {
  for (const k of [0, 1] as const) {
    const sign = k === 0 ? -1 : 1;
    const [shoulder, elbow] = arms[k].joints;
    const [hip, knee] = legs[k].joints;
    roundJoint(mask, plane, { at: shoulder, next: elbow, sign, stature, ...ROUNDED.shoulder });
    roundJoint(mask, plane, { at: hip, next: knee, sign, stature, ...ROUNDED.hip });
  }
}

/** Changes `mask`. */
function withoutWall(mask: Uint8Array, from: number, wall: Float64Array): void {
  for (let x = 0; x < wall.length; x++)
    if (mask[from + x]! > 0 && wall[x]! > 100) mask[from + x]! *= 1 - smoothstep(100, 155, wall[x]!);
}

/**
 * 0..255 on the crop, never outside of what is seen of the person.
 * @param handOf the hand that was seen at the picture's left (0) or right (1) arm.
 * @param bare 0..255: seen skin of face, hands, limbs and feet, which is taken as it is.
 */
export function paintSilhouette(
  scene: PhotoScene,
  measured: Measured,
  bare: Uint8Array | null,
  handOf: (side: 0 | 1) => FoundHand | null,
): Uint8Array {
  const { width, height } = scene;
  const { skeleton } = measured;
  const mask = new Uint8Array(width * height);
  const outlines = [
    ...headOutline(skeleton, measured.build),
    neckOutline(measured),
    trunkOutline(measured),
    ...[...measured.arms, ...measured.legs].flatMap(limbOutlines),
    ...measured.arms.flatMap((arm, k) => {
      const hand = handOf(k as 0 | 1);
      return hand?.outlined ? [] : [handOutline(arm, skeleton.stature, hand !== null)];
    }),
    ...measured.legs.map((leg) => footOutline(scene, leg, skeleton)),
  ];
  for (const outline of outlines) fillMask(mask, outline, width, height);
  roundJoints(mask, scene, measured);
  if (bare) raiseMask(mask, bare);
  const wall = new Float64Array(width);
  const content = contentBounds(mask, width, height);
  for (let y = content?.y0 ?? 0; y < (content?.y1 ?? 0); y++) {
    scene.confidencesOf('background', y, wall);
    withoutWall(mask, y * width, wall);
  }
  trimNeck(mask, scene, skeleton, bare);
  return mask;
}
