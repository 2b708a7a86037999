import { z } from 'zod';
import { call } from './call.ts';
import { weatherData } from './outfits.ts';

// Sharing (docs/rules/calls.md, "Public links"). The link is `/look/{token}`, its picture `/look/{token}/image.jpg`,
// what messengers show of it `/look/{token}/preview.jpg`.

/** An absolute address. */
const link = z.object({ url: z.string() });

/** The public link of her outfit: the one that is out already, or a new one. She has agreed to it. */
export const shareOutfit = call({ method: 'POST', path: '/api/outfits/:id/share', answer: link });
/** The link that is out, without making one; null when there is none. */
export const getShare = call({ method: 'GET', path: '/api/outfits/:id/share', answer: link.nullable() });
/** Every link of the outfit stops working. */
export const revokeShare = call({ method: 'DELETE', path: '/api/outfits/:id/share' });

/** All that the public page shows: nothing of the person, the place or the day. */
export const sharedLook = z.object({
  token: z.string(),
  title: z.string(),
  weatherData,
  /** Of the catalog, outermost first, as they are laid out; `garment` names the picture that we ship of its kind. */
  pieces: z.array(z.object({ garment: z.string(), name: z.string(), slot: z.string(), color: z.string() })),
  /** False while the picture is being made again. */
  hasImage: z.boolean(),
  /** Pixels, for those who show the link; null where they cannot be told. */
  imageSize: z.object({ width: z.number(), height: z.number() }).nullable(),
});
export type SharedLook = z.infer<typeof sharedLook>;
