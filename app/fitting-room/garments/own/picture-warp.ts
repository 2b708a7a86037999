// The trunk of her top, coat or dress hung on her by its corners: a smooth map (thin-plate.ts) from her photo to its panel.
import type { SurfaceFacts, SurfacePoint } from '../../../domain/looks/garment-surface.ts';
import type { GarmentSurface } from '../../own-cloth/garment-surface.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { armpit } from '../../person/measures/arm-zones.ts';
import { torsoShareAt, type Side } from '../../person/measures/body-frame.ts';
import { bodyTop, neckWidth } from '../../person/measures/shoulder-line.ts';
import { clamp, lerp, type Picture, type Point } from '../../pixels/pixels.ts';
import { thinPlate, type PlaneMap } from '../../pixels/thin-plate.ts';
import { coverCollar } from './cover-collar.ts';
import { LOOSER } from './her-cut.ts';
import type { Reach } from './own-lengths.ts';
import { panelOf, type PictureMap } from '../../cloth/worn-cloth.ts';

/** A garment's shoulders across her, in distances of her joints. */
const ACROSS = 1.25;
/** Cloth lies flat in the picture, and goes round her: seen so much narrower below the armpits. */
const ROUND = 0.92;
/** Of the plates, tried in turn (thin-plate.ts); the share of a panel that may lie over itself. */
const [STIFF, MOST_FOLDED] = [[0.0004, 0.01, 0.1, 1], 0.01] as const;
/** To her body's outline, at least. */
const BODY = 1.03;
/** Of her joints' distance: so far out a shoulder lies at most, and a neck beside her throat at least. */
const [WIDEST, THROAT] = [0.62, 1.06] as const;
/** In torso lengths: her widest. */
const HIPS = 1.06;
/** In torso lengths: an armpit hangs no deeper below hers. */
const DEEPER = 0.16;

/** Pixels between nodes. */
const STEP = 6;

type Edges = PictureMap['edges'];

/** By a grid: each node is warped once. */
function gridded(map: PlaneMap, { width, height }: BodyModel, panel: Picture, edges: Edges): PictureMap {
  const [columns, rows] = [Math.ceil(width / STEP) + 2, Math.ceil(height / STEP) + 2];
  const nodes = new Float32Array(columns * rows * 2);
  const out = new Float64Array(2);
  for (let r = 0, k = 0; r < rows; r++)
    for (let c = 0; c < columns; c++, k += 2) {
      map(c * STEP, r * STEP, out);
      nodes[k] = out[0]!;
      nodes[k + 1] = out[1]!;
    }
  return { panel, nodes, columns, step: STEP, edges };
}

/** Share of what lies in the panel that lies over itself. */
function foldedShare({ panel, nodes, columns }: PictureMap): number {
  let [inside, folded] = [0, 0];
  for (let k = 0; k + columns * 2 + 3 < nodes.length; k += 2) {
    const [x, y] = [nodes[k]!, nodes[k + 1]!];
    if (x < 0 || y < 0 || x > panel.width || y > panel.height) continue;
    inside++;
    const [right, below] = [k + 2, k + columns * 2];
    const [ax, ay] = [nodes[right]! - x, nodes[right + 1]! - y];
    const [bx, by] = [nodes[below]! - x, nodes[below + 1]! - y];
    if (ax * by - ay * bx < 0) folded++;
  }
  return folded / (inside || 1);
}

/** As exact as it can be without a fold: a corner that was read wrong bends its cloth less. */
function hangBy(
  model: BodyModel,
  onHer: readonly Point[],
  inPicture: readonly Point[],
  { panel, xs }: { panel: Picture; xs: readonly number[] },
): PictureMap {
  const edges: Edges = [Math.min(...xs) / panel.width, Math.max(...xs) / panel.width];
  const maps = STIFF.map((stiff) => () => gridded(thinPlate(onHer, inPicture, stiff), model, panel, edges));
  for (const make of maps.slice(0, -1)) {
    const map = make();
    if (foldedShare(map) <= MOST_FOLDED) return map;
  }
  return maps.at(-1)!();
}

type Marks = readonly SurfacePoint[];

/** Corners of her garment in pairs, left and right, in pixels of the picture's atlas. */
interface Trunk {
  at: readonly Point[];
  axis: number;
  /** Of a shoulder width. */
  unit: number;
}

function trunkOf({ facts }: GarmentSurface, marks: Marks): Trunk {
  const place = facts.panels.front!;
  const at = marks.map(([u, v]): Point => [u * place.width, v * place.height]);
  const [, , left, right, a, b] = at;
  return {
    at,
    axis: (left![0] + right![0]) / 2,
    unit: (b![0] - a![0]) / (facts.cut.width || 1),
  };
}

/** Her shoulder's round, beyond the joint. */
function shoulderTop(model: BodyModel, { shoulder, sign, upperArm }: Side, x: number): number {
  const past = ((x - shoulder[0]) * sign) / upperArm;
  if (past <= 0.3) return bodyTop(model, x);
  const top = bodyTop(model, shoulder[0] + sign * upperArm * 0.3);
  return top + upperArm * (1 - Math.sqrt(1 - clamp(past - 0.3, 0, 0.9) ** 2));
}

/** Where the corners of the trunk lie on her. */
function trunkOnHer(
  model: BodyModel,
  { at, unit }: Trunk,
  { top, down }: Reach,
  { cut, adjusted }: SurfaceFacts,
): Point[] {
  const tall = cut.reach * unit;
  const { frame } = model;
  const { shoulders, hips, shoulderWidth, torso, sides } = frame;
  const { middle, half: throat } = neckWidth(model);
  const scale = (shoulderWidth * ACROSS) / unit;
  const neckTop = (at[0]![1] + at[1]![1]) / 2;
  const downAt = (k: number): number => top + (((at[k]![1] + at[k + 1]![1]) / 2 - neckTop) * down) / tall;
  const halfAt = (k: number): number => ((at[k + 1]![0] - at[k]![0]) / 2) * scale;
  const axisAt = (y: number): number => lerp(shoulders[0], hips[0], clamp((y - shoulders[1]) / torso, 0, 1));
  const out: Point[] = [];
  const neck = Math.max(halfAt(0), throat * THROAT);
  const wide = clamp(halfAt(2), neck + 0.04 * shoulderWidth, WIDEST * shoulderWidth);
  for (const [k, { sign }] of sides.entries()) {
    const x = middle + sign * Math.min(neck, WIDEST * shoulderWidth - 0.06 * shoulderWidth);
    out[k] = [x, bodyTop(model, x)];
    const shoulder = lerp(middle, shoulders[0], 0.5) + sign * wide;
    out[2 + k] = [shoulder, shoulderTop(model, sides[k]!, shoulder)];
  }
  for (let k = 4; k < at.length; k += 2) {
    const pits = sides.map((side) => armpit(model, side)[1]);
    const pit = (pits[0]! + pits[1]!) / 2;
    const y = k === 4 ? clamp(downAt(k), pit, pit + DEEPER * torso) : Math.max(downAt(k), out[k - 2]![1] + 2);
    const { left, right } = frame.outline(Math.min(torsoShareAt(frame, y), HIPS));
    const half = Math.max(((right - left) / 2) * BODY, halfAt(k) * ROUND * (1 + adjusted.width * LOOSER));
    out[k] = [axisAt(y) - half, y];
    out[k + 1] = [axisAt(y) + half, y];
  }
  return out;
}

export interface HungTrunk {
  trunk: PictureMap;
  /** On her: the neck's corners. */
  necks: readonly [Point, Point];
  /** By row below the armpits: where the trunk ends at the left and at the right, and her body does. */
  flanks: (y: number) => readonly [left: number, right: number];
}

/** Straight from corner to corner, armpits first; nowhere inside her body. */
function flanksOf({ frame }: BodyModel, onHer: readonly Point[]): HungTrunk['flanks'] {
  const pairs = Array.from({ length: (onHer.length - 4) / 2 }, (_, k) => onHer.slice(4 + 2 * k, 6 + 2 * k));
  const last = pairs.length - 2;
  return (y) => {
    const from = clamp(
      pairs.findLastIndex(([left]) => left![1] <= y),
      0,
      last,
    );
    const [above, below] = [pairs[from]!, pairs[from + 1]!];
    const down = clamp((y - above[0]![1]) / (below[0]![1] - above[0]![1]), 0, 1);
    const body = frame.outline(Math.min(torsoShareAt(frame, y), HIPS));
    const [left, right] = above.map(([x], k) => lerp(x, below[k]![0], down));
    return [Math.min(left!, body.left), Math.max(right!, body.right)];
  };
}

interface Hung {
  trunk: Trunk;
  /** Where its corners lie. */
  onHer: Point[];
  /** What is held beside the corners: the front of a shallow neck, in the picture and on her. */
  held: readonly (readonly [Point, Point])[];
}

/** In shoulder widths: so deep a neck is a round one, whose front lies below her throat as it does in the picture. */
const SHALLOW = 0.3;

/** Corners beside her throat lie high above it; a neck's front goes up with them no further than it lies below in the picture. */
function heldFront(model: BodyModel, surface: GarmentSurface, { at, unit, axis }: Trunk, onHer: Point[]) {
  const { panels, neckline } = surface.facts;
  const { width, height } = panels.front!;
  const [across, down] = neckline.reduce((low, point) => (point[1] > low[1] ? point : low), [0, -Infinity]);
  const depth = down * height - (at[0]![1] + at[1]![1]) / 2;
  if (!(depth > 0 && depth < SHALLOW * unit)) return [];
  const scale = (model.frame.shoulderWidth * ACROSS) / unit;
  const [[x0, y0], [x1, y1]] = [onHer[0]!, onHer[1]!];
  const front: Point = [(x0 + x1) / 2 + (across * width - axis) * scale, (y0 + y1) / 2 + depth * scale];
  return [[[across * width, down * height] as Point, front] as const];
}

function hungOn(model: BodyModel, surface: GarmentSurface, reach: Reach): Hung | null {
  const { front } = surface.facts.marks ?? {};
  if (!front || !surface.facts.panels.front) return null;
  const trunk = trunkOf(surface, front);
  const onHer = trunkOnHer(model, trunk, reach, surface.facts);
  return { trunk, onHer, held: heldFront(model, surface, trunk, onHer) };
}

/** The picture's own neckline on her, from side to side. */
export function hungNeckline(model: BodyModel, surface: GarmentSurface, reach: Reach): Point[] {
  const { panels, neckline } = surface.facts;
  const { trunk, onHer, held } = hungOn(model, surface, reach)!;
  const [from, to] = [held.map(([at]) => at), held.map(([, on]) => on)];
  const toHer = thinPlate([...trunk.at, ...from], [...onHer, ...to], STIFF[0]);
  const out = new Float64Array(2);
  const line = neckline.slice(1, -1).map(([across, down]): Point => {
    toHer(across * panels.front!.width, down * panels.front!.height, out);
    return [out[0]!, out[1]!];
  });
  return [onHer[0]!, ...line, onHer[1]!];
}

/** @param hasCollar the tailor cuts its collar */
export function hangPicture(
  model: BodyModel,
  surface: GarmentSurface,
  reach: Reach,
  hasCollar: boolean,
): HungTrunk | null {
  const { facts } = surface;
  const hung = hungOn(model, surface, reach);
  if (!hung) return null;
  const { trunk, onHer, held } = hung;
  const [inPicture, below] = [held.map(([at]) => at), held.map(([, on]) => on)];
  const { width, height } = facts.panels.front!;
  const panel = panelOf(surface, 'front', width, height)!;
  const [left, right] = trunk.at;
  const map = hangBy(model, [...onHer, ...below], [...trunk.at, ...inPicture], {
    panel: hasCollar ? coverCollar(panel, [left!, right!], trunk.unit) : panel,
    xs: trunk.at.slice(4).map(([x]) => x),
  });
  return { trunk: map, necks: [onHer[0]!, onHer[1]!], flanks: flanksOf(model, onHer) };
}
