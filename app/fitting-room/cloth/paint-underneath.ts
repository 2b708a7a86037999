import type { BodyModel } from '../person/body-model.ts';
import { blurredBytes } from '../pixels/blurred-copies.ts';
import { paintStitched, type Canvas } from './canvas.ts';
import { eachRow, type RowVisit } from './layer.ts';
import type { Lining, Sheet } from './piece.ts';
import { lerp, smoothstep } from '../pixels/pixels.ts';
import { heightAtTorsoShare } from '../person/measures/body-frame.ts';

export function clipToCovered(
  { frame, width }: BodyModel,
  { layer: { alpha }, strap }: Sheet,
  ground: Uint8Array,
): void {
  const low = Math.round(heightAtTorsoShare(frame, 0.15)) * width;
  const to = strap === 'lies' ? alpha.length : Math.min(alpha.length, low);
  for (let i = 0; i < to; i++) if (alpha[i]! > ground[i]!) alpha[i] = ground[i]!;
}

/** Behind everything painted, and behind the bare leg that stands in it. */
export function paintLining(
  { body, undressed, width, height }: BodyModel,
  { pixels, catches }: Canvas,
  { cover, color }: Lining,
): void {
  eachRow({ alpha: cover, width, height }, lineRow, {
    pixels,
    catches,
    cover,
    color,
    body: undressed ? body : null,
  });
}

type Lined = Pick<Canvas, 'pixels' | 'catches'> & Lining & { body: Uint8Array | null };

const lineRow: RowVisit<Lined> = (_, from, to, { pixels, catches, cover, color, body }) => {
  for (let i = from; i < to; i++) {
    if (cover[i] === 0) continue;
    // The lining also fills the soft edge of what is in front, where the wall would mix in.
    const before = Math.max(catches[i]!, body ? body[i]! : 0);
    const seen = (cover[i]! / 255) * (1 - smoothstep(0.5, 1, before / 255));
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = lerp(pixels[i * 4 + c]!, color[c]!, seen);
    catches[i] = Math.max(catches[i]!, seen * 255);
  }
};

export function paintUnderneath(
  model: BodyModel,
  canvas: Canvas,
  sheet: Sheet,
  over: Uint8Array,
  seed: number,
): void {
  const { width, height } = model;
  eachRow({ alpha: over, width, height }, takeOffRow, { alpha: sheet.layer.alpha, over });
  paintStitched(model, canvas, sheet, seed);
  const shade = blurredBytes(over, width, height, Math.max(1, model.frame.size * 0.005));
  eachRow(sheet.layer, shadeRow, { pixels: canvas.pixels, shade, alpha: sheet.layer.alpha });
}

const takeOffRow: RowVisit<Record<'alpha' | 'over', Uint8Array>> = (_, from, to, { alpha, over }) => {
  for (let i = from; i < to; i++) alpha[i] = (alpha[i]! * (255 - over[i]!)) / 255;
};

interface Shaded {
  pixels: Canvas['pixels'];
  shade: Uint8Array;
  alpha: Uint8Array;
}

const shadeRow: RowVisit<Shaded> = (_, from, to, { pixels, shade, alpha }) => {
  for (let i = from; i < to; i++) {
    const dark = (shade[i]! / 255) * (alpha[i]! / 255) * 0.55;
    if (dark > 0.004) for (let o = i * 4; o < i * 4 + 3; o++) pixels[o]! *= 1 - dark;
  }
};
