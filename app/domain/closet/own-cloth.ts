// How her own piece is worn: what is kept beside its atlas (a JPG of flat panels) so that it can be dressed, and changed.
import { z } from 'zod';

/** Far more than any piece needs; a person could send anything. */
const MOST_LETTERS = 12_000;
const MOST_MARKS = 24;

const share = z.number().min(-0.5).max(1.5);
const mark = z.object({ x: share, y: share });

/** The landmarks where she has them, in shares of the photo's sides. */
const marks = z
  .record(z.string().max(20), mark)
  .refine((all) => Object.keys(all).length <= MOST_MARKS, 'marks are too many');

/** 1 as it was read; length is shorter or longer, width tighter or looser. */
const fit = z.object({ length: z.number().min(0.7).max(1.4), width: z.number().min(0.8).max(1.3) });
export type PieceFit = z.infer<typeof fit>;
export const AS_READ: PieceFit = { length: 1, width: 1 };

export const ownCloth = z
  .object({ marks, fit, surface: z.record(z.string().max(40), z.json()) })
  .refine((cloth) => JSON.stringify(cloth).length <= MOST_LETTERS, 'ownCloth is too long');
export type OwnCloth = z.infer<typeof ownCloth>;
