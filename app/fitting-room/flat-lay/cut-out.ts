// A garment without anybody in it, on nothing: as it hangs on a form that is not seen, or a small thing as it lies.
import type { WornGarment } from '../../domain/looks/look.ts';
import { paintStitched, type Canvas } from '../cloth/canvas.ts';
import { isDrawnGarment, type DrawnGarment } from '../cloth/drawn-garment.ts';
import { rgbOf } from '../cloth/fabric/fabrics.ts';
import type { Layer } from '../cloth/layer.ts';
import type { Piece } from '../cloth/piece.ts';
import { makePiece } from '../garments/garment.ts';
import { withBake, type Bakes } from '../garments/baked/choose-bake.ts';
import type { BodyModel } from '../person/body-model.ts';
import { blurredBytes } from '../pixels/blurred-copies.ts';
import { contentBounds } from '../pixels/content-bounds.ts';
import { cropPicture } from '../pixels/crop.ts';
import { raiseMask } from '../pixels/mask-union.ts';
import { lerp, smoothstep, type Picture } from '../pixels/pixels.ts';
import { middleOfCrop, smallItem } from './small-items.ts';

const LARGE = ['top', 'trousers', 'skirt', 'dress', 'coat'];
export const isCutOnMannequin = (garment: WornGarment): garment is DrawnGarment =>
  isDrawnGarment(garment) && LARGE.includes(garment.drawing.kind);

function addCover(cover: Uint8Array, { alpha, width, height }: Layer): void {
  const content = contentBounds(alpha, width, height);
  if (!content) return;
  for (let y = content.y0; y < content.y1; y++)
    for (let i = y * width + content.x0; i < y * width + content.x1; i++)
      if (alpha[i]! > 0) cover[i] = 255 - ((255 - cover[i]!) * (255 - alpha[i]!)) / 255;
}

/** Coverage of all that is seen of it. */
export function coverageOf({ sheets, inside }: Piece, { width, height }: BodyModel): Uint8Array {
  const cover = inside?.slice() ?? new Uint8Array(width * height);
  for (const { layer } of sheets) addCover(cover, layer);
  return cover;
}

/** Of the form's size: a slit so narrow between the inside of a back and its front is none. */
const SLIT = 0.012;

/** From a pixel of the inside to the cloth beside it. */
function closeSlit(inside: Uint8Array, cloth: Uint8Array, from: number, step: number, most: number): void {
  let far = 1;
  while (far <= most && cloth[from + step * far]! < 255) far++;
  if (far <= most) for (let k = 1; k < far; k++) inside[from + step * k] = 255;
}

/** The inside of a back goes on to its front and behind the front's soft edge, or the ground would shine through. */
function withInsideUnderEdges(model: BodyModel, piece: Piece): Piece {
  const { width, height, frame } = model;
  const { inside, sheets } = piece;
  const content = inside && contentBounds(inside, width, height);
  if (!content) return piece;
  const cloth = coverageOf({ sheets }, model);
  const out = inside.slice();
  const most = Math.max(2, Math.round(frame.size * SLIT));
  for (let y = content.y0; y < content.y1; y++)
    for (let i = y * width + content.x0; i < y * width + content.x1; i++)
      if (inside[i] === 255)
        for (const step of [-1, 1, width]) if (inside[i + step]! < 255) closeSlit(out, cloth, i, step, most);
  return { ...piece, inside: out };
}

/** Light inside the back: at its upper edge, and further down where the front shades it. */
const INSIDE = { high: 0.74, low: 0.52 } as const;

function paintInside(
  model: BodyModel,
  { pixels, catches }: Canvas,
  inside: Uint8Array,
  garment: WornGarment,
): void {
  const content = contentBounds(inside, model.width, model.height);
  if (!content) return;
  const color = rgbOf(garment.cloth.colour);
  const deep = content.y0 + model.frame.torso * 0.22;
  for (let y = content.y0; y < content.y1; y++) {
    const light = lerp(INSIDE.high, INSIDE.low, smoothstep(content.y0, deep, y));
    for (let i = y * model.width + content.x0; i < y * model.width + content.x1; i++)
      if (inside[i]! > 0) for (let c = 0; c < 3; c++) pixels[i * 4 + c] = color[c]! * light;
  }
  raiseMask(catches, inside);
}

/** Of the garment's own color where nothing is, so that its edges have no rim. */
function clothEverywhere({ width, height }: BodyModel, garment: WornGarment): Canvas {
  const [red, green, blue] = rgbOf(garment.cloth.colour);
  const pixels = new Uint8ClampedArray(width * height * 4);
  new Uint32Array(pixels.buffer).fill(
    (Math.round(red) | (Math.round(green) << 8) | (Math.round(blue) << 16)) >>> 0,
  );
  return { pixels, catches: new Uint8Array(width * height) };
}

/**
 * Its own size on this form, without a margin; null where nothing is drawn.
 * @param bakes what has no maps is drawn by hand
 */
export function cutOut(
  model: BodyModel,
  asked: WornGarment,
  bakes: Bakes = new Map(),
  seed = 1.7,
): Picture | null {
  const garment = isDrawnGarment(asked) ? withBake(asked, bakes) : asked;
  const cut = isCutOnMannequin(garment)
    ? makePiece(model, garment, [garment])
    : smallItem(garment)?.draw(model, middleOfCrop(model));
  if (!cut) return null;
  const piece = withInsideUnderEdges(model, cut);
  const { width, height } = model;
  const canvas = clothEverywhere(model, garment);
  if (piece.inside) paintInside(model, canvas, piece.inside, garment);
  for (const sheet of piece.sheets) paintStitched(model, canvas, sheet, seed);
  const cover = coverageOf(piece, model);
  for (let i = 0; i < cover.length; i++) canvas.pixels[i * 4 + 3] = cover[i]!;
  const box = contentBounds(cover, width, height);
  return box && cropPicture({ width, height, data: canvas.pixels }, box);
}

/** What it hangs before is near: a soft shade all round it, and the shadow of light from the upper left. In pixels at scale 1. */
const SHADOWS = [
  { soft: 4, right: 1, down: 2, dark: 0.22 },
  { soft: 11, right: 5, down: 9, dark: 0.16 },
] as const;
const REACH = 44;
const SHADE = [44, 30, 26] as const;

/** Changes `card` (straight alpha). @param scale of its shadow, 0 for none */
export function layOn(card: Picture, piece: Picture, left: number, top: number, scale: number): void {
  const reach = Math.ceil(REACH * scale);
  const [x0, y0] = [Math.max(0, left - reach), Math.max(0, top - reach)];
  const width = Math.min(card.width, left + piece.width + reach) - x0;
  const height = Math.min(card.height, top + piece.height + reach) - y0;
  const cover = new Uint8Array(width * height);
  const [right, down] = [left - x0, top - y0];
  const to = (i: number): number => ((y0 + Math.floor(i / width)) * card.width + x0 + (i % width)) * 4;
  for (let y = Math.max(0, -down); y < Math.min(piece.height, height - down); y++)
    for (let x = Math.max(0, -right); x < Math.min(piece.width, width - right); x++)
      cover[(y + down) * width + x + right] = piece.data[(y * piece.width + x) * 4 + 3]!;
  for (const shadow of scale > 0 ? SHADOWS : []) {
    const soft = blurredBytes(cover, width, height, Math.max(0.6, shadow.soft * scale));
    const shift = Math.round(shadow.down * scale) * width + Math.round(shadow.right * scale);
    for (let i = shift; i < soft.length; i++)
      if (soft[i - shift]! > 0) over(card.data, to(i), SHADE, 0, (soft[i - shift]! / 255) * shadow.dark);
  }
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] === 0) continue;
    const from = (Math.floor(i / width) - down) * piece.width + (i % width) - right;
    over(card.data, to(i), piece.data, from * 4, cover[i]! / 255);
  }
}

function over(to: Uint8ClampedArray, o: number, color: ArrayLike<number>, at: number, share: number): void {
  const rest = (to[o + 3]! / 255) * (1 - share);
  const whole = share + rest;
  for (let c = 0; c < 3; c++) to[o + c] = (color[at + c]! * share + to[o + c]! * rest) / whole;
  to[o + 3] = whole * 255;
}
