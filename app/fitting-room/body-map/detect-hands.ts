// The pose model tells where a hand is, not how its fingers lie: a model of hands looks again around each wrist.
import type { HandLandmarker } from '@mediapipe/tasks-vision';
import type { HandMarks, HandsOnPhoto, Landmark } from '../../domain/photos/body-map.ts';
import { offscreenPen } from '../pixels/offscreen-canvas.ts';
import { distance, lerpPoint, unitVector, type Point } from '../pixels/pixels.ts';

/** Sides of the squares that it looks at, in her height between landmarks: the nearer one first. */
const CROPS = [0.24, 0.34] as const;
const CROP_PIXELS = 512;
/** From the wrist on along the forearm: the middle of the square. */
const BEYOND_WRIST = 0.05;
/** Furthest from the wrist that the pose model saw, in her height. */
const OFF = 0.09;
/** From the wrist to the middle knuckle, in her height: what is shorter or longer is no hand of hers. */
const PALM = [0.018, 0.1] as const;
/** Two looks that differ by less see the same hand; one alone must be this sure, and this near. */
const SAME = 0.028;
const ALONE = { sure: 0.8, off: 0.05 };
/** Nearer than this two hands are one. */
const ONE = 0.02;

const ELBOWS = [13, 14] as const;
const WRISTS = [15, 16] as const;
/** Of the pose model: little finger, index and thumb of the left and right hand; and of the hand model. */
const POSE_FINGERS = [
  [17, 19, 21],
  [18, 20, 22],
] as const;
const KNUCKLES = [17, 5, 2] as const;
const MIDDLE_KNUCKLE = 9;

interface Sight {
  marks: Point[];
  sure: number;
  off: number;
}

const apart = (a: readonly Point[], b: readonly Point[]): number =>
  a.reduce((sum, mark, k) => sum + distance(mark, b[k]!), 0) / a.length;

function lookAt(
  model: HandLandmarker,
  photo: ImageBitmap,
  [x, y]: Point,
  size: number,
): { marks: Point[]; sure: number }[] {
  const pen = offscreenPen(CROP_PIXELS, CROP_PIXELS);
  pen.fillStyle = '#888';
  pen.fillRect(0, 0, CROP_PIXELS, CROP_PIXELS);
  const k = CROP_PIXELS / size;
  const [left, top] = [x - size / 2, y - size / 2];
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(photo, -left * k, -top * k, photo.width * k, photo.height * k);
  const { landmarks, handedness } = model.detect(pen.canvas);
  return landmarks.map((marks, n) => ({
    marks: marks.map((mark): Point => [left + mark.x * size, top + mark.y * size]),
    sure: handedness[n]?.[0]?.score ?? 0,
  }));
}

/** In the photo's pixels; null where no hand is seen at this wrist. */
function handAt(
  model: HandLandmarker,
  photo: ImageBitmap,
  [elbow, wrist]: readonly [Point, Point],
  tall: number,
): Sight | null {
  const [dx, dy] = unitVector(elbow, wrist);
  const middle: Point = [wrist[0] + dx * tall * BEYOND_WRIST, wrist[1] + dy * tall * BEYOND_WRIST];
  const looks = CROPS.map((share) =>
    lookAt(model, photo, middle, share * tall)
      .map(({ marks, sure }): Sight => ({ marks, sure, off: distance(marks[0]!, wrist) / tall }))
      .filter(({ marks, off }) => {
        const palm = distance(marks[0]!, marks[MIDDLE_KNUCKLE]!) / tall;
        return off < OFF && palm > PALM[0] && palm < PALM[1];
      })
      .sort((a, b) => a.off - b.off),
  );
  const [near, wide] = looks as [Sight[], Sight[]];
  const agreed = near.find((one) => wide.some((other) => apart(one.marks, other.marks) < SAME * tall));
  const alone = [...near, ...wide].find(({ sure, off }) => sure > ALONE.sure && off < ALONE.off);
  return agreed ?? alone ?? null;
}

/** Synchronous, about half a second. Her own left and right hand. */
export function detectHands(
  model: HandLandmarker,
  photo: ImageBitmap,
  person: readonly Landmark[],
): HandsOnPhoto {
  const { width, height } = photo;
  const at = (k: number): Point => [person[k]![0] * width, person[k]![1] * height];
  const ys = person.map((mark) => mark[1] * height);
  const tall = Math.max(...ys) - Math.min(...ys);
  const seen = ([0, 1] as const).map((side) =>
    handAt(model, photo, [at(ELBOWS[side]), at(WRISTS[side])], tall),
  );
  const [left, right] = seen;
  // Hands in each other: one was seen from both wrists.
  if (left && right && apart(left.marks, right.marks) < ONE * tall) seen[left.off < right.off ? 1 : 0] = null;
  const round = (value: number): number => Number(value.toFixed(4));
  const [mine, other] = seen.map(
    (sight) => sight && sight.marks.map(([x, y]): [number, number] => [round(x / width), round(y / height)]),
  ) as [HandMarks | null, HandMarks | null];
  return [mine, other];
}

/** Wrists and knuckles where the model of hands saw them: it is nearer to the truth than the pose model. */
export function withSeenHands(person: readonly Landmark[], hands: HandsOnPhoto): Landmark[] {
  const out = [...person];
  hands.forEach((marks, side) => {
    if (!marks) return;
    const move = (mark: number, [x, y]: Point): void => {
      const [, , z, seen] = out[mark]!;
      out[mark] = [x, y, z, seen];
    };
    move(WRISTS[side]!, marks[0]!);
    POSE_FINGERS[side]!.forEach((mark, k) => move(mark, marks[KNUCKLES[k]!]!));
    // The index stands for the way of the whole hand.
    move(POSE_FINGERS[side]![1], lerpPoint(marks[5]!, marks[MIDDLE_KNUCKLE]!, 0.6));
  });
  return out;
}
