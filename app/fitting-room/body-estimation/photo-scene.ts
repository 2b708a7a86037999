import { BODY_CLASSES, type BodyClass, type BodyMap, type ClassMaps } from '../../domain/photos/body-map.ts';
import { jointsToPoints } from '../body-map/landmark-points.ts';
import { pointBounds, pixelBox, clamp, type Box, type Picture, type Point } from '../pixels/pixels.ts';

export interface PhotoScene {
  photo: Picture;
  box: Box;
  width: number;
  height: number;
  points: readonly Point[];
  visible: readonly number[];
  /** Points of her own left and right hand, where the hand model saw them. */
  hands: readonly [readonly Point[] | null, readonly Point[] | null];
  /** Whether the hand model looked at this photo. */
  lookedForHands: boolean;
  classes: ClassMaps;
  /** 0..255 at a point of the crop, bilinear; repeated beyond the photo's edge. */
  confidence: (name: BodyClass, x: number, y: number) => number;
  confidencesOf: (name: BodyClass, y: number, row: Float64Array) => void;
  /** All classes in the order of BODY_CLASSES; the same array each time. */
  confidences: (x: number, y: number) => Float64Array;
  isPerson: (x: number, y: number) => boolean;
}

/** Room around the landmarks for a wide coat or skirt, in her height. */
const ROOM = { aside: 0.1, above: 0.14, below: 0.06 } as const;
/**
 * Her own clothes and soles may reach further than that: a flying coat, platforms, toes before them. At most so far, in her
 * height, and this much beyond their end: aside the class model loses the sheer end of what flies.
 */
const FURTHEST = { aside: 0.3, below: 0.12 } as const;
const BEYOND = { aside: 0.06, below: 0.02 } as const;
/** Least share of her height that is seen of her in a column or row beyond. */
const LEAST = 0.006;

/** How far on from `start`, by `step`, columns (or rows) of the map show more of her than `least` pixels. */
function reachOf(
  start: number,
  step: 1 | -1,
  end: number,
  least: number,
  seenAt: (at: number) => number,
): number {
  let at = start;
  while (at >= 0 && at < end && seenAt(at) > least) at += step;
  return at;
}

/** Of the picture: what she and her clothes cover, with room. */
export function clothingReachBox({ landmarks, classes }: BodyMap, photo: Picture): Box {
  const { width, height } = photo;
  const { background, width: columns, height: rows } = classes;
  const { x0, y0, x1, y1 } = pointBounds(landmarks.map(([x, y]): Point => [x * width, y * height]));
  const tall = y1 - y0;
  const [across, down] = [columns / width, rows / height];
  const isHers = (x: number, y: number): number => (background[y * columns + x]! < 128 ? 1 : 0);
  const count = (from: number, to: number, end: number, at: (n: number) => number): number => {
    let sum = 0;
    for (let n = Math.max(0, Math.floor(from)); n < Math.min(end, to); n++) sum += at(n);
    return sum;
  };
  const columnAt = (x: number): number => count(y0 * down, y1 * down, rows, (y) => isHers(x, y));
  const feet = landmarks.slice(27, 33).map(([x]) => x * width);
  const beside = tall * ROOM.aside * 0.5;
  const [from, to] = [(Math.min(...feet) - beside) * across, (Math.max(...feet) + beside) * across];
  const rowAt = (y: number): number => count(from, to, columns, (x) => isHers(x, y));
  const [left, right] = [x0 - tall * ROOM.aside, x1 + tall * ROOM.aside];
  const least = tall * LEAST * down;
  const seen = {
    left: reachOf(Math.floor(left * across), -1, columns, least, columnAt) / across,
    right: reachOf(Math.floor(right * across), 1, columns, least, columnAt) / across,
    low: reachOf(Math.floor(y1 * down), 1, rows, 0, rowAt) / down,
  };
  const grown = tall * BEYOND.aside;
  return pixelBox(
    seen.left < left - 1 / across ? Math.max(x0 - tall * FURTHEST.aside, seen.left - grown) : left,
    y0 - tall * ROOM.above,
    seen.right > right + 1 / across ? Math.min(x1 + tall * FURTHEST.aside, seen.right + grown) : right,
    Math.max(y1 + tall * ROOM.below, Math.min(seen.low, y1 + tall * FURTHEST.below) + tall * BEYOND.below),
    width,
    height,
  );
}

interface RowPair {
  width: number;
  top: number;
  low: number;
  fy: number;
}

function mixRow(
  plane: Uint8Array,
  columns: Float64Array,
  { width, top, low, fy }: RowPair,
  row: Float64Array,
): void {
  for (let x = 0; x < columns.length; x++) {
    const u = columns[x]!;
    const x0 = Math.floor(u);
    const x1 = Math.min(width - 1, x0 + 1);
    const fx = u - x0;
    const upper = plane[top + x0]! * (1 - fx) + plane[top + x1]! * fx;
    const lower = plane[low + x0]! * (1 - fx) + plane[low + x1]! * fx;
    row[x] = upper * (1 - fy) + lower * fy;
  }
}

const handPoints = ({ hands }: BodyMap, side: 0 | 1, photo: Picture, { x0, y0 }: Box): Point[] | null =>
  hands?.[side]?.map(([x, y]): Point => [x * photo.width - x0, y * photo.height - y0]) ?? null;

/** @throws UnusableBodyMap when landmarks are missing or not numbers. */
export function buildPhotoScene(photo: Picture, bodyMap: BodyMap): PhotoScene {
  const box = clothingReachBox(bodyMap, photo);
  const { classes } = bodyMap;
  const points = jointsToPoints(bodyMap.landmarks, photo, box);
  const scaleX = classes.width / photo.width;
  const scaleY = classes.height / photo.height;
  const valueAt = (plane: Uint8Array, x: number, y: number): number => {
    const u = clamp((x + box.x0) * scaleX - 0.5, 0, classes.width - 1);
    const v = clamp((y + box.y0) * scaleY - 0.5, 0, classes.height - 1);
    const x0 = Math.floor(u);
    const y0 = Math.floor(v);
    const x1 = Math.min(classes.width - 1, x0 + 1);
    const top = y0 * classes.width;
    const low = Math.min(classes.height - 1, y0 + 1) * classes.width;
    const fx = u - x0;
    const fy = v - y0;
    const upper = plane[top + x0]! * (1 - fx) + plane[top + x1]! * fx;
    const lower = plane[low + x0]! * (1 - fx) + plane[low + x1]! * fx;
    return upper * (1 - fy) + lower * fy;
  };
  const confidence: PhotoScene['confidence'] = (name, x, y) => valueAt(classes[name], x, y);
  const columns = Float64Array.from({ length: box.x1 - box.x0 }, (_, x) =>
    clamp((x + box.x0) * scaleX - 0.5, 0, classes.width - 1),
  );
  const confidencesOf: PhotoScene['confidencesOf'] = (name, y, row) => {
    const v = clamp((y + box.y0) * scaleY - 0.5, 0, classes.height - 1);
    const y0 = Math.floor(v);
    const top = y0 * classes.width;
    const low = Math.min(classes.height - 1, y0 + 1) * classes.width;
    mixRow(classes[name], columns, { width: classes.width, top, low, fy: v - y0 }, row);
  };
  const planes = BODY_CLASSES.map((name) => classes[name]);
  const all = new Float64Array(planes.length);
  const confidences: PhotoScene['confidences'] = (x, y) => {
    for (let k = 0; k < all.length; k++) all[k] = valueAt(planes[k]!, x, y);
    return all;
  };
  return {
    photo,
    box,
    width: box.x1 - box.x0,
    height: box.y1 - box.y0,
    points,
    visible: bodyMap.landmarks.map((mark) => mark[3]),
    lookedForHands: bodyMap.hands !== undefined,
    hands: [handPoints(bodyMap, 0, photo, box), handPoints(bodyMap, 1, photo, box)],
    classes,
    confidence,
    confidencesOf,
    confidences,
    isPerson: (x, y) =>
      x + box.x0 >= 0 &&
      y + box.y0 >= 0 &&
      x + box.x0 < photo.width &&
      y + box.y0 < photo.height &&
      confidence('background', x, y) < 128,
  };
}
