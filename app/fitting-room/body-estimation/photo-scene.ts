import { BODY_CLASSES, type BodyClass, type BodyMap, type ClassMaps } from '../../domain/photos/body-map.ts';
import { jointsToPoints } from '../body-map/landmark-points.ts';
import { pointBounds, pixelBox, clamp, type Box, type Picture, type Point } from '../pixels/pixels.ts';

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

/** Pixels of hers in a row or column of the map that begins at `start`. */
function countHers(background: Uint8Array, start: number, step: number, from: number, to: number): number {
  let sum = 0;
  for (let n = Math.floor(from); n < to; n++) if (background[start + n * step]! < 128) sum++;
  return sum;
}

/** Of the picture: what she and her clothes cover, with room. */
export function clothingReachBox({ landmarks, classes }: BodyMap, photo: Picture): Box {
  const { width, height } = photo;
  const { background, width: columns, height: rows } = classes;
  const { x0, y0, x1, y1 } = pointBounds(landmarks.map(([x, y]): Point => [x * width, y * height]));
  const tall = y1 - y0;
  const [across, down] = [columns / width, rows / height];
  const columnAt = (x: number): number =>
    countHers(background, x, columns, Math.max(0, y0 * down), Math.min(rows, y1 * down));
  const feet = landmarks.slice(27, 33).map(([x]) => x * width);
  const beside = tall * ROOM.aside * 0.5;
  const [from, to] = [(Math.min(...feet) - beside) * across, (Math.max(...feet) + beside) * across];
  const rowAt = (y: number): number =>
    countHers(background, y * columns, 1, Math.max(0, from), Math.min(columns, to));
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

/** A class, because a method's machine code outlives the photo; a closure's dies with it. */
export class PhotoScene {
  readonly photo: Picture;
  readonly box: Box;
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
  readonly visible: readonly number[];
  /** Points of her own left and right hand, where the hand model saw them. */
  readonly hands: readonly [readonly Point[] | null, readonly Point[] | null];
  /** Whether the hand model looked at this photo. */
  readonly lookedForHands: boolean;
  readonly classes: ClassMaps;
  /** Pixels of the map to one of the photo. */
  private readonly scale: Point;
  private readonly columns: Float64Array;
  private readonly planes: readonly Uint8Array[];
  private readonly all = new Float64Array(BODY_CLASSES.length);

  constructor(photo: Picture, bodyMap: BodyMap, box: Box) {
    const { classes, landmarks, hands } = bodyMap;
    this.photo = photo;
    this.box = box;
    this.width = box.x1 - box.x0;
    this.height = box.y1 - box.y0;
    this.points = jointsToPoints(landmarks, photo, box);
    this.visible = landmarks.map((mark) => mark[3]);
    this.lookedForHands = hands !== undefined;
    this.hands = [handPoints(bodyMap, 0, photo, box), handPoints(bodyMap, 1, photo, box)];
    this.classes = classes;
    this.scale = [classes.width / photo.width, classes.height / photo.height];
    this.columns = Float64Array.from({ length: this.width }, (_, x) => this.columnAt(x));
    this.planes = BODY_CLASSES.map((name) => classes[name]);
  }

  /** 0..255 at a point of the crop, bilinear; repeated beyond the photo's edge. */
  confidence(name: BodyClass, x: number, y: number): number {
    return this.valueAt(this.classes[name], x, y);
  }

  confidencesOf(name: BodyClass, y: number, row: Float64Array): void {
    const { width, height } = this.classes;
    const v = this.rowAt(y);
    const y0 = Math.floor(v);
    const low = Math.min(height - 1, y0 + 1) * width;
    mixRow(this.classes[name], this.columns, { width, top: y0 * width, low, fy: v - y0 }, row);
  }

  /** All classes in the order of BODY_CLASSES; the same array each time. */
  confidences(x: number, y: number): Float64Array {
    for (let k = 0; k < this.all.length; k++) this.all[k] = this.valueAt(this.planes[k]!, x, y);
    return this.all;
  }

  isPerson(x: number, y: number): boolean {
    const { photo, box } = this;
    return (
      x + box.x0 >= 0 &&
      y + box.y0 >= 0 &&
      x + box.x0 < photo.width &&
      y + box.y0 < photo.height &&
      this.confidence('background', x, y) < 128
    );
  }

  private columnAt(x: number): number {
    return clamp((x + this.box.x0) * this.scale[0] - 0.5, 0, this.classes.width - 1);
  }

  private rowAt(y: number): number {
    return clamp((y + this.box.y0) * this.scale[1] - 0.5, 0, this.classes.height - 1);
  }

  private valueAt(plane: Uint8Array, x: number, y: number): number {
    const { width, height } = this.classes;
    const u = this.columnAt(x);
    const v = this.rowAt(y);
    const x0 = Math.floor(u);
    const y0 = Math.floor(v);
    const x1 = Math.min(width - 1, x0 + 1);
    const top = y0 * width;
    const low = Math.min(height - 1, y0 + 1) * width;
    const fx = u - x0;
    const fy = v - y0;
    const upper = plane[top + x0]! * (1 - fx) + plane[top + x1]! * fx;
    const lower = plane[low + x0]! * (1 - fx) + plane[low + x1]! * fx;
    return upper * (1 - fy) + lower * fy;
  }
}

/** @throws UnusableBodyMap when landmarks are missing or not numbers. */
export const buildPhotoScene = (photo: Picture, bodyMap: BodyMap): PhotoScene =>
  new PhotoScene(photo, bodyMap, clothingReachBox(bodyMap, photo));
