import { z } from 'zod';
import type { Look } from '../domain/looks/look.ts';
import { call } from './call.ts';
import { gender, styleId, successAnswer, text } from './fields.ts';
import { weatherData, wornId } from './outfits.ts';
import { device, place } from './places.ts';

// "Try it on you" (/try): for visitors without an account. Nothing of a person is sent, and nothing is kept of one.

const placeId = z.number().int();
const weatherAt = z.object({
  place,
  unit: z.enum(['F', 'C']),
  weather: weatherData,
  /** Said beside the weather when it was not live. */
  weatherNote: z.string().nullable(),
});

/** A suggestion that she took, or where she stands, or else what her device tells: and the weather there. */
export const tryPlace = call({
  method: 'POST',
  path: '/api/try/place',
  body: z.object({
    device: device.optional(),
    placeId: placeId.optional(),
    position: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).optional(),
  }),
  answer: weatherAt,
});
export type TryPlace = z.infer<typeof weatherAt>;

/** Suggestions while she types another city. */
export const tryPlaces = call({
  method: 'GET',
  path: '/api/try/places',
  query: device.extend({ q: text({ most: 80, clean: 'trim' }) }),
  answer: z.array(place),
});

const triedLook = z.object({
  style: styleId,
  title: z.string(),
  description: z.string(),
  /** 'Perfect for 57°F, Partly Cloudy', or what is true instead. */
  fit: z.string(),
  /** Checked where it is made (domain). */
  look: z.custom<Look>(),
});
export type TriedLook = z.infer<typeof triedLook>;

/** Today's look there in each of the six styles. */
export const tryOutfit = call({
  method: 'POST',
  path: '/api/try/outfit',
  body: z.object({ gender, placeId }),
  answer: weatherAt.extend({ looks: z.array(triedLook) }),
});

/** She has an account now: the look that she kept is her first one, if it is still right for the day. */
export const keepTriedLook = call({
  method: 'POST',
  path: '/api/try/keep',
  body: z.object({ style: styleId, pieces: z.array(wornId).min(1).max(14) }),
  answer: successAnswer,
});
