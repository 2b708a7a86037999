// Fit and modesty: limits that no outfit of hers may break.
import type { Modesty, StylingBrief } from '../styling/input/brief.ts';
import type { HeelHeight } from '../wardrobe/garment.ts';

export const SLEEVES = ['any', 'elbow', 'long'] as const;
export const HEMS = ['any', 'knee', 'below-knee', 'ankle'] as const;
export const NECKLINES = ['any', 'no-low'] as const;
export const HEAD_COVERS = ['off', 'always'] as const;
export const HEELS = ['any', 'low', 'flat'] as const;
/** More families and garments than this nobody picks by hand. */
export const MOST_NEVER_WORN = 200;

export interface FitPreferences {
  sleeve: (typeof SLEEVES)[number];
  hem: (typeof HEMS)[number];
  neckline: (typeof NECKLINES)[number];
  headCover: (typeof HEAD_COVERS)[number];
  heel: (typeof HEELS)[number];
  /** Families ('heels') and wardrobe ids ('wool-coat'). */
  neverWear: string[];
}

export const FREE_FIT: FitPreferences = {
  sleeve: 'any',
  hem: 'any',
  neckline: 'any',
  headCover: 'off',
  heel: 'any',
  neverWear: [],
};

const SHORTEST_SLEEVE = { elbow: 0.5, long: 1 } as const;
/** As drawings measure: 1 is the knee, 2 the floor; a maxi ends at the ankle, from 1.8. */
const SHORTEST_HEM = { knee: 1, 'below-knee': 1.2, ankle: 1.8 } as const;
const HIGHEST_HEEL: Record<'low' | 'flat', HeelHeight> = { low: 1, flat: 0 };

/** The preferences as the composer takes them. */
export function fitToBrief({
  sleeve,
  hem,
  neckline,
  headCover,
  heel,
  neverWear,
}: FitPreferences): Pick<StylingBrief, 'modesty' | 'heelMax' | 'neverWear'> {
  const modesty: Modesty = {
    ...(sleeve !== 'any' && { sleeve: SHORTEST_SLEEVE[sleeve] }),
    ...(hem !== 'any' && { hem: SHORTEST_HEM[hem] }),
    ...(neckline === 'no-low' && { coveredNeck: true }),
    ...(headCover === 'always' && { headCover: true }),
  };
  return { modesty, ...(heel !== 'any' && { heelMax: HIGHEST_HEEL[heel] }), neverWear };
}
