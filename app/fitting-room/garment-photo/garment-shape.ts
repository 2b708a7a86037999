// What a garment can be by its build and proportions; among the rest the outlines of our own garments decide.
import { smoothstep } from '../pixels/pixels.ts';
import type { Form } from './garment-forms.ts';
import type { GarmentShape, Proportions } from './garment-reading.ts';
import type { Build } from './landmarks/find-landmarks.ts';

export interface Told {
  build: Build;
  proportions: Partial<Proportions>;
  /** From front-opening.ts. */
  opening: number;
}

const over = (value: number | undefined, low: number, high: number): number =>
  value === undefined ? 0.5 : smoothstep(low, high, value);

/** Length of a top or dress: of what has no sleeves the chest says more than the shoulders. */
function lengthOf({ build, proportions: { length, width } }: Told): number | undefined {
  if (!length) return undefined;
  const wide = width ?? 1.15;
  return length / (build === 'sleeved' ? Math.max(1, (1 + wide / 1.15) / 2) : wide / 1.05);
}

function topForms(told: Told): Partial<Record<Form, number>> {
  const { build, proportions, opening } = told;
  const long = lengthOf(told);
  const isDress = over(long, 1.8, 2.15);
  const isLong = over(long, 2.35, 2.9);
  if (build === 'sleeveless') {
    // Without sleeves a long top and a short dress are one outline: between them she is asked.
    const dress = over(long, 1.75, 2.95);
    return {
      'sleeveless-top': 1.05 - dress,
      'short-dress': dress * (1 - 0.8 * isLong),
      'long-dress': dress * (0.2 + 0.8 * isLong),
    };
  }
  const open = over(opening, 1, 1.9);
  const sleeve = over(proportions.sleeve, 0.75, 1.1);
  const deep = over(proportions.neckDepth, 0.3, 0.6);
  const isCoat = over(long, 1.5, 1.95);
  const closed = sleeve * (1 - open) * (1 - isDress);
  const opens = sleeve * (0.2 + 0.8 * open);
  return {
    'short-top': (1 - sleeve) * (1 - isDress),
    'long-top': closed * 0.9,
    sweater: closed * 0.8,
    shirt: sleeve * (1 - isCoat) * (0.25 + 0.7 * open) * (1 - 0.6 * deep),
    cardigan: sleeve * (1 - isCoat) * open * (0.6 + 0.4 * deep),
    blazer: opens * (0.25 + 0.6 * isCoat * (1 - isDress)) * (0.4 + 0.6 * deep),
    jacket: sleeve * open * 0.35 * (1 - isDress),
    'short-coat': opens * isCoat * (1 - 0.7 * isLong),
    'long-coat': opens * over(long, 1.75, 2.3),
    'short-dress': isDress * (1 - 0.8 * open * sleeve) * (1 - 0.8 * isLong),
    'long-dress': isDress * (1 - 0.8 * open * sleeve) * (0.2 + 0.8 * isLong),
  };
}

/** Chances by proportions; 0 or missing what it cannot be. */
export function formsByLandmarks(told: Told): Partial<Record<Form, number>> {
  const { build, proportions } = told;
  switch (build) {
    case 'sleeved':
    case 'sleeveless':
      return topForms(told);
    case 'skirt': {
      const isLong = over(proportions.length, 1.8, 2.6);
      return { skirt: 1 - 0.8 * isLong, 'long-skirt': 0.1 + 0.9 * isLong };
    }
    case 'legged': {
      const isLong = over(proportions.length, 1.7, 2.3);
      const isWide = over(proportions.legWidth, 0.36, 0.5);
      return {
        shorts: 1 - isLong,
        trousers: isLong * (1 - 0.6 * isWide),
        'wide-trousers': isLong * (0.2 + 0.8 * isWide),
      };
    }
  }
}

export function shapeOf(told: Told): GarmentShape {
  const { build, proportions, opening } = told;
  if (build === 'skirt') return 'skirt';
  if (build === 'legged') return (proportions.length ?? 2) < 2 ? 'shorts' : 'trousers';
  const isOpen = opening > 1.5 && build === 'sleeved' && (proportions.sleeve ?? 0) > 0.9;
  if (isOpen) return 'open-top';
  return (lengthOf(told) ?? 1) > 2 ? 'dress' : 'top';
}

/** In shoulder widths: no garment is longer, and no sleeve. */
const LONGEST = { length: 5, sleeve: 2.6 } as const;

/** A figure that wears it has arms and legs, and its corners lie on them. */
export const isGarment = ({ build, proportions: { length = 0, sleeve = 0 } }: Told): boolean =>
  build === 'skirt' || build === 'legged' || (length < LONGEST.length && sleeve < LONGEST.sleeve);
