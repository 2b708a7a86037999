import { estimatedWidth, type Build } from './body-build.ts';
import type { WidthName } from './anthropometry.ts';

export interface Level {
  name: string;
  /** Along the joints: 0 the first, 1 the second, 2 the third. */
  t: number;
  /** A sum of shares of published widths. */
  of: readonly (readonly [name: WidthName, share: number])[];
  /** How far the middle of the limb lies inward of the line between the joints, percent of stature. */
  inward: number;
}

const level = (name: string, t: number, of: Partial<Record<WidthName, number>>, inward = 0): Level => ({
  name,
  t,
  of: Object.entries(of) as [WidthName, number][],
  inward,
});

/** A camera sees less than circumference / pi of a limb. Means over eight people of tests/people-truth. */
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
  level('shoulder', 0.14, { upperArm: 1 }, 0.15),
  level('axilla', 0.3, { upperArm: 0.88 }, 0.25),
  level('upper_arm', 0.5, { upperArm: SEEN.upperArm }, 0.3),
  level('above_elbow', 0.8, { upperArm: 0.72 }, 0.2),
  level('elbow', 1, { forearm: 0.8 }),
  level('forearm', 1.3, { forearm: SEEN.forearm }),
  level('mid_forearm', 1.65, { forearm: 0.5 * SEEN.forearm, wrist: 0.5 * SEEN.wrist }),
  level('wrist', 1.95, { wrist: SEEN.wrist }),
];

export const LEG_LEVELS: readonly Level[] = [
  level('hip', 0.08, { thigh: 0.8 }, 0.45),
  level('thigh', 0.35, { thigh: SEEN.thigh }, 0.55),
  level('mid_thigh', 0.6, { thigh: 0.43, lowerThigh: 0.43 }, 0.55),
  level('above_knee', 0.85, { thigh: 0.15, lowerThigh: 0.65 }, 0.4),
  level('knee', 1, { lowerThigh: SEEN.lowerThigh }, 0.25),
  level('below_knee', 1.12, { lowerThigh: 0.4, calf: 0.41 }),
  level('calf', 1.3, { calf: SEEN.calf }),
  level('shin', 1.6, { calf: 0.48 * SEEN.calf, ankle: 0.55 * SEEN.ankle }),
  level('ankle', 1.93, { ankle: SEEN.ankle }),
];

/** `t` from the shoulder line (0) to the hip joints (1). */
export const TRUNK_LEVELS: readonly Level[] = [
  level('chest', 0.19, { chest: 1.05 }),
  level('bust', 0.29, { chest: 1.02 }),
  level('ribs', 0.4, { chest: 0.5, waist: 0.41 }),
  level('waist', 0.51, { waist: 0.8 }),
  level('belly', 0.75, { waist: 0.5, hips: 0.41 }),
  level('hip_joints', 1, { hips: 0.91 }),
  level('hips', 1.18, { hips: 0.99 }),
];

/** Pixels and their standard deviation. */
export function expectedWidth(build: Build, level: Level, stature: number): { width: number; sd: number } {
  let width = 0;
  let sd = 0;
  for (const [name, share] of level.of) {
    const part = estimatedWidth(build, name);
    width += part.width * share;
    sd += part.sd * share;
  }
  return { width: (width * stature) / 100, sd: (sd * stature) / 100 };
}
