import { blurInto, blurred } from '../../pixels/blur.ts';
import { lerp, smoothstep } from '../../pixels/pixels.ts';

interface Flow {
  sum: Float32Array;
  weight: Float32Array;
}

/** Blurs ratio and weight alike and divides: known light flows into the holes. */
function flow(ratio: Float32Array, weight: Uint8Array, width: number, height: number, sigma: number): Flow {
  return {
    sum: blurred(ratio, width, height, sigma),
    weight: blurred(weight, width, height, sigma),
  };
}

/**
 * Also very wide, so that only its fall over the body remains.
 * @param ratio light as a ratio, times how far it was seen.
 * @param trust how far that is, 0..255
 */
export function fillShadingHoles(
  ratio: Float32Array,
  trust: Uint8Array,
  width: number,
  height: number,
  size: number,
) {
  const near = flow(ratio, trust, width, height, Math.max(2, size * 0.0035));
  const mid = flow(ratio, trust, width, height, size * 0.014);
  const far = flow(ratio, trust, width, height, size * 0.04);
  const low = near.sum;
  const wide = far.sum;
  for (let y = 0; y < height; y++) fillRow(near, mid, far, y * width, (y + 1) * width);
  blurInto(wide, wide, width, height, size * 0.04);
  return { low, wide };
}

function fillRow(near: Flow, mid: Flow, far: Flow, from: number, to: number): void {
  const low = near.sum;
  const wide = far.sum;
  for (let i = from; i < to; i++) {
    const a = near.weight[i]! / 255;
    const b = mid.weight[i]! / 255;
    const c = far.weight[i]! / 255;
    const base = c > 0.01 ? far.sum[i]! / far.weight[i]! : 0.9;
    const middle = b > 0.02 ? lerp(base, mid.sum[i]! / mid.weight[i]!, smoothstep(0.02, 0.25, b)) : base;
    low[i] = a > 0.05 ? lerp(middle, near.sum[i]! / near.weight[i]!, smoothstep(0.05, 0.5, a)) : middle;
    wide[i] = base;
  }
}
