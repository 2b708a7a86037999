// What was measured on a picture that a model drew of her, kept with the outfit.

/** Ratios of a body that no picture may change: lengths across and along it, measured against the size of her head. */
export type BodyRatio = 'shoulders' | 'waist' | 'hips' | 'stance' | 'hands' | 'height' | 'legs';

/** Why a picture is not shown: no head, person cut off, another room, a seam at the head, hands or body changed. */
export type PictureFault = 'unreadable' | 'no-face' | 'cut' | 'background' | 'seam' | 'hands' | 'body';

export interface LikenessFigures {
  /** Correlation of her head with the picture's, -1..1. */
  match: number;
  /** Where the picture lay against the photo: shift as a share of the photo's width, scale, turn in degrees. */
  shift: number;
  scale: number;
  turn: number;
  /** Shares by which ratios lie outside of what her photo and the look explain. */
  drift: Partial<Record<BodyRatio, number>>;
}

export interface PictureTrial {
  by: string;
  fault: PictureFault | null;
  figures: LikenessFigures;
}

/** What a model said of her photo before a picture was paid for; it counts for this upright copy only. */
export interface PhotoVerdict {
  upright: string;
  by: string;
  usable: boolean;
}
