import { clamp, distance, lerp, lerpPoint, type Point } from '../../pixels/pixels.ts';
import type { Build } from './body-build.ts';
import { ARM_LEVELS, expectedWidth, LEG_LEVELS, TRUNK_LEVELS, type Level } from './measuring-levels.ts';
import { probeEdges, type Probe } from './edge-probe.ts';
import type { Part } from '../person.ts';
import { alongChain, normalAt, type Chain, type Skeleton } from '../skeleton.ts';
import type { PhotoScene } from '../photo-scene.ts';

export interface VisibleLevel {
  level: Level;
  at: Point;
  across: Point;
  probe: Probe | null;
  /** Both edges of the limb were seen: of skin, or against the wall. */
  whole: boolean;
  /** Under a shoe or a coat: the outline is a bound, no measurement. */
  stiff: boolean;
  /** The visible outline is not the limb's own, so its middle is unknown. */
  aside: boolean;
}

export type PartAt = (at: Point) => Part;

const SKIN: readonly Part[] = ['face', 'arm', 'hand', 'leg', 'foot'];
const STIFF: readonly Part[] = ['shoe', 'outer', 'held', 'headwear', 'hair'];

export interface VisibleBody {
  arms: readonly [VisibleLevel[], VisibleLevel[]];
  legs: readonly [VisibleLevel[], VisibleLevel[]];
  trunk: VisibleLevel[];
}

const isWhole = (seen: Probe | null): boolean =>
  seen !== null && (seen.bare !== null || (seen.left.open && seen.right.open));

/** Of bare skin, else of all that is seen; pixels. */
export const visibleWidth = ({ probe: seen }: VisibleLevel): number =>
  seen ? (seen.bare?.width ?? seen.left.reach + seen.right.reach) : 0;

type Look = (level: Level) => VisibleLevel;

interface LimbSide {
  side: 0 | 1;
  joints: Chain;
  most: (t: number) => readonly [number, number];
}

function lookAlong(
  scene: PhotoScene,
  partAt: PartAt,
  { side, joints, most }: LimbSide,
  build: Build,
  stature: number,
): Look {
  return (level) => {
    const across = normalAt(joints, level.t);
    const [x, y] = alongChain(joints, level.t);
    const inward = (level.inward / 100) * stature * (side === 0 ? 1 : -1);
    const at: Point = [x + across[0] * inward, y + across[1] * inward];
    const wide = expectedWidth(build, level, stature).width;
    const [left, right] = most(level.t);
    // The axis is coarse on a first look: the limb may lie half a width beside it.
    const seen = probeEdges(
      scene,
      at,
      across,
      Math.min(left, wide * 2.2),
      Math.min(right, wide * 2.2),
      (point) => SKIN.includes(partAt(point)),
    );
    const stiff = STIFF.includes(partAt(at));
    const aside = (stiff && partAt(at) !== 'shoe') || isUnderCoat(seen, at, across, partAt);
    return { level, at, across, probe: seen, whole: isWhole(seen), stiff, aside };
  };
}

/** Steps along a bone in which a hem is looked for, and the least distance from a level. */
const [HEM_STEP, HEM_APART] = [0.02, 0.05];
/** Largest change of a limb's width from step to step. */
const HEM_WIDTH = 0.05;

const isBareSkin = ({ whole, probe: seen }: VisibleLevel): boolean => whole && seen?.bare !== null;

const between = (a: Level, b: Level, share: number): Level => ({
  name: `${a.name} hem`,
  t: lerp(a.t, b.t, share),
  inward: lerp(a.inward, b.inward, share),
  of: [
    ...a.of.map(([name, part]) => [name, part * (1 - share)] as const),
    ...b.of.map(([name, part]) => [name, part * share] as const),
  ],
});

function withHems(levels: readonly VisibleLevel[], look: Look): VisibleLevel[] {
  return levels.flatMap((one, k): VisibleLevel[] => {
    const next = levels[k + 1];
    if (!next || isBareSkin(one) === isBareSkin(next)) return [one];
    const [bare, cloth] = isBareSkin(one) ? [one, next] : [next, one];
    const gap = Math.abs(cloth.level.t - bare.level.t);
    let [hem, before]: [VisibleLevel | null, number] = [null, visibleWidth(bare)];
    for (let way = HEM_STEP; way < gap; way += HEM_STEP) {
      const seen = look(between(bare.level, cloth.level, way / gap));
      if (!isBareSkin(seen) || Math.abs(visibleWidth(seen) / before - 1) > HEM_WIDTH) break;
      before = visibleWidth(seen);
      if (way >= HEM_APART) hem = seen;
    }
    return hem ? [one, hem] : [one];
  });
}

/** The wall begins where an open coat ends, not at the leg inside it. */
function isUnderCoat(seen: Probe | null, [x, y]: Point, [dx, dy]: Point, partAt: PartAt): boolean {
  if (!seen) return false;
  const partOf = (reach: number): Part => partAt([x + dx * reach, y + dy * reach]);
  return [-0.9 * seen.left.reach, 0.9 * seen.right.reach].some((reach) => partOf(reach) === 'outer');
}

function legLimits(legs: readonly [Chain, Chain], side: 0 | 1, t: number, stature: number): [number, number] {
  const gap = distance(alongChain(legs[0], t), alongChain(legs[1], t));
  const inner = Math.max(stature * 0.01, gap / 2);
  return side === 0 ? [Infinity, inner] : [inner, Infinity];
}

function partThighs(levels: readonly VisibleLevel[], side: 0 | 1): VisibleLevel[] {
  const apart = levels.some(
    ({ level, probe: seen }) => level.t >= 0.9 && seen !== null && seen.left.open && seen.right.open,
  );
  return levels.map((one) => {
    const edges = one.probe;
    if (!apart || one.whole || !edges || one.level.t < 0.2 || one.level.t > 1) return one;
    return (side === 0 ? edges.left.open : edges.right.open) ? { ...one, whole: true } : one;
  });
}

/** Cloth below the fullest place of the hips that goes on widening hangs, however smooth it is. */
const FLARE = { below: 0.22, by: 1.04 };

function seeTrunk(scene: PhotoScene, partAt: PartAt, skeleton: Skeleton, build: Build): VisibleLevel[] {
  const { shoulders, hips, arms, stature } = skeleton;
  const across = normalAt([shoulders, hips], 0);
  const armHalf = (expectedWidth(build, ARM_LEVELS[2]!, stature).width / 2) * 0.9;
  const outerWidth = (t: number): number => {
    const seen = probeEdges(
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
    const wide = expectedWidth(build, level, stature).width;
    // An arm that lies against the body ends it at the arm's inner side.
    const limit = (side: 0 | 1): number => {
      const chain = arms[side];
      const t = clamp((at[1] - chain[0][1]) / (chain[1][1] - chain[0][1] || 1), 0, 1.6);
      const arm = alongChain(chain, t);
      const off = (arm[0] - at[0]) * across[0] + (arm[1] - at[1]) * across[1];
      return Math.abs(arm[1] - at[1]) < stature * 0.03 && Math.abs(off) > wide * 0.35
        ? Math.max(wide * 0.35, Math.abs(off) - armHalf)
        : wide;
    };
    const seen = probeEdges(
      scene,
      at,
      across,
      Math.min(wide, limit(0)),
      Math.min(wide, limit(1)),
      () => false,
    );
    const stiff = STIFF.includes(partAt(at)) || (level.t >= 1 && flares(level.t));
    return { level, at, across, probe: seen, whole: isWhole(seen), stiff, aside: false };
  });
}

/** `build`: how far to look. `hems`: also where bare skin goes under cloth. */
export function measureVisibleWidths(
  scene: PhotoScene,
  partAt: PartAt,
  skeleton: Skeleton,
  build: Build,
  hems = false,
): VisibleBody {
  const { arms, legs, stature } = skeleton;
  const along = (look: Look, levels: readonly Level[]): VisibleLevel[] => {
    const seen = levels.map(look);
    return hems ? withHems(seen, look) : seen;
  };
  const arm = (side: 0 | 1): VisibleLevel[] =>
    along(
      lookAlong(
        scene,
        partAt,
        { side, joints: arms[side], most: () => [Infinity, Infinity] },
        build,
        stature,
      ),
      ARM_LEVELS,
    );
  const leg = (side: 0 | 1): VisibleLevel[] =>
    partThighs(
      along(
        lookAlong(
          scene,
          partAt,
          { side, joints: legs[side], most: (t) => legLimits(legs, side, t, stature) },
          build,
          stature,
        ),
        LEG_LEVELS,
      ),
      side,
    );
  return {
    arms: [arm(0), arm(1)],
    legs: [leg(0), leg(1)],
    trunk: seeTrunk(scene, partAt, skeleton, build),
  };
}
