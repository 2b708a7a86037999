// One layer of a garment seen from the front, alone: coverage, parts, light, normals, place on the cloth.
import { CANVAS, INNER_SIDE, PX_PER_CM } from '../../../app/fitting-room/baked-cloth/baked-garment.ts';
import type { Body } from '../body/standard-body.ts';
import type { Draft, DraftLayer } from '../draft.ts';
import type { LitSurface } from './light.ts';
import { clearSeen, drawTriangles, newSeen, type Seen } from './raster.ts';
import type { Surface } from './subdivide.ts';

export interface LayerMaps {
  width: number;
  height: number;
  /** Of the upper left corner, on the canvas. */
  at: readonly [x: number, y: number];
  /** 0 to 1. */
  coverage: Float32Array;
  /** The panel's number and 1; INNER_SIDE where its inner side is seen. */
  part: Uint8Array;
  /** Front, left, right, top by pixel. */
  lights: Float32Array;
  /** x and y by pixel. */
  normals: Float32Array;
  /** u and v by pixel. */
  flat: Float32Array;
}

/** Subpixels each way. */
const FINE = 2;
/** The body hides what lies behind it; so much of it does not, in cm: cloth lies on it. */
const SKIN = 0.4;
/** Of light on the inner side, which looks at her. */
const INNER_LIGHT = 0.6;
const FLATTEST = 0.02;
/** Light that comes from all sides reaches the depth of a fold. */
const DARKEST = 0.08;
/** Arms hide no cloth: sleeves are layers of their own. */
const FAR_BEHIND = -100;

/** @param fine pixels for one of the canvas; @param nearer of all of them, or by vertex, in cm */
export function onCanvas(positions: Float64Array, fine: number, nearer: number | Float64Array): Float64Array {
  const out = new Float64Array(positions.length);
  for (let i = 0; i < out.length; i += 3) {
    out[i] = (CANVAS.middle + positions[i]! * PX_PER_CM) * fine;
    out[i + 1] = (CANVAS.floor - positions[i + 1]! * PX_PER_CM) * fine;
    out[i + 2] = positions[i + 2]! + (typeof nearer === 'number' ? nearer : nearer[i / 3]!);
  }
  return out;
}

/** Of points of panels, of those triangles that a layer shows. */
function shownTriangles({ triangles, panelOf, flat }: Surface, draft: Draft, layer: DraftLayer): Uint32Array {
  const isShown = Uint8Array.from(panelOf, (panel, i) =>
    layer.shows(draft.panels[panel]!.name, [flat[i * 2]!, flat[i * 2 + 1]!]) ? 1 : 0,
  );
  const out: number[] = [];
  for (let t = 0; t < triangles.length; t += 3)
    if (isShown[triangles[t]!] && isShown[triangles[t + 1]!] && isShown[triangles[t + 2]!])
      out.push(triangles[t]!, triangles[t + 1]!, triangles[t + 2]!);
  return Uint32Array.from(out);
}

export function drawLayer(
  surface: Surface,
  lit: LitSurface,
  body: Body,
  draft: Draft,
  layer: DraftLayer,
): LayerMaps {
  const triangles = shownTriangles(surface, draft, layer);
  const seen = newSeen(CANVAS.width * FINE, CANVAS.height * FINE);
  clearSeen(seen);
  const isArm = body.partNames.map((name) => name.endsWith('arm'));
  drawTriangles(
    seen,
    {
      points: onCanvas(
        body.positions,
        FINE,
        Float64Array.from(body.part, (part) => (isArm[part] ? FAR_BEHIND : -SKIN)),
      ),
      triangles: body.triangles,
    },
    -1,
  );
  const vertices = triangles.map((point) => surface.vertexOf[point]!);
  drawTriangles(seen, { points: onCanvas(surface.positions, FINE, 0), triangles: vertices }, 0);
  const read: Read = (number, u, v, out) => {
    const part = readSurface(surface, lit, triangles, layer, number, u, v, out);
    return layer.isTwoFaced ? part & ~INNER_SIDE : part;
  };
  return gather(seen, boxOf(seen), read, layer.innerUpTo);
}

/** Of the canvas, in whole pixels. */
interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boxOf({ triangle, width, height }: Seen): PixelBox {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o++) {
      if (triangle[o]! < 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  const [x, y] = [Math.floor(left / FINE) - 1, Math.floor(top / FINE) - 1];
  return {
    ...{ left: x, top: y },
    width: Math.ceil((right + 1) / FINE) + 1 - x,
    height: Math.ceil((bottom + 1) / FINE) + 1 - y,
  };
}

/** What is read at a subpixel: four lights, normal x and y, u and v; returns the part's byte. */
type Read = (triangle: number, u: number, v: number, out: Float64Array) => number;

const [NORMAL, FLAT, CHANNELS] = [4, 6, 8] as const;

function readSurface(
  { vertexOf, positions, flat, panelOf }: Surface,
  { normals, outer, inner }: LitSurface,
  triangles: Uint32Array,
  { isTwoFaced }: DraftLayer,
  number: number,
  u: number,
  v: number,
  out: Float64Array,
): number {
  const points = triangles.subarray(number * 3, number * 3 + 3);
  const shares = [1 - u - v, u, v];
  const corners = [...points].map((point) => vertexOf[point]! * 3) as [number, number, number];
  const [a, b, c] = corners;
  const cross =
    (positions[b]! - positions[a]!) * (positions[c + 1]! - positions[a + 1]!) -
    (positions[b + 1]! - positions[a + 1]!) * (positions[c]! - positions[a]!);
  const isInner = cross < 0;
  const light = isInner ? inner : outer;
  let nz = 0;
  out.fill(0);
  for (const [k, share] of shares.entries()) {
    const [vertex, point] = [corners[k]!, points[k]!];
    for (let l = 0; l < 4; l++)
      out[l]! +=
        share * Math.max(DARKEST, light[(vertex / 3) * 4 + l]! * (isInner && !isTwoFaced ? INNER_LIGHT : 1));
    out[NORMAL]! += share * normals[vertex]!;
    out[NORMAL + 1]! += share * normals[vertex + 1]!;
    nz += share * normals[vertex + 2]!;
    out[FLAT]! += share * flat[point * 2]!;
    out[FLAT + 1]! += share * flat[point * 2 + 1]!;
  }
  const turn = isInner ? -1 : 1;
  nz = Math.max(FLATTEST, nz * turn);
  const length = Math.sqrt(out[NORMAL]! ** 2 + out[NORMAL + 1]! ** 2 + nz * nz);
  out[NORMAL]! *= turn / length;
  out[NORMAL + 1]! *= turn / length;
  return panelOf[points[0]!]! + 1 + (isInner ? INNER_SIDE : 0);
}

/** Subpixels become pixels: their mean; place on the cloth is that of the part which most of them show. */
function gather(
  seen: Seen,
  { left, top, width, height }: PixelBox,
  read: Read,
  innerUpTo = Infinity,
): LayerMaps {
  const isHidden = (part: number, y: number): boolean => part >= INNER_SIDE && y > innerUpTo;
  const size = width * height;
  const maps: LayerMaps = {
    ...{ width, height, at: [left, top] as const },
    coverage: new Float32Array(size),
    part: new Uint8Array(size),
    lights: new Float32Array(size * 4),
    normals: new Float32Array(size * 2),
    flat: new Float32Array(size * 2),
  };
  const values = Array.from({ length: FINE * FINE }, () => new Float64Array(CHANNELS));
  const parts = new Uint8Array(FINE * FINE);
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o++) {
      let count = 0;
      for (let k = 0; k < FINE * FINE; k++) {
        const [fx, fy] = [(left + x) * FINE + (k % FINE), (top + y) * FINE + Math.floor(k / FINE)];
        if (fx < 0 || fy < 0 || fx >= seen.width || fy >= seen.height) continue;
        const at = fy * seen.width + fx;
        if (seen.triangle[at]! < 0) continue;
        parts[count] = read(
          seen.triangle[at]!,
          seen.shares[at * 2]!,
          seen.shares[at * 2 + 1]!,
          values[count]!,
        );
        if (!isHidden(parts[count]!, values[count]![FLAT + 1]!)) count++;
      }
      if (count > 0) writePixel(maps, o, values, parts.subarray(0, count));
    }
  return maps;
}

function writePixel(maps: LayerMaps, o: number, values: readonly Float64Array[], parts: Uint8Array): void {
  const most = [...parts].sort((a, b) => countOf(parts, b) - countOf(parts, a) || a - b)[0]!;
  const same = countOf(parts, most);
  maps.coverage[o] = parts.length / (FINE * FINE);
  maps.part[o] = most;
  for (let k = 0; k < parts.length; k++) {
    const value = values[k]!;
    for (let l = 0; l < 4; l++) maps.lights[o * 4 + l]! += value[l]! / parts.length;
    for (let l = 0; l < 2; l++) maps.normals[o * 2 + l]! += value[NORMAL + l]! / parts.length;
    if (parts[k] !== most) continue;
    for (let l = 0; l < 2; l++) maps.flat[o * 2 + l]! += value[FLAT + l]! / same;
  }
}

const countOf = (list: Uint8Array, value: number): number =>
  list.reduce((n, v) => n + (v === value ? 1 : 0), 0);
