import type { SurfaceRefusal } from '../../../domain/looks/garment-surface.ts';
import type { HowDressy, HowWarm, WornWhere } from '../../../domain/closet/closet-terms.ts';
import type { LandmarkName } from '../../../fitting-room/garment-photo/landmarks/garment-landmarks.ts';

/** Why a photo of a piece cannot be used. */
export const PHOTO_SENTENCES = {
  'no garment':
    'We cannot make out a piece of clothing in this photo. Lay it flat on a background of another color, by itself and in full view, and try again.',
  unreadable: 'We cannot read this file as a picture. A JPG or PNG from your camera will work.',
} as const;

/** Why a piece is worn as our drawing: in its color, or where it has a print in its cloth. */
export const DRAWING_SENTENCES: Record<SurfaceRefusal | 'worn', string> = {
  worn: 'It is cut from a photo of you, so you will see our drawing in its colors. A photo of it lying flat shows the piece itself.',
  folded:
    'The points do not fit together, so you will see our drawing in its color instead. Moving a point may fix it.',
  armpit:
    'We cannot tell where the sleeves begin, so you will see our drawing in its color instead. Moving the points may fix it.',
  border:
    'The photo cuts part of it off, so you will see our drawing in its color instead. A photo of the whole piece fixes it.',
  ground:
    'We cannot tell it from the background, so you will see our drawing in its color instead. A photo on a plain background of another color fixes it.',
  shape: 'Pieces of this kind are shown on you as our drawing, in its color.',
};

export const MARK_NAMES: Record<LandmarkName, string> = {
  'neck-left': 'Neck, left',
  'neck-right': 'Neck, right',
  'neck-front': 'Neckline, lowest point',
  'shoulder-left': 'Shoulder, left',
  'shoulder-right': 'Shoulder, right',
  'armpit-left': 'Armpit, left',
  'armpit-right': 'Armpit, right',
  'cuff-outer-left': 'Cuff, left',
  'cuff-inner-left': 'Inside of the cuff, left',
  'cuff-outer-right': 'Cuff, right',
  'cuff-inner-right': 'Inside of the cuff, right',
  'hem-left': 'Hem, left',
  'hem-right': 'Hem, right',
  'waist-left': 'Waist, left',
  'waist-right': 'Waist, right',
  crotch: 'Crotch',
  'leg-outer-left': 'Leg opening, left outside',
  'leg-inner-left': 'Leg opening, left inside',
  'leg-outer-right': 'Leg opening, right outside',
  'leg-inner-right': 'Leg opening, right inside',
};

export const WHERE_WORDS: Record<WornWhere, string> = {
  'upper-body': 'Upper body',
  'over-a-top': 'Over a top',
  outdoors: 'Outdoors, over everything',
  legs: 'Legs',
  'whole-body': 'Whole body',
  feet: 'Feet',
  head: 'Head',
  neck: 'Neck',
  hands: 'Hands',
  carried: 'Carried',
};
export const WARM_WORDS: Record<HowWarm, string> = { light: 'Light', medium: 'Medium', warm: 'Warm' };
export const DRESSY_WORDS: Record<HowDressy, string> = {
  relaxed: 'Relaxed',
  smart: 'Smart',
  dressy: 'Dressy',
};
