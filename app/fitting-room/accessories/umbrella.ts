// A folded umbrella held by its straight handle: the tip of the long one stands on the ground.
import type { Cloth, UmbrellaDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { footOf } from '../person/foot.ts';
import type { Side } from '../person/frame.ts';
import { isAtHand } from '../person/settle-hands.ts';
import { flatLayer } from '../garments/shirt-trims.ts';
import type { Line, Piece, Sheet } from '../cloth/piece.ts';
import { lerp } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve, strip } from '../pixels/shapes.ts';

const WOOD: Cloth = { fabric: 'plain', colour: '#4c3322', gloss: 0.3 };
const STEEL: Cloth = { fabric: 'plain', colour: '#8d8b88', gloss: 0.4 };

/**
 * The parts of a furled umbrella whose handle ends at `top` and whose tip is at `tip`.
 * @param thick half the width of the furled cloth, pixels.
 * @param grip length of the handle as a share of the whole.
 */
export function umbrellaSheets(
  model: BodyModel,
  top: Point,
  tip: Point,
  thick: number,
  cloth: Cloth,
  grip: number,
): Sheet[] {
  const along = (t: number, across = 0): Point => {
    const [dx, dy] = [tip[0] - top[0], tip[1] - top[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [
      lerp(top[0], tip[0], t) - (dy / length) * across * thick,
      lerp(top[1], tip[1], t) + (dx / length) * across * thick,
    ];
  };
  /** The same below the handle. */
  const below = (t: number, across = 0): Point => along(lerp(grip, 0.95, t), across);
  /** Both sides of something round about the shaft: [share of the handle, half width] from its top down. */
  const turned = (form: readonly (readonly [number, number])[]): Point[] => [
    ...curve(
      form.map(([t, half]) => along(t * grip, half)),
      6,
    ),
    ...curve(
      [...form].reverse().map(([t, half]) => along(t * grip, -half)),
      6,
    ),
  ];
  const handle = turned([
    [0, 0.2],
    [0.015, 0.44],
    [0.06, 0.6],
    [0.15, 0.6],
    [0.26, 0.5],
    [0.7, 0.52],
    [0.94, 0.4],
  ]);
  const ferrule = turned([
    [0.92, 0.44],
    [1.02, 0.44],
  ]);
  const shine: Line = {
    points: [along(grip * 0.06, -0.15), along(grip * 0.9, -0.12)],
    width: thick * 0.16,
    tone: 1.5,
    strength: 0.4,
  };
  const canopy: Point[] = [
    ...curve([below(0, 0.34), below(0.08, 0.85), below(0.33, 1), below(0.73, 0.62), below(1, 0.2)], 6),
    ...curve([below(1, -0.2), below(0.73, -0.62), below(0.33, -1), below(0.08, -0.85), below(0, -0.34)], 6),
  ];
  const folds: Line[] = [-0.55, -0.1, 0.4].map((across) => ({
    points: curve([below(0.03, across * 0.7), below(0.4, across + 0.25), below(0.99, across * 0.2)], 6),
    width: thick * 0.2,
    tone: 0.62,
    strength: 0.5,
  }));
  const strap: Line = {
    points: [below(0.29, -1.05), below(0.33, 1.05)],
    width: thick * 0.34,
    tone: 0.7,
    strength: 0.7,
  };
  const part = (outlines: Point[][], of: Cloth, lines: Line[] = []): Sheet => ({
    layer: flatLayer(model, outlines),
    cloth: of,
    manner: 'trim',
    shadow: 0.3,
    crisp: true,
    lines,
  });
  return [
    part([strip([below(0.98), along(1)], thick * 0.3)], STEEL),
    part([handle], WOOD, [shine]),
    part([ferrule], STEEL),
    part([canopy], cloth, [...folds, strap]),
  ];
}

/**
 * Where something upright lies in a hand that hangs open: against the palm, between thumb and fingers. Null for a hand
 * whose thumb lies close, seen from its back or edge.
 * @returns the palm's inner edge and the height of the web between thumb and palm, pixels.
 */
function gripOf({ classes, frame, width, height }: BodyModel, side: Side): Point | null {
  const { wrist, index, sign } = side;
  const unit = frame.shoulderWidth;
  const isHand = (x: number, y: number): boolean =>
    isAtHand(side, unit, x, y) && classes.skin[y * width + x]! >= 128;
  let web = 0;
  let edge = 0;
  const low = Math.min(height - 1, Math.round(index[1] + unit * 0.3));
  for (let y = Math.max(0, Math.round(wrist[1])); y <= low; y++) {
    // From the outside inwards: the palm, then the wall or the cloth beside it, then the thumb.
    const ends: number[] = [];
    for (let step = -0.3 * unit; step < 0.3 * unit; step++) {
      const x = Math.round(index[0] - sign * step);
      if (x < 1 || x >= width - 1) continue;
      if (isHand(x, y) !== isHand(x - sign, y)) ends.push(x);
    }
    const gap = ends.length >= 4 ? Math.abs(ends[2]! - ends[1]!) : 0;
    if (gap < unit * 0.012) continue;
    web ||= y;
    if (edge === 0 || (ends[1]! - edge) * sign > 0) edge = ends[1]!;
  }
  return web > 0 ? [edge, web] : null;
}

export function makeUmbrella(model: BodyModel, drawing: UmbrellaDrawing, cloth: Cloth): Piece {
  const { size, sides, torso, shoulderWidth } = model.frame;
  const side = sides[0];
  const thick = size * (drawing.long ? 0.011 : 0.013);
  // The hand, which stays in front, closes around the handle.
  const [edge, web] = gripOf(model, side) ?? [side.index[0], side.index[1] + torso * 0.06];
  const [x, y] = [edge - side.sign * thick * 0.42, web + shoulderWidth * 0.1];
  const low = drawing.long ? footOf(model, side).floor : web + torso * 0.66;
  // Its tip stands a little outwards.
  const at = (height: number): Point => [x + side.sign * 0.06 * (height - y), height];
  const top = at(web - shoulderWidth * 0.18);
  const tip: Point = [Math.max(shoulderWidth * 0.1, at(low)[0]), low];
  const grip = (shoulderWidth * 0.56) / (tip[1] - top[1] || 1);
  const sheets = umbrellaSheets(model, top, tip, thick, cloth, grip);
  return { sheets: sheets.map((sheet) => ({ ...sheet, behindArm: true })) };
}
