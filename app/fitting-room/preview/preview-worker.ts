// Web Worker entry: draws the same picture as the background Worker, while that one is waiting.
import { unpackClassMaps } from '../body-map/class-maps.ts';
import { choosePhoto } from '../choose-photo.ts';
import { analyzePhoto } from '../analyze-photo.ts';
import type { BodyModel } from '../person/body-model.ts';
import { pictureToBlob, pixelsOf } from '../pixels/offscreen-canvas.ts';
import { fitWithin, resizePicture } from '../pixels/resize.ts';
import { render } from '../render.ts';
import type { Look } from '../../domain/looks/look.ts';
import { bakesFor } from './baked-files.ts';
import { surfacesFrom, type ClothFiles } from './cloth-files.ts';
import type { DressablePhoto, DressablePhotos, PreviewMessage, PreviewReply } from './preview-messages.ts';

/** The same size as the server's picture. */
const WIDTH = 768;
const HEIGHT = 1152;
const QUALITY = 0.9;

async function read(person: DressablePhoto): Promise<BodyModel> {
  const [whole, a, b] = await Promise.all([person.photo, person.mapA, person.mapB].map(pixelsOf));
  const { width, height } = fitWithin(whole!.width, whole!.height, WIDTH, HEIGHT);
  return analyzePhoto(resizePicture(whole!, width, height), {
    ...person.bodyMap,
    classes: unpackClassMaps({ a: a!, b: b! }),
  });
}

/** Two thirds of a picture's work, the same for every look on a photo; the first is read at once, the other when wanted. */
let people: DressablePhotos = [];
let models = new Map<DressablePhoto, Promise<BodyModel>>();

function modelOf(person: DressablePhoto): Promise<BodyModel> {
  const model = models.get(person) ?? read(person);
  models.set(person, model);
  return model;
}

function readAnew(hers: DressablePhotos): void {
  people = hers;
  models = new Map();
  // Told with the look that is to be drawn on it.
  if (hers[0]) modelOf(hers[0]).catch(() => undefined);
}

async function draw(look: Look, cloths: ClothFiles = new Map()): Promise<PreviewReply> {
  let why: unknown = new Error('No photo to draw on.');
  const chosen = await choosePhoto(look, people, (person) =>
    modelOf(person).catch((error: unknown) => {
      why = error;
      return null;
    }),
  );
  if (!chosen) throw why;
  const { model, fit } = chosen;
  const begun = performance.now();
  // The server shows the flat-lay card instead.
  if ('missing' in fit) throw new Error('Her photo cannot show this look.');
  const [surfaces, bakes] = await Promise.all([surfacesFrom(cloths), bakesFor(fit.look)]);
  const worn = render(model, fit.look, undefined, surfaces, bakes);
  const picture = await pictureToBlob(worn, { type: 'image/jpeg', quality: QUALITY });
  return { picture, ms: performance.now() - begun };
}

self.addEventListener('message', ({ data }: MessageEvent<PreviewMessage>) => {
  if ('people' in data) return readAnew(data.people);
  const reply = (message: PreviewReply): void => self.postMessage(message);
  draw(data.look, data.cloths).then(reply, (error: unknown) =>
    reply({ picture: null, why: error instanceof Error ? error.message : String(error) }),
  );
});
