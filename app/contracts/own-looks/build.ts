import { z } from 'zod';
import type { HerPiece } from '../../domain/styling/chosen/chosen-pieces.ts';
import type { StylingBrief } from '../../domain/styling/input/brief.ts';
import { call } from '../call.ts';
import { MOST_PIECES } from './named-looks.ts';
import { outfit, wornId } from '../outfits.ts';

// A look for today of pieces that she chooses: around some of them, or all put together by herself.

/** What her device needs to judge pieces by the stylist's own rules. Counts nothing. */
export const readBuildDay = call({
  method: 'GET',
  path: '/api/outfits/build',
  answer: z.object({
    /** The stylist's question for the rest of today, for what the look that stands is for. */
    brief: z.custom<StylingBrief>(),
    /** Her closet; nothing that she gave away. */
    pieces: z.array(z.custom<HerPiece>()),
    /** Outfits that her plan still gives her today; null without limit. */
    left: z.number().int().min(0).nullable(),
  }),
});
export type BuildDay = z.infer<typeof readBuildDay.answer>;

/** Worn today: as they are, or with `finish` the rest put with them by the stylist. Takes one of the day's quota. */
export const wearBuild = call({
  method: 'POST',
  path: '/api/outfits/build',
  body: z.object({
    /** Worn ids of hers or of the wardrobe. */
    pieces: z.array(wornId).min(1, 'Choose a piece first.').max(MOST_PIECES),
    finish: z.boolean().default(false),
    /** She was asked about what no look of ours has, and wants it so. */
    sure: z.boolean().default(false),
  }),
  answer: outfit,
});
