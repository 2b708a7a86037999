// The neckline as the garment was sewn, with its straps, from the line that was read.
import type { SurfacePoint } from '../../../domain/looks/garment-surface.ts';
import type { Point } from '../../pixels/pixels.ts';
import { isCloth, smoothed } from './flat-panel.ts';
import type { UprightCloth } from './upright-cloth.ts';

/** Of the unit: a strap is no wider, and no shorter; a corner of the neckline is no strap. */
export const STRAPS = { width: 0.2, least: 0.06 } as const;

interface Strap {
  /** From the neckline's end up. */
  inner: Point[];
  outer: Point[];
}

/** What goes on up from an end of the neckline, row by row. */
function strapAbove(cloth: UprightCloth, [x, y]: Point, sign: -1 | 1, unit: number): Strap {
  const strap: Strap = { inner: [], outer: [] };
  const most = STRAPS.width * unit;
  let inner = x;
  for (let row = Math.round(y) - 1; row > 0; row--) {
    let d = 0;
    while (d < most && !isCloth(cloth, inner + sign * d, row)) d++;
    while (d > -most && isCloth(cloth, inner + sign * (d - 1), row)) d--;
    let wide = 0;
    while (wide <= most && isCloth(cloth, inner + sign * (d + wide), row)) wide++;
    if (wide === 0 || wide > most) break;
    inner += sign * d;
    strap.inner.push([inner, row]);
    strap.outer.push([inner + sign * wide, row]);
  }
  return strap.inner.length < STRAPS.least * unit ? { inner: [], outer: [] } : strap;
}

/** A garment without sleeves, with the straps that go on above its neckline; straps are told by both. */
export function withStraps(
  cloth: UprightCloth,
  unit: number,
): { neckline: Point[]; shoulders: readonly [left: Point, right: Point] } | null {
  const [first, last] = [cloth.neckline[0], cloth.neckline.at(-1)];
  if (!first || !last) return null;
  const [left, right] = [strapAbove(cloth, first, -1, unit), strapAbove(cloth, last, 1, unit)];
  const [a, b] = [left.outer.at(-1), right.outer.at(-1)];
  if (!a || !b) return null;
  return { neckline: [...left.inner.toReversed(), ...cloth.neckline, ...right.inner], shoulders: [a, b] };
}

/** Of a neckline's points: what is smaller is a crumpled edge. */
const CRUMPLED = 1 / 20;

/** As it was sewn: alike on both sides, however the garment lay. @param middle of the line, as a share across */
export function evenLine(line: readonly SurfacePoint[], middle?: number): SurfacePoint[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [];
  const radius = Math.round(line.length * CRUMPLED);
  const aside = middle === undefined ? 0 : middle - (first[0] + last[0]) / 2;
  const both = first[0] + last[0];
  const twin = (k: number): SurfacePoint => line[line.length - 1 - k]!;
  const across = line.map(([u], k) => aside + (u + both - twin(k)[0]) / 2);
  const down = line.map(([, v], k) => (v + twin(k)[1]) / 2);
  const [evenAcross, evenDown] = [smoothed(across, radius), smoothed(down, radius)];
  return evenAcross.map((u, k): SurfacePoint => [u, evenDown[k]!]);
}

/** Of a line between straps that are drawn up: what is left of it, from the new top on. */
export function belowTop(line: readonly Point[], top: number): Point[] {
  const from = line.findIndex(([, y]) => y >= top);
  const to = line.findLastIndex(([, y]) => y >= top);
  const cut = from < 0 ? line : line.slice(Math.max(0, from - 1), to + 2);
  return cut.map(([x, y]): Point => [x, Math.max(top, y)]);
}
