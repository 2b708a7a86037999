import type { BodyMapResult } from '../../../fitting-room/body-map/body-map-messages.ts';

/** How far a chosen photo is. */
export interface PhotoState {
  at: 'empty' | 'checking' | 'decide' | 'refused' | 'uploading' | 'failed' | 'done';
  /** Address of the chosen picture in this browser. */
  preview: string | null;
  /** Why the last file was not taken, or the upload failed. */
  problem: string | null;
  checked: BodyMapResult | null;
  /** The device could not look at the photo; it is kept without a body map. */
  unchecked: boolean;
  share: number;
  words: string;
}

export const EMPTY_PHOTO: PhotoState = {
  at: 'empty',
  preview: null,
  problem: null,
  checked: null,
  unchecked: false,
  share: 0,
  words: '',
};
