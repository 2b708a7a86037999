import type { BodyModel } from '../person/body-model.ts';
import { blurredBytes } from '../pixels/blurred-copies.ts';
import { contentBounds } from '../pixels/content-bounds.ts';
import { paintStitched, type Canvas } from './canvas.ts';
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
  { body, undressed }: BodyModel,
  { pixels, catches }: Canvas,
  { cover, color }: Lining,
): void {
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] === 0) continue;
    // The lining also fills the soft edge of what is in front, where the wall would mix in.
    const before = Math.max(catches[i]!, undressed ? body[i]! : 0);
    const seen = (cover[i]! / 255) * (1 - smoothstep(0.5, 1, before / 255));
    for (const c of [0, 1, 2] as const) pixels[i * 4 + c] = lerp(pixels[i * 4 + c]!, color[c], seen);
    catches[i] = Math.max(catches[i]!, seen * 255);
  }
}

export function paintUnderneath(
  model: BodyModel,
  canvas: Canvas,
  sheet: Sheet,
  over: Uint8Array,
  seed: number,
): void {
  const { alpha } = sheet.layer;
  for (let i = 0; i < alpha.length; i++) alpha[i] = (alpha[i]! * (255 - over[i]!)) / 255;
  paintStitched(model, canvas, sheet, seed);
  const shade = blurredBytes(over, model.width, model.height, Math.max(1, model.frame.size * 0.005));
  const { width, height } = model;
  const content = contentBounds(alpha, width, height);
  if (!content) return;
  for (let i = content.y0 * width; i < content.y1 * width; i++) {
    const dark = (shade[i]! / 255) * (alpha[i]! / 255) * 0.55;
    if (dark > 0.004) for (let o = i * 4; o < i * 4 + 3; o++) canvas.pixels[o]! *= 1 - dark;
  }
}
