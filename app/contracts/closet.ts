import {
  PIECE_KINDS,
  DRESS_FROM,
  HELP_KINDS,
  HOW_DRESSY,
  HOW_WARM,
  PIECE_STATUSES,
  WARMTHS,
  WORN_WHERE,
} from '../domain/closet/closet-terms.ts';
import { z } from 'zod';
import type { OwnCloth } from '../domain/closet/own-cloth.ts';
import type { WornGarment } from '../domain/looks/look.ts';
import { call } from './call.ts';
import { dayString, id, inQuery, instant, text } from './fields.ts';
import { ownCloth } from './her-clothes/own-cloth.ts';

// Her closet (docs/rules/her-closet.md): pieces that are hers, and what she is dressed from.

/** So many pieces in one call: more nobody ticks at once. */
export const MOST_AT_ONCE = 200;

export const pieceGarmentId = text({ most: 60 }).min(1);
/** 'camel', 'cream+navy': names of the palette; or as measured on her own piece, '#7a4b32' (sRGB, six small digits). */
export const pieceColor = text({ most: 80 }).regex(
  /^(?:[a-z-]{2,20}|#[0-9a-f]{6})(?:\+(?:[a-z-]{2,20}|#[0-9a-f]{6})){0,4}$/,
  'color is no color',
);

const closetPiece = z.object({
  id: z.string(),
  garmentId: z.string(),
  color: z.string(),
  /** As it is drawn and called in looks. */
  garment: z.custom<WornGarment>(),
  /** Her picture of it, '/objects/…': hers alone. */
  photo: z.string().nullable(),
  /** What she is dressed in where looks hold it: addresses of hers alone; null: our drawing in her color. */
  own: z.object({ atlas: z.string(), original: z.string(), cloth: z.custom<OwnCloth>() }).nullable(),
  kind: z.enum(PIECE_KINDS),
  /** Hers; null: as looks call it. */
  name: z.string().nullable(),
  warmth: z.enum(WARMTHS),
  /** In the smallest unit of the currency. */
  price: z.number().int().nullable(),
  currency: z.string().nullable(),
  status: z.enum(PIECE_STATUSES),
  /** The local day on which the wash is over by itself; null: when she says so. */
  restUntil: dayString.nullable(),
  wornCount: z.number().int(),
  lastWornOn: dayString.nullable(),
  createdAt: instant,
});
export type ClosetPiece = z.infer<typeof closetPiece>;

/** A piece that she lacks, and what it would bring. */
const closetHelp = z.object({
  /** In a neutral color. */
  garment: z.custom<WornGarment>(),
  /** Days of the next three months that it mends, and what most of them are. */
  days: z.number().int(),
  kind: z.enum(HELP_KINDS),
  looks: z.number().int(),
  /** For whose weather. */
  place: z.string(),
});
export type ClosetHelp = z.infer<typeof closetHelp>;

export const closet = z.object({
  /** The newest first. */
  pieces: z.array(closetPiece),
  dressFrom: z.enum(DRESS_FROM),
  /** Pieces rest after so many wears. */
  laundryRest: z.boolean(),
  /** What would help most, the most first; empty until it is worked out. */
  helps: z.array(closetHelp),
  /** A newer answer is being worked out. */
  helpsComing: z.boolean(),
  /** Pieces that her plan holds; null without limit. */
  limit: z.number().int().nullable(),
});
export type Closet = z.infer<typeof closet>;

export const getCloset = call({ method: 'GET', path: '/api/closet', answer: closet });

/** "I own this", one piece or many. Those that are there already stay as they are. */
export const addPieces = call({
  method: 'POST',
  path: '/api/closet',
  // Two hundred pieces, each with the longest id and color.
  maxBodyBytes: 48 * 1024,
  body: z.object({
    pieces: z
      .array(z.object({ garmentId: pieceGarmentId, color: pieceColor }))
      .min(1, 'pieces is empty')
      .max(MOST_AT_ONCE),
  }),
  answer: z.object({
    /** Those of the call that are in her closet now. */
    pieces: z.array(closetPiece),
    /** Ids of those that were never in it before: all there is to them is this call. */
    fresh: z.array(z.string()),
    /** How many found no room (free: 40 pieces). */
    leftOut: z.number().int(),
  }),
});

const upload = text({ most: 300 }).min(1);
const NO_CURRENCY = 'currency must be three capital letters';
/** ISO 4217. */
const currency = text({ most: 3, tooLong: NO_CURRENCY }).regex(/^[A-Z]{3}$/, NO_CURRENCY);
export const changePiece = call({
  method: 'PUT',
  path: '/api/closet/:id',
  body: z
    .object({
      color: pieceColor,
      name: text({ most: 60, clean: 'shown' }).min(1, 'name is empty').nullable(),
      warmth: z.enum(WARMTHS),
      price: z.number().int().min(0).max(100_000_000).nullable(),
      currency: currency.nullable(),
      status: z.enum(PIECE_STATUSES),
      /** An upload of hers (POST /api/objects/upload): a PNG within 512 x 512, cut out on her device. Null: none. */
      photo: upload.nullable(),
      /**
       * Her cloth, made on her device: uploads of hers, JPGs within 640 x 1280 and 1024 x 1024. Without an original the
       * one that is there stays. Null: our drawing again.
       */
      own: z.object({ atlas: upload, original: upload.optional(), cloth: ownCloth }).nullable(),
    })
    .partial(),
  answer: closetPiece,
});

/** It goes, with its wears. Looks that hold it keep their pictures and words. */
export const removePiece = call({ method: 'DELETE', path: '/api/closet/:id' });

/** Many at once: into the wash, put away, back. */
export const movePieces = call({
  method: 'POST',
  path: '/api/closet/move',
  body: z.object({
    ids: z.array(id).min(1, 'ids is empty').max(MOST_AT_ONCE),
    status: z.enum(PIECE_STATUSES),
  }),
  answer: z.object({ pieces: z.array(closetPiece) }),
});

export const saveClosetSettings = call({
  method: 'PUT',
  path: '/api/closet/settings',
  body: z.object({ dressFrom: z.enum(DRESS_FROM), laundryRest: z.boolean() }).partial(),
  answer: z.object({ dressFrom: z.enum(DRESS_FROM), laundryRest: z.boolean() }),
});

const dot = z.object({
  color: z.string(),
  hex: z.string(),
  /** Of a pattern. */
  second: z.string().nullable(),
  word: z.string(),
});
export type Dot = z.infer<typeof dot>;
const closetChoice = z.object({
  garmentId: z.string(),
  name: z.string(),
  /** In its first color. */
  garment: z.custom<WornGarment>(),
  dots: z.array(dot),
});
export type ClosetChoice = z.infer<typeof closetChoice>;

/** What may be ticked on one shelf, the most usual first. */
export const getChoices = call({
  method: 'GET',
  path: '/api/closet/choices',
  query: z.object({
    kind: z.enum(PIECE_KINDS),
    most: inQuery(z.coerce.number().int().min(1).max(200)).default(200),
  }),
  answer: z.array(closetChoice),
});

/** "None of these": what stands for a piece that our wardrobe does not name; null where nothing of ours is worn there. */
export const getNearest = call({
  method: 'GET',
  path: '/api/closet/nearest',
  query: z.object({
    where: z.enum(WORN_WHERE),
    warm: z.enum(HOW_WARM),
    dressy: z.enum(HOW_DRESSY),
  }),
  answer: z.object({ choice: closetChoice, warmth: z.enum(WARMTHS) }).nullable(),
});

/** "Start with these 18 basics". */
export const getBasics = call({
  method: 'GET',
  path: '/api/closet/basics',
  answer: z.array(
    z.object({
      garmentId: z.string(),
      color: z.string(),
      kind: z.enum(PIECE_KINDS),
      garment: z.custom<WornGarment>(),
    }),
  ),
});
