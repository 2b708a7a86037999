// What hangs below the hem that the tailor cuts: ties, tails, and the rounded hem of a shirt.
import type { SurfaceCut } from '../../../domain/looks/garment-surface.ts';
import { acrossAtPixel, isSleeve, PART, placePixel, type Layer } from '../../cloth/layer.ts';
import { coverageAt, type WornCloth } from '../../cloth/worn-cloth.ts';
import type { Picture } from '../../pixels/pixels.ts';

/** Of the shoulder unit: less below the hem is no tie or tail, but a hem that lies uneven; unless it is rounded. */
const [HANGS, ROUNDED] = [0.1, 0.035] as const;
/** Places across at which a hem is measured; and of its depth, how far its sides may differ. */
const [PLACES, ALIKE] = [9, 0.4] as const;

/** Lowest in the middle, and alike on both sides: as it was sewn. */
function isRounded({ data, width, height }: Picture): boolean {
  const ends = Array.from({ length: PLACES }, (_, k) => {
    const x = Math.round(((k + 1) / (PLACES + 1)) * (width - 1));
    let y = height - 1;
    while (y > 0 && data[(y * width + x) * 4 + 3]! < 128) y--;
    return y;
  });
  const depth = ends[PLACES >> 1]! - (ends[0]! + ends.at(-1)!) / 2;
  const half = ends.slice(0, (PLACES + 1) >> 1).map((end, k) => [end, ends[PLACES - 1 - k]!] as const);
  const goesDown = half.every(
    ([a, b], k) => k === 0 || a + b >= half[k - 1]![0] + half[k - 1]![1] - depth * 0.2,
  );
  return depth > 0 && goesDown && half.every(([a, b]) => Math.abs(a - b) < depth * ALIKE);
}

export function hangs({ reach, length }: SurfaceCut, { front }: WornCloth): boolean {
  const below = reach - length;
  return below > HANGS || (below > ROUNDED && front !== null && isRounded(front));
}

/** Below the tailor's hem the picture's own outline decides: ties, tails and ruffles hang there. */
export function hangBelow(cloth: WornCloth, layer: Layer): void {
  const { width, height, alpha, part } = layer;
  const end = Math.min(height, Math.ceil(cloth.top + cloth.down));
  for (let x = 0; x < width; x++) {
    let y = end - 1;
    while (y > 0 && (alpha[y * width + x]! < 128 || isSleeve(part[y * width + x]!))) y--;
    const from = y * width + x;
    if (y < cloth.top + cloth.down * 0.6 || y >= end - 1) continue;
    const under = part[from] === PART.skirt ? PART.skirt : PART.body;
    for (let below = y; below < end; below++) {
      const i = below * width + x;
      const cover = coverageAt(cloth, x, below) * 255;
      if (cover < 8 && below > y + 3) break;
      if (cover <= alpha[i]!) continue;
      if (alpha[i]! < 40) placePixel(layer, i, under, acrossAtPixel(layer, from), 1.2);
      alpha[i] = cover;
    }
  }
}
