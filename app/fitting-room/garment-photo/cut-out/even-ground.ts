// Ground of one color in light that falls off: a quadratic surface through the picture's border, with its own scatter.
import { blurred } from '../../pixels/blur.ts';
import { clamp, quantile } from '../../pixels/pixels.ts';
import type { LabPlanes } from './lab-planes.ts';

export interface EvenGround {
  /** Of the surface, where it was fitted. */
  scatter: number;
  /** Share of the border that it explains. */
  explains: number;
  /** Color of the surface at each pixel. */
  planes: readonly [Float32Array, Float32Array, Float32Array];
  /** How far each pixel is from it. */
  far: Float32Array;
  /** Farther is no ground. */
  bound: number;
}

const FITS = 4;
const TERMS = 6;
/** 1, x, y and their products, of each point. */
function termsOf(points: readonly number[], width: number, height: number): Float64Array {
  const terms = new Float64Array(points.length * TERMS);
  points.forEach((i, at) => {
    const [x, y] = [(i % width) / width - 0.5, Math.floor(i / width) / height - 0.5];
    terms.set([1, x, y, x * x, y * y, x * y], at * TERMS);
  });
  return terms;
}

/** Solves the normal equations; the matrix is small and positive. */
function solved(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (let i = 0; i < TERMS; i++) {
    const pivot = rows[i]![i]! || 1e-9;
    for (let k = 0; k < TERMS; k++) {
      if (k === i) continue;
      const by = rows[k]![i]! / pivot;
      for (let c = i; c <= TERMS; c++) rows[k]![c]! -= by * rows[i]![c]!;
    }
  }
  return rows.map((row, i) => row[TERMS]! / (row[i]! || 1e-9));
}

/** Least squares through the points that are used. */
function fitted(values: Float64Array, terms: Float64Array, isUsed: Uint8Array): number[] {
  const matrix = Array.from({ length: TERMS }, () => new Array<number>(TERMS).fill(0));
  const right = new Array<number>(TERMS).fill(0);
  for (let at = 0; at < values.length; at++) {
    if (!isUsed[at]) continue;
    for (let r = 0; r < TERMS; r++) {
      const term = terms[at * TERMS + r]!;
      right[r]! += term * values[at]!;
      for (let c = 0; c < TERMS; c++) matrix[r]![c]! += term * terms[at * TERMS + c]!;
    }
  }
  for (let r = 0; r < TERMS; r++) matrix[r]![r]! += 1e-3;
  return solved(matrix, right);
}

export function borderOf(width: number, height: number): number[] {
  const rim = Math.max(3, Math.round(Math.min(width, height) / 40));
  const border: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x < rim || y < rim || x >= width - rim || y >= height - rim) border.push(y * width + x);
  return border;
}

const MOST_POINTS = 3000;

export function evenGround({ width, height, planes }: LabPlanes): EvenGround {
  const border = borderOf(width, height);
  const step = Math.max(1, Math.floor(border.length / MOST_POINTS));
  const some = border.filter((_, at) => at % step === 0);
  const terms = termsOf(some, width, height);
  const values = planes.map((plane) => Float64Array.from(some, (i) => plane[i]!));
  const isUsed = new Uint8Array(some.length).fill(1);
  const offs = new Array<number>(some.length).fill(0);
  let fits: number[][] = [];
  let usual = Infinity;
  for (let turn = 0; turn < FITS; turn++) {
    fits = values.map((own) => fitted(own, terms, isUsed));
    for (let at = 0; at < some.length; at++) {
      let sum = 0;
      for (let c = 0; c < 3; c++) {
        let off = values[c]![at]!;
        for (let t = 0; t < TERMS; t++) off -= fits[c]![t]! * terms[at * TERMS + t]!;
        sum += off * off;
      }
      offs[at] = Math.sqrt(sum);
    }
    usual = Math.max(2.5, quantile(offs, 0.8));
    for (let at = 0; at < some.length; at++) isUsed[at] = offs[at]! < usual ? 1 : 0;
  }
  const scatter =
    quantile(
      offs.filter((off) => off < usual),
      0.5,
    ) *
      1.5 +
    0.25;
  const bound = clamp(5 * scatter, 1.2, 9);
  const size = width * height;
  const surface = [new Float32Array(size), new Float32Array(size), new Float32Array(size)] as const;
  const far = new Float32Array(size);
  for (let c = 0; c < 3; c++) {
    const [one, x1, y1, xx, yy, xy] = fits[c]! as [number, number, number, number, number, number];
    const [plane, own] = [surface[c]!, planes[c]!];
    for (let i = 0; i < size; i++) {
      const x = (i % width) / width - 0.5;
      const y = Math.floor(i / width) / height - 0.5;
      const value = one + x1 * x + y1 * y + xx * x * x + yy * y * y + xy * x * y;
      plane[i] = value;
      far[i]! += (own[i]! - value) ** 2;
    }
  }
  for (let i = 0; i < size; i++) far[i] = Math.sqrt(far[i]!);
  const explains = offs.filter((off) => off < bound).length / offs.length;
  return { scatter, explains, planes: surface, far: blurred(far, width, height, 0.7), bound };
}
