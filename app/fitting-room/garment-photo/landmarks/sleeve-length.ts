// How long the sleeves are that the picture shows.
import type { Drawing } from '../../../domain/looks/look.ts';
import type { SleeveReading } from '../../../domain/looks/garment-surface.ts';
import type { Doubt } from '../garment-reading.ts';
import type { GarmentLandmarks, LandmarkName } from './garment-landmarks.ts';
import { SIDES } from './half-outlines.ts';

/** In shoulder widths: where a sleeve is a longer one. */
const SLEEVE_LENGTHS: readonly (readonly [SleeveReading, number])[] = [
  ['long', 1],
  ['three-quarter', 0.76],
  ['short', 0.26],
  ['cap', 0],
];

/** Of the width between the armpits, along the inner edge: a short sleeve's at most, and a long one's at least. */
const [SHORT_INNER, LONG_INNER] = [0.42, 0.75] as const;

/**
 * Shoulders lie more or less far out on the sleeve: where they leave it open, its inner edge tells.
 * @param outer from shoulder to cuff, in shoulder widths
 */
export function sleeveLength(landmarks: GarmentLandmarks, outer: number): SleeveReading {
  const read = SLEEVE_LENGTHS.find(([, from]) => outer >= from)![0];
  const between = (a: LandmarkName, b: LandmarkName): number => {
    const [from, to] = [landmarks[a], landmarks[b]];
    return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : 0;
  };
  const inner = SIDES.reduce((sum, side) => sum + between(`armpit-${side}`, `cuff-inner-${side}`) / 2, 0);
  const share = inner / (between('armpit-left', 'armpit-right') || 1);
  if (share < SHORT_INNER) return read === 'cap' ? read : 'short';
  return share > LONG_INNER ? 'long' : read;
}

/** Of an arm's length: so long are long ones. */
const LONG = 0.7;

/** So sure, a cuff is where a sleeve ends. */
const CUFF_SEEN = 0.8;

/** What she says has long sleeves, and no cuff is where they seem to end: they lie folded onto the front. */
export const areFolded = (
  drawing: Drawing | null,
  sleeves: SleeveReading | undefined,
  doubts: readonly Doubt[],
  landmarks: GarmentLandmarks,
): boolean =>
  drawing !== null &&
  (drawing.kind === 'coat' || ('sleeve' in drawing && drawing.sleeve > LONG)) &&
  (sleeves === 'short' || sleeves === 'cap') &&
  doubts.includes('cuff-unsure') &&
  SIDES.every((side) => (landmarks[`cuff-outer-${side}`]?.sure ?? 0) < CUFF_SEEN);
