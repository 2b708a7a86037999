import { z } from 'zod';
import { call } from './call.ts';
import { inQuery, text } from './fields.ts';

// Weather and places go through our server: no key reaches a browser.
export const place = z.object({
  id: z.number().int(),
  name: z.string(),
  /** State or province, '' where there is none. */
  region: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string(),
  countryName: z.string(),
  lat: z.number(),
  lon: z.number(),
  timezone: z.string(),
  population: z.number(),
});
export type PlaceAnswer = z.infer<typeof place>;
export const searchPlaces = call({
  method: 'GET',
  path: '/api/places/search',
  query: z.object({ q: text({ most: 80, clean: 'trim' }) }),
  answer: z.array(place),
});
export const reversePlace = call({
  method: 'GET',
  path: '/api/places/reverse',
  query: z.object({
    lat: inQuery(z.coerce.number().min(-90).max(90)),
    lon: inQuery(z.coerce.number().min(-180).max(180)),
  }),
  answer: place.nullable(),
});
