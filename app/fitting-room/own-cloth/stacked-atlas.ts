// An atlas as one JPG: its colors, and its coverage as grays below them. A tenth of a PNG, and no other decoder is needed
// where pictures are drawn (docs/decisions/her-cloth-is-a-jpg.md).
import type { Picture } from '../pixels/pixels.ts';

/** Twice as tall, without alpha. */
export function stackAtlas({ width, height, data }: Picture): Picture {
  const stacked = new Uint8ClampedArray(data.length * 2);
  stacked.set(data);
  for (let i = 0; i < width * height; i++) {
    const below = (width * height + i) * 4;
    stacked.fill(data[i * 4 + 3]!, below, below + 3);
    stacked[i * 4 + 3] = stacked[below + 3] = 255;
  }
  return { width, height: height * 2, data: stacked };
}

export function unstackAtlas({ width, height, data }: Picture): Picture {
  const half = Math.floor(height / 2);
  const atlas = data.slice(0, width * half * 4);
  for (let i = 0; i < width * half; i++) atlas[i * 4 + 3] = data[(width * half + i) * 4 + 1]!;
  return { width, height: half, data: atlas };
}
