// What a picture model is asked to draw: garments of our own wardrobe, never a user's words.
import type { Look } from '../../domain/looks/look.ts';
import { isDrawnGarment } from '../cloth/drawn-garment.ts';

/** The words for a look; the first picture is the person, the second the garments laid out flat. */
export function editPrompt({ garments }: Look): string {
  const worn = garments
    .filter(isDrawnGarment)
    .map(({ name }) => name)
    .join(', ');
  return `Photograph 1 shows a person. Photograph 2 shows garments laid out flat. Dress the person of photograph 1 in exactly these garments: ${worn}.
Replace all other clothes. Keep everything else as it is: the same person, the same face, hair, hands and skin tone, the same body shape and
size, the same pose, the same place in the frame, the same background, light and camera. Do not crop, zoom, smooth or beautify.
One person, fully dressed, photorealistic, no text.`;
}
