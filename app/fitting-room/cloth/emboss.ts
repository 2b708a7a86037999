// Pockets, flaps and tabs in the garment's own cloth: a lit upper edge, and a shadow below.
import { blurInto } from '../pixels/blur.ts';
import { isSleeve, type Layer } from './layer.ts';
import type { Patch } from './piece.ts';
import { boxAroundPoints, clamp, type Point } from '../pixels/pixels.ts';
import { fillMask } from '../pixels/polygons.ts';

const LIT = 1.1;
const LEAST = 0.78;
const MOST = 1.14;

/** Changes the light on what `layer` has just painted. `side`: where the light comes from, -1 … 1. */
export function emboss(layer: Layer, canvas: Uint8ClampedArray, patch: Patch, side: number): void {
  const { outline, thick, shadow } = patch;
  const box = boxAroundPoints(outline, thick * 6 + 2, layer.width, layer.height);
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  if (width < 3 || height < 3) return;
  const own = outline.map(([x, y]): Point => [x - box.x0, y - box.y0]);
  const mask = fillMask(new Uint8Array(width * height), own, width, height);
  const round = new Float32Array(mask.length);
  const fall = new Float32Array(mask.length);
  blurInto(mask, round, width, height, Math.max(0.8, thick));
  blurInto(mask, fall, width, height, Math.max(1, thick * 1.6));
  const [dx, dy] = [Math.round(-side * thick * 1.2), Math.max(1, Math.round(thick * 1.5))];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const k = y * width + x;
      const i = (box.y0 + y) * layer.width + box.x0 + x;
      const cover = layer.alpha[i]! / 255;
      if (cover === 0) continue;
      const part = layer.part[i]!;
      if (isSleeve(part) !== (patch.onSleeves ?? false)) continue;
      const inside = mask[k]! / 255;
      const down = (round[k + width]! - round[k - width]!) / 510;
      const right = (round[k + 1]! - round[k - 1]!) / 510;
      const slope = (down - right * side) * thick * LIT;
      const from = k - dy * width - dx;
      const shade = from >= 0 && from < fall.length ? (fall[from]! / 255) * (1 - inside) * shadow : 0;
      const light = clamp(1 + slope * 0.3 * inside, LEAST, MOST) * (1 - shade);
      const change = 1 + (light - 1) * cover;
      for (let o = i * 4; o < i * 4 + 3; o++) canvas[o]! *= change;
    }
  }
}
