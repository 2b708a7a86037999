// Triangles seen from one side: what is nearest at each pixel.
export interface Seen {
  width: number;
  height: number;
  /** By pixel: the triangle's number, -1 where there is nothing. */
  triangle: Int32Array;
  /** Shares of the triangle's second and third corner. */
  shares: Float32Array;
  depth: Float32Array;
}

export interface Projected {
  /** By corner of a triangle: pixel x, pixel y, depth (larger is nearer). */
  points: Float64Array;
  triangles: Uint32Array;
}

export function newSeen(width: number, height: number): Seen {
  return {
    ...{ width, height },
    triangle: new Int32Array(width * height),
    shares: new Float32Array(width * height * 2),
    depth: new Float32Array(width * height),
  };
}

export function clearSeen({ triangle, depth }: Seen): void {
  triangle.fill(-1);
  depth.fill(-1e9);
}

/** @param first the number that the first triangle gets; -1: depth alone is drawn */
export function drawTriangles(seen: Seen, { points, triangles }: Projected, first: number): void {
  for (let t = 0; t < triangles.length; t += 3)
    drawTriangle(
      seen,
      points,
      triangles[t]! * 3,
      triangles[t + 1]! * 3,
      triangles[t + 2]! * 3,
      first < 0 ? -1 : first + t / 3,
    );
}

function drawTriangle(
  seen: Seen,
  points: Float64Array,
  a: number,
  b: number,
  c: number,
  number: number,
): void {
  const { width, height, triangle, shares, depth } = seen;
  const ax = points[a]!;
  const ay = points[a + 1]!;
  const bx = points[b]! - ax;
  const by = points[b + 1]! - ay;
  const cx = points[c]! - ax;
  const cy = points[c + 1]! - ay;
  const area = bx * cy - by * cx;
  if (Math.abs(area) < 1e-9) return;
  const x0 = Math.max(0, Math.ceil(Math.min(0, bx, cx) + ax - 0.5));
  const x1 = Math.min(width - 1, Math.floor(Math.max(0, bx, cx) + ax - 0.5));
  const y0 = Math.max(0, Math.ceil(Math.min(0, by, cy) + ay - 0.5));
  const y1 = Math.min(height - 1, Math.floor(Math.max(0, by, cy) + ay - 0.5));
  const az = points[a + 2]!;
  const bz = points[b + 2]! - az;
  const cz = points[c + 2]! - az;
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const px = x + 0.5 - ax;
      const py = y + 0.5 - ay;
      const u = (px * cy - py * cx) / area;
      const v = (py * bx - px * by) / area;
      if (u < -1e-5 || v < -1e-5 || u + v > 1.00001) continue;
      const z = az + u * bz + v * cz;
      const o = y * width + x;
      if (z <= depth[o]!) continue;
      depth[o] = z;
      triangle[o] = number;
      shares[o * 2] = u;
      shares[o * 2 + 1] = v;
    }
}
