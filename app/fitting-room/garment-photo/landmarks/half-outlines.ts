// The outline of an upright garment, parted at its mirror axis: each half runs outward from the top of the axis to its end.
import type { Mask } from '../../pixels/connected-components.ts';
import type { Point } from '../../pixels/pixels.ts';
import { mirrorAxis, type MirrorAxis } from './mirror-axis.ts';
import { evenly, lengthOf, smoothed, traceOutline } from './outline.ts';

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];

export interface HalfOutline {
  /** In heights of the garment: x outward from the axis, y down from the top. */
  line: Point[];
  /** Length of one step of the line. */
  step: number;
}

export interface Halves {
  axis: MirrorAxis;
  /** Height of the upright garment, pixels. */
  height: number;
  left: HalfOutline;
  right: HalfOutline;
  toPicture: (point: Point, side: Side) => Point;
}

const POINTS = 220;

/** Of the whole line: where its halves differ by more, the axis has touched the inner side of a leg. */
const UNEVEN = 0.12;

/** Where the closed line crosses the axis: the first from the top, and the last; of legs the crotch. */
function crossings(points: readonly Point[]): { top: number; end: number } | null {
  const count = points.length;
  const across = points.flatMap(([x], k) => (x <= 0 === points[(k + 1) % count]![0] <= 0 ? [] : [k]));
  const [first, ...rest] = across.toSorted((a, b) => points[a]![1] - points[b]![1]);
  if (first === undefined || rest.length === 0) return null;
  const unevenness = (k: number) => Math.abs(((k - first + count) % count) - count / 2);
  const last = rest.at(-1)!;
  const evenest = rest.reduce((best, k) => (unevenness(k) < unevenness(best) ? k : best));
  return { top: first, end: unevenness(last) > UNEVEN * count ? evenest : last };
}

/** `tidy` is the mask without ties and hooks. */
export function halfOutlines(tidy: Mask): Halves | null {
  const axis = mirrorAxis(tidy);
  const traced = traceOutline(tidy);
  if (traced.length < 40) return null;
  const outline = smoothed(traced, Math.max(2, Math.round(traced.length / 700)));
  const turn = (axis.askew * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [ax, ay] = axis.through;
  const upright = outline.map(([x, y]): Point => {
    const [dx, dy] = [x - ax, y - ay];
    return [dx * cos + dy * sin, -dx * sin + dy * cos];
  });
  const ys = upright.map(([, y]) => y);
  const top = ys.reduce((least, y) => Math.min(least, y), Infinity);
  const height = ys.reduce((most, y) => Math.max(most, y), -Infinity) - top;
  const ends = crossings(upright);
  if (!ends || height < 20) return null;
  const count = upright.length;
  const between = (from: number, to: number) =>
    Array.from({ length: ((to - from + count) % count) + 1 }, (_, k) => upright[(from + k) % count]!);
  const half = (line: readonly Point[], sign: -1 | 1): HalfOutline => {
    const scaled = line.map(([x, y]): Point => [(sign * x) / height, (y - top) / height]);
    return { line: evenly(scaled, POINTS), step: lengthOf(scaled) / (POINTS - 1) };
  };
  return {
    axis,
    height,
    // Clockwise from the top lies the picture's right.
    right: half(between(ends.top, ends.end), 1),
    left: half(between(ends.end, ends.top).reverse(), -1),
    toPicture([x, y], side) {
      const [dx, dy] = [(side === 'left' ? -x : x) * height, y * height + top];
      return [ax + dx * cos - dy * sin, ay + dx * sin + dy * cos];
    },
  };
}
