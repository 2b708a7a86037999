import type { BodyMapData } from '../../domain/photos/body-map.ts';
import type { Look } from '../../domain/looks/look.ts';
import type { ClothFiles } from './cloth-files.ts';

export interface DressablePhoto {
  photo: Blob;
  bodyMap: BodyMapData;
  mapA: Blob;
  mapB: Blob;
}

/** Her photos, the first one first. */
export type DressablePhotos = readonly DressablePhoto[];

export interface PreviewOrder {
  look: Look;
  people: DressablePhotos;
  cloths?: ClothFiles;
}

/** The worker reads each photo once, and draws whatever follows on those that it was sent last. */
export type PreviewMessage = { people: DressablePhotos } | { look: Look; cloths?: ClothFiles };

/**
 * To each look: a JPEG of the server's size, and how long it took to draw; null when no photo can be dressed.
 */
export type PreviewReply = { picture: Blob; ms: number } | { picture: null; why: string };
