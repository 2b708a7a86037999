// Widths of her body, level by level: measured where skin is bare or cloth lies tight, from the build where it hangs loose,
// and never wider than she is seen.
import { clamp, distance, lerp, lerpPoint, smoothstep } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { buildBefore, observe, widthIn } from './build.ts';
import type { Build } from './build.ts';
import type { WidthName } from './body-tables.ts';
import { ARM_LEVELS, expected, LEG_LEVELS, TRUNK_LEVELS } from './levels.ts';
import type { Level } from './levels.ts';
import { probe } from './outline.ts';
import type { Probe } from './outline.ts';
import type { Limb, Station } from './person.ts';
import { alongChain, normalAt } from './skeleton.ts';
import type { Chain, Skeleton } from './skeleton.ts';
import type { Scene } from './scene.ts';

/** Cloth that lies tight is this much wider than the body under it. */
const TIGHT_EASE = 1.04;
/** Middle of the ease of loose cloth, shares of the body's width. */
const LOOSE_EASE = 0.4;

/** One level as the photo shows it. */
interface Seen {
  level: Level;
  at: Point;
  across: Point;
  probe: Probe | null;
  /** Both edges were seen. */
  whole: boolean;
}

export interface Measured {
  build: Build;
  arms: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
  trunk: Limb;
}

function seeLimb(
  scene: Scene,
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
    const seen = probe(scene, at, across, Math.min(left, wide * 2.2), Math.min(right, wide * 2.2));
    return { level, at, across, probe: seen, whole: seen !== null && seen.left.open && seen.right.open };
  });
}

const widthOf = ({ probe: seen }: Seen): number => (seen ? seen.left.reach + seen.right.reach : 0);

/** How probably cloth of a seen width lies tight on a body of that expected width. */
function tightness(seen: number, width: number, sd: number, before: number): number {
  const spread = Math.hypot(sd, width * 0.04);
  const off = (seen - width * TIGHT_EASE) / spread;
  const tight = (Math.exp((-off * off) / 2) / spread) * 0.4 * before;
  const ease = Math.max(0, seen - width) / (width * LOOSE_EASE);
  const loose = (Math.exp(-ease) / (width * LOOSE_EASE)) * (1 - before) * (seen < width ? 0.4 : 1);
  return tight / (tight + loose + 1e-12);
}

function tightBefore(levels: readonly Seen[], build: Build, stature: number): number {
  const ratios = levels
    .filter((seen) => seen.whole && !seen.probe!.bare)
    .map((seen) => widthOf(seen) / expected(build, seen.level, stature).width)
    .sort((a, b) => a - b);
  if (ratios.length === 0) return 0.3;
  const middle = ratios[Math.floor(ratios.length / 2)]!;
  return 0.08 + 0.84 * (1 - smoothstep(1.08, 1.4, middle));
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

function learnFrom(build: Build, levels: readonly Seen[], stature: number): Build {
  let next = build;
  for (const seen of levels)
    if (seen.whole && seen.probe!.bare) {
      const { width } = expected(next, seen.level, stature);
      const w = widthOf(seen);
      // Skin narrower than half a limb is the rest that cloth leaves of it.
      if (w > width * 0.6 && w < width * 1.7) next = learn(next, seen.level, stature, w, width * 0.05);
    }
  const before = tightBefore(levels, next, stature);
  for (const seen of levels) {
    if (!seen.whole || seen.probe!.bare) continue;
    const { width, sd } = expected(next, seen.level, stature);
    const w = widthOf(seen);
    const tight = tightness(w, width, sd, before);
    if (tight > 0.5) next = learn(next, seen.level, stature, w / TIGHT_EASE, (width * 0.06) / tight);
    else if (w < width) next = learn(next, seen.level, stature, w * 0.97, width * 0.06);
  }
  return next;
}

function believe(seen: Seen, build: Build, stature: number, before: number): Belief {
  const { width, sd } = expected(build, seen.level, stature);
  if (!seen.whole) return { tight: 0, width };
  const w = widthOf(seen);
  if (seen.probe!.bare) {
    const plausible = smoothstep(0.55, 0.75, w / width) * (1 - smoothstep(1.4, 1.7, w / width));
    return { tight: plausible, width: lerp(width, w, plausible) };
  }
  const tight = tightness(w, width, sd, before);
  return { tight, width: Math.min(w, lerp(width, w / TIGHT_EASE, tight)) };
}

/** The station: on the middle of what was measured, within what is seen. */
function stationOf(seen: Seen, { tight, width }: Belief): Station {
  const { at, across, probe: edges, level } = seen;
  let half = width / 2;
  let shift = 0;
  if (edges) {
    const { left, right } = edges;
    if (left.open && right.open) {
      const middle = (right.reach - left.reach) / 2;
      shift = middle * lerp(0.5, 1, tight);
      half = Math.min(half, (left.reach + right.reach) / 2);
    }
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

function limbOf(joints: Chain, seen: readonly Seen[], build: Build, stature: number): Limb {
  const before = tightBefore(seen, build, stature);
  return { joints, stations: seen.map((one) => stationOf(one, believe(one, build, stature, before))) };
}

/** How far a leg may reach inward: to the middle between the two. */
function legLimits(legs: readonly [Chain, Chain], side: 0 | 1, t: number, stature: number): [number, number] {
  const gap = distance(alongChain(legs[0], t), alongChain(legs[1], t));
  const inner = Math.max(stature * 0.01, gap / 2);
  return side === 0 ? [Infinity, inner] : [inner, Infinity];
}

function seeTrunk(scene: Scene, skeleton: Skeleton, build: Build): Seen[] {
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
    const seen = probe(scene, at, across, Math.min(wide, limit(0)), Math.min(wide, limit(1)));
    const asCloth = seen && seen.bare ? { ...seen, bare: seen.left.open && seen.right.open } : seen;
    return { level, at, across, probe: asCloth, whole: seen !== null && seen.left.open && seen.right.open };
  });
}

/** A width seen on the head or neck, in percent of stature: how it is told, and how surely. */
export interface Glimpse {
  name: WidthName;
  value: number;
  sd: number;
}

/** @param glimpses what neck and face say of the build. */
export function measureBody(scene: Scene, skeleton: Skeleton, glimpses: readonly Glimpse[]): Measured {
  const { stature, arms, legs, manly } = skeleton;
  let build = buildBefore(manly);
  for (const { name, value, sd } of glimpses) build = observe(build, name, value, sd);
  const seeAll = () => ({
    arms: arms.map((chain) =>
      seeLimb(scene, chain, ARM_LEVELS, build, stature, () => [Infinity, Infinity]),
    ) as [Seen[], Seen[]],
    legs: legs.map((chain, side) =>
      LEG_LEVELS.flatMap((level) =>
        seeLimb(scene, chain, [level], build, stature, () =>
          legLimits(legs, side as 0 | 1, level.t, stature),
        ),
      ),
    ) as [Seen[], Seen[]],
    trunk: seeTrunk(scene, skeleton, build),
  });
  const first = seeAll();
  for (const levels of [...first.arms, ...first.legs, first.trunk]) build = learnFrom(build, levels, stature);
  const seen = seeAll();
  return {
    build,
    arms: [limbOf(arms[0], seen.arms[0], build, stature), limbOf(arms[1], seen.arms[1], build, stature)],
    legs: [limbOf(legs[0], seen.legs[0], build, stature), limbOf(legs[1], seen.legs[1], build, stature)],
    trunk: limbOf(
      [skeleton.shoulders, skeleton.hips, skeleton.hips, skeleton.hips],
      seen.trunk,
      build,
      stature,
    ),
  };
}
