import type { Picture } from '../../pixels/pixels.ts';

/** Colors, and 1 where the wall is seen. */
export interface CoarsePicture {
  width: number;
  height: number;
  color: Float32Array;
  known: Uint8Array;
}

export function downsample({ data, width, height }: Picture, hole: Uint8Array, step: number): CoarsePicture {
  const [wide, tall] = [Math.ceil(width / step), Math.ceil(height / step)];
  const color = new Float32Array(wide * tall * 3);
  const known = new Uint8Array(wide * tall).fill(1);
  const count = new Uint16Array(wide * tall);
  for (let i = 0; i < width * height; i++) {
    const y = Math.floor(i / width);
    const j = Math.floor(y / step) * wide + Math.floor((i - y * width) / step);
    if (hole[i]! > 0) {
      known[j] = 0;
      continue;
    }
    count[j]!++;
    color[j * 3]! += data[i * 4]!;
    color[j * 3 + 1]! += data[i * 4 + 1]!;
    color[j * 3 + 2]! += data[i * 4 + 2]!;
  }
  for (let j = 0; j < count.length; j++)
    for (let c = 0; c < 3; c++) color[j * 3 + c]! /= Math.max(1, count[j]!);
  return { width: wide, height: tall, color, known };
}

/** Weight of what is above and below against the sides: the floor's line is level. */
const ABOVE = 0.002;

export function interpolateUnknown({ width, height, color, known }: CoarsePicture): void {
  const weights = new Float32Array(width * height);
  const sums = new Float32Array(width * height * 3);
  const sweep = (first: number, step: number, count: number, share: number): void => {
    let seen = -1;
    for (let k = 0, j = first; k < count; k++, j += step) {
      if (known[j]) seen = k;
      else if (seen >= 0) {
        const weight = share / (k - seen) ** 2;
        const from = first + seen * step;
        weights[j]! += weight;
        for (let c = 0; c < 3; c++) sums[j * 3 + c]! += color[from * 3 + c]! * weight;
      }
    }
  };
  for (let y = 0; y < height; y++) {
    sweep(y * width, 1, width, 1);
    sweep(y * width + width - 1, -1, width, 1);
  }
  for (let x = 0; x < width; x++) {
    sweep(x, width, height, ABOVE);
    sweep((height - 1) * width + x, -width, height, ABOVE);
  }
  for (let j = 0; j < weights.length; j++)
    if (!known[j] && weights[j]! > 0)
      for (let c = 0; c < 3; c++) color[j * 3 + c] = sums[j * 3 + c]! / weights[j]!;
}
