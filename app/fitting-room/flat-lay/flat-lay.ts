import type { Look, WornGarment } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import { paintStitched, type Canvas } from '../cloth/canvas.ts';
import { rgbOf } from '../cloth/fabric/fabrics.ts';
import { boxShape, CELL, planCard, type Plan, type Shape } from './flat-lay-layout.ts';
import { middleOfCrop, smallItem } from './small-items.ts';
import { makePiece } from '../garments/garment.ts';
import { cutAsHers } from '../garments/own/her-cut.ts';
import type { Surfaces } from '../own-cloth/garment-surface.ts';
import { isDrawnGarment, type DrawnGarment } from '../cloth/drawn-garment.ts';
import { mannequin } from './mannequin.ts';
import { valueNoise } from '../pixels/noise.ts';
import type { Piece } from '../cloth/piece.ts';
import { lerp, type Box, type Picture, type Point } from '../pixels/pixels.ts';

export const FLAT_LAY_WIDTH = 768;
export const FLAT_LAY_HEIGHT = 1152;

/** Tried until everything fits: all garments share one frame, so that their sizes agree. */
const BODY_HEIGHTS = [1400, 1320, 1240, 1160, 1080, 1000, 920, 850];
const PAPER = rgbOf('#ece4d8');

const LARGE = ['top', 'trousers', 'skirt', 'dress', 'coat'];
export const isCutOnMannequin = (garment: WornGarment): garment is DrawnGarment =>
  isDrawnGarment(garment) && LARGE.includes(garment.drawing.kind);

function paper(): Picture {
  const data = new Uint8ClampedArray(FLAT_LAY_WIDTH * FLAT_LAY_HEIGHT * 4);
  for (let y = 0; y < FLAT_LAY_HEIGHT; y++) {
    for (let x = 0; x < FLAT_LAY_WIDTH; x++) {
      const fall = 1.03 - 0.07 * (x / FLAT_LAY_WIDTH) - 0.06 * (y / FLAT_LAY_HEIGHT);
      const grain = (valueNoise(x * 0.7, y * 0.7) - 0.5) * 2.5 + (valueNoise(x * 0.02, y * 0.02) - 0.5) * 3;
      const o = (y * FLAT_LAY_WIDTH + x) * 4;
      for (let c = 0; c < 3; c++) data[o + c] = PAPER[c]! * fall + grain;
      data[o + 3] = 255;
    }
  }
  return { width: FLAT_LAY_WIDTH, height: FLAT_LAY_HEIGHT, data };
}

/** Last row and column included, in pixels of the model's crop. */
export function pieceBounds(piece: Piece, width: number): Box {
  const box: Box = { x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity };
  for (const { layer } of piece.sheets) {
    for (let i = 0; i < layer.alpha.length; i++) {
      if (layer.alpha[i]! < 128) continue;
      const y = Math.floor(i / width);
      const x = i - y * width;
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y);
    }
  }
  return box.x1 < box.x0 ? { x0: 0, x1: 1, y0: 0, y1: 1 } : box;
}

const middleOf = ({ x0, x1, y0, y1 }: Box): Point => [(x0 + x1) / 2, (y0 + y1) / 2];

function exchange(
  card: Picture,
  canvas: Canvas,
  model: BodyModel,
  left: number,
  top: number,
  back: boolean,
): void {
  for (let y = Math.max(0, -top); y < Math.min(model.height, card.height - top); y++) {
    const x0 = Math.max(0, -left);
    const x1 = Math.min(model.width, card.width - left);
    if (x1 <= x0) return;
    const from = (y * model.width + x0) * 4;
    const at = ((top + y) * card.width + left + x0) * 4;
    const length = (x1 - x0) * 4;
    if (back) card.data.set(canvas.pixels.subarray(from, from + length), at);
    else canvas.pixels.set(card.data.subarray(at, at + length), from);
  }
}

function paintInside(canvas: Canvas, piece: Piece, garment: WornGarment): void {
  const { inside } = piece;
  if (!inside) return;
  const color = rgbOf(garment.cloth.colour);
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] === 0) continue;
    for (let c = 0; c < 3; c++)
      canvas.pixels[i * 4 + c] = lerp(canvas.pixels[i * 4 + c]!, color[c]! * 0.62, inside[i]! / 255);
  }
}

export function paintOnCard(
  card: Picture,
  model: BodyModel,
  garment: WornGarment,
  piece: Piece,
  center: Point,
  seed: number,
): void {
  const [mx, my] = middleOf(pieceBounds(piece, model.width));
  const left = Math.round(center[0] - mx);
  const top = Math.round(center[1] - my);
  const pixels = new Uint8ClampedArray(model.width * model.height * 4);
  const canvas: Canvas = { pixels, catches: new Uint8Array(model.width * model.height).fill(255) };
  exchange(card, canvas, model, left, top, false);
  paintInside(canvas, piece, garment);
  for (const sheet of piece.sheets) paintStitched(model, canvas, sheet, seed);
  exchange(card, canvas, model, left, top, true);
}

/** The layout is planned on a smaller mannequin, so much smaller than the largest real one. */
const PLAN_HEIGHT = 310;

interface Planned {
  piece: Piece;
  box: Box;
}

function plannedOn(model: BodyModel, garment: DrawnGarment, surfaces: Surfaces): Planned {
  const own = cutAsHers(model, garment, surfaces.get(garment.id));
  const piece = makePiece(model, own, [own]);
  return { piece, box: pieceBounds(piece, model.width) };
}

function shapeOf(model: BodyModel, { piece, box }: Planned, height: number): Shape {
  const scale = height / PLAN_HEIGHT / CELL;
  const shape: Shape = {
    width: Math.max(1, Math.round((box.x1 - box.x0 + 1) * scale)),
    height: Math.max(1, Math.round((box.y1 - box.y0 + 1) * scale)),
    covers: new Uint8Array(0),
  };
  shape.covers = new Uint8Array(shape.width * shape.height);
  for (let y = 0; y < shape.height; y++) {
    for (let x = 0; x < shape.width; x++) {
      const u = Math.min(model.width - 1, Math.floor(box.x0 + (x + 0.5) / scale));
      const v = Math.min(model.height - 1, Math.floor(box.y0 + (y + 0.5) / scale));
      const i = v * model.width + u;
      if (piece.inside?.[i] || piece.sheets.some(({ layer }) => layer.alpha[i]! > 60))
        shape.covers[y * shape.width + x] = 1;
    }
  }
  return shape;
}

function columnsOf(garments: readonly DrawnGarment[]): { left: DrawnGarment[]; right: DrawnGarment[] } {
  const of = (...kinds: string[]) => garments.filter(({ drawing }) => kinds.includes(drawing.kind));
  const [outer, tops] = [of('coat').reverse(), of('top').reverse()];
  const rest = of('dress', 'trousers', 'skirt');
  if (outer.length > 0)
    return {
      left: [...outer.slice(0, 1), ...tops.slice(1)],
      right: [...outer.slice(1), ...tops.slice(0, 1), ...rest],
    };
  return tops.length > 0 ? { left: tops, right: rest } : { left: rest, right: [] };
}

/**
 * 768x1152, opaque, the same bytes for the same look; without base layers. An empty look is bare paper.
 * @param surfaces pictures of her own garments, by the id of the worn garment
 */
export function drawFlatLay(look: Look, surfaces: Surfaces = new Map()): Picture {
  const card = paper();
  const { left, right } = columnsOf(look.garments.filter(isCutOnMannequin));
  const small = look.garments.flatMap((garment) => {
    const thing = smallItem(garment);
    return thing ? [{ garment, ...thing, shape: boxShape(...thing.room) }] : [];
  });
  small.sort((a, b) => b.low - a.low);
  if (left.length + right.length + small.length === 0) return card;
  const planner = mannequin(PLAN_HEIGHT);
  const cutOn = (column: readonly DrawnGarment[]) =>
    column.map((garment) => plannedOn(planner, garment, surfaces));
  const cut = { left: cutOn(left), right: cutOn(right) };
  let height = BODY_HEIGHTS[0]!;
  let plan: Plan | null = null;
  for (const tried of BODY_HEIGHTS) {
    const shapes = (column: readonly Planned[]) => column.map((one) => shapeOf(planner, one, tried));
    const next = planCard(shapes(cut.left), shapes(cut.right), small, FLAT_LAY_WIDTH, FLAT_LAY_HEIGHT);
    if (plan && next.crowding >= plan.crowding) continue;
    plan = next;
    height = tried;
    if (plan.crowding < 0.01) break;
  }
  const model = mannequin(height);
  [...left, ...right].forEach((garment, k) => {
    const own = cutAsHers(model, garment, surfaces.get(garment.id));
    paintOnCard(card, model, own, makePiece(model, own, [own]), plan!.garments[k]!, 1.7 + k * 0.37);
  });
  small.forEach(({ garment, draw }, k) => {
    paintOnCard(card, model, garment, draw(model, middleOfCrop(model)), plan!.small[k]!, 3 + k * 0.37);
  });
  return card;
}
