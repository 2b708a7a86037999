import type { BodyMapData } from '../../domain/photos/body-map.ts';
import type { SurfaceFacts } from '../../domain/looks/garment-surface.ts';
import type { Look } from '../../domain/looks/look.ts';

export interface DressablePhoto {
  photo: Blob;
  bodyMap: BodyMapData;
  mapA: Blob;
  mapB: Blob;
}

/** Her own cloth of a piece: what is known of it, and its atlas as one JPG (own-cloth/stacked-atlas.ts). */
export interface ClothFile {
  facts: SurfaceFacts;
  atlas: Blob;
}
/** By the id of the worn garment. */
export type ClothFiles = ReadonlyMap<string, ClothFile>;

export interface PreviewOrder {
  look: Look;
  person: DressablePhoto;
  cloths: ClothFiles;
}

/** The worker reads a person once, and draws whatever follows on the last one that it was sent. */
export type PreviewMessage = { person: DressablePhoto } | { look: Look; cloths: ClothFiles };

/**
 * To each look: a JPEG of the server's size, and how long it took to draw; null when this photo cannot be dressed.
 */
export type PreviewReply = { picture: Blob; ms: number } | { picture: null; why: string };
