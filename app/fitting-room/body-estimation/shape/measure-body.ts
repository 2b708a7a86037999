// Body widths, level by level: measured on bare skin or tight cloth, from the build under loose cloth, and
// never wider than what is seen.
import { clamp, distance, lerp, lerpPoint, type Point } from '../../pixels/pixels.ts';
import { priorBuild, solvePositive, updateBuild, estimatedWidth, type Build } from './body-build.ts';
import { estimateLevel, clothLooseness, updateBuildFromLimb, type LevelEstimate } from './clothing-fit.ts';
import type { Probe } from './edge-probe.ts';
import type { Body, Limb, Station } from '../person.ts';
import { measureVisibleWidths, type PartAt, type VisibleLevel, type VisibleBody } from './visible-widths.ts';
import { withShoulders, type Chain, type Skeleton } from '../skeleton.ts';
import type { PhotoScene } from '../photo-scene.ts';
import { legsInsideOutline } from './legs-inside-outline.ts';

export interface Measured {
  build: Build;
  skeleton: Skeleton;
  arms: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
  trunk: Body['trunk'];
}

const offsetOf = ({ bare, left, right }: Probe): number =>
  bare ? bare.middle : (right.reach - left.reach) / 2;

/** How far along a limb, in lengths of a bone, an axis that was seen elsewhere is carried on. */
const CARRY = 1.2;

/** Weight of the middle of loose cloth: a trouser leg hangs evenly around its leg, a sleeve does not. */
const BELIEVED = { leg: 1, arm: 0.5 };

const ROOMY = 0.6; // extra width, in the limb's width

function holds({ probe: edges, aside }: VisibleLevel, { tight, width }: LevelEstimate): number {
  if (!edges || aside) return 0;
  if (edges.bare) return tight;
  if (!edges.left.open || !edges.right.open) return 0;
  return Math.max(tight, clamp(1 - (edges.left.reach + edges.right.reach - width) / (width * ROOMY), 0, 1));
}

function offsets(seen: readonly VisibleLevel[], beliefs: readonly LevelEstimate[]): number[] {
  const believed = BELIEVED[seen.some(({ level }) => level.name === 'knee') ? 'leg' : 'arm'];
  const held = seen.map((one, k) => holds(one, beliefs[k]!));
  return seen.map(({ level, probe: edges, aside }, k) => {
    const own =
      edges && !aside && (edges.bare || (edges.left.open && edges.right.open)) ? offsetOf(edges) : 0;
    let [carried, weight] = [0, 0];
    seen.forEach((other, j) => {
      const near = held[j]! * Math.max(0, 1 - Math.abs(other.level.t - level.t) / CARRY);
      if (near > weight && other.probe) [carried, weight] = [offsetOf(other.probe), near];
    });
    return lerp(lerp(own * believed, carried, weight), own, held[k]!);
  });
}

/** No limb is thinner than this share of what the build says. */
const LEAST = 0.6;

function stationOf(seen: VisibleLevel, { tight, width }: LevelEstimate, offset: number): Station {
  const { at, across, probe: edges, level } = seen;
  let half = width / 2;
  let shift = offset;
  if (edges) {
    const { left, right } = edges;
    // Where the axis only grazes the body, the outline says nothing of the limb's width.
    if (left.open && right.open) half = clamp((left.reach + right.reach) / 2, half * LEAST, half);
    // Within the outline: the axis gives way first, then the width.
    if (left.open) shift = Math.max(shift, half - left.reach);
    if (right.open) shift = Math.min(shift, right.reach - half);
  }
  return {
    name: level.name,
    at: [at[0] + across[0] * shift, at[1] + across[1] * shift],
    left: half,
    right: half,
    sure: tight,
  };
}

/** In half widths: how far under loose cloth a limb may lie beside where it lies above and below. */
const BENDS = 0.25;

/** A hem that blows aside is no bend of the leg in it. */
const straightened = (shifts: readonly number[], beliefs: readonly LevelEstimate[]): number[] =>
  shifts.map((shift, k) => {
    const [before, after, { tight, width }] = [shifts[k - 1], shifts[k + 1], beliefs[k]!];
    if (before === undefined || after === undefined) return shift;
    const most = (width / 2) * BENDS;
    const straight = clamp(shift, Math.min(before, after) - most, Math.max(before, after) + most);
    return lerp(straight, shift, tight);
  });

/** How much a level tells of where loose cloth has the bones: held by both edges, or by neither. */
const TELLS = { held: 1, free: 0.15, tight: 4 } as const;

/** Thigh and shin are straight: where no skin is seen, they lie on one line each (least squares, hip, knee and ankle). */
function onBones(
  shifts: readonly number[],
  seen: readonly VisibleLevel[],
  beliefs: readonly LevelEstimate[],
): number[] {
  const shares = seen.map(({ level: { t } }) => [0, 1, 2].map((k) => Math.max(0, 1 - Math.abs(t - k))));
  const sums = [0, 1, 2].map((j) => [0, 1, 2].map((k) => (j === k ? 1e-3 : 0)));
  const sides = [0, 0, 0];
  shares.forEach((share, n) => {
    const { probe: edges, aside } = seen[n]!;
    const isHeld = edges && !aside && (edges.bare || (edges.left.open && edges.right.open));
    const weight = (isHeld ? TELLS.held : TELLS.free) + TELLS.tight * beliefs[n]!.tight;
    share.forEach((a, j) => {
      share.forEach((b, k) => (sums[j]![k]! += weight * a * b));
      sides[j]! += weight * a * shifts[n]!;
    });
  });
  const ends = solvePositive(Float64Array.from(sums.flat()), sides);
  return shifts.map((shift, n) =>
    lerp(
      shares[n]!.reduce((sum, share, k) => sum + share * ends[k]!, 0),
      shift,
      beliefs[n]!.tight,
    ),
  );
}

function stationsOf(seen: readonly VisibleLevel[], build: Build, stature: number): Station[] {
  const cloth = clothLooseness(seen, build, stature);
  const beliefs = seen.map((one) => estimateLevel(one, build, stature, cloth));
  const straight = straightened(offsets(seen, beliefs), beliefs);
  const isLeg = seen.some(({ level }) => level.name === 'knee');
  const shifts = isLeg ? onBones(straight, seen, beliefs) : straight;
  return seen.map((one, k) => stationOf(one, beliefs[k]!, shifts[k]!));
}

/** Distance of the visible shoulder joints against the published one of the bones' tips. */
const JOINTS = [0.845, 0.905] as const;
/** Error of the pose model's shoulders, percent of stature: loose cloth moves them outward. */
const JOINTS_SD = 1.2;
const ROUNDS = 3;
/** A neck is flatter seen from the front than its circumference says. */
export const NECK_FRONT_RATIO = 0.88;

/** Below the chin, percent of stature; null where hair or a collar hides a side. */
function seenNeck(scene: PhotoScene, { mouth, eyes, shoulders, stature }: Skeleton): number | null {
  const chin = lerpPoint(eyes, mouth, 1.9);
  const widths: number[] = [];
  for (let k = 2; k <= 7; k++) {
    const at = lerpPoint(chin, shoulders, k / 10);
    const side = (sign: -1 | 1): number | null => {
      for (let d = 0; d < stature * 0.06; d += 0.75) {
        const x = at[0] + sign * d;
        if (scene.confidence('hair', x, at[1]) > 60) return null;
        if (scene.confidence('skin', x, at[1]) + scene.confidence('face', x, at[1]) < 128)
          return scene.confidence('background', x, at[1]) > 60 ? d : null;
      }
      return null;
    };
    const [left, right] = [side(-1), side(1)];
    if (left !== null && right !== null) widths.push(left + right);
  }
  if (widths.length < 2) return null;
  return (Math.min(...widths) / stature) * 100;
}

/** Share of the difference between both sleeves that shoulders and elbows are moved by. */
const ALIKE = 0.8;
const MOST_MOVED = 0.015; // shares of stature

/** Clothes move the pose model's shoulders and elbows aside: the sleeve that reaches further tells it. */
function centered(skeleton: Skeleton, { arms }: VisibleBody): Skeleton {
  const { stature } = skeleton;
  const moved = (...names: string[]): number => {
    const apart = names.flatMap((name) => {
      const [left, right] = arms.map((levels) => levels.find((one) => one.level.name === name)!.probe);
      const isCloth = left && right && !left.bare && !right.bare && left.left.open && right.right.open;
      return isCloth ? [right.right.reach - left.left.reach] : [];
    });
    const mean = apart.reduce((sum, value) => sum + value, 0) / Math.max(1, apart.length);
    return clamp((mean / 2) * ALIKE, -MOST_MOVED * stature, MOST_MOVED * stature);
  };
  const [top, middle] = [moved('shoulder', 'axilla', 'upper_arm'), moved('upper_arm', 'above_elbow')];
  const aside = ([x, y]: Point, by: number): Point => [x + by, y];
  const [left, right] = skeleton.arms.map(([shoulder, elbow, ...hand]): Chain => [
    aside(shoulder, top),
    aside(elbow, middle),
    ...hand,
  ]) as [Chain, Chain];
  return { ...skeleton, arms: [left, right], shoulders: aside(skeleton.shoulders, top) };
}

export function measureBody(scene: PhotoScene, given: Skeleton, partAt: PartAt): Measured {
  const { stature, manly } = given;
  let build = priorBuild(manly);
  const jointShare = lerp(JOINTS[0], JOINTS[1], manly);
  const joints = (distance(given.arms[0][0], given.arms[1][0]) / stature) * 100;
  build = updateBuild(build, 'shoulderJoints', joints / jointShare, JOINTS_SD / jointShare);
  const neck = seenNeck(scene, given);
  const usual = estimatedWidth(build, 'neck').width;
  if (neck !== null && Math.abs(neck / NECK_FRONT_RATIO / usual - 1) < 0.3)
    build = updateBuild(build, 'neck', neck / NECK_FRONT_RATIO, 0.4);
  const believed = estimatedWidth(build, 'shoulderJoints').width * jointShare;
  const spread = withShoulders(given, clamp(believed / Math.max(1, joints), 0.82, 1.05));
  const skeleton = centered(spread, measureVisibleWidths(scene, partAt, spread, build));
  const before = build;
  for (let round = 0; round < ROUNDS; round++) {
    const judge = build;
    const { arms, legs, trunk } = measureVisibleWidths(scene, partAt, skeleton, judge);
    build = before;
    for (const levels of [...arms, ...legs, trunk])
      build = updateBuildFromLimb(build, judge, levels, stature);
  }
  const seen = measureVisibleWidths(scene, partAt, skeleton, build, true);
  const { arms, legs } = skeleton;
  const limb = (joints: Chain, levels: readonly VisibleLevel[]): Limb => ({
    joints,
    stations: stationsOf(levels, build, stature),
  });
  const thighs = legsInsideOutline(scene, [limb(legs[0], seen.legs[0]), limb(legs[1], seen.legs[1])]);
  return {
    build,
    skeleton,
    arms: [limb(arms[0], seen.arms[0]), limb(arms[1], seen.arms[1])],
    legs: thighs,
    trunk: { stations: overThighs(stationsOf(seen.trunk, build, stature), thighs) },
  };
}

/** How far the trunk widens at the hip joints toward the thighs, so that there is no step. */
const ROUND_HIP = 0.6;

function overThighs(trunk: readonly Station[], [left, right]: readonly [Limb, Limb]): Station[] {
  const edge = ({ stations: [hip] }: Limb, sign: -1 | 1): number =>
    hip!.at[0] + sign * (sign < 0 ? hip!.left : hip!.right);
  const [from, to] = [edge(left, -1), edge(right, 1)];
  return trunk.map((station) => {
    if (station.name !== 'hip_joints') return station;
    const { at } = station;
    return {
      ...station,
      left: Math.max(station.left, lerp(station.left, at[0] - from, ROUND_HIP)),
      right: Math.max(station.right, lerp(station.right, to - at[0], ROUND_HIP)),
    };
  });
}
