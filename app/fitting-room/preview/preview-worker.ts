// Web Worker entry: draws the same picture as the background Worker, while that one is waiting.
import { unpackClassMaps } from '../body-map/class-maps.ts';
import { fitLookToPhoto } from '../fit-look-to-photo.ts';
import { analyzePhoto } from '../analyze-photo.ts';
import type { BodyModel } from '../person/body-model.ts';
import { pictureToBlob } from '../pixels/offscreen-canvas.ts';
import { fitWithin, resizePicture } from '../pixels/resize.ts';
import { render } from '../render.ts';
import type { Look } from '../../domain/looks/look.ts';
import { bakesFor } from './baked-files.ts';
import { pixelsOf, surfacesFrom, type ClothFiles } from './cloth-files.ts';
import type { DressablePhoto, PreviewMessage, PreviewReply } from './preview-messages.ts';

/** The same size as the server's picture. */
const WIDTH = 768;
const HEIGHT = 1152;
const QUALITY = 0.9;

async function modelOf(person: DressablePhoto): Promise<BodyModel> {
  const [whole, a, b] = await Promise.all([person.photo, person.mapA, person.mapB].map(pixelsOf));
  const { width, height } = fitWithin(whole!.width, whole!.height, WIDTH, HEIGHT);
  return analyzePhoto(resizePicture(whole!, width, height), {
    ...person.bodyMap,
    classes: unpackClassMaps({ a: a!, b: b! }),
  });
}

/** Two thirds of a picture's work, the same for every look on her photo. */
let model: Promise<BodyModel> = Promise.reject(new Error('No photo to draw on.'));
const readAnew = (person: Promise<BodyModel>): void => {
  model = person;
  // Told with the look that is to be drawn on it.
  model.catch(() => undefined);
};
readAnew(model);

async function draw(look: Look, cloths: ClothFiles = new Map()): Promise<PreviewReply> {
  const her = await model;
  const begun = performance.now();
  const shown = fitLookToPhoto(her, look);
  // The server shows the flat-lay card instead.
  if ('missing' in shown) throw new Error('Her photo cannot show this look.');
  const [surfaces, bakes] = await Promise.all([surfacesFrom(cloths), bakesFor(shown.look)]);
  const worn = render(her, shown.look, undefined, surfaces, bakes);
  const picture = await pictureToBlob(worn, { type: 'image/jpeg', quality: QUALITY });
  return { picture, ms: performance.now() - begun };
}

self.addEventListener('message', ({ data }: MessageEvent<PreviewMessage>) => {
  if ('person' in data) return readAnew(modelOf(data.person));
  const reply = (message: PreviewReply): void => self.postMessage(message);
  draw(data.look, data.cloths).then(reply, (error: unknown) =>
    reply({ picture: null, why: error instanceof Error ? error.message : String(error) }),
  );
});
