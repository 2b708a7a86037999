// How right a reading of a made garment is, in figures; no eye is needed.
import type { Hex } from '../../app/domain/looks/cloth.ts';
import type { Form } from '../../app/fitting-room/garment-photo/garment-forms.ts';
import {
  LANDMARKS,
  type GarmentLandmarks,
  type LandmarkName,
} from '../../app/fitting-room/garment-photo/landmarks/garment-landmarks.ts';
import { fromOklab } from '../../app/fitting-room/pixels/oklab.ts';
import { quantile, type Rgb } from '../../app/fitting-room/pixels/pixels.ts';
import { rgbOf } from './made/cloth.ts';
import type { GarmentTruth } from './made-garments.ts';

/** What is scored of a reading, in pixels of the picture that was made. */
export interface ScoredReading {
  /** 0..255. */
  mask: Uint8Array;
  landmarks: GarmentLandmarks;
  /** Likeliest first. */
  forms: readonly { form: Form }[];
  colors: readonly [Hex, ...Hex[]];
  pattern: string;
}

export interface Score {
  /** Of the cut-out with the truth: 1 is the same. */
  iou: number;
  /** Of each corner that the truth has, in shares of the garment's height; infinite where none was read. */
  landmarks: Partial<Record<LandmarkName, number>>;
  /** Place of the right form, from 0; infinite where it is missing. */
  formPlace: number;
  /** CIELAB, 1976. */
  colorError: number;
  isPatternRight: boolean;
}

export const GOALS = { iou: 0.95, landmark: 0.02, formPlace: 3, colorError: 6, share: 0.9 } as const;

const WHITE_POINT = [0.95047, 1, 1.08883] as const;

/** sRGB, D65. */
export function toCielab(color: Rgb): [number, number, number] {
  const [r, g, b] = color.map((value) => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const [x, y, z] = [
    0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    0.0193339 * r + 0.119192 * g + 0.9503041 * b,
  ].map((value, k) => {
    const t = value / WHITE_POINT[k]!;
    return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
  }) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function colorError(one: Rgb, other: Rgb): number {
  const [a, b] = [toCielab(one), toCielab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function iouOf(mask: Uint8Array, truth: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < truth.length; i++) {
    const [read, is] = [mask[i]! > 127, truth[i]! > 0];
    if (read && is) both++;
    if (read || is) either++;
  }
  return either === 0 ? 0 : both / either;
}

function heightOf({ mask }: GarmentTruth, width: number): number {
  const top = Math.floor(mask.indexOf(1) / width);
  return Math.floor(mask.lastIndexOf(1) / width) - top + 1;
}

/** The reader knows no flowers, only that it is neither stripe nor check. */
const isSamePattern = (read: string, truth: string): boolean =>
  read === truth || (read === 'other' && truth === 'floral');

/** A picture that was not read at all has all wrong. */
export function scoreReading(reading: ScoredReading | null, truth: GarmentTruth, width: number): Score {
  const height = heightOf(truth, width);
  const landmarks: Score['landmarks'] = {};
  for (const name of LANDMARKS) {
    const is = truth.landmarks[name];
    if (!is) continue;
    const read = reading?.landmarks[name];
    landmarks[name] = read ? Math.hypot(read.x - is[0], read.y - is[1]) / height : Infinity;
  }
  if (!reading)
    return { iou: 0, landmarks, formPlace: Infinity, colorError: Infinity, isPatternRight: false };
  const place = reading.forms.findIndex(({ form }) => truth.forms.includes(form));
  return {
    iou: iouOf(reading.mask, truth.mask),
    landmarks,
    formPlace: place < 0 ? Infinity : place,
    colorError: colorError(rgbOf(reading.colors[0]), fromOklab(truth.color)),
    isPatternRight: isSamePattern(reading.pattern, truth.pattern),
  };
}

/** Read so wrong that it is worn broken; read so right that nothing speaks against wearing it. In heights of the garment. */
const [BROKEN, FINE] = [
  { corner: 0.15, iou: 0.8 },
  { corner: 0.05, iou: 0.93 },
] as const;

/**
 * Whether the gate was right to let a reading be worn, or to refuse it.
 * @param isWearable whether its truth is let through: what its corners leave open may be refused.
 */
export function gateOf(
  { iou, landmarks }: Pick<Score, 'iou' | 'landmarks'>,
  isWorn: boolean,
  isWearable: () => boolean,
): 'right' | 'worn broken' | 'refused' {
  const worst = Math.max(0, ...Object.values(landmarks));
  if (isWorn) return worst > BROKEN.corner || iou < BROKEN.iou ? 'worn broken' : 'right';
  return worst <= FINE.corner && iou >= FINE.iou && isWearable() ? 'refused' : 'right';
}

export interface Summary {
  pictures: number;
  /** Shares of pictures within the goal; of landmarks: share of all corners. */
  iou: number;
  landmarks: number;
  form: number;
  color: number;
  pattern: number;
  /** The middle picture. */
  medianIou: number;
  medianColorError: number;
}

const shareOf = <Item>(items: readonly Item[], isRight: (item: Item) => boolean): number =>
  items.filter(isRight).length / Math.max(1, items.length);

const isNear = (error: number): boolean => error <= GOALS.landmark;

export function summaryOf(scores: readonly Score[]): Summary {
  return {
    pictures: scores.length,
    iou: shareOf(scores, ({ iou }) => iou >= GOALS.iou),
    landmarks: shareOf(
      scores.flatMap(({ landmarks }) => Object.values(landmarks)),
      isNear,
    ),
    form: shareOf(scores, ({ formPlace }) => formPlace < GOALS.formPlace),
    color: shareOf(scores, (score) => score.colorError <= GOALS.colorError),
    pattern: shareOf(scores, ({ isPatternRight }) => isPatternRight),
    medianIou: quantile(
      scores.map(({ iou }) => iou),
      0.5,
    ),
    medianColorError: quantile(
      scores.map((score) => score.colorError),
      0.5,
    ),
  };
}

/** How often each corner was read right. */
export function landmarkShares(
  scores: readonly Score[],
): { name: LandmarkName; count: number; share: number }[] {
  return LANDMARKS.map((name) => {
    const errors = scores.flatMap(({ landmarks }) => landmarks[name] ?? []);
    return { name, count: errors.length, share: shareOf(errors, isNear) };
  }).filter(({ count }) => count > 0);
}
