// The edges of a flat panel on the upright cloth: row by row from edge to edge, so that stripes stay straight.
import type { PanelName, SurfaceCut, SurfacePoint } from '../../../domain/looks/garment-surface.ts';
import { clamp, lerp, quantile, type Point } from '../../pixels/pixels.ts';
import { SEAM } from '../../own-cloth/garment-surface.ts';
import { isCloth, smoothed, type FlatPanel } from './flat-panel.ts';
import type { UprightCloth } from './upright-cloth.ts';

export interface LaidFlat {
  panels: Partial<Record<PanelName, FlatPanel>>;
  cut: SurfaceCut;
  neckline: SurfacePoint[];
  /** The front ends at its straps, though none was seen. */
  hasStraps?: boolean;
  /** Without sleeves that were seen, its shoulders stand out over the armpits. */
  hasCaps?: boolean;
}

export const NO_CUT: SurfaceCut = {
  length: 0,
  reach: 0,
  width: 0,
  hemWidth: 0,
  slope: 0,
  strap: 0,
  sleeve: 0,
  cuffWidth: 0,
  rise: 0,
};

/** One x for each row from `top` on. */
export interface Edge {
  top: number;
  xs: number[];
}

export function edgeAt({ top, xs }: Edge, y: number): number {
  const at = clamp(y - top, 0, xs.length - 1);
  const k = Math.min(xs.length - 2, Math.floor(at));
  return k < 0 ? xs[0]! : lerp(xs[k]!, xs[k + 1]!, at - k);
}

/** Follows the outline; where cloth touches it (a sleeve along the body), it goes straight for `to`. */
export function followEdge(cloth: UprightCloth, from: Point, to: Point, sign: -1 | 1, reach: number): Edge {
  const top = Math.round(from[1]);
  const rows = Math.max(2, Math.round(to[1]) - top + 1);
  const xs: number[] = [];
  let x = from[0];
  for (let k = 0; k < rows; k++) {
    const y = top + k;
    const straight = x + (to[0] - x) / (rows - k);
    let at = straight;
    if (isCloth(cloth, x, y)) {
      let d = 1;
      while (d <= reach && isCloth(cloth, x + sign * d, y)) d++;
      if (d <= reach) at = x + sign * (d - 0.5);
    } else {
      let d = 1;
      while (d <= reach * 4 && !isCloth(cloth, x - sign * d, y)) d++;
      if (d <= reach * 4) at = x - sign * (d - 0.5);
    }
    xs.push(at);
    x = at;
  }
  return { top, xs: smoothed(xs, 3) };
}

export function straightEdge(from: Point, to: Point): Edge {
  const top = Math.round(from[1]);
  const rows = Math.max(2, Math.round(to[1]) - top + 1);
  return { top, xs: Array.from({ length: rows }, (_, k) => lerp(from[0], to[0], k / (rows - 1))) };
}

/** Without steps: within so many rows it moves little by little. */
export const evenAcross = ({ top, xs }: Edge, radius: number): Edge => ({
  top,
  xs: smoothed(smoothed(xs, Math.round(radius)), Math.round(radius / 2)),
});

export const joined = (a: Edge, b: Edge): Edge => ({
  top: a.top,
  xs: [...a.xs.slice(0, b.top - a.top), ...b.xs],
});

/** Below the hem's corners: the row where most of the hem has ended, and where the last of it has. */
export function hemRows(
  { mask, width, height, isEdgeSure }: UprightCloth,
  [left, right]: readonly [Point, Point],
  unit: number,
): { high: number; low: number } {
  const from = Math.round(Math.max(left[1], right[1]) - unit * 0.25);
  const most = Math.min(height - 1, Math.round(Math.max(left[1], right[1]) + unit * 0.45));
  const ends: number[] = [];
  for (let x = Math.ceil(left[0] + unit * 0.02); x < right[0] - unit * 0.02; x += 2) {
    let end = Math.max(0, from);
    for (let y = end; y <= most; y++) if (mask[y * width + x]! > 127) end = y;
    ends.push(end);
  }
  if (ends.length === 0) return { high: left[1], low: left[1] };
  const [high, low] = [quantile(ends, 0.12), quantile(ends, 0.995)];
  return { high, low: !isEdgeSure || isRagged(ends, high, low) ? high : low };
}

/** Of the way down from a hem to its lowest: ties and tails go there and back; what goes there so often is a torn cut-out. */
const TORN = 3.2;

function isRagged(ends: readonly number[], high: number, low: number): boolean {
  const even = ends.map((end) => Math.max(high, end));
  const way = even.slice(1).reduce((sum, end, k) => sum + Math.abs(end - even[k]!), 0);
  return way > 2 * TORN * (low - high);
}

export type Sides = readonly [left: Point, right: Point];

export function sidesOf(
  { points }: UprightCloth,
  name: 'neck' | 'shoulder' | 'armpit' | 'hem' | 'waist',
): Sides | null {
  const [left, right] = [points[`${name}-left`], points[`${name}-right`]];
  return left && right && left[0] < right[0] ? [left, right] : null;
}

/** Of the unit: an outline may move so far from row to row. */
export const REACH = 0.05;

export interface Front {
  top: number;
  bottom: number;
  edges: readonly [Edge, Edge];
}

/** With what goes on under the sleeves. */
export function withSeams({ top, bottom, edges: [left, right] }: Front): Front {
  const rows = Array.from({ length: Math.max(2, Math.ceil(bottom - top) + 1) }, (_, k) => top + k);
  const edge = (sign: -1 | 1): Edge => ({
    top,
    xs: rows.map((y) => {
      const [from, to] = [edgeAt(left, y), edgeAt(right, y)];
      return (sign < 0 ? from : to) + sign * SEAM * (to - from);
    }),
  });
  return { top, bottom, edges: [edge(-1), edge(1)] };
}

/** From edge to edge, `from` may be on its right. */
export function panelBetween(from: Edge, to: Edge, { top, bottom }: Front): FlatPanel {
  let width = 0;
  for (let y = top; y <= bottom; y += 4) width = Math.max(width, Math.abs(edgeAt(to, y) - edgeAt(from, y)));
  return {
    width,
    height: bottom - top,
    at: (across, down) => {
      const y = lerp(top, bottom, down);
      return [lerp(edgeAt(from, y), edgeAt(to, y), across), y];
    },
  };
}

export const widthOf = ([left, right]: Sides): number => right[0] - left[0];
export const heightOf = ([left, right]: Sides): number => (left[1] + right[1]) / 2;

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
