/** Why a photo of a piece cannot be used. */
export const PHOTO_SENTENCES = {
  'no garment':
    'We cannot make out a piece of clothing on this photo. Lay it flat on a ground of another color, alone and whole, and try again.',
  unreadable: 'This file is no picture that we can read. A JPG or PNG from your camera will do.',
} as const;
