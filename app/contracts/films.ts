import { z } from 'zod';
import { call } from './call.ts';
import { successAnswer, text } from './fields.ts';
import { outfit } from './outfits.ts';
import { photoParts } from './user.ts';

// How a device makes a film of an outfit (docs/rules/films.md): it takes a lease, renders, uploads to a signed
// address, and the server looks at the bytes. POST /api/outfits/:id/generate-video and GET /api/animations stand in outfits.ts.

const lease = text({ most: 64 }).min(8);
const held = z.object({ lease });

/** What a device needs to draw the film. */
const filmTask = z.object({
  /** The secret of this tab, to be shown with every further call. */
  lease,
  outfit,
  /** Addresses of her upright photo and its body map; null when there is none, and the picture itself moves. */
  person: photoParts.nullable(),
  /** Those of her photo for warm days. */
  warm: photoParts.nullable(),
});
export type FilmTask = z.infer<typeof filmTask>;

/** Takes the film for this tab: 409 while another has it, 429 when an automatic one finds today's quota used up. */
export const beginFilm = call({ method: 'POST', path: '/api/animations/:id/begin', answer: filmTask });
/** Still at work. 410 when the lease is another's by now or the film is over. */
export const keepFilm = call({
  method: 'POST',
  path: '/api/animations/:id/lease',
  body: held,
  answer: successAnswer,
});
/** This tab stops. 'closed' leaves the film to the next one; the others end it and give back what it took of the quota. */
export const leaveFilm = call({
  method: 'POST',
  path: '/api/animations/:id/leave',
  body: held.extend({ reason: z.enum(['closed', 'unsupported', 'broken']) }),
  answer: successAnswer,
});
/** A signed address for the finished film. */
export const filmUpload = call({
  method: 'POST',
  path: '/api/animations/:id/upload',
  body: held,
  answer: z.object({ uploadURL: z.string() }),
});
/** The raw MP4 to its signed address. Answers 200 with an ETag and no body. */
export const putFilm = call({
  method: 'PUT',
  path: '/api/animations/:id/film/:lease/:expires/:signature',
  // A film is two megabytes at most; the call itself says so more exactly.
  maxBodyBytes: 3 * 1024 * 1024,
});
