import type { SurfaceFacts } from '../looks/garment-surface.ts';

/** In shares of the photo's sides. */
export interface Mark {
  x: number;
  y: number;
}

/** How her own piece is worn: what is kept beside its atlas, so that it can be dressed, and read anew when she moves a mark. */
export interface OwnCloth {
  /** Landmarks where she has put them, by name. */
  marks: Record<string, Mark>;
  surface: SurfaceFacts;
}
