// Joints, limb radii and the outline of the torso, in pixels of the crop.
import { UnusableBodyMap } from '../../body-map/landmark-points.ts';
import { clamp, distance, lerp, lerpPoint, midpoint } from '../../pixels/pixels.ts';
import type { Point } from '../../pixels/pixels.ts';
import { evenRows, rowAt, type Row } from './row-spans.ts';

export interface Side {
  /** -1 the picture's left, 1 its right. */
  sign: -1 | 1;
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  index: Point;
  hip: Point;
  knee: Point;
  ankle: Point;
  heel: Point;
  toe: Point;
  /** Its hand is hidden, and its forearm ends behind the trunk. */
  behind?: boolean;
  /** From the limb's axis to the outer silhouette. */
  upperArm: number;
  elbowRadius: number;
  wristRadius: number;
  thigh: number;
  kneeRadius: number;
  calf: number;
  ankleRadius: number;
}

export interface Frame {
  shoulders: Point;
  hips: Point;
  knees: Point;
  ankles: Point;
  mouth: Point;
  eyes: Point;
  ears: readonly [Point, Point];
  shoulderWidth: number;
  /** Shoulder line to hip line. */
  torso: number;
  /** Height of a picture that this person would fill: the unit of stitches, seams and blurs. */
  size: number;
  sides: readonly [Side, Side];
  /** At t torso lengths below the shoulder line, 0..1.25. */
  outline: (t: number) => Row;
}

const LIMBS = {
  left: { shoulder: 11, elbow: 13, wrist: 15, index: 19, hip: 23, knee: 25, ankle: 27, heel: 29, toe: 31 },
  right: { shoulder: 12, elbow: 14, wrist: 16, index: 20, hip: 24, knee: 26, ankle: 28, heel: 30, toe: 32 },
};

const ROWS = 24;
const ROW_RANGE = 1.25;

/** What of a plane of bytes counts as inside: those above `above`, or those below `below`. */
export interface Inside {
  plane: Uint8Array;
  width: number;
  height: number;
  above?: number;
  below?: number;
}

function isInside(
  { plane, width, height, above = -1, below = 256 }: Inside,
  px: number,
  py: number,
): boolean {
  const [x, y] = [Math.floor(px), Math.floor(py)];
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  const value = plane[y * width + x]!;
  return value > above && value < below;
}

function march(inside: Inside, from: Point, dx: number, dy: number, most: number, gap = 0): number {
  let misses = 0;
  let reach = 0;
  for (let d = 0; d < most; d += 0.5) {
    if (isInside(inside, from[0] + dx * d, from[1] + dy * d)) {
      misses = 0;
      reach = d;
    } else if (++misses > gap * 2) break;
  }
  return reach;
}

function outerRadius(person: Inside, a: Point, b: Point, t: number, sign: number, most: number): number {
  const length = distance(a, b) || 1;
  let nx = -(b[1] - a[1]) / length;
  let ny = (b[0] - a[0]) / length;
  if (Math.sign(nx) !== sign) {
    nx = -nx;
    ny = -ny;
  }
  return march(person, lerpPoint(a, b, t), nx, ny, most);
}

type Joints = Pick<
  Side,
  'shoulder' | 'elbow' | 'wrist' | 'index' | 'hip' | 'knee' | 'ankle' | 'heel' | 'toe'
>;

function measureSide(joints: Joints, sign: -1 | 1, width: number, person: Inside): Side {
  const { shoulder, elbow, wrist, hip, knee, ankle } = joints;
  const radius = (a: Point, b: Point, t: number, low: number, high: number) =>
    clamp(outerRadius(person, a, b, t, sign, width * 0.6), low * width, high * width);
  return {
    sign,
    ...joints,
    upperArm: radius(shoulder, elbow, 0.55, 0.1, 0.26),
    elbowRadius: radius(elbow, wrist, 0.05, 0.085, 0.2),
    wristRadius: radius(elbow, wrist, 0.85, 0.06, 0.15),
    thigh: radius(hip, knee, 0.35, 0.2, 0.5),
    kneeRadius: radius(knee, ankle, 0.02, 0.13, 0.34),
    calf: radius(knee, ankle, 0.35, 0.12, 0.32),
    ankleRadius: radius(knee, ankle, 0.9, 0.08, 0.26),
  };
}

function measureTorso(frame: Omit<Frame, 'outline'>, person: Inside, cloth: Inside): Row[] {
  const { shoulders, hips, torso, shoulderWidth, sides } = frame;
  const rows: Row[] = [];
  for (let k = 0; k <= ROWS; k++) {
    const t = (k / ROWS) * ROW_RANGE;
    const y = shoulders[1] + torso * t;
    const center = lerp(shoulders[0], hips[0], clamp(t, 0, 1));
    const most = shoulderWidth * (t < 0.2 ? 0.62 : t < 0.6 ? 0.52 : 0.62);
    const reach = (direction: -1 | 1) => {
      const { hip, knee } = sides[direction < 0 ? 0 : 1];
      const leg = lerp(hip[0], knee[0], clamp((y - hip[1]) / (knee[1] - hip[1]), 0, 1));
      const away = Math.max(0, (leg - center) * direction);
      const run = (inside: Inside, gap: number): number => {
        const middle = march(inside, [center, y], direction, 0, most, gap);
        if (t < 1 || middle >= most) return middle;
        return Math.max(middle, away + march(inside, [leg, y], direction, 0, most - away, gap));
      };
      const whole = run(person, 0);
      if (t <= 0.3) return whole;
      const clothed = run(cloth, 2);
      return clothed > shoulderWidth * 0.25 ? Math.min(whole, clothed + 1) : whole;
    };
    rows.push({ left: center - reach(-1), right: center + reach(1), y });
  }
  evenRows(rows, 3);
  return rows;
}

function jointsOf(points: readonly Point[], of: (typeof LIMBS)['left']): Joints {
  const entries = Object.entries(of).map(([name, index]) => [name, points[index]!] as const);
  return Object.fromEntries(entries) as unknown as Joints;
}

/**
 * @param points the 33 landmarks in crop pixels.
 * @throws UnusableBodyMap when the body is not roughly upright.
 */
export function measureFrame(points: readonly Point[], person: Inside, cloth: Inside): Frame {
  const middle = (a: number, b: number): Point => midpoint(points[a]!, points[b]!);
  const shoulders = middle(11, 12);
  const hips = middle(23, 24);
  const knees = middle(25, 26);
  const ankles = middle(27, 28);
  const shoulderWidth = distance(points[11]!, points[12]!);
  const torso = hips[1] - shoulders[1];
  if (
    torso < 8 ||
    shoulderWidth < 4 ||
    knees[1] - hips[1] < torso * 0.3 ||
    ankles[1] - knees[1] < torso * 0.3
  )
    throw new UnusableBodyMap('the person on the photo does not stand upright');
  const mirrored = points[12]![0] < points[11]![0];
  const [first, second] = mirrored ? [LIMBS.right, LIMBS.left] : [LIMBS.left, LIMBS.right];
  const body: Omit<Frame, 'outline'> = {
    shoulders,
    hips,
    knees,
    ankles,
    mouth: middle(9, 10),
    eyes: middle(2, 5),
    ears: points[8]![0] < points[7]![0] ? [points[8]!, points[7]!] : [points[7]!, points[8]!],
    shoulderWidth,
    torso,
    size: (ankles[1] - points[0]![1]) / 0.78,
    sides: [
      measureSide(jointsOf(points, first), -1, shoulderWidth, person),
      measureSide(jointsOf(points, second), 1, shoulderWidth, person),
    ],
  };
  const rows = measureTorso(body, person, cloth);
  // Bound, because a closure's machine code dies with the photo.
  return { ...body, outline: outlineAt.bind(null, rows, shoulders[1], torso) };
}

function outlineAt(rows: readonly Row[], shoulders: number, torso: number, t: number): Row {
  const { left, right } = rowAt(rows, t / ROW_RANGE);
  return { left, right, y: shoulders + torso * t };
}

/** Pixels from torso lengths below the shoulders, and the inverse. */
export const heightAtTorsoShare = ({ shoulders, torso }: Frame, down: number): number =>
  shoulders[1] + torso * down;
export const torsoShareAt = ({ shoulders, torso }: Frame, y: number): number => (y - shoulders[1]) / torso;

/** 0 hip, 1 knee, 2 ankle. */
export const hemHeight = (frame: Frame, length: number): number =>
  length <= 1
    ? lerp(frame.hips[1], frame.knees[1], length)
    : lerp(frame.knees[1], frame.ankles[1], length - 1);
