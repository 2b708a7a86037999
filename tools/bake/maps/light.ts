// Light on cloth from four sides, each with the shadows of cloth and body, as a sum over some hundred directions.
import {
  BAKED_LIGHTS,
  evenDirections,
} from '../../../app/fitting-room/person/light-and-color/baked-lights.ts';
import { vertexNormals } from '../body/distance-grid.ts';
import type { Body } from '../body/standard-body.ts';
import { clearSeen, drawTriangles, newSeen } from './raster.ts';
import type { Surface } from './subdivide.ts';

export interface LitSurface {
  /** By vertex. */
  normals: Float64Array;
  /** By vertex: front, left, right, top; on its outer side. */
  outer: Float64Array;
  inner: Float64Array;
}

type Vector = readonly [x: number, y: number, z: number];

const { front, left, right, top } = BAKED_LIGHTS;
const LOBES = [front, left, right, top];

/** From so far behind no light reaches what is seen. */
const BEHIND = -0.25;
const SIZE = 512;

/** In cm: how much is seen, how far behind what throws it a shadow begins, and how much farther it is whole. */
export interface Shadows {
  span: number;
  bias: number;
  fade: number;
  /** Light that comes back from what is near, as a share. */
  fill: number;
}
export const BODY_SHADOWS: Shadows = { span: 210, bias: 0.8, fade: 1.2, fill: 0 };
export const SMALL_SHADOWS: Shadows = { span: 70, bias: 0.28, fade: 0.5, fill: 0.1 };

export function surfaceNormals({ positions, vertexOf, triangles }: Surface): Float64Array {
  return vertexNormals(
    positions,
    triangles.map((point) => vertexOf[point]!),
  );
}

/** @param coarse what throws the shadows */
export function lightSurface(
  surface: Surface,
  coarse: Surface,
  body: Body,
  count: number,
  shadows: Shadows = BODY_SHADOWS,
): LitSurface {
  const { positions } = surface;
  const normals = surfaceNormals(surface);
  const vertices = positions.length / 3;
  const [outer, inner] = [new Float64Array(vertices * 4), new Float64Array(vertices * 4)];
  const full = [0, 0, 0, 0];
  const seen = newSeen(SIZE, SIZE);
  const casters = [
    { at: coarse.positions, triangles: coarse.triangles.map((point) => coarse.vertexOf[point]!) },
    { at: body.positions, triangles: body.triangles },
  ];
  const middle = positions.reduce((sum, value, i) => (i % 3 === 1 ? sum + value : sum), 0) / vertices;
  for (const direction of evenDirections(count).filter(([, , z]) => z > BEHIND)) {
    const weights = LOBES.map((lobe) => lobe(direction));
    for (const [k, weight] of weights.entries()) full[k]! += weight * Math.max(direction[2], 0);
    const project = projection(direction, middle, shadows.span);
    clearSeen(seen);
    for (const { at, triangles } of casters) drawTriangles(seen, { points: project(at), triangles }, -1);
    const points = project(positions);
    for (let v = 0; v < vertices; v++) {
      const facing =
        normals[v * 3]! * direction[0] +
        normals[v * 3 + 1]! * direction[1] +
        normals[v * 3 + 2]! * direction[2];
      const hidden =
        depthOver(seen.depth, points[v * 3]!, points[v * 3 + 1]!) - points[v * 3 + 2]! - shadows.bias;
      const lit = Math.abs(facing) * Math.max(0, Math.min(1, 1 - hidden / shadows.fade));
      const side = facing > 0 ? outer : inner;
      for (let k = 0; k < 4; k++) side[v * 4 + k]! += lit * weights[k]!;
    }
  }
  for (let i = 0; i < outer.length; i++) {
    outer[i] = (outer[i]! / full[i % 4]!) * (1 - shadows.fill) + shadows.fill;
    inner[i] = (inner[i]! / full[i % 4]!) * (1 - shadows.fill) + shadows.fill;
  }
  return { normals, outer, inner };
}

/** Square to a direction, in pixels; depth in cm. */
function projection(d: Vector, middle: number, span: number): (at: Float64Array) => Float64Array {
  const level = Math.sqrt(d[0] * d[0] + d[2] * d[2]);
  const right: Vector = level > 0.05 ? [d[2] / level, 0, -d[0] / level] : [1, 0, 0];
  const up: Vector = [
    d[1] * right[2] - d[2] * right[1],
    d[2] * right[0] - d[0] * right[2],
    d[0] * right[1] - d[1] * right[0],
  ];
  const scale = SIZE / span;
  return (at) => {
    const out = new Float64Array(at.length);
    for (let i = 0; i < at.length; i += 3) {
      const [x, y, z] = [at[i]!, at[i + 1]! - middle, at[i + 2]!];
      out[i] = (x * right[0] + y * right[1] + z * right[2]) * scale + SIZE / 2;
      out[i + 1] = (x * up[0] + y * up[1] + z * up[2]) * scale + SIZE / 2;
      out[i + 2] = x * d[0] + y * d[1] + z * d[2];
    }
    return out;
  };
}

/** The least of what lies over a pixel and its neighbors: no surface shades itself. */
function depthOver(depth: Float32Array, x: number, y: number): number {
  const i = Math.max(0, Math.min(SIZE - 2, Math.floor(x)));
  const j = Math.max(0, Math.min(SIZE - 2, Math.floor(y)));
  const o = j * SIZE + i;
  return Math.min(depth[o]!, depth[o + 1]!, depth[o + SIZE]!);
}
