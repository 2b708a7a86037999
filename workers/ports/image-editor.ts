import type { BodyMapData } from '../../app/domain/body-map.ts';
import type { Look } from '../../app/domain/look.ts';

/** The stored photo of a person, as private as it gets: bytes never leave the two Workers. */
export interface PhotoToDress {
  /** Upright JPEG of at most 1536x2304. */
  upright: Uint8Array;
  bodyMap: BodyMapData;
  /** The two class pictures (PNG): hair, skin, face / clothes, others, background. */
  mapA: Uint8Array;
  mapB: Uint8Array;
}

export interface RenderedImage {
  bytes: Uint8Array;
  contentType: 'image/jpeg';
  width: number;
  height: number;
  /** Stored with the outfit: 'fitting-room', 'flat-lay' or a provider's name. */
  source: string;
}

export interface ImageEditor {
  readonly name: string;
  /** Without a photo the look is drawn as a flat-lay card. @throws ProviderError */
  render(look: Look, photo: PhotoToDress | null): Promise<RenderedImage>;
}

export interface JpegFile {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** What a picture model is asked: the same for all. */
export interface PictureOrder {
  /** Her photo, no larger than `mostSide`, in the shape that the model answers in (2:3). */
  photo: JpegFile;
  /** The look laid out flat: what the garments are like. */
  card: JpegFile;
  prompt: string;
  /** A hash that says "the same person again" and nothing else. */
  person: string;
}

/** A model that draws a look on a photo. Its picture is never shown before face lock and body truth have passed it. */
export interface PictureModel {
  readonly name: string;
  /** What one picture costs, in millionths of a US dollar. */
  readonly costMicros: number;
  /** Longest side of the pictures that it takes, px. */
  readonly mostSide: number;
  /** A whole JPEG or PNG in the shape of the photo. @throws ProviderError */
  edit(order: PictureOrder): Promise<Uint8Array>;
}
