// A jointed figure of ANSUR II proportions before a pinhole camera: landmarks of any pose, from any height. Pure.
import type { Landmark } from '../../app/domain/photos/body-map.ts';

/** Across (to the picture's right), up from the floor, toward the camera; in statures. */
type Place = readonly [number, number, number];

/** Degrees. Zero everywhere is standing with hanging arms. */
export interface Pose {
  /** From hanging straight, forward (toward the camera) and outward. */
  thighs: readonly [number, number];
  thighsOut: readonly [number, number];
  /** Bend of the knees, backward. */
  knees: readonly [number, number];
  /** The feet's points downward. */
  feet: number;
  /** Upper arms outward from hanging, and forward; bend of the elbows, inward before the trunk or (in the plane) outward and up. */
  armsOut: readonly [number, number];
  armsForward: readonly [number, number];
  elbowsIn: readonly [number, number];
  elbowsUp: readonly [number, number];
  /** Turn of the whole body: 180 shows the back. */
  turn: number;
}

export const STANDING: Pose = {
  thighs: [0, 0],
  thighsOut: [4, 4],
  knees: [0, 0],
  feet: 0,
  armsOut: [14, 14],
  armsForward: [0, 0],
  elbowsIn: [0, 0],
  elbowsUp: [0, 0],
  turn: 0,
};

export interface Camera {
  /** Statures above the floor. */
  height: number;
  /** Statures from her. */
  distance: number;
  /** Width of the picture by its height. */
  shape: number;
  /** Share of the picture's height that she would fill standing upright. */
  fills: number;
  /** Where her middle is, in picture heights from the middle; positive is down. */
  shift: number;
}

export const AT_WAIST: Camera = { height: 0.6, distance: 1.8, shape: 0.75, fills: 0.75, shift: 0 };

const THIGH = 0.244;
const SHANK = 0.236;
const UPPER_ARM = 0.172;
const FOREARM = 0.15;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

const add = (a: Place, b: Place, by = 1): Place => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];

/** A hanging limb swung forward in its plane, then outward to its own side (+1 is the picture's right). */
function hanging(side: number, forward: number, out: number): Place {
  const [f, o] = [rad(forward), rad(out)];
  return [side * Math.sin(o) * Math.cos(f), -Math.cos(o) * Math.cos(f), Math.sin(f)];
}

function placesOf(pose: Pose): Place[] {
  const places = new Array<Place>(33).fill([0, 0.9, 0.06]);
  const set = (i: number, place: Place) => (places[i] = place);
  set(0, [0, 0.915, 0.08]);
  for (const [i, across] of [[1, 0.012], [2, 0.019], [3, 0.026], [4, -0.012], [5, -0.019], [6, -0.026]] as const) // oxfmt-ignore
    set(i, [across, 0.932, 0.06]);
  set(7, [0.045, 0.922, 0]);
  set(8, [-0.045, 0.922, 0]);
  set(9, [0.015, 0.889, 0.06]);
  set(10, [-0.015, 0.889, 0.06]);
  [1, -1].forEach((side, n) => {
    const shoulder: Place = [side * 0.105, 0.82, 0];
    const upper = hanging(side, pose.armsForward[n]!, pose.armsOut[n]!);
    const elbow = add(shoulder, upper, UPPER_ARM);
    const inward = rad(pose.elbowsIn[n]!);
    const up = pose.armsOut[n]! + pose.elbowsUp[n]!;
    const lower: Place =
      pose.elbowsIn[n]! > 0
        ? [-side * Math.sin(inward) * 0.94, -Math.cos(inward), Math.sin(inward) * 0.34]
        : hanging(side, pose.armsForward[n]!, up);
    const wrist = add(elbow, lower, FOREARM);
    set(11 + n, shoulder);
    set(13 + n, elbow);
    set(15 + n, wrist);
    for (const i of [17, 19, 21]) set(i + n, add(wrist, lower, 0.05));
    const hip: Place = [side * 0.06, 0.52, 0];
    const thigh = hanging(side, pose.thighs[n]!, pose.thighsOut[n]!);
    const knee = add(hip, thigh, THIGH);
    const shank = hanging(side, pose.thighs[n]! - pose.knees[n]!, pose.thighsOut[n]!);
    const ankle = add(knee, shank, SHANK);
    const point = rad(pose.feet);
    const heel = add(ankle, [0, -0.035, -0.035]);
    set(23 + n, hip);
    set(25 + n, knee);
    set(27 + n, ankle);
    set(29 + n, heel);
    set(31 + n, add(heel, [side * 0.01, -0.115 * Math.sin(point), 0.115 * Math.cos(point)]));
  });
  const t = rad(pose.turn);
  return places.map(([x, y, z]) => [x * Math.cos(t) + z * Math.sin(t), y, z * Math.cos(t) - x * Math.sin(t)]);
}

/** 33 landmarks as the pose model would give them if it never erred; depth in its unit, widths of the picture. */
export function posedLandmarks(change: Partial<Pose> = {}, seenBy: Partial<Camera> = {}): Landmark[] {
  const camera = { ...AT_WAIST, ...seenBy };
  const places = placesOf({ ...STANDING, ...change });
  // The camera looks at the middle of her, wherever it stands.
  const pitch = Math.atan2(camera.height - 0.5, camera.distance);
  const project = ([x, y, z]: Place): readonly [number, number, number] => {
    const [up, near] = [y - camera.height, camera.distance - z];
    const depth = near * Math.cos(pitch) - up * Math.sin(pitch);
    const high = up * Math.cos(pitch) + near * Math.sin(pitch);
    return [x / depth, -high / depth, depth];
  };
  const zoom = camera.fills / (project([0, 0, 0])[1] - project([0, 1, 0])[1]);
  const [, , hipDepth] = project([0, 0.52, 0]);
  return places.map((place) => {
    const [x, y, depth] = project(place);
    const z = ((depth - hipDepth) * zoom) / hipDepth / camera.shape;
    return [0.5 + (x * zoom) / camera.shape, 0.5 + camera.shift + y * zoom, z, 1];
  });
}

export const SEATED: Partial<Pose> = { thighs: [80, 80], thighsOut: [10, 10], knees: [80, 80] };
export const STAR_JUMP: Partial<Pose> = { thighsOut: [32, 32], feet: 60, armsOut: [140, 140] };
export const TUCK_JUMP: Partial<Pose> = { thighs: [60, 60], knees: [110, 110], feet: 50, armsOut: [60, 60] };
export const HEELS_UP_JUMP: Partial<Pose> = { knees: [90, 90], feet: 120, armsOut: [150, 150] };
export const STRAIGHT_JUMP: Partial<Pose> = { feet: 75, armsOut: [165, 165] };
export const CROSSED: Partial<Pose> = { armsOut: [12, 12], armsForward: [15, 15], elbowsIn: [95, 95] };
export const CLASPED: Partial<Pose> = { armsOut: [8, 8], armsForward: [10, 10], elbowsIn: [38, 38] };
export const RAISED: Partial<Pose> = { armsOut: [14, 150] };
export const ON_HIP: Partial<Pose> = { armsOut: [14, 45], elbowsIn: [0, 50] };
