// A head covering in the photo is never replaced: then nothing is drawn.
import type { Cloth } from '../../domain/looks/cloth.ts';
import type { HatDrawing, HatShape } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import { brimmed, headscarf } from './brimmed-hats.ts';
import { beanie, beret, cap } from './brimless-hats.ts';
import type { BakedGarment } from '../baked-cloth/baked-garment.ts';
import type { Hat } from './hat-drawing.ts';
import { hatFromMaps } from './hat-from-maps.ts';
import { measureHead } from '../person/measures/head.ts';
import { measurePressedHair } from './hair-under-hat.ts';
import type { Piece, Sheet } from '../cloth/piece.ts';

const SHEETS: Record<HatShape, (hat: Hat, pompom: boolean) => Sheet[]> = {
  beanie,
  beret,
  cap: (hat) => cap(hat, 'cap'),
  'flat-cap': (hat) => cap(hat, 'flat-cap'),
  brim: (hat) => brimmed(hat, 'brim'),
  bucket: (hat) => brimmed(hat, 'bucket'),
  cloche: (hat) => brimmed(hat, 'cloche'),
  headscarf,
};

/** @param maps of such a hat, where there are any */
export const hatSheets = (hat: Hat, drawing: HatDrawing, maps?: BakedGarment): Sheet[] =>
  maps ? hatFromMaps(hat, drawing, maps) : SHEETS[drawing.shape](hat, drawing.pompom ?? false);

/** @param maps as of {@link hatSheets} */
export function makeHat(model: BodyModel, drawing: HatDrawing, cloth: Cloth, maps?: BakedGarment): Piece {
  const head = model.covering ? null : measureHead(model);
  if (!head) return { sheets: [] };
  const sheets = hatSheets({ head, model, cloth }, drawing, maps);
  const { clear, rows } = measurePressedHair(model, head, sheets);
  return { sheets, clear, pressed: rows };
}
