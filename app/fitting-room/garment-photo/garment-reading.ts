import type { Point } from '../pixels/pixels.ts';
import type { NeckReading, SleeveReading } from '../../domain/looks/garment-surface.ts';
import type { Neckline } from '../../domain/looks/look.ts';
import type { ClothColors } from './garment-colors.ts';
import type { Form } from './garment-forms.ts';
import type { GarmentLandmarks } from './landmarks/garment-landmarks.ts';

export type GarmentShape = 'top' | 'open-top' | 'dress' | 'skirt' | 'trousers' | 'shorts' | 'other';

/** Why she is asked to look, or the drawing stands in. */
export type Doubt =
  | 'touches-border'
  | 'ground-unsure'
  | 'armpit-unsure'
  | 'cuff-unsure'
  | 'neck-unsure'
  | 'hem-unsure'
  | 'no-sleeve'
  | 'sleeve-hidden'
  | 'sleeve-folded'
  | 'outline-odd'
  | 'form-unsure';

/** In widths between the shoulders; of skirts and trousers in widths of the waist. */
export interface Proportions {
  /** Neck or waist down to the hem. */
  length: number;
  /** Between the armpits; of skirts and trousers the widest. */
  width: number;
  hemWidth: number;
  sleeve: number;
  cuffWidth: number;
  neckWidth: number;
  neckDepth: number;
  /** Waist down to the crotch. */
  rise: number;
  /** Crotch down to the hem of a leg. */
  leg: number;
  legWidth: number;
}

export interface GarmentReading {
  /** Of the picture that was read; landmarks and neckline are in its pixels. */
  width: number;
  height: number;
  /** 0..255, soft at the edge. */
  mask: Uint8Array;
  /** Degrees clockwise that make the garment stand upright. */
  turn: number;
  landmarks: GarmentLandmarks;
  /** The front neckline from left to right; empty where there is none. */
  neckline: Point[];
  /** Missing where the shape has no neck. */
  neck?: NeckReading;
  /** The neck of the kind that she says it is; a hood and a roll stand up. */
  told?: Neckline | 'hood';
  /** Of tops and dresses, as far as the picture shows any. */
  sleeves?: SleeveReading;
  shape: GarmentShape;
  /** Likeliest first; chances add up to 1. */
  forms: { form: Form; chance: number }[];
  /** What the form is told by (form-figures.ts); missing where it is no garment for the body. */
  figures?: readonly number[];
  colors: ClothColors['colors'];
  pattern: ClothColors['pattern'];
  /** What does not belong to the shape is missing. */
  proportions: Partial<Proportions>;
  doubts: Doubt[];
}
