import type { Cloth } from '../../domain/looks/cloth.ts';
import type { BagDrawing, BagShape } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import { strapSheet } from './bag-drawing.ts';
import { bagSheets, bagSize, bakedBagSheets } from './bag-sheets.ts';
import type { BakedGarment } from '../baked-cloth/baked-garment.ts';
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

interface Carried {
  model: BodyModel;
  shape: BagShape;
  cloth: Cloth;
  /** Simulated: how it hangs. */
  maps: BakedGarment | undefined;
}

/** The top's middle is at `at`; `rise` is the height of the handles above it, 0 for none. */
function sheetsAt({ model, shape, cloth, maps }: Carried, at: Point, rise = 0): Sheet[] {
  const unit = model.frame.size / 1000;
  return maps
    ? bakedBagSheets(model, maps, { shape, cloth, at, unit, rise })
    : bagSheets(model, shape, at, unit, cloth, rise);
}

const behindArm = (sheet: Sheet): Sheet => ({ ...sheet, behindArm: true });

function slung(bag: Carried, shape: keyof typeof STRAPS): Piece {
  const { model, cloth } = bag;
  const { sides, size, torso, shoulderWidth, hips } = model.frame;
  const unit = size / 1000;
  const [width, height] = bagSize(shape, unit, bag.maps);
  const at: Point = [sides[1].hip[0] + shoulderWidth * 0.08, hips[1] - torso * 0.04];
  const straps = STRAPS[shape].map((share, place): Sheet => {
    const from =
      shape === 'crossbody' || shape === 'belt-bag'
        ? neckSide(model, -1).at(0.2, -0.03)
        : neckSide(model, 1).at(0.36 + 0.1 * place, -0.03);
    const to: Point = [at[0] + share * width, at[1] + height * 0.08];
    const middle: Point = [
      lerp(from[0], to[0], 0.5) + shoulderWidth * 0.03,
      lerp(from[1], to[1], 0.5) + torso * 0.01,
    ];
    return { ...strapSheet(model, [from, middle, to], 5 * unit, cloth), strap: 'hangs' };
  });
  return { sheets: [...straps, ...sheetsAt(bag, at).map(behindArm)] };
}

function standing(bag: Carried): Piece {
  const { model, shape, maps } = bag;
  const side = model.frame.sides[1];
  const unit = model.frame.size / 1000;
  const [width, height] = bagSize(shape, unit, maps);
  const { floor, unit: foot, toe } = measureFoot(model, side);
  const beside = Math.max(side.toe[0] + foot * 0.3, side.index[0]) + width * 0.5;
  const x = Math.min(beside, model.width - width * 0.55);
  const inward = foot * (shape === 'backpack' ? 0.12 : 0.25);
  if (x - width * 0.5 < toe[0] - inward || floor > model.height) return NOTHING;
  return {
    ground: groundUnder(model, [x, floor], width),
    sheets: sheetsAt(bag, [x, floor - height], RISE * unit),
  };
}

/**
 * On the picture's right. Bags that cannot hang or be held stand beside her, except clutches and belt bags.
 */
export function makeBag(model: BodyModel, { shape }: BagDrawing, cloth: Cloth, maps?: BakedGarment): Piece {
  const side = model.frame.sides[1];
  const bag: Carried = { model, shape, cloth, maps };
  switch (shape) {
    case 'belt-bag':
      return hangsFree(model, side) ? slung(bag, shape) : NOTHING;
    case 'crossbody':
    case 'shoulder':
    case 'tote':
      if (hangsFree(model, side)) return slung(bag, shape);
      return holdsSomething(model, side) ? NOTHING : standing(bag);
    case 'basket':
    case 'briefcase':
    case 'duffel':
      return carriedByHandle(bag, side) ?? standing(bag);
    case 'backpack':
      return standing(bag);
    case 'clutch':
      return hangsFree(model, side) ? heldFlat(bag, side) : NOTHING;
  }
}

function heldFlat(bag: Carried, { wrist, index }: Side): Piece {
  const at: Point = [lerp(wrist[0], index[0], 0.9), lerp(wrist[1], index[1], 0.72)];
  return { sheets: sheetsAt(bag, at).map(behindArm) };
}

/** Null where no arm hangs free, or where the picture ends before the bag does. */
function carriedByHandle(bag: Carried, side: Side): Piece | null {
  const { model, shape } = bag;
  if (!hangsFree(model, side)) return null;
  const { wrist, index } = side;
  const unit = model.frame.size / 1000;
  const [width] = bagSize(shape, unit, bag.maps);
  const rise = RISE * unit;
  const grip: Point = [lerp(wrist[0], index[0], 0.95), lerp(wrist[1], index[1], 0.85)];
  const x = Math.min(grip[0], model.width - width * 0.5 - 2);
  if (grip[0] - x > width * 0.12) return null;
  return { sheets: sheetsAt(bag, [x, grip[1] + rise * 0.9], rise).map(behindArm) };
}

function groundUnder(model: BodyModel, [x, y]: Point, width: number): Uint8Array {
  const layer = flatLayer(model, [oval([x, y - width * 0.02], width * 0.4, width * 0.035)]);
  blurInto(layer.alpha, layer.alpha, model.width, model.height, Math.max(1, model.frame.size * 0.005));
  return layer.alpha;
}
