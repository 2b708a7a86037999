// A flat outline filled with a hexagonal lattice, and its Delaunay triangles (Bowyer 1981, Watson 1981).
import type { Point2 } from '../draft.ts';
import { seededNumbers } from '../seeded-numbers.ts';

export interface FlatMesh {
  /** The outline's points first. */
  points: Point2[];
  /** Counterclockwise. */
  triangles: [number, number, number][];
}

export function isInside(outline: readonly Point2[], [x, y]: Point2): boolean {
  let inside = false;
  for (let i = 0; i < outline.length; i++) {
    const [x0, y0] = outline[i]!;
    const [x1, y1] = outline[(i + 1) % outline.length]!;
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside;
  }
  return inside;
}

/** Of a straight lattice cloth would fold along its rows: its points stand a little off. */
const JITTER = 0.12;

function lattice(outline: readonly Point2[], spacing: number): Point2[] {
  const random = seededNumbers(3);
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const keep = (spacing * 0.62) ** 2;
  const points: Point2[] = [];
  for (let row = 0, y = low; y < high; row++, y = low + row * spacing * 0.866) {
    const near = outline.filter((p) => Math.abs(p[1] - y) < spacing);
    const line: Point2[] = [];
    for (let x = left + (row % 2) * (spacing / 2); x < right; x += spacing) {
      const point: Point2 = [
        x + (random() - 0.5) * spacing * JITTER * 2,
        y + (random() - 0.5) * spacing * JITTER * 2,
      ];
      if (near.some((p) => (p[0] - point[0]) ** 2 + (p[1] - point[1]) ** 2 < keep)) continue;
      if (isInside(outline, point)) line.push(point);
    }
    points.push(...(row % 2 ? line.toReversed() : line));
  }
  return points;
}

/** Points of an arc lie on one circle, and those of an edge on one line: moved apart, each has its own triangles. */
const NUDGE = 1e-3;

export function triangulate(outline: readonly Point2[], spacing: number): FlatMesh {
  const points = [...outline, ...lattice(outline, spacing)];
  const smallest = spacing ** 2 * 0.02;
  const random = seededNumbers(7);
  const nudge = (value: number): number => value + (random() - 0.5) * spacing * NUDGE;
  const apart = points.map(([x, y]): Point2 => [nudge(x), nudge(y)]);
  const triangles = delaunay(apart).filter(([a, b, c]) => {
    const middle: Point2 = [0, 1].map((k) => (points[a]![k]! + points[b]![k]! + points[c]![k]!) / 3) as [
      number,
      number,
    ];
    return twiceArea(points[a]!, points[b]!, points[c]!) / 2 > smallest && isInside(outline, middle);
  });
  return { points, triangles };
}

const twiceArea = (a: Point2, b: Point2, c: Point2): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);

function isInCircle(a: Point2, b: Point2, c: Point2, p: Point2): boolean {
  const [ax, ay, bx, by, cx, cy] = [
    a[0] - p[0],
    a[1] - p[1],
    b[0] - p[0],
    b[1] - p[1],
    c[0] - p[0],
    c[1] - p[1],
  ];
  const [sa, sb, sc] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
  return sa * (bx * cy - by * cx) - sb * (ax * cy - ay * cx) + sc * (ax * by - ay * bx) > 0;
}

interface Triangle {
  corners: [number, number, number];
  /** Across the edge from corner k to the next one. */
  beside: [Triangle | null, Triangle | null, Triangle | null];
  isGone: boolean;
}

function delaunay(given: readonly Point2[]): [number, number, number][] {
  const n = given.length;
  const FAR = 1e4;
  const points = [...given, [-FAR, -FAR], [FAR, -FAR], [0, FAR]] as Point2[];
  let last: Triangle = { corners: [n, n + 1, n + 2], beside: [null, null, null], isGone: false };
  const all = [last];
  for (let p = 0; p < n; p++) {
    const cavity = cavityOf(find(last, points, points[p]!), points, points[p]!);
    const fans = new Map<number, Triangle>();
    for (const gone of cavity)
      for (let k = 0; k < 3; k++) {
        const beyond = gone.beside[k]!;
        if (beyond && cavity.has(beyond)) continue;
        const [from, to] = [gone.corners[k]!, gone.corners[(k + 1) % 3]!];
        const fan: Triangle = { corners: [from, to, p], beside: [beyond, null, null], isGone: false };
        if (beyond) beyond.beside[beyond.beside.indexOf(gone)] = fan;
        fans.set(from, fan);
      }
    for (const fan of fans.values()) {
      const next = fans.get(fan.corners[1])!;
      fan.beside[1] = next;
      next.beside[2] = fan;
      all.push(fan);
      last = fan;
    }
    for (const gone of cavity) gone.isGone = true;
  }
  return all.filter((t) => !t.isGone && t.corners.every((c) => c < n)).map((t) => t.corners);
}

/** Walks toward a point. */
function find(from: Triangle, points: readonly Point2[], p: Point2): Triangle {
  let at = from;
  for (;;) {
    const out = [0, 1, 2].find((k) => {
      const [a, b] = [points[at.corners[k]!]!, points[at.corners[(k + 1) % 3]!]!];
      return twiceArea(a, b, p) < 0 && at.beside[k];
    });
    if (out === undefined) return at;
    at = at.beside[out]!;
  }
}

function cavityOf(first: Triangle, points: readonly Point2[], p: Point2): Set<Triangle> {
  const cavity = new Set([first]);
  for (const triangle of cavity)
    for (const beyond of triangle.beside) {
      if (!beyond || cavity.has(beyond)) continue;
      const [a, b, c] = beyond.corners;
      if (isInCircle(points[a]!, points[b]!, points[c]!, p)) cavity.add(beyond);
    }
  return cavity;
}
