import { z } from 'zod';
import { HELP_KINDS, PIECE_KINDS, WARMTHS } from '../../domain/closet/closet-terms.ts';
import type { Look, WornGarment } from '../../domain/looks/look.ts';
import { call } from '../call.ts';
import { pieceColor, pieceGarmentId } from '../closet.ts';
import { dayString, styleId } from '../fields.ts';

// "Should I buy it?" (docs/rules/her-closet.md): facts of a piece on trial, never its picture. Nothing is kept.

const figures = z.object({
  /** As looks draw and call it. */
  garment: z.custom<WornGarment>(),
  kind: z.enum(PIECE_KINDS),
  /** Pieces of hers that it was weighed with. */
  pieces: z.number().int(),
  /** She has too few: the basics of most closets were counted with hers. */
  withBasics: z.boolean(),
  /** For whose weather. */
  place: z.string(),
  /** Of a usual year there. */
  days: z.object({
    missing: z.number().int(),
    mended: z.number().int(),
    kind: z.enum(HELP_KINDS),
    wearable: z.number().int(),
  }),
  looks: z.number().int(),
  /** Pieces of hers that it could make looks with. */
  partners: z.number().int(),
  lacks: z.array(z.enum(PIECE_KINDS)),
  /** A piece of hers that is nearly the same. */
  twin: z.object({ id: z.string(), name: z.string(), wornCount: z.number().int() }).nullable(),
  /** Pieces of hers of the same cut. */
  sameCut: z.number().int(),
  /** Wears a year. */
  pace: z.object({
    wears: z.number().int(),
    from: z.enum(['mended', 'her-wears', 'turns']),
    others: z.number().int(),
  }),
  /** What a wear of her pieces has cost her so far, in the smallest unit of each currency. */
  usualPerWear: z.array(z.object({ currency: z.string(), amount: z.number().int() })),
  limit: z.enum(['never-wear', 'fit']).nullable(),
  isDisliked: z.boolean(),
  otherStyle: styleId.nullable(),
});

const trialLook = z.object({
  /** Of the day that it is for, today or a usual one of a season to come. */
  date: dayString,
  isToday: z.boolean(),
  lowF: z.number(),
  highF: z.number(),
  isWet: z.boolean(),
  /** Checked where it is made (domain). */
  look: z.custom<Look>(),
});
export type TrialLook = z.infer<typeof trialLook>;

/** What a piece would bring: its price, if she has typed one, is judged on her device. */
export const weighPurchase = call({
  method: 'POST',
  path: '/api/closet/trial',
  body: z.object({ garmentId: pieceGarmentId, color: pieceColor, warmth: z.enum(WARMTHS) }),
  answer: z.object({
    figures,
    /** Today's first, where it can be worn today; each has the piece. */
    looks: z.array(trialLook),
  }),
});
