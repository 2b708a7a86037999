import type { DrawnGarment } from '../cloth/drawn-garment.ts';
import type { SocksDrawing, WornGarment } from '../../domain/looks/look.ts';
import { bagSheets } from '../accessories/bag-sheets.ts';
import { umbrellaSheets } from '../accessories/umbrella.ts';
import type { Piece } from '../cloth/piece.ts';
import type { BodyModel } from '../person/body-model.ts';
import type { Point } from '../pixels/pixels.ts';
import { flatHat } from './flat-hats.ts';
import { flatShoes } from './flat-shoes.ts';
import { flatGloves, flatScarf, flatTights, pairOfSocks, type SockHeight } from './flat-accessories.ts';

interface SmallThing {
  room: readonly [width: number, height: number];
  low: number;
  draw: (model: BodyModel, center: Point) => Piece;
}

const heightOf = ({ length }: SocksDrawing): SockHeight =>
  length === 0 ? 'no-show' : length > 0.4 ? 'long' : 'usual';

export const middleOfCrop = ({ width, height }: BodyModel): Point => [width / 2, height / 2];

/** Null for what is cut on the mannequin, and for what is not shown. */
// oxlint-disable-next-line complexity -- one branch for each kind of garment
export function smallItem({
  drawing,
  cloth,
  baked,
}: WornGarment & Pick<DrawnGarment, 'baked'>): SmallThing | null {
  switch (drawing.kind) {
    case 'shoes': {
      const { shaft } = drawing;
      return {
        room: shaft > 0.5 ? [300, 330] : shaft > 0 ? [290, 212] : [250, 214],
        low: shaft > 0.5 ? 1 : 2,
        draw: (model, center) => flatShoes(model, center, drawing, cloth),
      };
    }
    case 'legwear':
      return { room: [112, 164], low: 0.4, draw: (model, center) => flatTights(model, center, cloth) };
    case 'socks': {
      const height = heightOf(drawing);
      return {
        room: [120, 128],
        low: 0.8,
        draw: (model, center) => pairOfSocks(model, center, cloth, height),
      };
    }
    case 'scarf':
      return {
        room: drawing.ends > 0 ? [150, 276] : [176, 136],
        low: 0,
        draw: (model, center) => flatScarf(model, center, drawing, cloth, baked),
      };
    case 'hat':
      return {
        room: [drawing.shape === 'brim' ? 232 : 196, drawing.pompom ? 180 : 148],
        low: -1,
        draw: (model, center) => flatHat(model, center, drawing, cloth, baked),
      };
    case 'gloves':
      return {
        room: [144, 160],
        low: 0.2,
        draw: (model, center) => flatGloves(model, center, drawing.mittens ?? false, cloth),
      };
    case 'bag': {
      const rise = drawing.shape === 'clutch' || drawing.shape === 'belt-bag' ? 0 : 70;
      return {
        room: [208, 236],
        low: 0.6,
        draw: (model, [x, y]) => ({
          sheets: bagSheets(model, drawing.shape, [x, y - 40], 1.12, cloth, rise),
        }),
      };
    }
    case 'umbrella': {
      const [half, thick, grip] = drawing.long ? [195, 13, 0.2] : [100, 19, 0.34];
      return {
        room: [64, drawing.long ? 440 : 240],
        low: 0,
        draw: (model, [x, y]) => ({
          sheets: umbrellaSheets(model, [x + 6, y - half], [x - 6, y + half], thick, cloth, grip),
        }),
      };
    }
    default:
      return null;
  }
}
