// What a tailor's tape and a caliper say of the standard body.
import type { Body, BodyPart } from './standard-body.ts';

export interface Section {
  /** Of the tape round it: its convex hull. */
  girth: number;
  left: number;
  right: number;
  back: number;
  front: number;
}

/** The body cut level at a height, of some of its parts. */
export function sectionAt(body: Body, height: number, parts: readonly BodyPart[]): Section {
  const { positions, triangles, part, partNames } = body;
  const points: [x: number, z: number][] = [];
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[t + k]!, triangles[t + ((k + 1) % 3)]!];
      if (!parts.includes(partNames[part[a]!]!) || !parts.includes(partNames[part[b]!]!)) continue;
      const [ya, yb] = [positions[a * 3 + 1]!, positions[b * 3 + 1]!];
      if (ya > height === yb > height) continue;
      const share = (height - ya) / (yb - ya);
      const at = (o: number): number =>
        positions[a * 3 + o]! + (positions[b * 3 + o]! - positions[a * 3 + o]!) * share;
      points.push([at(0), at(2)]);
    }
  const hull = convexHull(points);
  const xs = hull.map((p) => p[0]);
  const zs = hull.map((p) => p[1]);
  return {
    girth: hull.reduce((sum, p, i) => {
      const next = hull[(i + 1) % hull.length]!;
      return sum + Math.hypot(next[0] - p[0], next[1] - p[1]);
    }, 0),
    left: Math.min(...xs),
    right: Math.max(...xs),
    back: Math.min(...zs),
    front: Math.max(...zs),
  };
}

/** Andrew's monotone chain. */
function convexHull(points: readonly [number, number][]): [number, number][] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly [number, number][]): [number, number][] => {
    const chain: [number, number][] = [];
    for (const p of list) {
      while (chain.length > 1) {
        const [a, b] = [chain.at(-2)!, chain.at(-1)!];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Depth of the body's front and back by place, seen from the front: what cloth is laid on before it falls. */
export interface DepthMaps {
  front: (x: number, y: number) => number;
  back: (x: number, y: number) => number;
}

const CELL = 1;
const [LEFT, LOW, COLUMNS, ROWS] = [-96, -6, 192, 170] as const;

/** Of nothing there is no depth: it is the mean of what lies around. */
export function depthMaps(body: Body, parts: readonly BodyPart[]): DepthMaps {
  const maps = [1, -1].map((side) => {
    const depth = new Float64Array(COLUMNS * ROWS).fill(-Infinity);
    const { positions, triangles, part, partNames } = body;
    const STEPS = 4;
    for (let t = 0; t < triangles.length; t += 3) {
      const corners = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!] as const;
      if (!corners.every((v) => parts.includes(partNames[part[v]!]!))) continue;
      for (let u = 0; u <= STEPS; u++)
        for (let v = 0; v <= STEPS - u; v++) {
          const at = (k: number): number =>
            (positions[corners[0] * 3 + k]! * (STEPS - u - v) +
              positions[corners[1] * 3 + k]! * u +
              positions[corners[2] * 3 + k]! * v) /
            STEPS;
          const cell = cellAt(at(0), at(1));
          depth[cell] = Math.max(depth[cell]!, side * at(2));
        }
    }
    return smoothed(depth).map((d) => d * side);
  });
  const read = (map: Float64Array) => (x: number, y: number) => {
    const fx = clampTo((x - LEFT) / CELL - 0.5, COLUMNS - 2);
    const fy = clampTo((y - LOW) / CELL - 0.5, ROWS - 2);
    const [i, j] = [Math.floor(fx), Math.floor(fy)];
    const o = j * COLUMNS + i;
    const upper = map[o]! + (map[o + 1]! - map[o]!) * (fx - i);
    const lower = map[o + COLUMNS]! + (map[o + COLUMNS + 1]! - map[o + COLUMNS]!) * (fx - i);
    return upper + (lower - upper) * (fy - j);
  };
  return { front: read(maps[0]!), back: read(maps[1]!) };
}

const clampTo = (value: number, high: number): number => Math.max(0, Math.min(high, value));
const cellAt = (x: number, y: number): number =>
  clampTo(Math.floor((y - LOW) / CELL), ROWS - 1) * COLUMNS +
  clampTo(Math.floor((x - LEFT) / CELL), COLUMNS - 1);

/** Known cells stay, others become the mean of their neighbors, round after round. */
function smoothed(depth: Float64Array): Float64Array {
  const known = depth.map((d) => (d > -Infinity ? 1 : 0));
  let map = depth.map((d) => (d > -Infinity ? d : 0));
  for (let round = 0; round < 60; round++) {
    const next = map.slice();
    for (let y = 1; y < ROWS - 1; y++)
      for (let x = 1; x < COLUMNS - 1; x++) {
        const o = y * COLUMNS + x;
        if (known[o]! > 0) continue;
        next[o] = (map[o - 1]! + map[o + 1]! + map[o - COLUMNS]! + map[o + COLUMNS]!) / 4;
      }
    map = next;
  }
  return map;
}
