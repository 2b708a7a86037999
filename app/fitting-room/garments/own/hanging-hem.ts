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

/** By column: the row where the tailor's cut ends, or -1; and the row where the picture does. */
function endsOf(cloth: WornCloth, { width, alpha, part }: Layer, end: number): [number[], number[]] {
  const from = Array.from({ length: width }, (_, x) => {
    let y = end - 1;
    while (y > 0 && (alpha[y * width + x]! < 128 || isSleeve(part[y * width + x]!))) y--;
    return y < cloth.top + cloth.down * 0.6 || y >= end - 1 ? -1 : y;
  });
  const to = from.map((y, x) => {
    let below = y;
    while (y >= 0 && below < end && (coverageAt(cloth, x, below) * 255 >= 8 || below <= y + 3)) below++;
    return below;
  });
  return [from, to];
}

const windows = (values: readonly number[], radius: number): number[][] =>
  values.map((_, k) => values.slice(Math.max(0, k - radius), k + radius + 1));

/** Of the hem's width: narrower than twice so much nothing hangs from a skirt, and its edge has no steps. */
const STRIP = 0.05;

/** A skirt's hem is cut in one line: what the picture has in strips and steps would be tatters. */
function evenEnds(from: readonly number[], to: readonly number[]): number[] {
  const radius = Math.max(1, Math.round(STRIP * from.filter((y) => y >= 0).length));
  const least = windows(to, radius).map((near) => Math.min(...near.filter((y) => y >= 0)));
  const opened = windows(least, radius).map((near) => Math.max(...near.filter(Number.isFinite)));
  return windows(opened, radius).map((near, x) => {
    const seen = near.filter(Number.isFinite);
    return Math.max(from[x]!, seen.reduce((sum, y) => sum + y, 0) / (seen.length || 1));
  });
}

/** Below the tailor's hem the picture's own outline decides: ties, tails and ruffles hang there. @param isSkirt its hem is one line */
export function hangBelow(cloth: WornCloth, layer: Layer, isSkirt: boolean): void {
  const { width, height, alpha, part } = layer;
  const end = Math.min(height, Math.ceil(cloth.top + cloth.down));
  const [from, to] = endsOf(cloth, layer, end);
  const ends = isSkirt ? evenEnds(from, to) : to;
  for (let x = 0; x < width; x++) {
    const y = from[x]!;
    if (y < 0) continue;
    const at = y * width + x;
    const under = part[at] === PART.skirt ? PART.skirt : PART.body;
    for (let below = y; below < ends[x]!; below++) {
      const i = below * width + x;
      const cover = 255 * (isSkirt ? Math.min(1, ends[x]! - below) : coverageAt(cloth, x, below));
      if (cover <= alpha[i]!) continue;
      if (alpha[i]! < 40) placePixel(layer, i, under, acrossAtPixel(layer, at), 1.2);
      alpha[i] = cover;
    }
  }
}
