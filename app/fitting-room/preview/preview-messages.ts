import type { BodyMapData } from '../../domain/photos/body-map.ts';
import type { Look } from '../../domain/looks/look.ts';

export interface DressablePhoto {
  photo: Blob;
  bodyMap: BodyMapData;
  mapA: Blob;
  mapB: Blob;
}

export interface PreviewOrder {
  look: Look;
  person: DressablePhoto;
}

/** JPEG of the server's size; null when this photo cannot be dressed. */
export type PreviewReply = { picture: Blob } | { picture: null; why: string };
