import { isSleeve, type Layer } from './layer.ts';
import type { Line } from './piece.ts';
import {
  eachPixelAround,
  clamp,
  distanceToSegment,
  vectorLength,
  lerp,
  type Point,
  type Rgb,
} from '../pixels/pixels.ts';

export interface Stroke extends Pick<Line, 'points' | 'width' | 'strength' | 'onSleeves'> {
  /** A color, or the share of light left on the cloth. */
  paint: Rgb | number;
}

export function drawLine(
  layer: Layer,
  canvas: Uint8ClampedArray,
  { points, width, paint, strength, onSleeves }: Stroke,
): void {
  // Gathered first, so that joints of the line are not painted twice.
  const seen = new Map<number, number>();
  const seam = typeof paint === 'number';
  const soft = width * 0.55 + 0.45;
  for (let k = 0; k + 1 < points.length; k++) {
    const a = points[k]!;
    const b = points[k + 1]!;
    const x1 = Math.min(layer.width - 1, Math.ceil(Math.max(a[0], b[0]) + width + 1));
    const y1 = Math.min(layer.height - 1, Math.ceil(Math.max(a[1], b[1]) + width + 1));
    for (let y = Math.max(0, Math.floor(Math.min(a[1], b[1]) - width - 1)); y <= y1; y++) {
      for (let x = Math.max(0, Math.floor(Math.min(a[0], b[0]) - width - 1)); x <= x1; x++) {
        const i = y * layer.width + x;
        if (onSleeves && !isSleeve(layer.part[i]!)) continue;
        const away = distanceToSegment(a, b, x, y);
        const shape = seam ? Math.exp(-((away / soft) ** 2)) : clamp(width / 2 - away + 0.5, 0, 1);
        const cover = shape * (layer.alpha[i]! / 255);
        if (cover > (seen.get(i) ?? 0)) seen.set(i, cover);
      }
    }
  }
  for (const [i, cover] of seen) {
    for (let c = 0; c < 3; c++) {
      const under = canvas[i * 4 + c]!;
      canvas[i * 4 + c] = lerp(under, seam ? under * paint : paint[c]!, cover * strength);
    }
  }
}

export function drawButton(
  layer: Layer,
  canvas: Uint8ClampedArray,
  at: Point,
  radius: number,
  color: Rgb,
): void {
  eachPixelAround([at], radius + 1, layer, (x, y, i) => {
    const cover = clamp(radius - vectorLength(x - at[0], y - at[1]) + 0.5, 0, 1) * (layer.alpha[i]! / 255);
    if (cover <= 0) return;
    const lit = x - at[0] + y - at[1] < -radius * 0.4 ? 1.5 : 1;
    for (let c = 0; c < 3; c++) canvas[i * 4 + c] = lerp(canvas[i * 4 + c]!, color[c]! * lit + 8, cover);
  });
}
