import { distance, type Point } from '../../pixels/pixels.ts';
import { limbHalfWidth, findStation, type Person } from '../../body-estimation/person.ts';
import { handlessEnd } from '../../body-estimation/limbs/hand-behind-hip.ts';
import { elbowCosine } from '../../body-estimation/limbs/elbow-angle.ts';
import { ARMS } from '../../body-estimation/skeleton.ts';
import type { Frame, Side } from './body-frame.ts';

const LEGS = [
  [25, 27, 29, 31],
  [26, 28, 30, 32],
] as const;
const STANDS = [1, 2, 2, 3] as const;
/** Least distance from the landmark, in shoulder widths. */
const MOVED = 0.3;

const markOf = (points: readonly Point[], k: number): number => (points[12]![0] < points[11]![0] ? 1 - k : k);

/** The pose model may take a scarf's ends for hands. `toHands`: arms also lead to hands out of cuffs. */
export function moveArmsToReading(points: Point[], { body, hands }: Person, toHands: boolean): void {
  const unit = distance(points[11]!, points[12]!);
  body.arms.forEach(({ joints }, k) => {
    const marks = ARMS[markOf(points, k)]!;
    const moved = [1, 2].some((joint) => distance(joints[joint]!, points[marks[joint]!]!) > unit * MOVED);
    if (moved || (toHands && hands.seen[k as 0 | 1]?.cuffed))
      for (const joint of [1, 2, 3]) points[marks[joint]!] = joints[joint]!;
  });
}

/** Changes `points`. @returns of the picture's left and right arm, whether it ends there. */
export function endArmsBehindHip(points: Point[], person: Person): readonly boolean[] {
  return ([0, 1] as const).map((k) => {
    const hip = person.hands.seen[k] ? null : handlessEnd(person, k);
    if (!hip) return false;
    const [, , wrist, index] = ARMS[markOf(points, k)]!;
    const [x, y] = points[wrist]!;
    points[wrist] = hip;
    points[index] = [hip[0] + (hip[0] - x) * 0.5, hip[1] + (hip[1] - y) * 0.5];
    return true;
  });
}

/** In statures: a sole this much lower than the pose model's toes is believed, and the ankle is this much above it. */
const LOWER = 0.02;
const FOOT_HEIGHT = 0.09;

/**
 * The pose model lets legs stand together inside wide clothes, and ends them above thick soles. Changes `points`, but
 * of heights only those of feet.
 */
export function moveLegsToReading(points: Point[], { body }: Person): void {
  body.legs.forEach(({ joints }, k) => {
    const marks = LEGS[markOf(points, k)]!;
    marks.forEach((mark, n) => {
      points[mark] = [joints[STANDS[n]!]![0], points[mark]![1]];
    });
    const [, ankle, , toe] = marks;
    const sole = joints[3][1];
    if (sole - points[toe]![1] < LOWER * body.stature) return;
    points[toe] = [points[toe]![0], sole];
    points[ankle] = [points[ankle]![0], Math.max(points[ankle]![1], sole - FOOT_HEIGHT * body.stature)];
  });
}

/** Cosine at the elbow below which upper arm and forearm look like one. */
const FOLDED = 0.35;
/** How much wider than read a sleeve is measured around a folded arm, and around one behind her. */
const [FOLDED_EASE, BEHIND_EASE] = [1.08, 1.35];

export const isArmFolded = ({
  shoulder,
  elbow,
  wrist,
}: Pick<Side, 'shoulder' | 'elbow' | 'wrist'>): boolean => elbowCosine([shoulder, elbow, wrist]) >= FOLDED;

/** A folded or hidden arm has no outline of its own: half widths are those that were read. Changes `frame`. */
export function narrowFoldedArms(frame: Frame, { body }: Person): Frame {
  frame.sides.forEach((side, k) => {
    if (!isArmFolded(side) && !side.behind) return;
    const ease = side.behind ? BEHIND_EASE : FOLDED_EASE;
    const most = (name: string): number => limbHalfWidth(findStation(body.arms[k]!, name)) * ease;
    side.upperArm = Math.min(side.upperArm, most('upper_arm'));
    side.elbowRadius = Math.min(side.elbowRadius, most('elbow'));
    side.wristRadius = Math.min(side.wristRadius, most('wrist'));
  });
  return frame;
}
