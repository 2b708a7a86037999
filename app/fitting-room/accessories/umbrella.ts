import type { Cloth } from '../../domain/looks/cloth.ts';
import type { UmbrellaDrawing } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import { shaded } from '../cloth/fabric/fabrics.ts';
import { overlayLayer } from '../cloth/layer.ts';
import { measureFoot } from '../person/measures/foot.ts';
import type { Side } from '../person/measures/body-frame.ts';
import { hangsFree } from '../person/measures/hanging-arm.ts';
import { strapSheet } from './bag-drawing.ts';
import { polyline, line, type Chart, type CoordinatePairs } from '../pixels/paths.ts';
import { stitch, trim } from '../tailoring/trim.ts';
import type { Line, Piece, Sheet } from '../cloth/piece.ts';
import { lerp, type Point } from '../pixels/pixels.ts';
import { stripAlong } from '../pixels/polygons.ts';

const WOOD: Cloth = { fabric: 'plain', colour: '#4c3322', gloss: 0.3 };
const STEEL: Cloth = { fabric: 'plain', colour: '#8d8b88', gloss: 0.4 };

/**
 * `thick`: half the width of the furled cloth, pixels; `grip`: length of the handle as a share of the whole.
 */
export function umbrellaSheets(
  model: BodyModel,
  top: Point,
  tip: Point,
  thick: number,
  cloth: Cloth,
  grip: number,
): Sheet[] {
  const [dx, dy] = [tip[0] - top[0], tip[1] - top[1]];
  const length = Math.hypot(dx, dy) || 1;
  /** Across in half widths, down in shares of the length. */
  const along: Chart = (across, t) => [
    lerp(top[0], tip[0], t) - (dy / length) * across * thick,
    lerp(top[1], tip[1], t) + (dx / length) * across * thick,
  ];
  const held: Chart = (across, t) => along(across, t * grip);
  const below: Chart = (across, t) => along(across, lerp(grip, 0.95, t));
  const turned = (at: Chart, form: CoordinatePairs): Point[] => [
    ...line(at, form),
    ...line((across, t) => at(-across, t), form).reverse(),
  ];
  const part = (outline: Point[], of: Cloth, lines: Line[] = []): Sheet =>
    trim(model, [outline], of, 0.3, { lines });
  const shine = stitch(polyline(held, [-0.15, 0.06, -0.12, 0.9]), thick * 0.16, 1.5, 0.4);
  const folds = [-0.55, -0.1, 0.4].map((across) =>
    stitch(line(below, [across * 0.7, 0.03, across + 0.25, 0.4, across * 0.2, 0.99]), thick * 0.2, 0.62, 0.5),
  );
  const strap = stitch(polyline(below, [-1.05, 0.29, 1.05, 0.33]), thick * 0.34, 0.7, 0.7);
  return [
    part(stripAlong([below(0, 0.98), along(0, 1)], thick * 0.3), STEEL),
    part(turned(held, [0.2, 0, 0.44, 0.015, 0.6, 0.06, 0.6, 0.15, 0.5, 0.26, 0.52, 0.7, 0.4, 0.94]), WOOD, [
      shine,
    ]),
    part(turned(held, [0.44, 0.92, 0.44, 1.02]), STEEL),
    part(turned(below, [0.34, 0, 0.85, 0.08, 1, 0.33, 0.62, 0.73, 0.2, 1]), cloth, [...folds, strap]),
  ];
}

/** x of the hand's edge at a height, in pixels. `way`: -1 or 1 from the hand's axis. */
function edgeAt(
  { classes, frame, width }: BodyModel,
  { wrist, index }: Side,
  y: number,
  way: number,
): number {
  const row = Math.round(y);
  const middle = lerp(wrist[0], index[0], (row - wrist[1]) / (index[1] - wrist[1] || 1));
  let reach = frame.shoulderWidth * 0.02;
  while (reach < frame.shoulderWidth * 0.2) {
    const x = Math.round(middle + way * (reach + 1));
    if (x < 0 || x >= width || classes.skin[row * width + x]! < 128) break;
    reach++;
  }
  return middle + way * reach;
}

function cordOf(model: BodyModel, side: Side, [x, y]: Point, thick: number, cloth: Cloth): Sheet {
  const { shoulderWidth, size } = model.frame;
  const { wrist, sign } = side;
  const radius = Math.max(1, size * 0.0016);
  const at = (down: number, way: number, out: number): Point => {
    const row = wrist[1] + shoulderWidth * down;
    return [edgeAt(model, side, row, way) + way * out, row];
  };
  const inner = at(0.012, -sign, radius * 1.3);
  const ends = [-sign, sign].map((way): Point => [x + way * thick * 0.17, y]);
  const middle: Point = [lerp(inner[0], ends[0]![0], 0.6), lerp(inner[1], y, 0.43)];
  const hidden = at(0.05, sign, -radius);
  // Lighter than the cloth, to be visible on dark skin too.
  const sheet = strapSheet(model, [hidden, ends[1]!], radius, shaded(cloth, 1.5));
  const { alpha } = sheet.layer;
  const front = strapSheet(model, [inner, middle, ends[0]!], radius, cloth).layer;
  const { skin } = model.classes;
  for (let i = 0; i < skin.length; i++) {
    if (alpha[i]! > 0) alpha[i] = Math.min(alpha[i]!, 255 - skin[i]!);
    const isInner = ((i % model.width) - middle[0]) * sign < 0;
    if (front.alpha[i]! > 0 && isInner) front.alpha[i] = Math.min(front.alpha[i]!, skin[i]!);
  }
  overlayLayer(sheet.layer, front);
  return sheet;
}

/** Left out where the arm does not hang free, and on the plate, where the wrist was under a cuff. */
export function makeUmbrella(model: BodyModel, drawing: UmbrellaDrawing, cloth: Cloth): Piece {
  const { size, sides, torso, shoulderWidth } = model.frame;
  const side = sides[0];
  if (model.undressed || !hangsFree(model, side)) return { sheets: [] };
  const { wrist, sign } = side;
  const thick = size * (drawing.long ? 0.011 : 0.013);
  const rows = [0.05, 0.1, 0.15, 0.2, 0.25].map((down) => wrist[1] + shoulderWidth * down);
  const edges = rows.map((y) => edgeAt(model, side, y, sign) * sign);
  const x = (Math.max(...edges) + thick * 0.25) * sign;
  const top: Point = [x, wrist[1] + shoulderWidth * 0.19];
  // A long umbrella must not touch the ground.
  const low = drawing.long ? measureFoot(model, side).floor - torso * 0.08 : top[1] + torso * 0.7;
  const grip = (shoulderWidth * 0.5) / (low - top[1] || 1);
  const cord = cordOf(model, side, [x, top[1] + thick * 0.3], thick, cloth);
  return { sheets: [...umbrellaSheets(model, top, [x, low], thick, cloth, grip), cord] };
}
