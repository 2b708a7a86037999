import type { Hex } from '../../domain/looks/cloth.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { rgbOf, shaded } from '../cloth/fabric/fabrics.ts';
import { makePiece } from '../garments/garment.ts';
import type { BodyModel } from '../person/body-model.ts';
import { clamp, lerp, type Picture, type Point } from '../pixels/pixels.ts';
import { resizePicture } from '../pixels/resize.ts';
import { pieceBounds, isCutOnMannequin, paintOnCard } from './flat-lay.ts';
import { middleOfCrop, smallItem } from './small-items.ts';
import { mannequin } from './mannequin.ts';

/** Large garments are cut on theirs; shoes and bags have sizes of their own and need room. */
const BODY_HEIGHTS = { large: 560, small: 720 };
let large: BodyModel | null = null;
let small: BodyModel | null = null;
/** As a share of the tile. */
const MARGIN = 0.08;

/** From this lightness (0..1) a cloth is lit more: shaded white would look gray beside pale paper. */
const PALE = { from: 0.8, to: 0.92, light: 1.07 };

function lit(garment: WornGarment): WornGarment {
  const rgb = rgbOf(garment.cloth.colour);
  const lightness = (0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]) / 255;
  const share = clamp((lightness - PALE.from) / (PALE.to - PALE.from), 0, 1);
  return { ...garment, cloth: shaded(garment.cloth, 1 + (PALE.light - 1) * share) };
}

/** Centered, the same bytes for the same garment; thermals, never drawn, give the bare ground. */
export function drawPiece(asked: WornGarment, width: number, height: number, ground: Hex): Picture {
  const garment = lit(asked);
  const model = isCutOnMannequin(garment)
    ? (large ??= mannequin(BODY_HEIGHTS.large))
    : (small ??= mannequin(BODY_HEIGHTS.small));
  const piece = isCutOnMannequin(garment)
    ? makePiece(model, garment, [garment])
    : smallItem(garment)?.draw(model, middleOfCrop(model));
  const box = piece ? pieceBounds(piece, model.width) : { x0: 0, x1: 1, y0: 0, y1: 1 };
  const [wide, high] = [box.x1 - box.x0 + 1, box.y1 - box.y0 + 1];
  const room = 1 - 2 * MARGIN;
  const scale = Math.max(wide / (width * room), high / (height * room));
  const card = plain(Math.ceil(width * scale), Math.ceil(height * scale), ground);
  const center: Point = [card.width / 2, card.height / 2];
  if (piece) paintOnCard(card, model, garment, piece, center, 1.7);
  return resizePicture(card, width, height);
}

export function onGround({ width, height, data }: Picture, ground: Hex): Picture {
  const card = plain(width, height, ground);
  for (let i = 0; i < data.length; i += 4) {
    const share = data[i + 3]! / 255;
    for (let c = 0; c < 3; c++) card.data[i + c] = lerp(card.data[i + c]!, data[i + c]!, share);
  }
  return card;
}

function plain(width: number, height: number, ground: Hex): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  const color = rgbOf(ground);
  for (let i = 0; i < data.length; i += 4) {
    for (let c = 0; c < 3; c++) data[i + c] = color[c]!;
    data[i + 3] = 255;
  }
  return { width, height, data };
}
