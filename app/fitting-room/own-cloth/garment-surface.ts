import type { SurfaceFacts, SurfaceRefusal } from '../../domain/looks/garment-surface.ts';
import type { Picture } from '../pixels/pixels.ts';

/** The longer side of an atlas, in pixels. */
export const ATLAS_SIZE = 640;

/** Of a front's width: it goes on so far beyond its edges, under the sleeves. */
export const SEAM = 0.05;

/** A garment's own picture, laid flat: color and coverage by panel, across and along. */
export interface GarmentSurface {
  facts: SurfaceFacts;
  atlas: Picture;
}

/** By the id of the worn garment in the look. */
export type Surfaces = ReadonlyMap<string, GarmentSurface>;

/** With `why`, a surface is no more than a piece of its cloth. */
export type Rectified =
  | { surface: GarmentSurface; why?: SurfaceRefusal }
  | { surface: null; why: SurfaceRefusal };
