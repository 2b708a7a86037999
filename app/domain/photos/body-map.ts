// What is known of the body on a photo: found once at upload in the browser, stored as private as the photo.

/** [x, y, z, visibility]; x and y in 0..1 of the upright photo, z in the same scale as x. */
export type Landmark = readonly [number, number, number, number];

export const BODY_CLASSES = ['hair', 'skin', 'face', 'clothes', 'others', 'background'] as const;
export type BodyClass = (typeof BODY_CLASSES)[number];

/** 21 points of one hand in the order of the MediaPipe hand model, from the wrist to the little finger's tip; 0..1 as landmarks. */
export type HandMarks = readonly (readonly [number, number])[];
/** Her own left and right hand; null where none is seen. */
export type HandsOnPhoto = readonly [HandMarks | null, HandMarks | null];

export interface BodyMapData {
  version: 1;
  /** Pixel size of the upright copy that the landmarks were found on (within 1536x2304, either way round). */
  photo: { width: number; height: number };
  /** 33 landmarks of the MediaPipe pose model, in its order. */
  landmarks: Landmark[];
  /** Maps made before 29 November 2026 have none. */
  hands?: HandsOnPhoto;
}

/** Confidence 0..255 per class, row-major, at its own size (half the upright copy or smaller). */
export interface ClassMaps {
  width: number;
  height: number;
  hair: Uint8Array;
  skin: Uint8Array;
  face: Uint8Array;
  clothes: Uint8Array;
  others: Uint8Array;
  background: Uint8Array;
}

export interface BodyMap extends BodyMapData {
  classes: ClassMaps;
}
