import { clamp, distance, lerp, lerpPoint, midpoint, quantile, type Point } from '../../pixels/pixels.ts';
import { SEAM } from '../../own-cloth/garment-surface.ts';
import {
  type Edge,
  edgeAt,
  evenAcross,
  followEdge,
  heightOf,
  hemRows,
  joined,
  type LaidFlat,
  mean,
  NO_CUT,
  panelBetween,
  REACH,
  type Sides,
  sidesOf,
  straightEdge,
  widthOf,
  withSeams,
} from './edges.ts';
import { isCloth, smoothed, type FlatPanel } from './flat-panel.ts';
import type { UprightCloth } from './upright-cloth.ts';

/** Of the waist: how much of its blurred edge is left out, and how far from the line between its corners an edge may lie. */
const [WAIST_EDGE, SAGS] = [0.02, 0.16] as const;
const WAIST_POINTS = 24;

/** Of the unit: how far the front's edge may hang below the back's in the middle, and how far apart two sides of an edge are. */
const INSIDE = { least: 0.025, most: 0.17, step: 0.005, apart: 0.012 } as const;
/** Of 255: an edge differs from what lies above it by so much, and nearly all along. */
const [CONTRAST, ALL_ALONG] = [19, 0.8] as const;

/** Of an open waist the back's inside shows above the front's edge, which hangs from the same corners: how far, in the middle. */
function insideDepth(
  { colors: { data, width, height } }: UprightCloth,
  edgeAt: (across: number) => Point,
  unit: number,
): number {
  const gap = Math.max(1.5, INSIDE.apart * unit);
  const stepAt = (across: number, depth: number): number[] => {
    const [x, y] = edgeAt(across);
    const row = y + depth * unit * 4 * across * (1 - across);
    const [above, below] = [row - gap, row + gap].map(
      (at) => (clamp(Math.round(at), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1)) * 4,
    ) as [number, number];
    return [0, 1, 2].map((c) => data[below + c]! - data[above + c]!);
  };
  let [best, most] = [0, 0];
  for (let depth = INSIDE.least as number; depth <= INSIDE.most; depth += INSIDE.step) {
    const steps = Array.from({ length: WAIST_POINTS - 5 }, (_, k) => stepAt((k + 3) / WAIST_POINTS, depth));
    const usual = [0, 1, 2].map((c) =>
      quantile(
        steps.map((step) => step[c]!),
        0.5,
      ),
    );
    const size = Math.hypot(...usual) || 1;
    const along = steps.map((step) => step.reduce((sum, value, c) => sum + (value * usual[c]!) / size, 0));
    const clear = along.filter((step) => step > CONTRAST);
    const score = clear.length >= ALL_ALONG * steps.length ? quantile(clear, 0.5) : 0;
    if (score > most) [best, most] = [depth, score];
  }
  return best * unit;
}

/** How far below the line between its corners the waist's edge lies, by the share across: it is worn straight. */
function waistSag(cloth: UprightCloth, waists: Sides, unit: number): (across: number) => number {
  const sags = Array.from({ length: WAIST_POINTS + 1 }, (_, k) => {
    const [x, y] = lerpPoint(...waists, clamp(k / WAIST_POINTS, 0.02, 0.98));
    let sag = -SAGS * unit;
    while (sag < SAGS * unit && !isCloth(cloth, x, y + sag)) sag++;
    return Math.abs(sag) < SAGS * unit ? sag : 0;
  });
  const back = smoothed(sags, 2);
  const inside = insideDepth(
    cloth,
    (across) => {
      const [x, y] = lerpPoint(...waists, across);
      return [x, y + back[Math.round(across * WAIST_POINTS)]!];
    },
    unit,
  );
  const even = back.map((sag, k) => {
    const across = k / WAIST_POINTS;
    return sag + WAIST_EDGE * unit + inside * 4 * across * (1 - across);
  });
  return (across) => {
    const at = clamp(across, 0, 1) * WAIST_POINTS;
    const k = Math.min(WAIST_POINTS - 1, Math.floor(at));
    return lerp(even[k]!, even[k + 1]!, at - k) + (lerpPoint(...waists, across)[1] - heightOf(waists));
  };
}

/** Of the unit: a hem whose sides lie higher than its middle by more lay spread out in an arc. */
const ARC = 0.06;

/** By the share across, how far the hem lies above its middle: of a skirt that is spread out it hangs straight all the same. */
function hemArc(
  { mask, width, height }: UprightCloth,
  hems: Sides,
  unit: number,
): { middle: number; rise: (across: number) => number } | null {
  const ends: Point[] = [];
  const lowest = Math.min(height - 1, Math.round(Math.max(hems[0][1], hems[1][1]) + unit));
  for (let k = 1; k < WAIST_POINTS; k++) {
    const x = Math.round(lerp(hems[0][0], hems[1][0], k / WAIST_POINTS));
    let y = lowest;
    while (y > 0 && !(mask[y * width + x]! > 127)) y--;
    ends.push([((2 * k) / WAIST_POINTS - 1) ** 2, y]);
  }
  const fit = (of: readonly Point[]): readonly [middle: number, slope: number] => {
    const [u, y] = [mean(of.map((end) => end[0])), mean(of.map((end) => end[1]))];
    const slope =
      of.reduce((sum, end) => sum + (end[0] - u) * (end[1] - y), 0) /
      (of.reduce((sum, end) => sum + (end[0] - u) ** 2, 0) || 1);
    return [y - slope * u, slope];
  };
  const [first, slant] = fit(ends);
  const off = ([u, y]: Point): number => Math.abs(y - first - slant * u);
  const usual = quantile(ends.map(off), 0.8);
  const [middle, slope] = fit(ends.filter((end) => off(end) <= usual));
  return slope < -ARC * unit
    ? { middle, rise: (across) => slope * (2 * clamp(across, 0, 1) - 1) ** 2 }
    : null;
}

/** So far down its length a skirt is hardly wider than its waist: where it is, a corner of the waist was missed. */
const [BELOW, WAIST_TO_BELOW] = [0.04, 0.8] as const;

function clothWidth({ mask, width }: UprightCloth, y: number): number {
  const row = mask.subarray(Math.round(y) * width, (Math.round(y) + 1) * width);
  const [first, last] = [row.findIndex((value) => value > 127), row.findLastIndex((value) => value > 127)];
  return first < 0 ? 0 : last - first;
}

export function laySkirt(cloth: UprightCloth): LaidFlat | null {
  const [waists, hems] = [sidesOf(cloth, 'waist'), sidesOf(cloth, 'hem')];
  if (!waists || !hems) return null;
  const top = heightOf(waists);
  const unit = Math.max(
    widthOf(waists),
    WAIST_TO_BELOW * clothWidth(cloth, lerp(top, heightOf(hems), BELOW)),
  );
  const sag = waistSag(cloth, waists, unit);
  const arc = hemArc(cloth, hems, unit);
  const { high, low } = arc ? { high: arc.middle, low: arc.middle } : hemRows(cloth, hems, unit);
  const bottom = Math.max(low, high + 1);
  const edge = (k: 0 | 1): Edge => followEdge(cloth, waists[k], hems[k], k === 0 ? -1 : 1, unit * REACH * 2);
  const front = withSeams({ top, bottom, edges: [edge(0), edge(1)] });
  const panel = panelBetween(...front.edges, front);
  const at: FlatPanel['at'] = (across, down) => {
    const share = across * (1 + 2 * SEAM) - SEAM;
    const lower = sag(share) * (1 - down) + (arc?.rise(share) ?? 0) * down;
    return panel.at(across, down + lower / (bottom - top));
  };
  return {
    panels: { front: { ...panel, at } },
    cut: {
      ...NO_CUT,
      length: (high - top) / unit,
      reach: (bottom - top) / unit,
      width: panel.width / (1 + 2 * SEAM) / unit,
      hemWidth: widthOf(hems) / unit,
    },
    neckline: [],
  };
}

/** Of trousers: a crotch further down is where the legs come apart. */
const RISE = 0.31;
/** Of shorts too: legs that lie against each other down to the hem have one all the same. */
const LOWEST = 0.8;
/** In waists: over so much of its height a leg's inner edge leaves the middle, or creases beside it would jog at the crotch. */
const PARTING = 0.2;

/** Trousers and shorts: one panel, its left half one leg, its right half the other. */
export function layTrousers(cloth: UprightCloth, areShort: boolean): LaidFlat | null {
  const { points } = cloth;
  const waists = sidesOf(cloth, 'waist');
  const { crotch: seen } = points;
  const legs = (['left', 'right'] as const).flatMap((side) => {
    const [outer, inner] = [points[`leg-outer-${side}`], points[`leg-inner-${side}`]];
    return outer && inner ? [{ outer, inner }] : [];
  });
  const [a, b] = legs;
  if (!waists || !seen || !a || !b) return null;
  const unit = widthOf(waists);
  const top = heightOf(waists);
  const sag = waistSag(cloth, waists, unit);
  const end = mean([a.outer[1], a.inner[1], b.outer[1], b.inner[1]]);
  const crotch: Point = [seen[0], Math.min(seen[1], lerp(top, end, LOWEST))];
  const middle = straightEdge(midpoint(...waists), crotch);
  const halves = [a, b].map(({ outer, inner }, k) => {
    const sign = k === 0 ? -1 : 1;
    return {
      outer: followEdge(cloth, waists[k as 0 | 1], outer, sign, unit * REACH * 2),
      inner: evenAcross(
        joined(middle, followEdge(cloth, crotch, inner, sign === -1 ? 1 : -1, unit * REACH * 2)),
        (unit * PARTING) / 2,
      ),
      end: (across: number): number => lerpPoint(outer, inner, across)[1],
    };
  });
  const crotchShare = (crotch[1] - top) / (end - top || 1);
  const [left, right] = [halves[0]!, halves[1]!];
  const width = mean(
    [0.2, 0.5, 0.9].map((t) => {
      const y = lerp(top, end, t);
      return edgeAt(right.outer, y) - edgeAt(left.outer, y);
    }),
  );
  return {
    panels: {
      front: {
        width,
        height: end - top,
        at: (across, down) => {
          const { outer, inner, end: endAt } = across < 0.5 ? left : right;
          const inside = across < 0.5 ? across * 2 : 2 - across * 2;
          const below = (down - crotchShare) / (1 - crotchShare || 1);
          const y =
            below < 0
              ? lerp(top + sag(across), crotch[1], down / crotchShare)
              : lerp(crotch[1], endAt(inside), below);
          return [lerp(edgeAt(outer, y), edgeAt(inner, y), inside), y];
        },
      },
    },
    cut: {
      ...NO_CUT,
      length: (end - top) / unit,
      reach: (end - top) / unit,
      width: width / unit,
      hemWidth: mean(legs.map(({ outer, inner }) => distance(outer, inner))) / unit,
      rise: Math.min(crotch[1] - top, (end - top) * (areShort ? 1 : RISE)) / unit,
    },
    neckline: [],
  };
}
