// An arm is guessed under an old sleeve and seen below its hem: the two join without a step.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import {
  clamp,
  distance,
  isCoveredAt,
  lerp,
  lerpPoint,
  quantile,
  smoothstep,
  unitVector,
} from '../../pixels/pixels.ts';
import type { Point } from '../../pixels/pixels.ts';
import {
  limbHalfWidth,
  findStation,
  type Limb,
  type Person,
  type Station,
} from '../../body-estimation/person.ts';
import { visitEdgeBand, pointOn, armReach, type Axis } from './arm-axis.ts';

const BEGINS = 0.35; // along the upper arm
/** Steps along an arm in which the hem is looked for, the first one, and how many before it must be cloth. */
const [STEPS, FIRST, BEFORE] = [60, 15, 5] as const;
/** Least share of skin below the hem, and most above it. */
const [BARE, COVERED] = [0.85, 0.4] as const;
/** In half elbows: how far edges are looked for, and the largest move. */
const [REACH, MOST] = [2.2, 0.8] as const;
/** In stature: where below the hem, and over how many rows, the visible arm is measured. */
const [BELOW, ROWS] = [0.02, 0.012];
/**
 * Where a cuff's dark inside may pass for skin: distance from the hem in stature, least nearness (0..255).
 */
const [HEM, AT_HEM] = [0.008, 4];

const middleOf = (values: readonly number[]): number => quantile(values, 0.5);

/** Changes `body`, 0..255; returns the arms with their stations where they are now. `skin`: 0..255. */
export function joinArmsToSkin(
  person: Person,
  body: Uint8Array,
  skin: Uint8Array,
  { background, clothes }: Pick<ClassMaps, 'background' | 'clothes'>,
): readonly [Limb, Limb] {
  const { width, height } = person;
  const { arms, stature } = person.body;
  let soft: Uint8Array | null = null;
  const nearCloth = (): Uint8Array => blurredBytes(clothes, width, height, Math.max(1, stature * HEM));
  const led = arms.map((arm): Limb => {
    const [shoulder, elbow, wrist] = arm.joints;
    const half = limbHalfWidth(findStation(arm, 'elbow'));
    const at = (k: number): Point =>
      k * 2 <= STEPS
        ? lerpPoint(shoulder, elbow, (k * 2) / STEPS)
        : lerpPoint(elbow, wrist, (k * 2) / STEPS - 1);
    const bareAt = (k: number): number => {
      const [dx, dy] = unitVector(at(k - 1), at(k + 1));
      const here: Axis = { at: at(k), dx, dy };
      let [count, all] = [0, 0];
      for (let q = -half * 0.7; q <= half * 0.7; q++, all++)
        if (isCoveredAt(skin, person, pointOn(here, 0, q))) count++;
      return count / all;
    };
    const shares = Array.from({ length: STEPS }, (_, k) => (k < 1 ? 0 : bareAt(k)));
    const hem = shares.findIndex(
      (share, k) => k >= FIRST && share > BARE && shares[k + 1]! > BARE && shares[k - BEFORE]! < COVERED,
    );
    if (hem < 0 || hem > STEPS * 0.7) return arm;
    const from = lerpPoint(shoulder, elbow, BEGINS);
    const to = at(hem);
    const length = distance(from, to);
    if (length < half) return arm;
    const [dx, dy] = unitVector(from, to);
    const axis: Axis = { at: from, dx, dy };
    const until = length + stature * BELOW;
    const reachIn = (plane: Uint8Array, s: number, sign: -1 | 1): number | null =>
      armReach((at) => isCoveredAt(plane, person, at), axis, s, sign, half * REACH);
    const near = (soft ??= nearCloth());
    const edges = new Map<-1 | 1, (s: number) => number>();
    for (const sign of [-1, 1] as const) {
      const ends: number[] = [];
      for (let s = until; s < until + stature * ROWS; s++) {
        const end = reachIn(skin, s, sign);
        if (end !== null) ends.push(end);
      }
      let begins = 0;
      // Beside the trunk an arm has no edge of its own.
      while (begins < length * 0.6 && reachIn(body, begins, sign) === null) begins++;
      const first = reachIn(body, begins, sign);
      if (ends.length < 3 || first === null) continue;
      const last = middleOf(ends);
      const way = (s: number): number => {
        const t = clamp((s - begins) / (until - begins), 0, 1);
        return lerp(first, last, lerp(smoothstep(0, 1, t), t, 0.5));
      };
      edges.set(sign, way);
      for (let s = begins; s < until; s += 0.5) {
        const found = reachIn(body, s, sign);
        if (found === null) continue;
        const end = clamp(way(s), found - half * MOST, found + half * MOST);
        visitEdgeBand(person, { axis, sign, beyond: 3 }, s, found, end, (i, cover) => {
          if (skin[i]! > 127 && near[i]! < AT_HEM) return;
          body[i] = cover * smoothstep(0.9, 0.6, background[i]! / 255) * 255;
        });
      }
    }
    const stations = arm.stations.map((one): Station => {
      const [x, y] = [one.at[0] - from[0], one.at[1] - from[1]];
      const [s, q] = [x * dx + y * dy, y * dx - x * dy];
      if (s <= 0 || s > length + half || edges.size === 0) return one;
      const low = -(edges.get(-1)?.(s) ?? one.left - q);
      const high = edges.get(1)?.(s) ?? one.right + q;
      const wide = (high - low) / 2;
      return { ...one, at: pointOn(axis, s, (low + high) / 2), left: wide, right: wide };
    });
    return { ...arm, stations };
  });
  return led as [Limb, Limb];
}
