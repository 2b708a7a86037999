import { clamp, distance, lerp, midpoint, quantile, unitVector, type Point } from '../../pixels/pixels.ts';
import { isCloth, smoothed, type FlatPanel } from './flat-panel.ts';
import type { UprightCloth } from './upright-cloth.ts';

const SLEEVE_ROWS = 48;
/** In shoulder widths. */
const [OVER, OVER_FRONT, SHORT] = [0.05, 0.14, 0.08] as const;
/** In shoulder widths: so far its edges may lie beside a straight line; in rows, so long a spike is none of the cloth's. */
const [BULGE, SPIKE] = [0.07, 4] as const;

/**
 * Rows straight across the sleeve, from the shoulder down to the cuff. Above the armpit its inner edge goes on
 * straight, over the body's own cloth.
 */
export function sleevePanel(cloth: UprightCloth, side: 'left' | 'right', unit: number): FlatPanel | null {
  const { points } = cloth;
  const [shoulder, armpit] = [points[`shoulder-${side}`], points[`armpit-${side}`]];
  const outer = points[`cuff-outer-${side}`];
  if (!shoulder || !armpit || !outer) return null;
  // A short wide sleeve ends at the armpit.
  const inner = points[`cuff-inner-${side}`] ?? armpit;
  const head = midpoint(shoulder, armpit);
  const [start, end] =
    distance(armpit, inner) < unit * SHORT ? [shoulder, outer] : [head, midpoint(outer, inner)];
  if (distance(shoulder, outer) < unit * SHORT) return null;
  const way = unitVector(start, end);
  // From its inner to its outer edge.
  const sign = side === 'left' ? -1 : 1;
  const out: Point = [way[1] * sign, -way[0] * sign];
  const down = ([x, y]: Point): number => (x - head[0]) * way[0] + (y - head[1]) * way[1];
  const aside = ([x, y]: Point): number => (x - head[0]) * out[0] + (y - head[1]) * out[1];
  const from = down(shoulder);
  const ends = [down(outer), Math.max(down(inner), lerp(from, down(outer), 0.5))] as const;
  const to = Math.max(...ends);
  if (to - from < unit * SHORT) return null;
  const seam = Math.max(unit * SHORT, ends[1] - down(armpit));
  const outerAt = (t: number): number =>
    lerp(aside(shoulder), aside(outer), (t - from) / (ends[0] - from || 1));
  const straightAt = (t: number): number =>
    lerp(aside(armpit), aside(inner), clamp((t - down(armpit)) / seam, -1, 1));
  // Above the armpit it is no narrower than below: lines that meet at a low shoulder would draw its cloth apart.
  const wide = Math.max(
    ...[0, 0.5].map((share) => {
      const t = lerp(down(armpit), ends[1], share);
      return outerAt(t) - straightAt(t);
    }),
  );
  const innerAt = (t: number): number =>
    t < down(armpit) ? Math.min(straightAt(t), outerAt(t) - wide) : straightAt(t);
  // Little of the front's print may come round onto the sleeve.
  const armhole = (t: number): number =>
    t >= down(armpit)
      ? -Infinity
      : lerp(aside(shoulder), aside(armpit), clamp((t - from) / (down(armpit) - from || 1), 0, 1));
  const march = (t: number, start: number, step: -1 | 1, most: number): number => {
    const on = (a: number): boolean =>
      isCloth(cloth, head[0] + way[0] * t + out[0] * a, head[1] + way[1] * t + out[1] * a);
    let d = 0;
    while (d < most && on(start + step * (d + 1))) d++;
    return start + step * d;
  };
  const rows = Array.from({ length: SLEEVE_ROWS + 1 }, (_, k) => {
    const t = lerp(from, to, k / SLEEVE_ROWS);
    const [low, high] = [innerAt(t), outerAt(t)];
    const middle = t < down(armpit) ? armhole(t) : (low + high) / 2;
    const free = t > down(armpit) && t < ends[1];
    return {
      outer: t < ends[0] ? march(t, middle, 1, high - middle + unit * 0.2) : high,
      inner: free
        ? Math.max(march(t, middle, -1, middle - low + unit * OVER), low - unit * OVER)
        : Math.min(low, t < down(armpit) ? armhole(t) - unit * OVER : low),
    };
  });
  // Crumpled, or with a shadow cut out of it, its edge is no seam: rows that jump would be smears.
  const even = (found: (k: number) => number, straight: (t: number) => number): number[] => {
    const aside = rows.map((_, k) => {
      const line = straight(lerp(from, to, k / SLEEVE_ROWS));
      return clamp(found(k) - line, -unit * BULGE, unit * BULGE);
    });
    const usual = aside.map((_, k) => quantile(aside.slice(Math.max(0, k - SPIKE), k + SPIKE + 1), 0.5));
    return smoothed(usual, SPIKE).map((by, k) => straight(lerp(from, to, k / SLEEVE_ROWS)) + by);
  };
  const [outers, inners] = [even((k) => rows[k]!.outer, outerAt), even((k) => rows[k]!.inner, innerAt)];
  const rowAt = (t: number, across: number): number => {
    const k = clamp(((t - from) / (to - from)) * SLEEVE_ROWS, 0, SLEEVE_ROWS - 0.001);
    const [i, f] = [Math.floor(k), k % 1];
    return lerp(lerp(outers[i]!, outers[i + 1]!, f), lerp(inners[i]!, inners[i + 1]!, f), across);
  };
  // Held still at the armhole it would be a smear: what lies below the armpit goes on above it, mirrored.
  const place =
    (mirrored: boolean): FlatPanel['at'] =>
    (across, share) => {
      const t = lerp(from, lerp(ends[0], ends[1], across), share);
      const least = armhole(t) - unit * OVER_FRONT;
      const row = rowAt(t, across);
      const below = Math.min(2 * down(armpit) - t, ends[0]);
      const isBelow = mirrored && row < least && below > t;
      const a = isBelow ? rowAt(below, across) : Math.max(row, least);
      const along = isBelow ? below : t;
      return [head[0] + way[0] * along + out[0] * a, head[1] + way[1] * along + out[1] * a];
    };
  return {
    width: Math.max(...outers.map((x, k) => x - inners[k]!)),
    height: to - from,
    at: place(true),
    held: place(false),
  };
}
