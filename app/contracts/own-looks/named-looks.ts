import { z } from 'zod';
import type { Look } from '../../domain/looks/look.ts';
import { call } from '../call.ts';
import { dayString, id, instant, text } from '../fields.ts';
import { outfit, wornId } from '../outfits.ts';
import { day } from '../planning.ts';

// Looks that she liked enough to give them a name: worn again today, on a day of the week ahead, or on a trip.

/** Named looks of a person. */
export const MOST_NAMED_LOOKS = 100;
export const LONGEST_LOOK_NAME = 60;
/** Pieces of a look. */
export const MOST_PIECES = 14;

const name = text({
  most: LONGEST_LOOK_NAME,
  clean: 'shown',
  missing: 'Give the look a name.',
  tooLong: `Choose a name of at most ${LONGEST_LOOK_NAME} characters.`,
});

const namedLook = z.object({
  id: z.string(),
  name: z.string(),
  look: z.custom<Look>(),
  /** The coming day that it is planned for, tomorrow to a week from now; null for none. */
  day: dayString.nullable(),
  /** Ids of trips that it is packed for. */
  trips: z.array(z.string()),
  createdAt: instant,
});
export type NamedLook = z.infer<typeof namedLook>;

/** Newest first. */
export const listNamedLooks = call({ method: 'GET', path: '/api/looks', answer: z.array(namedLook) });
/**
 * The look of an outfit of hers, or pieces of her choice. The same name with the same pieces is the look that is there;
 * 409 where another look has that name.
 */
export const nameLook = call({
  method: 'POST',
  path: '/api/looks',
  body: z.object({
    name,
    from: z.union([
      z.object({ outfitId: id }),
      z.object({ garments: z.array(wornId).min(1).max(MOST_PIECES) }),
    ]),
  }),
  answer: namedLook,
});
/**
 * Another name, or the coming day that it is for (one of the seven of the week; null takes it off). A day has one look:
 * `instead` is the name of the one that was there.
 */
export const changeNamedLook = call({
  method: 'PUT',
  path: '/api/looks/:id',
  body: z.object({ name: name.optional(), day: day.nullable().optional() }),
  answer: namedLook.extend({ instead: z.string().nullable() }),
});
/** It can be restored for an hour. The day that it was planned for is free. */
export const deleteNamedLook = call({ method: 'DELETE', path: '/api/looks/:id' });
/** Undo of its deletion. */
export const restoreNamedLook = call({
  method: 'POST',
  path: '/api/looks/:id/restore',
  answer: namedLook,
});
/**
 * It is today's look, in place of the one that stands, which is at hand as an earlier one. Takes one of the day's quota,
 * but for pieces that she had on today already; 429 with `upgradeRequired` over it.
 */
export const wearNamedLook = call({ method: 'POST', path: '/api/looks/:id/wear', answer: outfit });
