import type { BodyMapData } from '../../app/domain/photos/body-map.ts';
import type { Look, Slot } from '../../app/domain/looks/look.ts';
import type { LikenessFigures, PictureFault } from '../../app/domain/looks/picture-check.ts';

/** The stored photo of a person, as private as it gets: bytes never leave the two Workers. */
export interface PhotoToDress {
  /** Upright JPEG of at most 1536x2304. */
  upright: Uint8Array;
  bodyMap: BodyMapData;
  /** The two class pictures (PNG): hair, skin, face / clothes, others, background. */
  mapA: Uint8Array;
  mapB: Uint8Array;
  /** What a render before has read of her on this photo ({@link RenderedImage.reading}); of another photo it is not used. */
  reading?: Uint8Array | null;
}

export interface RenderedImage {
  bytes: Uint8Array;
  contentType: 'image/jpeg';
  width: number;
  height: number;
  /** Stored with the outfit: 'fitting-room', 'flat-lay' or a provider's name. */
  source: string;
  /** What was read of her for it, to be kept for the next picture on the same photo; none when it was known. */
  reading?: Uint8Array;
}

/** What a model takes, and so what it is shown. */
export interface PictureNeeds {
  /** Longest side of the pictures that it takes, px. */
  readonly mostSide: number;
  /** 'body': the part of her photo around her, where pictures are small. Without it all of her photo. */
  readonly frame?: 'body';
  /** The look beside her photo: laid out on one card, each garment by itself, or in words alone. Without it the card. */
  readonly garments?: 'card' | 'each' | 'words';
}

/** One garment of the look, drawn by itself or as she photographed hers. */
export interface GarmentPicture {
  slot: Slot;
  picture: JpegFile;
}

/** What a model is shown: her photo in 2:3, the look laid out flat, and its garments one by one where it wants those. */
export interface PictureBasis {
  photo: JpegFile;
  card: JpegFile;
  /** Skin first; empty for a model that does not ask for them. */
  garments: readonly GarmentPicture[];
}

/** Her own pictures of her pieces (PNG, cut out), by the id of the garment that they show. */
export type OwnPictures = ReadonlyMap<string, Uint8Array>;

/** A model's picture with her own face, hair and hands; null image: it may not be shown. */
export interface Restored {
  image: Omit<RenderedImage, 'source' | 'reading'> | null;
  fault: PictureFault | null;
  figures: LikenessFigures;
}

export interface ImageEditor {
  readonly name: string;
  /** Without a photo the look is drawn as a flat-lay card. @throws ProviderError */
  render(look: Look, photo: PhotoToDress | null): Promise<RenderedImage>;
}

/** What stands between her photo and models that draw on it. */
export interface PictureLock {
  /** What a model is shown; null for a photo that cannot be dressed. */
  basisFor(
    look: Look,
    photo: PhotoToDress,
    needs: PictureNeeds,
    own?: OwnPictures,
  ): Promise<PictureBasis | null>;
  /** Face lock and body truth for a model's answer (JPEG or PNG) to what `needs` showed it. */
  restore(look: Look, photo: PhotoToDress, answer: Uint8Array, needs: PictureNeeds): Promise<Restored>;
}

export interface JpegFile {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** What a picture model is asked: the same for all. */
export interface PictureOrder extends PictureBasis {
  prompt: string;
  /** A hash that says "the same person again" and nothing else. */
  person: string;
}

/** A model that draws a look on a photo. Its picture is never shown before face lock and body truth have passed it. */
export interface PictureModel extends PictureNeeds {
  readonly name: string;
  /** What one picture costs, in millionths of a US dollar. */
  readonly costMicros: number;
  /** A whole JPEG or PNG in the shape of the photo. @throws ProviderError */
  edit(order: PictureOrder): Promise<Uint8Array>;
}
