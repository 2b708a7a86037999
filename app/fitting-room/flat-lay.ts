// The picture of an outfit when there is no photo to put it on: its garments laid out on warm paper.
import type { Drawing, Look, WornGarment } from '../domain/look.ts';
import type { BodyModel } from './analyse.ts';
import { paintStitched } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { rgbOf } from './fabrics.ts';
import { makePiece } from './garment.ts';
import type { Drawn } from './garment.ts';
import { mannequin } from './mannequin.ts';
import { valueNoise } from './noise.ts';
import type { Piece } from './piece.ts';
import { lerp } from './pixels.ts';
import type { Picture, Point } from './pixels.ts';

export const FLAT_LAY_WIDTH = 768;
export const FLAT_LAY_HEIGHT = 1152;

/** Height of the mannequin's frame: all garments share it, so that their sizes agree. */
const BODY_HEIGHT = 1120;
const PAPER = rgbOf('#ece4d8');

type Kind = Exclude<Drawing['kind'], 'undrawn'>;

/** Where the middle of a garment lies, in shares of the card. */
type Spot = Partial<Record<Kind, Point>>;

const WITH_COAT: Spot = {
  coat: [0.29, 0.37],
  dress: [0.7, 0.42],
  top: [0.72, 0.23],
  trousers: [0.72, 0.65],
  skirt: [0.72, 0.6],
  legwear: [0.53, 0.72],
  shoes: [0.27, 0.87],
};
const WITHOUT_COAT: Spot = {
  dress: [0.44, 0.4],
  top: [0.36, 0.25],
  trousers: [0.67, 0.57],
  skirt: [0.66, 0.57],
  legwear: [0.82, 0.6],
  shoes: [0.28, 0.83],
};

/** Further garments of the same kind lie a little aside. */
const ASIDE: Point = [-0.1, 0.07];

const isDrawn = (garment: WornGarment): garment is Drawn => garment.drawing.kind !== 'undrawn';

/** Warm paper with a soft fall of light. */
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

/** Middle of what a piece covers, in pixels of the model's crop. */
function middleOf(piece: Piece, width: number): Point {
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { layer } of piece.sheets) {
    for (let i = 0; i < layer.alpha.length; i++) {
      if (layer.alpha[i]! < 128) continue;
      const y = Math.floor(i / width);
      const x = i - y * width;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  }
  return x1 < x0 ? [0, 0] : [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** Copies between the card and a canvas that may reach over its edges. */
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

/** The lining at the back of the neck. */
function paintInside(canvas: Canvas, piece: Piece, garment: Drawn): void {
  const { inside } = piece;
  if (!inside) return;
  const colour = rgbOf(garment.cloth.colour);
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] === 0) continue;
    for (let c = 0; c < 3; c++)
      canvas.pixels[i * 4 + c] = lerp(canvas.pixels[i * 4 + c]!, colour[c]! * 0.62, inside[i]! / 255);
  }
}

function layDown(card: Picture, model: BodyModel, garment: Drawn, spot: Point, seed: number): void {
  const piece = makePiece(model, garment, [garment]);
  const [mx, my] = middleOf(piece, model.width);
  const left = Math.round(spot[0] * card.width - mx);
  const top = Math.round(spot[1] * card.height - my);
  const pixels = new Uint8ClampedArray(model.width * model.height * 4);
  // Paper catches shadow everywhere.
  const canvas: Canvas = { pixels, catches: new Uint8Array(model.width * model.height).fill(255) };
  exchange(card, canvas, model, left, top, false);
  paintInside(canvas, piece, garment);
  for (const sheet of piece.sheets) paintStitched(model, canvas, sheet, seed);
  exchange(card, canvas, model, left, top, true);
}

/** Shoes and underlayers first, the largest piece last. */
const ORDER: readonly Kind[] = ['legwear', 'trousers', 'skirt', 'top', 'dress', 'coat', 'shoes'];

/**
 * A card of the look's garments, 768x1152 opaque RGBA. Needs no photo; the same look gives the same bytes.
 * Garments that are not drawn are left out; an empty look gives the bare paper.
 */
export function drawFlatLay(look: Look): Picture {
  const card = paper();
  const garments = look.garments.filter(isDrawn);
  if (garments.length === 0) return card;
  const model = mannequin(BODY_HEIGHT);
  const spots = garments.some(({ drawing }) => drawing.kind === 'coat') ? WITH_COAT : WITHOUT_COAT;
  const seen = new Map<Kind, number>();
  const ordered = [...garments].sort((a, b) => ORDER.indexOf(a.drawing.kind) - ORDER.indexOf(b.drawing.kind));
  ordered.forEach((garment, index) => {
    const { kind } = garment.drawing;
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    const [x, y] = spots[kind] ?? [0.5, 0.5];
    layDown(card, model, garment, [x + ASIDE[0] * before, y + ASIDE[1] * before], 1.7 + index * 0.37);
  });
  return card;
}
