import type { SurfacePoint } from '../../../domain/looks/garment-surface.ts';
import { clamp, distance, lerp, quantile, type Point } from '../../pixels/pixels.ts';
import {
  type Edge,
  edgeAt,
  evenAcross,
  followEdge,
  type Front,
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
import { SEAM } from '../../own-cloth/garment-surface.ts';
import { belowTop, evenLine, STRAPS, withStraps } from './laid-neckline.ts';
import { sleevePanel } from './sleeve-panel.ts';
import type { UprightCloth } from './upright-cloth.ts';

/** The shoulders of boxy and of puffed garments are hard to find: of the width between the armpits, at least and at most. */
const SHOULDERS_TO_ARMPITS = [1.12, 1.5] as const;
const COAT_TO_ARMPITS = [1, 1.5] as const;
/** A hem so many times as wide as the chest: cloth that widens from the shoulders on is wider at the armpits than there. */
const FLARED = 1.6;
const FLARED_TO_ARMPITS = [0.8, 1.5] as const;

/** Of the width between the armpits: a shoulder further out lies on a sleeve that is spread, and a print above it would shear. */
const OVER_CHEST = 0.08;

/** Between the armpits: a shoulder so near to the neck is the end of a front whose thin straps were not seen. */
const LOST_STRAP = 0.08;

/** Between the armpits: shoulders that stand out over them by so much on either side are cap sleeves. */
const CAP = 0.03;

/** Of the unit: from a shoulder down to the armpit, at most. */
const STRAP = 0.45;

/** Of the unit: over so many rows an outline that jumps (a pocket, a sleeve beside it) moves the front's cloth. */
const EVEN = 0.07;

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

/** Of the length, and by how many rows: how wide it is there, wherever the corners of its hem were seen. */
const [HEM_BAND, HEM_ROWS] = [0.12, 9] as const;

/** In shoulder widths: how far the middle of a front may lie beside a straight line. */
const SWAYS = 0.03;

/** A front whose outline is wrong on one side would sway from row to row, and its print with it: its middle is straight. */
function steadied({ top, bottom, edges: [left, right] }: Front, unit: number): Front {
  const rows = Array.from({ length: Math.max(2, Math.ceil(bottom - top) + 1) }, (_, k) => top + k);
  const middles = rows.map((y) => (edgeAt(left, y) + edgeAt(right, y)) / 2);
  const center = (rows.length - 1) / 2;
  const mid = mean(middles);
  const slope =
    middles.reduce((sum, x, k) => sum + (x - mid) * (k - center), 0) /
    (rows.reduce((sum, _, k) => sum + (k - center) ** 2, 0) || 1);
  const by = middles.map((x, k) => {
    const aside = x - mid - slope * (k - center);
    return clamp(aside, -SWAYS * unit, SWAYS * unit) - aside;
  });
  const edge = (of: Edge): Edge => ({ top, xs: rows.map((y, k) => edgeAt(of, y) + by[k]!) });
  return { top, bottom, edges: [edge(left), edge(right)] };
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
  const isBare = (['left', 'right'] as const).every((side) => !cloth.points[`cuff-outer-${side}`]);
  // Where a strap begins, or was lost, nothing tells how wide her shoulders are.
  const thick = (distance(necks[0], shoulders[0]) + distance(necks[1], shoulders[1])) / 2 / widthOf(armpits);
  const overhang = Math.min(armpits[0][0] - shoulders[0][0], shoulders[1][0] - armpits[1][0]);
  const hasCaps = isBare && overhang > CAP * widthOf(armpits);
  const isStrapped = isBare && thick < STRAPS.width;
  const flares = !isStrapped && widthOf(hems) > FLARED * widthOf(armpits);
  const [least, most] = opens ? COAT_TO_ARMPITS : flares ? FLARED_TO_ARMPITS : SHOULDERS_TO_ARMPITS;
  const unit = clamp(widthOf(shoulders), least * widthOf(armpits), most * widthOf(armpits));
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
    const chest = sign * armpits[k][0];
    const most = chest + OVER_CHEST * widthOf(armpits);
    const wide = sign * clamp(sign * shoulders[k][0], isBare ? chest : -Infinity, most);
    const shoulder: Point = [wide, Math.max(top, shoulders[k][1])];
    const upper = joined(straightEdge([wide, top], shoulder), straightEdge(shoulder, armpits[k]));
    const outline = joined(upper, followEdge(cloth, armpits[k], hems[k], sign, unit * REACH));
    return evenAcross(outline, unit * EVEN);
  };
  const front = withSeams(steadied({ top, bottom, edges: [edge(0), edge(1)] }, unit));
  const across = ([x, y]: Point): number => {
    const [left, right] = [edgeAt(front.edges[0], y), edgeAt(front.edges[1], y)];
    return (x - left) / (right - left || 1);
  };
  const spans = Array.from({ length: HEM_ROWS }, (_, k) => {
    const y = lerp(bottom, high, k / HEM_ROWS) - (high - top) * HEM_BAND * (k / HEM_ROWS);
    return (edgeAt(front.edges[1], y) - edgeAt(front.edges[0], y)) / (1 + 2 * SEAM);
  });
  const hemWidth = Math.max(widthOf(hems), quantile(spans, 0.75));
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
      hemWidth: hemWidth / unit,
      slope: Math.max(0, heightOf(shoulders) - top) / unit,
      strap: isBare && !hasCaps ? clamp((across(ends[0]) + 1 - across(ends[1])) / 2, 0, 0.5) : 0,
      sleeve: mean(found.map(([, panel]) => panel.height)) / unit,
      cuffWidth: mean(found.map(([, panel]) => distance(panel.at(0, 1), panel.at(1, 1)))) / unit,
    },
    hasStraps: isBare && thick < LOST_STRAP,
    hasCaps,
    neckline: evenLine(
      line.map((point): SurfacePoint => [across(point), (point[1] - top) / (bottom - top)]),
      middle,
    ),
  };
}
