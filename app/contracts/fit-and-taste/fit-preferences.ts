import { z } from 'zod';
import {
  HEAD_COVERS,
  HEELS,
  HEMS,
  MOST_NEVER_WORN,
  NECKLINES,
  SLEEVES,
} from '../../domain/preferences/fit-preferences.ts';
import { call } from '../call.ts';
import { id } from '../fields.ts';

// Fit and modesty: hard limits of every outfit.
export const fitPreferences = z.object({
  sleeve: z.enum(SLEEVES),
  hem: z.enum(HEMS),
  neckline: z.enum(NECKLINES),
  headCover: z.enum(HEAD_COVERS),
  heel: z.enum(HEELS),
  /** Families and garments of the wardrobe (see listWearables). */
  neverWear: z.array(id).max(MOST_NEVER_WORN),
});

export const getFitPreferences = call({
  method: 'GET',
  path: '/api/user/fit-preferences',
  answer: fitPreferences,
});
/** Replaces all of them; a list that is left out stays. */
export const saveFitPreferences = call({
  method: 'PUT',
  path: '/api/user/fit-preferences',
  body: fitPreferences.partial({ neverWear: true }),
  answer: fitPreferences,
});

/** One family or garment onto the never-wear list, or off it. */
export const putNeverWear = call({
  method: 'PUT',
  path: '/api/user/never-wear',
  body: z.object({ piece: id, isOn: z.boolean() }),
  answer: fitPreferences,
});

/** `id` goes on the list. */
const wearable = z.object({ id: z.string(), name: z.string(), kind: z.enum(['family', 'garment']) });
/** What may go on her never-wear list. */
export const listWearables = call({ method: 'GET', path: '/api/wardrobe', answer: z.array(wearable) });
