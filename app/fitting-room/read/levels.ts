// The levels at which a limb or the trunk is measured, and what the build says a body is wide there, seen from the front.
import { widthIn, type Build } from './build.ts';
import type { WidthName } from './body-tables.ts';

export interface Level {
  name: string;
  /** Along the joints: 0 the first, 1 the second, 2 the third. */
  t: number;
  /** How far the middle of the limb lies inward of the line between the joints, percent of stature. */
  inward?: number;
  /** Seen width as a sum of shares of published widths. */
  of: readonly (readonly [name: WidthName, share: number])[];
}

/**
 * A limb's published width is its circumference / pi, flexed and on soldiers; what a camera sees of a hanging limb is
 * less: arms and wrists turn their narrow side to it, and calf and ankle are deeper than wide. The shares are middles over eight
 * of the people of tests/people-truth.
 */
const SEEN = {
  upperArm: 0.79,
  forearm: 0.8,
  wrist: 0.715,
  thigh: 0.83,
  lowerThigh: 0.765,
  calf: 0.85,
  ankle: 0.69,
};

export const ARM_LEVELS: readonly Level[] = [
  { name: 'shoulder', t: 0.14, inward: 0.15, of: [['upperArm', 1]] },
  { name: 'axilla', t: 0.3, inward: 0.25, of: [['upperArm', 0.88]] },
  { name: 'upper_arm', t: 0.5, inward: 0.3, of: [['upperArm', SEEN.upperArm]] },
  { name: 'above_elbow', t: 0.8, inward: 0.2, of: [['upperArm', 0.72]] },
  { name: 'elbow', t: 1, of: [['forearm', 0.8]] },
  { name: 'forearm', t: 1.3, of: [['forearm', SEEN.forearm]] },
  {
    name: 'mid_forearm',
    t: 1.65,
    of: [
      ['forearm', 0.5 * SEEN.forearm],
      ['wrist', 0.5 * SEEN.wrist],
    ],
  },
  { name: 'wrist', t: 1.95, of: [['wrist', SEEN.wrist]] },
];

export const LEG_LEVELS: readonly Level[] = [
  { name: 'hip', t: 0.08, inward: 0.45, of: [['thigh', 0.8]] },
  { name: 'thigh', t: 0.35, inward: 0.55, of: [['thigh', SEEN.thigh]] },
  {
    name: 'mid_thigh',
    t: 0.6,
    inward: 0.55,
    of: [
      ['thigh', 0.43],
      ['lowerThigh', 0.43],
    ],
  },
  {
    name: 'above_knee',
    t: 0.85,
    inward: 0.4,
    of: [
      ['thigh', 0.15],
      ['lowerThigh', 0.65],
    ],
  },
  { name: 'knee', t: 1, inward: 0.25, of: [['lowerThigh', SEEN.lowerThigh]] },
  {
    name: 'below_knee',
    t: 1.12,
    of: [
      ['lowerThigh', 0.4],
      ['calf', 0.41],
    ],
  },
  { name: 'calf', t: 1.3, of: [['calf', SEEN.calf]] },
  {
    name: 'shin',
    t: 1.6,
    of: [
      ['calf', 0.48 * SEEN.calf],
      ['ankle', 0.55 * SEEN.ankle],
    ],
  },
  { name: 'ankle', t: 1.93, of: [['ankle', SEEN.ankle]] },
];

/** `t` from the shoulder line (0) to the hip joints (1). */
export const TRUNK_LEVELS: readonly Level[] = [
  { name: 'chest', t: 0.19, of: [['chest', 1.05]] },
  { name: 'bust', t: 0.29, of: [['chest', 1.02]] },
  {
    name: 'ribs',
    t: 0.4,
    of: [
      ['chest', 0.5],
      ['waist', 0.41],
    ],
  },
  { name: 'waist', t: 0.51, of: [['waist', 0.8]] },
  {
    name: 'belly',
    t: 0.75,
    of: [
      ['waist', 0.5],
      ['hips', 0.41],
    ],
  },
  { name: 'hip_joints', t: 1, of: [['hips', 0.91]] },
  { name: 'hips', t: 1.18, of: [['hips', 0.99]] },
];

/** Pixels and their standard deviation. */
export function expected(build: Build, level: Level, stature: number): { width: number; sd: number } {
  let width = 0;
  let sd = 0;
  for (const [name, share] of level.of) {
    const part = widthIn(build, name);
    width += part.width * share;
    sd += part.sd * share;
  }
  return { width: (width * stature) / 100, sd: (sd * stature) / 100 };
}
