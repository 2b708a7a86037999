import { z } from 'zod';
import type { ComfortReceipt } from '../domain/comfort/receipt.ts';
import { DAY_OCCASIONS } from '../domain/preferences/day-occasion.ts';
import { FEELINGS } from '../domain/preferences/feeling.ts';
import type { Look, WornGarment } from '../domain/looks/look.ts';
import { NOT_FOR_ME } from '../domain/preferences/rejection-reasons.ts';
import type { Reason } from '../domain/styling/input/brief.ts';
import { call } from './call.ts';
import {
  condition,
  dayString,
  daypart,
  successAnswer,
  id,
  inQuery,
  instant,
  styleId,
  text,
} from './fields.ts';

export const weatherData = z.object({ temperature: z.number(), condition, description: z.string() });

/** 'wool-coat:camel': a garment of the wardrobe in one of its colors. */
export const wornId = text({ most: 120 }).min(1);
export const FEELS = ['warmer', 'cooler', 'same'] as const;

const IMAGE_STATES = ['pending', 'ready', 'failed'] as const;

export const outfit = z.object({
  id: z.string(),
  /** The user's local day. */
  date: dayString,
  daypart,
  title: z.string(),
  outfitDescription: z.string(),
  style: styleId,
  /** What she said the day is for. */
  occasion: z.enum(DAY_OCCASIONS),
  /** /objects path, null until the image is rendered. */
  editedImageUrl: z.string().nullable(),
  imageState: z.enum(IMAGE_STATES),
  /**
   * 'fitting-room', 'flat-lay' (no photo or body map), 'flat-lay-too-slow' (her photo took longer than a picture may),
   * 'flat-lay-lacks:bare arms' (her photo cannot show the look: domain/looks/photo-coverage.ts) or the provider's name.
   */
  imageSource: z.string().nullable(),
  videoUrl: z.string().nullable(),
  isFavorite: z.boolean(),
  /** She said that she wore it. */
  isWorn: z.boolean(),
  /** What she last said of its warmth; null for nothing yet. */
  feeling: z.enum(FEELINGS).nullable(),
  weatherData,
  /** Said beside the weather when it was not live, e.g. 'Typical for late November'. */
  weatherNote: z.string().nullable(),
  placeName: z.string(),
  /** Checked where they are made (domain); passed on as stored. */
  reasons: z.array(z.custom<Reason>()),
  look: z.custom<Look>(),
  receipt: z.custom<ComfortReceipt>(),
  createdAt: instant,
});
export type Outfit = z.infer<typeof outfit>;

export const userHour = inQuery(z.coerce.number().int().min(0).max(23));

export const todaysOutfit = call({
  method: 'GET',
  path: '/api/outfits/today',
  query: z.object({ userHour: userHour.optional() }),
  answer: outfit.nullable(),
});
/** What her day holds beside the outfit that stands. */
export const dayOfLooks = z.object({
  /** Outfits that her plan still gives her today; null without limit. */
  left: z.number().int().min(0).nullable(),
  /** Looks of today in whose place another one stands, the latest first: at hand until her midnight. */
  earlier: z.array(outfit),
  /** She has asked her friends about two looks, today or yesterday (polls.ts). */
  hasPolls: z.boolean(),
});
export type DayOfLooks = z.infer<typeof dayOfLooks>;
export const readDay = call({ method: 'GET', path: '/api/outfits/day', answer: dayOfLooks });
/** Undo: an earlier look of today stands again. Counts nothing. */
export const wearAgain = call({ method: 'POST', path: '/api/outfits/:id/wear-again', answer: outfit });
/** "I wore it", or not after all. */
export const wornOutfit = call({
  method: 'PUT',
  path: '/api/outfits/:id/worn',
  body: z.object({ worn: z.boolean() }),
  answer: outfit,
});
/** "Not for me", and why: the next looks heed it. Counts nothing; `piece` is the one that she does not own. */
export const notForMe = call({
  method: 'POST',
  path: '/api/outfits/:id/not-for-me',
  body: z.object({ reason: z.enum(NOT_FOR_ME), piece: wornId.optional() }),
  answer: successAnswer,
});
const wornGarment = z.custom<WornGarment>();
/** Five others for one piece of today's look; `along` is what is changed with it. Asking counts nothing. */
export const readSwaps = call({
  method: 'GET',
  path: '/api/outfits/:id/swaps',
  query: z.object({ piece: wornId }),
  answer: z.object({
    others: z.array(
      z.object({
        garment: wornGarment,
        feel: z.enum(FEELS),
        along: z.object({ instead: wornGarment, garment: wornGarment }).optional(),
      }),
    ),
    /** Swaps that are left for this outfit; null without limit. */
    left: z.number().int().min(0).nullable(),
  }),
});
export type Swaps = z.infer<typeof readSwaps.answer>;
/** One piece for another; it is not one of the day's outfits. */
export const swapPiece = call({
  method: 'POST',
  path: '/api/outfits/:id/swap',
  body: z.object({ piece: wornId, other: wornId }),
  answer: outfit,
});
/** Newest first. A year by default; `before` is the id of the last one already there. */
export const listOutfits = call({
  method: 'GET',
  path: '/api/outfits',
  query: z.object({
    limit: inQuery(z.coerce.number().int().min(1).max(500)).default(400),
    before: id.optional(),
  }),
  answer: z.array(outfit),
});
/** What she says of her day, in her own words; read anew by each call, kept by none. */
const sentence = text({
  most: 200,
  clean: 'trim',
  missing: 'Say a few words first.',
  tooLong: 'Say it in at most 200 characters.',
});
/** The seven chips in her own words: what is understood of a sentence, before a look is made. Counts and stores nothing. */
export const understandDay = call({
  method: 'POST',
  path: '/api/outfits/understand',
  body: z.object({ sentence }),
  answer: z.object({
    /** Each can be taken away: its key goes with the sentence. */
    chips: z.array(z.object({ key: z.string(), label: z.string() })),
    /** Words that were not understood. */
    unread: z.array(z.string()),
    /** What a model added, and took away: both go with the sentence, so that the look is made of these chips. */
    also: z.array(z.string()),
    without: z.array(z.string()),
  }),
});
export type UnderstoodDay = z.infer<typeof understandDay.answer>;
/** Each call takes one of the day's quota or is refused, also with an `outfitId` that stands no longer (docs/decisions). */
export const regenerateOutfit = call({
  method: 'POST',
  path: '/api/outfits/regenerate',
  body: z.object({
    outfitId: id.optional(),
    userHour: z.number().int().min(0).max(23).optional(),
    /** Pieces of it that stay while the rest is made anew. */
    locked: z.array(wornId).max(12).optional(),
    /** What the day is for; left out: as the outfit that stands. */
    occasion: z.enum(DAY_OCCASIONS).optional(),
    /** What she said of the day, `without` the chips that were taken away, and `also` those that a model added. */
    said: z
      .object({
        sentence,
        without: z
          .array(text({ most: 120 }))
          .max(60)
          .default([]),
        also: z
          .array(text({ most: 60 }))
          .max(30)
          .default([]),
      })
      .optional(),
  }),
  answer: outfit,
});
export const favoriteOutfit = call({
  method: 'PUT',
  path: '/api/outfits/:id/favorite',
  body: z.object({ isFavorite: z.boolean() }),
  answer: outfit,
});
export const deleteOutfit = call({ method: 'DELETE', path: '/api/outfits/:id' });
/** "Try again" on a failed image: queues the render once more, counts nothing. */
export const retryImage = call({ method: 'POST', path: '/api/outfits/:id/retry-image', answer: outfit });

const ANIMATION_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
export const animation = z.object({
  id: z.string(),
  outfitId: z.string(),
  status: z.enum(ANIMATION_STATUSES),
  videoUrl: z.string().nullable(),
  errorMessage: z.string().nullable(),
  isAutoGenerated: z.boolean(),
  /** It is made in the browser: a pending one is to be begun there (films.ts). */
  onDevice: z.boolean(),
  createdAt: instant,
  outfit: z.object({
    title: z.string(),
    editedImageUrl: z.string().nullable(),
    outfitDescription: z.string(),
    weatherData,
  }),
});
export type Animation = z.infer<typeof animation>;
/** Takes one of the day's quota and starts the film; asked twice for one outfit it is one film. */
export const generateVideo = call({
  method: 'POST',
  path: '/api/outfits/:id/generate-video',
  answer: successAnswer.extend({ animationId: z.string(), onDevice: z.boolean() }),
});
export const listAnimations = call({ method: 'GET', path: '/api/animations', answer: z.array(animation) });
