// A cut edge is never quite even: garment outlines wander by about a pixel.
import type { Layer } from '../cloth/layer.ts';
import { valueNoise } from './noise.ts';
import { clamp, lerp, smoothstep } from './pixels.ts';

function isEdge(alpha: Uint8Array, i: number, width: number): boolean {
  const value = alpha[i]!;
  if (value > 0 && value < 255) return true;
  return (
    (alpha[i - 2] ?? value) !== value ||
    (alpha[i + 2] ?? value) !== value ||
    (alpha[i - 2 * width] ?? value) !== value ||
    (alpha[i + 2 * width] ?? value) !== value
  );
}

/** Moves the coverage along a layer's edges by smooth noise; changes `layer.alpha` in place. */
export function roughenEdges(layer: Layer, size: number): void {
  const { width, height } = layer;
  const source = layer.alpha.slice();
  const unit = size / 1024;
  const reach = 2.6 * unit;
  for (let i = 0; i < source.length; i++) {
    if (!isEdge(source, i, width)) continue;
    const y = Math.floor(i / width);
    const x = i - y * width;
    const dx = (valueNoise((x * 0.035) / unit, (y * 0.03) / unit) - 0.5) * reach;
    const dy = (valueNoise((x * 0.03) / unit + 50, (y * 0.035) / unit) - 0.5) * reach;
    const px = clamp(x + dx, 0, width - 1.01);
    const py = clamp(y + dy, 0, height - 1.01);
    const xi = Math.floor(px);
    const yi = Math.floor(py);
    const j = yi * width + xi;
    const top = lerp(source[j]!, source[j + 1]!, px - xi);
    const bottom = lerp(source[j + width]!, source[j + width + 1]!, px - xi);
    // Class maps fade out softly; cloth does not.
    layer.alpha[i] = smoothstep(0.22, 0.78, lerp(top, bottom, py - yi) / 255) * 255 + 0.5;
  }
}
