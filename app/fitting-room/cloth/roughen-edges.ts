import type { Layer } from './layer.ts';
import { contentBounds } from '../pixels/content-bounds.ts';
import { valueNoise } from '../pixels/noise.ts';
import { clamp, lerp, smoothstep } from '../pixels/pixels.ts';

function isEdge(alpha: Uint8Array, i: number, width: number): boolean {
  const value = alpha[i]!;
  if (value > 0 && value < 255) return true;
  const end = alpha.length;
  return (
    (i >= 2 && alpha[i - 2] !== value) ||
    (i + 2 < end && alpha[i + 2] !== value) ||
    (i >= 2 * width && alpha[i - 2 * width] !== value) ||
    (i + 2 * width < end && alpha[i + 2 * width] !== value)
  );
}

/** A pixel that the edge moves onto takes its place on the cloth from its neighbor. */
function takePlace(layer: Layer, i: number, from: number): void {
  const { part, across, along, width } = layer;
  if (part[i] !== 0) return;
  for (const step of [0, 1, width, -1, -width, width + 1, -width - 1, 2, -2, 2 * width, -2 * width]) {
    const k = from + step;
    if (!part[k]) continue;
    part[i] = part[k];
    across[i] = across[k]!;
    along[i] = along[k]!;
    return;
  }
}

/** In pixels of a picture 1024 high: amplitude of the edge's noise, and frequency. */
const CUT = { reach: 2.6, often: 1 };
const PILE = { reach: 4.6, often: 5 };

/** Changes `layer`. `pile`: its edge is one of tufts. */
export function roughenEdges(layer: Layer, size: number, pile = false): void {
  const { width, height } = layer;
  const content = contentBounds(layer.alpha, width, height);
  if (!content) return;
  const source = layer.alpha.slice();
  const unit = size / 1024;
  const { reach: far, often } = pile ? PILE : CUT;
  const reach = far * unit;
  const end = Math.min(height, content.y1 + 2) * width;
  for (let i = Math.max(0, content.y0 - 2) * width; i < end; i++) {
    if (!isEdge(source, i, width)) continue;
    const y = Math.floor(i / width);
    const x = i - y * width;
    const dx = (valueNoise((x * 0.035 * often) / unit, (y * 0.03 * often) / unit) - 0.5) * reach;
    const dy = (valueNoise((x * 0.03 * often) / unit + 50, (y * 0.035 * often) / unit) - 0.5) * reach;
    const px = clamp(x + dx, 0, width - 1.01);
    const py = clamp(y + dy, 0, height - 1.01);
    const xi = Math.floor(px);
    const yi = Math.floor(py);
    const j = yi * width + xi;
    const top = lerp(source[j]!, source[j + 1]!, px - xi);
    const bottom = lerp(source[j + width]!, source[j + width + 1]!, px - xi);
    layer.alpha[i] = smoothstep(0.22, 0.78, lerp(top, bottom, py - yi) / 255) * 255 + 0.5;
    if (layer.alpha[i]! > 0) takePlace(layer, i, j);
  }
}
