// Widths of her body, level by level: measured where skin is bare or cloth lies tight, from the build where it hangs loose,
// and never wider than she is seen.
import { clamp, distance, lerp, lerpPoint, smoothstep } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { buildBefore, observe, widthIn } from './build.ts';
import type { Build } from './build.ts';
import { ARM_LEVELS, expected, LEG_LEVELS, TRUNK_LEVELS } from './levels.ts';
import type { Level } from './levels.ts';
import { probe } from './outline.ts';
import type { Probe } from './outline.ts';
import type { Limb, Part, Station } from './person.ts';
import { alongChain, normalAt, withShoulders } from './skeleton.ts';
import type { Chain, Skeleton } from './skeleton.ts';
import type { Scene } from './scene.ts';

/** Cloth that lies tight is this much wider than the body under it. */
const TIGHT_EASE = 1.04;
/** A waistband, a shirt's tail and a seam lie over each other at the hips. */
const TIGHT_TRUNK_EASE = 1.08;
const easeOf = (level: Level): number => (TRUNK_LEVELS.includes(level) ? TIGHT_TRUNK_EASE : TIGHT_EASE);
/** Middle of the ease of loose cloth, shares of the body's width. */
const LOOSE_EASE = 0.4;

/** One level as the photo shows it. */
interface Seen {
  level: Level;
  at: Point;
  across: Point;
  probe: Probe | null;
  /** Both edges of the limb were seen: of skin, or against the wall. */
  whole: boolean;
  /** Under a shoe or a coat: the outline is a bound, no measure. */
  stiff: boolean;
}

export interface Measured {
  build: Build;
  /** With the shoulder joints where the build puts them. */
  skeleton: Skeleton;
  arms: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
  trunk: Limb;
}

/** What is seen at a point of the crop. */
export type PartAt = (at: Point) => Part;

const SKIN: readonly Part[] = ['face', 'arm', 'hand', 'leg', 'foot'];
/** Layers that say little of the body under them, however close they lie. */
const STIFF: readonly Part[] = ['shoe', 'outer', 'held', 'headwear', 'hair'];

function seeLimb(
  scene: Scene,
  partAt: PartAt,
  joints: Chain,
  levels: readonly Level[],
  build: Build,
  stature: number,
  most: (at: Point, across: Point) => readonly [number, number],
): Seen[] {
  return levels.map((level) => {
    const at = alongChain(joints, level.t);
    const across = normalAt(joints, level.t);
    const wide = expected(build, level, stature).width;
    const [left, right] = most(at, across);
    // A first look from a coarse axis: half a limb beside it, the limb is seen no less.
    const seen = probe(scene, at, across, Math.min(left, wide * 2.2), Math.min(right, wide * 2.2), (point) =>
      SKIN.includes(partAt(point)),
    );
    return { level, at, across, probe: seen, whole: isWhole(seen), stiff: STIFF.includes(partAt(at)) };
  });
}

const isWhole = (seen: Probe | null): boolean =>
  seen !== null && (seen.bare !== null || (seen.left.open && seen.right.open));

const widthOf = ({ probe: seen }: Seen): number =>
  seen ? (seen.bare?.width ?? seen.left.reach + seen.right.reach) : 0;

/** Cloth is wider than the body by this share of its width more than at its tightest level: there it hangs. */
const HANGS = [0.08, 0.2] as const;

const clothRatios = (levels: readonly Seen[], build: Build, stature: number): number[] =>
  levels
    .filter((seen) => seen.whole && !seen.stiff && !seen.probe!.bare)
    .map((seen) => widthOf(seen) / expected(build, seen.level, stature).width)
    .sort((a, b) => a - b);

/**
 * How probably cloth of a seen width lies tight on a body of that expected width.
 * @param before how probable that was, and `least` the ratio of seen to expected where the same cloth is tightest.
 */
function tightness(
  seen: number,
  width: number,
  sd: number,
  { before: prior, least, follows }: Cloth,
): number {
  const before = prior * (1 - smoothstep(HANGS[0], HANGS[1], seen / width - Math.max(least, 0.95)));
  const spread = Math.hypot(sd, width * 0.04, width * 0.15 * follows);
  const off = (seen - width * TIGHT_EASE) / spread;
  const tight = (Math.exp((-off * off) / 2) / spread) * 0.4 * before;
  const ease = Math.max(0, seen - width) / (width * LOOSE_EASE);
  const loose = (Math.exp(-ease) / (width * LOOSE_EASE)) * (1 - before) * (seen < width ? 0.4 : 1);
  return tight / (tight + loose + 1e-12);
}

/** What the cloth on one limb is like as a whole. */
interface Cloth {
  before: number;
  least: number;
  /** 0..1: the cloth keeps to the limb's own form, at whatever size: the build may be far from the usual. */
  follows: number;
}

/** 0..1: cloth that narrows from the calf to the ankle as a leg does: leggings and the like lie tight, whatever their size. */
function tapers(levels: readonly Seen[], build: Build, stature: number): number {
  const ratio = (name: string): number => {
    const seen = levels.find((one) => one.level.name === name);
    const isCloth = seen && seen.whole && !seen.stiff && !seen.probe!.bare;
    return isCloth ? widthOf(seen) / expected(build, seen.level, stature).width : NaN;
  };
  const [knee, calf, shin] = [ratio('knee'), ratio('calf'), ratio('shin')];
  const share = shin / Math.min(knee, calf);
  return Number.isFinite(share) ? 1 - smoothstep(1.14, 1.3, share) : 0;
}

function clothOn(levels: readonly Seen[], build: Build, stature: number): Cloth {
  const ratios = clothRatios(levels, build, stature);
  const at = (share: number): number => ratios[Math.floor((ratios.length - 1) * share)] ?? 1.3;
  // Tight cloth is wider than expected everywhere alike; loose cloth keeps its own form.
  const alike =
    (1 - smoothstep(0.12, 0.32, (at(0.85) - at(0.15)) / at(0.5))) * (1 - smoothstep(1.1, 1.45, at(0.5)));
  const follows = tapers(levels, build, stature) * (1 - smoothstep(1.5, 1.8, at(0.5)));
  return { before: 0.06 + 0.86 * Math.max(alike, follows), least: lerp(at(0.15), at(0.5), follows), follows };
}

const sumOf = (level: Level): number => level.of.reduce((sum, [, share]) => sum + share, 0);

/** Conditions the build on one level: the shares of a mixed level move together. */
function learn(build: Build, level: Level, stature: number, seen: number, sd: number): Build {
  const { width } = expected(build, level, stature);
  let next = build;
  for (const [name, share] of level.of) {
    const part = widthIn(build, name).width;
    const weight = share / sumOf(level);
    next = observe(next, name, part * (seen / width), ((sd / width) * part) / Math.sqrt(weight));
  }
  return next;
}

/** What one level is believed to be: its width, how sure, and whether it is measured. */
interface Belief {
  tight: number;
  width: number;
}

/**
 * The build after what one limb shows.
 * @param judge the build that tells tight cloth from loose: on a second round the one that the first round found.
 */
function learnFrom(build: Build, judge: Build, levels: readonly Seen[], stature: number): Build {
  let next = build;
  for (const seen of levels)
    if (seen.whole && seen.probe!.bare) {
      const { width } = expected(judge, seen.level, stature);
      const w = widthOf(seen);
      // Skin narrower than half a limb is the rest that cloth leaves of it.
      if (w > width * 0.65 && w < width * 1.6) next = learn(next, seen.level, stature, w, width * 0.06);
    }
  const cloth = clothOn(levels, judge, stature);
  for (const seen of levels) {
    if (!seen.whole || seen.probe!.bare) continue;
    const { width, sd } = expected(judge, seen.level, stature);
    const w = widthOf(seen);
    const tight = seen.stiff ? 0 : tightness(w, width, sd, cloth);
    if (tight > 0.15)
      next = learn(next, seen.level, stature, w / easeOf(seen.level), (width * 0.06) / tight ** 2);
    else if (w < width) next = learn(next, seen.level, stature, w * 0.97, width * 0.06);
  }
  return next;
}

function believe(seen: Seen, build: Build, stature: number, cloth: Cloth): Belief {
  const { width, sd } = expected(build, seen.level, stature);
  if (!seen.whole) return { tight: 0, width };
  const w = widthOf(seen);
  if (seen.probe!.bare) {
    const plausible = smoothstep(0.68, 0.82, w / width) * (1 - smoothstep(1.4, 1.7, w / width));
    return { tight: plausible, width: lerp(width, w, plausible) };
  }
  const tight = seen.stiff ? 0 : tightness(w, width, sd, cloth);
  return { tight, width: Math.min(w, lerp(width, w / easeOf(seen.level), tight)) };
}

/** How far the axis of a level lies beside the pose model's, as far as that is seen; right positive. */
const offsetOf = ({ bare, left, right }: Probe): number =>
  bare ? bare.middle : (right.reach - left.reach) / 2;

/** Along a limb, in lengths of a bone: so far an axis that was seen elsewhere says where it goes on. */
const CARRY = 0.8;

/** Offset of the axis at every level: seen where skin is bare or cloth tight, carried on from there, half believed in loose cloth. */
function offsets(seen: readonly Seen[], beliefs: readonly Belief[]): number[] {
  return seen.map(({ level, probe: edges }, k) => {
    const own = edges && (edges.bare || (edges.left.open && edges.right.open)) ? offsetOf(edges) : null;
    let [carried, weight] = [0, 0];
    seen.forEach((other, j) => {
      const near =
        (beliefs[j]!.tight > 0.5 ? 1 : 0) * Math.max(0, 1 - Math.abs(other.level.t - level.t) / CARRY);
      if (near > weight && other.probe) [carried, weight] = [offsetOf(other.probe), near];
    });
    if (own !== null && beliefs[k]!.tight > 0.5) return own * beliefs[k]!.tight;
    return lerp((own ?? 0) * 0.5, carried, weight);
  });
}

/** The station: on the middle of what was measured, within what is seen. */
function stationOf(seen: Seen, { tight, width }: Belief, offset: number): Station {
  const { at, across, probe: edges, level } = seen;
  let half = width / 2;
  let shift = offset;
  if (edges) {
    const { left, right } = edges;
    if (left.open && right.open) half = Math.min(half, (left.reach + right.reach) / 2);
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

function limbOf(joints: readonly Point[], seen: readonly Seen[], build: Build, stature: number): Limb {
  const cloth = clothOn(seen, build, stature);
  const beliefs = seen.map((one) => believe(one, build, stature, cloth));
  const shifts = offsets(seen, beliefs);
  return { joints, stations: seen.map((one, k) => stationOf(one, beliefs[k]!, shifts[k]!)) };
}

/** How far a leg may reach inward: to the middle between the two. */
function legLimits(legs: readonly [Chain, Chain], side: 0 | 1, t: number, stature: number): [number, number] {
  const gap = distance(alongChain(legs[0], t), alongChain(legs[1], t));
  const inner = Math.max(stature * 0.01, gap / 2);
  return side === 0 ? [Infinity, inner] : [inner, Infinity];
}

/** Thighs that touch end at the middle between them, where the same legs are seen apart further down. */
function partThighs(levels: readonly Seen[], side: 0 | 1): Seen[] {
  const apart = levels.some(
    ({ level, probe: seen }) => level.t >= 0.9 && seen !== null && seen.left.open && seen.right.open,
  );
  return levels.map((one) => {
    const edges = one.probe;
    if (!apart || one.whole || !edges || one.level.t < 0.2 || one.level.t > 1) return one;
    return (side === 0 ? edges.left.open : edges.right.open) ? { ...one, whole: true } : one;
  });
}

function seeTrunk(scene: Scene, partAt: PartAt, skeleton: Skeleton, build: Build): Seen[] {
  const { shoulders, hips, arms, stature } = skeleton;
  const length = distance(shoulders, hips) || 1;
  const across: Point = [(hips[1] - shoulders[1]) / length, -(hips[0] - shoulders[0]) / length];
  const armHalf = (expected(build, ARM_LEVELS[2]!, stature).width / 2) * 0.9;
  return TRUNK_LEVELS.map((level) => {
    const at = lerpPoint(shoulders, hips, level.t);
    const wide = expected(build, level, stature).width;
    // Where an arm lies against the body, the body ends at the arm's inner side.
    const limit = (side: 0 | 1): number => {
      const chain = arms[side];
      const t = clamp((at[1] - chain[0][1]) / (chain[1][1] - chain[0][1] || 1), 0, 1.6);
      const arm = alongChain(chain, t);
      const off = (arm[0] - at[0]) * across[0] + (arm[1] - at[1]) * across[1];
      return Math.abs(arm[1] - at[1]) < stature * 0.03 && Math.abs(off) > wide * 0.35
        ? Math.max(wide * 0.35, Math.abs(off) - armHalf)
        : wide;
    };
    const seen = probe(scene, at, across, Math.min(wide, limit(0)), Math.min(wide, limit(1)), () => false);
    return { level, at, across, probe: seen, whole: isWhole(seen), stiff: STIFF.includes(partAt(at)) };
  });
}

/** Seen distance of the shoulder joints against the published distance of the bones' tips. */
const JOINTS = [0.845, 0.905] as const;
/** How far the pose model's shoulders may be trusted, percent of stature: loose cloth carries them outward. */
const JOINTS_SD = 1.2;
/** A neck is flatter from the front than round. */
export const SEEN_NECK = 0.88;

/** Width of the bare neck below the chin, percent of stature; null where hair or a collar hides a side. */
function seenNeck(scene: Scene, { mouth, eyes, shoulders, stature }: Skeleton): number | null {
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

/** Measures her, limb by limb. */
export function measureBody(scene: Scene, given: Skeleton, partAt: PartAt): Measured {
  const { stature, manly } = given;
  let build = buildBefore(manly);
  const jointShare = lerp(JOINTS[0], JOINTS[1], manly);
  const joints = (distance(given.arms[0][0], given.arms[1][0]) / stature) * 100;
  build = observe(build, 'shoulderJoints', joints / jointShare, JOINTS_SD / jointShare);
  const neck = seenNeck(scene, given);
  const usual = widthIn(build, 'neck').width;
  if (neck !== null && Math.abs(neck / SEEN_NECK / usual - 1) < 0.3)
    build = observe(build, 'neck', neck / SEEN_NECK, 0.4);
  const believed = widthIn(build, 'shoulderJoints').width * jointShare;
  const skeleton = withShoulders(given, clamp(believed / Math.max(1, joints), 0.82, 1.05));
  const { arms, legs } = skeleton;
  const seeAll = () => ({
    arms: arms.map((chain) =>
      seeLimb(scene, partAt, chain, ARM_LEVELS, build, stature, () => [Infinity, Infinity]),
    ) as [Seen[], Seen[]],
    legs: legs.map((chain, k) => {
      const side = k as 0 | 1;
      const seen = LEG_LEVELS.flatMap((level) =>
        seeLimb(scene, partAt, chain, [level], build, stature, () => legLimits(legs, side, level.t, stature)),
      );
      return partThighs(seen, side);
    }) as [Seen[], Seen[]],
    trunk: seeTrunk(scene, partAt, skeleton, build),
  });
  const before = build;
  for (let round = 0; round < 3; round++) {
    const judge = build;
    const { arms: onArms, legs: onLegs, trunk } = seeAll();
    build = before;
    for (const levels of [...onArms, ...onLegs, trunk]) build = learnFrom(build, judge, levels, stature);
  }
  const seen = seeAll();
  return {
    build,
    skeleton,
    arms: [limbOf(arms[0], seen.arms[0], build, stature), limbOf(arms[1], seen.arms[1], build, stature)],
    legs: [limbOf(legs[0], seen.legs[0], build, stature), limbOf(legs[1], seen.legs[1], build, stature)],
    trunk: limbOf([skeleton.shoulders, skeleton.hips], seen.trunk, build, stature),
  };
}
