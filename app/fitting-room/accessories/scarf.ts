// Scarves: a loop round the neck and two ends in front. Hair, face and hands stay before them.
import type { Cloth, ScarfDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { neckSide } from '../garments/coat-collars.ts';
import { flatLayer } from '../garments/shirt-trims.ts';
import type { Fold } from '../cloth/crease-hand.ts';
import type { Piece, Sheet } from '../cloth/piece.ts';
import { hash } from '../pixels/noise.ts';
import { lerp, smoothstep } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/shapes.ts';

/** Half the width of a neck, in shoulder widths. */
const NECK = 0.165;

/** The roll round the neck: its upper edge dips in front and goes behind the neck at both sides. */
function loop(model: BodyModel, bulk: number): { shape: Point[]; folds: Fold[] } {
  const { torso, shoulderWidth, mouth, shoulders } = model.frame;
  const { pit } = neckSide(model, -1);
  const x = lerp(mouth[0], shoulders[0], 0.75);
  const low = pit + torso * (0.06 + 0.095 * bulk);
  const high = lerp(mouth[1], pit, 0.76);
  const top = high - torso * (0.03 + 0.025 * bulk);
  const neck = shoulderWidth * NECK;
  const reach = shoulderWidth * (0.225 + 0.075 * bulk);
  const half: Point[] = [
    [neck * 0.6, high + torso * 0.014],
    [neck * 0.95, top + torso * 0.014],
    [neck * 1.16, top],
    [reach * 0.93, lerp(top, low, 0.24)],
    [reach, lerp(top, low, 0.46)],
    [reach * 0.78, lerp(top, low, 0.79)],
    [reach * 0.36, low - torso * 0.012],
  ];
  const right = half.map(([dx, y]): Point => [x + dx, y]);
  const left = half.map(([dx, y]): Point => [x - dx * 1.02, y + torso * 0.004]).reverse();
  const start: Point = [x, high + torso * 0.032];
  const shape = curve([start, ...right, [x - reach * 0.05, low], ...left, start], 7);
  // Wound round, its folds start high on one side and run out low on the other.
  const folds = Array.from({ length: 7 }, (_, k): Fold => {
    const sign = k % 2 === 0 ? -1 : 1;
    const c = hash(k, 17) - 0.5;
    const y = lerp(top, low, 0.06 + k * 0.115);
    const dip = torso * (0.05 + 0.03 * bulk + 0.02 * c);
    return {
      points: [
        [x + sign * reach * (0.98 - 0.05 * k), y],
        [x + sign * reach * 0.5, y + dip * 0.8],
        [x - sign * reach * 0.05, y + dip],
        [x - sign * reach * (0.5 + 0.3 * c), y + dip * 0.8],
      ],
      width: 5 + 2.5 * bulk,
      depth: 0.17 + 0.05 * c,
    };
  });
  return { shape, folds };
}

/** One hanging end: gathered under the loop, falling softly, its edge fringed. */
function tail(
  model: BodyModel,
  drawing: ScarfDrawing,
  side: -1 | 1,
): { layer: Sheet['layer']; folds: Fold[] } {
  const { torso, shoulderWidth, mouth, shoulders } = model.frame;
  const { pit } = neckSide(model, side);
  const top = pit + torso * 0.06;
  const full = shoulderWidth * (0.075 + 0.037 * drawing.bulk);
  const length = torso * drawing.ends * (side < 0 ? 1 : 0.87);
  const middle = (t: number): number =>
    lerp(mouth[0], shoulders[0], 0.75) +
    side * full * lerp(0.8, 1.06, t) +
    shoulderWidth * (0.012 * Math.sin(t * 4.2 + side) + side * 0.018 * t * t);
  const half = (t: number): number => full * (0.66 + 0.34 * smoothstep(0, 0.6, t));
  const at = (across: number, t: number): Point => [
    middle(t) +
      across * half(t) +
      shoulderWidth * 0.006 * Math.sin(t * 8 + across * 2 + side * 1.4) * smoothstep(0.1, 0.5, t),
    top + length * t + (t > 0.98 ? torso * 0.012 * Math.sin(across * 2.6 + side) : 0),
  ];
  const rows = Array.from({ length: 9 }, (_, k) => k / 8);
  const hem = Array.from({ length: 9 }, (_, k): Point => at(1 - k / 4, 1));
  const shapes: Point[][] = [
    [
      ...curve(
        rows.map((t) => at(1, t)),
        5,
      ),
      ...hem,
      ...curve(rows.map((t) => at(-1, t)).reverse(), 5),
    ],
  ];
  if (drawing.fringe) {
    const strands = 15;
    for (let k = 0; k < strands; k++) {
      const c = hash(k, side + 7) - 0.5;
      const [x0, y] = at(((k + 0.12) / strands) * 2 - 1, 1);
      const [x1] = at(((k + 0.8) / strands) * 2 - 1, 1);
      // Twisted by twos, they hang a little towards each other.
      const lean = (k % 2 ? -1 : 1) * (x1 - x0) * 0.35 + c * (x1 - x0) * 0.8;
      const drop = torso * (0.06 + 0.02 * c);
      shapes.push([
        [x0, y - 2],
        [x1, y - 2],
        [lerp(x0, x1, 0.8) + lean, y + drop],
        [lerp(x0, x1, 0.25) + lean, y + drop],
      ]);
    }
  }
  const folds = [-0.62, -0.1, 0.5].map((across, k): Fold => ({
    points: [at(across * 0.8, 0), at(across, 0.35), at(across * 1.15 + 0.1 * side, 0.7 + 0.12 * k)],
    width: 8,
    depth: 0.17 - 0.02 * k,
  }));
  return { layer: flatLayer(model, shapes), folds };
}

export function makeScarf(model: BodyModel, drawing: ScarfDrawing, cloth: Cloth): Piece {
  const sheetOf = (layer: Sheet['layer'], folds: Fold[], shadow: number): Sheet => ({
    layer,
    cloth,
    manner: 'trim',
    shadow,
    soft: true,
    cut: { kind: 'drape', hem: 0, loose: 1, folds },
  });
  const ends = drawing.ends > 0 ? ([-1, 1] as const).map((side) => tail(model, drawing, side)) : [];
  const { shape, folds } = loop(model, drawing.bulk);
  return {
    sheets: [
      ...ends.map((end) => sheetOf(end.layer, end.folds, 0.5)),
      sheetOf(flatLayer(model, [shape]), folds, 0.55),
    ],
  };
}
