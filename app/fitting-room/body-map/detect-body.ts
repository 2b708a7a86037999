import type { ImageSegmenter, NormalizedLandmark, PoseLandmarker } from '@mediapipe/tasks-vision';
import type { BodyClass, BodyMapData, ClassMaps, Landmark } from '../../domain/photos/body-map.ts';
import { blurred } from '../pixels/blur.ts';
import { detectHands, withSeenHands } from './detect-hands.ts';
import type { BodyModels } from './load-models.ts';
import { offscreenPen } from '../pixels/offscreen-canvas.ts';
import { clamp, smoothstep } from '../pixels/pixels.ts';

interface Detection {
  /** Null when nobody was found. */
  data: BodyMapData | null;
  classes: ClassMaps;
  /** At most two; the largest person first. */
  people: Landmark[][];
}

/** In the photo's pixels; may reach over the edge. */
interface Crop {
  x: number;
  y: number;
  size: number;
}

/** Confidences 0..1, row-major. */
export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

const CROP_PIXELS = 512;
const MODEL_CLASSES: readonly BodyClass[] = ['background', 'hair', 'skin', 'face', 'clothes', 'others'];
const CLASS_COUNT = MODEL_CLASSES.length;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** @param stretch width of what the model saw, in widths of the photo. */
const toLandmark = (q: NormalizedLandmark, stretch: number): Landmark => [
  round(q.x * stretch, 4),
  round(q.y, 4),
  round(q.z, 3),
  round(q.visibility ?? 0, 3),
];

const heightOf = (person: readonly Landmark[]): number => {
  const ys = person.map((q) => q[1]);
  return Math.max(...ys) - Math.min(...ys);
};

/** Whole body, then its upper, middle and lower half: the model sees 256 pixels. */
function cropsAround(person: readonly Landmark[], width: number, height: number): Crop[] {
  const xs = person.map((q) => q[0] * width);
  const ys = person.map((q) => q[1] * height);
  const tall = Math.max(...ys) - Math.min(...ys);
  const top = Math.min(...ys) - tall * 0.1;
  const span = tall * 1.15;
  const center = (Math.min(...xs) + Math.max(...xs)) / 2;
  const square = (at: number, share: number): Crop => {
    const size = span * share;
    return { x: center - size / 2, y: top + span * at - size / 2, size };
  };
  return [square(0.5, 1.05), square(0.22, 0.5), square(0.5, 0.5), square(0.78, 0.5)];
}

interface RunningSums {
  width: number;
  height: number;
  sums: Float32Array;
  weights: Float32Array;
}

function addCrop(
  crop: Crop,
  masks: Plane[],
  scale: number,
  { width, height, sums, weights }: RunningSums,
): void {
  const { width: mw, height: mh } = masks[0]!;
  const size = crop.size * scale;
  const left = crop.x * scale;
  const top = crop.y * scale;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, top + size); y++) {
    const v = ((y + 0.5 - top) / size) * mh - 0.5;
    const y0 = clamp(Math.floor(v), 0, mh - 2);
    const fy = clamp(v - y0, 0, 1);
    const rimY = (Math.min(y - top, top + size - y) / size) * 8;
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, left + size); x++) {
      const u = ((x + 0.5 - left) / size) * mw - 0.5;
      const x0 = clamp(Math.floor(u), 0, mw - 2);
      const fx = clamp(u - x0, 0, 1);
      const rimX = (Math.min(x - left, left + size - x) / size) * 8;
      const weight = Math.max(0, Math.min(1, rimX, rimY)) + 1e-3;
      const at = y * width + x;
      const from = y0 * mw + x0;
      weights[at]! += weight;
      for (let k = 0; k < CLASS_COUNT; k++) {
        const m = masks[k]!.values;
        const a = m[from]! * (1 - fx) + m[from + 1]! * fx;
        const b = m[from + mw]! * (1 - fx) + m[from + mw + 1]! * fx;
        sums[at * CLASS_COUNT + k]! += weight * (a * (1 - fy) + b * fy);
      }
    }
  }
}

function segmentCrop(segmenter: ImageSegmenter, photo: ImageBitmap, crop: Crop): Plane[] {
  const pen = offscreenPen(CROP_PIXELS, CROP_PIXELS);
  pen.fillStyle = '#888';
  pen.fillRect(0, 0, CROP_PIXELS, CROP_PIXELS);
  const k = CROP_PIXELS / crop.size;
  pen.drawImage(photo, -crop.x * k, -crop.y * k, photo.width * k, photo.height * k);
  const result = segmenter.segment(pen.canvas);
  const masks = result.confidenceMasks ?? [];
  if (masks.length !== CLASS_COUNT) throw new Error('The class model answered in an unknown form.');
  const planes = masks.map((mask) => ({
    width: mask.width,
    height: mask.height,
    values: mask.getAsFloat32Array().slice(),
  }));
  result.close();
  return planes;
}

function personOn(mask: Plane, width: number, height: number): Float32Array {
  const small = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = Math.min(mask.height - 1, Math.floor(((y + 0.5) * mask.height) / height)) * mask.width;
    for (let x = 0; x < width; x++)
      small[y * width + x] =
        mask.values[from + Math.min(mask.width - 1, Math.floor(((x + 0.5) * mask.width) / width))]!;
  }
  return small;
}

/** 0 bystander or furniture … 1 near the chosen person. */
const gateOf = (person: Float32Array, width: number, height: number): Float32Array =>
  blurred(person, width, height, height * 0.02).map((value) => smoothstep(0.04, 0.15, value));

/** 1 well inside the person's mask. */
const coreOf = (person: Float32Array, width: number, height: number): Float32Array =>
  blurred(person, width, height, height * 0.003).map((value) => smoothstep(0.7, 0.98, value));

/** In coarse steps: finer ones are noise of the model, which doubles the stored PNGs. */
function toByte(confidence: number): number {
  const value = clamp(confidence * 255, 0, 255);
  return value < 10 ? 0 : value > 245 ? 255 : value & 0xf8;
}

/** The model rarely exceeds 0.9: squares favor the leading class; the sum stays one. */
function sharpen(values: Float32Array): void {
  let sum = 0;
  for (let k = 0; k < values.length; k++) {
    values[k] = values[k]! ** 2;
    sum += values[k]!;
  }
  if (sum > 0) for (let k = 0; k < values.length; k++) values[k] = values[k]! / sum;
}

/** Plain cloth of the wall's color reads as half background: deep inside the person that half goes back. */
function toClassMaps(
  sums: Float32Array,
  weights: Float32Array,
  person: Float32Array | null,
  width: number,
  height: number,
): ClassMaps {
  const pixels = width * height;
  const gate = person && gateOf(person, width, height);
  const core = person && coreOf(person, width, height);
  const planes = MODEL_CLASSES.map(() => new Uint8Array(pixels));
  const values = new Float32Array(CLASS_COUNT);
  for (let i = 0; i < pixels; i++) {
    const weight = weights[i]!;
    let sum = 0;
    for (let k = 1; k < CLASS_COUNT; k++) {
      values[k] = weight > 0 ? (sums[i * CLASS_COUNT + k]! * (gate?.[i] ?? 1)) / weight : 0;
      sum += values[k]!;
    }
    const background = Math.max(0, 1 - sum);
    const inside = (core?.[i] ?? 0) * (1 - smoothstep(0.75, 0.95, background));
    const growth = sum > 0 ? 1 + (background * inside) / sum : 1;
    values[0] = background * (1 - inside);
    for (let k = 1; k < CLASS_COUNT; k++) values[k] = values[k]! * growth;
    sharpen(values);
    for (let k = 0; k < CLASS_COUNT; k++) planes[k]![i] = toByte(values[k]!);
  }
  const named = MODEL_CLASSES.map((name, k) => [name, planes[k]!]);
  return { width, height, ...(Object.fromEntries(named) as Record<BodyClass, Uint8Array>) };
}

/** Masks are copied in rows of 16 bytes: at any other width the pose model's runtime aborts for good. */
const POSE_COLUMNS = 4;

/** The last column is repeated up to the next width that the model accepts. */
function paddedFor(photo: ImageBitmap): OffscreenCanvas {
  const { width, height } = photo;
  const wide = Math.ceil(width / POSE_COLUMNS) * POSE_COLUMNS;
  const pen = offscreenPen(wide, height);
  if (wide > width) pen.drawImage(photo, width - 1, 0, 1, height, width, 0, wide - width, height);
  pen.drawImage(photo, 0, 0);
  return pen.canvas;
}

/** Used when nobody was found, so that the checks can say what they saw. */
const wholePicture = (width: number, height: number): Crop[] => {
  const size = Math.max(width, height);
  return [{ x: (width - size) / 2, y: (height - size) / 2, size }];
};

interface Poses {
  people: Landmark[][];
  /** 0..1, of the largest person; null when nobody was found. */
  mask: Plane | null;
}

function columnsOf({ width, height, values }: Plane, count: number): Plane {
  if (count >= width) return { width, height, values: values.slice() };
  const left = new Float32Array(count * height);
  for (let y = 0; y < height; y++) left.set(values.subarray(y * width, y * width + count), y * count);
  return { width: count, height, values: left };
}

/** Synchronous and slow (some 100 ms): run it in a worker. */
export function detectPose(pose: PoseLandmarker, photo: ImageBitmap): Poses {
  const canvas = paddedFor(photo);
  const found = pose.detect(canvas);
  const people = found.landmarks.map((person, index) => ({
    landmarks: person.map((mark) => toLandmark(mark, canvas.width / photo.width)),
    mask: found.segmentationMasks?.[index],
  }));
  people.sort((a, b) => heightOf(b.landmarks) - heightOf(a.landmarks));
  const mask = people[0]?.mask;
  const plane = mask && { width: mask.width, height: mask.height, values: mask.getAsFloat32Array() };
  const poses = {
    people: people.map(({ landmarks }) => landmarks),
    mask: plane ? columnsOf(plane, photo.width) : null,
  };
  found.close();
  return poses;
}

function seenBy(
  { hands: model }: BodyModels,
  photo: ImageBitmap,
  person: Landmark[],
): Pick<BodyMapData, 'landmarks' | 'hands'> {
  const hands = detectHands(model, photo, person);
  return { landmarks: withSeenHands(person, hands), hands };
}

/** The maps have half the photo's size. Synchronous and slow (about a second): run it in a worker. */
export function detectBody(models: BodyModels, photo: ImageBitmap): Detection {
  const { people, mask } = detectPose(models.pose, photo);
  const main = people[0] ?? null;
  const width = Math.max(1, Math.round(photo.width / 2));
  const height = Math.max(1, Math.round(photo.height / 2));
  const sums = new Float32Array(width * height * CLASS_COUNT);
  const weights = new Float32Array(width * height);
  const crops = main ? cropsAround(main, photo.width, photo.height) : wholePicture(photo.width, photo.height);
  for (const crop of crops) {
    const planes = segmentCrop(models.segmenter, photo, crop);
    addCrop(crop, planes, width / photo.width, { width, height, sums, weights });
  }
  const person = mask && personOn(mask, width, height);
  return {
    data: main
      ? { version: 1, photo: { width: photo.width, height: photo.height }, ...seenBy(models, photo, main) }
      : null,
    classes: toClassMaps(sums, weights, person, width, height),
    people,
  };
}
