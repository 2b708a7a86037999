/** The corners of a garment in its picture; "left" is the picture's left. */
export const LANDMARKS = [
  'neck-left',
  'neck-right',
  'neck-front',
  'shoulder-left',
  'shoulder-right',
  'armpit-left',
  'armpit-right',
  'cuff-outer-left',
  'cuff-inner-left',
  'cuff-outer-right',
  'cuff-inner-right',
  'hem-left',
  'hem-right',
  'waist-left',
  'waist-right',
  'crotch',
  'leg-outer-left',
  'leg-inner-left',
  'leg-outer-right',
  'leg-inner-right',
] as const;

export type LandmarkName = (typeof LANDMARKS)[number];

/** x and y in pixels of the read picture; sure from 0 to 1. */
export interface Landmark {
  x: number;
  y: number;
  sure: number;
}

export type GarmentLandmarks = Partial<Record<LandmarkName, Landmark>>;
