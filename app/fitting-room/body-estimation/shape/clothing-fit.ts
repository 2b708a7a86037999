// Tight cloth is measured; loose cloth only bounds the width.
import { lerp, smoothstep } from '../../pixels/pixels.ts';
import { updateBuild, estimatedWidth, type Build } from './body-build.ts';
import { expectedWidth, TRUNK_LEVELS, type Level } from './measuring-levels.ts';
import { visibleWidth, type VisibleLevel } from './visible-widths.ts';

/** Tight cloth by the body's width; more at the hips, where waistband, shirt tail and seam overlap. */
const TIGHT_EASE = 1.04;
const TIGHT_TRUNK_EASE = 1.08;
const easeOf = (level: Level): number => (TRUNK_LEVELS.includes(level) ? TIGHT_TRUNK_EASE : TIGHT_EASE);
const LOOSE_EASE = 0.4; // mean, shares of the body's width

/** Cloth wider than the body by this share more than at its tightest level hangs. */
const HANGS = [0.08, 0.2] as const;

const clothRatios = (levels: readonly VisibleLevel[], build: Build, stature: number): number[] =>
  levels
    .filter((seen) => seen.whole && !seen.stiff && !seen.probe!.bare)
    .map((seen) => visibleWidth(seen) / expectedWidth(build, seen.level, stature).width)
    .sort((a, b) => a - b);

/** `before`: the prior, and `least` the ratio of seen to expected where the same cloth is tightest. */
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

export interface Cloth {
  before: number;
  least: number;
  /** 0..1: the cloth follows the limb's form, at whatever size. */
  follows: number;
}

/** 0..1: cloth that narrows from calf to ankle as a leg does is tight, whatever its size. */
function tapers(levels: readonly VisibleLevel[], build: Build, stature: number): number {
  const ratio = (name: string): number => {
    const seen = levels.find((one) => one.level.name === name);
    const isCloth = seen && seen.whole && !seen.stiff && !seen.probe!.bare;
    return isCloth ? visibleWidth(seen) / expectedWidth(build, seen.level, stature).width : NaN;
  };
  const [knee, calf, shin] = [ratio('knee'), ratio('calf'), ratio('shin')];
  const share = shin / Math.min(knee, calf);
  return Number.isFinite(share) ? 1 - smoothstep(1.14, 1.3, share) : 0;
}

export function clothLooseness(levels: readonly VisibleLevel[], build: Build, stature: number): Cloth {
  const ratios = clothRatios(levels, build, stature);
  const at = (share: number): number => ratios[Math.floor((ratios.length - 1) * share)] ?? 1.3;
  const alike =
    (1 - smoothstep(0.12, 0.32, (at(0.85) - at(0.15)) / at(0.5))) * (1 - smoothstep(1.1, 1.45, at(0.5)));
  const follows = tapers(levels, build, stature) * (1 - smoothstep(1.5, 1.8, at(0.5)));
  return { before: 0.06 + 0.86 * Math.max(alike, follows), least: lerp(at(0.15), at(0.5), follows), follows };
}

const sumOf = (level: Level): number => level.of.reduce((sum, [, share]) => sum + share, 0);

function learn(build: Build, level: Level, stature: number, seen: number, sd: number): Build {
  const { width } = expectedWidth(build, level, stature);
  let next = build;
  for (const [name, share] of level.of) {
    const part = estimatedWidth(build, name).width;
    const weight = share / sumOf(level);
    next = updateBuild(next, name, part * (seen / width), ((sd / width) * part) / Math.sqrt(weight));
  }
  return next;
}

export interface LevelEstimate {
  tight: number;
  width: number;
}

/** @param judge the build that tells tight cloth from loose: on a second round that of the first. */
export function updateBuildFromLimb(
  build: Build,
  judge: Build,
  levels: readonly VisibleLevel[],
  stature: number,
): Build {
  let next = build;
  const bare = levels.filter((seen) => {
    const share = visibleWidth(seen) / expectedWidth(judge, seen.level, stature).width;
    // Much narrower skin is partly covered; much wider is cloth of the color of skin.
    return seen.whole && seen.probe!.bare && share > 0.75 && share < 1.6;
  });
  for (const seen of bare) {
    const { width } = expectedWidth(judge, seen.level, stature);
    // A single bare level may be a cuff's edge or a patch that is not skin.
    const sd = width * (bare.length > 1 ? 0.06 : 0.12);
    next = learn(next, seen.level, stature, visibleWidth(seen), sd);
  }
  const cloth = clothLooseness(levels, judge, stature);
  for (const seen of levels) {
    if (!seen.whole || seen.probe!.bare) continue;
    const { width, sd } = expectedWidth(judge, seen.level, stature);
    const w = visibleWidth(seen);
    const tight = seen.stiff ? 0 : tightness(w, width, sd, cloth);
    if (tight > 0.15)
      next = learn(next, seen.level, stature, w / easeOf(seen.level), (width * 0.06) / tight ** 2);
    // Only a bound; if much narrower than any limb, the axis only grazes the body.
    else if (w < width && w > width * 0.75) next = learn(next, seen.level, stature, w * 0.97, width * 0.1);
  }
  return next;
}

export function estimateLevel(
  seen: VisibleLevel,
  build: Build,
  stature: number,
  cloth: Cloth,
): LevelEstimate {
  const { width, sd } = expectedWidth(build, seen.level, stature);
  if (!seen.whole) return { tight: 0, width };
  const w = visibleWidth(seen);
  if (seen.probe!.bare) {
    const plausible = smoothstep(0.68, 0.82, w / width) * (1 - smoothstep(1.4, 1.7, w / width));
    return { tight: plausible, width: lerp(width, w, plausible) };
  }
  const tight = seen.stiff ? 0 : tightness(w, width, sd, cloth);
  return { tight, width: Math.min(w, lerp(width, w / easeOf(seen.level), tight)) };
}
