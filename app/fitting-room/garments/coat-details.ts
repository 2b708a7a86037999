// What is sewn on a coat: buttons, toggles, zips, pockets, belt, flaps, cuffs.
import type { Cloth } from '../../domain/cloth.ts';
import type { Closure, CoatDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { lapelEnd } from './coat-collars.ts';
import { newLayer, PART } from '../cloth/layer.ts';
import type { Layer, Row } from '../cloth/layer.ts';
import type { Button, Line, Sheet } from '../cloth/piece.ts';
import { corners, hanging, line, oval, shifted } from '../patterns/paths.ts';
import type { Chart } from '../patterns/paths.ts';
import { keepInside } from '../patterns/cover.ts';
import { flatLayer, stitch, trimOf } from '../patterns/trim.ts';
import { clamp, distance, lerp } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve, fillMask } from '../pixels/shapes.ts';
import type { Side } from '../person/frame.ts';
import { armPoint } from '../person/zones.ts';

export function closureOf(drawing: CoatDrawing, cloth: Cloth): Closure {
  if (drawing.closure) return drawing.closure;
  const knitted = cloth.fabric === 'knit' || cloth.fabric === 'rib' || cloth.fabric === 'cable';
  return drawing.lapels || knitted ? 'single' : cloth.fabric === 'floral' ? 'none' : 'zip';
}

/** The edges of both fronts, from the neck down: of the picture's left and right. */
export type Fronts = readonly [readonly Point[], readonly Point[]];

/** Where a front's edge is at a height, pixels. */
function edgeAt(edge: readonly Point[], y: number): number {
  const k = Math.max(
    1,
    edge.findIndex((point) => point[1] >= y),
  );
  const [[x0, y0], [x1, y1]] = [edge[k - 1]!, edge[k]!];
  return lerp(x0, x1, clamp((y - y0) / (y1 - y0 || 1), 0, 1));
}

/** From where down the fronts lie one over the other, pixels: below the collar of a closed coat, below a tied belt. */
export function closesAt({ frame }: BodyModel, drawing: CoatDrawing, edges: Fronts): number {
  if (drawing.open === 0) return edges[0][8]![1];
  return drawing.belt ? frame.shoulders[1] + frame.torso * BELT : Infinity;
}

/** Metal buttons of denim jackets. */
const COPPER = '#94744e';

/** Buttons sit on the wearer's left front, a little in from its edge; double rows mirror them. */
export function buttonsOf(
  model: BodyModel,
  drawing: CoatDrawing,
  cloth: Cloth,
  edges: Fronts,
  bottom: number,
): Button[] {
  const { shoulders, shoulderWidth, torso } = model.frame;
  const closure = closureOf(drawing, cloth);
  if (closure !== 'single' && closure !== 'double' && closure !== 'snaps') return [];
  const knitted = !drawing.lapels;
  const first = drawing.lapels ? lapelEnd(drawing) + 0.05 : 0.32;
  const step = closure === 'double' ? 0.2 : drawing.lapels ? 0.24 : 0.17;
  const denim = cloth.fabric === 'denim';
  const radius = Math.max(1.2, shoulderWidth * (denim ? 0.019 : knitted ? 0.016 : 0.023));
  const inset =
    closure === 'double' ? 0.13 : drawing.open < 0.02 ? 0 : denim ? PLACKET / 2 : knitted ? 0.024 : 0.05;
  const buttons: Button[] = [];
  for (let t = first; t <= 1.3 && buttons.length < (closure === 'double' ? 6 : 5); t += step) {
    const y = shoulders[1] + torso * t;
    if (y > bottom - torso * 0.06) break;
    for (const sign of closure === 'double' ? ([1, -1] as const) : ([1] as const))
      buttons.push({
        at: [edgeAt(edges[sign < 0 ? 0 : 1], y) + sign * shoulderWidth * inset, y],
        radius,
        colour: denim ? COPPER : undefined,
      });
  }
  return buttons;
}

/** Wooden pegs in loops of cord. */
function toggles(model: BodyModel, edges: Fronts, bottom: number): Line[] {
  const { shoulders, shoulderWidth, torso, size } = model.frame;
  const lines: Line[] = [];
  for (let t = 0.3; t < 1.1; t += 0.22) {
    const y = shoulders[1] + torso * t;
    if (y > bottom - torso * 0.1) break;
    for (const sign of [-1, 1] as const) {
      const edge = edgeAt(edges[sign < 0 ? 0 : 1], y);
      const at = (a: number): Point => [edge + sign * shoulderWidth * (0.015 + a), y];
      lines.push(stitch([at(0), at(0.17)], size * 0.003, 0.5, 0.8));
      lines.push(stitch([at(0.03), at(0.1)], size * 0.009, 1, 0.95, { colour: '#7a5638' }));
    }
  }
  return lines;
}

/** Half of a zip along a front's edge: a dark tape, and on it the teeth. @param sign of the front's side, 0 closed. */
function zip(edge: readonly Point[], sign: -1 | 0 | 1, size: number): Line[] {
  const inwards = (by: number): Point[] => shifted(edge, sign * size * by, 0);
  return [
    stitch(inwards(0.0022), size * 0.0045, 0.5, 0.75),
    stitch(inwards(0.0003), size * 0.003, 1, 0.6, { colour: '#6c7278' }),
  ];
}

/** Breadth of the strip that carries buttons and buttonholes of a denim jacket, in shoulder widths. */
const PLACKET = 0.06;

/** Topstitching along both fronts, where the strip for the buttons is sewn on. */
const plackets = (edges: Fronts, { frame }: BodyModel): Line[] =>
  edges.map((edge, k) => {
    const points = shifted(edge.slice(8), (k === 0 ? -1 : 1) * frame.shoulderWidth * PLACKET, 0);
    return stitch(points, frame.size * 0.0012, 0.66, 0.45);
  });

/** Across a sleeve, a little bent as it goes round the arm; well past its edges. */
export function acrossSleeve(side: Side, along: number): Point[] {
  const reach = distance(side.elbow, side.wrist) || 1;
  const [dx, dy] = [(side.wrist[0] - side.elbow[0]) / reach, (side.wrist[1] - side.elbow[1]) / reach];
  const [x, y] = armPoint(side, along);
  const half = side.elbowRadius * 1.6;
  return [
    [x - dy * half, y + dx * half],
    [x + dx * half * 0.12, y + dy * half * 0.12],
    [x + dy * half, y - dx * half],
  ];
}

/** A seam across each sleeve near the wrist. */
const cuffLines = ({ frame }: BodyModel, along: number, width: number, tone: number): Line[] =>
  frame.sides.map((side) =>
    stitch(curve(acrossSleeve(side, along)), frame.size * width, tone, 0.45, { onSleeves: true }),
  );

export function coatLines(
  model: BodyModel,
  drawing: CoatDrawing,
  cloth: Cloth,
  edges: Fronts,
  hem: readonly Point[],
  last: Row,
): Line[] {
  const { size } = model.frame;
  const closure = closureOf(drawing, cloth);
  const lines: Line[] = [];
  const closed = closesAt(model, drawing, edges);
  const lap = drawing.open === 0 ? edges[1] : edges[1].filter(([, y]) => y >= closed);
  if (lap.length > 1) lines.push(stitch(lap, size * 0.0022, 0.45, 0.6));
  if (closure === 'zip')
    if (drawing.open === 0) lines.push(...zip(edges[0].slice(8), 0, size));
    else lines.push(...zip(edges[0].slice(8), -1, size), ...zip(edges[1].slice(8), 1, size));
  if (cloth.fabric === 'denim' && closure === 'single') lines.push(...plackets(edges, model));
  if (closure === 'toggles') lines.push(...toggles(model, edges, last.y));
  if (drawing.ribbed) {
    lines.push(stitch(shifted(hem, 0, -size * 0.026), size * 0.003, 0.55, 0.55));
    lines.push(...cuffLines(model, 0.9, 0.003, 0.55));
  } else {
    lines.push(stitch(shifted(hem, 0, -size * 0.012), size * 0.0013, 0.66, 0.3));
    if (!drawing.quilt && !drawing.storm) lines.push(...cuffLines(model, 0.94, 0.0013, 0.62));
  }
  return lines;
}

/** Height of a tied belt, in torso lengths. */
export const BELT = 0.66;

/**
 * A belt of the coat's own cloth, tied over the fronts, with its knot and hanging ends.
 * @param gap coverage 0..255 between the fronts of an open coat, which the belt crosses
 */
export function tiedBelt(
  model: BodyModel,
  cloth: Cloth,
  rows: readonly Row[],
  coat: Layer,
  gap: Uint8Array,
  sleeves: Uint8Array,
): Sheet {
  const { shoulders, hips, torso, shoulderWidth: unit, size } = model.frame;
  const y = shoulders[1] + torso * BELT;
  const row = rows.reduce((best, r) => (Math.abs(r.y - y) < Math.abs(best.y - y) ? r : best));
  const half = torso * 0.035;
  const bend = torso * 0.02;
  // It goes on behind the arms.
  const reach = unit * 0.12;
  const [left, right] = [row.left - reach, row.right + reach];
  const dip = bend * 1.4;
  const band = [...hanging(left, right, y - half - bend, dip), ...hanging(right, left, y + half - bend, dip)];
  const x = lerp(shoulders[0], hips[0], BELT) + unit * 0.02;
  const hung: Chart = (across, down) => [x + unit * across, y + torso * down];
  const tied: Chart = (across, down) => [x + unit * across, y + half * down];
  const layer = flatLayer(
    model,
    [
      corners(hung, [-0.03, 0, 0.03, 0, 0.135, 0.42, 0.065, 0.42]),
      corners(hung, [-0.03, 0, 0.03, 0, 0.015, 0.5, -0.055, 0.5]),
      band,
      line(tied, [-0.05, -1.1, 0.05, -1.25, 0.055, 1.2, -0.045, 1.3, -0.05, -1.1], 5),
    ],
    PART.coat,
  );
  for (let i = 0; i < coat.alpha.length; i++) {
    if (layer.alpha[i] === 0) continue;
    // On the card, too, it goes under the sleeves.
    const front = (coat.alpha[i]! * (255 - sleeves[i]!)) / 255;
    layer.alpha[i] = (layer.alpha[i]! * Math.min(255, front + gap[i]!)) / 255;
  }
  const lines = [stitch(corners(tied, [-0.045, -1, 0.045, 1]), size * 0.003, 0.6, 0.5)];
  return trimOf(layer, cloth, 0.5, { lines, behindArm: true });
}

/** Buttons lie on the coat itself, above the lapels. */
export function buttonSheet(model: BodyModel, buttons: Button[], cloth: Cloth, coat: Uint8Array): Sheet {
  const layer = newLayer(model.width, model.height);
  for (const { at, radius } of buttons)
    fillMask(layer.alpha, oval(at, radius, radius, 16), model.width, model.height);
  keepInside(layer.alpha, coat);
  return trimOf(layer, cloth, 0.5, { buttons });
}
