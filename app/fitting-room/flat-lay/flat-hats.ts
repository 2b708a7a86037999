import type { Cloth } from '../../domain/looks/cloth.ts';
import type { HatDrawing, HatShape } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import { hatSheets } from '../accessories/hat.ts';
import type { BakedGarment } from '../baked-cloth/baked-garment.ts';
import { shaded } from '../cloth/fabric/fabrics.ts';
import { sewn, sheet } from './flat-shapes.ts';
import type { Piece, Sheet } from '../cloth/piece.ts';
import { chartAround, line, oval, type Chart } from '../pixels/paths.ts';
import type { Point } from '../pixels/pixels.ts';

/** `at` is in pixels around the hat's middle. */
type Draw = (model: BodyModel, at: Chart, cloth: Cloth) => Sheet[];

const beret: Draw = (model, at, cloth) => {
  const round = line(at, [-88, 6, -60, -42, 10, -58, 78, -30, 84, 14, 30, 40, -50, 38, -88, 6], 8);
  const stalk = line(at, [4, -58, 10, -74, 16, -73, 15, -56], 2);
  return [sheet(model, [round, stalk], cloth, [sewn(at, [-52, 30, 0, 22, 44, 28], 3, 0.6, 0.4)])];
};

const cap: Draw = (model, at, cloth) => {
  const crown = line(at, [-66, 22, -62, -26, -20, -58, 30, -52, 60, -16, 62, 22, -66, 22], 8);
  const peak = line(at, [30, 8, 76, 8, 118, 32, 108, 42, 60, 26, -4, 26, 30, 8]);
  const seams = [sewn(at, [-8, -56, 10, -14, 12, 22]), sewn(at, [-62, 10, 0, 4, 60, 10], 2, 0.6, 0.3)];
  return [
    sheet(model, [crown], cloth, seams),
    sheet(model, [peak], cloth, [sewn(at, [34, 18, 74, 18, 108, 36], 1.6, 0.55, 0.4)]),
  ];
};

/** `reach` is the brim's width to each side, `band` the band's height; pixels. */
const brimmed =
  (reach: number, band: number): Draw =>
  (model, at, cloth) => {
    const crown = line(at, [-52, 8, -46, -44, -22, -58, 22, -58, 46, -44, 52, 8], 7);
    const brim = line(at, [-54, 0, -reach, 42, -40, 54, 0, 57, 40, 54, reach, 42, 54, 0], 7);
    return [
      sheet(model, [brim], cloth, [sewn(at, [-74, 34, 0, 46, 74, 34], 1.6, 0.6, 0.35)]),
      sheet(model, [crown], cloth, [sewn(at, [-52, -4, 0, 6, 52, -4], band, 0.55, 0.5)]),
    ];
  };

const headscarf: Draw = (model, at, cloth) => {
  const folded = line(at, [-74, -50, 0, -62, 74, -50, 60, 30, 0, 70, -60, 30, -74, -50], 8);
  const folds = [
    [-60, -20, 0, 6, 60, -20],
    [-46, 16, 0, 40, 46, 16],
  ].map((pairs) => sewn(at, pairs, 4, 0.66, 0.3));
  return [sheet(model, [folded], cloth, folds)];
};

/** Those that are folded, or seen from their side; the others lie as they are worn. */
const DRAW: Partial<Record<HatShape, Draw>> = {
  beret,
  cap,
  'flat-cap': cap,
  bucket: brimmed(98, 2),
  cloche: brimmed(74, 11),
  headscarf,
};

/** Of a head that is not seen, in pixels. */
const HEAD = { half: 58, rise: 67, low: 34, cos: 1, sin: 0 } as const;
const INSIDE = { low: 8, across: 53, down: 13 } as const;

/** @param maps of such a hat, where there are any */
export function flatHat(
  model: BodyModel,
  center: Point,
  drawing: HatDrawing,
  cloth: Cloth,
  maps?: BakedGarment,
): Piece {
  const draw = DRAW[drawing.shape];
  if (draw) return { sheets: draw(model, chartAround(center), cloth) };
  const [x, y] = [center[0], center[1] + HEAD.low];
  const hat = hatSheets({ head: { ...HEAD, rim: [x, y] }, model, cloth }, drawing, maps);
  // Its cuff is higher at the brow: below it the back is seen from within.
  const back = oval([x, y + INSIDE.low], INSIDE.across, INSIDE.down, 32);
  const isOpen = drawing.shape === 'beanie';
  return { sheets: isOpen ? [sheet(model, [back], shaded(cloth, 0.5), [], 0), ...hat] : hat };
}
