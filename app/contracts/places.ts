import { z } from 'zod';
import { call } from './call.ts';
import { inQuery, text } from './fields.ts';

// Weather and places go through our server: no key reaches a browser.
/** What a device tells of who asks: decides among places of one name. What nobody can read says nothing. */
export const device = z.object({
  /** IANA zone. */
  zone: text({ most: 64 }).optional(),
  /** As the browser lists them, with commas: 'es-ES,en'. */
  languages: text({ most: 200 }).optional(),
});
export type Device = z.infer<typeof device>;
export const place = z.object({
  id: z.number().int(),
  name: z.string(),
  /** County, or what is between town and region; '' where there is none. */
  district: z.string(),
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
  query: device.extend({ q: text({ most: 80, clean: 'trim' }) }),
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
