import { z } from 'zod';
import { fitsWithin, UPRIGHT_SIZE } from '../domain/photos/bytes/limits.ts';
import { CONDITIONS } from '../domain/weather/weather.ts';
import { call } from './call.ts';
import { successAnswer, gender, styleId, text, timeOfDay, timeZone } from './fields.ts';
import { device } from './places.ts';
import { user } from './session.ts';

export const saveLocation = call({
  method: 'PUT',
  path: '/api/user/location',
  body: z.object({
    location: text({ most: 120, clean: 'shown' }).min(1, 'location is required'),
    timezone: timeZone.optional(),
    /** Chosen suggestion; without it the name decides, or is asked about (docs/rules/places-and-units.md). */
    placeId: z.number().int().positive().optional(),
    device: device.optional(),
  }),
  answer: user,
});
export const savePreferences = call({
  method: 'PUT',
  path: '/api/user/preferences',
  body: z
    .object({
      stylePreferences: z.array(styleId).max(6),
      gender,
      notificationTime: timeOfDay,
      notificationsEnabled: z.boolean(),
      /** A mail with each morning's outfit. 503 where no mail can be sent. */
      morningMail: z.boolean(),
      temperatureUnit: z.enum(['F', 'C']),
      /** The models of others that the profile names may be shown her photo: off until she turns it on. */
      modelPictures: z.boolean(),
    })
    .partial(),
  answer: user,
});
/** What Skip sends; never overwrites a choice already made (docs/rules/screens.md, "Skip"). */
export const SKIPPED_PREFERENCES = {
  stylePreferences: ['casual'],
  gender: 'male',
  notificationTime: '08:00',
  notificationsEnabled: false,
} as const;
export const SKIPPED_LOCATION = { location: 'San Francisco, CA', timezone: 'America/Los_Angeles' } as const;

const userStats = z.object({ totalOutfits: z.number(), favorites: z.number(), streak: z.number() });
export type UserStats = z.infer<typeof userStats>;
export const getStats = call({ method: 'GET', path: '/api/user/stats', answer: userStats });

export const createUpload = call({
  method: 'POST',
  path: '/api/objects/upload',
  answer: z.object({ uploadURL: z.string() }),
});

const landmark = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const handMarks = z
  .array(z.tuple([z.number(), z.number()]))
  .length(21)
  .nullable();
export const bodyMapData = z.object({
  version: z.literal(1),
  photo: z
    .object({ width: z.number().int().min(64), height: z.number().int().min(64) })
    .refine(
      (size) => fitsWithin(size, UPRIGHT_SIZE),
      'bodyMap.data.photo must fit within 1536 x 2304 pixels, either way round',
    ),
  landmarks: z.array(landmark).length(33),
  /** Her left and right hand, null where it is not seen. */
  hands: z.tuple([handMarks, handMarks]).optional(),
});
/** Objects are named by their upload address, '/objects/{id}' or the bare id. */
const objectRef = text({ most: 2048 }).min(1);
const bodyMapParts = z.object({ data: bodyMapData, mapAURL: objectRef, mapBURL: objectRef });
export const registerPhoto = call({
  method: 'PUT',
  path: '/api/user/photo-upload',
  body: z.object({
    photoURL: objectRef,
    /** Upright copy that fits within 1536x2304 either way round, the only one the server ever decodes. */
    uprightURL: objectRef.optional(),
    bodyMap: bodyMapParts.optional(),
  }),
  answer: z.object({ objectPath: z.string() }),
});
/** Her second photo, in a T-shirt and shorts: only as a whole, and beside a first one (409 without). */
export const registerWarmPhoto = call({
  method: 'PUT',
  path: '/api/user/warm-photo',
  body: z.object({ photoURL: objectRef, uprightURL: objectRef, bodyMap: bodyMapParts }),
  answer: z.object({ objectPath: z.string() }),
});
/** Without the first photo, the one for warm days is the first. */
export const removePhoto = call({ method: 'DELETE', path: '/api/user/photo', answer: successAnswer });
export const removeWarmPhoto = call({
  method: 'DELETE',
  path: '/api/user/warm-photo',
  answer: successAnswer,
});
/** Addresses of her upright photo and its body map, under /objects. */
export const photoParts = z.object({
  upright: z.string(),
  bodyMap: z.string(),
  mapA: z.string(),
  mapB: z.string(),
});
export type PhotoParts = z.infer<typeof photoParts>;
/** What her own device needs to dress her photos; null while there is no body map, or no second photo. */
export const getPhotoParts = call({
  method: 'GET',
  path: '/api/user/photo-parts',
  answer: z.object({ parts: photoParts.nullable(), warm: photoParts.nullable() }),
});
/** A zip with everything of hers, as a download. */
export const exportAccount = call({ method: 'GET', path: '/api/user/export' });
export const deleteAccount = call({ method: 'DELETE', path: '/api/user/account', answer: successAnswer });

const currentWeather = z.object({
  temperature: z.number(),
  condition: z.enum(CONDITIONS),
  description: z.string(),
  highF: z.number(),
  /** Local hour of the day's high. */
  highHour: z.number(),
  lowF: z.number(),
  source: z.string(),
  note: z.string().nullable(),
});
export type CurrentWeatherAnswer = z.infer<typeof currentWeather>;
export const getWeather = call({ method: 'GET', path: '/api/weather/current', answer: currentWeather });
