import type { Cloth } from '../../domain/looks/cloth.ts';
import type { BagDrawing, BagShape } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import { strapSheet } from './bag-drawing.ts';
import { bagSheets } from './bag-sheets.ts';
import { BAGS } from './bag-shapes.ts';
import { blurInto } from '../pixels/blur.ts';
import { neckSide } from '../tailoring/neck-side.ts';
import { measureFoot } from '../person/measures/foot.ts';
import type { Side } from '../person/measures/body-frame.ts';
import { hangsFree, holdsSomething } from '../person/measures/hanging-arm.ts';
import { oval } from '../pixels/paths.ts';
import { flatLayer } from '../tailoring/trim.ts';
import type { Piece, Sheet } from '../cloth/piece.ts';
import { lerp, type Point } from '../pixels/pixels.ts';

const NOTHING: Piece = { sheets: [] };

/** Where straps end, as shares of the bag's width from its middle. */
const STRAPS = {
  crossbody: [-0.43],
  'belt-bag': [-0.43],
  shoulder: [0.2],
  tote: [-0.04, 0.28],
} as const;

/** In thousandths of the body's size. */
const RISE = 58;

const behindArm = (sheet: Sheet): Sheet => ({ ...sheet, behindArm: true });

function slung(model: BodyModel, shape: keyof typeof STRAPS, cloth: Cloth): Piece {
  const { sides, size, torso, shoulderWidth, hips } = model.frame;
  const unit = size / 1000;
  const { width, height } = BAGS[shape];
  const at: Point = [sides[1].hip[0] + shoulderWidth * 0.08, hips[1] - torso * 0.04];
  const straps = STRAPS[shape].map((share, place): Sheet => {
    const from =
      shape === 'crossbody' || shape === 'belt-bag'
        ? neckSide(model, -1).at(0.2, -0.03)
        : neckSide(model, 1).at(0.36 + 0.1 * place, -0.03);
    const to: Point = [at[0] + share * width * unit, at[1] + height * unit * 0.08];
    const middle: Point = [
      lerp(from[0], to[0], 0.5) + shoulderWidth * 0.03,
      lerp(from[1], to[1], 0.5) + torso * 0.01,
    ];
    return { ...strapSheet(model, [from, middle, to], 5 * unit, cloth), strap: 'hangs' };
  });
  return { sheets: [...straps, ...bagSheets(model, shape, at, unit, cloth, 0).map(behindArm)] };
}

function standing(model: BodyModel, shape: BagShape, cloth: Cloth): Piece {
  const side = model.frame.sides[1];
  const unit = model.frame.size / 1000;
  const [width, height] = [BAGS[shape].width * unit, BAGS[shape].height * unit];
  const { floor, unit: foot, toe } = measureFoot(model, side);
  const beside = Math.max(side.toe[0] + foot * 0.3, side.index[0]) + width * 0.5;
  const x = Math.min(beside, model.width - width * 0.55);
  const inward = foot * (shape === 'backpack' ? 0.12 : 0.25);
  if (x - width * 0.5 < toe[0] - inward || floor > model.height) return NOTHING;
  return {
    ground: groundUnder(model, [x, floor], width),
    sheets: bagSheets(model, shape, [x, floor - height], unit, cloth, RISE * unit),
  };
}

/**
 * On the picture's right. Bags that cannot hang or be held stand beside her, except clutches and belt bags.
 */
export function makeBag(model: BodyModel, { shape }: BagDrawing, cloth: Cloth): Piece {
  const side = model.frame.sides[1];
  switch (shape) {
    case 'belt-bag':
      return hangsFree(model, side) ? slung(model, shape, cloth) : NOTHING;
    case 'crossbody':
    case 'shoulder':
    case 'tote':
      if (hangsFree(model, side)) return slung(model, shape, cloth);
      return holdsSomething(model, side) ? NOTHING : standing(model, shape, cloth);
    case 'basket':
    case 'briefcase':
    case 'duffel':
      return carriedByHandle(model, side, shape, cloth) ?? standing(model, shape, cloth);
    case 'backpack':
      return standing(model, shape, cloth);
    case 'clutch':
      return hangsFree(model, side) ? heldFlat(model, side, cloth) : NOTHING;
  }
}

function heldFlat(model: BodyModel, { wrist, index }: Side, cloth: Cloth): Piece {
  const at: Point = [lerp(wrist[0], index[0], 0.9), lerp(wrist[1], index[1], 0.72)];
  const sheets = bagSheets(model, 'clutch', at, model.frame.size / 1000, cloth, 0);
  return { sheets: sheets.map(behindArm) };
}

/** Null where no arm hangs free, or where the picture ends before the bag does. */
function carriedByHandle(model: BodyModel, side: Side, shape: BagShape, cloth: Cloth): Piece | null {
  if (!hangsFree(model, side)) return null;
  const { wrist, index } = side;
  const unit = model.frame.size / 1000;
  const width = BAGS[shape].width * unit;
  const rise = RISE * unit;
  const grip: Point = [lerp(wrist[0], index[0], 0.95), lerp(wrist[1], index[1], 0.85)];
  const x = Math.min(grip[0], model.width - width * 0.5 - 2);
  if (grip[0] - x > width * 0.12) return null;
  const sheets = bagSheets(model, shape, [x, grip[1] + rise * 0.9], unit, cloth, rise);
  return { sheets: sheets.map(behindArm) };
}

function groundUnder(model: BodyModel, [x, y]: Point, width: number): Uint8Array {
  const layer = flatLayer(model, [oval([x, y - width * 0.02], width * 0.4, width * 0.035)]);
  blurInto(layer.alpha, layer.alpha, model.width, model.height, Math.max(1, model.frame.size * 0.005));
  return layer.alpha;
}
