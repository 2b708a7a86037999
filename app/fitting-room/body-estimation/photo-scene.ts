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
/** The pose model sees feet, not the soles they stand on: platforms and toes before them reach this much lower. */
const LOWEST_SOLE = 0.12;
const UNDER_SOLE = 0.02;

/** Row below the lowest of her shoes, going down from `from` between two columns; all in shares of the picture. */
function endOfShoes({ background, width, height }: ClassMaps, x0: number, x1: number, from: number): number {
  const isShoe = (y: number): boolean => {
    for (let x = Math.max(0, Math.floor(x0 * width)); x < Math.min(width, x1 * width); x++)
      if (background[y * width + x]! < 128) return true;
    return false;
  };
  let y = Math.floor(from * height);
  while (y < height && isShoe(y)) y++;
  return y / height;
}

export function clothingReachBox({ landmarks, classes }: BodyMap, photo: Picture): Box {
  const { width, height } = photo;
  const { x0, y0, x1, y1 } = pointBounds(landmarks.map(([x, y]): Point => [x * width, y * height]));
  const tall = y1 - y0;
  const feet = landmarks.slice(27, 33).map(([x]) => x);
  const beside = (tall * ROOM.aside) / width / 2;
  const soles =
    endOfShoes(classes, Math.min(...feet) - beside, Math.max(...feet) + beside, y1 / height) * height;
  const bottom = Math.max(
    y1 + tall * ROOM.below,
    Math.min(soles, y1 + tall * LOWEST_SOLE) + tall * UNDER_SOLE,
  );
  return pixelBox(
    x0 - tall * ROOM.aside,
    y0 - tall * ROOM.above,
    x1 + tall * ROOM.aside,
    bottom,
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
