// Which of her photos a look is drawn on: the one on which the least of her has to be made up.
import { photosInOrder } from '../domain/looks/photo-coverage.ts';
import type { Look } from '../domain/looks/look.ts';
import { fitLookToPhoto } from './fit-look-to-photo.ts';
import { inventedOn } from './invented-share.ts';
import type { BodyModel } from './person/body-model.ts';

/**
 * With so little to make up the other photo is not opened: a sleeveless top on a photo in a T-shirt needs 0.12
 * (`npm run bench:people`).
 */
const LITTLE = 0.15;

interface Chosen<Photo> {
  photo: Photo;
  model: BodyModel;
  fit: ReturnType<typeof fitLookToPhoto>;
}

/**
 * One model at a time is held, as two do not fit the memory of a Worker: a photo that is chosen after another was opened is
 * asked for again.
 * @param photos in their order, the first photo first
 * @param modelOf null for a photo that cannot be read
 * @returns null when none can be read
 */
export async function choosePhoto<Photo>(
  look: Look,
  photos: readonly Photo[],
  modelOf: (photo: Photo) => Promise<BodyModel | null>,
): Promise<Chosen<Photo> | null> {
  let best: (Omit<Chosen<Photo>, 'model'> & { carries: boolean; invented: number }) | null = null;
  let last: { photo: Photo; model: BodyModel } | null = null;
  for (const photo of photosInOrder(look, photos)) {
    last = null;
    const model = await modelOf(photo);
    if (!model) continue;
    last = { photo, model };
    const fit = fitLookToPhoto(model, look);
    const carries = 'look' in fit;
    const invented = inventedOn(model, look);
    const isBetter = !best || (carries === best.carries ? invented < best.invented : carries);
    if (isBetter) best = { photo, fit, carries, invented };
    if (carries && invented <= LITTLE) break;
  }
  if (!best) return null;
  const model = last?.photo === best.photo ? last.model : await modelOf(best.photo);
  return model && { photo: best.photo, model, fit: best.fit };
}
