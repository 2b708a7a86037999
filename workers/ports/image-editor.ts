import type { BodyMapData } from '../../app/domain/photos/body-map.ts';
import type { SurfaceFacts } from '../../app/domain/looks/garment-surface.ts';
import type { Look, Slot } from '../../app/domain/looks/look.ts';
import type { PhotoName } from '../../app/domain/photos/photo-name.ts';
import type { LikenessFigures, PictureFault } from '../../app/domain/looks/picture-check.ts';

/** As private as it gets: the bytes never leave the two Workers. */
export interface PhotoToDress {
  name: PhotoName;
  /** Upright JPEG of at most 1536x2304. */
  upright: Uint8Array;
  bodyMap: BodyMapData;
  /** Class pictures (PNG): hair, skin, face / clothes, others, background. */
  mapA: Uint8Array;
  mapB: Uint8Array;
  reading?: Uint8Array | null;
}

export interface RenderedImage {
  bytes: Uint8Array;
  contentType: 'image/jpeg';
  width: number;
  height: number;
  source: string;
  /** To keep for the next pictures on the same photos; none of those that were known. */
  readings?: readonly PhotoReading[];
}

export interface PhotoReading {
  name: PhotoName;
  bytes: Uint8Array;
}

export interface PictureNeeds {
  /** Longest side of its pictures, px. */
  readonly mostSide: number;
  /** 'body': the part of her photo around her, where pictures are small. */
  readonly frame?: 'body';
  /** How the look is shown; default 'card', all garments laid out. */
  readonly garments?: 'card' | 'each' | 'words';
}

export interface GarmentPicture {
  slot: Slot;
  picture: JpegFile;
}

/** Her photo in 2:3, the look laid out flat, and its garments one by one where wanted. */
export interface PictureBasis {
  photo: JpegFile;
  card: JpegFile;
  /** Skin first; empty for models that do not need them. */
  garments: readonly GarmentPicture[];
}

/** PNG, cut out, by the id of the garment. */
export type OwnPictures = ReadonlyMap<string, Uint8Array>;

export interface Restored {
  image: Omit<RenderedImage, 'source' | 'readings'> | null;
  fault: PictureFault | null;
  figures: LikenessFigures;
}

/** Her own cloths by the id of the garment: what is known of each, and its atlas as one JPG. */
export type OwnCloths = ReadonlyMap<string, { facts: SurfaceFacts; atlas: Uint8Array }>;

export interface ImageEditor {
  readonly name: string;
  /** On the one of her photos that shows most of what the look bares; without any a flat-lay card. @throws ProviderError */
  render(look: Look, photos: readonly PhotoToDress[], cloths?: OwnCloths): Promise<RenderedImage>;
}

/** Guards her photo from what models make of it: face, hair and hands stay hers. */
export interface PictureLock {
  /** Null for a photo that cannot be dressed. */
  basisFor(
    look: Look,
    photo: PhotoToDress,
    needs: PictureNeeds,
    own?: OwnPictures,
  ): Promise<PictureBasis | null>;
  /** Puts her face, hair and hands back; a null image may not be shown. */
  restore(look: Look, photo: PhotoToDress, answer: Uint8Array, needs: PictureNeeds): Promise<Restored>;
}

export interface JpegFile {
  bytes: Uint8Array;
  width: number;
  height: number;
}

export interface PictureOrder extends PictureBasis {
  prompt: string;
  /** A hash: the same person again, and nothing else. */
  person: string;
}

/** Its picture is never shown before PictureLock has passed it. */
export interface PictureModel extends PictureNeeds {
  readonly name: string;
  /** Millionths of a US dollar a picture. */
  readonly costMicros: number;
  /** A whole JPEG or PNG in the shape of the photo. @throws ProviderError */
  edit(order: PictureOrder): Promise<Uint8Array>;
}
