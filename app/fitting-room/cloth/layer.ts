import { contentBounds } from '../pixels/content-bounds.ts';
import type { Row } from '../person/measures/row-spans.ts';
import { clamp, distance, vectorLength, lerp, type Point } from '../pixels/pixels.ts';
import { chainOf, shareAlong } from './chain-position.ts';
import { curve, fillPolygon } from '../pixels/polygons.ts';

export const PART = {
  none: 0,
  body: 1,
  leftSleeve: 2,
  rightSleeve: 3,
  waist: 4,
  leftLeg: 5,
  rightLeg: 6,
  skirt: 7,
  coat: 8,
  shoe: 9,
  hat: 10,
  bag: 11,
} as const;
export type Part = (typeof PART)[keyof typeof PART];
export const isSleeve = (part: number): boolean => part === PART.leftSleeve || part === PART.rightSleeve;
export const isLeg = (part: number): boolean => part === PART.leftLeg || part === PART.rightLeg;

/** Of `across`, at the right edge. */
export const ACROSS_ONE = 65535;

/** Fixed point of `along`: this much per unit, starting at -0.5. */
const ALONG_ONE = 16384;
const ALONG_START = -0.5;

/** Where a flat piece lies, in the same fixed point. */
const FLAT_ACROSS = 0.5 * ACROSS_ONE + 0.5;
const FLAT_ALONG = Math.floor((0.1 - ALONG_START) * ALONG_ONE);

export interface Layer {
  width: number;
  height: number;
  /** Coverage 0..255. */
  alpha: Uint8Array;
  /** From the left to the right edge of the piece, read with acrossAtPixel; empty in a flat piece: it has one place. */
  across: Uint16Array;
  /** 0 at its upper end; fixed point, read with alongAtPixel; empty as well. */
  along: Uint16Array;
  part: Uint8Array;
}

export function newLayer(width: number, height: number): Layer {
  const pixels = width * height;
  return {
    width,
    height,
    alpha: new Uint8Array(pixels),
    across: new Uint16Array(pixels),
    along: new Uint16Array(pixels),
    part: new Uint8Array(pixels),
  };
}

/** Of coverage and part alone. */
export const newFlatLayer = (width: number, height: number): Layer => ({
  width,
  height,
  alpha: new Uint8Array(width * height),
  across: new Uint16Array(0),
  along: new Uint16Array(0),
  part: new Uint8Array(width * height),
});

// `| 0`: for a whole number that V8 holds as a fraction (of Math.floor) it would give up its machine code each time.
export const alongAtPixel = ({ along }: Layer, i: number): number =>
  (along[i | 0] ?? FLAT_ALONG) / ALONG_ONE + ALONG_START;
export const acrossAtPixel = ({ across }: Layer, i: number): number =>
  (across[i | 0] ?? FLAT_ACROSS) / ACROSS_ONE;

export function placePixel(layer: Layer, i: number, part: Part, across: number, along: number): void {
  layer.part[i] = part;
  layer.across[i] = clamp(across, 0, 1) * ACROSS_ONE + 0.5;
  layer.along[i] = (clamp(along, ALONG_START, 3.4) - ALONG_START) * ALONG_ONE;
}

/** Gets the covered span of a row. */
export type RowVisit<T> = (y: number, from: number, to: number, data: T) => void;

/** @param visit a function of a module: machine code of a closure dies with it, and the next picture compiles it anew */
export function eachRow<T = undefined>(
  { alpha, width, height }: Pick<Layer, 'alpha' | 'width' | 'height'>,
  visit: RowVisit<T>,
  ...[data]: undefined extends T ? [data?: T] : [data: T]
): void {
  const content = contentBounds(alpha, width, height);
  if (!content) return;
  const { x0, x1, y0, y1 } = content;
  for (let y = y0; y < y1; y++) visit(y, y * width + x0, y * width + x1, data as T);
}

function pairAt(rows: readonly Row[], y: number): number {
  let k = 0;
  while (k < rows.length - 2 && rows[k + 1]!.y < y) k++;
  return k;
}

function edgesAt(rows: readonly Row[], y: number): readonly [left: number, width: number] {
  const k = pairAt(rows, y);
  const a = rows[k]!;
  const b = rows[k + 1]!;
  const t = clamp((y - a.y) / (b.y - a.y || 1), 0, 1);
  const left = lerp(a.left, b.left, t);
  return [left, lerp(a.right, b.right, t) - left || 1];
}

/** 0 left … 1 right, and the band's width there in pixels. */
export function acrossRows(rows: readonly Row[], x: number, y: number): readonly [number, number] {
  const [left, width] = edgesAt(rows, y);
  return [(x - left) / width, width];
}

/** Rows from top to bottom bound it; an upper outline runs left to right, a lower one right to left. */
export function addBand(
  layer: Layer,
  rows: readonly Row[],
  part: Part,
  upper: readonly Point[] = [],
  lower: readonly Point[] = [],
  along: readonly [number, number] = [0, 1],
): void {
  const first = rows[0]!;
  const last = rows[rows.length - 1]!;
  const right = curve(rows.map((row): Point => [row.right, row.y]));
  const left = curve(rows.map((row): Point => [row.left, row.y])).reverse();
  const band = {
    layer,
    rows,
    part,
    along,
    top: first.y,
    high: last.y - first.y || 1,
    row: -1,
    from: 0,
    wide: 1,
  };
  fillPolygon([...upper, ...right, ...lower, ...left], layer.width, layer.height, intoBand, band);
}

interface Band {
  layer: Layer;
  rows: readonly Row[];
  part: Part;
  along: readonly [number, number];
  top: number;
  high: number;
  row: number;
  from: number;
  wide: number;
}

function intoBand(i: number, coverage: number, x: number, y: number, band: Band): void {
  const { layer, along } = band;
  const value = coverage * 255 + 0.5;
  if (value < layer.alpha[i]! * 0.99) return;
  if (y !== band.row) [band.row, [band.from, band.wide]] = [y, edgesAt(band.rows, y)];
  const v = (y - band.top) / band.high;
  placePixel(layer, i, band.part, (x - band.from) / band.wide, lerp(along[0], along[1], clamp(v, 0, 1.4)));
  if (value > layer.alpha[i]!) layer.alpha[i] = value;
}

export type Station = readonly [at: Point, half: number];

export const sleevePart = (sign: -1 | 1): Part => (sign < 0 ? PART.leftSleeve : PART.rightSleeve);
export const legPart = (sign: -1 | 1): Part => (sign < 0 ? PART.leftLeg : PART.rightLeg);

interface Cones {
  points: readonly Point[];
  radii: readonly number[];
  spans: number;
  /** By length, so that a pattern keeps its repeat whatever the joints. */
  starts: readonly number[];
  tops: readonly number[];
  ends: readonly number[];
  flatTop: boolean;
}

const reachOf = ({ radii }: Pick<Cones, 'radii'>, s: number): number =>
  Math.max(radii[s]!, radii[s + 1]!) + 2;

function conesOf(stations: readonly Station[], flatTop: boolean): Cones {
  const points = stations.map(([at]) => at);
  const radii = stations.map(([, half]) => half);
  const spans = points.length - 1;
  const starts = [0];
  for (let s = 0; s < spans; s++) starts.push(starts[s]! + distance(points[s]!, points[s + 1]!));
  const tops: number[] = [];
  const ends: number[] = [];
  for (let s = 0; s < spans; s++) {
    const [from, to] = [points[s]![1], points[s + 1]![1]];
    tops.push(Math.min(from, to) - reachOf({ radii }, s));
    ends.push(Math.max(from, to) + reachOf({ radii }, s));
  }
  return { points, radii, spans, starts, tops, ends, flatTop };
}

const isOnRow = ({ tops, ends }: Cones, s: number, y: number): boolean => y >= tops[s]! && y <= ends[s]!;

function reachedColumns(cones: Cones, y: number, width: number): [from: number, to: number] {
  const { points, spans } = cones;
  let [x0, x1] = [width, 0];
  for (let s = 0; s < spans; s++) {
    if (!isOnRow(cones, s, y)) continue;
    const [a, b] = [points[s]![0], points[s + 1]![0]];
    const reach = reachOf(cones, s);
    x0 = Math.min(x0, Math.max(0, Math.floor(Math.min(a, b) - reach)));
    x1 = Math.max(x1, Math.min(width, Math.ceil(Math.max(a, b) + reach)));
  }
  return [x0, x1];
}

/** Distance outside of the span, and aside of its axis in half widths. */
interface NearestSpan {
  gap: number;
  span: number;
  side: number;
}

function pastEnd({ spans, flatTop }: Cones, s: number, along: number): number {
  if (s === spans - 1 && along > 1) return along - 1;
  return flatTop && s === 0 && along < 0 ? -along : 0;
}

function findNearestSpan(cones: Cones, x: number, y: number, nearest: NearestSpan): void {
  const { points, radii, spans, starts } = cones;
  nearest.gap = 1e9;
  nearest.span = nearest.side = 0;
  for (let s = 0; s < spans; s++) {
    if (!isOnRow(cones, s, y)) continue;
    const a = points[s]!;
    const b = points[s + 1]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = starts[s + 1]! - starts[s]! || 1;
    const raw = ((x - a[0]) * dx + (y - a[1]) * dy) / (length * length);
    const past = pastEnd(cones, s, raw);
    const t = clamp(raw, 0, 1);
    const radius = lerp(radii[s]!, radii[s + 1]!, t * t * (3 - 2 * t));
    const gap = Math.max(
      vectorLength(a[0] + dx * t - x, a[1] + dy * t - y) - radius,
      past > 0 ? past * length : -1e9,
    );
    if (gap >= nearest.gap) continue;
    nearest.gap = gap;
    nearest.span = s;
    nearest.side = ((x - a[0]) * -dy + (y - a[1]) * dx) / length / radius;
  }
}

export function addCones(
  layer: Layer,
  stations: readonly Station[],
  part: Part,
  along: readonly [number, number],
  flatTop = false,
): void {
  const cones = conesOf(stations, flatTop);
  const chain = chainOf(cones.points, cones.starts, cones.radii);
  const nearest: NearestSpan = { gap: 1e9, span: 0, side: 0 };
  const y1 = Math.min(layer.height, Math.ceil(Math.max(...cones.ends)));
  for (let y = Math.max(0, Math.floor(Math.min(...cones.tops))); y < y1; y++) {
    const [x0, x1] = reachedColumns(cones, y, layer.width);
    for (let x = x0; x < x1; x++) {
      findNearestSpan(cones, x, y, nearest);
      const value = clamp(0.5 - nearest.gap, 0, 1) * 255;
      const i = y * layer.width + x;
      if (value <= 0 || value < layer.alpha[i]!) continue;
      const share = shareAlong(chain, x, y, nearest.span);
      placePixel(layer, i, part, nearest.side * 0.5 + 0.5, lerp(along[0], along[1], share));
      layer.alpha[i] = value;
    }
  }
}

/** Where `over` covers more than a little, the pixel takes its place on the cloth. */
export function overlayLayer(under: Layer, over: Layer, threshold = 100): void {
  const { width, height } = over;
  const rows = contentBounds(over.alpha, width, height);
  for (let y = rows?.y0 ?? 0; y < (rows?.y1 ?? 0); y++) mergeRow(under, over, y * width, threshold);
}

function mergeRow(under: Layer, over: Layer, from: number, threshold: number): void {
  for (let i = from; i < from + over.width; i++) {
    const value = over.alpha[i]!;
    if (value === 0) continue;
    if (value > threshold || value >= under.alpha[i]!) {
      under.part[i] = over.part[i]!;
      under.across[i] = over.across[i]!;
      under.along[i] = over.along[i]!;
    }
    if (value > under.alpha[i]!) under.alpha[i] = value;
  }
}
