import { z } from 'zod';
import type { Look, WornGarment } from '../domain/looks/look.ts';
import { SURENESSES } from '../domain/planning/days-ahead.ts';
import { call } from './call.ts';
import { condition, dayString, id, instant, text } from './fields.ts';
import { wornId } from './outfits.ts';
import { device } from './places.ts';

// Days to come: tomorrow, the week, and packing lists.

const sureness = z.enum(SURENESSES);
const outlook = z.object({
  lowF: z.number(),
  highF: z.number(),
  condition,
  /** 'Rain from 3 PM' */
  words: z.string(),
});

const plannedDay = z.object({
  date: dayString,
  sureness,
  outlook,
  title: z.string(),
  description: z.string(),
  look: z.custom<Look>(),
  /** "I'll wear this." */
  isKept: z.boolean(),
  /** The look of hers that she has put on this day. */
  named: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Why it is not the look that stood here before; null where it is. */
  moved: z.string().nullable(),
  /** Looks for this day that her plan still gives her; null without limit. */
  left: z.number().int().min(0).nullable(),
});
export type PlannedDay = z.infer<typeof plannedDay>;

const NO_DAY = 'date must be YYYY-MM-DD';
export const day = text({ most: 10, tooLong: NO_DAY }).regex(/^\d{4}-\d{2}-\d{2}$/, NO_DAY);

/** Tomorrow's look; null while her profile is not complete. Takes nothing of a day's quota. */
export const readTomorrow = call({
  method: 'GET',
  path: '/api/plans/tomorrow',
  answer: plannedDay.nullable(),
});
/** Seven days from tomorrow on; none while her profile is not complete. */
export const readWeek = call({
  method: 'GET',
  path: '/api/plans/week',
  answer: z.object({
    placeName: z.string(),
    plannedAt: instant,
    days: z.array(plannedDay),
  }),
});
export type Week = z.infer<typeof readWeek.answer>;
/** Another look for tomorrow or a day of the week; as many as outfits a day, and none of those. */
export const anotherPlan = call({
  method: 'POST',
  path: '/api/plans/:date/another',
  answer: plannedDay,
});
/** "I'll wear this", or not after all. 409 when another look stands for that day by now. */
export const keepPlan = call({
  method: 'PUT',
  path: '/api/plans/:date/kept',
  body: z.object({
    kept: z.boolean(),
    /** The look that she means, by its worn ids. */
    pieces: z.array(wornId).min(1).max(30),
  }),
  answer: plannedDay,
});

/** The longest trip, days. */
export const LONGEST_TRIP = 14;
/** Named looks in one suitcase. */
export const MOST_LOOKS_OF_TRIP = 14;
/** Lists at once. */
export const MOST_TRIPS = 10;

export const trip = z.object({
  id: z.string(),
  placeName: z.string(),
  from: dayString,
  to: dayString,
  madeAt: instant,
  pieces: z.array(z.custom<WornGarment>()),
  days: z.array(z.object({ date: dayString, sureness, outlook, look: z.custom<Look>() })),
  /** What nobody counts: 'underwear', 'socks', 'an umbrella'. */
  besides: z.array(z.string()),
  /** Named looks that she takes along, each with its pieces' worn ids; those are among `pieces`. */
  looks: z.array(z.object({ id: z.string(), name: z.string(), pieces: z.array(z.string()) })),
  /** Worn ids of what is in the suitcase. */
  packed: z.array(z.string()),
});
export type Trip = z.infer<typeof trip>;

/** Those that are not over, the next one first. */
export const readTrips = call({ method: 'GET', path: '/api/trips', answer: z.array(trip) });
export const newTrip = call({
  method: 'POST',
  path: '/api/trips',
  body: z.object({
    location: text({ most: 120, clean: 'shown' }).min(1, 'location must name a city'),
    placeId: z.number().int().optional(),
    device: device.optional(),
    from: day,
    to: day,
  }),
  answer: trip,
});
/** The same trip with the forecast of now; what was ticked stays so where it is still on the list. */
export const packAgain = call({ method: 'POST', path: '/api/trips/:id/pack-again', answer: trip });
export const tickPiece = call({
  method: 'PUT',
  path: '/api/trips/:id/packed',
  body: z.object({ piece: wornId, packed: z.boolean() }),
  answer: trip,
});
/** Takes a named look along, or leaves it at home. */
export const takeLookAlong = call({
  method: 'PUT',
  path: '/api/trips/:id/looks',
  body: z.object({ look: id, along: z.boolean() }),
  answer: trip,
});
export const removeTrip = call({ method: 'DELETE', path: '/api/trips/:id' });
