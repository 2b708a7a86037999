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
