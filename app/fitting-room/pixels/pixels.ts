/** RGBA, 8 bit, row-major, not premultiplied, like `ImageData` without a browser. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export type Rgb = readonly [red: number, green: number, blue: number];

export type Point = readonly [number, number];

/** Half-open rectangle of pixels: x0 <= x < x1, y0 <= y < y1. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

export const lerpPoint = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

export const midpoint = (a: Point, b: Point): Point => lerpPoint(a, b, 0.5);

/** Math.hypot costs ten times as much, here once per pixel. */
export const vectorLength = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const distance = (a: Point, b: Point): number => vectorLength(a[0] - b[0], a[1] - b[1]);

/** Zero where the points coincide. */
export function unitVector(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** 1 at zero; `width` is where it is 1/e. */
export const gaussian = (value: number, width: number): number => Math.exp(-((value / width) ** 2));

/** Hermite step from 0 at `low` to 1 at `high`. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Projection on the line a→b: 0 at a, 1 at b. */
export function alongSegment(a: Point, b: Point, x: number, y: number): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  return ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1);
}

export function distanceToSegment(a: Point, b: Point, x: number, y: number): number {
  const t = clamp(alongSegment(a, b, x, y), 0, 1);
  return vectorLength(lerp(a[0], b[0], t) - x, lerp(a[1], b[1], t) - y);
}

/** Rec. 601. */
export const luma = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** What of a color is not its light, as in BT.601 (Cb and Cr), about 0: -128..128. @param light its luma */
export const blueDifference = (blue: number, light: number): number => (blue - light) * 0.564;
export const redDifference = (red: number, light: number): number => (red - light) * 0.713;

export const lumaAt = (data: Uint8ClampedArray, i: number): number =>
  luma(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);

export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;

/** Value below or at which a share (0 … below 1) of `count` bytes lies. */
export function percentile(histogram: Uint32Array, count: number, share: number): number {
  let [value, upTo] = [0, histogram[0]!];
  while (value < 255 && upTo <= count * share) upTo += histogram[++value]!;
  return value;
}

/** Whole pixels, clipped to the picture; never inverted. */
export function pixelBox(x0: number, y0: number, x1: number, y1: number, width: number, height: number): Box {
  const left = clamp(Math.floor(x0), 0, width);
  const top = clamp(Math.floor(y0), 0, height);
  return {
    x0: left,
    y0: top,
    x1: Math.max(left, clamp(Math.ceil(x1), 0, width)),
    y1: Math.max(top, clamp(Math.ceil(y1), 0, height)),
  };
}

export function pointBounds(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Whole pixels, clipped to the picture. */
export function boxAroundPoints(points: readonly Point[], reach: number, width: number, height: number): Box {
  const { x0, y0, x1, y1 } = pointBounds(points);
  return pixelBox(x0 - reach, y0 - reach, x1 + reach, y1 + reach, width, height);
}

export function eachPixelAround(
  points: readonly Point[],
  reach: number,
  { width, height }: Pick<Picture, 'width' | 'height'>,
  visit: (x: number, y: number, i: number) => void,
): void {
  const { x0, y0, x1, y1 } = boxAroundPoints(points, reach, width, height);
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) visit(x, y, y * width + x);
}

/** More than half of 255; false outside of the plane. */
export function isCoveredAt(
  plane: Uint8Array,
  { width, height }: Pick<Picture, 'width' | 'height'>,
  [x, y]: Point,
): boolean {
  const [px, py] = [Math.round(x), Math.round(y)];
  return px >= 0 && py >= 0 && px < width && py < height && plane[py * width + px]! > 127;
}

/** @param stride width of the whole plane */
export function cropPlane(plane: Uint8Array, stride: number, { x0, y0, x1, y1 }: Box): Uint8Array {
  const out = new Uint8Array((x1 - x0) * (y1 - y0));
  for (let y = y0; y < y1; y++)
    out.set(plane.subarray(y * stride + x0, y * stride + x1), (y - y0) * (x1 - x0));
  return out;
}
