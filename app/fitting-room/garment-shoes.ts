// Shoes and boots: the foot's own outline, with a sole, a toe that catches light, an opening, and a shaft.
import type { Cloth, Hex, ShoesDrawing } from '../domain/look.ts';
import type { BodyModel } from './analyse.ts';
import { blurInto } from './blur.ts';
import { rgbOf } from './fabrics.ts';
import type { Side } from './frame.ts';
import { absorb, addCones, mergeOver, newLayer, PART, place } from './layer.ts';
import type { Layer } from './layer.ts';
import type { Line, Piece, Sheet } from './piece.ts';
import { clamp, lerp, lerpPoint, luma, midpoint, smoothstep } from './pixels.ts';
import type { Point } from './pixels.ts';
import { curve } from './shapes.ts';

const SOLE_LIGHT: Hex = '#e8e4dc';
const SOLE_DARK: Hex = '#241f1d';

/** The photo's own shoes: what is person below the shin and is neither trouser nor leg. */
function addFeet(model: BodyModel, layer: Layer): void {
  const { frame, classes, width, height } = model;
  const top = Math.max(0, Math.floor(lerp(frame.knees[1], frame.ankles[1], 0.8)));
  const seen = new Uint8Array(classes.others.length);
  for (let i = top * width; i < seen.length; i++) {
    const below = smoothstep(
      frame.ankles[1] - frame.torso * 0.02,
      frame.ankles[1] + frame.torso * 0.06,
      i / width,
    );
    const person = 255 - classes.background[i]!;
    seen[i] = Math.max(classes.others[i]!, person * below);
  }
  blurInto(seen, seen, width, height, 1);
  for (const side of frame.sides) {
    const centre = midpoint(side.heel, side.toe);
    const reach = frame.shoulderWidth * 0.36;
    for (let y = top; y < height; y++) {
      for (let x = Math.max(0, Math.floor(centre[0] - reach)); x < Math.min(width, centre[0] + reach); x++) {
        const i = y * width + x;
        const value = smoothstep(0.35, 0.65, seen[i]! / 255) * 255;
        if (value <= layer.alpha[i]!) continue;
        layer.alpha[i] = value;
        place(layer, i, PART.shoe, (x - centre[0]) / (reach * 1.4) + 0.5, 0.5);
      }
    }
  }
}

/** A shoe's own form between ankle and toe: white shoes on a pale floor are hardly seen by the class model. */
function addForm(model: BodyModel, layer: Layer, side: Side): void {
  const unit = model.frame.shoulderWidth;
  const form = newLayer(layer.width, layer.height);
  const floor = Math.max(side.toe[1], side.heel[1]) + unit * 0.02;
  const front: Point = [side.toe[0], floor - unit * 0.085];
  const instep = lerpPoint(side.ankle, front, 0.55);
  const ankle: Point = [side.ankle[0], side.ankle[1] + unit * 0.04];
  addCones(form, [ankle, instep, front], [unit * 0.075, unit * 0.09, unit * 0.1], PART.shoe, [0.4, 0.6]);
  const toe = newLayer(layer.width, layer.height);
  addCones(
    toe,
    [lerpPoint(instep, front, 0.5), front, [front[0], floor - unit * 0.05]],
    [unit * 0.085, unit * 0.1, unit * 0.1],
    PART.shoe,
    [0.5, 0.6],
  );
  mergeOver(form, toe);
  for (let i = 0; i < form.alpha.length; i++) {
    const y = Math.floor(i / layer.width);
    form.alpha[i] = form.alpha[i]! * clamp(floor - y + 0.5, 0, 1);
  }
  mergeOver(layer, form, 255);
}

/** Lowest covered row of each column: the edge that stands on the floor. */
function groundLine(layer: Layer): Int32Array {
  const ground = new Int32Array(layer.width).fill(-1);
  for (let x = 0; x < layer.width; x++) {
    for (let y = layer.height - 1; y >= 0; y--) {
      if (layer.alpha[y * layer.width + x]! > 127) {
        ground[x] = y;
        break;
      }
    }
  }
  return ground;
}

/** The sole: a band of even thickness along the floor line of both feet. */
function soleSheet(model: BodyModel, shoes: Layer, cloth: Cloth): Sheet {
  const { frame, width } = model;
  const layer = newLayer(width, model.height);
  const ground = groundLine(shoes);
  const thick = Math.max(2, frame.size * 0.0075);
  const toeLine = Math.max(...frame.sides.map((side) => Math.max(side.toe[1], side.heel[1])));
  for (let x = 0; x < width; x++) {
    // The front of the foot only: an instep edge high above the floor has no sole to show.
    if (ground[x]! < 0 || ground[x]! < toeLine - frame.size * 0.03) continue;
    for (let y = Math.max(0, Math.floor(ground[x]! - thick - 1)); y <= ground[x]!; y++) {
      const i = y * width + x;
      layer.alpha[i] = shoes.alpha[i]! * clamp(y - (ground[x]! - thick) + 0.5, 0, 1);
      place(layer, i, PART.shoe, 0.5, 0.5);
    }
  }
  const light = luma(...rgbOf(cloth.colour)) > 165;
  const colour = light ? SOLE_LIGHT : SOLE_DARK;
  return { layer, cloth: { fabric: 'plain', colour }, manner: 'trim', shadow: 0, crisp: true };
}

function shoeLines(model: BodyModel, side: Side, shaft: number): Line[] {
  const { size, shoulderWidth, torso } = model.frame;
  const middle = midpoint(side.ankle, side.toe);
  const half = shoulderWidth * 0.105;
  // Toe cap, and the opening or ankle crease.
  const cap: Point[] = curve([
    [side.toe[0] - half, side.toe[1] - torso * 0.035],
    [lerp(side.toe[0], middle[0], 0.3), side.toe[1] - torso * 0.062],
    [side.toe[0] + half, side.toe[1] - torso * 0.035],
  ]);
  const y = side.ankle[1] + torso * (shaft > 0 ? 0.045 : 0.03);
  const crease: Point[] = curve([
    [side.ankle[0] - half, y],
    [side.ankle[0], y + torso * 0.018],
    [side.ankle[0] + half, y],
  ]);
  return [
    { points: cap, width: size * 0.0014, tone: 0.45, strength: 0.4 },
    { points: crease, width: size * 0.002, tone: 0.4, strength: 0.4 },
  ];
}

function addShaft(model: BodyModel, layer: Layer, side: Side, shaft: number): void {
  const unit = model.frame.shoulderWidth;
  const foot = midpoint(side.heel, side.toe);
  const ankle = clamp(side.ankleRadius, 0.085 * unit, 0.125 * unit);
  const top = lerpPoint(side.ankle, side.knee, shaft);
  const calf = clamp(side.calf, 0.13 * unit, 0.24 * unit);
  const points: Point[] = [top];
  const radii = [shaft > 0.5 ? calf * 1.06 : lerp(ankle * 1.06, calf, shaft)];
  if (shaft > 0.5) {
    points.push(lerpPoint(side.ankle, side.knee, 0.5));
    radii.push(calf * 1.05);
  }
  points.push(side.ankle, lerpPoint(side.ankle, foot, 0.6));
  radii.push(ankle * 1.06, unit * 0.11);
  addCones(layer, points, radii, PART.shoe, [0, 0.5], true);
}

export function makeShoes(model: BodyModel, drawing: ShoesDrawing, cloth: Cloth): Piece {
  const { frame, classes } = model;
  const layer = newLayer(model.width, model.height);
  addFeet(model, layer);
  for (const side of frame.sides) addForm(model, layer, side);
  for (const side of frame.sides) {
    const middle = (side.heel[0] + side.toe[0]) / 2;
    const from = side.ankle[1] + frame.torso * 0.02;
    absorb(model, layer, classes.skin, 1, PART.shoe, (x, y) =>
      y > from && Math.abs(x - middle) < frame.shoulderWidth * 0.3 ? 1 : 0,
    );
    if (drawing.shaft > 0) addShaft(model, layer, side, drawing.shaft);
  }
  layer.part.forEach((part, i) => {
    if (part !== PART.none) layer.part[i] = PART.shoe;
  });
  const lines = frame.sides.flatMap((side) => shoeLines(model, side, drawing.shaft));
  return {
    sheets: [
      { layer, cloth: { gloss: 0.35, ...cloth }, manner: 'shoes', shadow: 0.25, lines },
      soleSheet(model, layer, cloth),
    ],
  };
}
