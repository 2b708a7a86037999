import { distance, lerp, lerpPoint, midpoint, type Point } from '../../pixels/pixels.ts';
import { SEAM } from '../../own-cloth/garment-surface.ts';
import {
  type Edge,
  edgeAt,
  followEdge,
  heightOf,
  hemRows,
  joined,
  type LaidFlat,
  mean,
  NO_CUT,
  panelBetween,
  REACH,
  sidesOf,
  straightEdge,
  widthOf,
  withSeams,
} from './edges.ts';
import type { UprightCloth } from './upright-cloth.ts';

/** Of the waist: its edge is seldom straight, and ground would show through. */
const WAIST_EDGE = 0.03;

export function laySkirt(cloth: UprightCloth): LaidFlat | null {
  const [waists, hems] = [sidesOf(cloth, 'waist'), sidesOf(cloth, 'hem')];
  if (!waists || !hems) return null;
  const unit = widthOf(waists);
  const top = heightOf(waists) + unit * WAIST_EDGE;
  const { high, low } = hemRows(cloth, hems, unit);
  const bottom = Math.max(low, high + 1);
  const edge = (k: 0 | 1): Edge => followEdge(cloth, waists[k], hems[k], k === 0 ? -1 : 1, unit * REACH * 2);
  const front = withSeams({ top, bottom, edges: [edge(0), edge(1)] });
  const panel = panelBetween(...front.edges, front);
  return {
    panels: { front: panel },
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
  const top = heightOf(waists) + unit * WAIST_EDGE;
  const end = mean([a.outer[1], a.inner[1], b.outer[1], b.inner[1]]);
  const crotch: Point = [seen[0], Math.min(seen[1], lerp(top, end, LOWEST))];
  const middle = straightEdge(midpoint(...waists), crotch);
  const halves = [a, b].map(({ outer, inner }, k) => {
    const sign = k === 0 ? -1 : 1;
    return {
      outer: followEdge(cloth, waists[k as 0 | 1], outer, sign, unit * REACH * 2),
      inner: joined(middle, followEdge(cloth, crotch, inner, sign === -1 ? 1 : -1, unit * REACH * 2)),
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
            below < 0 ? lerp(top, crotch[1], down / crotchShare) : lerp(crotch[1], endAt(inside), below);
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
