import type { Hex } from '../../domain/looks/cloth.ts';
import type { WornGarment } from '../../domain/looks/look.ts';
import { rgbOf, shaded } from '../cloth/fabric/fabrics.ts';
import type { Bakes } from '../garments/baked/choose-bake.ts';
import type { BodyModel } from '../person/body-model.ts';
import { clamp, lerp, type Picture } from '../pixels/pixels.ts';
import { resizePicture } from '../pixels/resize.ts';
import { cutOut, layOn } from './cut-out.ts';
import { mannequin } from './mannequin.ts';

/** Height of the form, and the share of it that is needed: each piece is drawn a little larger than a list's tile. */
const FORMS = {
  long: { height: 520, shown: 1 },
  upper: { height: 680, shown: 0.66 },
  skirt: { height: 800, shown: 1 },
  brief: { height: 1000, shown: 0.76 },
  // What is not cut on the form needs room alone.
  small: { height: 720, shown: 1 },
} as const;
type Size = keyof typeof FORMS;
const forms: Partial<Record<Size, BodyModel>> = {};
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

/** Of coats: 0 ends at the hip. Of skirts: 1 ends at the knee. */
const [JACKET, MINI] = [0.5, 0.7];

function sizeOf({ drawing }: WornGarment): Size {
  switch (drawing.kind) {
    case 'top':
      return 'upper';
    case 'coat':
      return drawing.length < JACKET ? 'upper' : 'long';
    case 'trousers':
      return drawing.length < 0 ? 'brief' : 'long';
    case 'skirt':
      return drawing.length < MINI ? 'brief' : 'skirt';
    case 'dress':
      return 'long';
    default:
      return 'small';
  }
}

/** On nothing, centered, with its soft shadow; the same bytes for the same garment; thermals, never drawn, give nothing. */
export function drawPiece(
  garment: WornGarment,
  width: number,
  height: number,
  bakes?: Bakes,
  isShaded = true,
): Picture {
  const size = sizeOf(garment);
  const model = (forms[size] ??= mannequin(FORMS[size].height, FORMS[size].shown));
  const card: Picture = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const piece = cutOut(model, lit(garment), bakes);
  if (!piece) return card;
  const room = 1 - 2 * MARGIN;
  const scale = Math.min((width * room) / piece.width, (height * room) / piece.height);
  const [wide, high] = [piece.width, piece.height].map((side) => Math.max(1, Math.round(side * scale)));
  const small = resizePicture(piece, wide!, high!);
  layOn(
    card,
    small,
    Math.round((width - wide!) / 2),
    Math.round((height - high!) / 2),
    isShaded ? height / 560 : 0,
  );
  return card;
}

/** Straight alpha becomes opaque. */
export function onGround({ width, height, data }: Picture, ground: Hex): Picture {
  const color = rgbOf(ground);
  const out = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const share = data[i + 3]! / 255;
    for (let c = 0; c < 3; c++) out[i + c] = lerp(color[c]!, data[i + c]!, share);
    out[i + 3] = 255;
  }
  return { width, height, data: out };
}
