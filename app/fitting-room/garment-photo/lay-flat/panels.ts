// Where a flat panel's points lie on the upright cloth: row by row from edge to edge, so that stripes stay straight.
import type { PanelName, SurfaceCut, SurfacePoint } from '../../../domain/looks/garment-surface.ts';
import { clamp, distance, lerp, lerpPoint, midpoint, quantile, type Point } from '../../pixels/pixels.ts';
import { SEAM } from '../../own-cloth/garment-surface.ts';
import { isCloth, smoothed, type FlatPanel } from './flat-panel.ts';
import { belowTop, evenLine, STRAPS, withStraps } from './laid-neckline.ts';
import { sleevePanel } from './sleeve-panel.ts';
import type { UprightCloth } from './upright-cloth.ts';

export interface LaidFlat {
  panels: Partial<Record<PanelName, FlatPanel>>;
  cut: SurfaceCut;
  neckline: SurfacePoint[];
}

const NO_CUT: SurfaceCut = {
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
interface Edge {
  top: number;
  xs: number[];
}

function edgeAt({ top, xs }: Edge, y: number): number {
  const at = clamp(y - top, 0, xs.length - 1);
  const k = Math.min(xs.length - 2, Math.floor(at));
  return k < 0 ? xs[0]! : lerp(xs[k]!, xs[k + 1]!, at - k);
}

/** Follows the outline; where cloth touches it (a sleeve along the body), it goes straight for `to`. */
function followEdge(cloth: UprightCloth, from: Point, to: Point, sign: -1 | 1, reach: number): Edge {
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

function straightEdge(from: Point, to: Point): Edge {
  const top = Math.round(from[1]);
  const rows = Math.max(2, Math.round(to[1]) - top + 1);
  return { top, xs: Array.from({ length: rows }, (_, k) => lerp(from[0], to[0], k / (rows - 1))) };
}

const joined = (a: Edge, b: Edge): Edge => ({ top: a.top, xs: [...a.xs.slice(0, b.top - a.top), ...b.xs] });

/** Below the hem's corners: the row where most of the hem has ended, and where the last of it has. */
function hemRows(
  { mask, width, height }: UprightCloth,
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
  return { high: quantile(ends, 0.12), low: quantile(ends, 0.995) };
}

type Sides = readonly [left: Point, right: Point];

function sidesOf(
  { points }: UprightCloth,
  name: 'neck' | 'shoulder' | 'armpit' | 'hem' | 'waist',
): Sides | null {
  const [left, right] = [points[`${name}-left`], points[`${name}-right`]];
  return left && right && left[0] < right[0] ? [left, right] : null;
}

/** The shoulders of boxy and of puffed garments are hard to find: of the width between the armpits, at least and at most. */
const SHOULDERS_TO_ARMPITS = [1.12, 1.5] as const;
const COAT_TO_ARMPITS = [1, 1.5] as const;
/** A hem so many times as wide as the chest: cloth that widens from the shoulders on is wider at the armpits than there. */
const FLARED = 1.6;
const FLARED_TO_ARMPITS = [0.8, 1.5] as const;

/** Of the unit: from a shoulder down to the armpit, at most. */
const STRAP = 0.45;
/** Of the unit: an outline may move so far from row to row. */
const REACH = 0.05;

interface Front {
  top: number;
  bottom: number;
  edges: readonly [Edge, Edge];
}

/** With what goes on under the sleeves. */
function withSeams({ top, bottom, edges: [left, right] }: Front): Front {
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
function panelBetween(from: Edge, to: Edge, { top, bottom }: Front): FlatPanel {
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

/** A half of a front that opens: from its outer edge to the opening's. */
function halfPanel(cloth: UprightCloth, front: Front, axis: Edge, sign: -1 | 1): FlatPanel {
  const { top, bottom, edges } = front;
  const outer = edges[sign < 0 ? 0 : 1];
  const inner: number[] = [];
  for (let y = Math.round(top); y <= bottom; y++) {
    const middle = edgeAt(axis, y);
    const most = Math.abs(edgeAt(outer, y) - middle) * 0.8;
    let d = 0;
    while (d < most && !isCloth(cloth, middle + sign * d, y)) d++;
    inner.push(middle + sign * (d < most ? d : 0));
  }
  return panelBetween(outer, { top: Math.round(top), xs: smoothed(inner, 4) }, front);
}

/** Of the rows: where so many have no cloth in the middle, its front lies open. */
const OPEN_ROWS = 0.4;

function isOpen(cloth: UprightCloth, axis: Edge): boolean {
  const from = Math.round(axis.xs.length * 0.4);
  const rows = axis.xs.slice(from);
  const open = rows.filter((x, k) => !isCloth(cloth, x, axis.top + from + k)).length;
  return open > rows.length * OPEN_ROWS;
}

const widthOf = ([left, right]: Sides): number => right[0] - left[0];
const heightOf = ([left, right]: Sides): number => (left[1] + right[1]) / 2;

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

interface UpperEnd {
  top: number;
  line: Point[];
  ends: Sides;
  /** Of the line, as a share across: straps are alike. */
  middle?: number;
}

function upperEnd(
  cloth: UprightCloth,
  isBare: boolean,
  { necks, shoulders, armpits }: Record<'necks' | 'shoulders' | 'armpits', Sides>,
  unit: number,
): UpperEnd {
  if (!isBare) {
    const top = heightOf(necks);
    return { top, line: belowTop(cloth.neckline, top), ends: shoulders };
  }
  const straps = withStraps(cloth, unit);
  const ends = straps?.shoulders ?? shoulders;
  const thick = (distance(necks[0], shoulders[0]) + distance(necks[1], shoulders[1])) / 2;
  // Long straps are drawn up until the chest lies where hers is; the deep armholes of a vest are its cut.
  const least = straps || thick < STRAPS.width * unit ? heightOf(armpits) - STRAP * unit : -Infinity;
  const top = Math.max(heightOf(straps ? ends : necks), least);
  return { top, line: belowTop(straps?.neckline ?? cloth.neckline, top), ends, middle: 0.5 };
}

/** Tops, coats and dresses; null where corners are missing. */
export function layUpper(cloth: UprightCloth, opens: boolean): LaidFlat | null {
  const [necks, shoulders] = [sidesOf(cloth, 'neck'), sidesOf(cloth, 'shoulder')];
  const [armpits, hems] = [sidesOf(cloth, 'armpit'), sidesOf(cloth, 'hem')];
  if (!necks || !shoulders || !armpits || !hems) return null;
  const flares = widthOf(hems) > FLARED * widthOf(armpits);
  const [least, most] = opens ? COAT_TO_ARMPITS : flares ? FLARED_TO_ARMPITS : SHOULDERS_TO_ARMPITS;
  const unit = clamp(widthOf(shoulders), least * widthOf(armpits), most * widthOf(armpits));
  const isBare = (['left', 'right'] as const).every((side) => !cloth.points[`cuff-outer-${side}`]);
  const { top, line, ends, middle } = upperEnd(cloth, isBare, { necks, shoulders, armpits }, unit);
  const { high, low } = hemRows(cloth, hems, unit);
  const bottom = Math.max(low, high + 1);
  const sleeves = {
    'sleeve-left': sleevePanel(cloth, 'left', unit),
    'sleeve-right': sleevePanel(cloth, 'right', unit),
  };
  const edge = (k: 0 | 1): Edge => {
    const sign = k === 0 ? -1 : 1;
    // Beside a strap the front goes on as wide as her chest: the strap lies on it where it lies in the picture.
    const wide = sign * Math.max(sign * shoulders[k][0], isBare ? sign * armpits[k][0] : -Infinity);
    const shoulder: Point = [wide, Math.max(top, shoulders[k][1])];
    const upper = joined(straightEdge([wide, top], shoulder), straightEdge(shoulder, armpits[k]));
    return joined(upper, followEdge(cloth, armpits[k], hems[k], sign, unit * REACH));
  };
  const front = withSeams({ top, bottom, edges: [edge(0), edge(1)] });
  const across = ([x, y]: Point): number => {
    const [left, right] = [edgeAt(front.edges[0], y), edgeAt(front.edges[1], y)];
    return (x - left) / (right - left || 1);
  };
  const found = Object.entries(sleeves).filter(([, panel]) => panel !== null) as [
    'sleeve-left' | 'sleeve-right',
    FlatPanel,
  ][];
  const axis = straightEdge([(necks[0][0] + necks[1][0]) / 2, top], [(hems[0][0] + hems[1][0]) / 2, bottom]);
  const fronts: LaidFlat['panels'] =
    opens && isOpen(cloth, axis)
      ? { 'front-left': halfPanel(cloth, front, axis, -1), 'front-right': halfPanel(cloth, front, axis, 1) }
      : { front: panelBetween(...front.edges, front) };
  return {
    panels: { ...fronts, ...Object.fromEntries(found) },
    cut: {
      ...NO_CUT,
      length: (high - top) / unit,
      reach: (bottom - top) / unit,
      width: widthOf(armpits) / unit,
      hemWidth: widthOf(hems) / unit,
      slope: Math.max(0, heightOf(shoulders) - top) / unit,
      strap: isBare ? clamp((across(ends[0]) + 1 - across(ends[1])) / 2, 0, 0.5) : 0,
      sleeve: mean(found.map(([, panel]) => panel.height)) / unit,
      cuffWidth: mean(found.map(([, panel]) => distance(panel.at(0, 1), panel.at(1, 1)))) / unit,
    },
    neckline: evenLine(
      line.map((point): SurfacePoint => [across(point), (point[1] - top) / (bottom - top)]),
      middle,
    ),
  };
}

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

/** Trousers and shorts: one panel, its left half one leg, its right half the other. */
export function layTrousers(cloth: UprightCloth, areShort: boolean): LaidFlat | null {
  const { points } = cloth;
  const waists = sidesOf(cloth, 'waist');
  const { crotch } = points;
  const legs = (['left', 'right'] as const).flatMap((side) => {
    const [outer, inner] = [points[`leg-outer-${side}`], points[`leg-inner-${side}`]];
    return outer && inner ? [{ outer, inner }] : [];
  });
  const [a, b] = legs;
  if (!waists || !crotch || !a || !b) return null;
  const unit = widthOf(waists);
  const top = heightOf(waists) + unit * WAIST_EDGE;
  const end = mean([a.outer[1], a.inner[1], b.outer[1], b.inner[1]]);
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
