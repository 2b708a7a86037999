// An atlas as one JPG: its colors, and its coverage as grays below them. A tenth of a PNG, and no other decoder is needed
// where pictures are drawn (docs/decisions/her-cloth-is-a-jpg.md).
import type { PanelPlace, SurfaceFacts } from '../../domain/looks/garment-surface.ts';
import type { GarmentSurface } from './garment-surface.ts';
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

/** The surface that a stored atlas is; null where its panels do not lie in it. */
export function surfaceFrom(facts: SurfaceFacts, stacked: Picture): GarmentSurface | null {
  const atlas = unstackAtlas(stacked);
  const isInside = ({ x, y, width, height }: PanelPlace): boolean =>
    [x, y, width, height].every(Number.isInteger) &&
    width > 0 &&
    height > 0 &&
    x + width <= atlas.width &&
    y + height <= atlas.height;
  return Object.values(facts.panels).every(isInside) ? { facts, atlas } : null;
}

export function unstackAtlas({ width, height, data }: Picture): Picture {
  const half = Math.floor(height / 2);
  const atlas = data.slice(0, width * half * 4);
  for (let i = 0; i < width * half; i++) atlas[i * 4 + 3] = data[(width * half + i) * 4 + 1]!;
  return { width, height: half, data: atlas };
}
