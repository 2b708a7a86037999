import type { SurfaceFacts } from '../../domain/looks/garment-surface.ts';
import type { Surfaces } from '../own-cloth/garment-surface.ts';
import { surfaceFrom } from '../own-cloth/stacked-atlas.ts';
import { pixelsOf } from '../pixels/offscreen-canvas.ts';

/** Her own cloth of a piece: what is known of it, and its atlas as one JPG (own-cloth/stacked-atlas.ts). */
export interface ClothFile {
  facts: SurfaceFacts;
  atlas: Blob;
}
/** By the id of the worn garment. */
export type ClothFiles = ReadonlyMap<string, ClothFile>;

/** To be worn. A cloth that cannot be read is left out: our drawing is worn. */
export async function surfacesFrom(cloths: ClothFiles): Promise<Surfaces> {
  const read = [...cloths].map(async ([id, { facts, atlas }]) => {
    const surface = surfaceFrom(facts, await pixelsOf(atlas));
    return surface && ([id, surface] as const);
  });
  const settled = await Promise.allSettled(read);
  return new Map(settled.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])));
}
