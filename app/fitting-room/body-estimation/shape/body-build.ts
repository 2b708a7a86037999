// Probable widths of a body given those that were measured: a Gaussian from the published means, deviations
// and relations, conditioned on one measurement after another.
import { KEYS, MEN, NECK_WRIST_CORRELATION, WIDTHS, WOMEN } from './anthropometry.ts';
import type { BodyTable, KeyName, WidthName } from './anthropometry.ts';
import { clamp, lerp } from '../../pixels/pixels.ts';

const N = WIDTHS.length;
const K = KEYS.length;
/** The measured were soldiers; the public varies more. Factor on variances. */
const PUBLIC = 1.6;
/** At least this share of a variance is a width's own. */
const OWN_SHARE = 0.12;

export interface Build {
  /** In percent of stature, in the order of WIDTHS. */
  mean: Float64Array;
  /** Row-major. */
  covariance: Float64Array;
}

const indexOf = (name: WidthName): number => WIDTHS.indexOf(name);

function withKeys(table: BodyTable, name: WidthName, keys: Float64Array): number[] {
  const row = table[name];
  const at = KEYS.indexOf(name as KeyName);
  const [n, w] = [table.neck.sd ** 2, table.wrist.sd ** 2];
  const nw = NECK_WRIST_CORRELATION * table.neck.sd * table.wrist.sd;
  if (name === 'neck') return [n, nw, keys[2]!, keys[3]!, keys[4]!];
  if (name === 'wrist') return [nw, w, keys[K + 2]!, keys[K + 3]!, keys[K + 4]!];
  const [bn, bw] = row.fromNeckWrist;
  const out = [bn * n + bw * nw, bn * nw + bw * w];
  for (let k = 2; k < K; k++) {
    const slopes = row.from[KEYS[k]!];
    if (k === at) out.push(row.sd ** 2);
    else if (slopes)
      out.push(slopes[0] * keys[k]! + slopes[1] * keys[K + k]! + slopes[2] * table[KEYS[k]!].sd ** 2);
    else out.push(keys[k * K + at]!);
  }
  return out;
}

/** 5x5; relations of a later key to the earlier ones are in its own row of the table. */
function keyCovariance(table: BodyTable): Float64Array {
  const keys = new Float64Array(K * K);
  KEYS.forEach((name, k) => {
    const values = withKeys(table, name, keys);
    for (let j = 0; j <= k; j++) keys[k * K + j] = keys[j * K + k] = values[j]!;
  });
  return keys;
}

/** Solves a·x = b for a small symmetric positive matrix (Gauss without pivoting). */
export function solvePositive(matrix: Float64Array, right: readonly number[]): number[] {
  const n = right.length;
  const a = matrix.slice();
  const b = [...right];
  for (let i = 0; i < n; i++)
    for (let r = i + 1; r < n; r++) {
      const f = a[r * n + i]! / a[i * n + i]!;
      for (let c = i; c < n; c++) a[r * n + c]! -= f * a[i * n + c]!;
      b[r]! -= f * b[i]!;
    }
  for (let i = n - 1; i >= 0; i--) {
    for (let c = i + 1; c < n; c++) b[i]! -= a[i * n + c]! * b[c]!;
    b[i]! /= a[i * n + i]!;
  }
  return b;
}

function covarianceOf(table: BodyTable): Float64Array {
  const keys = keyCovariance(table);
  const rows = WIDTHS.map((name) => withKeys(table, name, keys));
  const betas = rows.map((values) => solvePositive(keys, values));
  const out = new Float64Array(N * N);
  for (let i = 0; i < N; i++)
    for (let j = 0; j < N; j++) {
      let sum = 0;
      for (let k = 0; k < K; k++) sum += betas[i]![k]! * rows[j]![k]!;
      const [a, b] = [table[WIDTHS[i]!].sd, table[WIDTHS[j]!].sd];
      const most = (1 - OWN_SHARE) * a * b;
      out[i * N + j] = (i === j ? a * a : clamp(sum * (1 - OWN_SHARE), -most, most)) * PUBLIC;
    }
  return out;
}

const TABLES = [WOMEN, MEN].map((table) => ({
  mean: Float64Array.from(WIDTHS, (name) => table[name].mean),
  covariance: covarianceOf(table),
}));

export function priorBuild(manly: number): Build {
  const [women, men] = TABLES as [Build, Build];
  return {
    mean: women.mean.map((value, i) => lerp(value, men.mean[i]!, manly)),
    covariance: women.covariance.map((value, i) => lerp(value, men.covariance[i]!, manly)),
  };
}

/** @param value and @param sd of the measurement, percent of stature. */
export function updateBuild(build: Build, name: WidthName, value: number, sd: number): Build {
  const i = indexOf(name);
  const spread = build.covariance[i * N + i]! + sd * sd;
  const off = value - build.mean[i]!;
  const [mean, covariance] = [build.mean.slice(), build.covariance.slice()];
  for (let j = 0; j < N; j++) {
    const along = build.covariance[j * N + i]!;
    mean[j]! += (along / spread) * off;
    for (let k = 0; k < N; k++) covariance[j * N + k]! -= (along * build.covariance[i * N + k]!) / spread;
  }
  return { mean, covariance };
}

/** Bounds as shares of the usual width, whatever the evidence. */
const [NARROWEST, WIDEST] = [0.6, 2.2];

export function estimatedWidth(build: Build, name: WidthName): { width: number; sd: number } {
  const i = indexOf(name);
  const usual = (WOMEN[name].mean + MEN[name].mean) / 2;
  return {
    width: clamp(build.mean[i]!, usual * NARROWEST, usual * WIDEST),
    sd: Math.sqrt(Math.max(1e-6, build.covariance[i * N + i]!)),
  };
}
