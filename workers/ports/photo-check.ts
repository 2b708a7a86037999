import type { JpegFile } from './image-editor.ts';

/** What a model sees on a photo. */
export interface PhotoFinding {
  onePerson: boolean;
  wholeBody: boolean;
  clothed: boolean;
  adult: boolean;
}

/** A model that looks at her photo before a picture of it is paid for. */
export interface PhotoCheck {
  readonly name: string;
  /** What one look costs, in millionths of a US dollar. */
  readonly costMicros: number;
  /** @throws ProviderError */
  look(photo: JpegFile): Promise<PhotoFinding>;
}
