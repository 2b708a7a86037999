import { clamp, lerp, type Point } from './pixels.ts';

const SUBSCANS = 4;

/** Catmull-Rom, `steps` points per span. */
export function curve(points: readonly Point[], steps = 8): Point[] {
  const out: Point[] = [];
  const at = (i: number): Point => points[clamp(i, 0, points.length - 1)]!;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const axis = (j: 0 | 1) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      out.push([axis(0), axis(1)]);
    }
  }
  const last = points[points.length - 1];
  if (last) out.push(last);
  return out;
}

export function stripAlong(points: readonly Point[], width: number): Point[] {
  const normal = (k: number): Point => {
    const a = points[Math.max(0, k - 1)]!;
    const b = points[Math.min(points.length - 1, k + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(-(b[1] - a[1]) / length) * width * 0.5, ((b[0] - a[0]) / length) * width * 0.5];
  };
  const edge = (sign: -1 | 1): Point[] =>
    points.map(([x, y], k): Point => [x + normal(k)[0] * sign, y + normal(k)[1] * sign]);
  return [...edge(1), ...edge(-1).reverse()];
}

interface Edge {
  a: Point;
  b: Point;
  top: number;
  bottom: number;
}

const edgesOf = (outline: readonly Point[]): Edge[] =>
  outline
    .map((a, i): Edge => {
      const b = outline[(i + 1) % outline.length]!;
      return { a, b, top: Math.min(a[1], b[1]), bottom: Math.max(a[1], b[1]) };
    })
    .filter(({ top, bottom }) => top < bottom)
    .sort((one, other) => one.top - other.top);

/** Into `xs`, whose length it sets. */
function crossings(edges: readonly Edge[], y: number, xs: number[]): void {
  xs.length = 0;
  for (const { a, b } of edges) {
    if (a[1] <= y === b[1] <= y) continue;
    const x = a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
    // Only two or four: insertion sort.
    let k = xs.length;
    for (; k > 0 && xs[k - 1]! > x; k--) xs[k] = xs[k - 1]!;
    xs[k] = x;
  }
}

function addScans(here: readonly Edge[], y: number, row: Float32Array, xs: number[]): void {
  for (let s = 0; s < SUBSCANS; s++) {
    crossings(here, y + (s + 0.5) / SUBSCANS, xs);
    for (let k = 0; k + 1 < xs.length; k += 2) addSpan(row, xs[k]!, xs[k + 1]!);
  }
}

function addSpan(row: Float32Array, from: number, to: number): void {
  const left = clamp(from, 0, row.length);
  const right = clamp(to, 0, row.length);
  const first = Math.floor(left);
  const last = Math.floor(right);
  if (first === last) {
    if (first < row.length) row[first]! += right - left;
    return;
  }
  row[first]! += first + 1 - left;
  for (let x = first + 1; x < last; x++) row[x]! += 1;
  if (last < row.length) row[last]! += right - last;
}

/** `write(index, coverage 0..1)`, even-odd. `to` is passed on, so that `write` need not be a closure. */
export function fillPolygon<To = undefined>(
  outline: readonly Point[],
  width: number,
  height: number,
  write: (index: number, coverage: number, x: number, y: number, to: To) => void,
  ...[to]: To extends undefined ? [] : [To]
): void {
  let top = Infinity;
  let bottom = -Infinity;
  let left = Infinity;
  let right = -Infinity;
  for (const [x, y] of outline) {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  const row = new Float32Array(width);
  const x0 = clamp(Math.floor(left), 0, width);
  const x1 = clamp(Math.ceil(right) + 1, 0, width);
  const edges = edgesOf(outline);
  let next = 0;
  let here: Edge[] = [];
  const xs: number[] = [];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom) + 1); y++) {
    if (here.some((edge) => edge.bottom < y)) here = here.filter((edge) => edge.bottom >= y);
    for (; next < edges.length && edges[next]!.top < y + 1; next++) here.push(edges[next]!);
    row.fill(0, x0, x1);
    addScans(here, y, row, xs);
    for (let x = x0; x < x1; x++) {
      if (row[x]! > 0) write(y * width + x, Math.min(1, row[x]! / SUBSCANS), x, y, to as To);
    }
  }
}

export function fillMask(
  mask: Uint8Array,
  outline: readonly Point[],
  width: number,
  height: number,
): Uint8Array {
  fillPolygon(outline, width, height, intoMask, mask);
  return mask;
}

function intoMask(i: number, coverage: number, _x: number, _y: number, mask: Uint8Array): void {
  const value = coverage * 255 + 0.5;
  if (value > mask[i]!) mask[i] = value;
}

/** Signed distance to the left of a→b, times its length. */
export const sideOfLine = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function chainOf(points: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (const point of points) {
    while (out.length > 1 && sideOfLine(out.at(-2)!, out.at(-1)!, point) <= 0) out.pop();
    out.push(point);
  }
  return out;
}

export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chainOf(sorted).slice(0, -1), ...chainOf(sorted.reverse()).slice(0, -1)];
}

/** Upper convex hull of the values. */
export function upperEnvelope(values: readonly number[]): number[] {
  const corners = chainOf(values.map((value, k): Point => [k, -value])).map(([k]) => k);
  return corners.slice(1).flatMap((b, n) => {
    const a = corners[n]!;
    return Array.from({ length: b - a }, (_, k) => lerp(values[a]!, values[b]!, k / (b - a)));
  });
}
