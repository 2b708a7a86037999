// What the photo shows of every level of a limb and of the trunk: edges, skin, and what lies over it.
import { clamp, distance, lerpPoint } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import type { Build } from './build.ts';
import { ARM_LEVELS, expected, LEG_LEVELS, TRUNK_LEVELS } from './levels.ts';
import type { Level } from './levels.ts';
import { probe } from './outline.ts';
import type { Probe } from './outline.ts';
import type { Part } from './person.ts';
import { alongChain, normalAt } from './skeleton.ts';
import type { Chain, Skeleton } from './skeleton.ts';
import type { Scene } from './scene.ts';

/** One level as the photo shows it. */
export interface Seen {
  level: Level;
  at: Point;
  across: Point;
  probe: Probe | null;
  /** Both edges of the limb were seen: of skin, or against the wall. */
  whole: boolean;
  /** Under a shoe or a coat: the outline is a bound, no measure. */
  stiff: boolean;
  /** What is seen of the outline is not the limb's own: it says nothing of where the limb's middle lies. */
  aside: boolean;
}

/** What is seen at a point of the crop. */
export type PartAt = (at: Point) => Part;

const SKIN: readonly Part[] = ['face', 'arm', 'hand', 'leg', 'foot'];
/** Layers that say little of the body under them, however close they lie. */
const STIFF: readonly Part[] = ['shoe', 'outer', 'held', 'headwear', 'hair'];

export interface SeenBody {
  arms: readonly [Seen[], Seen[]];
  legs: readonly [Seen[], Seen[]];
  trunk: Seen[];
}

const isWhole = (seen: Probe | null): boolean =>
  seen !== null && (seen.bare !== null || (seen.left.open && seen.right.open));

/** Of skin where it is bare, else of all that is seen, in pixels. */
export const widthOf = ({ probe: seen }: Seen): number =>
  seen ? (seen.bare?.width ?? seen.left.reach + seen.right.reach) : 0;

function seeLimb(
  scene: Scene,
  partAt: PartAt,
  side: 0 | 1,
  joints: Chain,
  levels: readonly Level[],
  build: Build,
  stature: number,
  most: (at: Point, across: Point) => readonly [number, number],
): Seen[] {
  return levels.map((level) => {
    const across = normalAt(joints, level.t);
    const [x, y] = alongChain(joints, level.t);
    const inward = ((level.inward ?? 0) / 100) * stature * (side === 0 ? 1 : -1);
    const at: Point = [x + across[0] * inward, y + across[1] * inward];
    const wide = expected(build, level, stature).width;
    const [left, right] = most(at, across);
    // A first look from a coarse axis: half a limb beside it, the limb is seen no less.
    const seen = probe(scene, at, across, Math.min(left, wide * 2.2), Math.min(right, wide * 2.2), (point) =>
      SKIN.includes(partAt(point)),
    );
    const stiff = STIFF.includes(partAt(at));
    const aside = (stiff && partAt(at) !== 'shoe') || isUnderCoat(seen, at, across, partAt);
    return { level, at, across, probe: seen, whole: isWhole(seen), stiff, aside };
  });
}

/** The wall begins where an open coat ends, not where the leg inside it does. */
function isUnderCoat(seen: Probe | null, [x, y]: Point, [dx, dy]: Point, partAt: PartAt): boolean {
  if (!seen) return false;
  const partOf = (reach: number): Part => partAt([x + dx * reach, y + dy * reach]);
  return [-0.9 * seen.left.reach, 0.9 * seen.right.reach].some((reach) => partOf(reach) === 'outer');
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

/** No hip goes on widening below its fullest place: cloth that does so hangs there, however smooth it lies. */
const FLARE = { below: 0.22, by: 1.04 };

function seeTrunk(scene: Scene, partAt: PartAt, skeleton: Skeleton, build: Build): Seen[] {
  const { shoulders, hips, arms, stature } = skeleton;
  const length = distance(shoulders, hips) || 1;
  const across: Point = [(hips[1] - shoulders[1]) / length, -(hips[0] - shoulders[0]) / length];
  const armHalf = (expected(build, ARM_LEVELS[2]!, stature).width / 2) * 0.9;
  const outerWidth = (t: number): number => {
    const seen = probe(
      scene,
      lerpPoint(shoulders, hips, t),
      across,
      stature * 0.2,
      stature * 0.2,
      () => false,
    );
    return seen && isWhole(seen) ? seen.left.reach + seen.right.reach : 0;
  };
  const flares = (t: number): boolean =>
    outerWidth(t + FLARE.below) > outerWidth(t) * FLARE.by && outerWidth(t) > 0;
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
    const stiff = STIFF.includes(partAt(at)) || (level.t >= 1 && flares(level.t));
    return { level, at, across, probe: seen, whole: isWhole(seen), stiff, aside: false };
  });
}

/** @param build how far to look. */
export function seeBody(scene: Scene, partAt: PartAt, skeleton: Skeleton, build: Build): SeenBody {
  const { arms, legs, stature } = skeleton;
  const arm = (side: 0 | 1): Seen[] =>
    seeLimb(scene, partAt, side, arms[side], ARM_LEVELS, build, stature, () => [Infinity, Infinity]);
  const leg = (side: 0 | 1): Seen[] =>
    partThighs(
      LEG_LEVELS.flatMap((level) =>
        seeLimb(scene, partAt, side, legs[side], [level], build, stature, () =>
          legLimits(legs, side, level.t, stature),
        ),
      ),
      side,
    );
  return {
    arms: [arm(0), arm(1)],
    legs: [leg(0), leg(1)],
    trunk: seeTrunk(scene, partAt, skeleton, build),
  };
}
