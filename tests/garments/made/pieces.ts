// What a made garment is cut from: flat pieces in shoulder widths, y downward, the neck at zero.
import type { LandmarkName } from '../../../app/fitting-room/garment-photo/landmarks/garment-landmarks.ts';
import type { Form } from '../../../app/fitting-room/garment-photo/garment-forms.ts';
import { lerp, type Point } from '../../../app/fitting-room/pixels/pixels.ts';
import { stripAlong } from '../../../app/fitting-room/pixels/polygons.ts';

export type Chance = () => number;

export const between = (chance: Chance, from: number, to: number): number => lerp(from, to, chance());

export const oneOf = <Item>(chance: Chance, items: readonly Item[]): Item =>
  items[Math.min(items.length - 1, Math.floor(chance() * items.length))]!;

/** `trim` is what is sewn on in another color; `hanger` is no part of the garment. */
export type Material = 'cloth' | 'inside' | 'trim' | 'metal' | 'hanger';

export interface Piece {
  outline: readonly Point[];
  material: Material;
  /** Light of the cloth, 1 as it is: a seam is darker. */
  tone: number;
  /** How thick it lies on what is below: 0 is sewn or printed on. */
  lift: number;
  /** The way its threads run; the print follows. */
  down: Point;
}

export interface CutGarment {
  pieces: Piece[];
  landmarks: Partial<Record<LandmarkName, Point>>;
  /** Of the front, from the left of the neck to the right; empty without a closed front. */
  neckline: Point[];
  /** Forms of a closet (garment-forms.ts) that are right for it. */
  forms: readonly Form[];
}

const UPRIGHT: Point = [0, 1];

export const clothPiece = (outline: readonly Point[], down: Point = UPRIGHT, tone = 1): Piece => ({
  outline,
  material: 'cloth',
  tone,
  lift: 1,
  down,
});

export const insidePiece = (outline: readonly Point[]): Piece => ({
  outline,
  material: 'inside',
  tone: 1,
  lift: 0.3,
  down: UPRIGHT,
});

export const flatPiece = (outline: readonly Point[], material: Material, tone = 1, lift = 0): Piece => ({
  outline,
  material,
  tone,
  lift,
  down: UPRIGHT,
});

export const seam = (points: readonly Point[], width = 0.012): Piece =>
  flatPiece(stripAlong(points, width), 'cloth', 0.78);

export const button = ([x, y]: Point, size = 0.022): Piece =>
  flatPiece(
    Array.from({ length: 12 }, (_, k): Point => {
      const angle = (k * Math.PI) / 6;
      return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
    }),
    'trim',
    1,
    0.4,
  );

/** From a to b without b, bulging to the left of the way by a share of its length. */
export function bend(a: Point, b: Point, bulge = 0, steps = 10): Point[] {
  const middle: Point = [
    (a[0] + b[0]) / 2 + 2 * bulge * (b[1] - a[1]),
    (a[1] + b[1]) / 2 - 2 * bulge * (b[0] - a[0]),
  ];
  return Array.from({ length: steps }, (_, k): Point => {
    const t = k / steps;
    const of = (c: 0 | 1) => (1 - t) * (1 - t) * a[c] + 2 * t * (1 - t) * middle[c] + t * t * b[c];
    return [of(0), of(1)];
  });
}

/** A closed outline of bends: each corner, and how its way to the next bulges. */
export const closed = (corners: readonly (readonly [corner: Point, bulge?: number])[]): Point[] =>
  corners.flatMap(([corner, bulge], k) => bend(corner, corners[(k + 1) % corners.length]![0], bulge));

export const box = (x0: number, y0: number, x1: number, y1: number): Point[] =>
  closed([[[x0, y0]], [[x1, y0]], [[x1, y1]], [[x0, y1]]]);
