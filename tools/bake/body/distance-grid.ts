// How far each point of a grid is from the body's skin: less than 0 inside. What cloth collides with.
import type { Body } from './standard-body.ts';

export interface DistanceGrid {
  size: readonly [x: number, y: number, z: number];
  origin: readonly [x: number, y: number, z: number];
  /** Of a cell, in cm. */
  step: number;
  distances: Float32Array;
}

export interface Bounds {
  low: readonly [number, number, number];
  high: readonly [number, number, number];
}

/** Samples of the skin: points and normals, so close that no cell of the grid is without one. */
function sampleSkin({ positions, triangles }: Body): { points: Float64Array; normals: Float64Array } {
  const SHARES = [
    [1 / 3, 1 / 3],
    [2 / 3, 1 / 6],
    [1 / 6, 2 / 3],
    [1 / 6, 1 / 6],
  ] as const;
  const normals = vertexNormals(positions, triangles);
  const count = (triangles.length / 3) * SHARES.length;
  const out = { points: new Float64Array(count * 3), normals: new Float64Array(count * 3) };
  let at = 0;
  for (let t = 0; t < triangles.length; t += 3)
    for (const [u, v] of SHARES) {
      let length = 0;
      for (let k = 0; k < 3; k++) {
        const [a, b, c] = [triangles[t]! * 3 + k, triangles[t + 1]! * 3 + k, triangles[t + 2]! * 3 + k];
        const w = 1 - u - v;
        out.points[at + k] = positions[a]! * w + positions[b]! * u + positions[c]! * v;
        out.normals[at + k] = normals[a]! * w + normals[b]! * u + normals[c]! * v;
        length += out.normals[at + k]! ** 2;
      }
      length = Math.sqrt(length) || 1;
      for (let k = 0; k < 3; k++) out.normals[at + k]! /= length;
      at += 3;
    }
  return out;
}

export function vertexNormals(positions: Float64Array, triangles: Uint32Array): Float64Array {
  const normals = new Float64Array(positions.length);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3];
    const [ux, uy, uz] = [0, 1, 2].map((k) => positions[b + k]! - positions[a + k]!) as [
      number,
      number,
      number,
    ];
    const [vx, vy, vz] = [0, 1, 2].map((k) => positions[c + k]! - positions[a + k]!) as [
      number,
      number,
      number,
    ];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const o of [a, b, c]) for (let k = 0; k < 3; k++) normals[o + k]! += normal[k]!;
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.sqrt(normals[i]! ** 2 + normals[i + 1]! ** 2 + normals[i + 2]! ** 2) || 1;
    for (let k = 0; k < 3; k++) normals[i + k]! /= length;
  }
  return normals;
}

/** Each cell learns the nearest sample from its neighbors, sweeping to and fro (Danielsson 1980). */
export function distanceGrid(body: Body, { low, high }: Bounds, step: number): DistanceGrid {
  const { points, normals } = sampleSkin(body);
  const size = [0, 1, 2].map((k) => Math.ceil((high[k]! - low[k]!) / step) + 1) as [number, number, number];
  const [X, Y] = [size[1] * size[2], size[2]];
  const nearest = new Int32Array(size[0] * X).fill(-1);
  const squared = new Float32Array(nearest.length).fill(1e9);
  const offer = (cell: number, i: number, j: number, k: number, sample: number): void => {
    const dx = low[0] + i * step - points[sample]!;
    const dy = low[1] + j * step - points[sample + 1]!;
    const dz = low[2] + k * step - points[sample + 2]!;
    const far = dx * dx + dy * dy + dz * dz;
    if (far >= squared[cell]!) return;
    squared[cell] = far;
    nearest[cell] = sample;
  };
  for (let s = 0; s < points.length; s += 3) {
    const i = Math.round((points[s]! - low[0]) / step);
    const j = Math.round((points[s + 1]! - low[1]) / step);
    const k = Math.round((points[s + 2]! - low[2]) / step);
    if (i < 0 || j < 0 || k < 0 || i >= size[0] || j >= size[1] || k >= size[2]) continue;
    offer(i * X + j * Y + k, i, j, k, s);
  }
  const sweep = (from: number): void => {
    const [start, end, way] = from > 0 ? [0, 1, 1] : [1, 0, -1];
    const first = (n: number): number => start * (n - 1);
    const past = (n: number): number => (end ? n : -1);
    for (let i = first(size[0]); i !== past(size[0]); i += way)
      for (let j = first(size[1]); j !== past(size[1]); j += way) {
        const line = i * X + j * Y;
        const takeFrom = (di: number, dj: number, k: number): void => {
          if (i - di < 0 || i - di >= size[0] || j - dj < 0 || j - dj >= size[1]) return;
          const sample = nearest[line + k - di * X - dj * Y]!;
          if (sample >= 0) offer(line + k, i, j, k, sample);
        };
        for (let k = 0; k < size[2]; k++) {
          takeFrom(way, 0, k);
          takeFrom(0, way, k);
          takeFrom(way, way, k);
          takeFrom(way, -way, k);
        }
        for (let k = 1; k < size[2]; k++)
          if (nearest[line + k - 1]! >= 0) offer(line + k, i, j, k, nearest[line + k - 1]!);
        for (let k = size[2] - 2; k >= 0; k--)
          if (nearest[line + k + 1]! >= 0) offer(line + k, i, j, k, nearest[line + k + 1]!);
      }
  };
  for (const way of [1, -1, 1, -1]) sweep(way);
  return {
    size,
    origin: low,
    step,
    distances: signedDistances(nearest, squared, size, low, step, points, normals),
  };
}

/** Beside a face: how far from its plane; past an edge: how far from the sample. */
function signedDistances(
  nearest: Int32Array,
  squared: Float32Array,
  size: readonly [number, number, number],
  low: readonly [number, number, number],
  step: number,
  points: Float64Array,
  normals: Float64Array,
): Float32Array {
  const distances = new Float32Array(nearest.length).fill(100);
  for (let i = 0, cell = 0; i < size[0]; i++)
    for (let j = 0; j < size[1]; j++)
      for (let k = 0; k < size[2]; k++, cell++) {
        const s = nearest[cell]!;
        if (s < 0) continue;
        const plane =
          (low[0] + i * step - points[s]!) * normals[s]! +
          (low[1] + j * step - points[s + 1]!) * normals[s + 1]! +
          (low[2] + k * step - points[s + 2]!) * normals[s + 2]!;
        const far = Math.sqrt(squared[cell]!);
        distances[cell] = Math.abs(plane) > far * 0.3 ? Math.sign(plane) * far : plane;
      }
  return distances;
}

/** Between the grid's points; far away where there is no grid. */
export function distanceAt(
  { size, origin, step, distances }: DistanceGrid,
  x: number,
  y: number,
  z: number,
): number {
  const at = [(x - origin[0]) / step, (y - origin[1]) / step, (z - origin[2]) / step] as const;
  if (at.some((value, k) => !(value >= 0 && value < size[k]! - 1))) return 100;
  const [i, j, k] = at.map(Math.floor) as [number, number, number];
  const [a, b, c] = [at[0] - i, at[1] - j, at[2] - k];
  const line = (di: number, dj: number): number => {
    const o = ((i + di) * size[1] + j + dj) * size[2] + k;
    return distances[o]! + c * (distances[o + 1]! - distances[o]!);
  };
  const near = line(0, 0) + b * (line(0, 1) - line(0, 0));
  return near + a * (line(1, 0) + b * (line(1, 1) - line(1, 0)) - near);
}
