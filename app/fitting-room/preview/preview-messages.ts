// What the page and its preview worker say to each other.
import type { BodyMapData } from '../../domain/photos/body-map.ts';
import type { Look } from '../../domain/looks/look.ts';

/** A photo with all that is known of it. */
export interface DressablePhoto {
  /** Upright JPEG. */
  photo: Blob;
  bodyMap: BodyMapData;
  /** The two class pictures, PNG. */
  mapA: Blob;
  mapB: Blob;
}

export interface PreviewOrder {
  look: Look;
  person: DressablePhoto;
}

/** JPEG of the size that the server makes; null when this photo cannot be dressed. */
export type PreviewReply = { picture: Blob } | { picture: null; why: string };
