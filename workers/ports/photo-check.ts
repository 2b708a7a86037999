import type { JpegFile } from './image-editor.ts';

export interface PhotoFinding {
  onePerson: boolean;
  wholeBody: boolean;
  clothed: boolean;
  adult: boolean;
}

export interface PhotoCheck {
  readonly name: string;
  /** Millionths of a US dollar a check. */
  readonly costMicros: number;
  /** @throws ProviderError */
  look(photo: JpegFile): Promise<PhotoFinding>;
}
