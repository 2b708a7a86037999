// The prompt for picture models: garments of our wardrobe, never a user's words.
import type { Look } from '../../domain/looks/look.ts';
import { isDrawnGarment } from '../cloth/drawn-garment.ts';

/** How the look is shown beside her photo. */
type Shown = 'card' | 'each' | 'words';

const BEGINNINGS: Readonly<Record<Shown, string>> = {
  card: 'Photograph 1 shows a person. Photograph 2 shows garments laid out flat. Dress the person of photograph 1',
  each: 'Photograph 1 shows a person. Each further photograph shows one garment. Dress the person of photograph 1',
  words: 'The photograph shows a person. Dress this person',
};

/** The first picture is the person. */
export function editPrompt({ garments }: Look, shown: Shown = 'card'): string {
  const worn = garments
    .filter(isDrawnGarment)
    .map(({ name }) => name)
    .join(', ');
  return `${BEGINNINGS[shown]} in exactly these garments: ${worn}.
Replace all other clothes. Keep everything else as it is: the same person, the same face, hair, hands and skin tone, the same body shape and
size, the same pose, the same place in the frame, the same background, light and camera. Do not crop, zoom, smooth or beautify.
One person, fully dressed, photorealistic, no text.`;
}
