import type { Cloth } from '../../domain/looks/cloth.ts';
import type { HatDrawing, HatShape } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import { sewn, sheet, slab } from './flat-shapes.ts';
import type { Piece, Sheet } from '../cloth/piece.ts';
import { chartAround, line, oval, type Chart } from '../pixels/paths.ts';
import { stitch } from '../tailoring/trim.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/polygons.ts';

/** `at` is in pixels around the hat's middle. */
type Draw = (model: BodyModel, at: Chart, cloth: Cloth) => Sheet[];

const beanie: Draw = (model, at, cloth) => {
  const crown = line(at, [-62, 20, -60, -30, -34, -66, 0, -74, 34, -66, 60, -30, 62, 20], 7);
  const turned = slab(at(0, 32), 132, 46, 10);
  return [
    sheet(model, [crown], cloth),
    sheet(model, [turned], { ...cloth, fabric: 'rib' }, [sewn(at, [-62, 11, 62, 11], 2, 0.5, 0.5)]),
  ];
};

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

const brim: Draw = (model, at, cloth) => {
  const straw: Cloth = cloth.fabric === 'plain' ? { ...cloth, fabric: 'straw' } : cloth;
  const round = (up: number, a: number, b: number) => oval(at(0, -up), a, b, 32);
  const braids = [1, 0.8].map((k) => stitch(curve(round(0, 102 * k, 76 * k), 6), 1.5, 0.7, 0.3));
  const ribbon = [...round(4, 56, 46), ...round(8, 50, 39).reverse()];
  return [
    sheet(model, [round(0, 112, 84)], straw, braids),
    sheet(model, [round(6, 52, 42)], straw, [], 0.55),
    sheet(model, [ribbon], { fabric: 'plain', colour: '#3a302a' }, [], 0.1),
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

const DRAW: Record<HatShape, Draw> = {
  beanie,
  beret,
  cap,
  'flat-cap': cap,
  bucket: brimmed(98, 2),
  cloche: brimmed(74, 11),
  brim,
  headscarf,
};

export function flatHat(model: BodyModel, center: Point, drawing: HatDrawing, cloth: Cloth): Piece {
  const at = chartAround(center);
  const hat = DRAW[drawing.shape](model, at, cloth);
  if (!drawing.pompom) return { sheets: hat };
  const pompom = sheet(model, [oval(at(0, -84), 24, 24, 32)], { ...cloth, fabric: 'teddy' });
  return { sheets: [pompom, ...hat] };
}
