// A folded umbrella beside her: the long one stands on its tip, the short one hangs from the wrist.
import type { Cloth, UmbrellaDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { footOf } from '../person/foot.ts';
import { flatLayer } from '../garments/shirt-trims.ts';
import type { Line, Piece, Sheet } from '../cloth/piece.ts';
import { lerp } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve, strip } from '../pixels/shapes.ts';

const WOOD: Cloth = { fabric: 'plain', colour: '#6b4a30', gloss: 0.3 };

/** The parts of a furled umbrella whose handle is at `top` and whose tip is at `tip`. */
export function umbrellaSheets(
  model: BodyModel,
  top: Point,
  tip: Point,
  thick: number,
  cloth: Cloth,
): Sheet[] {
  const along = (t: number, across = 0): Point => {
    const [dx, dy] = [tip[0] - top[0], tip[1] - top[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [
      lerp(top[0], tip[0], t) - (dy / length) * across * thick,
      lerp(top[1], tip[1], t) + (dx / length) * across * thick,
    ];
  };
  const hook = curve(
    [along(-0.015, 2.1), along(-0.06, 1.9), along(-0.075, 1), along(-0.05, 0.1), along(0.02), along(0.2)],
    6,
  );
  const canopy: Point[] = [
    ...curve([along(0.2, 0.28), along(0.26, 0.85), along(0.45, 1), along(0.75, 0.62), along(0.95, 0.2)], 6),
    ...curve(
      [along(0.95, -0.2), along(0.75, -0.62), along(0.45, -1), along(0.26, -0.85), along(0.2, -0.28)],
      6,
    ),
  ];
  const folds: Line[] = [-0.55, -0.1, 0.4].map((across) => ({
    points: curve([along(0.22, across * 0.7), along(0.5, across + 0.25), along(0.94, across * 0.2)], 6),
    width: thick * 0.2,
    tone: 0.62,
    strength: 0.5,
  }));
  const strap: Line = {
    points: [along(0.42, -1.05), along(0.45, 1.05)],
    width: thick * 0.34,
    tone: 0.7,
    strength: 0.7,
  };
  return [
    {
      layer: flatLayer(model, [strip(hook, thick * 0.5), strip([along(0.94), along(1)], thick * 0.3)]),
      cloth: WOOD,
      manner: 'trim',
      shadow: 0.3,
      crisp: true,
    },
    {
      layer: flatLayer(model, [canopy]),
      cloth,
      manner: 'trim',
      shadow: 0.4,
      crisp: true,
      lines: [...folds, strap],
    },
  ];
}

export function makeUmbrella(model: BodyModel, drawing: UmbrellaDrawing, cloth: Cloth): Piece {
  const { size, sides, torso, shoulderWidth } = model.frame;
  const side = sides[0];
  const foot = footOf(model, side);
  const thick = size * (drawing.long ? 0.011 : 0.013);
  // The crook lies in her hand, which stays in front of it.
  const top: Point = drawing.long
    ? [side.index[0] - shoulderWidth * 0.015, side.index[1] + torso * 0.03]
    : [side.index[0] - shoulderWidth * 0.04, side.index[1] + torso * 0.06];
  const tip: Point = drawing.long
    ? [Math.max(shoulderWidth * 0.1, top[0] - shoulderWidth * 0.1), foot.floor]
    : [side.index[0] - shoulderWidth * 0.06, side.index[1] + torso * 0.62];
  return { sheets: umbrellaSheets(model, top, tip, thick, cloth) };
}
