// Shoes and boots, drawn by form: the photo's own shoes are taken away to the floor first.
import type { Cloth, Hex, ShoesDrawing } from '../domain/look.ts';
import type { BodyModel } from './analyse.ts';
import { blurInto } from './blur.ts';
import { rgbOf } from './fabrics.ts';
import type { Side } from './frame.ts';
import { addCones, mergeOver, newLayer, PART, place } from './layer.ts';
import type { Layer } from './layer.ts';
import type { Line, Piece, Sheet } from './piece.ts';
import { clamp, lerp, lerpPoint, luma, midpoint, smoothstep } from './pixels.ts';
import type { Point } from './pixels.ts';
import { curve, fillPolygon } from './shapes.ts';

const SOLE_LIGHT: Hex = '#dcd7ce';
const SOLE_DARK: Hex = '#2a2422';

/** 255 where the photo is clearly lighter than the floor behind: a white shoe that the class model overlooked. */
function palerThanFloor({ crop, backdrop, width }: BodyModel, x: number, y: number): number {
  const o = (y * width + x) * 4;
  let least = 255;
  for (const c of [0, 1, 2] as const) least = Math.min(least, crop.data[o + c]! - backdrop(x, y, c));
  return smoothstep(5, 12, least) * 255;
}

/** Where the photo shows shoes, a little grown: the floor is painted there. */
function oldShoes(model: BodyModel): Uint8Array {
  const { frame, classes, width, height } = model;
  const seen = new Uint8Array(width * height);
  for (const side of frame.sides) {
    const centre = midpoint(side.heel, side.toe);
    const reach = frame.shoulderWidth * 0.3;
    const top = Math.max(0, Math.floor(side.ankle[1] - frame.torso * 0.02));
    const bottom = Math.min(height, Math.max(side.toe[1], side.heel[1]) + frame.shoulderWidth * 0.16);
    for (let y = top; y < bottom; y++) {
      for (let x = Math.max(0, Math.floor(centre[0] - reach)); x < Math.min(width, centre[0] + reach); x++) {
        const i = y * width + x;
        seen[i] = Math.max(255 - classes.background[i]!, palerThanFloor(model, x, y));
      }
    }
  }
  blurInto(seen, seen, width, height, Math.max(1.5, frame.size * 0.005));
  for (let i = 0; i < seen.length; i++) seen[i] = smoothstep(0.05, 0.35, seen[i]! / 255) * 255;
  return seen;
}

/** Measures of one shoe, from the side's own joints. */
interface Last {
  side: Side;
  ankle: Point;
  /** Middle of the toe, where the shoe is widest. */
  toe: Point;
  floor: number;
  unit: number;
}

function lastOf(model: BodyModel, side: Side): Last {
  // Feet grow with stature, not with shoulders.
  const unit = Math.max(model.frame.shoulderWidth * 1.2, model.frame.size * 0.19);
  const floor = Math.max(side.toe[1], side.heel[1]) + unit * 0.05;
  return {
    side,
    ankle: side.ankle,
    toe: [lerp(side.toe[0], side.ankle[0], 0.12), floor - unit * 0.085],
    floor,
    unit,
  };
}

/** Top of the shoe in front: the opening that the foot goes into. */
const openingHeight = ({ ankle, floor, unit }: Last): number =>
  Math.min(ankle[1] + unit * 0.06, floor - unit * 0.2);

function shoeOutline(last: Last): Point[] {
  const { ankle, toe, floor, unit } = last;
  const top = openingHeight(last);
  const side = (sign: -1 | 1): Point[] => [
    [ankle[0] + sign * unit * 0.076, top],
    [lerp(ankle[0], toe[0], 0.5) + sign * unit * 0.087, lerp(top, toe[1], 0.5)],
    [toe[0] + sign * unit * 0.108, toe[1]],
    [toe[0] + sign * unit * 0.106, floor - unit * 0.03],
    [toe[0] + sign * unit * 0.075, floor - unit * 0.004],
    [toe[0], floor],
  ];
  const throat: Point[] = curve([
    [ankle[0] - unit * 0.076, top],
    [ankle[0] - unit * 0.03, top + unit * 0.012],
    [ankle[0] + unit * 0.03, top + unit * 0.012],
    [ankle[0] + unit * 0.076, top],
  ]);
  return [...throat, ...curve(side(1)), ...curve(side(-1)).reverse()];
}

function addShoe(layer: Layer, last: Last): void {
  const { ankle, toe, floor, unit } = last;
  const top = openingHeight(last);
  fillPolygon(shoeOutline(last), layer.width, layer.height, (i, coverage, x, y) => {
    const down = clamp((y - top) / (floor - top), 0, 1);
    const centre = lerp(ankle[0], toe[0], down);
    place(layer, i, PART.shoe, (x - centre) / (unit * 0.23) + 0.5, down);
    layer.alpha[i] = Math.max(layer.alpha[i]!, coverage * 255);
  });
}

function addShaft(layer: Layer, last: Last, shaft: number): void {
  const { side, unit } = last;
  const ankle = clamp(side.ankleRadius, 0.075 * unit, 0.09 * unit);
  const calf = clamp(side.calf, 0.11 * unit, 0.2 * unit);
  const points: Point[] = [lerpPoint(side.ankle, side.knee, shaft)];
  const radii = [shaft > 0.5 ? calf * 1.06 : lerp(ankle * 1.08, calf, shaft)];
  if (shaft > 0.5) {
    points.push(lerpPoint(side.ankle, side.knee, 0.5));
    radii.push(calf * 1.05);
  }
  points.push(side.ankle, [lerp(side.ankle[0], last.toe[0], 0.4), lerp(side.ankle[1], last.toe[1], 0.6)]);
  radii.push(ankle * 1.03, unit * 0.092);
  const boot = newLayer(layer.width, layer.height);
  addCones(boot, points, radii, PART.shoe, [0, 0.5], true);
  mergeOver(boot, layer, 127);
  mergeOver(layer, boot, 255);
}

/** The sole: a band of even thickness that follows the front of the shoe. */
function soleSheet(model: BodyModel, shoes: Layer, lasts: readonly Last[], cloth: Cloth): Sheet {
  const layer = newLayer(model.width, model.height);
  for (const { toe, floor, unit } of lasts) {
    const lift = (x: number) => ((x - toe[0]) / (unit * 0.11)) ** 2 * unit * 0.022;
    for (let x = Math.floor(toe[0] - unit * 0.12); x <= toe[0] + unit * 0.12; x++) {
      const top = floor - unit * 0.026 - lift(x);
      for (let y = Math.floor(top); y <= floor; y++) {
        const i = y * model.width + x;
        if (x < 0 || x >= model.width || y < 0 || y >= model.height) continue;
        layer.alpha[i] = shoes.alpha[i]! * clamp(y - top + 0.5, 0, 1);
        place(layer, i, PART.shoe, 0.5, 0.5);
      }
    }
  }
  const pale = luma(...rgbOf(cloth.colour)) > 165;
  return {
    layer,
    cloth: { fabric: 'plain', colour: pale ? SOLE_LIGHT : SOLE_DARK },
    manner: 'trim',
    shadow: 0,
    crisp: true,
  };
}

function shoeLines(model: BodyModel, last: Last, cloth: Cloth, shaft: number): Line[] {
  const { size } = model.frame;
  const { ankle, toe, unit } = last;
  const top = openingHeight(last);
  const across = (y: number, half: number, bend: number, centre: number): Point[] =>
    curve([
      [centre - half, y],
      [centre, y + bend],
      [centre + half, y],
    ]);
  const cap = across(toe[1] + unit * 0.012, unit * 0.1, -unit * 0.035, toe[0]);
  const lines: Line[] = [{ points: cap, width: size * 0.0013, tone: 0.6, strength: 0.4 }];
  if (shaft > 0) {
    const crease = across(ankle[1] + unit * 0.05, unit * 0.09, unit * 0.02, ankle[0]);
    return [...lines, { points: crease, width: size * 0.003, tone: 0.6, strength: 0.35 }];
  }
  lines.push({
    points: across(top + unit * 0.014, unit * 0.074, unit * 0.016, ankle[0]),
    width: size * 0.0018,
    tone: 0.5,
    strength: 0.5,
  });
  // Pale shoes are sneakers more often than not: laces.
  if (luma(...rgbOf(cloth.colour)) > 165) {
    for (const t of [0.3, 0.5, 0.7]) {
      const centre = lerp(ankle[0], toe[0], t * 0.6);
      const lace = across(lerp(top, toe[1], t) + unit * 0.02, unit * 0.036, unit * 0.008, centre);
      lines.push({ points: lace, width: size * 0.0016, tone: 0.72, strength: 0.6 });
    }
  }
  return lines;
}

/** A soft dark pool where the shoes stand. */
function floorShadow(model: BodyModel, lasts: readonly Last[]): Uint8Array {
  const mask = new Uint8Array(model.width * model.height);
  for (const { toe, floor, unit } of lasts) {
    const outline = Array.from({ length: 24 }, (_, k): Point => {
      const angle = (k / 24) * Math.PI * 2;
      return [toe[0] + Math.cos(angle) * unit * 0.115, floor - unit * 0.008 + Math.sin(angle) * unit * 0.022];
    });
    fillPolygon(outline, model.width, model.height, (i, coverage) => {
      mask[i] = Math.max(mask[i]!, coverage * 255);
    });
  }
  blurInto(mask, mask, model.width, model.height, Math.max(1, model.frame.size * 0.004));
  return mask;
}

export function makeShoes(model: BodyModel, drawing: ShoesDrawing, cloth: Cloth): Piece {
  const layer = newLayer(model.width, model.height);
  const lasts = model.frame.sides.map((side) => lastOf(model, side));
  for (const last of lasts) {
    addShoe(layer, last);
    if (drawing.shaft > 0) addShaft(layer, last, drawing.shaft);
  }
  const lines = lasts.flatMap((last) => shoeLines(model, last, cloth, drawing.shaft));
  return {
    clear: oldShoes(model),
    ground: floorShadow(model, lasts),
    sheets: [
      { layer, cloth: { gloss: 0.35, ...cloth }, manner: 'shoes', shadow: 0.15, lines, crisp: true },
      soleSheet(model, layer, lasts, cloth),
    ],
  };
}
