// What the page and the worker that reads photos of garments say to each other.
import type { Mark } from '../../domain/closet/own-cloth.ts';
import type { SurfaceFacts, SurfaceRefusal } from '../../domain/looks/garment-surface.ts';
import type { Hex } from '../../domain/looks/cloth.ts';
import type { Drawing } from '../../domain/looks/look.ts';
import type { BodyMapData } from '../../domain/photos/body-map.ts';
import type { Gender } from '../../domain/preferences/style.ts';
import type { GarmentShape } from './garment-reading.ts';
import type { LandmarkName } from './landmarks/garment-landmarks.ts';
import type { GarmentSuggestion } from './offer-garments.ts';

/** A landmark in shares of the photo's sides; sure 0..1. */
export type ReadMark = Mark & { sure: number };
export type Marks = Partial<Record<LandmarkName, ReadMark>>;

/** Her cloth laid flat: a JPG, its coverage below its colors (stacked-atlas.ts); or why it cannot be worn. */
export type LaidFlat =
  | { is: 'cloth'; atlas: Blob; surface: SurfaceFacts; why?: SurfaceRefusal | undefined }
  | { is: 'drawing'; why: SurfaceRefusal | 'worn' };

export interface ReadGarmentPhoto {
  is: 'garment';
  /** The likeliest first. */
  offers: GarmentSuggestion[];
  /** How sure the first is, 0..1. */
  sure: number;
  shape: GarmentShape;
  /** Of the cloth, the largest share first. */
  colors: Hex[];
  /** PNG of pixels alone, without the file's metadata; so is the photo, a JPG. */
  cutOut: Blob;
  photo: Blob;
  marks: Marks;
  laid: LaidFlat;
}
export type GarmentPhotoReply =
  | ReadGarmentPhoto
  | { is: 'no garment' }
  | { is: 'unreadable' }
  /** Of a photo of her in her clothes: a sentence. */
  | { is: 'not cut'; why: string };

/** She in her clothes, as the body map found her. */
export interface WornPhoto {
  photo: Blob;
  bodyMap: BodyMapData;
  mapA: Blob;
  mapB: Blob;
}

/** What she has changed; the other marks are as they were read. */
export interface MovedMarks {
  marks: Partial<Record<LandmarkName, Mark>>;
  adjusted: SurfaceFacts['adjusted'];
}

/** The drawing of the kind that she says a photo shows; null where she has not. */
export type ToldKind = Drawing | null;

export type GarmentPhotoRequest =
  | { id: number; do: 'read'; photo: Blob; gender: Gender; kind: ToldKind }
  | { id: number; do: 'cut worn'; person: WornPhoto; gender: Gender }
  /** Null: the photo that this worker has read last. */
  | { id: number; do: 'lay flat'; photo: Blob | null; kind: ToldKind; moved: MovedMarks };
export type GarmentPhotoAnswer =
  | { id: number; read: GarmentPhotoReply }
  | { id: number; worn: ReadGarmentPhoto[] }
  | { id: number; laid: LaidFlat | null };
