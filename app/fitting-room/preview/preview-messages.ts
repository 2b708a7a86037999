import type { BodyMapData } from '../../domain/photos/body-map.ts';
import type { Look } from '../../domain/looks/look.ts';
import type { ClothFiles } from './cloth-files.ts';

export interface DressablePhoto {
  photo: Blob;
  bodyMap: BodyMapData;
  mapA: Blob;
  mapB: Blob;
}

export interface PreviewOrder {
  look: Look;
  person: DressablePhoto;
  cloths?: ClothFiles;
}

/** The worker reads a person once, and draws whatever follows on the last one that it was sent. */
export type PreviewMessage = { person: DressablePhoto } | { look: Look; cloths?: ClothFiles };

/**
 * To each look: a JPEG of the server's size, and how long it took to draw; null when this photo cannot be dressed.
 */
export type PreviewReply = { picture: Blob; ms: number } | { picture: null; why: string };
