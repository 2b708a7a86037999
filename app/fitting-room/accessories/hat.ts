// Hats on the head. A head covering in the photo is never replaced: then nothing is drawn.
import type { Cloth } from '../../domain/looks/cloth.ts';
import type { HatDrawing, HatShape } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { brimmed, headscarf } from './hat-brims.ts';
import { beanie, beret, cap } from './hat-crowns.ts';
import type { Hat } from './hat-form.ts';
import { measureHead } from '../person/head.ts';
import { pressHair } from './pressed-hair.ts';
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

export function makeHat(model: BodyModel, drawing: HatDrawing, cloth: Cloth): Piece {
  const head = model.covering ? null : measureHead(model);
  if (!head) return { sheets: [] };
  const hat: Hat = { head, model, cloth };
  const sheets = SHEETS[drawing.shape](hat, drawing.pompom ?? false);
  const { clear, rows } = pressHair(model, head, sheets);
  return { sheets, clear, pressed: rows };
}
