// Panels of tops, coats and dresses: cut out of the picture as it is, a trunk and its sleeves, with the corners by which they
// hang on her.
import type { PanelName, SurfaceFacts, SurfacePoint } from '../../../domain/looks/garment-surface.ts';
import { clamp, distance, lerp, midpoint, quantile, unitVector, type Point } from '../../pixels/pixels.ts';
import { edgeAt, followEdge, heightOf, REACH, sidesOf, widthOf, type LaidFlat } from './edges.ts';
import type { FlatPanel } from './flat-panel.ts';
import type { UprightCloth } from './upright-cloth.ts';

type Marks = NonNullable<SurfaceFacts['marks']>;
type SideName = 'left' | 'right';
type Covers = (x: number, y: number) => number;
type Beyond = (x: number, y: number) => number;

/** In shoulder widths: the trunk goes on under a sleeve, and a sleeve over the trunk; the air around a panel. */
const [UNDER, OVER, AIR] = [0.05, 0.015, 0.03] as const;
/** So far cloth goes on past the line of a cuff, and beside an edge that was followed. */
const [PAST, BESIDE] = [0.04, 0.025] as const;
/** A cuff so near to the armpit, in shoulder widths, gives its sleeve no inner edge. */
const NO_INNER = 0.08;

interface SleeveCorners {
  shoulder: Point;
  armpit: Point;
  /** Of the cuff; the armpit is the inner one of a sleeve that has no inner edge. */
  outer: Point;
  inner: Point;
  isShort: boolean;
}

function sleeveCorners({ points }: UprightCloth, side: SideName, unit: number): SleeveCorners | null {
  const [shoulder, armpit] = [points[`shoulder-${side}`], points[`armpit-${side}`]];
  const outer = points[`cuff-outer-${side}`];
  if (!shoulder || !armpit || !outer) return null;
  const given = points[`cuff-inner-${side}`] ?? armpit;
  const isShort = distance(armpit, given) < unit * NO_INNER;
  return { shoulder, armpit, outer, inner: isShort ? armpit : given, isShort };
}

/** Distance outward from a line that runs through the armpit, in pixels; negative on the trunk. */
const outsideOf = ([ax, ay]: Point, [dx, dy]: Point, side: SideName): Beyond => {
  const sign = side === 'left' ? -1 : 1;
  return (x, y) => sign * ((y - ay) * dx - (x - ax) * dy);
};

const outsideArmhole = ({ shoulder, armpit }: SleeveCorners, side: SideName): Beyond =>
  outsideOf(armpit, unitVector(armpit, shoulder), side);

/** Distance beyond the armhole and past the inner edge of a sleeve, in pixels. */
function beyondArmhole(corners: SleeveCorners, side: SideName): Beyond {
  const { shoulder, armpit, outer, inner, isShort } = corners;
  const up = unitVector(armpit, shoulder);
  const down = isShort ? unitVector(shoulder, outer) : unitVector(armpit, inner);
  const [above, below] = [outsideArmhole(corners, side), outsideOf(armpit, down, side)];
  const isConvex = (side === 'left' ? -1 : 1) * (up[0] * down[1] - up[1] * down[0]) > 0;
  const both = isConvex ? Math.min : Math.max;
  return (x, y) => both(above(x, y), -below(x, y));
}

interface Frame {
  origin: Point;
  /** Unit vectors across and down. */
  across: Point;
  down: Point;
}

/** Of what is covered: its box in the frame, in pixels. */
function boxOf({ mask, width, height }: UprightCloth, frame: Frame, covers: Covers, air: number) {
  const box = { x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity };
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      if (mask[y * width + x]! < 128 || covers(x, y) < 0.5) continue;
      const [dx, dy] = [x - frame.origin[0], y - frame.origin[1]];
      const u = dx * frame.across[0] + dy * frame.across[1];
      const v = dx * frame.down[0] + dy * frame.down[1];
      box.x0 = Math.min(box.x0, u - air);
      box.x1 = Math.max(box.x1, u + air);
      box.y0 = Math.min(box.y0, v - air);
      box.y1 = Math.max(box.y1, v + air);
    }
  return box;
}

function cutPanel(
  cloth: UprightCloth,
  frame: Frame,
  covers: Covers,
  air: number,
): { panel: FlatPanel; place: (point: Point) => SurfacePoint } | null {
  const { x0, x1, y0, y1 } = boxOf(cloth, frame, covers, air);
  if (!(x1 - x0 > 4 * air && y1 - y0 > 2 * air)) return null;
  const [width, height] = [x1 - x0, y1 - y0];
  const { origin, across, down } = frame;
  return {
    panel: {
      width,
      height,
      at: (u, v) => {
        const [a, b] = [lerp(x0, x1, u), lerp(y0, y1, v)];
        return [origin[0] + a * across[0] + b * down[0], origin[1] + a * across[1] + b * down[1]];
      },
      covers,
    },
    place: ([x, y]) => {
      const [dx, dy] = [x - origin[0], y - origin[1]];
      return [(dx * across[0] + dy * across[1] - x0) / width, (dx * down[0] + dy * down[1] - y0) / height];
    },
  };
}

function sleeveOf(cloth: UprightCloth, side: SideName, corners: SleeveCorners, unit: number) {
  const { shoulder, armpit, outer, inner, isShort } = corners;
  const beyond = beyondArmhole(corners, side);
  const start = midpoint(shoulder, armpit);
  const down = isShort ? unitVector(shoulder, outer) : unitVector(start, midpoint(outer, inner));
  const across: Point = side === 'left' ? [down[1], -down[0]] : [-down[1], down[0]];
  const rim = unitVector(inner, outer);
  const beside = ([x, y]: Point): number => (x - inner[0]) * rim[1] - (y - inner[1]) * rim[0];
  const away = beside(start) > 0 ? -1 : 1;
  const covers: Covers = (x, y) =>
    clamp(Math.min(beyond(x, y) + OVER * unit, PAST * unit - away * beside([x, y])) + 0.5, 0, 1);
  const cut = cutPanel(cloth, { origin: start, across, down }, covers, AIR * unit);
  if (!cut) return null;
  const marks = [shoulder, armpit, outer, inner].map(cut.place);
  return { panel: cut.panel, marks: [...marks.slice(0, 2), ...sleeveEdges(cloth, cut.panel, marks)] };
}

/** Of the way from armpit to cuff; rows that tell an edge, and how far apart, in shares of the panel. */
const [HELD, TOLD, APART] = [[0.1, 0.4, 0.7, 1], 5, 0.012] as const;

/** Where its outline lies, row by row down to the cuff: outer and inner edge. */
function sleeveEdges(
  { mask, width, height }: UprightCloth,
  { width: wide, at, covers }: FlatPanel,
  [, armpit, outer, inner]: readonly SurfacePoint[],
): SurfacePoint[] {
  const isOn = (u: number, v: number): boolean => {
    const [x, y] = at(u, v);
    const [px, py] = [Math.round(x), Math.round(y)];
    if (px < 0 || py < 0 || px >= width || py >= height) return false;
    return mask[py * width + px]! > 127 && covers!(x, y) > 0.5;
  };
  const cuff = (outer![1] + inner![1]) / 2;
  const from = Math.min(armpit![1], cuff - 0.1);
  const columns = Math.max(8, Math.round(wide));
  return HELD.flatMap((share): SurfacePoint[] => {
    const v = lerp(from, cuff - APART * TOLD, share);
    const ends = Array.from({ length: TOLD }, (_, k) => {
      const row = v + k * APART;
      const on = Array.from({ length: columns }, (_c, c) => (c + 0.5) / columns).filter((u) => isOn(u, row));
      return [on[0] ?? outer![0], on.at(-1) ?? inner![0]] as const;
    });
    const middle = (n: 0 | 1): number =>
      quantile(
        ends.map((end) => end[n]),
        0.5,
      );
    return [
      [middle(0), v],
      [middle(1), v],
    ];
  });
}

const SIDES = ['left', 'right'] as const;
/** Of the way from armpit to hem; in shoulder widths, so far a side lies beside a straight line. */
const [ASIDE, BULGE] = [[1 / 3, 2 / 3], 0.14] as const;

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
  const sleeves = SIDES.map((side) => sleeveCorners(cloth, side, unit));
  const armholes = SIDES.map((side, k) => (sleeves[k] ? outsideArmhole(sleeves[k], side) : null));
  const edges = ([0, 1] as const).map((k) =>
    followEdge(cloth, armpits[k], hems[k], k === 0 ? -1 : 1, unit * REACH),
  );
  // Down to the armpit the trunk ends at the armhole, from there on at its flank, wherever its sleeve goes.
  const covers: Covers = (x, y) => {
    const inside = armholes.map((of, k) => {
      const isBeside = y > armpits[k]![1];
      const aside = (x - edgeAt(edges[k]!, y)) * (k === 0 ? -1 : 1) - BESIDE * unit;
      const past = isBeside ? aside : of ? of(x, y) - UNDER * unit : -1;
      return clamp(0.5 - past, 0, 1);
    });
    return Math.min(...inside);
  };
  const aside = ASIDE.flatMap((share) =>
    ([0, 1] as const).map((k): Point => {
      const y = lerp(armpits[k][1], hems[k][1], share);
      const straight = lerp(armpits[k][0], hems[k][0], share);
      return [clamp(edgeAt(edges[k]!, y), straight - BULGE * unit, straight + BULGE * unit), y];
    }),
  );
  const corners = [...necks, ...shoulders, ...armpits, ...aside, ...hems];
  const upright: Frame = { origin: [0, heightOf(necks)], across: [1, 0], down: [0, 1] };
  const front = cutPanel(cloth, upright, covers, AIR * unit);
  if (!front) return null;
  const panels: LaidFlat['panels'] = { front: front.panel };
  const marks: Marks = { front: corners.map(front.place) };
  for (const [k, side] of SIDES.entries()) {
    const name: PanelName = `sleeve-${side}`;
    const found = sleeves[k];
    const sleeve = laid.panels[name] && found ? sleeveOf(cloth, side, found, unit) : null;
    if (!sleeve) continue;
    panels[name] = sleeve.panel;
    marks[name] = sleeve.marks;
  }
  return { panels, marks, neckline: lineOf(laid, front.place) };
}
