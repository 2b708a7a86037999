// Scarves: a loop round the neck and two ends in front. Hair, face and hands stay before them.
import type { Cloth, ScarfDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { neckSide } from '../garments/coat-collars.ts';
import { flatLayer } from '../garments/shirt-trims.ts';
import type { Line, Piece, Sheet } from '../cloth/piece.ts';
import { lerp } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/shapes.ts';

/** Two rolls of cloth, the lower in front. */
function loops(model: BodyModel, bulk: number): { shapes: Point[][]; folds: Line[] } {
  const { torso, size, shoulderWidth, mouth, shoulders } = model.frame;
  const [left, right] = [neckSide(model, -1), neckSide(model, 1)];
  const x = lerp(mouth[0], shoulders[0], 0.75);
  const low = left.pit + torso * (0.045 + 0.095 * bulk);
  const high = lerp(mouth[1], left.pit, 0.72);
  const roll = (top: number, bottom: number, reach: number, lift: number): Point[] => [
    ...curve(
      [
        left.at(reach * 0.72, -lift),
        [x - shoulderWidth * reach * 0.45, lerp(top, bottom, 0.18)],
        [x, top + torso * 0.035],
        [x + shoulderWidth * reach * 0.45, lerp(top, bottom, 0.18)],
        right.at(reach * 0.72, -lift),
      ],
      6,
    ),
    ...curve(
      [
        right.at(reach * 0.72, -lift),
        right.at(reach, 0.012),
        [x + shoulderWidth * reach * 0.62, lerp(top, bottom, 0.86)],
        [x, bottom],
        [x - shoulderWidth * reach * 0.62, lerp(top, bottom, 0.86)],
        left.at(reach, 0.012),
        left.at(reach * 0.72, -lift),
      ],
      6,
    ),
  ];
  const reach = 0.22 + 0.075 * bulk;
  const fold = (t: number, bend: number): Line => {
    const y = lerp(high, low, t);
    const half = shoulderWidth * reach * 0.86;
    const points = curve(
      [
        [x - half, y - torso * 0.045],
        [x - half * 0.3, y + torso * bend],
        [x + half * 0.35, y + torso * (bend - 0.01)],
        [x + half, y - torso * 0.04],
      ],
      6,
    );
    return { points, width: size * 0.0042, tone: 0.6, strength: 0.34 };
  };
  return {
    shapes: [roll(high, low, reach, 0.05 + 0.03 * bulk)],
    folds: [fold(0.36, 0.03), fold(0.6, 0.035), fold(0.82, 0.03)],
  };
}

/** One hanging end, a little slanted, its edge fringed. */
function tail(model: BodyModel, drawing: ScarfDrawing, side: -1 | 1): Sheet['layer'] {
  const { torso, shoulderWidth, mouth, shoulders } = model.frame;
  const { pit } = neckSide(model, side);
  const top = pit + torso * 0.06;
  const half = shoulderWidth * (0.07 + 0.035 * drawing.bulk);
  const x = lerp(mouth[0], shoulders[0], 0.75) + side * half * 1.02;
  const length = torso * drawing.ends * (side < 0 ? 1 : 0.86);
  const sway = side * shoulderWidth * 0.03;
  const body: Point[] = [
    ...curve(
      [
        [x - half * 0.75, top],
        [x - half + sway * 0.4, top + length * 0.5],
        [x - half * 1.04 + sway, top + length],
      ],
      6,
    ),
    ...curve(
      [
        [x + half * 1.04 + sway, top + length],
        [x + half + sway * 0.4, top + length * 0.5],
        [x + half * 0.75, top],
      ],
      6,
    ),
  ];
  const shapes = [body];
  if (drawing.fringe) {
    const strands = 13;
    for (let k = 0; k < strands; k++) {
      const from = lerp(x - half * 1.02 + sway, x + half * 1.02 + sway, (k + 0.18) / strands);
      const to = lerp(x - half * 1.02 + sway, x + half * 1.02 + sway, (k + 0.82) / strands);
      const drop = torso * (0.055 + 0.008 * Math.sin(k * 5.3));
      shapes.push([
        [from, top + length - 1],
        [to, top + length - 1],
        [lerp(from, to, 0.7), top + length + drop],
        [lerp(from, to, 0.3), top + length + drop],
      ]);
    }
  }
  return flatLayer(model, shapes);
}

function tailFolds(model: BodyModel, drawing: ScarfDrawing, side: -1 | 1): Line[] {
  const { torso, shoulderWidth, mouth, shoulders, size } = model.frame;
  const { pit } = neckSide(model, side);
  const half = shoulderWidth * (0.07 + 0.035 * drawing.bulk);
  const x = lerp(mouth[0], shoulders[0], 0.75) + side * half * 1.02;
  const from = pit + torso * 0.06;
  const to = from + torso * drawing.ends * 0.8;
  return [-0.45, 0.1, 0.5].map((t): Line => ({
    points: curve(
      [
        [x + half * t * 0.7, from],
        [x + half * t, lerp(from, to, 0.5)],
        [x + half * t * 1.1 + side * shoulderWidth * 0.02, to],
      ],
      6,
    ),
    width: size * 0.0045,
    tone: 0.66,
    strength: 0.26,
  }));
}

export function makeScarf(model: BodyModel, drawing: ScarfDrawing, cloth: Cloth): Piece {
  const sheets: Sheet[] = [];
  if (drawing.ends > 0) {
    for (const side of [-1, 1] as const)
      sheets.push({
        layer: tail(model, drawing, side),
        cloth,
        manner: 'trim',
        shadow: 0.5,
        lines: tailFolds(model, drawing, side),
        soft: true,
      });
  }
  const { shapes, folds } = loops(model, drawing.bulk);
  sheets.push({
    layer: flatLayer(model, shapes),
    cloth,
    manner: 'trim',
    shadow: 0.55,
    lines: folds,
    soft: true,
  });
  return { sheets };
}
