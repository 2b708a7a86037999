import type { GarmentReading, GarmentShape } from '../../app/fitting-room/garment-photo/garment-reading.ts';
import { fromOklab } from '../../app/fitting-room/pixels/oklab.ts';
import type { Point } from '../../app/fitting-room/pixels/pixels.ts';
import type { GarmentTruth, MadeGarment, MadeKind } from './made-garments.ts';

export const SHAPES: Record<MadeKind, GarmentShape> = {
  tee: 'top',
  'long-top': 'top',
  shirt: 'top',
  sweater: 'top',
  cardigan: 'open-top',
  coat: 'open-top',
  sleeveless: 'top',
  dress: 'dress',
  skirt: 'skirt',
  trousers: 'trousers',
  shorts: 'shorts',
  wrap: 'top',
};

function turnOf({ landmarks: at }: GarmentTruth): number {
  const middle = (a: Point | undefined, b: Point | undefined): Point | null =>
    a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : null;
  const top = middle(at['neck-left'] ?? at['waist-left'], at['neck-right'] ?? at['waist-right']);
  const low = middle(at['hem-left'] ?? at['leg-outer-left'], at['hem-right'] ?? at['leg-outer-right']);
  return top && low ? (Math.atan2(low[0] - top[0], low[1] - top[1]) * 180) / Math.PI : 0;
}

/** What a reader without a mistake would say of a made picture: its truth. */
export function trueReading({ picture, truth }: MadeGarment): GarmentReading {
  const { width, height } = picture;
  const landmarks = Object.fromEntries(
    Object.entries(truth.landmarks).map(([name, [x, y]]) => [name, { x, y, sure: 1 }]),
  );
  const [red, green, blue] = fromOklab(truth.color).map((value) =>
    Math.round(value).toString(16).padStart(2, '0'),
  );
  return {
    width,
    height,
    mask: truth.mask.map((value) => value * 255),
    turn: turnOf(truth),
    landmarks,
    neckline: truth.neckline,
    shape: SHAPES[truth.kind],
    forms: truth.forms.map((form) => ({ form, chance: 1 / truth.forms.length })),
    colors: [`#${red}${green}${blue}`],
    pattern: 'plain',
    proportions: {},
    doubts: [],
  };
}
