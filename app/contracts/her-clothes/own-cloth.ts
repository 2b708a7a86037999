// What her device tells of her own cloth, held against bounds: a stranger could send anything.
import { z } from 'zod';
import type { OwnCloth } from '../../domain/closet/own-cloth.ts';
import {
  NECK_KINDS,
  PANELS,
  SLEEVE_LENGTHS,
  SURFACE_SHAPES,
  type SurfaceFacts,
} from '../../domain/looks/garment-surface.ts';
import type { Hex } from '../../domain/looks/cloth.ts';
import { text } from '../fields.ts';
import { ATLAS_SIZE } from '../../domain/photos/bytes/limits.ts';

/** More than any garment has; what is sent could hold anything. */
const MOST_MARKS = 24;
const MOST_NECKLINE = 64;
/** In widths between the shoulders: no garment is as long. */
const LONGEST = 12;

const mark = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

const marks = z
  .record(text({ most: 20 }), mark)
  .refine((all) => Object.keys(all).length <= MOST_MARKS, 'marks are too many');

const hex = text({ most: 7 })
  .regex(/^#[0-9a-f]{6}$/, 'color is no color')
  .transform((color) => color as Hex);
const measure = z.number().min(-LONGEST).max(LONGEST);
const slider = z.number().min(-1).max(1);
const pixel = z.number().min(0).max(ATLAS_SIZE.short);

/** SurfaceFacts, as a stranger may send them. */
const surfaceFacts = z.object({
  shape: z.enum(SURFACE_SHAPES),
  panels: z.partialRecord(z.enum(PANELS), z.object({ x: pixel, y: pixel, width: pixel, height: pixel })),
  cut: z.object({
    length: measure,
    reach: measure,
    width: measure,
    hemWidth: measure,
    slope: measure,
    strap: measure.optional(),
    sleeve: measure,
    cuffWidth: measure,
    rise: measure,
  }),
  neckline: z.array(z.tuple([measure, measure]).readonly()).max(MOST_NECKLINE),
  marks: z
    .partialRecord(z.enum(PANELS), z.array(z.tuple([measure, measure]).readonly()).max(MOST_MARKS))
    .optional(),
  color: hex,
  collar: hex.nullable(),
  necklineSure: z.number().min(0).max(1).default(0),
  neck: z.object({ kind: z.enum(NECK_KINDS), sure: z.number().min(0).max(1) }).optional(),
  sleeves: z.enum(SLEEVE_LENGTHS).optional(),
  tile: z.number().min(0.01).max(2).optional(),
  oneHue: z.boolean(),
  adjusted: z.object({ length: slider, width: slider }),
}) satisfies z.ZodType<SurfaceFacts>;

export const ownCloth = z.object({ marks, surface: surfaceFacts }) satisfies z.ZodType<OwnCloth>;
