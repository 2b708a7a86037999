import { clamp, distance, lerp, lerpPoint, midpoint, unitVector, type Point } from '../pixels/pixels.ts';
import type { PhotoScene } from './photo-scene.ts';

/** From the trunk outward. */
export type Chain = readonly [Point, Point, Point, Point];

export interface Skeleton {
  /** Crown to floor, pixels. */
  stature: number;
  crown: Point;
  floor: number;
  eyes: Point;
  mouth: Point;
  ears: Point;
  /** Over the ears, from eyes and mouth: hair hides the sides. */
  headBreadth: number;
  shoulders: Point;
  hips: Point;
  /** The picture's left and right: shoulder, elbow, wrist, knuckle; hip, knee, ankle, toe. */
  arms: readonly [Chain, Chain];
  /** 21 points each, where the hand model saw them. */
  handPoints: readonly [readonly Point[] | null, readonly Point[] | null];
  legs: readonly [Chain, Chain];
  seenArms: readonly [readonly number[], readonly number[]];
  seenLegs: readonly [readonly number[], readonly number[]];
  /** 0 a woman's ratios … 1 a man's. */
  manly: number;
}

/** Landmark below (+) or above (-) the joint, in shares of stature: means over known skeletons. */
const OFFSET = { shoulder: -0.014, hip: 0.014, knee: 0.012, ankle: -0.018 };
/** Eyes to crown, in distances from eyes to mouth. */
const CROWN = 1.47;
/** Breadth over the ears, in distances between the eyes and from eyes to mouth: means over known heads. */
const HEAD = { perGap: 2.42, perFace: 2.16 };
/** Height of the eyes, shares of stature (ANSUR II: 0.93). */
const EYES = 0.939;

/** Landmarks of shoulder, elbow, wrist and index of her own left and right arm. */
export const ARMS = [
  [11, 13, 15, 19],
  [12, 14, 16, 20],
] as const;
const LEGS = [
  [23, 25, 27, 31],
  [24, 26, 28, 32],
] as const;

/** How far a hand may hang from below the shoulder joint: inward and outward, shares of stature. */
const HANGS = [-0.07, 0.13] as const;

/** The pose model folds arms in a wide coat up to the chest; a hand beside the hip tells where the arm is. */
function hangingArm(
  scene: PhotoScene,
  [shoulder, elbow, wrist, knuckle]: Chain,
  out: -1 | 1,
  tall: number,
): Chain | null {
  const skinAt = (x: number, y: number): boolean => scene.confidence('skin', x, y) > 120;
  for (let k = -2; k <= 6; k++) {
    const [x, y] = lerpPoint(wrist, knuckle, k / 3);
    for (const off of [-0.02, 0, 0.02]) if (skinAt(x + off * tall, y)) return null;
  }
  const [from, to] = HANGS.map((share) => shoulder[0] + share * out * tall) as [number, number];
  let [sumX, count, top, low] = [0, 0, Infinity, -Infinity];
  const step = Math.max(1, tall * 0.004);
  for (let y = shoulder[1] + tall * 0.27; y < shoulder[1] + tall * 0.5; y += step)
    for (let x = Math.min(from, to); x < Math.max(from, to); x += step)
      if (skinAt(x, y)) {
        sumX += x;
        count++;
        top = Math.min(top, y);
        low = Math.max(low, y);
      }
  const area = count * step * step;
  if (area < (tall * 0.018) ** 2 || area > (tall * 0.09) ** 2 || low - top > tall * 0.15) return null;
  const x = sumX / count;
  const hand: Point = [x, top];
  return [
    shoulder,
    elbow[1] > shoulder[1] + tall * 0.12 && distance(elbow, lerpPoint(shoulder, hand, 0.5)) < tall * 0.06
      ? elbow
      : [lerp(shoulder[0], x, 0.5) + out * tall * 0.008, lerp(shoulder[1], top, 0.51)],
    hand,
    [x, lerp(top, low, 0.5)],
  ];
}

function settleArms(
  scene: PhotoScene,
  arms: readonly [Chain, Chain],
  hands: Skeleton['handPoints'],
  tall: number,
): [Chain, Chain] {
  const [left, right] = [
    hands[0] ? null : hangingArm(scene, arms[0], -1, tall),
    hands[1] ? null : hangingArm(scene, arms[1], 1, tall),
  ];
  const mirror = ([s, e, w, k]: Chain, shoulder: Point): Chain => {
    const flip = ([x, y]: Point): Point => [shoulder[0] - (x - s[0]), y - s[1] + shoulder[1]];
    return [shoulder, flip(e), flip(w), flip(k)];
  };
  const folded = ([, elbow, wrist]: Chain): boolean => wrist[1] < elbow[1] - tall * 0.02;
  if (left && !right && !hands[1] && folded(arms[1])) return [left, mirror(left, arms[1][0])];
  if (right && !left && !hands[0] && folded(arms[0])) return [mirror(right, arms[0][0]), right];
  return [left ?? arms[0], right ?? arms[1]];
}

/** The pose model places feet together inside wide trousers. */
function footShift(scene: PhotoScene, toe: Point, floor: number, tall: number): number {
  let best = 0;
  for (const lift of [0.012, 0.02]) {
    const y = floor - lift * tall;
    const inside = (x: number): boolean => scene.isPerson(x, y);
    let at = toe[0];
    for (let d = 0; d < tall * 0.03 && !inside(at); d += 2)
      at = inside(toe[0] + d) ? toe[0] + d : inside(toe[0] - d) ? toe[0] - d : toe[0];
    if (!inside(at)) continue;
    let [left, right] = [at, at];
    while (inside(left - 1) && at - left < tall * 0.09) left--;
    while (inside(right + 1) && right - at < tall * 0.09) right++;
    if (right - left > tall * 0.11 || right - left < tall * 0.025) continue;
    best = clamp((left + right) / 2 - toe[0], -tall * 0.03, tall * 0.03);
    break;
  }
  return best;
}

function seenFloor(scene: PhotoScene, tall: number): number | null {
  const { points, height, width } = scene;
  let lowest: number | null = null;
  for (const [heel, toe] of [
    [29, 31],
    [30, 32],
  ] as const) {
    const [a, b] = [points[heel]!, points[toe]!];
    const from = Math.round(Math.max(a[1], b[1]) - tall * 0.03);
    const to = Math.min(height - 1, from + tall * 0.09);
    const [x0, x1] = [Math.min(a[0], b[0]) - tall * 0.02, Math.max(a[0], b[0]) + tall * 0.02];
    for (let y = from; y <= to; y++) {
      let run = 0;
      for (let x = Math.max(0, x0); x <= Math.min(width - 1, x1); x += 1) if (scene.isPerson(x, y)) run++;
      if (run > tall * 0.008 && (lowest === null || y > lowest)) lowest = y;
    }
  }
  return lowest === null || lowest >= height - 2 ? null : lowest;
}

/** Over the floor, shares of stature: a little above trochanterion (ANSUR II: 0.516). */
const HIPS = 0.523;
/** Between the hip joints, shares of stature; it varies by only 0.004. */
const HIP_GAP = 0.115;
/** Weight against the pose model, which sees clothes: their errors in variance. */
const HIPS_BELIEVED = 0.6;

const down = ([x, y]: Point, by: number): Point => [x, y - by];

/** A man's shoulders are wide against his hips: the middle of men and women, and how sharply they part. */
function manlyOf(points: readonly Point[]): number {
  const ratio = distance(points[11]!, points[12]!) / (distance(points[23]!, points[24]!) || 1);
  return 1 / (1 + Math.exp(-(ratio - 1.8) / 0.06));
}

export function buildSkeleton(scene: PhotoScene): Skeleton {
  const { points, visible } = scene;
  const eyes = midpoint(points[2]!, points[5]!);
  const mouth = midpoint(points[9]!, points[10]!);
  const ankles = midpoint(points[27]!, points[28]!);
  const knees = midpoint(points[25]!, points[26]!);
  // Eyes to ankles is 0.84 of stature, to the knees 0.65; both together survive a bent leg or a cut foot.
  const rough = Math.max(8, lerp((ankles[1] - eyes[1]) / 0.84, (knees[1] - eyes[1]) / 0.65, 0.3));
  const seen = seenFloor(scene, rough);
  const expected = eyes[1] + rough * EYES;
  const floor = seen === null ? expected : clamp(seen, expected - rough * 0.035, expected + rough * 0.035);
  const stature = (floor - eyes[1]) / EYES;
  const ears = midpoint(points[7]!, points[8]!);
  const lean = clamp((eyes[0] - mouth[0]) / Math.max(1, mouth[1] - eyes[1]), -0.5, 0.5);
  // A head bent to the camera shows more of its crown.
  const rise = lerp(
    stature * (1 - EYES),
    clamp((mouth[1] - eyes[1]) * CROWN, 0.045 * stature, 0.08 * stature),
    0.6,
  );
  const mirrored = points[12]![0] < points[11]![0];
  const order = mirrored ? ([1, 0] as const) : ([0, 1] as const);
  const move = (k: number, share: number): Point => down(points[k]!, share * stature);
  const armOf = (side: 0 | 1): Chain => {
    const [s, e, w, i] = ARMS[side];
    return [move(s, OFFSET.shoulder), points[e]!, points[w]!, points[i]!];
  };
  // Without a face (a mannequin) the eyes say nothing of stature.
  const nose = lerpPoint(eyes, mouth, 0.5);
  const hipsBelieved = scene.confidence('face', nose[0], nose[1]) > 100 ? HIPS_BELIEVED : 0;
  const seenHips = midpoint(points[23]!, points[24]!)[1] - OFFSET.hip * stature;
  const drop = clamp((floor - HIPS * stature - seenHips) * hipsBelieved, -0.04 * stature, 0.04 * stature);
  const between = distance(points[23]!, points[24]!);
  const spread = lerp(1, clamp((HIP_GAP * stature) / Math.max(1, between), 0.75, 1.3), hipsBelieved);
  const middle = midpoint(points[23]!, points[24]!)[0];
  const legOf = (side: 0 | 1): Chain => {
    const [h, k, a, t] = LEGS[side];
    const shift = footShift(scene, points[t]!, floor, stature);
    const aside = ([x, y]: Point, share: number): Point => [x + shift * share, y];
    return [
      [lerp(middle, points[h]![0], spread), move(h, OFFSET.hip)[1] + drop],
      aside(move(k, OFFSET.knee), 0.3),
      aside(move(a, OFFSET.ankle), 0.7),
      aside(points[t]!, 1),
    ];
  };
  const handPoints = [scene.hands[order[0]], scene.hands[order[1]]] as const;
  const arms = settleArms(scene, [armOf(order[0]), armOf(order[1])], handPoints, stature);
  const legs: [Chain, Chain] = [legOf(order[0]), legOf(order[1])];
  const visibility = (chain: readonly number[]) => chain.map((k) => visible[k] ?? 0);
  return {
    stature,
    crown: [ears[0] + lean * rise, eyes[1] - rise],
    floor,
    eyes,
    mouth,
    ears,
    headBreadth: lerp(
      distance(points[2]!, points[5]!) * HEAD.perGap,
      distance(eyes, mouth) * HEAD.perFace,
      0.5,
    ),
    shoulders: midpoint(arms[0][0], arms[1][0]),
    hips: midpoint(legs[0][0], legs[1][0]),
    arms,
    handPoints,
    legs,
    seenArms: [visibility(ARMS[order[0]]), visibility(ARMS[order[1]])],
    seenLegs: [visibility(LEGS[order[0]]), visibility(LEGS[order[1]])],
    manly: manlyOf(points),
  };
}

export function alongChain(joints: readonly Point[], t: number): Point {
  const last = joints.length - 1;
  const k = clamp(Math.floor(t), 0, last - 1);
  return lerpPoint(joints[k]!, joints[k + 1]!, t - k);
}

/** Unit normal of a chain at `t`, to the picture's right when the chain runs down. */
export function normalAt(joints: readonly Point[], t: number): Point {
  const last = joints.length - 1;
  const k = clamp(Math.floor(t), 0, last - 1);
  const [a, b] = [joints[k]!, joints[k + 1]!];
  const [dx, dy] = unitVector(a, b);
  return [dy, -dx];
}

export function withShoulders(skeleton: Skeleton, factor: number): Skeleton {
  const { shoulders, arms } = skeleton;
  const move = ([s, ...rest]: Chain): Chain => [lerpPoint(shoulders, s, factor), ...rest];
  return { ...skeleton, arms: [move(arms[0]), move(arms[1])] };
}
