// The silhouette of the bare body, painted from its stations: trunk, limbs, neck, head, hands and feet.
import { clamp, distance, lerp, lerpPoint, smoothstep } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve, fillMask } from '../pixels/shapes.ts';
import { widthIn } from './build.ts';
import type { Build } from './build.ts';
import type { Measured } from './measure.ts';
import type { Limb, Station } from './person.ts';
import { normalAt } from './skeleton.ts';
import type { Skeleton } from './skeleton.ts';
import type { Scene } from './scene.ts';

interface Rim {
  left: Point[];
  right: Point[];
}

function rimOf(joints: readonly Point[], stations: readonly Pick<Station, 'at' | 'left' | 'right'>[]): Rim {
  const rim: Rim = { left: [], right: [] };
  stations.forEach(({ at, left, right }, k) => {
    const before = stations[Math.max(0, k - 1)]!.at;
    const after = stations[Math.min(stations.length - 1, k + 1)]!.at;
    const length = distance(before, after);
    const across: Point =
      length > 1 ? [(after[1] - before[1]) / length, -(after[0] - before[0]) / length] : normalAt(joints, 0);
    rim.left.push([at[0] - across[0] * left, at[1] - across[1] * left]);
    rim.right.push([at[0] + across[0] * right, at[1] + across[1] * right]);
  });
  return rim;
}

const outlineOf = ({ left, right }: Rim): Point[] => [...curve(left), ...curve([...right].reverse())];

function disc(centre: Point, rx: number, ry: number, tilt = 0): Point[] {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  return Array.from({ length: 40 }, (_, k): Point => {
    const angle = (k / 40) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
  });
}

/** Pixels of a share of stature as a width. */
const sized = (build: Build, name: 'head' | 'neck' | 'shoulders', share: number, stature: number): number =>
  (widthIn(build, name).width * share * stature) / 100;

/** Share of the published breadth that is seen from the front at usual distances. */
export const SEEN_HEAD = 1.0;
export const SEEN_NECK = 0.98;
export const SEEN_SHOULDERS = 0.96;

function headOutline({ crown, eyes, mouth, stature }: Skeleton, build: Build): Point[][] {
  const half = sized(build, 'head', SEEN_HEAD, stature) / 2;
  const chin: Point = lerpPoint(eyes, mouth, 1.75);
  const tall = Math.max(distance(crown, chin), stature * 0.11);
  const tilt = Math.atan2(chin[0] - crown[0], chin[1] - crown[1]);
  const down: Point = [(chin[0] - crown[0]) / tall, (chin[1] - crown[1]) / tall];
  const at = (share: number): Point => [crown[0] + down[0] * tall * share, crown[1] + down[1] * tall * share];
  return [disc(at(0.4), half, tall * 0.4, -tilt), disc(at(0.6), half * 0.86, tall * 0.4, -tilt)];
}

/** Neck and the slope to the shoulders, from the chin to the chest. */
function neckOutline(skeleton: Skeleton, { build, arms }: Measured): Point[] {
  const { eyes, mouth, shoulders, stature, hips } = skeleton;
  const half = sized(build, 'neck', SEEN_NECK, stature) / 2;
  const down = distance(shoulders, hips) || 1;
  const axis: Point = [(hips[0] - shoulders[0]) / down, (hips[1] - shoulders[1]) / down];
  const across: Point = [axis[1], -axis[0]];
  const top = lerpPoint(eyes, mouth, 1.4);
  const base: Point = [shoulders[0] - axis[0] * stature * 0.062, shoulders[1] - axis[1] * stature * 0.062];
  const put = (from: Point, side: number, away: number, below = 0): Point => [
    from[0] + across[0] * side * away + axis[0] * below,
    from[1] + across[1] * side * away + axis[1] * below,
  ];
  const side = (sign: -1 | 1, joint: Point, deltoid: Station): Point[] => {
    const reach = Math.abs((joint[0] - shoulders[0]) * across[0] + (joint[1] - shoulders[1]) * across[1]);
    const rise = (joint[0] - shoulders[0]) * axis[0] + (joint[1] - shoulders[1]) * axis[1];
    return curve([
      put(top, sign, half * 0.95),
      put(base, sign, half * 1.02),
      put(base, sign, half * 1.35, stature * 0.018),
      put(shoulders, sign, reach * 0.62, rise * 0.6 - stature * 0.031),
      put(shoulders, sign, reach * 0.98, rise - stature * 0.02),
      put(shoulders, sign, reach + deltoid.right * 0.72, rise + stature * 0.004),
      put(shoulders, sign, reach * 0.9, rise + stature * 0.06),
    ]);
  };
  const left = side(-1, arms[0].joints[0]!, arms[0].stations[0]!);
  const right = side(1, arms[1].joints[0]!, arms[1].stations[0]!);
  return [...left, ...right.reverse()];
}

/** Trunk from the arm pits to the crotch. */
function trunkOutline(skeleton: Skeleton, { trunk, legs }: Measured): Point[] {
  const { shoulders, hips, stature } = skeleton;
  const rim = rimOf([shoulders, hips], trunk.stations);
  const down: Point = [hips[0] - shoulders[0], hips[1] - shoulders[1]];
  const top = trunk.stations[0]!;
  const lift = (point: Point, share: number): Point => [
    point[0] - down[0] * share,
    point[1] - down[1] * share,
  ];
  const chestTop: Rim = {
    left: [lift([top.at[0] - top.left, top.at[1]], 0.16), ...rim.left],
    right: [lift([top.at[0] + top.right, top.at[1]], 0.16), ...rim.right],
  };
  const crotch: Point = [(legs[0].joints[0]![0] + legs[1].joints[0]![0]) / 2, hips[1] + stature * 0.055];
  return [...curve(chestTop.left), crotch, ...curve([...chestTop.right].reverse())];
}

function limbOutlines({ joints, stations }: Limb): Point[][] {
  const last = stations[stations.length - 1]!;
  return [
    outlineOf(rimOf(joints, stations)),
    disc(last.at, (last.left + last.right) / 2, (last.left + last.right) / 2),
  ];
}

/** A hanging hand seen from its side: a mitten from the wrist past the knuckle. */
function handOutline({ joints, stations }: Limb, stature: number): Point[] {
  const wrist = stations[stations.length - 1]!;
  const [, , w, knuckle] = joints as [Point, Point, Point, Point];
  const away = distance(w, knuckle) || 1;
  const reach = clamp(away, stature * 0.025, stature * 0.06);
  const tip = lerpPoint(w, knuckle, (reach / away) * 1.75);
  const middle = lerpPoint(wrist.at, tip, 0.45);
  const half = wrist.left * 1.25;
  const mitten = [
    { ...wrist },
    { at: middle, left: half, right: half },
    { at: lerpPoint(wrist.at, tip, 0.8), left: half * 0.7, right: half * 0.7 },
    { at: tip, left: half * 0.25, right: half * 0.25 },
  ];
  return outlineOf(rimOf(joints, mitten));
}

/** From the ankle to the toes, on the floor. */
function footOutline({ joints, stations }: Limb, stature: number): Point[] {
  const ankle = stations[stations.length - 1]!;
  const toe = joints[3]!;
  const ball = lerpPoint(ankle.at, toe, 0.85);
  const half = stature * 0.024;
  const low: Point = [lerp(ankle.at[0], toe[0], 1.08), toe[1] + stature * 0.012];
  return outlineOf(
    rimOf(joints, [
      ankle,
      { at: lerpPoint(ankle.at, ball, 0.5), left: (ankle.left + half) / 2, right: (ankle.right + half) / 2 },
      { at: ball, left: half, right: half },
      { at: low, left: half * 0.8, right: half * 0.8 },
    ]),
  );
}

/**
 * The mask, 0..255 on the crop: never outside of what is seen of her.
 * @param bare 0..255: pixels of seen skin of face, hands, arms, legs and feet, which are body as they are; null for none.
 */
export function paintSilhouette(
  scene: Scene,
  skeleton: Skeleton,
  measured: Measured,
  bare: Uint8Array | null,
): Uint8Array {
  const { width, height } = scene;
  const mask = new Uint8Array(width * height);
  const outlines = [
    ...headOutline(skeleton, measured.build),
    neckOutline(skeleton, measured),
    trunkOutline(skeleton, measured),
    ...[...measured.arms, ...measured.legs].flatMap(limbOutlines),
    ...measured.arms.map((arm) => handOutline(arm, skeleton.stature)),
    ...measured.legs.map((leg) => footOutline(leg, skeleton.stature)),
  ];
  for (const outline of outlines) fillMask(mask, outline, width, height);
  if (bare) for (let i = 0; i < mask.length; i++) if (bare[i]! > mask[i]!) mask[i] = bare[i]!;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (mask[i]) {
        const seen = 1 - smoothstep(100, 155, scene.confidence('background', x, y));
        if (seen < 1) mask[i] = mask[i]! * seen;
      }
    }
  return mask;
}
