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

/** With room for a wide coat or skirt. */
export function clothingReachBox(bodyMap: BodyMap, photo: Picture): Box {
  const { width, height } = photo;
  const { x0, y0, x1, y1 } = pointBounds(bodyMap.landmarks.map(([x, y]): Point => [x * width, y * height]));
  const tall = y1 - y0;
  return pixelBox(x0 - tall * 0.1, y0 - tall * 0.14, x1 + tall * 0.1, y1 + tall * 0.06, width, height);
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
