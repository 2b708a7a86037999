// The trunk of a top, coat or dress: cut out of the picture as it is, with the corners by which it hangs on her.
import type { SurfaceFacts, SurfacePoint } from '../../../domain/looks/garment-surface.ts';
import { clamp, lerp, unitVector, type Point } from '../../pixels/pixels.ts';
import { edgeAt, followEdge, REACH, sidesOf, widthOf, type LaidFlat } from './edges.ts';
import type { FlatPanel } from './flat-panel.ts';
import type { UprightCloth } from './upright-cloth.ts';

type Marks = NonNullable<SurfaceFacts['marks']>;
type Beyond = (x: number, y: number) => number;

/** In shoulder widths: the trunk goes on under a sleeve; the air around a panel; cloth beside an edge that was followed. */
const [UNDER, AIR, BESIDE] = [0.05, 0.03, 0.025] as const;
/** Distance outward from the line of its armhole, in pixels, negative on the trunk; null where it has no sleeve. */
function outsideArmhole({ points }: UprightCloth, side: 'left' | 'right'): Beyond | null {
  const [shoulder, armpit] = [points[`shoulder-${side}`], points[`armpit-${side}`]];
  if (!shoulder || !armpit || !points[`cuff-outer-${side}`]) return null;
  const [dx, dy] = unitVector(armpit, shoulder);
  const sign = side === 'left' ? -1 : 1;
  return (x, y) => sign * ((y - armpit[1]) * dx - (x - armpit[0]) * dy);
}

/** @param air around what is covered, in pixels */
function cutPanel(
  { mask, width, height }: UprightCloth,
  covers: Beyond,
  air: number,
): { panel: FlatPanel; place: (point: Point) => SurfacePoint } | null {
  const box = { x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity };
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      if (mask[y * width + x]! < 128 || covers(x, y) < 0.5) continue;
      box.x0 = Math.min(box.x0, x - air);
      box.x1 = Math.max(box.x1, x + air);
      box.y0 = Math.min(box.y0, y - air);
      box.y1 = Math.max(box.y1, y + air);
    }
  const { x0, x1, y0, y1 } = box;
  if (!(x1 - x0 > 4 * air && y1 - y0 > 2 * air)) return null;
  const [wide, tall] = [x1 - x0, y1 - y0];
  return {
    panel: { width: wide, height: tall, at: (u, v) => [lerp(x0, x1, u), lerp(y0, y1, v)], covers },
    place: ([x, y]) => [(x - x0) / wide, (y - y0) / tall],
  };
}

const SIDES = ['left', 'right'] as const;
/** Of the way from armpit to hem. */
const ASIDE = [1 / 3, 2 / 3] as const;
/** In shoulder widths: so far a side lies beside a straight line; where a sleeve hangs along it, no further out than so. */
const [BULGE, ALONG_SLEEVE] = [0.14, 0.015] as const;
/** In shoulder widths: so far below a cuff the trunk is seen again, and so far above the hem it must be. */
const [BELOW_CUFF, ABOVE_HEM] = [0.05, 0.1] as const;

const xAt = ([x0, y0]: Point, [x1, y1]: Point, y: number): number => lerp(x0, x1, (y - y0) / (y1 - y0 || 1));

/** By row below the armpit: where the trunk ends; what goes on beyond it, down to the cuff, is the sleeve. */
function flankOf(
  cloth: UprightCloth,
  side: 'left' | 'right',
  [armpit, hem]: readonly [Point, Point],
  unit: number,
): (y: number) => number {
  const sign = side === 'left' ? -1 : 1;
  const edge = followEdge(cloth, armpit, hem, sign, unit * REACH);
  const seen = (y: number, from: Point, to: Point, most: number): number => {
    const straight = xAt(from, to, y);
    return straight + sign * clamp(sign * (edgeAt(edge, y) - straight), -BULGE * unit, most * unit);
  };
  const foot = (cloth.points[`cuff-inner-${side}`]?.[1] ?? -Infinity) + BELOW_CUFF * unit;
  if (foot < armpit[1] || foot > hem[1] - ABOVE_HEM * unit) return (y) => seen(y, armpit, hem, BULGE);
  const below: Point = [seen(foot, armpit, hem, BULGE), foot];
  return (y) => (y < foot ? seen(y, armpit, below, ALONG_SLEEVE) : seen(y, armpit, hem, BULGE));
}

const lineOf = ({ panels: { front }, neckline }: LaidFlat, place: (point: Point) => SurfacePoint) =>
  neckline.map(([across, down]) => place(front!.at(across, down)));

/** Instead of panels laid row by row; null where corners are missing, of a front that opens, and without
 * sleeves. @param laid what is worn of them, and its cut */
export function picturePanels(
  cloth: UprightCloth,
  laid: LaidFlat,
): (Pick<LaidFlat, 'panels' | 'neckline'> & { marks: Marks }) | null {
  const [necks, shoulders] = [sidesOf(cloth, 'neck'), sidesOf(cloth, 'shoulder')];
  const [armpits, hems] = [sidesOf(cloth, 'armpit'), sidesOf(cloth, 'hem')];
  if (!necks || !shoulders || !armpits || !hems || !laid.panels.front) return null;
  if (!laid.panels['sleeve-left'] && !laid.panels['sleeve-right']) return null;
  const unit = widthOf(armpits) / (laid.cut.width || 1);
  const armholes = SIDES.map((side) => outsideArmhole(cloth, side));
  const flanks = ([0, 1] as const).map((k) => flankOf(cloth, SIDES[k], [armpits[k], hems[k]], unit));
  // Down to the armpit the trunk ends at the armhole, from there on at its flank.
  const covers: Beyond = (x, y) => {
    const inside = armholes.map((of, k) => {
      const isBeside = y > armpits[k]![1];
      const aside = (x - flanks[k]!(y)) * (k === 0 ? -1 : 1) - BESIDE * unit;
      const past = isBeside ? aside : of ? of(x, y) - UNDER * unit : -1;
      return clamp(0.5 - past, 0, 1);
    });
    return Math.min(...inside);
  };
  const aside = ASIDE.flatMap((share) =>
    ([0, 1] as const).map((k): Point => {
      const y = lerp(armpits[k][1], hems[k][1], share);
      return [flanks[k]!(y), y];
    }),
  );
  const corners = [...necks, ...shoulders, ...armpits, ...aside, ...hems];
  const front = cutPanel(cloth, covers, AIR * unit);
  if (!front) return null;
  const marks: Marks = { front: corners.map(front.place) };
  return { panels: { ...laid.panels, front: front.panel }, marks, neckline: lineOf(laid, front.place) };
}
