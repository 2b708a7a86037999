import type { BodyModel } from '../../person/body-model.ts';
import { garmentReach } from '../../cloth/garment-reach.ts';
import { eachRow, type Layer, type RowVisit } from '../../cloth/layer.ts';
import { clamp, lerp, smoothstep } from '../../pixels/pixels.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';

/** Below the old top's hem the outline goes in: new cloth falls straight. */
function fallStraight({ frame, width, height }: BodyModel, layer: Layer, banded: Uint8Array): void {
  const middle = Math.round(frame.hips[0]);
  const from = Math.max(0, Math.round(heightAtTorsoShare(frame, 0.8)));
  const to = Math.min(height, heightAtTorsoShare(frame, 1.2));
  for (const step of [-1, 1]) {
    let held = 0;
    for (let y = from; y < to; y++) {
      const at = (k: number): number => y * width + middle + step * k;
      if (banded[at(0)]! < 255) break;
      let edge = 0;
      while (layer.alpha[at(edge)]! > 128) edge++;
      for (let k = edge - 1; k < held; k++)
        layer.alpha[at(k)] = Math.max(layer.alpha[at(k)]!, banded[at(k)]! * clamp(held - k, 0, 1));
      held = Math.max(edge, held - 0.08);
    }
  }
}

/**
 * Walks outward from a row's middle: of cloth that stands off her outline, the part stays that hangs free. What
 * moves is the outline; a share of its coverage would be a veil beside her waist.
 * @param near by column, 0..1 within reach of her outline
 */
function hangRow(
  alpha: Uint8Array,
  near: Float64Array,
  start: number,
  from: number,
  to: number,
  free: number,
): void {
  const step = to < from ? -1 : 1;
  for (let x = from; (to - x) * step >= 0; x += step) {
    const held = x;
    while ((to - x) * step >= 0 && near[x]! < 0.5) x += step;
    const hung = Math.abs(x - held) * free;
    for (let k = held; k !== x; k += step)
      alpha[start + k]! *= Math.max(near[k]!, clamp(hung - Math.abs(k - held), 0, 1));
    if ((to - x) * step >= 0) alpha[start + x]! *= near[x]!;
  }
}

/** @param free 1 where it hangs from the chest and her outline below means nothing. */
export function limitTopEase(model: BodyModel, layer: Layer, reach: number, free: number): void {
  const { frame, width } = model;
  const banded = layer.alpha.slice();
  eachRow(layer, limitRow, {
    ...{ layer, free },
    close: garmentReach(model, 0.5),
    loose: garmentReach(model, Math.max(1.2, reach)),
    top: heightAtTorsoShare(frame, 0.22),
    bottom: heightAtTorsoShare(frame, 0.5),
    near: new Float64Array(width),
  });
  fallStraight(model, layer, banded);
}

interface Limits {
  layer: Layer;
  free: number;
  /** Reach of what lies close, above the row `top`, and of what is loose, below `bottom`. */
  close: Uint8Array;
  loose: Uint8Array;
  top: number;
  bottom: number;
  /** By column. */
  near: Float64Array;
}

const limitRow: RowVisit<Limits> = (y, from, to, { layer, free, close, loose, top, bottom, near }) => {
  const start = y * layer.width;
  let first = to;
  let last = from - 1;
  const down = smoothstep(top, bottom, y);
  for (let i = from; i < to; i++) {
    if (layer.alpha[i] === 0) continue;
    first = Math.min(first, i);
    last = i;
    near[i - start] = smoothstep(0.36, 0.64, lerp(close[i]!, loose[i]!, down) / 255);
  }
  const hangs = free * smoothstep(0.2, 0.8, down);
  if (first > last || hangs === 1) return;
  const middle = Math.round((first + last) / 2) - start;
  hangRow(layer.alpha, near, start, middle, first - start, hangs);
  hangRow(layer.alpha, near, start, middle + 1, last - start, hangs);
};
